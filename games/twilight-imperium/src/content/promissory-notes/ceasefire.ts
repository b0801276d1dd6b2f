import { hasUnitsIn, systemOf } from '../../model/readers.ts';
import { mayBringFrom } from '../../moments/movement/queries.ts';
import { afterSystemActivated } from '../../moments/movement/windows.ts';
import { preventMovementIntoActiveSystem } from '../../verbs/movement/prevent-movement.ts';
import { fromHand, promissoryNote } from './promissory-note.ts';

/** Units already in the system may move from its planets to its space; other players may enter. */
const keepOut: Parameters<typeof mayBringFrom.install>[0] = (game, { seat, system }, may) =>
  may && !(game.tactical?.noMovementIn && seat === game.tactical.seat && system.id !== game.tactical.system);

export const ceasefire = promissoryNote(
  'ceasefire',
  () => mayBringFrom.install(keepOut),
  fromHand(afterSystemActivated, {
    when: (game, me, owner, { seat, system }) => seat === owner && hasUnitsIn(systemOf(game, system), me),
    play: game => preventMovementIntoActiveSystem(game),
  }),
);
