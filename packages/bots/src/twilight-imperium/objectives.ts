import {
  anomaliesOf,
  isAtEdge,
  isGroundForce,
  isInDeckOf,
  isLegendary,
  isMecatol,
  isShip,
  isStructure,
  nexus,
  noteOwner,
  type ObjectiveId,
  objectiveFacts,
  type Planet,
  planets,
  type Specialty,
  type SystemId,
  specialties,
  specialtiesOf,
  type Trait,
  technologies,
  technologyIds,
  traits,
  traitsOf,
  type UnitType,
  wormholesIn,
  worthOf,
} from '@orrery/twilight-imperium/view';
import { countUnits, type Holdings, type Realm, sum, type Where } from './realm.ts';

/** How far an objective is: met once there is as much as it needs. */
export interface Progress {
  readonly have: number;
  readonly need: number;
}

type Measure = (realm: Realm, holdings: Holdings) => Progress;
type Which = (unit: UnitType) => boolean;

const is =
  (...kinds: UnitType[]): Which =>
  unit =>
    kinds.includes(unit);
const isCapital = is('flagship', 'war-sun');
const isLargeShip: Which = unit => isShip(unit) && unit !== 'fighter';

// --- Planets

const held = ({ places }: Realm, holdings: Holdings): Planet[] =>
  [...holdings.planets].map(id => places.get(id)!.planet).filter(({ id }) => !planets[id].station);

const planetsThat =
  (need: number, counts: (realm: Realm, planet: Planet) => boolean): Measure =>
  (realm, holdings) => ({ have: held(realm, holdings).filter(planet => counts(realm, planet)).length, need });

const systemOf = (realm: Realm, planet: Planet) => realm.places.get(planet.id)!.system.id;

const ofOneTrait =
  (need: number, among: readonly Trait[] = traits): Measure =>
  (realm, holdings) => {
    const own = held(realm, holdings);
    return {
      have: Math.max(...among.map(trait => own.filter(planet => traitsOf(planet).includes(trait)).length)),
      need,
    };
  };

const awayFromHomes = (need: number) => planetsThat(need, (realm, planet) => !realm.homes.has(systemOf(realm, planet)));
const withSpecialties = (need: number) => planetsThat(need, (_realm, planet) => specialtiesOf(planet).length > 0);
const withAttachments = (need: number) => planetsThat(need, (_realm, planet) => planet.attachments.length > 0);

const worthInAll =
  (need: number, currency: 'resources' | 'influence'): Measure =>
  (realm, holdings) => ({ have: sum(held(realm, holdings), planet => worthOf(planet)[currency]), need });

