import {
  type CardKey,
  type CardKind,
  kindOf,
  levels,
  type Role,
  stackIds,
  stackOf,
  type TechnologyId,
  technologies,
} from '@orrery/eminent-domain/view';
import {
  attacked,
  canAttack,
  canSettle,
  cardSymbols,
  empireSymbols,
  emptySlots,
  goods,
  type Holding,
  produced,
  type Realm,
  settled,
  traded,
  tucked,
  without,
  withPlanet,
} from './realm.ts';
import { cardWorth, closing, hopedFor, type Outlook, technologyWorth, worth } from './worth.ts';

/** The item with the best score; the first of equals. */
export function best<T>(items: readonly T[], value: (item: T) => number): T | undefined {
  let found: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const one = value(item);
    if (one > most) [found, most] = [item, one];
  }
  return found;
}

/** The empires that result from doing something with each planet that allows it. */
function withEach(
  realm: Realm,
  allowed: (realm: Realm, holding: Holding) => boolean,
  after: (place: number) => Realm,
): Realm[] {
  const found: Realm[] = [];
  for (let place = 0; place < realm.planets.length; place++)
    if (allowed(realm, realm.planets[place]!)) found.push(after(place));
  return found;
}

const isDown = (_: Realm, { faceUp }: Holding): boolean => !faceUp;
const attacks = (realm: Realm): Realm[] => withEach(realm, canAttack, place => attacked(realm, place));
const settles = (realm: Realm): Realm[] => withEach(realm, canSettle, place => settled(realm, place));
const tucks = (realm: Realm, colonies: number): Realm[] =>
  withEach(realm, isDown, place => tucked(realm, place, colonies));

const gains = (realm: Realm, points: number): Realm => ({ ...realm, points: realm.points + points });
const draws = (realm: Realm, drawn: number): Realm => ({ ...realm, drawn: realm.drawn + drawn });
const fighters = (realm: Realm, count: number): Realm => ({ ...realm, fighters: realm.fighters + count });

/** Technologies that the empire's planets and this many symbols allow. */
function researchable(realm: Realm, symbols: number, { view }: Outlook): TechnologyId[] {
  if (symbols < levels[1].cost) return [];
  const owned = { advanced: 0, fertile: 0, metallic: 0 };
  for (const { faceUp, facts } of realm.planets) if (faceUp) owned[facts.type]++;
  return view.market.filter(id => {
    const { type, level } = technologies[id];
    return symbols >= levels[level].cost && owned[type] >= levels[level].planets;
  });
}

/** The cards that the deck is better off without, worst first. */
export const useless = (realm: Realm, outlook: Outlook): CardKey[] =>
  realm.hand
    .filter(card => cardWorth(card, outlook) < outlook.weights.junk)
    .sort((a, b) => cardWorth(a, outlook) - cardWorth(b, outlook));

function thinned(realm: Realm, most: number, outlook: Outlook): Realm {
  const cards = useless(realm, outlook).slice(0, most);
  return gains(without(realm, cards), cards.length * outlook.weights.thin * outlook.turns);
}

type Act = (realm: Realm, outlook: Outlook) => Realm[];

