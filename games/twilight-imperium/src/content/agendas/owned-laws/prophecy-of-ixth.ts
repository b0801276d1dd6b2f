import { combatBonus } from '../../../moments/combat/queries.ts';
import { afterProduction } from '../../../moments/economy/windows.ts';
import { discardLaw } from '../../../verbs/agenda/laws.ts';
import { agenda, modify, on } from '../agenda.ts';

const id = 'prophecy-of-ixth';

export const prophecyOfIxth = agenda({
  id,
  passive: [modify(combatBonus, ({ unit }, bonus) => (unit === 'fighter' ? bonus + 1 : bonus))],
  responses: [
    on(afterProduction, {
      must: true,
      atOnce: true,
      // The window opens only if units were produced.
      when: (_game, me, { seat, made }) => seat === me && (made.fighter ?? 0) < 2,
      play: game => discardLaw(game, id),
    }),
  ],
});
