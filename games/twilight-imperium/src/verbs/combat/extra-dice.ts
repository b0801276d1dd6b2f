import { ask, open, pick, type Rule, type Seat } from '@orrery/kernel';
import type { State } from '../../model/state.ts';
import { extraDice } from '../../moments/combat/queries.ts';
import { beforeAbilityRoll } from '../../moments/combat/windows.ts';
import type { Shot } from './hits.ts';

const kinds = {
  cannon: 'space-cannon.extra-dice',
  bombardment: 'bombardment.extra-dice',
  barrage: 'barrage.extra-dice',
} as const;

/** Shots at one target. */
interface Volley {
  readonly key: string;
  readonly shots: readonly Shot[];
}

/** Adds dice to the unit with the best combat value in a volley. */
function withMore(shots: readonly Shot[], more: number): Shot[] {
  const best = shots.reduce((a, b) => (b.roll.hitsOn < a.roll.hitsOn ? b : a));
  return shots.map(shot => (shot === best ? { ...shot, roll: { ...shot.roll, dice: shot.roll.dice + more } } : shot));
}

/**
 * Cards may let one unit roll extra dice for a unit ability. The seat chooses at which target, or declines.
 * Returns the volleys with the extra dice.
 */
export function* addExtraDice<V extends Volley>(
  game: State,
  seat: Seat,
  roll: 'cannon' | 'bombardment' | 'barrage',
  volleys: readonly V[],
  at: (volley: V) => { readonly [name: string]: string },
): Rule<V[]> {
  if (volleys.length === 0) return [...volleys];
  const moment = { seat, roll, more: extraDice(game, { seat, roll }, 0) };
  yield* open(game, beforeAbilityRoll, moment);
  const { more } = moment;
  if (more === 0) return [...volleys];
  const kind = kinds[roll];
  const [chosen] = yield* ask(pick(seat, kind, volleys, { key: ({ key }) => key, at, min: 0, prompt: { dice: more } }));
  return volleys.map(volley => (volley === chosen ? { ...volley, shots: withMore(volley.shots, more) } : volley));
}