/** Possible empires after the Action of a card, by the card's name without the second symbol. */
const actions: Readonly<Record<string, Act>> = {
  survey: realm => [draws(realm, 2)],
  warfare: realm => [fighters(realm, 1), ...attacks(realm)],
  colonize: realm => [...tucks(realm, 1), ...settles(realm)],
  'produce-trade': realm => [produced(realm, 1), traded(realm, 1)],
  research: (realm, outlook) => [thinned(realm, 2, outlook)],
  politics: (realm, outlook) => [gains(draws(realm, 1), outlook.weights.thin * outlook.turns)],
  'improved-survey': realm => [draws(realm, 3)],
  'improved-warfare': realm => [fighters(realm, 2), ...attacks(realm)],
  'improved-colonize': realm => [realm, ...settles(realm)].flatMap(each => [...tucks(each, 1), ...settles(each)]),
  'improved-production': realm => [produced(realm, 2)],
  'improved-trade': realm => [gains(realm, 1)],
  'improved-research': (realm, outlook) => [thinned(draws(realm, 1), 3, outlook)],
  'data-network': (realm, outlook) => [thinned(draws(realm, 2), 9, outlook)],
  'diverse-markets': realm => [gains(realm, Math.min(1.5, goods(realm) / 2))],
  'genetic-engineering': realm => [gains(realm, Math.min(1.5, emptySlots(realm) / 2))],
  specialization: realm => [gains(realm, Math.min(1.5, goods(realm) / 2))],
  'artificial-intelligence': realm => [draws(realm, 2)],
  terraforming: realm => tucks(realm, 2).flatMap(each => [each, ...settles(each)]),
  mobilization: realm => [fighters(realm, 2), ...attacks(fighters(realm, 2))],
  'survey-team': (realm, outlook) => [withPlanet(realm, hopedFor(1, outlook))],
  'war-path': realm => attacks(realm).flatMap(each => [each, ...attacks(each)]),
};

const actionsByKind = new Map<CardKind, Act>();

function actionOf(card: CardKey): Act {
  const kind = kindOf(card);
  const known = actionsByKind.get(kind);
  if (known) return known;
  const act = actions[kind.replace(/^(improved-\w+)-.*/, '$1')] ?? (() => []);
  actionsByKind.set(kind, act);
  return act;
}

/** The best empire after a card's Action. */
function acted(realm: Realm, card: CardKey, outlook: Outlook): Realm | undefined {
  return best(actionOf(card)(without(realm, [card]), outlook), after => worth(after, outlook));
}

/** The best empire after a role with these symbols. */
function resolved(
  realm: Realm,
  role: Role,
  symbols: number,
  colonies: readonly number[],
  leading: boolean,
  outlook: Outlook,
): Realm {
  const value = (after: Realm): number => worth(after, outlook);
  const bonus = leading || realm.permanents.includes('bureaucracy');
  switch (role) {
    case 'survey': {
      const looks = symbols - (leading ? 0 : 1);
      return looks > 0 ? withPlanet(realm, hopedFor(looks, outlook)) : realm;
    }
    case 'warfare':
      return best([fighters(realm, symbols), ...(bonus ? attacks(realm) : [])], value)!;
    case 'colonize': {
      const added = colonies.reduce((after, one) => best(tucks(after, one), value) ?? after, realm);
      return best([added, ...(bonus ? settles(realm) : [])], value)!;
    }
    case 'produce':
      return produced(realm, symbols);
    case 'trade':
      return traded(realm, symbols);
    case 'research': {
      const taken = best(researchable(realm, symbols, outlook), id => technologyWorth(id, outlook));
      return taken ? gains(realm, technologyWorth(taken, outlook)) : realm;
    }
  }
}

interface Led {
  readonly role: Role;
  readonly boosts: readonly CardKey[];
  readonly value: number;
}

/** Cards that count for a role: those with the most symbols first, then those least useful elsewhere. */
const matching = (realm: Realm, role: Role, outlook: Outlook): CardKey[] =>
  realm.hand
    .filter(card => cardSymbols(realm, card, role) > 0)
    .sort(
      (a, b) =>
        cardSymbols(realm, b, role) - cardSymbols(realm, a, role) || cardWorth(a, outlook) - cardWorth(b, outlook),
    );

const coloniesOn = (cards: readonly CardKey[], realm: Realm): number[] =>
  cards.map(card => cardSymbols(realm, card, 'colonize'));

