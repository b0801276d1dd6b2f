import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { given } from '../../../testing/index.ts';

/** Sol is speaker. Votes: Sol 2 (Jord), Hacan 3 (Lirta IV), Letnev 2 (Wellon). */
const table = () =>
  given('sol', 'hacan', 'letnev').planets('sol', 'jord').planets('hacan', 'lirta-iv').planets('letnev', 'wellon');

const points = ({ seat }: ReturnType<ReturnType<typeof table>['agenda']>): number[] =>
  [0, 1, 2].map(who => seat(who).points);

/** Hacan votes for, the others as given. */
const voted = (started: ReturnType<ReturnType<typeof table>['agenda']>, letnev: string, sol?: string): void => {
  const { seat } = started;
  seat('hacan').chooses('for').allots({ 'lirta-iv': 1 });
  seat('letnev').chooses(letnev).allots({ wellon: 1 });
  if (sol) seat('sol').chooses(sol).allots({ jord: 1 });
  else seat('sol').passes();
};

proves('LRR 98, agendas/mutiny', 'whoever voted for it gains a victory point', () => {
  const started = table().agenda('mutiny');
  voted(started, 'for', 'against');
  deepEqual(points(started), [0, 1, 1]);
});

proves('LRR 98, agendas/mutiny', 'voted down, players who voted for it lose one, but never go below zero', () => {
  const started = table().points('hacan', 2).agenda('mutiny');
  voted(started, 'against', 'against');
  deepEqual(points(started), [0, 1, 0]);
  const poor = table().agenda('mutiny');
  voted(poor, 'against', 'against');
  deepEqual(points(poor), [0, 0, 0]);
});

proves('LRR 98.7, agendas/mutiny', 'one after the other from the speaker: the first to reach the target wins', () => {
  const started = table().points('hacan', 9).points('sol', 9).agenda('mutiny');
  voted(started, 'for', 'for');
  deepEqual([points(started), started.table.state.winner], [[10, 9, 0], 0]);
});

proves('LRR 98, agendas/mutiny', 'by the speaker’s word alone nobody gains', () => {
  const { seat, table: played } = given('sol', 'hacan', 'letnev').agenda('mutiny');
  seat('sol').chooses('for');
  deepEqual([seat('sol').points, played.over], [0, true]);
});

proves('LRR 98, agendas/seed-of-an-empire', 'everybody with the most victory points gains one', () => {
  const started = table().points('sol', 3).points('letnev', 3).points('hacan', 1).agenda('seed-of-an-empire');
  voted(started, 'for');
  deepEqual(points(started), [4, 1, 4]);
});

proves('LRR 98, agendas/seed-of-an-empire', 'voted down, everybody with the fewest', () => {
  const started = table().points('sol', 3).points('letnev', 3).points('hacan', 1).agenda('seed-of-an-empire');
  voted(started, 'against', 'against');
  deepEqual(points(started), [3, 2, 3]);
});

proves(
  'LRR 98.7, agendas/seed-of-an-empire',
  'of several at the edge of winning the first from the speaker wins',
  () => {
    const started = table().speaker('letnev').points('hacan', 9).points('letnev', 9).agenda('seed-of-an-empire');
    started.seat('sol').passes();
    started.seat('hacan').passes();
    started.seat('letnev').passes();
    started.seat('letnev').isAsked('break-tie').chooses('for');
    deepEqual([points(started), started.table.state.winner], [[0, 9, 10], 2]);
  },
);
