import { choose, type Seat } from '@orrery/kernel';
import { hasToken, hasUnitsIn, noteOwner, systemOf } from '../../../model/readers.ts';
import type { State, SystemId } from '../../../model/state.ts';
import { mayProduce } from '../../../moments/economy/queries.ts';
import { isHomeSystem } from '../../../moments/galaxy/systems.ts';
import { moverOf } from '../../../moments/movement/mover.ts';
import { adjacentFor } from '../../../moments/movement/routes.ts';
import { afterShipsArrived, whenSystemActivated } from '../../../moments/movement/windows.ts';
import { placeToken } from '../../../verbs/tokens/tokens.ts';
import { asActionBefore, fromHand, inPlay, promissoryNote } from '../../promissory-notes/promissory-note.ts';
import { activatesOwner, giveBack } from '../../promissory-notes/trust.ts';

const id = 'stymie';

/** Systems where a seat's command token can be placed: no home systems, even of eliminated players. */
const targets = (game: State, seat: Seat): SystemId[] =>
  game.systems.filter(system => !hasToken(system, seat) && !isHomeSystem(game, system.id)).map(({ id }) => id);

/** Has a seat units in a system or an adjacent one that is no home system? */
const isNear = (game: State, holder: Seat, system: SystemId): boolean =>
  [system, ...adjacentFor(game, null, system)].some(
    each => !isHomeSystem(game, each) && hasUnitsIn(systemOf(game, each), holder),
  );

const isStymied = (game: State, owner: Seat, system: SystemId): boolean =>
  game.seats.some(
    ({ notesInPlay }, holder) =>
      notesInPlay.some(note => note === `${id}#${owner}` && noteOwner(note) === owner) && isNear(game, holder, system),
  );

/** Base: its owner cannot produce near the holder. Codex I: places a token of the player who moves in. */
export const stymie = promissoryNote(
  id,
  asActionBefore('codex1'),
  inPlay(whenSystemActivated, activatesOwner, giveBack),
  () => mayProduce.install((game, { seat, system }, may) => may && !isStymied(game, seat, system.id)),
  fromHand(afterShipsArrived, {
    since: 'codex1',
    when: (game, me, _owner, moment) => moment.met.includes(me) && targets(game, moverOf(moment)).length > 0,
    *play(game, me, _owner, moment) {
      const seat = moverOf(moment);
      const system = yield* choose(me, `${id}.system`, targets(game, seat), {
        at: each => ({ system: each }),
        prompt: { seat },
      });
      yield* placeToken(game, seat, system);
    },
  }),
);
