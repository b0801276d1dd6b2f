import { invariant, type Seat } from '@orrery/kernel';
import { after } from '@orrery/tabletop';
import type { AgendaVote } from './agenda/state.ts';
import type { Player } from './factions/player.ts';
import { geometryOf, isPrintedOnTile, printedIn } from './galaxy/galaxy.ts';
import { type PlanetId, planets } from './galaxy/planets.ts';
import type { Planet, System } from './galaxy/state.ts';
import {
  type Anomaly,
  groundForceTypes,
  noteIds,
  type Pool,
  type Source,
  type StrategyCardId,
  type StructureType,
  shipTypes,
  strategyCardIds,
  structureTypes,
  type TechnologyId,
  type UnitType,
} from './ids.ts';
import type { CardKey, Options, State, SystemId } from './state.ts';
import type { UnitGroup } from './units/state.ts';
import { pieces } from './units/units.ts';

/** A place where units stand: a planet, or the space area of a system. */
export interface Area {
  readonly system: SystemId;
  readonly planet: PlanetId | null;
}

/** Have Construction and Warfare the wordings of Thunder's Edge: with its box, or where the table chose so? */
export const hasTeStrategyCards = ({ sets, teStrategyCards }: Pick<Options, 'sets' | 'teStrategyCards'>): boolean =>
  teStrategyCards === true || sets.includes('te');

export const playerOf = (game: State, seat: Seat): Player => game.seats[seat]!;

/** The agenda that is being decided, and those that lie open and wait. */
export const agendasUnderWay = ({ agenda, decidedAlone }: State): AgendaVote[] => [
  ...(agenda ? [agenda] : []),
  ...(decidedAlone?.revealed ?? []),
];

export function systemOf(game: State, id: SystemId): System {
  const index = geometryOf(game.galaxy).index.get(id);
  invariant(index !== undefined, () => `system ${id} is not on the board`);
  return game.systems[index]!;
}

/** Who acts: whoever performs the tactical action under way, in whose turn ever; else the active player, if there is one. */
export const actingSeat = ({ tactical, active }: State): Seat | null => tactical?.seat ?? active;

/** The system of the tactical action under way. */
export const activeSystem = (game: State): System => systemOf(game, game.tactical!.system);

const planetIn = ({ planets }: System, id: PlanetId): Planet | undefined => {
  for (const planet of planets) if (planet.id === id) return planet;
  return undefined;
};

/** The system that a planet lies in, if any: on its tile, or wherever it was placed if it is printed on none. */
function whereIs(game: State, id: PlanetId): System | undefined {
  const at = geometryOf(game.galaxy).printed.get(id);
  if (at === undefined && isPrintedOnTile(id)) return undefined;
  for (let i = at ?? 0; i <= (at ?? game.systems.length - 1); i++) {
    const system = game.systems[i]!;
    if (planetIn(system, id)) return system;
  }
  return undefined;
}

export const systemWith = (game: State, planet: PlanetId): System => {
  const found = whereIs(game, planet);
  invariant(found, () => `planet ${planet} is not on the board`);
  return found;
};

const noCards: readonly Planet[] = [];

/** Planets that a seat has as cards alone. */
export const planetCardsOf = (game: State, seat: Seat): readonly Planet[] =>
  playerOf(game, seat).planetCards ?? noCards;

/** All planets that are cards alone. */
const allPlanetCards = (game: State): readonly Planet[] =>
  game.seats.flatMap(({ planetCards }) => planetCards ?? noCards);

const planetAt = (game: State, id: PlanetId): Planet | undefined => {
  if (planets[id].cardAlone) return allPlanetCards(game).find(card => card.id === id);
  const system = whereIs(game, id);
  return system && planetIn(system, id);
};

export const planetOf = (game: State, id: PlanetId): Planet => {
  const found = planetAt(game, id);
  invariant(found, () => `planet ${id} is not on the board`);
  return found;
};

export const isOnBoard = (game: State, planet: PlanetId): boolean => whereIs(game, planet) !== undefined;

export const groupsIn = (game: State, { system, planet }: Area): readonly UnitGroup[] =>
  planet === null
    ? systemOf(game, system).space
    : systemOf(game, system).planets.find(({ id }) => id === planet)!.units;

