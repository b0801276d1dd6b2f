import { planetOf, playerOf } from '../../model/readers.ts';
import { mayPlaceOn } from '../../moments/units/queries.ts';
import { drawActionCards } from '../../verbs/cards/cards.ts';
import { convertCommodities } from '../../verbs/economy/commodities.ts';
import { callBack, pieceAvailable } from '../../verbs/units/recall.ts';
import { placeUnits } from '../../verbs/units/units.ts';
import { attachment, fragment, instant, onPlanet } from './exploration-card.ts';
import { commodities, forOneGood, mayTakeOne } from './offers.ts';

export const industrialRelicFragment = fragment('industrial-relic-fragment', 'industrial');
export const bioticResearchFacility = attachment('biotic-research-facility');
export const cyberneticResearchFacility = attachment('cybernetic-research-facility');
export const propulsionResearchFacility = attachment('propulsion-research-facility');

export const abandonedWarehouses = instant('abandoned-warehouses', function* (game, me) {
  const convert = (count: number) => ({
    key: `convert-${count}`,
    possible: playerOf(game, me).commodities >= count,
    carryOut: () => convertCommodities(game, me, count),
  });
  yield* mayTakeOne(me, 'abandoned-warehouses', [commodities(game, me, 2), convert(1), convert(2)]);
});

export const functioningBase = instant('functioning-base', function* (game, me) {
  yield* mayTakeOne(me, 'functioning-base', [
    commodities(game, me, 1),
    ...forOneGood(game, me, true, () => drawActionCards(game, me, 1)),
  ]);
});

export const localFabricators = onPlanet('local-fabricators', function* (game, me, planet, place) {
  const canPlace =
    pieceAvailable(game, me, 'mech') &&
    mayPlaceOn(game, { seat: me, planet: planetOf(game, planet), unit: 'mech' }, true);
  yield* mayTakeOne(me, 'local-fabricators', [
    commodities(game, me, 1),
    ...forOneGood(game, me, canPlace, function* () {
      yield* callBack(game, me, 'mech', 1); // LRR 67.5a
      yield* placeUnits(game, me, 'mech', 1, place);
    }),
  ]);
});
