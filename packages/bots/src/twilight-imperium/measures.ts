import {
  isInDeckOf,
  isShip,
  type ObjectiveId,
  type Planet,
  planets,
  type Specialty,
  specialties,
  specialtiesOf,
  type Trait,
  technologies,
  technologyIds,
  traits,
  traitsOf,
  type UnitType,
  worthOf,
} from '@orrery/twilight-imperium/view';
import { type Holdings, type Realm, sum } from './realm.ts';

/** How far a player is with an objective. It is met when `have` reaches `need`. */
export interface Progress {
  readonly have: number;
  readonly need: number;
}

export type Measure = (realm: Realm, holdings: Holdings) => Progress;
export type Which = (unit: UnitType) => boolean;

export const is =
  (...kinds: UnitType[]): Which =>
  unit =>
    kinds.includes(unit);
export const isCapital = is('flagship', 'war-sun');
export const isLargeShip: Which = unit => isShip(unit) && unit !== 'fighter';

// --- Planets

const held = ({ places }: Realm, holdings: Holdings): Planet[] =>
  [...holdings.planets].map(id => places.get(id)!.planet).filter(({ id }) => !planets[id].station);

export const planetsThat =
  (need: number, counts: (realm: Realm, planet: Planet) => boolean): Measure =>
  (realm, holdings) => ({ have: held(realm, holdings).filter(planet => counts(realm, planet)).length, need });

export const systemOf = (realm: Realm, planet: Planet) => realm.places.get(planet.id)!.system.id;

export const ofOneTrait =
  (need: number, among: readonly Trait[] = traits): Measure =>
  (realm, holdings) => {
    const own = held(realm, holdings);
    return {
      have: Math.max(...among.map(trait => own.filter(planet => traitsOf(planet).includes(trait)).length)),
      need,
    };
  };

export const awayFromHomes = (need: number) =>
  planetsThat(need, (realm, planet) => !realm.homes.has(systemOf(realm, planet)));
export const withSpecialties = (need: number) =>
  planetsThat(need, (_realm, planet) => specialtiesOf(planet).length > 0);
export const withAttachments = (need: number) => planetsThat(need, (_realm, planet) => planet.attachments.length > 0);

export const worthInAll =
  (need: number, currency: 'resources' | 'influence'): Measure =>
  (realm, holdings) => ({ have: sum(held(realm, holdings), planet => worthOf(planet)[currency]), need });

/** Two neighbours must have fewer planets. A missing neighbour counts as a gap of three planets. */
export const pushBoundaries: Measure = (realm, holdings) => {
  const own = held(realm, holdings).length;
  const near = neighbourSeats(realm, holdings);
  const counts = realm.view.players.map(
    ({ seat }) =>
      realm.view.systems.flatMap(system => system.planets).filter(({ controller }) => controller === seat).length,
  );
  const gaps = near.map(seat => Math.max(0, counts[seat]! + 1 - own)).sort((a, b) => a - b);
  const short = (gaps[0] ?? 3) + (gaps[1] ?? 3);
  return { have: Math.max(0, 6 - short), need: 6 };
};

/** Seats with units or planets in the player's systems or in adjacent ones. */
export function neighbourSeats(realm: Realm, holdings: Holdings): number[] {
  const own = new Set(holdings.stacks.map(({ system }) => system));
  for (const id of holdings.planets) own.add(realm.places.get(id)!.system.id);
  const near = new Set([...own].flatMap(system => [system, ...realm.neighbours(system)]));
  const seats = new Set<number>();
  for (const id of near) {
    const { space, planets: there } = realm.systems.get(id)!;
    for (const { seat } of space) seats.add(seat);
    for (const { controller, units } of there) {
      if (controller !== null) seats.add(controller);
      for (const { seat } of units) seats.add(seat);
    }
  }
  seats.delete(realm.me);
  return [...seats];
}

