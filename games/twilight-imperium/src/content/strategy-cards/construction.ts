import { choose, mayChoose, type Rule, type Seat } from '@orrery/kernel';
import type { Planet } from '../../model/galaxy/state.ts';
import type { StructureType } from '../../model/ids.ts';
import { hasTeStrategyCards, systemOf, unitsIn } from '../../model/readers.ts';
import type { State, SystemId } from '../../model/state.ts';
import type { UnitGroup } from '../../model/units/state.ts';
import { placesToken } from '../../moments/phases/queries.ts';
import type { StrategyCard } from '../../moments/phases/registry.ts';
import { produceIn } from '../../verbs/economy/production.ts';
import { hasOwnToSpend, placeToken, spendToken, spendTokenInto } from '../../verbs/tokens/tokens.ts';
import { placementsOf, placeStructure } from '../../verbs/units/structures.ts';

const either: readonly StructureType[] = ['pds', 'space-dock'];

const isOwnDock =
  (me: Seat) =>
  ({ seat, unit }: UnitGroup): boolean =>
    seat === me && unit === 'space-dock';

/** Thunder's Edge: place a structure, use one space dock's Production, or neither (LRR 24.2). */
function* buildOrProduce(game: State, me: Seat): Rule {
  const docks = game.systems.filter(system => unitsIn(system).some(isOwnDock(me)));
  const ways = [
    ...(placementsOf(game, me, either).length > 0 ? ['build'] : []),
    ...docks.map(({ id }) => `produce:${id}`),
  ];
  const way = yield* mayChoose(me, 'construction.first', ways);
  if (way === 'build') yield* placeStructure(game, me, either, 'must');
  else if (way)
    yield* produceIn(game, me, way.slice('produce:'.length), {
      with: unit => unit === 'space-dock',
      oneProducer: true,
    });
}

const isIn =
  (game: State, system: SystemId) =>
  ({ id }: Planet): boolean =>
    systemOf(game, system).planets.some(planet => planet.id === id);

function* follow(game: State, me: Seat, atNoCost: boolean): Rule {
  const canBuild = (id: SystemId): boolean => placementsOf(game, me, either, isIn(game, id)).length > 0;
  const all = game.systems.map(({ id }) => id);
  const systems = atNoCost || hasOwnToSpend(game, me, 'strategy') ? all : all.filter(canBuild);
  if (systems.length === 0) return;
  const system: SystemId = yield* choose(me, 'construction.system', systems, { at: id => ({ system: id }) });
  if (!atNoCost)
    yield* spendTokenInto(game, me, 'strategy', system, { ownOnly: !canBuild(system) }); // LRR 24.3, LRR 20.6, R-310
  else if (placesToken(game, { seat: me, card: 'construction' }, true)) yield* placeToken(game, me, system);
  yield* placeStructure(game, me, either, 'may', isIn(game, system));
}

export const construction: StrategyCard = {
  id: 'construction', // LRR 24
  paysItself: true,

  *primary(game, me) {
    if (hasTeStrategyCards(game.options)) {
      yield* buildOrProduce(game, me); // GR construction.te.primary
      yield* placeStructure(game, me, either, 'may');
      return;
    }
    yield* placeStructure(game, me, either, 'may'); // LRR 24.2
    yield* placeStructure(game, me, ['pds'], 'may');
  },

  *secondary(game, me, atNoCost = false) {
    if (!hasTeStrategyCards(game.options)) {
      yield* follow(game, me, atNoCost);
      return;
    }
    if (!atNoCost) yield* spendToken(game, me, 'strategy'); // GR construction.te.secondary
    yield* placeStructure(game, me, either, 'may');
  },
};
