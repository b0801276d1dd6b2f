import {
  isInDeckOf,
  type PlanetId,
  type StrategyCardId,
  type SystemId,
  technologies,
  technologyIds,
  worthOf,
} from '@orrery/twilight-imperium/view';
import { expeditions } from './expedition.ts';
import { ownSecrets } from './objectives.ts';
import { bestBuild, landingSite, worksIn } from './production.ts';
import { reserveOf, scorable, spendable } from './purse.ts';
import { type Considered, likeliest, picking } from './question.ts';
import { best, countUnits, type Realm, sum, withUnits } from './realm.ts';
import { technologyGain } from './research.ts';
import { prospect } from './scoring.ts';
import { tokenWorth } from './tokens.ts';
import { weights, worth } from './worth.ts';

const controlsMecatol = ({ mecatol, me }: Realm): boolean => mecatol.planets[0]?.controller === me;

/** Secret objectives in hand or scored: three at most. */
const roomForSecrets = (realm: Realm): boolean =>
  ownSecrets(realm).length + realm.player.scored.filter(id => realm.view.secretsScored.includes(id)).length < 3;

/** The worth of drawing a secret objective: a new one, or one that replaces the worst. */
const secretWorth = (realm: Realm): number => {
  if (roomForSecrets(realm)) return weights.secret;
  const worst = Math.min(1, ...ownSecrets(realm).map(id => prospect(realm, id)));
  return weights.secret * Math.max(0, 0.8 - worst);
};

/** The points that Imperial would score: an objective now and another in the status phase, if two can be scored. */
function imperialWorth(realm: Realm): number {
  const { free, paid } = scorable(realm);
  const count = free.length + Math.min(1, paid.length);
  const point = count > 1 ? 0.9 * weights.point : count === 1 ? 3 : 0;
  return point + (controlsMecatol(realm) ? weights.point : secretWorth(realm));
}

/** An estimate of the best technology that could be researched next. */
const bestTechnology = (realm: Realm): number =>
  Math.max(
    0,
    ...technologyIds
      .filter(id => !realm.player.technologies.includes(id) && isInDeckOf(realm.player, id) && isNear(realm, id))
      .map(id => technologyGain(realm, id)),
  );

const isNear = (realm: Realm, id: (typeof technologyIds)[number]): boolean =>
  Object.entries(technologies[id].prerequisites).every(
    ([colour, count]) =>
      realm.player.technologies.filter(own => technologies[own].colour === colour).length >= (count ?? 0),
  );

/** The gain of a structure on a planet; a dock needs a system without one and a planet with resources. */
function structureGain(realm: Realm, planet: PlanetId, unit: 'pds' | 'space-dock'): number {
  const { holdings, places } = realm;
  const { system, planet: site } = places.get(planet)!;
  const after = withUnits(holdings, { system: system.id, planet, unit, count: 1 });
  const gain = worth(realm, after) - worth(realm, holdings);
  if (unit === 'pds') return gain;
  const docked = system.planets.some(({ units }) => units.some(each => each.unit === 'space-dock'));
  return gain + (docked ? -2 : 0.3 * worthOf(site).resources);
}

/** The same for a structure in space: one per system is enough. */
function gainInSpace(realm: Realm, id: SystemId, unit: 'pds' | 'space-dock'): number {
  const { holdings, systems, me } = realm;
  const after = withUnits(holdings, { system: id, planet: null, unit, count: 1 });
  const isThere = systems.get(id)!.space.some(group => group.seat === me && group.unit === unit);
  return worth(realm, after) - worth(realm, holdings) - (isThere ? 2 : 0);
}

const structures = ['space-dock', 'pds'] as const;

const canTake = ({ places, me, holdings }: Realm, planet: PlanetId, unit: 'pds' | 'space-dock'): boolean => {
  const there = places.get(planet)!.planet.units.find(group => group.seat === me && group.unit === unit)?.count ?? 0;
  const most = unit === 'pds' ? 2 : 1;
  return there < most && countUnits(holdings, each => each === unit) < (unit === 'pds' ? 6 : 3);
};

