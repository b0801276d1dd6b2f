import type { Bot } from '@orrery/bots';
import { games } from '@orrery/catalogue';
import { quickRandom, seedFrom, simplestAnswer, Table } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { readOptions } from '../shared/game-options.ts';
import { compete, lineUp } from './arena.ts';
import { playOut } from './play-out.ts';
import { interval, quantile } from './statistics.ts';

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
