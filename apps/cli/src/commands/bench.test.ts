import { expect, test } from 'vitest';
import { captureOutput } from '../testing/captured-output.ts';
import { command } from './bench.ts';

const output = captureOutput();

test('a quick bench measures everything once', async () => {
  expect(await command.run(['--quick', '--json'])).toBe(0);
  type Measured = { game: string; figures: { name: string; value: number; budget?: number }[] };
  const { games } = JSON.parse(output.out) as { games: Measured[] };
  const names = Object.fromEntries(games.map(({ game, figures }) => [game, figures.map(({ name }) => name)]));
  const decisions = ['decision', 'decision-bare', 'decision-median', 'decision-logged'];
  const position = ['fork', 'redeal', 'view', 'views', 'load', 'move', 'load-moved', 'verify', 'save-size'];
  expect(names).toEqual({
    'eminent-domain': [...decisions, 'clone', 'clone-large', ...position, 'boardgame.io', 'ratio'],
    'twilight-imperium': [...decisions, 'enumeration', 'clone', ...position, 'view-last', 'odds', 'odds-exact'],
  });
  const figures = games.flatMap(each => each.figures);
  for (const { value } of figures) expect(value).toBeGreaterThan(0);
  const [, ti] = games;
  expect(ti!.figures.find(({ name }) => name === 'decision-median')?.budget).toBe(20);
});

test('bad input is one line and exit 2', async () => {
  expect(await command.run(['everything'])).toBe(2);
  expect(output.err.trimEnd().split('\n')).toHaveLength(1);
});
