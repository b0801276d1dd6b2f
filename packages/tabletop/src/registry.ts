import { invariant } from '@orrery/kernel';

/** A registry for content: one entry per id, filled once when the game is assembled. */
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
