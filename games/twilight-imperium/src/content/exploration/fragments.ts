import { allocate, type Rule, type Seat } from '@orrery/kernel';
import { type Trait, traits } from '../../model/ids.ts';
import { playerOf } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import type { ComponentAction } from '../../moments/cards/registry.ts';
import { gainRelic, purgeFragmentsOf } from '../../verbs/cards/relics.ts';

/** Fragments per relic. */
const PRICE = 3;

/** Needs at least one of the type: unknown fragments have no ability of their own. */
const canPurge = (game: State, me: Seat, trait: Trait): boolean => {
  const { fragments } = playerOf(game, me);
  return fragments[trait] > 0 && fragments[trait] + fragments.frontier >= PRICE;
};

/** Three fragments of a type, or unknown ones instead; the seat chooses if it has more. */
function* chooseFragments(game: State, me: Seat, trait: Trait): Rule<Readonly<Record<string, number>>> {
  const { fragments } = playerOf(game, me);
  const own = Math.min(PRICE, fragments[trait]);
  const suggest = { [trait]: own, ...(own < PRICE ? { frontier: PRICE - own } : {}) };
  if (fragments.frontier === 0 || fragments[trait] + fragments.frontier === PRICE) return suggest;
  return yield* allocate(
    me,
    'purge-for-relic',
    [
      { key: trait, at: { fragment: trait }, min: 1, max: own },
      { key: 'frontier', at: { fragment: 'frontier' }, min: 0, max: Math.min(PRICE - 1, fragments.frontier) },
    ],
    { min: PRICE, max: PRICE, suggest, prompt: { count: PRICE } },
  );
}

/** "Action: purge three of these to gain a relic", even if no relics are left. */
export const purgeForRelic: ComponentAction = {
  id: 'relic-fragments',
  possible: (game, me) => traits.filter(trait => canPurge(game, me, trait)),
  *play(game, me, trait) {
    yield* purgeFragmentsOf(game, me, yield* chooseFragments(game, me, trait as Trait));
    yield* gainRelic(game, me);
  },
};
