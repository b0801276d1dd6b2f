import {
  type CardKey,
  cardFacts,
  kindOf,
  type PermanentId,
  type PlanetFacts,
  planets,
  type Role,
  technologies,
  type View,
} from '@orrery/eminent-domain/view';

/** One planet of the bot's own empire, with what plans need. */
export interface Holding {
  readonly facts: PlanetFacts;
  readonly faceUp: boolean;
  readonly colonies: number;
  readonly filled: number;
  readonly slots: number;
}

/** The bot's own empire as it is, or as it would be after a move. Immutable: a move creates a new realm. */
export interface Realm {
  readonly hand: readonly CardKey[];
  /** How many unknown cards would be drawn. */
  readonly drawn: number;
  readonly planets: readonly Holding[];
  readonly permanents: readonly PermanentId[];
  readonly fighters: number;
  /** Tokens, and points from cards already owned. */
  readonly points: number;
}

const symbolsIn = (symbols: readonly Role[], role: Role): number => {
  let count = 0;
  for (const symbol of symbols) if (symbol === role) count++;
  return count;
};

/** Symbols of face-up planets and of technologies in play. */
export function empireSymbols(realm: Realm, role: Role): number {
  let count = 0;
  for (const { faceUp, facts } of realm.planets) if (faceUp) count += symbolsIn(facts.symbols, role);
  for (const id of realm.permanents) count += symbolsIn(technologies[id].symbols, role);
  return count;
}

/** The symbols that a card has for a role: with Adaptability a Research card counts for any. */
export function cardSymbols(realm: Realm, card: CardKey, role: Role): number {
  const printed = symbolsIn(cardFacts(card).symbols, role);
  return printed === 0 && kindOf(card) === 'research' && realm.permanents.includes('adaptability') ? 1 : printed;
}

export const warfareCost = (realm: Realm, { facts }: Holding): number =>
  Math.max(0, facts.warfareCost - (realm.permanents.includes('scorched-earth-policy') ? 2 : 0));

/** Colonies still missing. */
const coloniesMissing = (realm: Realm, { facts, colonies }: Holding): number =>
  Math.max(0, facts.colonizeCost - colonies - empireSymbols(realm, 'colonize'));

export const canSettle = (realm: Realm, holding: Holding): boolean =>
  !holding.faceUp && coloniesMissing(realm, holding) === 0;

export const canAttack = (realm: Realm, holding: Holding): boolean =>
  !holding.faceUp && realm.fighters >= warfareCost(realm, holding);

export function emptySlots(realm: Realm): number {
  let count = 0;
  for (const { slots, filled } of realm.planets) count += slots - filled;
  return count;
}

export function goods(realm: Realm): number {
  let count = 0;
  for (const { filled } of realm.planets) count += filled;
  return count;
}

/** A planet just surveyed. */
const faceDown = (facts: PlanetFacts): Holding => ({ facts, faceUp: false, colonies: 0, filled: 0, slots: 0 });

const changed = (realm: Realm, place: number, change: Partial<Holding>): Realm => ({
  ...realm,
  planets: realm.planets.with(place, { ...realm.planets[place]!, ...change }),
});

export const withPlanet = (realm: Realm, facts: PlanetFacts): Realm => ({
  ...realm,
  planets: [...realm.planets, faceDown(facts)],
});

const turned = (realm: Realm, place: number): Realm => {
  const slots = realm.planets[place]!.facts.slots.length;
  const full = realm.permanents.includes('abundance') ? slots : 0;
  return changed(realm, place, { faceUp: true, colonies: 0, slots, filled: full });
};

export const settled = (realm: Realm, place: number): Realm => turned(realm, place);

export function attacked(realm: Realm, place: number): Realm {
  const cost = warfareCost(realm, realm.planets[place]!);
  const after = turned({ ...realm, fighters: realm.fighters - cost }, place);
  return realm.permanents.includes('scorched-earth-policy') ? changed(after, place, { slots: 0, filled: 0 }) : after;
}

export const tucked = (realm: Realm, place: number, colonies: number): Realm =>
  changed(realm, place, { colonies: realm.planets[place]!.colonies + colonies });

/** Fills or empties slots on any planet: all resources are equal. */
function moved(realm: Realm, count: number, filling: boolean): Realm {
  let left = Math.min(count, filling ? emptySlots(realm) : goods(realm));
  if (left <= 0) return realm;
  const after = realm.planets.map(holding => {
    const change = Math.min(left, filling ? holding.slots - holding.filled : holding.filled);
    left -= change;
    return change === 0 ? holding : { ...holding, filled: holding.filled + (filling ? change : -change) };
  });
  return { ...realm, planets: after };
}

export const produced = (realm: Realm, most: number): Realm => moved(realm, most, true);

export function traded(realm: Realm, most: number): Realm {
  const count = Math.min(most, goods(realm));
  const fighters = realm.permanents.includes('weapon-emporium') ? Math.min(most - count, realm.fighters) : 0;
  const after = moved(realm, count, false);
  return { ...after, fighters: realm.fighters - fighters, points: realm.points + count + fighters };
}

export const without = (realm: Realm, cards: readonly CardKey[]): Realm =>
  cards.length === 0 ? realm : { ...realm, hand: realm.hand.filter(card => !cards.includes(card)) };

/** The empire of the view's seat. */
export function realmOf(view: View): Realm {
  const me = view.empires[view.seat!]!;
  return {
    hand: me.hand ?? [],
    drawn: 0,
    planets: me.planets.map(({ planet, faceUp, colonies, slots, scorched }) => {
      const facts = planets[planet!];
      return {
        facts,
        faceUp,
        colonies: colonies.reduce((sum, card) => sum + symbolsIn(cardFacts(card).symbols, 'colonize'), 0),
        filled: slots.filter(slot => slot.filled).length,
        slots: faceUp && !scorched ? slots.length : 0,
      };
    }),
    permanents: me.permanents,
    fighters: me.fighters,
    points: me.influence,
  };
}
