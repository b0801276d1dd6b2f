import { existsSync } from 'node:fs';
import { type Game, type Save, save, verify } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { corpus } from './all.ts';
import { folderOf, nameOf, readGolden, readIndex, readSaveFile } from './files.ts';
import { firstDifference, type Golden, goldenOf } from './golden.ts';
import { reach } from './play.ts';

/** Shown to those who have changed the rules, perhaps unintentionally. */
const whatToDo = (game: Game) => `
The rules of ${game.id} changed: a game that was begun before no longer replays as it did. Either
- the change was not meant: undo it; or
- it is meant: add a migration to games/${game.id}/src/migrations, which raises the rules version (unless one was added
  since the last release), and run npm run corpus (delete the folder first if no release has it).
docs/releases.md says how.`;

describe.each(corpus.map(({ game }) => ({ id: game.id, game })))('$id', ({ game }) => {
  const folder = folderOf(game.id, game.rulesVersion);

  test('there is a corpus of the current rules', () => {
    expect(existsSync(folder), `${folder} is missing.${whatToDo(game)}`).toBe(true);
  });

  test.each(readIndex(folder).map(nameOf))('%s replays to the same states, asks, events and views', name => {
    const file = readSaveFile(folder, name);
    const difference = firstDifference(game, file, readGolden(folder, name));
    if (difference !== undefined) throw new Error(`${name}\n${difference}\n${whatToDo(game)}`);
    const verified = verify(game, file);
    if (!verified.ok) throw new Error(`${name}: ${verified.code}: ${verified.message}\n${whatToDo(game)}`);
  });
});

describe('a difference is reported', () => {
  const { game, situations } = corpus[0]!;
  const file = save(reach(game, situations.all[0]!)!);
  const golden = goldenOf(game, file);

  test('a changed shape of the state is distinguished from changed asks and events', () => {
    const renamed: Game = { ...game, setup: (seats, options) => ({ ...game.setup(seats, options), renamed: true }) };
    const clone: Game['clone'] = state => Object.assign(game.clone(state), { renamed: true });
    const told = firstDifference({ ...renamed, clone }, file, golden);
    expect(told).toMatch(/^state: first differ between entry 0 and entry \d+$/m);
    for (const kind of ['asks', 'barred', 'events', 'views'])
      expect(told).toMatch(`${kind}: the same up to entry ${file.entries.length}`);
  });

  test('a changed view is reported, with its position', () => {
    const told = firstDifference({ ...game, view: (state, seat) => ({ view: game.view(state, seat) }) }, file, golden);
    expect(told).toContain(`views: first differ between entry 0 and entry ${golden.checkpoints[0]!.entry}`);
    expect(told).toContain(`state: the same up to entry ${file.entries.length}`);
  });

  test('the entry from which asks and events differ is reported', () => {
    const spoilt = (kind: 'asks' | 'events'): Golden => ({
      checkpoints: golden.checkpoints.map((each, i) => (i < 5 ? each : { ...each, [kind]: 'other' })),
    });
    const [before, after] = [golden.checkpoints[4]!.entry, golden.checkpoints[5]!.entry];
    for (const kind of ['asks', 'events'] as const)
      expect(firstDifference(game, file, spoilt(kind))).toContain(
        `${kind}: first differ between entry ${before} and entry ${after}`,
      );
  });

  test('a log that can no longer be replayed is reported, with the entry', () => {
    const other = { ...file, entries: file.entries.map((entry, i) => (i === 30 ? { ...entry, ask: 'gone' } : entry)) };
    expect(firstDifference(game, other as Save, golden)).toMatch(/^after entry \d+ the log cannot be played on: /m);
  });

  test('changed events are shown', () => {
    const events = file.events.map((event, i) => (i === 7 ? { ...event, type: 'once' } : event));
    const spoilt = { checkpoints: golden.checkpoints.map(each => ({ ...each, events: 'other' })) };
    expect(firstDifference(game, { ...file, events }, spoilt)).toContain('event 7 was {');
  });

  test('golden values of another log are refused', () => {
    const [, ...later] = golden.checkpoints;
    expect(firstDifference(game, file, { checkpoints: later })).toContain('are not those of this log');
    const more = [...golden.checkpoints, golden.checkpoints[0]!];
    expect(firstDifference(game, file, { checkpoints: more })).toContain('are not those of this log');
  });
});
