import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';

const table = () =>
  given('keleres', 'hacan', 'letnev')
    .planets('keleres', 'moll-primus-keleres')
    .planets('hacan', 'arretze')
    .planets('letnev', 'arc-prime');

proves(
  'LRR 51.10, LRR 51.12, leaders/harka-leeds',
  'three cards that are played as actions; the rest is shuffled back',
  () => {
    const { seat, table: played } = table()
      .leader('keleres', 'harka-leeds')
      .strategyCards('keleres', 'leadership!')
      .deck('action-cards', 'plague', 'sabotage#0', 'spy', 'uprising', 'ghost-ship')
      .start(takeTurn({ seat: 0 }));
    const keleres = seat('keleres').uses('harka-leeds');
    deepEqual(keleres.player.actionCards, ['plague', 'spy', 'uprising']);
    deepEqual([...played.state.actionCards.cards].sort(), ['ghost-ship', 'sabotage#0']);
    deepEqual(played.state.purged, ['harka-leeds']);
  },
);

const battle = (planet = true) => {
  const arranged = table()
    .leader('keleres', 'kuuasi-aun-jalatai')
    .units('keleres', '21', { destroyer: 1 })
    .units('hacan', '21', { cruiser: 1 })
    .tokens('keleres', { fleet: 6 });
  return planet ? arranged.planets('keleres', 'thibah') : arranged;
};

proves('LRR 51.10, leaders/kuuasi-aun-jalatai', 'the flagship and two ships join at the start of any round', () => {
  const { seat } = battle()
    .dice('combat', 1)
    .dice('combat', 1)
    .dice('combat', 1, 1, 10, 1, 1)
    .dice('combat', 1)
    .start(activate({ system: '21' }));
  const keleres = seat('keleres').isAsked('start-of-space-combat').passes();
  keleres.isAsked('start-of-combat-round').chooses('kuuasi-aun-jalatai');
  keleres.isAsked('kuuasi-aun-jalatai').isOffered('cruiser', 'destroyer').chooses('cruiser').chooses('cruiser');
  deepEqual([keleres.units('21'), keleres.player.leaders], [{ flagship: 1, cruiser: 2, destroyer: 1 }, []]);
});

proves('LRR 51.10, leaders/kuuasi-aun-jalatai', 'only where it has a planet', () => {
  const { seat } = battle(false)
    .dice('combat', 10)
    .dice('combat', 1)
    .start(activate({ system: '21' }));
  seat('keleres').isNotAsked();
});

proves(
  'LRR 8.22, LRR 51.10, leaders/odlynn-myrr',
  'six votes more, and a good and a token for each who does not vote so',
  () => {
    const { seat } = table().leader('keleres', 'odlynn-myrr').planets('hacan', 'hercant').agenda('enforced-travel-ban');
    seat('keleres').isAsked('after-agenda-revealed').chooses('odlynn-myrr').isAsked('predict').chooses('for');
    for (const who of ['keleres', 'hacan', 'letnev'] as const)
      while (seat(who).isWaitedFor && seat(who).ask.kind === 'transaction.deal') seat(who).passes();
    seat('hacan').isAsked('vote').chooses('against').allots({ hercant: 1 });
    const keleres = seat('keleres').isAsked('vote').chooses('for').allots({ 'moll-primus-keleres': 1 });
    keleres.isAsked('odlynn-myrr.votes').says(6);
    keleres.isAsked('gain-tokens').isBound(2, 2).allots({ tactic: 2 });
    deepEqual([keleres.tradeGoods, keleres.player.leaders], [2, []]);
  },
);
