import { resolve } from 'node:path';
import type { StoreSettings } from '@orrery/server';

/** The store to use: a folder or a PostgreSQL address; by default DATABASE_URL or `data`. */
export function readStore(text = process.env.DATABASE_URL ?? 'data'): StoreSettings {
  const isAddress = /^postgres(ql)?:\/\//.test(text);
  return isAddress ? { folder: '', databaseUrl: text } : { folder: resolve(text) };
}
