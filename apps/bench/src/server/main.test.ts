import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { Figures } from './measure.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

test('a quick bench plays at our server and at boardgame.io’s, and decisions are confirmed at both', async () => {
  const args = [main, '--quick', '--json', '--only', 'side-by-side,memory', '--contenders', 'orrery,file'];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const { figures } = JSON.parse(stdout) as { figures: Record<string, Record<string, Figures>> };
  const { 'side by side': sides, 'stored tables': stored } = figures;
  expect(Object.keys(sides!)).toEqual(['orrery', 'file']);
  for (const { decisions, confirmed } of Object.values(sides!)) {
    expect(decisions).toBeGreaterThan(0);
    expect(confirmed.p50).toBeGreaterThan(0);
  }
  expect(stored!.stored!.told.p50).toBeGreaterThan(0); // the games go on after a restart
}, 60_000);
