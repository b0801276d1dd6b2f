import { combatBonus } from '../../../moments/combat/queries.ts';
import { startOfGroundCombat } from '../../../moments/invasion/windows.ts';
import { lastingOf, lastUntil } from '../../../verbs/cards/lasting.ts';
import { modify } from '../../ability.ts';
import { installLasting } from '../../lasting.ts';
import { fromHand, promissoryNote } from '../../promissory-notes/promissory-note.ts';

const id = 'tekklar-legion';

/** Combat bonus for its holder; penalty for its owner if in the same combat. */
export const tekklarLegion = promissoryNote(
  id,
  fromHand(startOfGroundCombat, {
    when: (_game, me, _owner, { attacker, defender }) => me === attacker || me === defender,
    *play(game, me, owner, { attacker, defender }) {
      yield* lastUntil(game, { id, seat: me, until: 'combat', aim: null });
      if (owner === attacker || owner === defender)
        yield* lastUntil(game, { id, seat: owner, until: 'combat', aim: 'weaker' });
    },
  }),
  () =>
    installLasting(id, [
      modify(combatBonus, ({ seat }, bonus, game) =>
        lastingOf(game, seat, id).reduce((sum, { aim }) => (aim === 'weaker' ? sum - 1 : sum + 1), bonus),
      ),
    ]),
);