/** How many matching cards to play with a role: one more while the gain is higher than the card's worth. */
export function played(
  realm: Realm,
  role: Role,
  base: { symbols: number; cards: readonly CardKey[] },
  leading: boolean,
  outlook: Outlook,
): { cards: CardKey[]; value: number; after: Realm } {
  const cards = matching(realm, role, outlook);
  let found: { cards: CardKey[]; value: number; after: Realm } | undefined;
  for (let count = 0; count <= cards.length; count++) {
    const used = cards.slice(0, count);
    let { symbols } = base;
    for (const card of used) symbols += cardSymbols(realm, card, role);
    const colonies = role === 'colonize' ? coloniesOn([...base.cards, ...used], realm) : [];
    const after = resolved(without(realm, used), role, symbols, colonies, leading, outlook);
    const value = worth(after, outlook);
    if (!found || value > found.value) found = { cards: used, value, after };
  }
  return found!;
}

/** What the leader of a role has when its stack is empty. */
function emptyStackSymbols(role: Role, { view }: Outlook): number {
  if (role === 'colonize') return 0;
  return role === 'survey' || role === 'warfare' ? Number(view.options.errata2014) : 1;
}

/** The value of leading a role with the hand as it is. */
function led(realm: Realm, role: Role, outlook: Outlook): Led {
  const stack = stackOf[role];
  const { view, weights } = outlook;
  const taken = view.stacks[stack] > 0 ? [`${stack}#1`] : [];
  const symbols = empireSymbols(realm, role) + (taken.length || emptyStackSymbols(role, outlook));
  const { cards, value, after } = played(realm, role, { symbols, cards: taken }, true, outlook);
  const tokens = after.points - realm.points;
  const end = closing(outlook, stack, role === 'trade' ? tokens : 0, value - worth(realm, outlook));
  const kept = outlook.turns > 0 && taken.length > 0 ? (weights.kinds[stack] ?? 0) : 0;
  return { role, boosts: cards, value: value + end + kept };
}

export const bestRole = (realm: Realm, outlook: Outlook): Led =>
  best(
    outlook.view.roles.map(role => led(realm, role, outlook)),
    each => each.value,
  )!;

interface Turn {
  readonly action: CardKey | undefined;
  readonly led: Led;
}

/** The best Action and role of a turn together: a card used for one cannot be used for the other. */
export function bestTurn(realm: Realm, outlook: Outlook): Turn {
  const kinds = new Map(realm.hand.map(card => [kindOf(card), card]));
  const turns: Turn[] = [{ action: undefined, led: bestRole(realm, outlook) }];
  for (const card of kinds.values()) {
    const after = acted(realm, card, outlook);
    if (after) turns.push({ action: card, led: bestRole(after, outlook) });
  }
  return best(turns, turn => turn.led.value)!;
}

/**
 * Nearly the same result, several times as fast: evaluates Action and role separately, and together only where the role
 * would use the Action's card.
 */
export function hastyTurn(
  realm: Realm,
  outlook: Outlook,
): { readonly action: CardKey | undefined; readonly value: number } {
  const role = bestRole(realm, outlook);
  const idle = worth(realm, outlook);
  const kinds = new Map(realm.hand.map(card => [kindOf(card), card]));
  for (const card of realm.hand) if (!role.boosts.includes(card)) kinds.set(kindOf(card), card);
  let action: CardKey | undefined;
  let { value } = role;
  for (const card of kinds.values()) {
    const after = acted(realm, card, outlook);
    if (!after) continue;
    const together = role.boosts.includes(card)
      ? bestRole(after, outlook).value
      : role.value + worth(after, outlook) - idle;
    if (together > value) [action, value] = [card, together];
  }
  return { action, value };
}

/** The stack whose card helps the hand most. */
export const wantedStack = (realm: Realm, outlook: Outlook) =>
  best(
    stackIds.filter(id => outlook.view.stacks[id] > 0),
    id => bestTurn({ ...realm, hand: [...realm.hand, `${id}#1`] }, outlook).led.value,
  );

/** Cards that the next turn uses. */
export function wanted(realm: Realm, outlook: Outlook): CardKey[] {
  const turn = bestTurn(realm, outlook);
  return [...turn.led.boosts, ...(turn.action ? [turn.action] : [])];
}
