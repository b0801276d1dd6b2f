import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@orrery/catalogue';
import { type Game, type KernelState, load } from '@orrery/kernel';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readOptions } from '../shared/game-options.ts';
import { command, fuzz, fuzzTables, keep, optionSets, readTables } from './fuzz.ts';

const { game } = findGame('eminent-domain')!;

afterEach(() => {
  vi.restoreAllMocks();
});

describe('optionSets', () => {
  test('every legal combination of switches for a number of players', () => {
    expect(optionSets(game, 2)).toEqual([
      {},
      { errata2014: true },
      { learning: true },
      { errata2014: true, learning: true },
      { guarded: true },
      { errata2014: true, guarded: true },
      { learning: true, guarded: true },
      { errata2014: true, learning: true, guarded: true },
    ]);
    expect(optionSets(game, 3)).toHaveLength(16);
  });
});

describe('fuzz', () => {
  test('finds nothing in 200 decisions', () => {
    const report = fuzz(game, { decisions: 200, seed: 'test', players: [2, 3, 4] });
    expect(report.found?.problems).toBeUndefined();
    expect(report.decisions).toBe(200);
  });

  test('finds a lost piece and saves the game for replay', () => {
    const folder = mkdtempSync(join(tmpdir(), 'orrery-fuzz-'));
    try {
      const leaky: Game<KernelState> = {
        ...game,
        audit: state => (state.core.asked > 40 ? ['a card is gone'] : game.audit(state)),
      };
      const { found } = fuzz(leaky, { decisions: 200, seed: 'a b/c', players: [3] });
      expect(found?.problems).toContain('P5: a card is gone');
      const path = keep(folder, found!);
      expect(readdirSync(folder).sort()).toEqual(['eminent-domain-a-b-c-0.json', 'eminent-domain-a-b-c-0.txt']);
      expect(readFileSync(path.replace(/json$/, 'txt'), 'utf8')).toMatch(/a card is gone/);
      const again = load(game, JSON.parse(readFileSync(path, 'utf8')));
      expect(again.ok && again.value.asks()).toEqual(found!.table.asks());
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('finds a rule that throws, with the answer that caused it', () => {
    const broken = { ...game, steps: game.steps.filter(step => step.id !== 'ed/cleanup') } as Game<KernelState>;
    const { found } = fuzz(broken, { decisions: 200, seed: 'x', players: [2] });
    expect(found?.problems[0]).toMatch(/^seat \d answering .* with .*: RuleCrash: .*ed\/cleanup/);
    expect(found!.table.asks()).not.toEqual([]);
  });
});

describe('orrery fuzz', () => {
  test.each([
    [['chess'], /there is no game/],
    [['eminent-domain', '--players', '2,9'], /2 to 4 players/],
    [['eminent-domain', '--players', ','], /--players needs/],
    [['eminent-domain', '--decisions', '-1'], /--decisions/],
    [
      ['twilight-imperium', '--players', '4', '--option', 'factions=sol,hacan,letnev'],
      /3 factions are named for 4 seats/,
    ],
  ])('%j is bad input', async (args, message) => {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(await command.run(args)).toBe(2);
    expect(String(write.mock.calls[0]![0])).toMatch(message);
  });

  test('plays with exactly the given options', () => {
    const seen = new Set<string>();
    const setup: typeof game.setup = (seats, options) => {
      seen.add(JSON.stringify(options));
      return game.setup(seats, options);
    };
    fuzz({ ...game, setup }, { decisions: 60, seed: 'x', players: [3], options: () => ({ learning: true }) });
    expect([...seen]).toEqual([expect.stringContaining('"learning":true')]);
  });

  test('prints one line when nothing is wrong', async () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    expect(await command.run(['eminent-domain', '--decisions', '30', '--players', '2'])).toBe(0);
    expect(write.mock.calls.map(([text]) => text).join('')).toMatch(
      /^eminent-domain: 30 decisions in 1 games?, [\d.]+ s, no problem\n$/,
    );
  });
});

describe('orrery fuzz --pairs', () => {
  const seatsOf = (state: KernelState) => (state as KernelState & { readonly seats: readonly unknown[] }).seats.length;

  test('a table with a problem does not keep the others from being played', () => {
    const seen: string[] = [];
    const leaky: Game<KernelState> = {
      ...game,
      audit: state => (seatsOf(state) === 2 && state.core.asked > 10 ? ['a card is gone'] : game.audit(state)),
    };
    const tables = [2, 3].map(seats => ({
      name: `of ${seats}`,
      seats,
      options: readOptions(findGame(game.id)!, [], seats),
    }));
    const report = fuzzTables(leaky, tables, {
      decisions: 40,
      seed: 'x',
      onTable: (played, found) => seen.push(`${played} ${found?.seed}: ${found?.problems[0]}`),
    });
    expect(seen).toEqual(['1 x/of 2/0: P5: a card is gone', '2 undefined: undefined']);
    expect(report).toMatchObject({ games: 2 });
    expect(report.found).toHaveLength(1);
    expect(report.decisions).toBeGreaterThan(40);
  });

  test('the tables of a campaign can be played in parts', () => {
    const tables = ['a', 'b', 'c', 'd'];
    expect(readTables('all', tables)).toEqual(tables);
    expect(readTables('1-2', tables)).toEqual(['a', 'b']);
    expect(readTables('3-9', tables)).toEqual(['c', 'd']);
    for (const text of ['5-9', '3-2', 'x', '2']) expect(() => readTables(text, tables)).toThrow('from 1 to 4');
  });

  test.each([[['eminent-domain', '--pairs', 'all']], [['twilight-imperium', '--pairs', 'all', '--players', '4']]])(
    '%j is bad input',
    async args => {
      const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
      expect(await command.run(args)).toBe(2);
      expect(String(write.mock.calls[0]![0])).toMatch(/--pairs is for twilight-imperium/);
    },
  );
});
