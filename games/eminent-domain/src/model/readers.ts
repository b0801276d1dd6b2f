import type { Seat } from '@orrery/kernel';
import { type CardKey, cardFacts, stackOf } from './cards.ts';
import { type Resource, type Role, roles, type StackId, stackIds, type TechnologyId } from './ids.ts';
import { planets } from './planets.ts';
import type { Empire, Planet, State } from './state.ts';
import { levels, technologies } from './technologies.ts';

export const empireOf = (game: State, seat: Seat): Empire => game.seats[seat]!;

export const faceUpPlanets = (empire: Empire): Planet[] => empire.planets.filter(planet => planet.faceUp);
export const faceDownPlanets = (empire: Empire): Planet[] => empire.planets.filter(planet => !planet.faceUp);

/** A planet's place in its empire: how asks and events name it, since its front may be hidden. */
export const placeOf = (empire: Empire, planet: Planet): number => empire.planets.indexOf(planet);

/** Symbols of a role on face-up planets and permanent technologies (ED 6). */
export function empireSymbols(empire: Empire, role: Role): number {
  let count = 0;
  for (const planet of empire.planets)
    if (planet.faceUp) for (const symbol of planets[planet.id].symbols) if (symbol === role) count++;
  for (const permanent of empire.permanents)
    for (const symbol of technologies[permanent].symbols) if (symbol === role) count++;
  return count;
}

/** Symbols of a role printed on a card. */
export const printedSymbols = (card: CardKey, role: Role): number => {
  let count = 0;
  for (const symbol of cardFacts(card).symbols) if (symbol === role) count++;
  return count;
};

/** A place for one resource on a face-up planet. */
export interface Slot {
  readonly planet: Planet;
  /** Which of the planet's slots. */
  readonly index: number;
  readonly resource: Resource;
}

function slotsOf(empire: Empire, filled: boolean): Slot[] {
  const found: Slot[] = [];
  for (const planet of empire.planets) {
    if (!planet.faceUp || planet.scorched) continue;
    planet.filled.forEach((full, index) => {
      if (full === filled) found.push({ planet, index, resource: planets[planet.id].slots[index]! });
    });
  }
  return found;
}

export const emptySlots = (empire: Empire): Slot[] => slotsOf(empire, false);
export const filledSlots = (empire: Empire): Slot[] => slotsOf(empire, true);

/** Base of 5 and what face-up planets add (ED 35). */
export const handLimit = (empire: Empire): number =>
  faceUpPlanets(empire).reduce((sum, planet) => sum + planets[planet.id].handLimit, 5);

export const stackIsEmpty = (game: State, role: Role): boolean => game.stacks[stackOf[role]].length === 0;

/** The learning game has no Research. */
const stacksInPlay = (game: State): StackId[] =>
  game.options.learning ? stackIds.filter(id => id !== 'research') : [...stackIds];

export const rolesInPlay = (game: State): Role[] =>
  game.options.learning ? roles.filter(role => role !== 'research') : [...roles];

export const openStacks = (game: State): StackId[] => stacksInPlay(game).filter(id => game.stacks[id].length > 0);

/** Empty stacks that end the game: one with two or three players, two with four and in the extended game. */
export const stacksToEnd = (game: State): number => (game.seats.length === 4 || game.options.extended ? 2 : 1);

/** Has the end of the game been triggered? Neither trigger can be undone. */
export const endIsTriggered = (game: State): boolean =>
  game.supply === 0 || stacksInPlay(game).length - openStacks(game).length >= stacksToEnd(game);

/** Technology faces whose planets and symbols a seat has (ED 29). */
export function researchable(game: State, seat: Seat, symbols: number): TechnologyId[] {
  const empire = empireOf(game, seat);
  const owned = { advanced: 0, fertile: 0, metallic: 0 };
  for (const planet of empire.planets) if (planet.faceUp) owned[planets[planet.id].type]++;
  return game.market.filter(id => {
    const { type, level } = technologies[id];
    return symbols >= levels[level].cost && owned[type] >= levels[level].planets;
  });
}

/** Tokens, technologies wherever they are, and face-up planets. */
export function score(empire: Empire): number {
  let total = empire.influence;
  for (const planet of empire.planets) {
    if (planet.faceUp) total += planets[planet.id].influence;
    for (const card of planet.colonies) total += cardFacts(card).influence;
  }
  for (const zone of [empire.deck, empire.hand, empire.discard, empire.played])
    for (const card of zone) total += cardFacts(card).influence;
  if (empire.acting) total += cardFacts(empire.acting).influence;
  for (const permanent of empire.permanents) total += levels[technologies[permanent].level].influence;
  return total;
}

/** What decides a tie: resources and fighters. */
export const tieBreak = (empire: Empire): number => filledSlots(empire).length + empire.fighters;
