import { ask, pick, type Rule, type Seat } from '@orrery/kernel';
import type { State } from '../../model/state.ts';
import { extraDice } from '../../moments/combat/queries.ts';
import type { Shot } from './hits.ts';

/** Shots at one target. */
interface Volley {
  readonly key: string;
  readonly shots: readonly Shot[];
}

/** One unit of a volley, the one that hits most easily, rolls more dice. */
function withMore(shots: readonly Shot[], more: number): Shot[] {
  const best = shots.reduce((a, b) => (b.roll.hitsOn < a.roll.hitsOn ? b : a));
  return shots.map(shot => (shot === best ? { ...shot, roll: { ...shot.roll, dice: shot.roll.dice + more } } : shot));
}

/**
 * Cards may let one unit that uses an ability roll more dice. The seat says at which target it does, or that it does not
 * . Returns the volleys as they are rolled.
 */
export function* addExtraDice<V extends Volley>(
  game: State,
  seat: Seat,
  roll: 'cannon' | 'bombardment',
  volleys: readonly V[],
  at: (volley: V) => { readonly [name: string]: string },
): Rule<V[]> {
  const more = extraDice(game, { seat, roll }, 0);
  if (more === 0 || volleys.length === 0) return [...volleys];
  const kind = roll === 'cannon' ? 'space-cannon.extra-dice' : 'bombardment.extra-dice';
  const [chosen] = yield* ask(pick(seat, kind, volleys, { key: ({ key }) => key, at, min: 0, prompt: { dice: more } }));
  return volleys.map(volley => (volley === chosen ? { ...volley, shots: withMore(volley.shots, more) } : volley));
}
