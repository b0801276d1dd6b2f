import {
  anomaliesOf,
  isAtEdge,
  isGroundForce,
  isLegendary,
  isMecatol,
  isShip,
  isStructure,
  planets,
  type SystemId,
  wormholesIn,
  worthOf,
} from '@orrery/twilight-imperium/view';
import { is, isLargeShip, type Measure, neighbourSeats, type Which } from './measures.ts';
import { countUnits, sum, type Where } from './realm.ts';

// --- Units

export const unitsOnBoard =
  (need: number, which: Which): Measure =>
  (_realm, holdings) => ({ have: countUnits(holdings, which), need });

/** Partial credit for a missing system: 0.45 if a ship is adjacent to it, less for each step more. */
const nearness = (steps: number): number => Math.max(0, 0.45 - 0.15 * (steps - 1));

export const systemsWith =
  (need: number, which: Which, where: Where): Measure =>
  (realm, { stacks }) => {
    const wanted = realm.systemsThat(where);
    const found = new Set<SystemId>();
    for (const { system, unit } of stacks) if (which(unit) && wanted.has(system)) found.add(system);
    if (found.size >= need) return { have: found.size, need };
    const ships = stacks.filter(({ unit, planet }) => planet === null && isLargeShip(unit) && which(unit));
    const near = [...wanted]
      .filter(system => !found.has(system))
      .map(system => nearness(Math.min(...ships.map(ship => realm.distance(system, ship.system)))))
      .sort((a, b) => b - a)
      .slice(0, need - found.size);
    return { have: found.size + sum(near, each => each), need };
  };

export const anyUnit: Which = () => true;
export const anywhere: Where = () => true;
const isOwnHome: Where = ({ player }, system) => player.home === system;
export const isForeignHome: Where = (realm, system) => realm.homes.has(system) && !isOwnHome(realm, system);
export const hasNoPlanet: Where = ({ systems }, system) =>
  systems.get(system)!.planets.every(({ id }) => planets[id].station);
export const isAnomalous: Where = ({ systems }, system) => anomaliesOf(systems.get(system)!).length > 0;
export const isFamous: Where = (realm, system) =>
  isAnomalous(realm, system) ||
  realm.systems.get(system)!.planets.some(planet => isMecatol(planet.id) || isLegendary(planet));
export const isBeside =
  (where: Where): Where =>
  (realm, system) =>
    realm.neighbours(system).some(other => where(realm, other));
export const isMecatolSystem: Where = ({ mecatol }, system) => mecatol.id === system;

export const outerRim = (need: number) =>
  systemsWith(need, anyUnit, (realm, system) => isAtEdge(realm.view.galaxy, system) && !isOwnHome(realm, system));

export const structuresAbroad =
  (need: number): Measure =>
  (realm, { stacks }) => {
    const found = stacks.filter(
      ({ unit, planet, system }) => planet !== null && isStructure(unit) && !isOwnHome(realm, system),
    );
    return { have: new Set(found.map(({ planet }) => planet)).size, need };
  };

export const largestFleet =
  (need: number): Measure =>
  (_realm, { stacks }) => {
    const sizes = new Map<SystemId, number>();
    for (const { system, unit, count } of stacks)
      if (isLargeShip(unit)) sizes.set(system, (sizes.get(system) ?? 0) + count);
    return { have: Math.max(0, ...sizes.values()), need };
  };

export const gatekeeper: Measure = (realm, { stacks }) => {
  const seen = new Set(
    stacks
      .filter(({ unit }) => isShip(unit))
      .flatMap(({ system }) => wormholesIn(realm.view, realm.systems.get(system)!)),
  );
  return { have: (seen.has('alpha') ? 1 : 0) + (seen.has('beta') ? 1 : 0), need: 2 };
};

export const hasOthersDock: Where = ({ systems, me }, system) =>
  systems
    .get(system)!
    .planets.some(({ units }) => units.some(({ unit, seat }) => unit === 'space-dock' && seat !== me));

export const seatOfTheEmpire: Measure = (realm, holdings) => ({
  have:
    (realm.mecatol.planets.some(({ id }) => holdings.planets.has(id)) ? 3 : 0) +
    Math.min(
      3,
      countUnits(holdings, isShip, ({ system, planet }) => planet === null && system === realm.mecatol.id),
    ),
  need: 6,
});

export const fringe: Measure = (_realm, holdings) => {
  const most = [...holdings.planets].map(id =>
    countUnits(holdings, is('space-dock'), ({ planet }) => planet === id) > 0
      ? 0
      : countUnits(holdings, isGroundForce, ({ planet }) => planet === id),
  );
  return { have: Math.max(0, ...most), need: 9 };
};

export const enMasse: Measure = (realm, { stacks }) => {
  const made = new Map<SystemId, number>();
  for (const { unit, system, planet, count } of stacks) {
    const { production = 0, productionPlusResources } = realm.stats(unit);
    const value =
      productionPlusResources === undefined
        ? production
        : productionPlusResources + (planet === null ? 0 : worthOf(realm.places.get(planet)!.planet).resources);
    made.set(system, (made.get(system) ?? 0) + value * count);
  }
  return { have: Math.max(0, ...made.values()), need: 8 };
};

/** A mech on each of four planets. Other mechs count 0.4. */
export const mechPlanets: Measure = (_realm, holdings) => {
  const places = holdings.stacks.filter(({ unit, planet }) => unit === 'mech' && planet !== null).length;
  return { have: places + 0.4 * (countUnits(holdings, is('mech')) - places), need: 4 };
};

export const cohesion: Measure = (realm, holdings) => ({
  have: neighbourSeats(realm, holdings).length,
  need: realm.view.players.filter(({ eliminated }) => !eliminated).length - 1,
});