const bestOn = (realm: Realm, planets: Iterable<PlanetId>): number =>
  Math.max(
    0,
    ...[...planets].flatMap(planet =>
      structures.filter(unit => canTake(realm, planet, unit)).map(unit => structureGain(realm, planet, unit)),
    ),
  );

const bestStructure = (realm: Realm): number => bestOn(realm, realm.holdings.planets);

/** With an own command token, a system's ships cannot move and its docks cannot produce. */
function restCost({ systems, me, player, stats }: Realm, id: SystemId): number {
  const { tokens, space, planets } = systems.get(id)!;
  if (tokens.includes(me) || player.tokens.tactic === 0) return 0;
  const ships = sum(space, ({ seat, unit, count }) => (seat === me && stats(unit).move ? count : 0));
  const docks = planets.some(({ units }) => units.some(({ seat, unit }) => seat === me && unit === 'space-dock'));
  return ships + (docks ? 3 : 0);
}

/** The worth of a structure where the secondary of Construction places a command token. */
const buildingGain = (realm: Realm, id: SystemId): number => {
  const own = realm.systems.get(id)!.planets.filter(({ controller }) => controller === realm.me);
  return own.length === 0
    ? -9
    : bestOn(
        realm,
        own.map(planet => planet.id),
      ) - restCost(realm, id);
};

const exhaustedWorth = ({ view, me }: Realm): number =>
  view.systems
    .flatMap(({ planets }) => planets)
    .filter(({ controller, exhausted }) => controller === me && exhausted)
    .map(planet => Math.max(worthOf(planet).resources, worthOf(planet).influence))
    .sort((a, b) => b - a)
    .slice(0, 2)
    .reduce((total, value) => total + value, 0);

const commoditiesMissing = ({ player }: Realm): number => Math.max(0, 3 - player.commodities);

/** The gain of a strategy card in the round. */
const cardWorth: Readonly<Record<StrategyCardId, (realm: Realm) => number>> = {
  leadership: realm => (3 + Math.floor(spendable(realm, 'influence') / 3)) * tokenWorth(realm),
  diplomacy: () => 2.2,
  politics: realm => (controlsMecatol(realm) ? 4 : 1.5), // the speaker takes Imperial next
  construction: realm => 1.3 * bestStructure(realm),
  trade: realm => 3 * weights.tradeGood + 0.6 * commoditiesMissing(realm) + 0.5,
  warfare: () => 3.2,
  technology: realm => 0.5 + 1.1 * bestTechnology(realm),
  imperial: imperialWorth,
};

const take: Considered = picking(({ ask, realm }) =>
  likeliest(ask, ({ key }) => {
    const lying = realm.view.strategyCards.find(({ id }) => id === key)?.tradeGoods ?? 0;
    return (cardWorth[key as StrategyCardId]?.(realm) ?? 1) + lying * weights.tradeGood + 0.01;
  }),
);

/** Free objectives, or a free one and a paid one: if only a paid one is possible, it is left to the status phase. */
const canScoreNow = (realm: Realm): boolean => scorable(realm).free.length > 0;

/** How urgent it is to use a strategy card now rather than later in the round. */
export function urgency(realm: Realm, card: StrategyCardId): number {
  switch (card) {
    case 'imperial':
      return canScoreNow(realm) ? 2 * weights.point : -1;
    case 'leadership':
    case 'technology':
    case 'trade':
      return 6;
    case 'construction':
    case 'politics':
      return 3;
    case 'warfare':
      return realm.player.tokens.tactic === 0 ? 4 : 0;
    case 'diplomacy':
      return exhaustedWorth(realm) >= 4 ? 3 : -1;
  }
}

