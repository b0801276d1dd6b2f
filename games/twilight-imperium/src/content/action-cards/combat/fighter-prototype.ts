import { countOf, systemOf } from '../../../model/readers.ts';
import { combatBonus } from '../../../moments/combat/queries.ts';
import { startOfCombatRound } from '../../../moments/combat/windows.ts';
import { opponentIn } from '../../../verbs/combat/combat-effects.ts';
import { modify } from '../../ability.ts';
import { reaction } from '../action-card.ts';

export const fighterPrototype = reaction({
  id: 'fighter-prototype',
  window: startOfCombatRound,
  when: (game, me, { round }) =>
    round === 1 &&
    game.combat?.kind === 'space' &&
    opponentIn(game.combat, me) !== undefined &&
    countOf(systemOf(game, game.combat.system).space, me, unit => unit === 'fighter') > 0,
  lasting: {
    until: 'combat-round',
    parts: [modify(combatBonus, ({ unit }, bonus) => (unit === 'fighter' ? bonus + 2 : bonus))],
  },
});
