import { choose, mayChoose, type Rule, type Seat } from '@orrery/kernel';
import type { StructureType } from '../../model/ids.ts';
import { hasTeStrategyCards, planetsOf, systemWith, unitsIn } from '../../model/readers.ts';
import type { State, SystemId } from '../../model/state.ts';
import type { UnitGroup } from '../../model/units/state.ts';
import type { StrategyCard } from '../../moments/phases/registry.ts';
import { produceIn } from '../../verbs/economy/production.ts';
import { placeToken, spendToken, spendTokenInto } from '../../verbs/tokens/tokens.ts';
import { placementsOf, placeStructure } from '../../verbs/units/structures.ts';

const either: readonly StructureType[] = ['pds', 'space-dock'];

const isOwnDock =
  (me: Seat) =>
  ({ seat, unit }: UnitGroup): boolean =>
    seat === me && unit === 'space-dock';

/** Thunder's Edge: a structure, or the Production of one space dock, or neither (LRR 24.2). */
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

function* follow(game: State, me: Seat, atNoCost: boolean): Rule {
  const systems = game.systems.map(({ id }) => id);
  const system: SystemId = yield* choose(me, 'construction.system', systems, { at: id => ({ system: id }) });
  if (atNoCost) yield* placeToken(game, me, system);
  else yield* spendTokenInto(game, me, 'strategy', system); // LRR 24.3, LRR 20.6
  const here = planetsOf(game, me).filter(planet => systemWith(game, planet.id).id === system);
  yield* placeStructure(game, me, either, 'may', planet => here.includes(planet));
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
