import { invariant } from '@orrery/kernel';

/** A socket that content plugs into: one entry an id, filled once, where the game is assembled. */
export interface Registry<K extends string, T> {
  install(entries: Readonly<Record<K, T>>): void;
  of(id: K): T;
}

export function registry<K extends string, T>(name: string): Registry<K, T> {
  const held = new Map<K, T>();
  return {
    install(entries) {
      for (const id in entries) held.set(id, entries[id]);
    },
    of(id) {
      const entry = held.get(id);
      invariant(entry !== undefined, () => `${name} has nothing for ${id}`);
      return entry;
    },
  };
}
