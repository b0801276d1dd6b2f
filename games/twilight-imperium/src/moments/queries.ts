import { query, type Rule, type Seat, type Target } from '@orrery/kernel';
import type { Cause } from '../model/combat/combat.ts';
import { printedStats } from '../model/factions/faction-units.ts';
import { planets } from '../model/galaxy/planets.ts';
import type {
  Anomaly,
  Pool,
  Specialty,
  StrategyCardId,
  StructureType,
  TechnologyId,
  Trait,
  UnitType,
  Wormhole,
} from '../model/ids.ts';
import {
  type Area,
  playerOf,
  printedInfluence,
  printedResources,
  systemOf,
  tokensIn,
  unitsIn,
} from '../model/readers.ts';
import type { CardKey, Combat, Planet, State, System, SystemId, UnitGroup } from '../model/state.ts';
import type { Roll, UnitStats } from '../model/units/units.ts';
import type { CombatRoll } from './windows.ts';

/** What dice are rolled for. */
export type RollKind = 'cannon' | 'bombardment' | 'barrage' | 'space-combat' | 'ground-combat';

/** What a unit of a seat can do. */
export const unitStats = query<State, { seat: Seat; unit: UnitType }, UnitStats>('unit-stats');
/** What a planet brings when its owner exhausts it to spend resources or influence. */
export const spentFor = query<State, Planet, number>('spent-for');
export const resourcesOf = query<State, Planet, number>('resources');
export const influenceOf = query<State, Planet, number>('influence');
export const traitsOf = query<State, Planet, readonly Trait[]>('traits');
export const specialtiesOf = query<State, Planet, readonly Specialty[]>('specialties');
export const countsAsLegendary = query<State, Planet, boolean>('counts-as-legendary');
/** Has the seat what a secondary costs besides the token? */
export const canPaySecondary = query<State, { seat: Seat; card: StrategyCardId }, boolean>('can-pay-secondary');
/** Does following a strategy card cost the seat nothing? */
export const followsFreely = query<State, { seat: Seat; card: StrategyCardId }, boolean>('follows-freely');
/** How much of a price one trade good pays (LRR 93.4). */
export const tradeGoodWorth = query<State, Seat, number>('trade-good-worth');
/** Can a unit with Sustain Damage use it where it stands? */
export const maySustain = query<State, { seat: Seat; unit: UnitType; area: Area }, boolean>('may-sustain');
/** May two seats make transactions in a turn though they are not neighbours? */
export const dealsAfar = query<State, { seat: Seat; partner: Seat }, boolean>('deals-afar');
/** May action cards be part of what two seats exchange? */
export const dealsInActionCards = query<State, { seat: Seat; partner: Seat }, boolean>('deals-in-action-cards');
/** Can the planet's card be part of a transaction now? */
export const isTradable = query<State, Planet, boolean>('is-tradable');
/** Non-fighter ships that a seat may have in one system (LRR 37.1). */
export const fleetLimit = query<State, { seat: Seat; system: SystemId }, number>('fleet-limit');
/** May the seat have any number of ships in a system, whatever else says? */
export const fleetIsUnlimited = query<State, Seat, boolean>('fleet-is-unlimited');
/** May the seat's ships end their move here? Lifts or adds to LRR 9, 11, 59, 86. */
export const mayMoveInto = query<State, { seat: Seat; system: System }, boolean>('may-move-into');
/** Is an anomaly open to the seat's ships? Asked of each one in a system. */
export const mayEnterAnomaly = query<State, { seat: Seat; system: System; anomaly: Anomaly }, boolean>(
  'may-enter-anomaly',
);
/** Do anomalies mean nothing to the seat's ships as they move? */
export const ignoresAnomalies = query<State, Seat, boolean>('ignores-anomalies');
/** May units be moved from here into the active system? */
export const mayBringFrom = query<State, { seat: Seat; system: System }, boolean>('may-bring-from');
/** May units leave a system where the seat's own command token lies? Lifts LRR 58.3c and LRR 95.3. */
export const mayLeaveToken = query<State, { seat: Seat; system: System }, boolean>('may-leave-token');
/** Do the seat's ships roll when they leave gravity rifts (LRR 41.2)? */
export const rollsForRifts = query<State, Seat, boolean>('rolls-for-rifts');
/** May they go through here on the way? */
export const mayMoveThrough = query<State, { seat: Seat; system: System }, boolean>('may-move-through');
/** May ships that set out from a system go through here although others have ships here? Lifts LRR 58.3b alone. */
export const mayPassShips = query<State, { seat: Seat; system: System; from: SystemId }, boolean>('may-pass-ships');
/** May they go through a nebula? Lifts LRR 59.1 alone. */
export const mayPassNebula = query<State, { seat: Seat; system: System }, boolean>('may-pass-nebula');
/** May a seat's ships retreat there, own units or not? */
export const mayRetreatTo = query<State, { seat: Seat; system: System }, boolean>('may-retreat-to');
/** May the seat commit ground forces to a planet? */
export const mayCommitTo = query<State, { seat: Seat; planet: Planet }, boolean>('may-commit-to');
/** Planets from each of which a seat may commit one ground force to others in the active system, besides those in space. */
export const commitsFrom = query<State, { seat: Seat; system: System }, readonly Area[]>('commits-from');
/** Does the seat land at once, without Space Cannon Offense, space combat and bombardment? */
export const landsAtOnce = query<State, Seat, boolean>('lands-at-once');
/** May the seat produce this unit here? War suns need their technology. */
export const mayProduce = query<State, { seat: Seat; unit: UnitType; system: System }, boolean>('may-produce');
/** The Production value of one unit where it stands. */
export const productionOf = query<State, Producing, number>('production');
/** May a producing unit make this one? Ships not while it is blockaded. */
export const mayMake = query<State, Producing & { made: UnitType }, boolean>('may-make');
/** Is this unit destroyed where it is blockaded (LRR 14)? */
export const diesBlockaded = query<State, { seat: Seat; unit: UnitType }, boolean>('dies-blockaded');
/** What comes off a seat's bill by itself when its units use Production. */
export const productionDiscount = query<State, { seat: Seat; system: SystemId }, number>('production-discount');
/** Own cards that could be used to lower it further. */
export const vouchersOf = query<State, { seat: Seat; system: SystemId }, readonly Voucher[]>('vouchers');
/** May the seat place this unit on a planet? */
export const mayPlaceOn = query<State, { seat: Seat; planet: Planet; unit: UnitType }, boolean>('may-place-on');
/** Structures of a kind that a seat may have on one planet (LRR 85). */
export const structureLimit = query<State, { seat: Seat; planet: Planet; unit: StructureType }, number>(
  'structure-limit',
);
/** Command tokens that a seat may have in a pool. */
export const poolLimit = query<State, { seat: Seat; pool: Pool }, number>('pool-limit');
/** Has a unit of a seat the abilities that are printed on it as text? */
export const hasPrintedAbilities = query<State, { seat: Seat; unit: UnitType }, boolean>('has-printed-abilities');
/** Prerequisites that cards let a seat ignore. */
export const prerequisitesIgnored = query<State, { seat: Seat; technology: TechnologyId }, number>(
  'prerequisites-ignored',
);
/** Cards that a seat could exhaust, each to ignore one prerequisite of a technology. */
export const prerequisiteWaivers = query<
  State,
  { seat: Seat; technology: TechnologyId },
  readonly PrerequisiteWaiver[]
