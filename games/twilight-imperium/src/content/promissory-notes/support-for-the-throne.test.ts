import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { tacticalAction } from '../../moments/steps.ts';
import { transaction } from '../../rules/economy/transactions.ts';
import { given } from '../../testing/index.ts';
import { eliminate } from '../../verbs/factions/elimination.ts';

const note = 'support-for-the-throne';
const table = () =>
  given('sol', 'hacan', 'letnev').planets('sol', 'wellon').planets('hacan', 'lodor').planets('letnev', 'bereg');

const swap = (points: [sol: number, hacan: number]) => {
  const start = table()
    .notes('sol', `${note}#0`)
    .notes('hacan', `${note}#1`)
    .points('sol', points[0])
    .points('hacan', points[1])
    .start(transaction({ seat: 0, partner: 1 }));
  start.seat('sol').deals({ [`note:${note}#0`]: 1 }, { [`note:${note}#1`]: 1 });
  start.seat('hacan').chooses('accept');
  return start;
};

proves(
  'LRR 69.1, LRR 98.7, promissory-notes/support-for-the-throne',
  'Support for the Throne is a point from the moment it is received',
  () => {
    const { seat } = swap([2, 3]);
    deepEqual([seat('sol').points, seat('hacan').points], [3, 4]);
    deepEqual([seat('sol').player.notesInPlay, seat('hacan').player.notesInPlay], [[`${note}#1`], [`${note}#0`]]);
  },
);

proves('LRR 98.7', 'of two who exchange theirs the active player gains its point first (R-090)', () => {
  const { seat, table: played } = swap([9, 9]);
  deepEqual([played.state.winner, seat('hacan').points], [0, 9]);
});

proves('LRR 69.1', 'it is lost at once by activating a system with any unit of the owner', () => {
  const { seat } = table()
    .notesInPlay('sol', `${note}#1`)
    .points('sol', 4)
    .units('hacan', 'lodor', { pds: 1 })
    .start(tacticalAction({}));
  seat('sol').chooses('26');
  deepEqual([seat('sol').points, seat('sol').player.notesInPlay, seat('hacan').player.notes], [3, [], [`${note}#1`]]);
});

proves('LRR 69.1', 'not by activating another system', () => {
  const { seat } = table().notesInPlay('sol', `${note}#1`).points('sol', 4).start(tacticalAction({}));
  seat('sol').chooses('26'); // a planet of the owner, but no unit
  deepEqual([seat('sol').points, seat('sol').player.notesInPlay], [4, [`${note}#1`]]);
});

proves('LRR 69.7, LRR 33.4', 'and when the owner is eliminated', () => {
  const { seat, table: played } = table()
    .notesInPlay('sol', `${note}#1`)
    .points('sol', 4)
    .runs(game => eliminate(game, 1));
  equal(seat('sol').points, 3);
  deepEqual(played.state.purged, [`${note}#1`]);
});

proves('LRR 69.1', 'it is lost before any ship has moved', () => {
  const { seat } = table()
    .notesInPlay('sol', `${note}#1`)
    .points('sol', 4)
    .units('sol', '19', { cruiser: 1 })
    .units('hacan', '26', { cruiser: 1 })
    .start(tacticalAction({}));
  seat('sol').chooses('26').isAsked('move.from');
  equal(seat('sol').points, 3);
  seat('sol').passes();
});