export const distantLands: Measure = (realm, holdings) => {
  const { view, me } = realm;
  const near = view.players.filter(({ seat, home }) => {
    if (seat === me) return false;
    const there = [home, ...realm.neighbours(home)];
    return held(realm, holdings).some(planet => there.includes(systemOf(realm, planet)));
  });
  return { have: near.length, need: 2 };
};

// --- Technologies

const ofColour = ({ technologies: own }: Holdings, colour: Specialty): number =>
  own.filter(id => technologies[id].colour === colour).length;

/** How many technologies are still to be researched for an upgrade, including the upgrade. Technology specialties of planets count as prerequisites. */
function stepsTo(
  realm: Realm,
  holdings: Holdings,
  prerequisites: Readonly<Partial<Record<Specialty, number>>>,
): number {
  const colours = held(realm, holdings).flatMap(specialtiesOf);
  return (
    1 +
    sum(specialties, colour =>
      Math.max(
        0,
        (prerequisites[colour] ?? 0) - ofColour(holdings, colour) - colours.filter(each => each === colour).length,
      ),
    )
  );
}

/** Counted in technologies: an upgrade takes about three. */
export const unitUpgrades =
  (need: number): Measure =>
  (realm, holdings) => {
    const own = new Set(holdings.technologies.flatMap(id => technologies[id].upgrades ?? []));
    const steps = technologyIds
      .filter(id => technologies[id].upgrades && !own.has(technologies[id].upgrades) && isInDeckOf(realm.player, id))
      .map(id => stepsTo(realm, holdings, technologies[id].prerequisites))
      .sort((a, b) => a - b)
      .slice(0, Math.max(0, need - own.size));
    return { have: Math.max(0, 3 * need - sum(steps, each => each)), need: 3 * need };
  };

export const inColours =
  (colours: number, each: number): Measure =>
  (_realm, holdings) => {
    const most = specialties
      .map(colour => Math.min(each, ofColour(holdings, colour)))
      .sort((a, b) => b - a)
      .slice(0, colours);
    return { have: sum(most, count => count), need: colours * each };
  };

// --- Spending: what the player could spend in the status phase if all their planets were ready.

/** What a player spends to score an objective. */
export interface Price {
  readonly resources?: number;
  readonly influence?: number;
  readonly tradeGoods?: number;
  readonly tokens?: number;
}

export const prices: Readonly<Partial<Record<ObjectiveId, Price>>> = {
  'erect-a-monument': { resources: 8 },
  'found-a-golden-age': { resources: 16 },
  'sway-the-council': { influence: 8 },
  'manipulate-galactic-law': { influence: 16 },
  'negotiate-trade-routes': { tradeGoods: 5 },
  'centralize-galactic-trade': { tradeGoods: 10 },
  'lead-from-the-front': { tokens: 3 },
  'galvanize-the-people': { tokens: 6 },
  'amass-wealth': { resources: 3, influence: 3, tradeGoods: 3 },
  'hold-vast-reserves': { resources: 6, influence: 6, tradeGoods: 6 },
};

export const spending =
  ({ resources = 0, influence = 0, tradeGoods = 0, tokens = 0 }: Price): Measure =>
  (realm, holdings) => {
    const { player } = realm;
    const goods = player.tradeGoods + player.commodities / 2;
    const purse = sum(held(realm, holdings), planet => Math.max(worthOf(planet).resources, worthOf(planet).influence));
    const have = (currency: 'resources' | 'influence'): number =>
      sum(held(realm, holdings), planet => worthOf(planet)[currency]);
    const both = resources > 0 && influence > 0;
    const ofPlanets = both
      ? Math.min(resources + influence, purse)
      : Math.min(resources, have('resources') + goods) + Math.min(influence, have('influence') + goods);
    return {
      have: ofPlanets + Math.min(tradeGoods, goods) + Math.min(tokens, player.tokens.tactic + player.tokens.strategy),
      need: resources + influence + tradeGoods + tokens,
    };
  };
