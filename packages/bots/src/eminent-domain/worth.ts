import {
  type CardKey,
  cardFacts,
  kindOf,
  levels,
  type PlanetFacts,
  type Role,
  type TechnologyId,
  technologies,
  type View,
} from '@orrery/eminent-domain/view';
import { randomFor } from '@orrery/kernel';
import { empireSymbols, type Holding, type Realm, warfareCost } from './realm.ts';

/** What things are worth, in points of influence. "Per turn" means for each remaining turn. */
export interface Weights {
  /** An empty slot and a symbol of each role in the empire, per turn. */
  readonly slot: number;
  readonly symbols: Readonly<Record<Role, number>>;
  /** A larger hand, per turn. */
  readonly handLimit: number;
  /** A resource waiting to be traded; it is a whole point once traded. */
  readonly goods: number;
  /** The factor on a planet's value for each symbol that is missing before it turns face up. */
  readonly patience: number;
  /** The factor on it for each planet that will be turned before it. */
  readonly queue: number;
  /** A fighter that no planet needs yet. */
  readonly fighter: number;
  /** How much more the best of very many planets is worth. */
  readonly look: number;
  /** A card in hand that the next turn does not use, and one not drawn yet. */
  readonly card: number;
  readonly draw: number;
  /** A useless card removed from the deck, per turn. */
  readonly thin: number;
  /** A technology's Action, and the lasting ability of a permanent, per turn. */
  readonly technology: number;
  readonly ability: number;
  /** Ending the game, for each point ahead. */
  readonly closing: number;
  /** Symbols of an average turn. */
  readonly pace: number;
  /** How many Role cards and tokens an average turn takes from what ends the game. */
  readonly cardsATurn: number;
  readonly tokensATurn: number;
  /** A card worth less than this to its deck is removed. */
  readonly junk: number;
  /** What a Role card of each kind does for the deck. */
  readonly kinds: Readonly<Record<string, number>>;
}

/** Tuned in many games against slightly different weights. */
export const usual: Weights = {
  slot: 0.117,
  symbols: { survey: 0.209, warfare: 0.209, colonize: 0.209, produce: 0.209, trade: 0.209, research: 0.209 },
  handLimit: 0.312,
  goods: 0.469,
  patience: 0.817,
  queue: 0.583,
  fighter: 0.1,
  look: 2.064,
  card: 0.028,
  draw: 0.172,
  thin: 0.045,
  technology: 0.174,
  ability: 0.063,
  closing: 0.076,
  pace: 2.952,
  cardsATurn: 0.449,
  tokensATurn: 0.851,
  junk: 0.572,
  kinds: { survey: 0.165, warfare: 0.192, colonize: 0.29, 'produce-trade': 0.401, research: 0.141, politics: 0 },
};

/**
 * The weights of greedy. With the usual weight of a technology's Action it hardly led Research; with this one it wins
 * as often and uses the whole game (`docs/bots.md`).
 */
export const inventive: Weights = { ...usual, technology: 0.32 };

/**
 * The weights of the search, which beat the usual ones (see `docs/bots.md`). Greedy keeps its own, so that the two play
 * differently.
 */
export const searched: Weights = {
  ...usual,
  symbols: { survey: 0.132, warfare: 0.12, colonize: 0.15, produce: 0.2, trade: 0.22, research: 0.13 },
  handLimit: 0.296,
  patience: 0.79,
  look: 1.963,
  draw: 0.163,
  thin: 0.042,
  technology: 0.209,
  pace: 2.844,
  cardsATurn: 0.497,
  junk: 0.597,
  kinds: { survey: 0.215, warfare: 0.182, colonize: 0.29, 'produce-trade': 0.454, research: 0.113, politics: 0 },
};

/** Weights with a small random change for each seed, so that bots at one table do not all want the same. */
export function temperament(seed: string, weights: Weights = usual): Weights {
  const random = randomFor(seed);
  const kinds: Record<string, number> = {};
  for (const kind in weights.kinds) kinds[kind] = weights.kinds[kind]! * (0.8 + 0.4 * random());
  return { ...weights, kinds };
}

/** What the bot knows beside its own empire. */
export interface Outlook {
  readonly view: View;
  readonly weights: Weights;
  /** Own turns after the current one. */
  readonly turns: number;
  /** Cards left in the stacks that count for the end, the smallest first. */
  readonly stacks: readonly number[];
}

export function outlookOf(view: View, weights: Weights): Outlook {
  const stacks = stacksOf(view);
  return { view, weights, turns: turnsLeft(view, stacks, weights), stacks };
}

const LONGEST = 14;

/** Stacks that must be empty for the game to end. */
const stacksToEnd = (view: View): number => (view.empires.length === 4 || view.options.extended ? 2 : 1);

const stacksOf = (view: View): number[] =>
  Object.entries(view.stacks)
    .filter(([id]) => !view.options.learning || id !== 'research')
    .map(([, size]) => size)
    .sort((a, b) => a - b);