>('prerequisite-waivers');
/** Cards that a seat could use for a price, to ignore all prerequisites of what it researches. */
export const prerequisiteLifters = query<State, Seat, readonly Lifter[]>('prerequisite-lifters');
/** The most by which cards, its own or others', could lower what a seat spends to research. */
export const researchAid = query<State, Seat, number>('research-aid');
/** May the seat use technology specialties without exhausting planets, and those of exhausted planets? */
export const usesSpecialtiesFreely = query<State, Seat, boolean>('uses-specialties-freely');
/** What a seat spends on a technology that the Technology strategy card lets it research for a price. */
export const technologyPrice = query<State, Seat, number>('technology-price');
/** Move value of ships that set out together: so many of one kind, from one place. */
export const moveValue = query<State, { seat: Seat; unit: UnitType; count: number; from: System }, number>(
  'move-value',
);
/** What is added to each combat die of a unit. */
export const combatBonus = query<State, { seat: Seat; unit: UnitType }, number>('combat-bonus');
/** Dice that units of a kind roll in this combat round beside their own, all of them together. */
export const extraCombatDice = query<State, { seat: Seat; unit: UnitType }, number>('extra-combat-dice');
/** Has a side of a combat the potential to win it? Without content: can any of its units hit? */
export const canWin = query<State, { seat: Seat; combat: Combat }, boolean>('can-win');
/** May a seat use Space Cannon against another's ships in the active system? */
export const mayFireAtShips = query<State, { shooter: Seat; target: Seat }, boolean>('may-fire-at-ships');
/** What a seat's units fire at ships in the active system. */
export const cannonsGranted = query<State, { seat: Seat; system: SystemId }, readonly { unit: UnitType; roll: Roll }[]>(
  'cannons-granted',
);
/** Shots of Anti-Fighter Barrage that a side of a space combat has beside those of its ships. */
export const barragesGranted = query<
  State,
  { seat: Seat; system: SystemId },
  readonly { unit: UnitType; roll: Roll }[]
