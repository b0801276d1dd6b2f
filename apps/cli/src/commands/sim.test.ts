import { findGame } from '@orrery/catalogue';
import type { Game, KernelState } from '@orrery/kernel';
import { printed } from '@orrery/twilight-imperium/printed';
import { describe, expect, test } from 'vitest';
import { captureOutput } from '../testing/captured-output.ts';
import { command, simulate } from './sim.ts';

const { game } = findGame('eminent-domain')!;
const options = { errata2014: false, extended: false, learning: false };

const output = captureOutput();

describe('simulate', () => {
  test('plays games to their end and counts them', () => {
    const report = simulate(game, { players: 4, games: 20, seed: 'test', bots: ['random'], options });
    expect(report).toMatchObject({ game: 'eminent-domain', players: 4, games: 20, finished: 20, stuck: 0, errors: 0 });
    expect(report.decisions).toBe(report.meanDecisions * 20);
    expect(report.wins.byBot.random).toBeCloseTo(20);
    expect(report.wins.bySeat.reduce((sum, each) => sum + each)).toBeCloseTo(20);
    expect(report.scores.random!.min).toBeLessThanOrEqual(report.scores.random!.mean);
    expect(report.scores.random!.mean).toBeLessThanOrEqual(report.scores.random!.max);
  });

  test('the same seed gives the same games', () => {
    const played = () => {
      const { wins, scores, decisions } = simulate(game, {
        players: 3,
        games: 3,
        seed: 's',
        bots: ['greedy', 'random'],
        options,
      });
      return { wins, scores, decisions };
    };
    expect(played()).toEqual(played());
  });

  test('a rule that throws is reported as an error, and the other games continue', () => {
    const broken = { ...game, steps: game.steps.filter(step => step.id !== 'ed/cleanup') } as Game<KernelState>;
    const report = simulate(broken, { players: 2, games: 7, seed: 's', bots: ['random'], options });
    expect(report).toMatchObject({ games: 7, finished: 0, errors: 7 });
    expect(report.described).toHaveLength(5);
    expect(report.described[0]).toMatch(/^game 0 \(seed s\/0\): .*ed\/cleanup/);
  });

  test('a game that stops before its end is stuck', () => {
    const endless = { ...game, standing: () => undefined } as Game<KernelState>;
    expect(simulate(endless, { players: 2, games: 2, seed: 's', bots: ['random'], options })).toMatchObject({
      finished: 0,
      stuck: 2,
    });
  });
});

describe('orrery sim', () => {
  test('lists the components that nobody used, where the game has a list of them', async () => {
    const args = ['--players', '3', '--games', '1', '--unused', '--json'];
    expect(await command.run(['twilight-imperium', ...args])).toBe(0);
    const { unused } = JSON.parse(output.out) as { unused: string[] };
    expect(unused).toContain('relics/lightrail-ordnance'); // of a set that is not in the game
    expect(unused).not.toContain('relics/heart-of-ixth'); // not complete
    expect(unused.filter(each => each.startsWith('technologies/')).length).toBeLessThan(
      Object.keys(printed.technologies).length,
    );
    expect(await command.run(['eminent-domain', ...args])).toBe(2);
  });

  test('prints JSON for programs', async () => {
    const args = ['eminent-domain', '--players', '4', '--games', '4', '--bot', 'greedy,random,random,random', '--json'];
    expect(await command.run(args)).toBe(0);
    const report = JSON.parse(output.out);
    expect(report).toMatchObject({ game: 'eminent-domain', players: 4, games: 4, finished: 4 });
    expect(Object.keys(report.wins.byBot)).toEqual(['greedy', 'random']);
    expect(Object.keys(report)).not.toContain('described');
    expect(output.err).toBe('');
  });

  test('prints lines for people', async () => {
    expect(await command.run(['eminent-domain', '--players', '2', '--games', '2', '--option', 'errata2014'])).toBe(0);
    expect(output.out).toMatch(/^eminent-domain, 2 players, 2 games: 2 finished, 0 stuck, 0 errors\n/);
    expect(output.out).toMatch(/random: 2\.0 wins \(100\.0 %\); score /);
  });

  test.each([
    [[], /which game\? One of: /],
    [['chess'], /there is no game "chess"/],
    [['eminent-domain', 'too', 'many'], /one game at a time/],
    [['eminent-domain', '--players', '7'], /2 to 4 players/],
    [['eminent-domain', '--games', 'many'], /--games needs a whole number/],
    [['eminent-domain', '--games', '0'], /--games needs a whole number of at least 1/],
    [['eminent-domain', '--bot', 'deep-thought'], /no bot "deep-thought"; it has: easy, normal, hard, random, greedy/],
    [['eminent-domain', '--bot', ''], /--bot needs/],
    [['eminent-domain', '--players', '2', '--bot', 'random,random,random'], /--bot needs one to 2 names/],
    [['eminent-domain', '--option', 'nonsense'], /no option "nonsense"/],
    [['eminent-domain', '--wat'], /Unknown option '--wat'/],
    [['twilight-imperium', '--players', '9'], /is for 3 to 8 players/],
    [['twilight-imperium', '--players', '3', '--option', 'factions=sol,sol,hacan'], /faction "sol" is named twice/],
    [
      ['twilight-imperium', '--players', '3', '--option', 'factions=sol,ral-nel,hacan'],
      /"ral-nel" is no faction in these sets.*: arborec, /,
    ],
    [['twilight-imperium', '--players', '3', '--option', 'sets=base,nonsense'], /no set "nonsense"/],
    [['twilight-imperium', '--players', '3', '--option', 'map=19,20,xx'], /"xx" at 103, number 3, cannot be read/],
  ])('%j is bad input: one line and exit 2', async (args, message) => {
    expect(await command.run(args)).toBe(2);
    expect(output.err).toMatch(message);
    expect(output.err.trimEnd().split('\n')).toHaveLength(1);
    expect(output.out).toBe('');
  });

  test('--help prints the usage', async () => {
    expect(await command.run(['--help'])).toBe(0);
    expect(output.out).toMatch(/^orrery sim GAME/);
    expect(output.out).toMatch(/--option teStrategyCards .*\n {6}Construction, primary: Place a structure or let/);
  });
});
