import type { Seat } from '@orrery/kernel';
import { hasToken, hasUnitsIn } from '../../model/readers.ts';
import type { State, SystemId } from '../../model/state.ts';
import { mayLeaveToken } from '../../moments/movement/queries.ts';
import { beforeMovement } from '../../moments/movement/windows.ts';
import { lastingOf, lastUntil } from '../../verbs/cards/lasting.ts';
import { purgeRelic } from '../../verbs/cards/relics.ts';
import { on, relic } from './relic.ts';

const id = 'dominus-orb';

/** Has the seat units in another system with its command token? */
const holdsAny = (game: State, me: Seat, active: SystemId): boolean =>
  game.systems.some(system => system.id !== active && hasToken(system, me) && hasUnitsIn(system, me));

export const dominusOrb = relic({
  id,
  // A lasting effect, as the relic is already purged.
  passive: [() => mayLeaveToken.install((game, { seat }, may) => may || lastingOf(game, seat, id).length > 0)],
  responses: [
    on(beforeMovement, {
      when: (game, me, { seat, system }) => seat === me && holdsAny(game, me, system),
      *play(game, me) {
        yield* purgeRelic(game, me, id);
        yield* lastUntil(game, { id, seat: me, until: 'tactical-action', aim: null });
      },
    }),
  ],
});