>('barrages-granted');
/** May a seat use Space Cannon against another's ground forces in an invasion? */
export const mayFireAtLanded = query<State, { shooter: Seat; target: Seat }, boolean>('may-fire-at-landed');
/** How many hits a seat cancels when one of its units uses Sustain Damage. */
export const hitsPerSustain = query<State, Seat, number>('hits-per-sustain');
/** What is added to each Space Cannon die. */
export const cannonBonus = query<State, { shooter: Seat; target: Seat }, number>('cannon-bonus');
/** Extra dice for one unit of a roll: for Plasma Scoring and the like. */
export const extraDice = query<State, { seat: Seat; roll: RollKind }, number>('extra-dice');
/** Hits that a roll produces, after all dice are known. */
export const hitsProduced = query<State, { seat: Seat; roll: RollKind; dice: CombatRoll['dice'] }, number>(
  'hits-produced',
);
/** What is added to each Bombardment die of a seat against a planet. */
export const bombardmentBonus = query<State, { seat: Seat; planet: Planet }, number>('bombardment-bonus');
/** Do Planetary Shields mean nothing when the seat bombards? */
export const ignoresShields = query<State, Seat, boolean>('ignores-shields');
/** Ships of a seat whose hits in a space combat must go to other ships than fighters, if able. */
export const aimsAtShips = query<State, Seat, readonly UnitType[]>('aims-at-ships');
/** Is there something on a planet for the seat to bombard? Shields are another matter. */
export const mayBombard = query<State, { seat: Seat; planet: Planet }, boolean>('may-bombard');
/** Can units of a seat be destroyed by this? */
export const mayBeDestroyed = query<State, { seat: Seat; unit: UnitType; cause: Cause }, boolean>('may-be-destroyed');
/** The wormholes of a system as a seat sees them. */
export const wormholesFor = query<State, { system: System; seat: Seat | null }, readonly Wormhole[]>('wormholes');
/** Those of them that ships can move through: fewer than make systems adjacent where something bars the way. */
export const wormholesToMove = query<State, { system: System; seat: Seat }, readonly Wormhole[]>('wormholes-to-move');
/**
 * Is a system, with these wormholes, adjacent to all others of which the same is true? Not through wormholes: what keeps
 * ships from those does not count.
 */
export const isJoined = query<State, { system: System; seat: Seat | null; wormholes: readonly Wormhole[] }, boolean>(
  'is-joined',
);
/** Systems that are adjacent to one for everybody, beyond those that the board and its wormholes make so. */
export const furtherAdjacent = query<State, SystemId, readonly SystemId[]>('further-adjacent');
/** May the seat vote on the agenda? */
export const mayVote = query<State, Seat, boolean>('may-vote');
/** May the seat exhaust planets to cast votes? */
export const mayVoteWithPlanets = query<State, Seat, boolean>('may-vote-with-planets');
/** Votes that a seat can cast for an outcome without exhausting anything. */
export const votesWithoutPlanets = query<State, Seat, number>('votes-without-planets');
/** May the seat cast votes beyond those? */
export const mayAddVotes = query<State, Seat, boolean>('may-add-votes');
/** In which order seats vote: unless told from the left of the speaker, who is last. */
export const votingOrder = query<State, CardKey, readonly Seat[]>('voting-order');
/** May the seat resolve abilities that are a choice, of whatever it has? What a rule or a card asks of it, it does all the same. */
export const mayResolveAbilities = query<State, Seat, boolean>('may-resolve-abilities');
/** Of its own cards those that a seat could use now. */
export const usableBy = <T>(game: State, seat: Seat, cards: readonly T[]): readonly T[] =>
  mayResolveAbilities(game, seat, true) ? cards : [];
