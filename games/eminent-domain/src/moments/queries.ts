import { query, type Seat } from '@orrery/kernel';
import type { CardKey } from '../model/cards.ts';
import type { Role } from '../model/ids.ts';
import { planets } from '../model/planets.ts';
import { empireOf, empireSymbols, printedSymbols } from '../model/readers.ts';
import type { Planet, State } from '../model/state.ts';

/** What a card counts for a role in this seat's hands. */
export const cardSymbols = query<State, { seat: Seat; card: CardKey; role: Role }, number>('card-symbols');
/** Fighters that an attack costs this seat. */
export const attackCost = query<State, { seat: Seat; planet: Planet }, number>('attack-cost');

/** How many cards a seat draws when it dissents (ED 8). */
export const dissentDraws = query<State, Seat, number>('dissent-draws');
/** May this seat use a role's leader bonus, leading or not? */
export const usesLeaderBonus = query<State, { seat: Seat; role: Role }, boolean>('uses-leader-bonus');
/** Symbols that a follower has beyond cards and empire. */
export const followerSymbols = query<State, { seat: Seat; role: Role }, number>('follower-symbols');
/** May this seat trade fighters as if they were resources? */
export const tradesFighters = query<State, Seat, boolean>('trades-fighters');
/** How many cards a seat may play for their Action in one Action phase (ED 1). */
export const actionsInPhase = query<State, Seat, number>('actions-in-phase');
/** May this seat take its Role phase before its Action phase? */
export const mayTakeRoleFirst = query<State, Seat, boolean>('may-take-role-first');
/** Turns that a seat takes after the game's end. */
export const turnsAfterTheEnd = query<State, Seat, number>('turns-after-the-end');

export const symbolsOnCard = (game: State, seat: Seat, card: CardKey, role: Role): number =>
  cardSymbols(game, { seat, card, role }, printedSymbols(card, role));

export const warfareCost = (game: State, seat: Seat, planet: Planet): number =>
  attackCost(game, { seat, planet }, planets[planet.id].warfareCost);

/** Colonies on a planet: one for each Colonize symbol tucked under it (ED 19). */
export const coloniesOn = (game: State, seat: Seat, planet: Planet): number =>
  planet.colonies.reduce((sum, card) => sum + symbolsOnCard(game, seat, card, 'colonize'), 0);

/** Has the planet colonies enough, empire symbols counted (ED 18, ED 21)? */
export const canSettle = (game: State, seat: Seat, planet: Planet): boolean =>
  !planet.faceUp &&
  coloniesOn(game, seat, planet) + empireSymbols(empireOf(game, seat), 'colonize') >= planets[planet.id].colonizeCost;

/** Only face-down planets of one's own empire, for fighters already there (ED 13, ED 16). */
export const canAttack = (game: State, seat: Seat, planet: Planet): boolean =>
  !planet.faceUp && empireOf(game, seat).fighters >= warfareCost(game, seat, planet);

export const settleable = (game: State, seat: Seat): Planet[] =>
  empireOf(game, seat).planets.filter(planet => canSettle(game, seat, planet));

export const attackable = (game: State, seat: Seat): Planet[] =>
  empireOf(game, seat).planets.filter(planet => canAttack(game, seat, planet));
