import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitment, quickRandom, randomAnswer, type Save, seedFrom, sharedSeed } from '@orrery/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fakeIo } from '../terminal/fake-io.ts';
import { findTerminalGame } from '../terminal/games.ts';
import type { TerminalTable } from '../terminal/terminal-table.ts';
import { laterRules } from '../testing/later-rules.ts';
import { command as replay } from './replay.ts';

async function run(args: string) {
  const { io, output, errors } = fakeIo();
  const code = await replay.run(args.split(' ').filter(Boolean), io);
  return { code, output: output(), errors: errors() };
}

const game = findTerminalGame('eminent-domain')!;

/** The view and the events of every seat and of a spectator. */
const picture = (table: Pick<TerminalTable, 'view' | 'told' | 'waiting'>) =>
  JSON.stringify([null, 0, 1, 2].map(seat => [table.view(seat), table.told(seat), table.waiting()]));

/** A random game with some undos, and the picture after each entry. */
function playSome(decisions: number) {
  const begun = game.begin({ seats: 3, options: {}, seed: seedFrom('replay') });
  if (!begun.ok) throw new Error(begun.message);
  const table = begun.value;
  const random = quickRandom(7);
  const pictures = new Map([[table.entries, picture(table)]]);
  for (let i = 0; i < decisions && !table.over; i++) {
    const seat = table.waiting()[0]!;
    if (i % 17 === 16) table.undo(seat, () => true);
    else {
      const ask = table.ask(seat)!;
      expect(table.answer({ ask: ask.id, seat, value: randomAnswer(ask, random) }).ok).toBe(true);
    }
    pictures.set(table.entries, picture(table));
  }
  return { table, pictures };
}

let folder: string;
let file: string;
const { table, pictures } = playSome(120);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orrery-replay-'));
  file = join(folder, 'game.json');
  await writeFile(file, JSON.stringify(table.save()));
});
afterAll(() => rm(folder, { recursive: true }));

describe('a position', () => {
  test('after any decision is what everyone saw then', () => {
    const saved: Save = table.save();
    expect(saved.entries.some(entry => entry.t === 'undo')).toBe(true);
    for (const [entries, then] of pictures) {
      const at = game.position(saved, entries);
      expect(at.ok && picture(at.value), `after ${entries} entries`).toBe(then);
    }
  });

  test('in the middle of a step is the end of that step', () => {
    const saved = table.save();
    const [first] = pictures.keys();
    const at = game.position(saved, first! - 1);
    expect(at.ok && picture(at.value)).toBe(pictures.get(first!));
  });
});

describe('orrery replay', () => {
  test('verifies a save in one line and shows log and table', async () => {
    const { code, output } = await run(file);
    expect(code).toBe(0);
    expect(output).toMatch(/^Eminent Domain, 3 players, \d+ entries: hash chain, dice and position are valid\.\n/);
    for (const words of ['Turn 1: ', 'Stacks', 'Waiting for']) expect(output).toContain(words);
  });

  test('a spectator reads no hand; a seat reads its own', async () => {
    const spectator = await run(file);
    expect(spectator.output).not.toContain('You draw');
    expect(spectator.output).not.toContain(' Hand ');
    const own = await run(`${file} --seat 2`);
    expect(own.output).toContain('You draw');
    expect(own.output).toContain(' Hand ');
  });

  test('--to goes back', async () => {
    const { output } = await run(`${file} --to 0`);
    expect(output).toContain('After 0 of');
    expect(output).toContain('Turn 1: ');
    expect(output).not.toContain('Turn 2: ');
  });

  test('--json gives one object with the view and what the seat was told', async () => {
    const { code, output } = await run(`${file} --json --seat 1 --to 20`);
    expect(code).toBe(0);
    const read = JSON.parse(output);
    expect(read).toMatchObject({ game: 'eminent-domain', verified: true, to: 20, seat: 1, seats: 3 });
    expect(read.view.seat).toBe(0);
    expect(
      read.events.every((event: { secret?: object }) => !event.secret || Object.keys(event.secret).join() === '0'),
    ).toBe(true);
    expect(output).not.toContain(table.seed);
  });
});

