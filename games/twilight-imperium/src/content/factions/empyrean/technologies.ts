import { choose, type Rule, type Seat } from '@orrery/kernel';
import { playerOf, systemOf } from '../../../model/readers.ts';
import type { State, SystemId } from '../../../model/state.ts';
import { areNeighbours } from '../../../moments/economy/neighbours.ts';
import { anomaliesIn } from '../../../moments/galaxy/systems.ts';
import { moverOf } from '../../../moments/movement/mover.ts';
import { moveValue } from '../../../moments/movement/queries.ts';
import { adjacentFor } from '../../../moments/movement/routes.ts';
import { afterShipsArrived, afterSystemActivated } from '../../../moments/movement/windows.ts';
import { lastingOf, lastUntil } from '../../../verbs/cards/lasting.ts';
import { passNote } from '../../../verbs/cards/notes.ts';
import { modify, on } from '../../ability.ts';
import { installLasting } from '../../lasting.ts';
import { technology } from '../../technologies/technology.ts';

/** Adjacent, not in the system itself. */
const isBesideAnomaly = (game: State, seat: Seat, system: SystemId): boolean =>
  adjacentFor(game, seat, system).some(id => id !== system && anomaliesIn(game, systemOf(game, id)).length > 0);

const aetherstreamId = 'aetherstream';

/** Optional: for all the active player's ships. */
export const aetherstream = technology({
  id: aetherstreamId,
  passive: [
    () =>
      installLasting(aetherstreamId, [
        modify(moveValue, ({ seat }, move, game) => move + lastingOf(game, seat, aetherstreamId).length),
      ]),
  ],
  responses: [
    on(afterSystemActivated, {
      when: (game, me, { seat, system }) =>
        (seat === me || areNeighbours(game, me, seat)) && isBesideAnomaly(game, me, system),
      play: (game, _me, { seat }) => lastUntil(game, { id: aetherstreamId, seat, until: 'tactical-action', aim: null }),
    }),
  ],
});

/** The moving player chooses the note; no transaction. */
function* payToll(game: State, me: Seat, from: Seat): Rule {
  const note = yield* choose(from, 'voidwatch.note', playerOf(game, from).notes, {
    at: card => ({ card }),
    prompt: { seat: me },
  });
  yield* passNote(game, from, me, note);
}

export const voidwatch = technology({
  id: 'voidwatch',
  responses: [
    on(afterShipsArrived, {
      must: true,
      when: (game, me, moment) => moment.met.includes(me) && playerOf(game, moverOf(moment)).notes.length > 0,
      play: (game, me, moment) => payToll(game, me, moverOf(moment)),
    }),
  ],
});
