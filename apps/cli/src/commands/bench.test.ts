import { afterEach, expect, test, vi } from 'vitest';
import { command } from './bench.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a quick bench measures everything once', async () => {
  let out = '';
  vi.spyOn(process.stdout, 'write').mockImplementation(text => {
    out += text;
    return true;
  });
  expect(await command.run(['--quick', '--json'])).toBe(0);
  const { figures } = JSON.parse(out) as { figures: { name: string; value: number }[] };
  expect(figures.map(({ name }) => name)).toEqual([
    'decision',
    'decision-bare',
    'decision-logged',
    'clone',
    'clone-large',
    'fork',
    'redeal',
    'view',
    'views',
    'load',
    'verify',
    'save-size',
    'boardgame.io',
    'ratio',
  ]);
  for (const { value } of figures) expect(value).toBeGreaterThan(0);
});

test('bad input is one line and exit 2', async () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await command.run(['everything'])).toBe(2);
  expect(write).toHaveBeenCalledTimes(1);
});
