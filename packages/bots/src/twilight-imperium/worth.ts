import {
  isGroundForce,
  isLegendary,
  isMecatol,
  type Planet,
  type PlanetId,
  type SystemId,
  type TechnologyId,
  type UnitType,
  worthOf,
} from '@orrery/twilight-imperium/view';
import { openPublic, ownSecrets, pointsFor, progressOf } from './objectives.ts';
import { type Holdings, type Realm, sum } from './realm.ts';

/** What things are worth to the steward, with a victory point at 10. */
export const weights = {
  point: 10,
  /** The value of an objective's point when it is nearly met; the share of progress is raised to `steepness`. */
  nearly: 0.55,
  steepness: 1.2,
  /** Only one of several objectives is scored in a round: the factor for the second best. */
  nextBest: 0.65,
  resource: 0.8,
  influence: 0.6,
  planet: 0.8,
  mecatol: 6,
  legendary: 2,
  /** The share of a free planet's worth that counts while a landing force is in reach of it. */
  outlook: 0.7,
  /** A command token, while the tactic pool is not empty. */
  token: 2.2,
  tradeGood: 0.8,
  /** One more secret objective in hand. */
  secret: 4.5,
  /** The minimum chance to win for starting a combat. */
  boldness: 0.7,
} as const;

/** The worth of a unit while there are few, and once there are enough. */
const unitWorth: Readonly<
  Record<UnitType, { readonly enough: number; readonly first: number; readonly more: number }>
> = {
  'war-sun': { enough: 2, first: 8, more: 6 },
  flagship: { enough: 1, first: 4.5, more: 4.5 },
  dreadnought: { enough: 5, first: 2.7, more: 2 },
  carrier: { enough: 3, first: 2.4, more: 1 },
  cruiser: { enough: 4, first: 1.5, more: 1 },
  destroyer: { enough: 3, first: 0.9, more: 0.5 },
  fighter: { enough: 6, first: 0.4, more: 0.25 },
  mech: { enough: 4, first: 1.3, more: 1 },
  infantry: { enough: 10, first: 0.45, more: 0.15 },
  pds: { enough: 3, first: 0.8, more: 0.4 },
  'space-dock': { enough: 3, first: 3, more: 1 },
};

/** The worth of technologies to their owner, without objectives. */
const technologyWorth: Readonly<Partial<Record<TechnologyId, number>>> = {
  'gravity-drive': 4,
  'fleet-logistics': 3,
  'carrier-ii': 5,
  'hyper-metabolism': 5,
  'sarween-tools': 3,
  'memoria-ii': 5,
  'temporal-command-suite': 2.5,
  'dreadnought-ii': 3,
  'cruiser-ii': 3,
  'war-sun': 3,
  'space-dock-ii': 2.5,
  'ai-development-algorithm': 2.5,
  'scanlink-drone-network': 2.5,
  'integrated-economy': 2.5,
  'iihq-modernization': 5,
  'agency-supply-network': 3,
  'infantry-ii': 2,
  'antimass-deflectors': 2,
  'assault-cannon': 2,
};
const ANY_TECHNOLOGY = 1.3;

/** The share of an objective's points that its progress counts for. */
const promise = (have: number, need: number): number => {
  const share = Math.min(1, have / need);
  return share >= 1 ? 1 : weights.nearly * share ** weights.steepness;
};

/** The worth of the objectives that can still be scored; the closest counts most, since only one is scored per round. */
function objectivesWorth(realm: Realm, holdings: Holdings): number {
  return [openPublic(realm), ownSecrets(realm)].reduce((total, ids) => {
    const values = ids
      .map(id => {
        const progress = progressOf(realm, holdings, id);
        return progress ? pointsFor(id) * weights.point * promise(progress.have, progress.need) : 0;
      })
      .sort((a, b) => b - a);
    return total + sum(values.entries(), ([rank, value]) => value * weights.nextBest ** rank);
  }, 0);
}

/** The worth of a planet by its printed values and attachments. */
const planetWorth = (planet: Planet): number => {
  const { resources, influence } = worthOf(planet);
  return (
    weights.planet +
    resources * weights.resource +
    influence * weights.influence +
    (isMecatol(planet.id) ? weights.mecatol : 0) +
    (isLegendary(planet) ? weights.legendary : 0)
  );
};

const planetsWorth = (realm: Realm, { planets }: Holdings): number =>
  sum(planets, id => planetWorth(realm.places.get(id)!.planet));

/** Spare ground forces in systems with transports, and the free planets that they could be moved to next. */
function outlookWorth(realm: Realm, { stacks, planets }: Holdings): number {
  const camps = new Map<SystemId, { capacity: number; move: number; spare: number }>();
  for (const { system, planet, unit, count } of stacks) {
    const camp = camps.get(system) ?? { capacity: 0, move: 0, spare: 0 };
    camps.set(system, camp);
    if (isGroundForce(unit)) camp.spare += planet === null ? count : count - 1;
    else if (planet === null) {
      const { capacity = 0, move = 0 } = realm.stats(unit);
      camp.capacity += capacity * count;
      if (capacity > 0) camp.move = Math.max(camp.move, move);
    }
  }
  const prizes = new Map<PlanetId, number>();
  for (const [system, { capacity, move, spare }] of camps) {
    const landings = Math.min(capacity, spare);
    if (landings <= 0 || move === 0) continue;
    const open = [...realm.within(system, move)]
      .flatMap(id => realm.systems.get(id)!.planets)
      .filter(({ id, controller }) => controller === null && !planets.has(id) && !prizes.has(id) && !isMecatol(id))
      .map(planet => ({ id: planet.id, value: planetWorth(planet) }))
      .sort((a, b) => b.value - a.value);
    for (const { id, value } of open.slice(0, landings)) prizes.set(id, value);
  }
  return weights.outlook * sum(prizes.values(), value => value);
}

function unitsWorth({ stacks }: Holdings): number {
  const counts = new Map<UnitType, number>();
  for (const { unit, count } of stacks) counts.set(unit, (counts.get(unit) ?? 0) + count);
  return sum(counts, ([unit, count]) => {
    const { enough, first, more } = unitWorth[unit];
    return Math.min(count, enough) * first + Math.max(0, count - enough) * more;
  });
}

const technologiesWorth = ({ technologies }: Holdings): number =>
  sum(technologies, id => technologyWorth[id] ?? ANY_TECHNOLOGY);

const known = new WeakMap<Holdings, number>();

/** The worth of all holdings in one number; cached for equal holdings. */
export function worth(realm: Realm, holdings: Holdings): number {
  let value = known.get(holdings);
  if (value === undefined) {
    value = total(realm, holdings);
    known.set(holdings, value);
  }
  return value;
}

const total = (realm: Realm, holdings: Holdings): number =>
  objectivesWorth(realm, holdings) +
  planetsWorth(realm, holdings) +
  outlookWorth(realm, holdings) +
  unitsWorth(holdings) +
  technologiesWorth(holdings);

/** The loss of a fleet or a landing, in the same unit. */
export const unitValue = (unit: UnitType): number => unitWorth[unit].first;