/** Remaining own turns, estimated from the stacks and the supply; exact in the last round. */
function turnsLeft(view: View, stacks: readonly number[], { cardsATurn, tokensATurn }: Weights): number {
  const seats = view.empires.length;
  const round = (seat: number): number => (seat - view.start + seats) % seats;
  if (view.lastRound) return round(view.seat!) > round(view.turn.seat) ? 1 : 0;
  const cards = stacks.slice(0, stacksToEnd(view)).reduce((sum, size) => sum + size, 0);
  const rounds = Math.min(cards / cardsATurn, view.supply / tokensATurn) / seats;
  return Math.min(Math.max(rounds, 1), LONGEST);
}

/** The lead over the best opponent, in points. */
function lead(view: View): number {
  const scores = view.empires.map(empire => empire.score);
  return scores[view.seat!]! - Math.max(...scores.filter((_, seat) => seat !== view.seat));
}

/** The value of ending the game by taking a card of this stack, or this many tokens: good for the leader. */
export function closing(
  { view, weights, stacks }: Outlook,
  stack: keyof View['stacks'],
  tokens: number,
  gain: number,
): number {
  if (view.lastRound) return 0;
  const empty = stacks.filter(size => size === 0).length + (view.stacks[stack] === 1 ? 1 : 0);
  const ends = empty >= stacksToEnd(view) || tokens >= view.supply;
  return ends ? weights.closing * Math.max(-6, Math.min(6, lead(view) + gain - 1)) : 0;
}

/** A planet's worth once it is face up. */
const planetWorth = (facts: PlanetFacts, weights: Weights, turns: number): number =>
  facts.influence +
  turns *
    (facts.slots.length * weights.slot + symbolWorth(facts.symbols, weights) + facts.handLimit * weights.handLimit);

/** Symbols in the empire, per turn. */
function symbolWorth(symbols: readonly Role[], weights: Weights): number {
  let total = 0;
  for (const symbol of symbols) total += weights.symbols[symbol];
  return total;
}

/** A planet's worth while this many symbols are missing; 0 if the game ends before. */
function hope({ facts }: Holding, missing: number, { weights, turns }: Outlook): number {
  const wait = Math.ceil(missing / weights.pace);
  if (wait + 1 > turns + 1 || turns <= 0) return 0;
  return planetWorth(facts, weights, Math.max(0, turns - wait - 1)) * weights.patience ** (missing + 1);
}

/** Face-down planets in the order in which they will be turned, with their fighters and colonies. */
export function hopes(realm: Realm, outlook: Outlook): number {
  const { planets } = realm;
  const { queue, fighter } = outlook.weights;
  let { fighters } = realm;
  let total = 0;
  /** A bit set of the waiting places; lists would be too slow here. */
  let waiting = 0;
  for (let at = 0; at < planets.length; at++) if (!planets[at]!.faceUp) waiting |= 1 << at;
  const symbols = waiting ? empireSymbols(realm, 'colonize') : 0;
  for (let share = 1; waiting; share *= queue) {
    let best = -1;
    let most = -1;
    let used = 0;
    for (let at = 0; at < planets.length; at++) {
      if (!(waiting & (1 << at))) continue;
      const holding = planets[at]!;
      const byColonies = Math.max(0, holding.facts.colonizeCost - holding.colonies - symbols);
      const cost = warfareCost(realm, holding);
      const byForce = Math.max(0, cost - fighters);
      const value = hope(holding, Math.min(byColonies, byForce), outlook);
      if (value <= most) continue;
      best = at;
      most = value;
      used = byForce < byColonies ? Math.min(cost, fighters) : 0;
    }
    waiting &= ~(1 << best);
    total += most * share;
    fighters -= used;
  }
  return total + fighters * (outlook.turns > 0 ? fighter : 0.02);
}

/** The value of the whole empire, with what it is expected to gain. */
export function worth(realm: Realm, outlook: Outlook): number {
  const { weights, turns } = outlook;
  let total = realm.points;
  for (const { facts, faceUp, filled } of realm.planets) {
    if (!faceUp) continue;
    total += planetWorth(facts, weights, turns) + filled * (turns > 0 ? weights.goods : 0.02);
  }
  if (turns > 0) total += realm.hand.length * weights.card + realm.drawn * weights.draw;
  return total + hopes(realm, outlook);
}

/** A technology's points and the value of its effect. */
export function technologyWorth(id: TechnologyId, { weights, turns }: Outlook): number {
  const { level, symbols, otherSide } = technologies[id];
  const does = otherSide ? weights.ability * level : weights.technology;
  return levels[level].influence + turns * (does + (otherSide ? symbolWorth(symbols, weights) : 0));
}

/** What a card is worth to its deck. */
export const cardWorth = (card: CardKey, { weights }: Outlook): number =>
  weights.kinds[kindOf(card)] ?? 1 + cardFacts(card).influence;

/** The expected best of this many unseen planets. */
export const hopedFor = (looks: number, { weights }: Outlook): PlanetFacts => ({
  type: 'fertile',
  warfareCost: 5,
  colonizeCost: 4,
  influence: 3 + weights.look * (1 - 1 / looks),
  symbols: ['colonize'],
  slots: ['food'],
  handLimit: 0,
});