describe('a game that was begun under older rules', () => {
  test('is verified by its hash chain, shown under current rules, and reports what was not replayed', async () => {
    laterRules('eminent-domain', state => state);
    const { code, output } = await run(file);
    expect(code).toBe(0);
    const { length } = table.save().entries;
    expect(output).toContain(`entries: the hash chain is valid.\n`);
    expect(output).toContain(`Entries 0 to ${length} were played under rules version 1 and were not replayed.`);
    expect(output).toContain('The rules have changed (version 1 to 2). Something is new.');
    const past = JSON.parse((await run(`${file} --json --seat 1 --to 60`)).output);
    expect(past.to).toBeGreaterThan(30);
    expect(past.to).toBeLessThanOrEqual(60);
    expect(past.segments).toMatchObject([{ rulesVersion: 1, replayed: false }]);
    const turnAt = (events: { type: string }[]) => events.filter(({ type }) => type === 'turn').length;
    expect(turnAt(past.events)).toBeGreaterThan(2);
    expect(turnAt(past.events)).toBeLessThan(turnAt(JSON.parse((await run(`${file} --json`)).output).events));
  });

  test('can be loaded, played on and saved', async () => {
    laterRules('eminent-domain', state => state);
    const loaded = game.load(JSON.parse(await readFile(file, 'utf8')));
    if (!loaded.ok) throw new Error(loaded.message);
    const on = loaded.value;
    const random = quickRandom(3);
    for (let i = 0; i < 30 && !on.over; i++) {
      const seat = on.waiting()[0]!;
      const ask = on.ask(seat)!;
      on.answer({ ask: ask.id, seat, value: randomAnswer(ask, random) });
    }
    const path = join(folder, 'moved.json');
    await writeFile(path, JSON.stringify(on.save()));
    const { code, output } = await run(path);
    expect(code).toBe(0);
    expect(output).toContain('After that, dice and position are valid, too.');
    const states = (on.save().states as { rulesVersion: number }[]).map(({ rulesVersion }) => rulesVersion);
    expect(new Set(states)).toEqual(new Set([1, 2]));
    expect((await run(`${path} --to 40 --seat 1`)).output).toContain(' Hand ');
  });
});

describe('an invalid file', () => {
  const write = async (change: (save: Record<string, unknown>) => unknown): Promise<string> => {
    const path = join(folder, 'bad.json');
    const changed = change(JSON.parse(await readFile(file, 'utf8')));
    await writeFile(path, typeof changed === 'string' ? changed : JSON.stringify(changed));
    return path;
  };

  test.each<[string, string, (save: Record<string, unknown>) => unknown]>([
    ['no JSON', 'save/malformed', () => '{'],
    ['no save', 'save/malformed', () => ({ hello: 1 })],
    ['a game nobody knows', 'save/foreign-game', save => ({ ...save, game: 'chess' })],
    ['other rules', 'save/rules-version', save => ({ ...save, rulesVersion: 99 })],
    ['a shorter log', 'save/chain', save => ({ ...save, entries: (save.entries as unknown[]).slice(0, -1) })],
    ['another snapshot', 'save/snapshot', save => ({ ...save, snapshotHash: 'x' })],
  ])('%s: one line with %s, exit 1', async (_name, code, change) => {
    const bad = await run(await write(change));
    expect(bad.code).toBe(1);
    expect(bad.errors).toContain(code);
    expect(bad.errors.trim().split('\n')).toHaveLength(1);
    expect(bad.output).toBe('');
  });

  test.each([
    ['', 'which file?'],
    ['/nowhere.json', 'there is no such file'],
    ['FILE --to 99999', '--to is at most'],
    ['FILE --to -1', '--to'],
    ['FILE --to x', '--to needs a whole number'],
    ['FILE --seat 9', '--seat is a number from 1 to 3'],
    ['FILE more', 'unexpected "more"'],
    ['FILE --loud', 'there is no option --loud'],
  ])('%s: exit 2', async (args, words) => {
    const bad = await run(args.replace('FILE', file));
    expect(bad.code).toBe(2);
    expect(bad.errors).toContain(words);
    expect(bad.errors.trim().split('\n')).toHaveLength(1);
  });
});

test('--verify shows how the seed was made, and refuses a save whose parts do not match', async () => {
  const [server, ann] = [seedFrom('server'), seedFrom('ann')];
  const contributions = [
    { seat: 0, digest: commitment(ann), random: ann },
    { seat: 1, digest: commitment(server), random: null },
  ];
  const fairness = { commitment: commitment(server), serverSeed: server, contributions };
  const begun = game.begin({ seats: 2, options: {}, seed: sharedSeed(fairness) });
  if (!begun.ok) throw new Error(begun.message);
  const save = begun.value.save();
  const path = join(folder, 'fair.json');
  await writeFile(path, JSON.stringify({ ...save, fairness }));
  const { code, output } = await run(`${path} --verify`);
  expect(code).toBe(0);
  for (const part of [save.seed, save.commitment, server, fairness.commitment, `Seat 1 contributed: ${ann}`])
    expect(output).toContain(part);
  expect(output).toContain('Seat 2 contributed nothing in time.');
  expect(output).toContain('contributed to the seed: 1 of 2');
  expect(JSON.parse((await run(`${path} --json`)).output).fairness).toEqual(fairness);

  await writeFile(path, JSON.stringify({ ...save, fairness: { ...fairness, contributions: [] } }));
  expect((await run(`${path} --verify`)).errors).toContain('save/chain');
  await writeFile(path, JSON.stringify(save));
  expect((await run(`${path} --verify`)).output).toContain('made by one program');
});

test('statistics of a game, at any point and for any seat', async () => {
  const { code, output } = await run(`${file} --statistics --seat 1`);
  expect(code).toBe(0);
  expect(output).toMatch(/Points by round.*Round 1 .*Decisive moments.*Statistics.*Planets settled/s);
  expect(output).toMatch(/You +Seat 2 +Seat 3/);
});
