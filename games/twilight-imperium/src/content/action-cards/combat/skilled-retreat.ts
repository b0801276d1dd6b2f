import type { Seat } from '@orrery/kernel';
import type { System } from '../../../model/galaxy/state.ts';
import { systemOf } from '../../../model/readers.ts';
import type { State, SystemId } from '../../../model/state.ts';
import { mayLeaveCombat } from '../../../moments/combat/queries.ts';
import { startOfCombatRound } from '../../../moments/combat/windows.ts';

import { canEnter, isNebulaFor, waysFrom } from '../../../moments/movement/routes.ts';
import { hasShips, othersHaveShips } from '../../../moments/units/counts-as.ts';
import { opponentIn } from '../../../verbs/combat/combat-effects.ts';
import { withdrawTo } from '../../../verbs/combat/retreat.ts';
import { reaction } from '../action-card.ts';
import { systemAims } from '../aims.ts';

/** Adjacent systems the seat may enter, without other players' ships; no nebula (LRR 59.1). */
const refuges = (game: State, me: Seat, from: SystemId): System[] =>
  waysFrom(game, me, from)
    .map(id => systemOf(game, id))
    .filter(
      system => !othersHaveShips(game, system, me) && !isNebulaFor(game, me, system) && canEnter(game, me, system),
    );

const isFought = (game: State, me: Seat): boolean => {
  const { combat } = game;
  if (combat?.kind !== 'space') return false;
  const opponent = opponentIn(combat, me);
  const place = systemOf(game, combat.system);
  return opponent !== undefined && hasShips(game, place, me) && hasShips(game, place, opponent);
};

export const skilledRetreat = reaction({
  id: 'skilled-retreat',
  window: startOfCombatRound,
  when: isFought,
  aims: (game, me) =>
    game.combat && mayLeaveCombat(game, me, true) ? systemAims(refuges(game, me, game.combat.system)) : [],
  *resolve(game, me, _moment, { aim }) {
    yield* withdrawTo(game, me, game.combat!.system, aim!);
  },
});
