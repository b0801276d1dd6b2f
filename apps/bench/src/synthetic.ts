import { cloneSource, dict, list, object, plain, type ShapeFor } from '@orrery/kernel';

interface Unit {
  id: string;
  owner: number;
  damaged: boolean;
}

interface Place {
  id: string;
  controller: number | null;
  exhausted: boolean;
  units: Unit[];
}

/** A state about as large as that of a heavy game: systems with planets and units, hands and tokens. */
export interface Synthetic {
  round: number;
  systems: { id: string; tokens: number[]; space: Unit[]; planets: Place[] }[];
  players: { name: string; hand: string[]; counters: Record<string, number> }[];
}

const unit = object({ id: plain, owner: plain, damaged: plain });

const shape = object({
  round: plain,
  systems: list(
    object({
      id: plain,
      tokens: list(plain),
      space: list(unit),
      planets: list(object({ id: plain, controller: plain, exhausted: plain, units: list(unit) })),
    }),
  ),
  players: list(object({ name: plain, hand: list(plain), counters: dict(plain) })),
}) satisfies ShapeFor<Synthetic>;

const units = (name: string, count: number): Unit[] =>
  Array.from({ length: count }, (_, i) => ({ id: `${name}/${i}`, owner: i % 6, damaged: i % 5 === 0 }));

export const makeSynthetic = (): Synthetic => ({
  round: 3,
  systems: Array.from({ length: 51 }, (_, s) => ({
    id: `system-${s}`,
    tokens: [s % 6, (s + 1) % 6],
    space: units(`space-${s}`, 9),
    planets: Array.from({ length: 2 }, (_, p) => ({
      id: `planet-${s}-${p}`,
      controller: p === 0 ? s % 6 : null,
      exhausted: p === 1,
      units: units(`planet-${s}-${p}`, 6),
    })),
  })),
  players: Array.from({ length: 6 }, (_, p) => ({
    name: `player-${p}`,
    hand: Array.from({ length: 9 }, (_, i) => `card-${p}-${i}`),
    counters: { tactic: 3, fleet: 3, strategy: 2, goods: p, commodities: 2 },
  })),
});

/** Objects and lists in plain data. */
export function countObjects(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0;
  return Object.values(value).reduce((sum: number, each) => sum + countObjects(each), 1);
}

/** What `synthetic.generated.ts` holds: written and compared by `bench.test.ts`. */
export const generatedText = (): string =>
  [
    '// Written from the shape in synthetic.ts: `vitest --update` in this folder writes it anew.',
    "import type { Synthetic } from './synthetic.ts';",
    '',
    cloneSource('cloneSynthetic', 'Synthetic', shape),
  ].join('\n');
