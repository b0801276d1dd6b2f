import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given, type Started } from '../../../testing/index.ts';

const table = () =>
  given('keleres', 'hacan', 'letnev')
    .sheet('keleres')
    .planets('keleres', 'moll-primus-keleres')
    .planets('hacan', 'arretze')
    .planets('letnev', 'arc-prime');

proves(
  'LRR 7.4, faction-abilities/laws-order',
  'Political Censure does nothing for a turn, and its point stays; then it is back',
  () => {
    const { seat, table: played } = table()
      .law('political-censure', '0')
      .points('keleres', 1)
      .goods('keleres', { tradeGoods: 1 })
      .actionCards('keleres', 'mining-initiative', 'plague')
      .technology('keleres', 'fleet-logistics')
      .strategyCards('keleres', 'leadership!')
      .start(takeTurn({ seat: 0 }));
    const keleres = seat('keleres').isAsked('start-of-turn').chooses('laws-order');
    keleres.isAsked('action').chooses('component:mining-initiative:mining-initiative').chooses('moll-primus-keleres');
    keleres.isAsked('action').chooses('end-turn');
    deepEqual([keleres.points, played.state.lasting, played.state.laws.length], [1, [], 1]);
    const censured = table()
      .law('political-censure', '0')
      .actionCards('keleres', 'mining-initiative')
      .strategyCards('keleres', 'leadership!')
      .start(takeTurn({ seat: 0 }));
    censured.seat('keleres').isAsked('action').isOffered('tactical', 'pass').chooses('pass');
  },
);

/** Everybody lets offers and windows pass, until this question. */
const until = (seats: Started['seat'], who: 'keleres' | 'hacan' | 'letnev', kind: string) => {
  for (let guard = 0; guard < 20; guard++) {
    if (seats(who).isWaitedFor && seats(who).ask.kind === kind) return seats(who);
    for (const each of ['keleres', 'hacan', 'letnev'] as const)
      if (seats(each).isWaitedFor && !(each === who && seats(each).ask.kind === kind)) seats(each).passes();
  }
  return seats(who);
};

proves(
  'LRR 8.16, LRR 8.22, promissory-notes/keleres-rider',
  'also for who can neither vote nor play action cards',
  () => {
    const { seat } = table()
      .law('political-censure', '2')
      .notes('letnev', 'keleres-rider#0')
      .planets('hacan', 'hercant')
      .planet('arc-prime', { controller: 'letnev', exhausted: true })
      .deck('action-cards', 'plague')
      .agenda('enforced-travel-ban');
    until(seat, 'letnev', 'after-agenda-revealed')
      .isOffered('keleres-rider#0')
      .chooses('keleres-rider#0')
      .chooses('for');
    until(seat, 'hacan', 'vote').chooses('for').allots({ hercant: 1 });
    until(seat, 'keleres', 'vote').passes();
    deepEqual([seat('letnev').player.actionCards, seat('letnev').tradeGoods], [['plague'], 2]);
  },
);

const archon = () => {
  const started = table().leader('keleres', 'odlynn-myrr').planets('hacan', 'hercant').agenda('enforced-travel-ban');
  until(started.seat, 'keleres', 'after-agenda-revealed').chooses('odlynn-myrr').isAsked('predict').chooses('for');
  return started.seat;
};

proves('LRR 8.22, LRR 51.10, leaders/odlynn-myrr', 'the votes are cast with own votes, for any outcome', () => {
  const seat = archon();
  until(seat, 'hacan', 'vote').chooses('for').allots({ hercant: 1 });
  const keleres = until(seat, 'keleres', 'vote').chooses('against').allots({ 'moll-primus-keleres': 1 });
  keleres.isAsked('odlynn-myrr.votes').says(6);
  keleres.isAsked('gain-tokens').isBound(2, 2).allots({ tactic: 2 }); // for Letnev, and for themselves
  deepEqual(keleres.tradeGoods, 2);
});

proves('LRR 8.22, LRR 51.10, leaders/odlynn-myrr', 'without an own vote there are none', () => {
  const seat = archon();
  until(seat, 'hacan', 'vote').chooses('for').allots({ hercant: 1 });
  const keleres = until(seat, 'keleres', 'vote').passes();
  keleres.isAsked('gain-tokens').isBound(2, 2).allots({ tactic: 2 });
  equal(keleres.tradeGoods, 2);
});

proves('LRR 51.10, leaders/kuuasi-aun-jalatai', 'the flagship is called from elsewhere, in a later round too', () => {
  const { seat } = table()
    .leader('keleres', 'kuuasi-aun-jalatai')
    .units('keleres', '46', { flagship: 1 })
    .units('keleres', '21', { destroyer: 1 })
    .units('hacan', '21', { cruiser: 1 })
    .planets('keleres', 'thibah')
    .tokens('keleres', { fleet: 6 })
    .dice('combat', 1)
    .dice('combat', 1)
    .dice('combat', 10, 1, 1)
    .dice('combat', 1)
    .start(activate({ system: '21' }));
  const keleres = seat('keleres');
  keleres.isAsked('start-of-space-combat').passes().isAsked('start-of-combat-round').chooses('kuuasi-aun-jalatai');
  keleres
    .isAsked('kuuasi-aun-jalatai.flagship')
    .chooses('21')
    .isAsked('recall')
    .allots({ '46:space': 1 })
    .isAsked('kuuasi-aun-jalatai')
    .passes();
  deepEqual([keleres.units('46'), keleres.units('21')], [{}, { destroyer: 1, flagship: 1 }]);
});

proves('LRR 51.6, leaders/suffi-an-keleres', 'a turn that is cut short has no further action', () => {
  const { seat } = given('keleres', 'hacan', 'letnev')
    .leader('keleres', 'suffi-an-keleres')
    .planets('keleres', 'moll-primus-keleres')
    .planets('hacan', 'arretze')
    .planets('letnev', 'arc-prime')
    .law('minister-of-peace', '1')
    .units('hacan', '47', { cruiser: 1 })
    .actionCards('keleres', 'mining-initiative')
    .technology('keleres', 'fleet-logistics')
    .strategyCards('keleres', 'leadership!')
    .start(takeTurn({ seat: 0 }));
  const keleres = seat('keleres').isAsked('action').chooses('component:mining-initiative:mining-initiative');
  keleres.chooses('moll-primus-keleres').isAsked('action').isTold({ left: 2 }).chooses('tactical').chooses('47');
  seat('hacan').isAsked('after-system-activated').chooses('minister-of-peace');
  keleres.isNotAsked();
});