const shipSet: ReadonlySet<UnitType> = new Set(shipTypes);
const groundSet: ReadonlySet<UnitType> = new Set(groundForceTypes);
const structureSet: ReadonlySet<UnitType> = new Set(structureTypes);

/** What is usual for its type; what a unit counts as where it stands is asked in `moments/units/counts-as.ts`. */
export const isShipType = (unit: UnitType): boolean => shipSet.has(unit);
export const isGroundForceType = (unit: UnitType): boolean => groundSet.has(unit);
export const isStructureType = (unit: UnitType): unit is StructureType => structureSet.has(unit);

/** All units of a system, in space and on its planets. */
export const unitsIn = ({ space, planets }: System): UnitGroup[] =>
  [space, ...planets.map(({ units }) => units)].flat();

/** Units of a seat among some, by their type alone. */
export const countOf = (
  groups: readonly UnitGroup[],
  seat: Seat,
  where: (unit: UnitType) => boolean = () => true,
): number => {
  let count = 0;
  for (const group of groups) if (group.seat === seat && where(group.unit)) count += group.count;
  return count;
};

const isAmong = (groups: readonly UnitGroup[], seat: Seat): boolean => {
  for (const group of groups) if (group.seat === seat) return true;
  return false;
};

export const hasUnitsIn = (system: System, seat: Seat): boolean => {
  if (isAmong(system.space, seat)) return true;
  for (const planet of system.planets) if (isAmong(planet.units, seat)) return true;
  return false;
};

/** Command tokens that lie in a pool. What a seat could spend may be more: `spendable` of `verbs/tokens/tokens.ts`. */
export const tokensIn = (game: State, seat: Seat, pool: Pool): number => playerOf(game, seat).tokens[pool];

const nobodysTokens: readonly Seat[] = [];

/** Whose tokens lie in a seat's fleet pool beside its own. */
export const guestsOf = (game: State, seat: Seat): readonly Seat[] => playerOf(game, seat).guests ?? nobodysTokens;

/** All tokens of a fleet pool, whoever owns them: that many ships it allows (LRR 37.1). */
export const fleetPoolOf = (game: State, seat: Seat): number =>
  tokensIn(game, seat, 'fleet') + guestsOf(game, seat).length;

export const hasToken = (system: System, seat: Seat): boolean => system.tokens.includes(seat);

/** All planets that somebody could have: on the board, then those that are cards alone. */
export const everyPlanet = (game: State): Planet[] => [
  ...game.systems.flatMap(system => system.planets),
  ...allPlanetCards(game),
];

/** Planets of the game with the system they lie in, in board order. */
export const allPlanets = (game: State): { planet: Planet; system: System }[] =>
  game.systems.flatMap(system => system.planets.map(planet => ({ planet, system })));

export const planetsOf = (game: State, seat: Seat): Planet[] => {
  const found: Planet[] = [];
  for (const system of game.systems)
    for (const planet of system.planets) if (planet.controller === seat) found.push(planet);
  for (const planet of planetCardsOf(game, seat)) found.push(planet);
  return found;
};

export const controls = (game: State, seat: Seat, id: PlanetId): boolean => planetAt(game, id)?.controller === seat;

/** Planets that count as a seat's own when it scores objectives: also those where it coexists. */
export const planetsForScoring = (game: State, seat: Seat): Planet[] =>
  everyPlanet(game).filter(planet => planet.controller === seat || planet.coexisting.includes(seat));

export const systemsWithPlanetsOf = (game: State, seat: Seat): SystemId[] =>
  game.systems.filter(system => system.planets.some(planet => planet.controller === seat)).map(({ id }) => id);

/** The system of Mecatol Rex, whichever tile stands for it. */
export const mecatolSystem = (game: State): System =>
  game.systems.find(system => system.planets.some(({ id }) => isMecatol(id)))!;

export const isMecatol = (planet: PlanetId): boolean => planet === 'mecatol-rex' || planet === 'mecatol-rex-te';

export const controlsMecatol = (game: State, seat: Seat): boolean =>
  mecatolSystem(game).planets.some(planet => isMecatol(planet.id) && planet.controller === seat);

