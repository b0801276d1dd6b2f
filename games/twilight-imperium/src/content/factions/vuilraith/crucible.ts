import { furtherThroughRifts, rollsForRifts } from '../../../moments/movement/queries.ts';
import { afterSystemActivated } from '../../../moments/movement/windows.ts';
import { lastUntil } from '../../../verbs/cards/lasting.ts';
import { forbid, modify } from '../../ability.ts';
import { installLasting } from '../../lasting.ts';
import { fromHand, promissoryNote } from '../../promissory-notes/promissory-note.ts';

const id = 'crucible';

/** For the movement alone: whoever retreats later rolls as ever. */
export const crucible = promissoryNote(
  id,
  fromHand(afterSystemActivated, {
    when: (_game, me, _owner, { seat }) => seat === me,
    play: (game, me) => lastUntil(game, { id, seat: me, until: 'tactical-action', aim: null }),
  }),
  () =>
    installLasting(id, [
      forbid(rollsForRifts, (_where, game) => game.tactical?.step === 'movement'),
      modify(furtherThroughRifts, (seat, moves, game) =>
        game.tactical?.step === 'movement' && game.tactical.seat === seat ? moves + 1 : moves,
      ),
    ]),
);
