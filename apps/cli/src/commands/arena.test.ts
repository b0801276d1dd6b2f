import type { Bot } from '@orrery/bots';
import { games } from '@orrery/catalogue';
import { quickRandom, seedFrom, simplestAnswer, Table } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { readOptions } from '../shared/game-options.ts';
import { compete, lineUp } from './arena.ts';
import { playOut } from './play-out.ts';
import { interval, meanInterval, quantile } from './statistics.ts';

const { game } = games['eminent-domain'];
const options = readOptions(games['eminent-domain'], [], 2);

test('reports wins with a confidence interval, points and time per bot', () => {
  const report = compete(game, { bots: ['greedy', 'random'], games: 20, seed: 'arena', options });
  const [greedy, random] = report.bots;
  expect(greedy).toMatchObject({ bot: 'greedy', seats: 1, evenRate: 0.5 });
  expect(greedy!.wins + random!.wins).toBeCloseTo(20);
  expect(greedy!.winRate).toBeGreaterThan(0.8);
  expect(greedy!.interval[0]).toBeLessThan(greedy!.winRate);
  expect(greedy!.interval[1]).toBeCloseTo(1);
  expect(greedy!.points).toBeGreaterThan(random!.points);
  expect(greedy!.milliseconds.max).toBeGreaterThanOrEqual(greedy!.milliseconds.median);
});

test('reports the points of each faction, in games that have factions', () => {
  const ti = games['twilight-imperium'];
  const report = compete(ti.game, {
    bots: ['random', 'random', 'random'],
    games: 2,
    seed: 'factions',
    options: readOptions(ti, ['factions=sol,hacan,letnev', 'points=4'], 3),
  });
  const factions = report.factions!;
  expect(factions.map(({ faction, games, each }) => [faction, games, each.length]).toSorted()).toEqual([
    ['hacan', 2, 2],
    ['letnev', 2, 2],
    ['sol', 2, 2],
  ]);
  expect(factions.map(({ points }) => points)).toEqual(factions.map(({ points }) => points).toSorted((a, b) => b - a));
  expect(factions.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(2);
  for (const {
    points,
    interval: [low, high],
    each,
  } of factions) {
    expect(points).toBeCloseTo((each[0]! + each[1]!) / 2);
    expect([low, high]).toEqual(meanInterval(each));
  }
  expect(compete(game, { bots: ['random', 'random'], games: 1, seed: 'x', options }).factions).toBeNull();
});

test('the interval of a mean matches a hand calculation', () => {
  const [low, high] = meanInterval([4, 6, 8]); // standard deviation 2
  expect(low).toBeCloseTo(6 - (1.96 * 2) / Math.sqrt(3));
  expect(high).toBeCloseTo(6 + (1.96 * 2) / Math.sqrt(3));
  expect(meanInterval([5])).toEqual([5, 5]);
});

test('the same seed gives the same games', () => {
  const rates = (seed: string) =>
    compete(game, { bots: ['random', 'random', 'random'], games: 3, seed, options }).bots.map(each => [
      each.decisions,
      each.points,
    ]);
  expect(rates('a')).toEqual(rates('a'));
  expect(rates('a')).not.toEqual(rates('b'));
});

test('bots are asked again after everything hidden from them was redealt', () => {
  const report = compete(game, {
    bots: ['search', 'greedy', 'random'],
    games: 1,
    decisions: 60,
    check: 12,
    budget: { iterations: 2 },
    seed: 'blind',
    options,
  });
  expect(report.decisions).toBeGreaterThanOrEqual(60);
  expect(report.checked).toBe(Math.ceil(report.decisions / 12));
});

test('detects a bot that reads hidden state, and one that gives an illegal answer', () => {
  const table = () => new Table(game, { seats: 2, options, seed: seedFrom('peeking') });
  const play = (choose: Bot['choose'], isChecked = true) =>
    playOut(table(), {
      bots: [0, 1].map(() => ({ name: 'cheat', choose })),
      random: quickRandom(1),
      isChecked: () => isChecked,
      onDecision() {},
    });
  const plain: Bot['choose'] = ({ ask }) => simplestAnswer(ask);
  expect(play(plain)).toBe(true);

  let asked = 0;
  const fickle: Bot['choose'] = input =>
    input.ask.kind === 'role' ? [['survey', 'warfare'][asked++ % 2]!] : plain(input);
  expect(play(fickle, false)).toBe(true);
  expect(() => play(fickle)).toThrow('after what it cannot see was redealt');
  expect(() => play(() => ['no such thing'])).toThrow('answer/unknown-key');
});

test('the last bot named takes the remaining seats', () => {
  expect(lineUp(['steward', 'random'], 4)).toEqual(['steward', 'random', 'random', 'random']);
  expect(lineUp(['random'], 3)).toEqual(['random', 'random', 'random']);
  expect(() => lineUp(['a', 'b', 'c'], 2)).toThrow('one to 2 names');
});

test("Wilson's interval matches a hand calculation for 8 of 10", () => {
  const [low, high] = interval(8, 10);
  expect(low).toBeCloseTo(0.4902, 3);
  expect(high).toBeCloseTo(0.9433, 3);
  expect(interval(10, 10)[1]).toBe(1);
  expect(quantile([1, 2, 3, 4], 0.5)).toBe(3);
  expect(quantile([], 0.5)).toBe(0);
});
