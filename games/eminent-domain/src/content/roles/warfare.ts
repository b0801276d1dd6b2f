import type { Rule, Seat } from '@orrery/kernel';
import type { State } from '../../model/state.ts';
import { attackable, usesLeaderBonus } from '../../moments/queries.ts';
import type { CardAction, RoleRule } from '../../moments/registries.ts';
import { attackChoices, chooseOne, whyNotAttack } from '../../verbs/asks.ts';
import { collectFighters } from '../../verbs/tokens.ts';

/** Fighters, or one attack if there is a planet to attack. */
function* fightersOrAttack(game: State, me: Seat, fighters: number): Rule {
  const attacks = attackChoices(game, me);
  const collect = { key: 'fighters', value: collectFighters(game, me, fighters) };
  if (attacks.length === 0) yield* collect.value;
  else yield* yield* chooseOne(me, 'warfare', [collect, ...attacks], { fighters }, () => whyNotAttack(game, me));
}

/** Collect this many fighters or attack (ED 12, ED 13). */
export const warfareAction = (fighters: number): CardAction => ({
  possible: () => true,
  *play(game, me) {
    yield* fightersOrAttack(game, me, fighters);
  },
});

export const warfareRole: RoleRule = {
  *resolve(game, me, { symbols, leading }) {
    if (usesLeaderBonus(game, { seat: me, role: 'warfare' }, leading)) {
      yield* fightersOrAttack(game, me, symbols); // ED 15
      return;
    }
    yield* collectFighters(game, me, symbols); // ED 14, and no attack: ED 16
  },

  /** An attack takes no symbol. */
  followsWithoutCards: (game, me, symbols) =>
    symbols > 0 || (usesLeaderBonus(game, { seat: me, role: 'warfare' }, false) && attackable(game, me).length > 0),
};
