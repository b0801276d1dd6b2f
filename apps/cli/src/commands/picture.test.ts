import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quickRandom, randomAnswer, seedFrom } from '@orrery/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeIo } from '../terminal/fake-io.ts';
import { findTerminalGame } from '../terminal/games.ts';
import { command as picture } from './picture.ts';

async function run(args: string) {
  const { io, output, errors } = fakeIo();
  const code = await picture.run(args.split(' ').filter(Boolean), io);
  return { code, output: output(), errors: errors() };
}

let folder: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orrery-picture-'));
  file = join(folder, 'game.json');
  const begun = findTerminalGame('twilight-imperium')!.begin({ seats: 3, options: {}, seed: seedFrom('picture') });
  if (!begun.ok) throw new Error(begun.message);
  const table = begun.value;
  const random = quickRandom(1);
  for (let i = 0; i < 30; i++) {
    const ask = table.ask(table.waiting()[0]!)!;
    table.answer({ ask: ask.id, seat: ask.seat, value: randomAnswer(ask, random) });
  }
  await writeFile(file, JSON.stringify(table.save()));
});
afterAll(() => rm(folder, { recursive: true }));

test('a saved game as SVG beside the save, at any point', async () => {
  const { code, output } = await run(`${file} --to 20`);
  expect([code, output]).toEqual([0, `${join(folder, 'game-20.svg')}\n`]);
  expect(await readFile(join(folder, 'game-20.svg'), 'utf8')).toMatch(/^<svg .*Mecatol Rex.*<\/svg>$/s);
});

test('as PNG for a seat, with its hand and with letters from the fonts that come along', async () => {
  const out = join(folder, 'mine.png');
  expect((await run(`${file} --seat 1 --png --out ${out}`)).code).toBe(0);
  const png = await readFile(out);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)].every(size => size > 800)).toBe(true);
});

test('what cannot be drawn is refused', async () => {
  const both = await run(`${file} --svg --png`);
  expect([both.code, both.errors]).toEqual([2, expect.stringContaining('either --svg or --png')]);
  expect((await run(join(folder, 'none.json'))).code).toBe(2);
});
