import { choose, type Seat } from '@orrery/kernel';
import { hasUnitsIn, inSets, mecatolSystem, systemOf } from '../../../model/readers.ts';
import type { State, SystemId } from '../../../model/state.ts';
import { afterTechnologyGained } from '../../../moments/cards/windows.ts';
import { neighboursBesides } from '../../../moments/economy/neighbours.ts';
import { afterProductionResolved, type ProducingPlace } from '../../../moments/economy/windows.ts';
import { adjacentFor } from '../../../moments/movement/routes.ts';
import { afterAction } from '../../../moments/phases/windows.ts';
import { endEffects, lastingOf, lastUntil } from '../../../verbs/cards/lasting.ts';
import { produceIn, producersIn } from '../../../verbs/economy/production.ts';
import { gainPlanetCard } from '../../../verbs/galaxy/planets.ts';
import { on, technology } from '../../technologies/technology.ts';

const NETWORK = 'agency-supply-network';

interface Yard extends ProducingPlace {
  readonly system: SystemId;
}

/** Everything of a seat that could produce, besides what just has. */
const otherYards = (game: State, me: Seat, used: { system: SystemId; by: readonly ProducingPlace[] }): Yard[] =>
  game.systems.flatMap(system =>
    producersIn(game, me, system)
      .filter(
        ({ unit, planet }) =>
          system.id !== used.system || !used.by.some(each => each.unit === unit && each.planet === planet),
      )
      .map(({ unit, planet }) => ({ unit, planet, system: system.id })),
  );

/** One more use of Production in an action, by another unit, with a bill of its own. */
export const agencySupplyNetwork = technology({
  id: NETWORK,
  responses: [
    on(afterProductionResolved, {
      when: (game, me, used) =>
        used.seat === me && lastingOf(game, me, NETWORK).length === 0 && otherYards(game, me, used).length > 0,
      *play(game, me, used) {
        yield* lastUntil(game, { id: NETWORK, seat: me, until: 'turn', aim: null });
        const { system, unit, planet } = yield* choose(me, NETWORK, otherYards(game, me, used), {
          key: each => `${each.planet ?? each.system}:${each.unit ?? 'planet'}`,
          at: each => ({
            ...(each.planet === null ? { system: each.system } : { planet: each.planet }),
            ...(each.unit !== null && { unit: each.unit }),
          }),
        });
        yield* produceIn(game, me, system, { only: { unit, planet } });
      },
    }),
    on(afterAction, {
      must: true,
      atOnce: true,
      when: (game, me) => lastingOf(game, me, NETWORK).length > 0,
      *play(game, me) {
        endEffects(game, me, NETWORK);
      },
    }),
  ],
});

const HEADQUARTERS = 'iihq-modernization';

/** Has another seat a unit or a planet in the system of Mecatol Rex, or beside it as the owner sees it? */
const isNearMecatol = (game: State, owner: Seat, other: Seat): boolean => {
  const { id } = mecatolSystem(game);
  return [id, ...adjacentFor(game, owner, id)].some(each => {
    const system = systemOf(game, each);
    return hasUnitsIn(system, other) || system.planets.some(({ controller }) => controller === other);
  });
};

/** Whoever is near Mecatol Rex is a neighbour, and its owner one of theirs; with it comes a planet card. */
export const iihqModernization = technology({
  id: HEADQUARTERS,
  passive: [
    ({ id, isOwnedBy }) =>
      neighboursBesides.installFor(
        id,
        (game, { seat, other }, are) =>
          are ||
          (isOwnedBy(game, seat) && isNearMecatol(game, seat, other)) ||
          (isOwnedBy(game, other) && isNearMecatol(game, other, seat)),
      ),
  ],
  responses: [
    on(afterTechnologyGained, {
      must: true,
      when: (_game, me, { seat, technology: gained }) => seat === me && gained === HEADQUARTERS,
      play: (game, me) => gainPlanetCard(game, me, inSets(game, 'te') ? 'custodia-vigilia-te' : 'custodia-vigilia'),
    }),
  ],
});
