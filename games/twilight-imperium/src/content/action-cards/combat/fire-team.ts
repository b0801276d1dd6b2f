import { chooseSome } from '@orrery/kernel';
import { afterCombatRoll } from '../../../moments/combat/windows.ts';
import { reroll } from '../../../verbs/combat/hits.ts';
import { reaction } from '../action-card.ts';

export const fireTeam = reaction({
  id: 'fire-team',
  window: afterCombatRoll,
  when: ({ combat }, me, { seat, dice }) => seat === me && combat?.kind === 'ground' && dice.length > 0,
  *announce(_game, me, { dice }) {
    const places = [...dice.keys()];
    return yield* chooseSome(me, 'fire-team', places, {
      key: String,
      at: place => ({ die: dice[place]!.result, unit: dice[place]!.unit, needs: dice[place]!.needs }),
      min: 1,
      max: places.length,
    });
  },
  *resolve(_game, _me, moment, { more }) {
    yield* reroll(moment, 'combat', more as number[]);
  },
});
