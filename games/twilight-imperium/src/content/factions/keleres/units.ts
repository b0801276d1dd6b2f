import { landingPrices } from '../../../moments/invasion/queries.ts';
import { activationPrice } from '../../../moments/movement/queries.ts';
import { factionUnit } from '../faction.ts';

const PRICE = 2;

/** Who cannot spend that much cannot activate its system. */
export const artemiris = factionUnit('artemiris', {
  passive: [
    ({ id, isOwnedBy }) =>
      activationPrice.installFor(id, (game, { seat, system }, price) =>
        system.space.some(group => group.unit === 'flagship' && group.seat !== seat && isOwnedBy(game, group.seat))
          ? price + PRICE
          : price,
      ),
  ],
});

/** Once for each of them on the planet, each time for itself. */
export const omniopiares = factionUnit('omniopiares', {
  passive: [
    ({ id, isOwnedBy }) =>
      landingPrices.installFor(id, (game, { seat, planet }, times) =>
        planet.units.reduce(
          (sum, group) =>
            group.unit === 'mech' && group.seat !== seat && isOwnedBy(game, group.seat) ? sum + group.count : sum,
          times,
        ),
      ),
  ],
});
