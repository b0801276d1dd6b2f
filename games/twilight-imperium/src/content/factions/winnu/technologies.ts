import { choose, type Seat } from '@orrery/kernel';
import type { System } from '../../../model/galaxy/state.ts';
import type { Wormhole } from '../../../model/ids.ts';
import { controlsMecatol, isMecatol, mecatolSystem, planetsOf } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { whenProducing } from '../../../moments/economy/windows.ts';
import { valuesSwapped } from '../../../moments/galaxy/queries.ts';
import { wormholesFor } from '../../../moments/galaxy/systems.ts';
import { lastingOf, lastUntil } from '../../../verbs/cards/lasting.ts';
import { placeUnits } from '../../../verbs/units/units.ts';
import { modifyForAll } from '../../ability.ts';
import { modify, on, technology } from '../../technologies/technology.ts';

const policy = 'hegemonic-trade-policy';

/** Any own planet; if it has a space dock, the dock's limit changes too. */
export const hegemonicTradePolicy = technology({
  id: policy,
  responses: [
    on(whenProducing, {
      exhausts: true,
      when: (game, me, { seat }) => seat === me && planetsOf(game, me).length > 0,
      *play(game, me) {
        const own = planetsOf(game, me).map(({ id }) => id);
        const planet = yield* choose(me, `${policy}.planet`, own, { at: id => ({ planet: id }) });
        yield* lastUntil(game, { id: policy, seat: me, until: 'production', aim: planet });
      },
    }),
  ],
  lasting: [
    modify(
      valuesSwapped,
      ({ id, controller }, is, game) => (lastingOf(game, controller!, policy).some(({ aim }) => aim === id) ? !is : is),
      ({ controller }) => controller ?? -1,
    ),
  ],
});

const gates: readonly Wormhole[] = ['alpha', 'beta'];

const isFolded = (game: State, { planets }: System, acting: Seat): boolean =>
  planets.some(({ id }) => isMecatol(id)) && !controlsMecatol(game, acting);

/**
 * Passive: for all players in its owner's tactical actions, even exhausted. The action is possible without Mecatol Rex.
 */
export const lazaxGateFolding = technology({
  id: 'lazax-gate-folding',
  passive: [
    modifyForAll(wormholesFor, ({ system }, found, game) =>
      isFolded(game, system, game.tactical!.seat) ? [...new Set([...found, ...gates])] : found,
    ),
  ],
  componentAction: {
    possible: () => true,
    *play(game, me) {
      if (!controlsMecatol(game, me)) return;
      const system = mecatolSystem(game);
      const planet = system.planets.find(({ id }) => isMecatol(id))!.id;
      yield* placeUnits(game, me, 'infantry', 1, { system: system.id, planet });
    },
  },
});
