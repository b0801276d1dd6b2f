import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import type { UnitType } from '../../../model/ids.ts';
import { activate, redistribute } from '../../../moments/steps.ts';
import { fleetLimitIn } from '../../../moments/units/queries.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { endRound } from '../../../rules/phases/round.ts';
import { given } from '../../../testing/index.ts';

const table = () =>
  given('letnev', 'hacan', 'sol').sheet('letnev').planets('letnev', 'arc-prime').planets('hacan', 'arretze');

proves('LRR 51.4, leaders/viscount-unlenn', "the agent adds a die to a ship in anybody's combat, for one round", () => {
  const { seat } = table()
    .leader('letnev', 'viscount-unlenn')
    .units('hacan', '46', { cruiser: 1 })
    .units('sol', '46', { cruiser: 1 })
    .active('hacan')
    .dice('combat', 1, 1)
    .dice('combat', 1)
    .dice('combat', 7)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  const letnev = seat('letnev')
    .isAsked('start-of-space-combat')
    .isOffered('viscount-unlenn')
    .chooses('viscount-unlenn');
  letnev.isAsked('viscount-unlenn.unit').isOffered('1:cruiser', '2:cruiser').chooses('1:cruiser').isNotAsked();
  deepEqual([letnev.player.exhausted, seat('sol').units('46')], [['viscount-unlenn'], {}]);
});

proves('LRR 51.4, leaders/viscount-unlenn', 'any ship that fights, and no other unit rolls more', () => {
  const { seat } = table()
    .leader('letnev', 'viscount-unlenn')
    .units('hacan', '46', { cruiser: 1, carrier: 1, infantry: 1 })
    .units('sol', '46', { cruiser: 1 })
    .active('hacan')
    .dice('combat', 7, 1, 1)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  const letnev = seat('letnev').chooses('viscount-unlenn').isOffered('1:cruiser', '1:carrier', '2:cruiser');
  letnev.chooses('1:cruiser');
  deepEqual(seat('sol').units('46'), {});
});

proves('LRR 51.4, leaders/viscount-unlenn', 'not on the ground; nobody has to', () => {
  const ground = table()
    .planet('arc-prime', { controller: 'letnev', exhausted: true })
    .units('letnev', '19', { carrier: 1, infantry: 3 })
    .units('hacan', 'wellon', { infantry: 1 })
    .planets('hacan', 'wellon')
    .leader('letnev', 'viscount-unlenn')
    .dice('combat', 10, 1, 1)
    .dice('combat', 1)
    .start(activate({ system: '19' }));
  ground.seat('letnev').allots({ 'infantry@wellon': 3 }).isNotAsked();
  const space = table()
    .units('letnev', '46', { cruiser: 2 })
    .units('hacan', '46', { cruiser: 1 })
    .leader('letnev', 'viscount-unlenn')
    .dice('combat', 10, 1)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  deepEqual(space.seat('letnev').passes().player.exhausted, []);
});

/** Dreadnoughts take two hits. */
const hitTwice = () =>
  table()
    .units('letnev', '46', { dreadnought: 2 })
    .units('hacan', '46', { dreadnought: 2 })
    .dice('combat', 10, 10)
    .dice('combat', 10, 10)
    .dice('combat', 10, 10)
    .dice('combat', 1, 1);

proves('LRR 51.8, leaders/rear-admiral-farran', 'a trade good for each unit that sustains, if it likes', () => {
  const { seat } = hitTwice()
    .leader('letnev', 'rear-admiral-farran')
    .start(activate({ system: '46' }));
  const letnev = seat('letnev').isAsked('sustain-damage').allots({ dreadnought: 2 });
  letnev.isAsked('after-sustain-damage').isOffered('rear-admiral-farran').chooses('rear-admiral-farran');
  equal(letnev.tradeGoods, 1);
  letnev.isAsked('after-sustain-damage').passes().isNotAsked();
  seat('hacan').isAsked('sustain-damage').allots({ dreadnought: 2 });
  equal(letnev.tradeGoods, 1);
});

proves('LRR 51.8, leaders/rear-admiral-farran', 'for whom it is lent to as well, and for nobody else', () => {
  const { seat } = hitTwice()
    .leader('letnev', 'rear-admiral-farran')
    .notesInPlay('hacan', 'alliance#0')
    .start(activate({ system: '46' }));
  seat('letnev').allots({ dreadnought: 2 }).passes().passes();
  seat('hacan').allots({ dreadnought: 2 }).isAsked('after-sustain-damage').chooses('rear-admiral-farran').passes();
  equal(seat('hacan').tradeGoods, 1);
});

proves('LRR 51.6, leaders/rear-admiral-farran', 'five ships in one system unlock it, fighters not counted', () => {
  const unlocked = (ships: Partial<Record<UnitType, number>>, fleet = 3) => {
    const { seat } = table()
      .leader('letnev', 'rear-admiral-farran', 'locked')
      .tokens('letnev', { fleet })
      .units('letnev', '46', ships)
      .crowded()
      .start(endRound({}));
    if (fleet < 3) seat('letnev').isAsked('remove-ships').allots({ cruiser: 1 });
    return !seat('letnev').player.leaders[0]!.locked;
  };
  deepEqual(unlocked({ cruiser: 3, carrier: 2 }), true);
  deepEqual(unlocked({ cruiser: 2, carrier: 2, fighter: 4 }), false);
  deepEqual(unlocked({ cruiser: 3, carrier: 2 }, 2), false); // one of them must be removed
});

const HERO = 'component:darktalon-treilla:darktalon-treilla';

proves(
  'LRR 37.3, LRR 51.10, LRR 51.12, leaders/darktalon-treilla',
  'no limit to its fleets until the round is over; then ships go, and the hero is purged',
  () => {
    const used = table()
      .leader('letnev', 'darktalon-treilla')
      .strategyCards('letnev', 'leadership!')
      .tokens('letnev', { tactic: 0, fleet: 3, strategy: 0 })
      .units('letnev', '46', { cruiser: 5 })
      .start(takeTurn({ seat: 0 }), redistribute({ seat: 0 }), endRound({}));
    const letnev = used.seat('letnev').isOffered(HERO, 'pass').chooses(HERO);
    letnev.isAsked('redistribute-tokens').allots({ fleet: 1, tactic: 2 });
    deepEqual([letnev.units('46'), used.table.state.purged], [{ cruiser: 3 }, ['darktalon-treilla']]);
    deepEqual([letnev.player.leaders, used.table.state.lasting], [[], []]);
  },
);

proves('LRR 37.3, leaders/darktalon-treilla', 'it is not used twice, and has no effect on other players', () => {
  const { seat, table: played } = table()
    .leader('letnev', 'darktalon-treilla')
    .strategyCards('letnev', 'leadership!')
    .tokens('letnev', { tactic: 0, fleet: 1 })
    .start(takeTurn({ seat: 0 }), takeTurn({ seat: 0 }));
  const letnev = seat('letnev').chooses(HERO);
  deepEqual([letnev.player.leaders.length, played.state.purged], [1, []]);
  deepEqual([fleetLimitIn(played.state, 0, '46') > 1000, fleetLimitIn(played.state, 1, '46')], [true, 3]);
  letnev.isOffered('pass').chooses('pass');
});

proves('LRR 51.12, leaders/darktalon-treilla', 'a round in which it is not used leaves it where it is', () => {
  const { seat, table: played } = table().leader('letnev', 'darktalon-treilla').start(endRound({}));
  deepEqual([seat('letnev').player.leaders.length, played.state.purged], [1, []]);
});
