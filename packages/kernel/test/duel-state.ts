import {
  coreShape,
  type Game,
  json,
  type KernelState,
  list,
  maybe,
  newCore,
  type Outcome,
  object,
  plain,
  refuse,
  type Seat,
  type ShapeFor,
  type Standing,
  yes,
} from '@orrery/kernel';

/** How many cards of each kind there are. A card is called by its kind and number: `veto#2`. */
export const copies = {
  strike: 5,
  veto: 4,
  scry: 4,
  gift: 3,
  sort: 3,
  parade: 4,
  charm: 3,
  guard: 3,
  echo: 2,
} as const;
export type Kind = keyof typeof copies;

export const kindOf = (card: string): Kind => card.slice(0, card.indexOf('#')) as Kind;
const kinds = Object.keys(copies) as Kind[];
const allCards = kinds.flatMap(kind => Array.from({ length: copies[kind] }, (_, i) => `${kind}#${i + 1}`));

export interface Duellist {
  hand: string[];
  charms: string[];
  coins: number;
  score: number;
}

export interface Duel extends KernelState {
  round: number;
  rounds: number;
  lead: Seat;
  /** The top card is the last. */
  deck: string[];
  discard: string[];
  /** Cards played and not yet resolved, the newest last. */
  played: string[];
  looked: { seat: Seat; cards: string[] } | null;
  bank: number;
  duellists: Duellist[];
}

export interface DuelOptions {
  readonly rounds: number;
  /** Everybody is asked, whatever they hold, unless a test says otherwise. */
  readonly guarded?: boolean;
}

export const duelShape = object({
  stack: list(object({ proc: plain, args: json })),
  core: coreShape,
  round: plain,
  rounds: plain,
  lead: plain,
  deck: list(plain),
  discard: list(plain),
  played: list(plain),
  looked: maybe(object({ seat: plain, cards: list(plain) })),
  bank: plain,
  duellists: list(object({ hand: list(plain), charms: list(plain), coins: plain, score: plain })),
}) satisfies ShapeFor<Duel>;

const COINS = 40;
const PURSE = 4;

export const emptyTable = (seats: number, options: DuelOptions): Duel => ({
  stack: [],
  core: newCore(),
  round: 0,
  rounds: options.rounds,
  lead: 0,
  deck: [...allCards],
  discard: [],
  played: [],
  looked: null,
  bank: COINS - seats * PURSE,
  duellists: Array.from({ length: seats }, () => ({ hand: [], charms: [], coins: PURSE, score: 0 })),
});

export function readOptions(raw: unknown): Outcome<DuelOptions> {
  const rounds = (raw as { rounds?: unknown } | null)?.rounds ?? 2;
  if (typeof rounds !== 'number' || !Number.isInteger(rounds) || rounds < 1 || rounds > 9)
    return refuse('options/invalid', 'A duel has one to nine rounds.');
  return yes({ rounds, guarded: (raw as { guarded?: unknown } | null)?.guarded !== false });
}

export const clockwise = (game: Duel, from: Seat): Seat[] =>
  game.duellists.map((_, i) => (from + i) % game.duellists.length);

/** Everybody can count the face-up cards of a kind; while one is missing, anybody with a card may hold it. */
export function mayHold(game: Duel, seat: Seat, kind: Kind): boolean {
  const open = [...game.discard, ...game.played, ...game.duellists.flatMap(each => each.charms)];
  return game.duellists[seat]!.hand.length > 0 && open.filter(card => kindOf(card) === kind).length < copies[kind];
}

export function view(game: Duel, seat: Seat | null) {
  return {
    round: game.round,
    lead: game.lead,
    deck: game.deck.length,
    discard: game.discard,
    played: game.played,
    looked: game.looked && {
      seat: game.looked.seat,
      cards: game.looked.seat === seat ? game.looked.cards : game.looked.cards.length,
    },
    bank: game.bank,
    duellists: game.duellists.map((each, i) => ({
      hand: i === seat ? each.hand : each.hand.length,
      charms: each.charms,
      coins: each.coins,
      score: each.score,
    })),
  };
}

export type DuelView = ReturnType<typeof view>;

export function hidden(game: Duel, seat: Seat | null): string[][] {
  const looked = game.looked && game.looked.seat !== seat ? game.looked.cards : [];
  return [[...game.deck, ...looked, ...game.duellists.flatMap((each, i) => (i === seat ? [] : each.hand))]];
}

export function audit(game: Duel): string[] {
  const places = [game.deck, game.discard, game.played, game.looked?.cards ?? []];
  const cards = [...places.flat(), ...game.duellists.flatMap(each => [...each.hand, ...each.charms])];
  const problems: string[] = [];
  if ([...cards].sort().join() !== [...allCards].sort().join()) problems.push(`${cards.length} cards: ${cards}`);
  const coins = game.duellists.reduce((sum, each) => sum + each.coins, game.bank);
  if (coins !== COINS) problems.push(`${coins} coins`);
  if (game.bank < 0 || game.duellists.some(each => each.coins < 0)) problems.push('coins out of nothing');
  return problems;
}

export function standing(game: Duel): Standing {
  const scores = game.duellists.map(each => each.score);
  const best = Math.max(...scores);
  return { scores, winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])) };
}

export type DuelGame = Game<Duel, DuelOptions, DuelView>;