/** The gain of a secondary ability, less its command token and price. */
function followWorth(realm: Realm, card: StrategyCardId): number {
  const { player } = realm;
  const { tokens = 0 } = reserveOf(realm);
  const cost = player.tokens.tactic + player.tokens.strategy <= tokens ? weights.point : tokenWorth(realm);
  switch (card) {
    case 'leadership':
      return spendable(realm, 'influence') >= 3 ? 1 : -1;
    case 'technology':
      return spendable(realm, 'resources') >= 4 ? bestTechnology(realm) - 2 - cost + 1.5 : -1;
    case 'construction':
      return Math.max(...[...realm.systems.keys()].map(id => buildingGain(realm, id))) - cost;
    case 'imperial':
      return secretWorth(realm) - cost;
    case 'trade':
      return 0.6 * commoditiesMissing(realm) - cost + 0.3;
    case 'diplomacy':
      return 0.6 * exhaustedWorth(realm) - cost;
    case 'politics':
      return realm.view.actionCards.size > 1 ? 1.6 - cost : -1;
    case 'warfare':
      return buildAtHome(realm) - cost;
  }
}

/** The gain of producing in the home system now. */
function buildAtHome(realm: Realm): number {
  const { holdings, player } = realm;
  const funds = spendable(realm, 'resources');
  if (funds < 3) return 0;
  const works = worksIn(realm, holdings, player.home, funds);
  const { holdings: after } = bestBuild(realm, holdings, works, landingSite(realm, player.home));
  return worth(realm, after) - worth(realm, holdings);
}

const follow: Considered = picking(({ ask, realm }) =>
  followWorth(realm, ask.prompt.card as StrategyCardId) > 0 ? ['follow'] : [],
);

const readyBest: Considered = picking(({ ask, realm }) =>
  ask.options
    .map(({ key }) => ({ key, value: realm.places.get(key as never)!.planet }))
    .map(({ key, value }) => ({ key, value: Math.max(worthOf(value).resources, worthOf(value).influence) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, ask.max)
    .map(({ key }) => key),
);

/** Blocks the most valuable own system for the others. */
const closeSystem: Considered = picking(({ ask, realm }) =>
  likeliest(ask, ({ key }) =>
    sum(realm.systems.get(key)!.planets, planet => worthOf(planet).resources + worthOf(planet).influence),
  ),
);

/** Removes the command token that blocks most. */
const liftToken: Considered = picking(({ ask, realm }) =>
  likeliest(ask, ({ key }) => {
    const lifted = realm.systems.get(key)!;
    const ships = lifted.space.filter(({ seat }) => seat === realm.me);
    return 1 + sum(ships, ({ count }) => count) + (key === realm.player.home ? 1 : 0);
  }),
);

const place: Considered = picking(({ ask, realm }) =>
  likeliest(ask, ({ key }) => {
    const [unit, where] = key.split('@') as ['pds' | 'space-dock', PlanetId | SystemId];
    return realm.systems.has(where) ? gainInSpace(realm, where, unit) : structureGain(realm, where as PlanetId, unit);
  }),
);

/** The system where a structure gains most; with the base game a command token is placed there too. */
const buildIn: Considered = picking(({ ask, realm }) => likeliest(ask, ({ key }) => buildingGain(realm, key)));

const nextSpeaker: Considered = picking(({ ask, realm }) =>
  likeliest(ask, ({ key }) => (Number(key) === realm.me ? 2 : 1 - realm.view.players[Number(key)]!.points / 100)),
);

const activateAnywhere: Considered = picking(({ ask, realm }) => {
  const offered = new Set(ask.options.map(({ key }) => key));
  const chosen = best(
    expeditions(realm).filter(({ system }) => offered.has(system)),
    ({ value }) => value,
  );
  return chosen ? [chosen.system] : undefined;
});

export const strategyAnswers: Readonly<Record<string, Considered>> = {
  'strategy-card': take,
  follow,
  'ready-planets': readyBest,
  'diplomacy.system': closeSystem,
  'warfare.remove': liftToken,
  'warfare.activate': activateAnywhere,
  'place-structure': place,
  'construction.system': buildIn,
  'politics.speaker': nextSpeaker,
};
