import { type Amounts, allocate, type Rule, type Seat } from '@orrery/kernel';
import { fragmentKinds, type Trait, traits } from '../../../model/ids.ts';
import { playerOf } from '../../../model/readers.ts';
import { because } from '../../../model/reasons.ts';
import type { State } from '../../../model/state.ts';
import { purgeFragmentsOf } from '../../../verbs/cards/relics.ts';

export const PAIR = 2;

const hasPairOf = (game: State, me: Seat, trait: Trait): boolean => {
  const { fragments } = playerOf(game, me);
  return fragments[trait] > 0 && fragments[trait] + fragments.frontier >= PAIR;
};

/** Two of a type; unknown fragments are wild. */
export const hasPair = (game: State, me: Seat): boolean =>
  traits.some(trait => hasPairOf(game, me, trait)) || playerOf(game, me).fragments.frontier >= PAIR;

export const hasFragments = (game: State, me: Seat): boolean =>
  fragmentKinds.some(kind => playerOf(game, me).fragments[kind] > 0);

const ofOneType = (chosen: Amounts): boolean => traits.filter(trait => (chosen[trait] ?? 0) > 0).length <= 1;

/** Purges min to max fragments, two only of one type; returns how many. */
export function* purgeFragmentsAtMost(game: State, me: Seat, asked: string, min: number, max: number): Rule<number> {
  const { fragments } = playerOf(game, me);
  const lines = fragmentKinds
    .filter(kind => fragments[kind] > 0)
    .map(kind => ({ key: kind, at: { fragment: kind }, min: 0, max: Math.min(max, fragments[kind]) }));
  const trait = traits.find(each => hasPairOf(game, me, each));
  const own = trait ? Math.min(PAIR, fragments[trait]) : 0;
  const pair = { ...(trait && { [trait]: own }), ...(own < PAIR && { frontier: PAIR - own }) };
  const chosen = yield* allocate(me, asked, lines, {
    min,
    max,
    check: amounts => ofOneType(amounts) || because('fragments.alike', 'LRR 73.1'),
    suggest: min === PAIR ? pair : { [lines[0]!.key]: 1 },
  });
  yield* purgeFragmentsOf(game, me, chosen);
  return Object.values(chosen).reduce((sum, count) => sum + count, 0);
}
