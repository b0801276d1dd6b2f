import { deepEqual, equal } from 'node:assert/strict';
import { eventsOf, testEvents } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { playerToChange } from '../../model/changes.ts';
import { afterObjectiveScored } from '../../moments/objectives/windows.ts';
import { given } from '../../testing/index.ts';
import { gainPoints, gainPointsTogether, losePoints, scoreObjective, winByPoints } from './points.ts';

const { emit, heard } = testEvents<{ readonly noticed: { readonly points: number } }>();

proves('LRR 98.3', 'everybody begins with no points', () => {
  const { table } = given('sol', 'hacan', 'letnev').start();
  deepEqual(
    table.state.seats.map(({ points }) => points),
    [0, 0, 0],
  );
});

proves('LRR 98.1, LRR 98.4, LRR 61.2, LRR 61.12', 'an objective gives the points that stand on it', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .revealed('subdue-the-galaxy')
    .runs(game => scoreObjective(game, 0, 'subdue-the-galaxy', 2));
  equal(seat('sol').points, 2);
  deepEqual(seat('sol').player.scored, ['subdue-the-galaxy']);
});

afterObjectiveScored.install({
  id: 'test',
  automatic: true,
  publicly: () => false,
  playable: (_game, seat, scored) => (seat === scored.seat ? ['test'] : []),
  play: (game, seat) => emit('noticed', { points: game.seats[seat]!.points }),
});

proves('LRR 61.12', 'what follows on scoring sees the points, and nothing follows on the last of them', () => {
  for (const [before, noticed] of [
    [3, [5]],
    [8, []],
  ] as const) {
    const { table } = given('sol', 'hacan', 'letnev')
      .points('sol', before)
      .revealed('subdue-the-galaxy')
      .runs(game => scoreObjective(game, 0, 'subdue-the-galaxy', 2));
    deepEqual(
      eventsOf(heard(table), 'noticed').map(({ data }) => data.points),
      noticed,
    );
  }
});

proves('LRR 98.4a', 'nobody has more points than the track shows, or fewer than none', () => {
  const { table, seat } = given('sol', 'hacan', 'letnev')
    .points('sol', 9)
    .runs(game => gainPoints(game, 0, 2, 'test'));
  equal(seat('sol').points, 10);
  equal(table.over, true);

  const poor = given('sol', 'hacan', 'letnev').points('sol', 1);
  equal(poor.runs(game => losePoints(game, 0, 2, 'test')).seat('sol').points, 0);
});

proves('LRR 98.2a', 'with fourteen points to win, ten do not', () => {
  const { table, seat } = given('sol', 'hacan', 'letnev', { points: 14 })
    .points('sol', 9)
    .runs(function* (game) {
      yield* gainPoints(game, 0, 1, 'test');
      equal(game.winner, null);
      yield* gainPoints(game, 0, 4, 'test');
    });
  equal(seat('sol').points, 14);
  deepEqual(table.standing?.winners, [0]);
});

proves('GR status.1a, LRR 98.7', 'the game ends in the middle of what was under way', () => {
  const { table, seat } = given('sol', 'hacan', 'letnev')
    .points('sol', 9)
    .runs(function* (game) {
      yield* gainPoints(game, 0, 1, 'test');
      yield* gainPoints(game, 1, 1, 'test');
    });
  equal(table.over, true);
  equal(seat('hacan').points, 0);
});

proves('GR status.1b, LRR 98.7', 'of those who reach the target together the first by initiative wins', () => {
  const { table } = given('sol', 'hacan', 'letnev')
    .points('sol', 9)
    .points('hacan', 9)
    .strategyCards('sol', 'imperial')
    .strategyCards('hacan', 'trade')
    .runs(game => gainPointsTogether(game, [0, 1, 2], 1, 'test'));
  deepEqual(table.standing, { winners: [1], scores: [10, 10, 1] });
});

proves('LRR 98.7', 'without strategy cards it is the one nearest the speaker clockwise', () => {
  const { table } = given('sol', 'hacan', 'letnev')
    .points('sol', 9)
    .points('hacan', 9)
    .strategyCards('sol')
    .strategyCards('hacan')
    .strategyCards('letnev')
    .speaker('letnev')
    .runs(game => gainPointsTogether(game, [0, 1], 1, 'test'));
  deepEqual(table.standing?.winners, [0]);
});

proves('LRR 98.8', 'a player who is eliminated does not win by points', () => {
  const { table } = given('sol', 'hacan', 'letnev')
    .points('sol', 7)
    .points('letnev', 2)
    .with(game => {
      playerToChange(game, 0).eliminated = true;
    })
    .runs(game => winByPoints(game));
  deepEqual(table.standing?.winners, [2]);
});
