import { mayChoose, type Seat } from '@orrery/kernel';
import type { State } from '../../../model/state.ts';
import { afterBothRolled, startOfCombatRound } from '../../../moments/combat/windows.ts';
import { lastUntil } from '../../../verbs/cards/lasting.ts';
import { opponentIn } from '../../../verbs/combat/combat-effects.ts';
import { reroll } from '../../../verbs/combat/hits.ts';
import { loseTradeGoods } from '../../../verbs/economy/economy.ts';
import { installLasting } from '../../lasting.ts';
import { fromHand, promissoryNote } from '../../promissory-notes/promissory-note.ts';
import { rerollAny, rerollsInSpace } from '../../rerolls.ts';

const id = 'war-funding';

const fightsInSpace = ({ combat }: State, me: Seat): boolean =>
  combat?.kind === 'space' && opponentIn(combat, me) !== undefined;

/** Base: the owner loses 2 trade goods. Codex I: the opponent's dice can be rerolled too. */
export const warFunding = promissoryNote(
  id,
  fromHand(startOfCombatRound, {
    before: 'codex1',
    when: (game, me) => fightsInSpace(game, me),
    *play(game, me, owner) {
      yield* loseTradeGoods(game, owner, 2);
      yield* lastUntil(game, { id, seat: me, until: 'combat-round', aim: null });
    },
  }),
  () => installLasting(id, rerollsInSpace(id)),
  fromHand(afterBothRolled, {
    since: 'codex1',
    when: (_game, me, _owner, { rolls }) => rolls.length === 2 && rolls.some(({ seat }) => seat === me),
    *play(_game, me, _owner, { rolls }) {
      const theirs = rolls.find(({ seat }) => seat !== me)!;
      const spoils = yield* mayChoose(me, 'war-funding.theirs', ['all'], { at: () => ({ seat: theirs.seat }) });
      if (spoils) yield* reroll(theirs, 'combat', [...theirs.dice.keys()]);
      const own = rolls.find(({ seat }) => seat === me)!;
      yield* rerollAny(me, 'war-funding.dice', own, 'combat');
    },
  }),
);
