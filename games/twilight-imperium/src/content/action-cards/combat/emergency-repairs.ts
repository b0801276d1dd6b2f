import type { Seat } from '@orrery/kernel';
import { systemOf, unitsIn } from '../../../model/readers.ts';
import type { State, SystemId } from '../../../model/state.ts';
import { endOfCombatRound, startOfCombatRound } from '../../../moments/combat/windows.ts';
import { statsOf } from '../../../moments/units/queries.ts';
import { repairAllIn } from '../../../verbs/combat/combat-effects.ts';
import { reactionToAny } from '../action-card.ts';

const hasDamaged = (game: State, me: Seat, id: SystemId): boolean =>
  unitsIn(systemOf(game, id)).some(
    group => group.seat === me && group.damaged > 0 && statsOf(game, me, group).sustain === true,
  );

export const emergencyRepairs = reactionToAny({
  id: 'emergency-repairs',
  windows: [startOfCombatRound, endOfCombatRound],
  when: (game, me) => game.combat !== null && hasDamaged(game, me, game.combat.system),
  *resolve(game, me) {
    yield* repairAllIn(game, me, game.combat!.system);
  },
});