/** Others who have fewer planets, of those next door two are needed; far ones count as half. */
const pushBoundaries: Measure = (realm, holdings) => {
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

/** Seats with units or planets in systems beside own ones. */
function neighbourSeats(realm: Realm, holdings: Holdings): number[] {
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

const distantLands: Measure = (realm, holdings) => {
  const { view, me } = realm;
  const near = view.players.filter(({ seat, home }) => {
    if (seat === me) return false;
    const there = [home, ...realm.neighbours(home)];
    return held(realm, holdings).some(planet => there.includes(systemOf(realm, planet)));
  });
  return { have: near.length, need: 2 };
};

// --- Units

const unitsOnBoard =
  (need: number, which: Which): Measure =>
  (_realm, holdings) => ({ have: countUnits(holdings, which), need });

/** A system still wanted counts a little when a ship is near it: so much beside it, less farther off. */
const nearness = (steps: number): number => Math.max(0, 0.45 - 0.15 * (steps - 1));

const systemsWith =
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

const anyUnit: Which = () => true;
const anywhere: Where = () => true;
const isOwnHome: Where = ({ player }, system) => player.home === system;
const isForeignHome: Where = (realm, system) => realm.homes.has(system) && !isOwnHome(realm, system);
const hasNoPlanet: Where = ({ systems }, system) => systems.get(system)!.planets.every(({ id }) => planets[id].station);
const isAnomalous: Where = ({ systems }, system) => anomaliesOf(systems.get(system)!).length > 0;
const isFamous: Where = (realm, system) =>
  isAnomalous(realm, system) ||
  realm.systems.get(system)!.planets.some(planet => isMecatol(planet.id) || isLegendary(planet));
const isBeside =
  (where: Where): Where =>
  (realm, system) =>
    realm.neighbours(system).some(other => where(realm, other));
const isMecatolSystem: Where = ({ mecatol }, system) => mecatol.id === system;

const outerRim = (need: number) =>
  systemsWith(need, anyUnit, (realm, system) => isAtEdge(realm.view.galaxy, system) && !isOwnHome(realm, system));

const structuresAbroad =
  (need: number): Measure =>
  (realm, { stacks }) => {
    const found = stacks.filter(
      ({ unit, planet, system }) => planet !== null && isStructure(unit) && !isOwnHome(realm, system),
    );
    return { have: new Set(found.map(({ planet }) => planet)).size, need };
  };

const largestFleet =
  (need: number): Measure =>
  (_realm, { stacks }) => {
    const sizes = new Map<SystemId, number>();
    for (const { system, unit, count } of stacks)
      if (isLargeShip(unit)) sizes.set(system, (sizes.get(system) ?? 0) + count);
    return { have: Math.max(0, ...sizes.values()), need };
  };

const gatekeeper: Measure = (realm, { stacks }) => {
  const seen = new Set(
    stacks
      .filter(({ unit }) => isShip(unit))
      .flatMap(({ system }) => wormholesIn(realm.view, realm.systems.get(system)!)),
  );
  return { have: (seen.has('alpha') ? 1 : 0) + (seen.has('beta') ? 1 : 0), need: 2 };
};

const hasOthersDock: Where = ({ systems, me }, system) =>
  systems
    .get(system)!
    .planets.some(({ units }) => units.some(({ unit, seat }) => unit === 'space-dock' && seat !== me));

const seatOfTheEmpire: Measure = (realm, holdings) => ({
  have:
    (realm.mecatol.planets.some(({ id }) => holdings.planets.has(id)) ? 3 : 0) +
    Math.min(
      3,
      countUnits(holdings, isShip, ({ system, planet }) => planet === null && system === realm.mecatol.id),
    ),
  need: 6,
});

const fringe: Measure = (_realm, holdings) => {
  const most = [...holdings.planets].map(id =>
    countUnits(holdings, is('space-dock'), ({ planet }) => planet === id) > 0
      ? 0
      : countUnits(holdings, isGroundForce, ({ planet }) => planet === id),
  );
  return { have: Math.max(0, ...most), need: 9 };
};

const enMasse: Measure = (realm, { stacks }) => {
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

/** A mech on each of four planets; one that is still to be brought there counts a little. */
const mechPlanets: Measure = (_realm, holdings) => {
  const places = holdings.stacks.filter(({ unit, planet }) => unit === 'mech' && planet !== null).length;
  return { have: places + 0.4 * (countUnits(holdings, is('mech')) - places), need: 4 };
};

const cohesion: Measure = (realm, holdings) => ({
  have: neighbourSeats(realm, holdings).length,
  need: realm.view.players.filter(({ eliminated }) => !eliminated).length - 1,
});

// --- Technologies

const ofColour = ({ technologies: own }: Holdings, colour: Specialty): number =>
  own.filter(id => technologies[id].colour === colour).length;

/** Technologies still to be researched before an upgrade is, itself counted; specialties of planets help. */
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

/** Counted in technologies, of which an upgrade takes three or so. */
const unitUpgrades =
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

const inColours =
  (colours: number, each: number): Measure =>
  (_realm, holdings) => {
    const most = specialties
      .map(colour => Math.min(each, ofColour(holdings, colour)))
      .sort((a, b) => b - a)
      .slice(0, colours);
    return { have: sum(most, count => count), need: colours * each };
  };

// --- Spending: what could be there at the end of a round, every planet ready.

/** What an objective wants spent when it is scored. */
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

const spending =
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

const measures: Readonly<Partial<Record<ObjectiveId, Measure>>> = {
  ...Object.fromEntries(Object.entries(prices).map(([id, price]) => [id, spending(price)])),
  'form-a-spy-network': ({ player }) => ({ have: player.actionCardCount, need: 5 }),
  'destroy-heretical-works': ({ player }) => ({ have: sum(Object.values(player.fragments), each => each), need: 2 }),

  'corner-the-market': ofOneTrait(4),
  'unify-the-colonies': ofOneTrait(6),
  'expand-borders': awayFromHomes(6),
  'subdue-the-galaxy': awayFromHomes(11),
  'found-research-outposts': withSpecialties(3),
  'form-galactic-brain-trust': withSpecialties(5),
  'discover-lost-outposts': withAttachments(2),
  'reclaim-ancient-monuments': withAttachments(3),
  'forge-an-alliance': ofOneTrait(4, ['cultural']),
  'mine-rare-minerals': ofOneTrait(4, ['hazardous']),
  'monopolize-production': ofOneTrait(4, ['industrial']),
  'establish-hegemony': worthInAll(12, 'influence'),
  'hoard-raw-materials': worthInAll(12, 'resources'),
  'push-boundaries': pushBoundaries,
  'conquer-the-weak': planetsThat(1, (realm, planet) => isForeignHome(realm, systemOf(realm, planet))),
  'rule-distant-lands': distantLands,
  'seize-an-icon': planetsThat(1, (_realm, planet) => isLegendary(planet)),
  'stake-your-claim': planetsThat(1, (realm, planet) =>
    realm.places
      .get(planet.id)!
      .system.planets.some(
        ({ id, controller }) =>
          id !== planet.id && controller !== null && controller !== realm.me && !planets[id].station,
      ),
  ),

  'develop-weaponry': unitUpgrades(2),
  'revolutionize-warfare': unitUpgrades(3),
  'diversify-research': inColours(2, 2),
  'master-the-sciences': inColours(4, 2),
  'master-the-laws-of-physics': inColours(1, 4),

  'intimidate-council': systemsWith(2, isShip, isBeside(isMecatolSystem)),
  'build-defenses': unitsOnBoard(4, isStructure),
  'construct-massive-cities': unitsOnBoard(7, isStructure),
  'improve-infrastructure': structuresAbroad(3),
  'protect-the-border': structuresAbroad(5),
  'explore-deep-space': systemsWith(3, anyUnit, hasNoPlanet),
  'patrol-vast-territories': systemsWith(5, anyUnit, hasNoPlanet),
  'make-history': systemsWith(2, anyUnit, isFamous),
  'become-a-legend': systemsWith(4, anyUnit, isFamous),
  'populate-the-outer-rim': outerRim(3),
  'control-the-borderlands': outerRim(5),
  'raise-a-fleet': largestFleet(5),
  'command-an-armada': largestFleet(8),
  'engineer-a-marvel': unitsOnBoard(1, isCapital),
  'achieve-supremacy': systemsWith(
    1,
    isCapital,
    (realm, system) => isMecatolSystem(realm, system) || isForeignHome(realm, system),
  ),
  'control-the-region': systemsWith(6, isShip, anywhere),
  'threaten-enemies': systemsWith(1, isShip, isBeside(isForeignHome)),
  'learn-the-secrets-of-the-cosmos': systemsWith(3, isShip, isBeside(isAnomalous)),
  'cut-supply-lines': systemsWith(1, isShip, hasOthersDock),
  'become-the-gatekeeper': gatekeeper,
  'occupy-the-seat-of-the-empire': seatOfTheEmpire,
  'establish-a-perimeter': unitsOnBoard(4, is('pds')),
  'fuel-the-war-machine': unitsOnBoard(3, is('space-dock')),
  'gather-a-mighty-fleet': unitsOnBoard(5, is('dreadnought')),
  'mechanize-the-military': mechPlanets,
  'occupy-the-fringe': fringe,
  'defy-space-and-time': systemsWith(1, anyUnit, (_realm, system) => system === nexus),
  'produce-en-masse': enMasse,
  'foster-cohesion': cohesion,
  'strengthen-bonds': ({ player, me }) => ({
    have: player.notesInPlay.some(note => noteOwner(note) !== me) ? 1 : 0,
    need: 1,
  }),
};

/** How far an objective is with these holdings; nothing for one that rests on what happens. */
export const progressOf = (realm: Realm, holdings: Holdings, id: string): Progress | undefined =>
  measures[id as ObjectiveId]?.(realm, holdings);

export const isMet = (realm: Realm, holdings: Holdings, id: string): boolean => {
  const progress = progressOf(realm, holdings, id);
  return progress !== undefined && progress.have >= progress.need;
};

export const pointsFor = (id: string): number => objectiveFacts[id as ObjectiveId]?.points ?? 1;

/** Public objectives that the seat has not scored. */
export const openPublic = ({ view, player }: Realm): string[] =>
  view.objectives.revealed.filter(id => !player.scored.includes(id));

export const ownSecrets = ({ player }: Realm): readonly string[] => player.secrets ?? [];
