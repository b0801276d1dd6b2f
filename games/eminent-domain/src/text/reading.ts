import type { Seat } from '@orrery/kernel';
import {
  type CardKey,
  cardFacts,
  type EmpireView,
  levels,
  type PlanetView,
  planets,
  type Role,
  type TechnologyId,
  technologies,
  type View,
} from '../view/index.ts';
import { faceOf, isPermanentId } from './en/names.ts';
import type { Idle, PlanetInEmpire, TableForText } from './table.ts';

/** What a card counts for a role in this empire: with Adaptability a Research card counts for any. */
export function symbolsFor(empire: EmpireView, card: CardKey, role: Role): number {
  const { symbols, kind } = cardFacts(card);
  const printed = symbols.filter(symbol => symbol === role).length;
  return printed === 0 && kind === 'research' && empire.permanents.includes('adaptability') ? 1 : printed;
}

export const isTechnology = (id: string): id is TechnologyId => Object.hasOwn(technologies, id);

/** Symbols printed on a card piece or face. */
export function printedSymbols(card: string): readonly Role[] {
  if (isTechnology(card)) return technologies[card].symbols;
  return faceOf(card) ? cardFacts(card.includes('#') ? card : `${card}#1`).symbols : [];
}

function planetInEmpire(empire: EmpireView, at: PlanetView): PlanetInEmpire {
  const discount = empire.permanents.includes('scorched-earth-policy') ? 2 : 0;
  const known = {
    type: at.type,
    faceUp: at.faceUp,
    colonies: at.colonies.reduce((sum, card) => sum + symbolsFor(empire, card, 'colonize'), 0),
    needed: Math.max(0, at.colonizeCost - empire.symbols.colonize),
    attackCost: Math.max(0, at.warfareCost - discount),
  };
  return at.planet ? { ...known, planet: at.planet } : known;
}

export function planetAt(view: View, seat: Seat, place: number): PlanetInEmpire | undefined {
  const empire = view.empires[seat];
  const at = empire?.planets[place];
  return empire && at ? planetInEmpire(empire, at) : undefined;
}

/** Whether a technology of the market can be had by leading Research now with the whole hand. */
function canResearch(view: View, empire: EmpireView): boolean {
  const symbols = symbolsWhenLeading(view, empire, 'research', view.stacks.research);
  return view.market.some(id => {
    const { type, level } = technologies[id];
    const owned = empire.planets.filter(planet => planet.faceUp && planet.type === type).length;
    return symbols >= levels[level].cost && owned >= levels[level].planets;
  });
}

/** What is missing, if leading a role now would do nothing, whatever is played with it. */
export function idle(view: View, seat: Seat, role: Role): Idle | undefined {
  const empire = view.empires[seat];
  if (!empire) return undefined;
  const slots = empire.planets.filter(({ faceUp }) => faceUp).flatMap(planet => planet.slots);
  switch (role) {
    case 'colonize':
      return empire.planets.some(({ faceUp }) => !faceUp) ? undefined : 'no-planet';
    case 'produce':
      return slots.some(({ filled }) => !filled) ? undefined : 'no-slot';
    case 'trade':
      return slots.some(({ filled }) => filled) || empire.fighters > 0 ? undefined : 'no-goods';
    case 'research':
      return canResearch(view, empire) ? undefined : 'no-technology';
    default:
      return symbolsWhenLeading(view, empire, role, view.stacks[role]) > 0 ? undefined : 'no-symbols';
  }
}

/** The table as the wording wants to know it, from one seat's view. */
export const tableForText = (view: View, nameOf: (seat: Seat) => string): TableForText => ({
  reader: view.seat,
  errata2014: view.options.errata2014,
  nameOf,
  planetAt: (seat, place) => planetAt(view, seat, place),
  facesOf: planet => planets[planet],
  symbolsOn: printedSymbols,
  has: (seat, permanent) => isPermanentId(permanent) && (view.empires[seat]?.permanents.includes(permanent) ?? false),
  fightersOf: seat => view.empires[seat]?.fighters ?? 0,
  idle: (seat, role) => idle(view, seat, role),
  actingCard: seat => view.empires[seat]?.acting ?? undefined,
});

/** For the log of a game of which no view can be had. */
export const tableWithoutView = (reader: Seat | null, nameOf: (seat: Seat) => string): TableForText => ({
  ...{ reader, nameOf, errata2014: false },
  planetAt: () => undefined,
  facesOf: planet => planets[planet],
  symbolsOn: printedSymbols,
  has: () => false,
  fightersOf: () => 0,
  idle: () => undefined,
  actingCard: () => undefined,
});

/** The most symbols of a role that an empire could have by leading it now with its whole hand. */
export function symbolsWhenLeading(view: View, empire: EmpireView, role: Role, stackLeft: number): number {
  const hand = (empire.hand ?? []).reduce((sum, card) => sum + symbolsFor(empire, card, role), 0);
  if (role === 'colonize') return hand + Math.min(1, stackLeft); // empire symbols are no colonies
  const missing = role === 'survey' || role === 'warfare' ? Number(view.options.errata2014) : 1;
  return hand + empire.symbols[role] + (stackLeft > 0 ? 1 : missing);
}
