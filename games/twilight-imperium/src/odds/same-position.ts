import type { Frame } from '@orrery/kernel';
import { samePlayer, sameSystem } from '../model/clone.generated.ts';
import type { State } from '../model/state.ts';

/** A number for each system and each player of a state: the same number, the same value. */
export interface Signs {
  readonly systems: readonly number[];
  readonly seats: readonly number[];
}

/** Gives numbers to systems and players. */
export class Seen {
  readonly #numbers = new Map<string, number>();

  #numberOf(value: unknown): number {
    const words = JSON.stringify(value);
    const known = this.#numbers.get(words) ?? this.#numbers.size;
    this.#numbers.set(words, known);
    return known;
  }

  of({ systems, seats }: State): Signs {
    return { systems: systems.map(each => this.#numberOf(each)), seats: seats.map(each => this.#numberOf(each)) };
  }

  /** The same for a state that came of another one: only what is different is looked up. */
  since({ state, signs }: { readonly state: State; readonly signs: Signs }, { systems, seats }: State): Signs {
    return {
      systems: systems.map((each, i) =>
        sameSystem(state.systems[i]!, each) ? signs.systems[i]! : this.#numberOf(each),
      ),
      seats: seats.map((each, i) => (samePlayer(state.seats[i]!, each) ? signs.seats[i]! : this.#numberOf(each))),
    };
  }
}

/** What never changes in a fight, and what has a sign. */
const APART: ReadonlySet<string> = new Set(['options', 'galaxy', 'core', 'stack', 'systems', 'seats']);

/** Most of what there is at a table is not there in a fight. */
function isEmpty(value: unknown): boolean {
  if (value === null) return true;
  if (typeof value !== 'object') return false;
  if (Array.isArray(value)) return value.length === 0;
  for (const name in value) if (!isEmpty((value as Readonly<Record<string, unknown>>)[name])) return false;
  return true;
}

/** The same for positions that are the same. */
export function keyOf(state: State, waiting: readonly Frame[], { systems, seats }: Signs): string {
  let key = `${systems.join()}/${seats.join()}`;
  for (const { proc, args } of waiting) key += proc + JSON.stringify(args);
  for (const name in state) {
    if (APART.has(name)) continue;
    const value: unknown = state[name as keyof State];
    if (!isEmpty(value)) key += name + (typeof value === 'object' ? JSON.stringify(value) : value);
  }
  return key;
}
