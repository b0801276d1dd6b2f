import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, onTestFinished } from 'vitest';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { someDatabase } from './databases.ts';

/** Stores on one database: one for SQLite, several for PostgreSQL. */
export type Stores = readonly [Store, ...Store[]];

async function opened(...stores: readonly Promise<Store>[]): Promise<Stores> {
  return (await Promise.all(stores)) as unknown as Stores;
}

async function sqlite(): Promise<Stores> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-'));
  folders.push(folder);
  return opened(openStore({ folder }));
}

async function postgres(): Promise<Stores> {
  const databaseUrl = await someDatabase();
  return opened(...Array.from({ length: 3 }, () => openStore({ folder: '', databaseUrl })));
}

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Of many asked at once, whichever store each goes through. */
export const at = <T>(list: readonly [T, ...T[]], index: number): T => list[index % list.length]!;

/** Opens the stores of all tests here, or some that nobody has used yet. */
type Open = (which?: 'any' | 'empty') => Promise<Stores>;

/** Runs the same tests on every database. */
export function onEachDatabase(tests: (open: Open) => void): void {
  describe.each([
    ['SQLite', sqlite],
    ['PostgreSQL', postgres],
  ])('a store in %s', (_, openAll) => {
    let shared: Promise<Stores> | undefined;
    const close = (stores: Stores) => Promise.all(stores.map(store => store.close()));
    afterAll(async () => void (shared && (await close(await shared))));

    async function open(which: 'any' | 'empty' = 'any'): Promise<Stores> {
      if (which === 'any') {
        shared ??= openAll();
        return shared;
      }
      const stores = await openAll();
      onTestFinished(async () => void (await close(stores)));
      return stores;
    }

    tests(open);
  });
}
