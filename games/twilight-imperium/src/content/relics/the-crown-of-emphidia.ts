import { choose, type Seat } from '@orrery/kernel';
import type { Planet } from '../../model/galaxy/state.ts';
import { planetsOf } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { afterTacticalAction } from '../../moments/movement/windows.ts';
import { endOfStatusPhase } from '../../moments/phases/windows.ts';
import { purgeRelic } from '../../verbs/cards/relics.ts';
import { planetWith } from '../../verbs/galaxy/attachments.ts';
import { canExplore, explorePlanet } from '../../verbs/galaxy/exploration.ts';
import { gainPoints } from '../../verbs/objectives/points.ts';
import { on, relic } from './relic.ts';

const id = 'the-crown-of-emphidia';

const toExplore = (game: State, me: Seat): Planet[] =>
  planetsOf(game, me).filter(planet => canExplore(game, planet.id));

export const theCrownOfEmphidia = relic({
  id,
  responses: [
    on(afterTacticalAction, {
      exhausts: true,
      when: (game, me, { seat }) => seat === me && toExplore(game, me).length > 0,
      *play(game, me) {
        const planet = yield* choose(me, id, toExplore(game, me), { at: each => ({ planet: each.id }) });
        yield* explorePlanet(game, me, planet.id);
      },
    }),
    on(endOfStatusPhase, {
      when: (game, me) => planetWith(game, 'tomb-of-emphidia')?.controller === me,
      *play(game, me) {
        yield* purgeRelic(game, me, id);
        yield* gainPoints(game, me, 1, id);
      },
    }),
  ],
});
