import { deepEqual } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { systemToChange } from '../../model/changes.ts';
import { activate } from '../../moments/steps.ts';
import { takeTurn } from '../../rules/phases/action-phase.ts';
import { given } from '../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev').relics('sol', 'circlet-of-the-void');

proves('LRR 41.1, LRR 41.2, relics/circlet-of-the-void', 'no gravity rift takes its ships, but it speeds them', () => {
  const { seat, table: played } = table()
    .exhausted('sol', 'circlet-of-the-void')
    .units('sol', '41', { dreadnought: 1 }) // move 1; 39 and 47 are adjacent
    .start(activate({ system: '25' }));
  seat('sol').isAsked('move.from').chooses('41').allots({ dreadnought: 1 });
  deepEqual(seat('sol').units('25'), { dreadnought: 1 });
  deepEqual(eventsOf(played, 'rift-rolled'), []);
});

proves('LRR 11.1, LRR 86.1, relics/circlet-of-the-void', 'its ships go into asteroid fields and supernovae', () => {
  for (const [from, to] of [
    ['26', '44'],
    ['47', '43'],
  ] as const) {
    const { seat } = table()
      .units('sol', from, { cruiser: 1 })
      .start(activate({ system: to }));
    seat('sol').chooses(from).allots({ cruiser: 1 });
    deepEqual(seat('sol').units(to), { cruiser: 1 });
  }
});

proves('LRR 59.1, LRR 59.2, relics/circlet-of-the-void', 'nebulae neither stop them nor slow them down', () => {
  const through = table()
    .units('sol', '40', { cruiser: 1 })
    .start(activate({ system: '18' }));
  through.seat('sol').chooses('40').allots({ cruiser: 1 });
  deepEqual(through.seat('sol').units('18'), { cruiser: 1 });
  const out = table()
    .units('sol', '42', { cruiser: 1 })
    .start(activate({ system: '46' }));
  out.seat('sol').isOffered('42').chooses('42').allots({ cruiser: 1 });
  deepEqual(out.seat('sol').units('46'), { cruiser: 1 });
  const far = table()
    .units('sol', '42', { cruiser: 1 })
    .start(activate({ system: '44' }));
  far.seat('sol').isNotAsked(); // three systems away, and a cruiser moves two
});

proves('relics/circlet-of-the-void', 'others are held up as ever', () => {
  const { seat } = table()
    .units('hacan', '26', { cruiser: 1 })
    .active('hacan')
    .start(activate({ system: '44' }));
  seat('hacan').isNotAsked();
  deepEqual(seat('hacan').units('26'), { cruiser: 1 });
});

proves('LRR 35.5, relics/circlet-of-the-void', 'an action explores a frontier token where no other has ships', () => {
  const start = (exhausted = false) => {
    const given = table()
      .strategyCards('sol', 'leadership!')
      .units('hacan', '46', { fighter: 1 })
      .deck('frontier', 'lost-crew#1')
      .deck('action-cards', 'a', 'b', 'c');
    return (exhausted ? given.exhausted('sol', 'circlet-of-the-void') : given)
      .technology(1, 'fighter-ii')
      .start(takeTurn({ seat: 0 }));
  };
  const { seat } = start();
  seat('sol').uses('circlet-of-the-void').isAsked('circlet-of-the-void');
  seat('sol').isOffered('39', '40', '41', '42', '43', '44', '47').chooses('43');
  deepEqual([seat('sol').system('43').frontier, seat('sol').player.actionCards], [false, ['a', 'b']]);
  deepEqual(seat('sol').player.exhausted, ['circlet-of-the-void']);
  start(true).seat('sol').cannotUse('circlet-of-the-void').chooses('pass');
});

proves('LRR 22.3, relics/circlet-of-the-void', 'the last frontier token is enough for it, none is not', () => {
  const left = (count: number, ...cards: string[]) =>
    table()
      .strategyCards('sol', 'leadership!')
      .deck('frontier', ...cards)
      .with(game => {
        for (const { id } of game.systems.filter(({ frontier }) => frontier).slice(count))
          systemToChange(game, id).frontier = false;
      })
      .start(takeTurn({ seat: 0 }))
      .seat('sol');
  const sol = left(1, 'enigmatic-device#1').uses('circlet-of-the-void').chooses('46');
  deepEqual(sol.player.kept, ['enigmatic-device#1']);
  left(0, 'enigmatic-device#1').cannotUse('circlet-of-the-void').chooses('pass');
  left(1).cannotUse('circlet-of-the-void').chooses('pass'); // nor with the cards gone
});