/** May the seat use the abilities of its faction sheet that are a choice? */
export const mayUseFactionAbilities = query<State, Seat, boolean>('may-use-faction-abilities');
/** Whose commanders, once unlocked, a seat may use beside its own. */
export const commandersShared = query<State, Seat, readonly Seat[]>('commanders-shared');
/** May the seat play action cards? */
export const mayPlayActionCards = query<State, Seat, boolean>('may-play-action-cards');
/** Own cards that a seat could exhaust to spend a token from its reinforcements in place of one of its strategy pool. */
export const strategyStandIns = query<State, Seat, readonly CardKey[]>('strategy-stand-ins');
export const votesOfPlanet = query<State, Planet, number>('votes-of-planet');
export const actionCardLimit = query<State, Seat, number>('action-card-limit');
/** Secret objectives, scored ones included (LRR 61.21). */
export const secretLimit = query<State, Seat, number>('secret-limit');
/** Does the seat play with its secret objectives open to all? */
export const showsSecrets = query<State, Seat, boolean>('shows-secrets');
/** How many planets a seat readies when the agenda phase ends (LRR 8.4). */
export const agendaReadies = query<State, Seat, number>('agenda-readies');
/** Must the seat control its home planets to score public objectives? */
export const needsHomeToScore = query<State, Seat, boolean>('needs-home-to-score');
export const commodityLimit = query<State, Seat, number>('commodity-limit');
/** Actions in one turn (LRR 3). */
export const actionsInTurn = query<State, Seat, number>('actions-in-turn');
/** Cards drawn in the status phase (LRR 81.3). */
export const statusDraws = query<State, Seat, number>('status-draws');
/** Command tokens gained in the status phase (LRR 81.5). */
export const statusTokens = query<State, Seat, number>('status-tokens');

/** A unit with Production, and where it stands. */
export interface Producing {
  readonly seat: Seat;
  readonly unit: UnitType;
  readonly system: System;
  readonly planet: Planet | null;
}

/** What lets a seat ignore one prerequisite, of these colours. */
export interface PrerequisiteWaiver {
  readonly card: CardKey;
  readonly at: Target;
  readonly colours: readonly Specialty[];
  use(game: State, seat: Seat): Rule;
}

/** A card that lifts all prerequisites of a technology, for resources that are spent on nothing else. */
export interface Lifter {
  readonly card: CardKey;
  readonly at: Target;
  readonly price: number;
  use(game: State, seat: Seat): Rule;
}

/** A card that takes something off a bill and costs its owner something, who decides with the bill in hand. */
export interface Voucher {
  readonly card: CardKey;
  readonly at: Target;
  readonly amount: number;
  use(game: State, seat: Seat): Rule;
}

export function statsOf(game: State, seat: Seat, unit: UnitType): UnitStats {
  return unitStats(game, { seat, unit }, printedStats(playerOf(game, seat), unit));
}

export const resources = (game: State, planet: Planet): number => resourcesOf(game, planet, printedResources(planet));
export const influence = (game: State, planet: Planet): number => influenceOf(game, planet, printedInfluence(planet));

export const traitsOn = (game: State, planet: Planet): readonly Trait[] =>
  traitsOf(game, planet, planets[planet.id].traits);
export const specialtiesOn = (game: State, planet: Planet): readonly Specialty[] =>
  specialtiesOf(game, planet, planets[planet.id].specialties);
export const isLegendary = (game: State, planet: Planet): boolean =>
  countsAsLegendary(game, planet, planets[planet.id].legendary === true);

/** Room for fighters and ground forces beside that of ships, wherever they are. */
export const capacityBeside = query<State, Seat, number>('capacity-beside');

/** Room that a seat's ships in a system give to fighters and ground forces (LRR 16.2). */
export function capacityIn(game: State, seat: Seat, groups: readonly UnitGroup[]): number {
  let capacity = 0;
  for (const group of groups)
    if (group.seat === seat) capacity += group.count * (statsOf(game, seat, group.unit).capacity ?? 0);
  return capacityBeside(game, seat, capacity);
}

export const fleetLimitIn = (game: State, seat: Seat, system: SystemId): number =>
  fleetIsUnlimited(game, seat, false)
    ? Number.MAX_SAFE_INTEGER
    : fleetLimit(game, { seat, system }, tokensIn(game, seat, 'fleet'));

/** Has the seat a unit with Bombardment in a system, in space or on a planet? */
export const canBombardIn = (game: State, seat: Seat, system: System): boolean =>
  unitsIn(system).some(group => group.seat === seat && statsOf(game, seat, group.unit).bombardment !== undefined);

/** Has the seat a unit on a planet whose Planetary Shield holds? Others' units in the system may break it. */
export function holdsShield(game: State, seat: Seat, { system, planet }: Area): boolean {
  const place = systemOf(game, system);
  const units = place.planets.find(({ id }) => id === planet)?.units ?? [];
  return (
    units.some(group => group.seat === seat && statsOf(game, seat, group.unit).shield) &&
    ![...place.space, ...units].some(group => group.seat !== seat && statsOf(game, group.seat, group.unit).breaksShield)
  );
}