/** For scoring alone, whoever coexists on a planet controls it too. */
export const controlsToScore = (planet: Planet, seat: Seat): boolean =>
  planet.controller === seat || planet.coexisting.includes(seat);

/** Does the seat control every planet of its home system? Needed to score public objectives. */
export const controlsHome = (game: State, seat: Seat): boolean =>
  systemOf(game, playerOf(game, seat).home).planets.every(planet => controlsToScore(planet, seat));

export const hasTechnology = (game: State, seat: Seat, id: TechnologyId): boolean =>
  playerOf(game, seat).technologies.includes(id);

export const isReady = (game: State, seat: Seat, id: string): boolean => !playerOf(game, seat).exhausted.includes(id);

export const anomaliesOf = (system: System): readonly Anomaly[] =>
  system.anomalies.length === 0 ? printedIn(system).anomalies : [...printedIn(system).anomalies, ...system.anomalies];

/** Two cards each with three or four players, decided when the game begins (LRR 84.1c, R-062). */
export const strategyCardsEach = (game: State): number => (game.seats.length <= 4 ? 2 : 1);

export const initiativeOf = (card: StrategyCardId): number => strategyCardIds.indexOf(card) + 1;

/** The lowest number among a player's strategy cards (LRR 48). */
export const initiative = (player: Player): number => {
  let least = 99;
  for (const { id } of player.strategyCards) least = Math.min(least, initiativeOf(id));
  return least;
};

export const seatsInPlay = (game: State): Seat[] =>
  [...game.seats.keys()].filter(seat => !playerOf(game, seat).eliminated);

const nobody: readonly Seat[] = [];

/** Seats of whom something is so; asked in every window, thus quick where it is so of nobody. */
export function seatsWhere(seats: readonly Player[], holds: (player: Player, seat: Seat) => boolean): readonly Seat[] {
  let found: Seat[] | undefined;
  for (let seat = 0; seat < seats.length; seat++)
    if (holds(seats[seat]!, seat)) {
      found ??= [];
      found.push(seat);
    }
  return found ?? nobody;
}

/** The seat on the left of another, whether it is still in play or not. */
function seatAfter({ seats, clockwise }: State, seat: Seat): Seat {
  return clockwise ? clockwise[after(clockwise.indexOf(seat), seats.length)]! : after(seat, seats.length);
}

/** Everybody in play, beginning with a seat. */
export function seatsClockwise(game: State, first: Seat): Seat[] {
  const order: Seat[] = [];
  for (let seat = first, i = 0; i < game.seats.length; i++, seat = seatAfter(game, seat))
    if (!playerOf(game, seat).eliminated) order.push(seat);
  return order;
}

/** Everybody else, beginning on the left. */
export const othersClockwise = (game: State, seat: Seat): Seat[] => {
  const order = seatsClockwise(game, seat);
  return order[0] === seat ? order.slice(1) : order;
};

/** Whose promissory note it is: its owner's seat stands behind its id, as in `alliance#2`. */
export const noteOwner = (note: CardKey): Seat => Number(note.slice(note.indexOf('#') + 1));

const noteKinds: ReadonlySet<string> = new Set(noteIds);

/** Promissory notes that are attached to a planet: they lie in the play area of whoever controls it. */
export const attachedNotes = ({ attachments }: Planet): CardKey[] =>
  attachments.filter(card => card.includes('#') && noteKinds.has(card.slice(0, card.indexOf('#'))));

/** Owners of the promissory notes that a seat has in its play area. */
export const noteOwnersInPlay = (game: State, seat: Seat): Seat[] =>
  [...playerOf(game, seat).notesInPlay, ...planetsOf(game, seat).flatMap(attachedNotes)].map(noteOwner);

export const inSets = (game: State, source: Source): boolean => game.options.sets.includes(source);

/** Plastic pieces of a kind that each player has; mechs came with Prophecy of Kings. */
export const piecesOf = (game: State, unit: UnitType): number =>
  unit === 'mech' && !inSets(game, 'pok') ? 0 : pieces[unit];

export const printedResources = (planet: Planet): number => planets[planet.id].resources;
export const printedInfluence = (planet: Planet): number => planets[planet.id].influence;
