import type { Frame } from '@orrery/kernel';
import { samePlayer, sameSystem } from '../model/clone.generated.ts';
import type { State } from '../model/state.ts';

/** A number for each system and player of a state; equal values have equal numbers. */
export interface Signs {
  readonly systems: readonly number[];
  readonly seats: readonly number[];
}

/** Numbers systems and players. */
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

  /** Like `of`, for a modified copy of another state: numbers only what differs. */
  since({ state, signs }: { readonly state: State; readonly signs: Signs }, { systems, seats }: State): Signs {
    return {
      systems: systems.map((each, i) =>
        sameSystem(state.systems[i]!, each) ? signs.systems[i]! : this.#numberOf(each),
      ),
      seats: seats.map((each, i) => (samePlayer(state.seats[i]!, each) ? signs.seats[i]! : this.#numberOf(each))),
    };
  }
}

/** Fields of the state that never change in a fight or are in the key as numbers. */
const APART: ReadonlySet<string> = new Set(['options', 'galaxy', 'core', 'stack', 'systems', 'seats']);

/** Empty fields are left out of the key. */
function isEmpty(value: unknown): boolean {
  if (value === null) return true;
  if (typeof value !== 'object') return false;
  if (Array.isArray(value)) return value.length === 0;
  for (const name in value) if (!isEmpty((value as Readonly<Record<string, unknown>>)[name])) return false;
  return true;
}

/** The key of a position. */
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
