import { resolve } from 'node:path';
import type { StoreSettings } from '@orrery/server';

/** Which store is meant: a folder or a PostgreSQL address, or what the environment says. */
export function readStore(text = process.env.DATABASE_URL ?? 'data'): StoreSettings {
  const isAddress = /^postgres(ql)?:\/\//.test(text);
  return isAddress ? { folder: '', databaseUrl: text } : { folder: resolve(text) };
}
