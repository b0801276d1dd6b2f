import type { Amounts } from '@orrery/kernel';
import {
  isGroundForce,
  isInDeckOf,
  isShip,
  type PlanetId,
  pieces,
  type SystemId,
  type UnitType,
  unitTypes,
  worthOf,
} from '@orrery/twilight-imperium/view';
import { isFree } from './nomad.ts';
import { best, countUnits, type Holdings, type Realm, sum, withUnits } from './realm.ts';
import { worth } from './worth.ts';

export interface Works {
  readonly system: SystemId;
  /** The maximum number of units. */
  readonly limit: number;
  readonly funds: number;
  /** The maximum number of a kind. */
  readonly most: (unit: UnitType) => number;
}

/** What costs nothing is not infinitely good. */
const SMALL = 0.1;

const isLargeShip = (unit: UnitType): boolean => isShip(unit) && unit !== 'fighter';

/** How many units the own units of a system can make. */
export const productionIn = (realm: Realm, { stacks }: Holdings, id: SystemId): number =>
  sum(stacks, ({ system, planet, unit, count }) => {
    if (system !== id) return 0;
    const { production = 0, productionPlusResources } = realm.stats(unit);
    if (productionPlusResources === undefined) return production * count;
    const resources = planet === null ? 0 : worthOf(realm.places.get(planet)!.planet).resources;
    return (productionPlusResources + resources) * count;
  });

/** War suns need a technology, unless the faction starts with some. */
const buildsWarSuns = ({ player }: Realm, holdings: Holdings): boolean =>
  !isInDeckOf(player, 'war-sun') || holdings.technologies.includes('war-sun');

/** What could be produced in a system with these funds, by printed facts alone. */
export function worksIn(realm: Realm, holdings: Holdings, system: SystemId, funds: number): Works {
  return {
    system,
    limit: productionIn(realm, holdings, system),
    funds,
    most: unit =>
      unit === 'war-sun' && !buildsWarSuns(realm, holdings)
        ? 0
        : Math.max(0, pieces[unit] - countUnits(holdings, each => each === unit)),
  };
}

const fits = (realm: Realm, holdings: Holdings, system: SystemId): boolean => {
  const inSpace = ({ system: at, planet }: { system: SystemId; planet: PlanetId | null }) =>
    at === system && planet === null;
  return countUnits(holdings, isLargeShip, inSpace) <= realm.player.tokens.fleet;
};

/** Fighters beyond what carriers and docks of the system hold would be lost. */
function roomForFighters(realm: Realm, holdings: Holdings, system: SystemId): boolean {
  let room = 0;
  for (const { system: at, planet, unit, count } of holdings.stacks) {
    if (at !== system) continue;
    const { capacity = 0, freeFighters = 0 } = realm.stats(unit);
    room += freeFighters * count;
    if (planet === null) room += capacity * count - (unit === 'fighter' || isGroundForce(unit) ? count : 0);
  }
  return room >= 0;
}

/** Units to buy, chosen greedily by gain per price. */
export function bestBuild(
  realm: Realm,
  before: Holdings,
  { system, limit, funds, most }: Works,
  ground: PlanetId | undefined,
): { readonly amounts: Amounts; readonly holdings: Holdings; readonly cost: number } {
  const amounts: Record<string, number> = {};
  let holdings = before;
  let [made, cost] = [0, 0];
  for (;;) {
    const now = worth(realm, holdings);
    const choices = unitTypes.flatMap(unit => {
      const { cost: printed, perCost = 1 } = realm.stats(unit);
      if (printed === undefined || !(isShip(unit) || (isGroundForce(unit) && ground))) return [];
      const price = isFree(realm, unit) ? 0 : printed;
      const count = Math.min(perCost, most(unit) - (amounts[unit] ?? 0), limit - made);
      if (count <= 0 || price > funds - cost) return [];
      const planet = isShip(unit) ? null : ground!;
      const after = withUnits(holdings, { system, planet, unit, count });
      if (isShip(unit) && !fits(realm, after, system)) return [];
      if (unit === 'fighter' && !roomForFighters(realm, after, system)) return [];
      return [{ unit, count, price, after, gain: worth(realm, after) - now }];
    });
    // If the production limit is tight, the gain per unit counts; if money is, the gain per resource.
    const slots = Math.max(1, limit - made);
    const chosen = best(
      choices,
      ({ gain, price, count }) => gain / Math.max(price, (count * (funds - cost)) / slots, SMALL),
    );
    if (!chosen || chosen.gain <= 0) return { amounts, holdings, cost };
    amounts[chosen.unit] = (amounts[chosen.unit] ?? 0) + chosen.count;
    holdings = chosen.after;
    made += chosen.count;
    cost += chosen.price;
  }
}

/** The own planet of a system on which new ground forces are wanted: that of a dock first. */
export const landingSite = ({ me, systems }: Realm, system: SystemId): PlanetId | undefined => {
  const own = systems.get(system)!.planets.filter(({ controller }) => controller === me);
  const docked = own.find(({ units }) => units.some(({ seat, unit }) => seat === me && unit === 'space-dock'));
  return docked?.id;
};
