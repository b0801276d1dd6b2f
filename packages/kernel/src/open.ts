import { invariant, yes } from './refusals.ts';
import { labelled, type Moment, type Rule, type Step, step } from './rule.ts';
import { ask, pick, type Slot } from './slots.ts';
import type { Json, KernelState, Seat, Target } from './types.ts';
import type { Hand, Offered, Response, Window } from './windows.ts';

/** A response together with the piece it is played with. */
interface Use<G, D> {
  readonly response: Response<G, D>;
  readonly piece: string;
}

const pieceOf = <G, D>(use: Use<G, D>): string => use.piece;
const targetOf = <G, D>(use: Use<G, D>): Target => use.response.at?.(use.piece) ?? { card: use.piece };

/** Could a seat use this response, judging by public information alone? */
type Possible<G, D> = (response: Offered<G, D>, seat: Seat) => boolean;

/** What is publicly known about a hand. */
interface HandInfo {
  readonly holders: readonly Seat[];
  readonly around: Map<string, boolean>;
}

/** Valid for one state of the table: each hand is examined only once, however many responses there are. */
function possibleResponses<G, D>(game: G, data: D): Possible<G, D> {
  let known: Map<Hand<G>, HandInfo> | undefined;
  return (response, seat) => {
    const { hand } = response;
    if (!hand) return response.publicly(game, seat, data);
    known ??= new Map();
    const info: HandInfo = known.get(hand) ?? { holders: hand.holders(game), around: new Map() };
    known.set(hand, info);
    if (!info.holders.includes(seat) || !response.publicly(game, seat, data)) return false;
    if (!hand.isAround) return true;
    const isAround = info.around.get(response.id) ?? hand.isAround(game, response.id);
    info.around.set(response.id, isAround);
    return isAround;
  };
}

function usesOf<G, D>(
  responses: readonly Offered<G, D>[],
  game: G,
  seat: Seat,
  data: D,
  isPossible: Possible<G, D>,
): Use<G, D>[] {
  const offers: Use<G, D>[] = [];
  for (const response of responses) {
    const pieces = response.playable(game, seat, data); // mostly none, and cheaper than the public check
    if (pieces.length > 0 && isPossible(response, seat)) for (const piece of pieces) offers.push({ response, piece });
  }
  return offers;
}

/** The seats in order, rotated to begin after the one that acted last. */
const rotatedAfter = (order: readonly Seat[], last: Seat | undefined): readonly Seat[] => {
  const place = last === undefined ? -1 : order.indexOf(last);
  return place < 0 ? order : [...order.slice(place + 1), ...order.slice(0, place + 1)];
};

/** What a seat has used since the window opened. */
interface Spent<G, D> {
  readonly seat: Seat;
  readonly response: Response<G, D>;
  readonly piece: string;
}

/** A seat that cannot pass, since it has mandatory abilities left: it resolves one of them, in an order of its choice. */
interface Due<G, D> {
  readonly seat: Seat;
  readonly must: readonly Use<G, D>[];
}

/** Windows that open at the same moment, combined. They share their data; the first one determines the order of seats. */
interface Opened<G, D> {
  readonly first: Window<G, D>;
  readonly automatic: readonly Response<G, D>[];
  readonly mandatory: readonly Response<G, D>[];
  readonly offered: readonly Offered<G, D>[];
  readonly tells: readonly (keyof D & string)[];
}

/** Concatenates lists; an item that is in several of them appears once. */
const merged = <T extends { readonly id: string }>(lists: readonly (readonly T[])[]): T[] => {
  const all = lists.flat();
  return all.filter(({ id }, i) => all.findIndex(each => each.id === id) === i);
};

const combined = <G, D>(windows: readonly [Window<G, D>, ...Window<G, D>[]]): Opened<G, D> => ({
  first: windows[0],
  automatic: merged(windows.map(({ automatic }) => automatic)),
  mandatory: merged(windows.map(({ mandatory }) => mandatory)),
  offered: merged(windows.map(({ offered }) => offered)),
  tells: windows.flatMap(({ tells }) => tells),
});

const single = <G, D>(w: Window<G, D>): Opened<G, D> => ({
  first: w,
  automatic: w.automatic,
  mandatory: w.mandatory,
  offered: w.offered,
  tells: w.tells,
});

function promptOf<G, D>({ tells }: Opened<G, D>, data: D): Record<string, Json> {
  const prompt: Record<string, Json> = {};
  for (const name of tells) prompt[name] = data[name] as Json;
  return prompt;
}

const commute = <G, D>(must: readonly Use<G, D>[]): boolean => {
  const word = must[0]!.response.commutes;
  return word !== undefined && must.every(({ response }) => response.commutes === word);
};

/** The first seat in this order that has a mandatory ability left. */
function nextDue<G, D>(
  game: G,
  { first, mandatory }: Opened<G, D>,
  data: D,
  order: readonly Seat[],
  spent: readonly Spent<G, D>[],
): Due<G, D> | undefined {
  if (mandatory.length === 0) return undefined;
  for (const seat of order) {
    const must: Use<G, D>[] = [];
    for (const response of mandatory)
      for (const piece of response.playable(game, seat, data))
        if (!spent.some(each => each.seat === seat && each.response === response && each.piece === piece))
          must.push({ response, piece });
    if (must.length > 0) return { seat, must: first.mayAnswer(game, seat) && !commute(must) ? must : must.slice(0, 1) };
  }
  return undefined;
}

/** Has a seat used this piece, which it can use only once? */
const isSpent = <G, D>(spent: readonly Spent<G, D>[], seat: Seat, { response, piece }: Use<G, D>): boolean =>
  response.once === 'each piece' &&
  spent.some(each => each.seat === seat && each.response === response && each.piece === piece);

/**
 * A question for each seat that could respond, judging by public information alone. Seats after the one that is due are
 * not asked, since its ability may change what they want. It is asked which ability comes first, if it has a choice.
 */
function questions<G, D>(
  game: G,
  opened: Opened<G, D>,
  data: D,
  order: readonly Seat[],
  spent: readonly Spent<G, D>[],
  due: Due<G, D> | undefined,
): Slot<Use<G, D>[]>[] {
  const slots: Slot<Use<G, D>[]>[] = [];
  const isPossible = possibleResponses(game, data);
  const { first, offered } = opened;
  for (const seat of order) {
    const left =
      spent.length === 0
        ? offered
        : offered.filter(
            response =>
              !(response.once === true && spent.some(each => each.seat === seat && each.response === response)),
          );
    const must = seat === due?.seat ? due.must : [];
    const isAsked = left.some(each => isPossible(each, seat)) && first.mayAnswer(game, seat);
    if (isAsked || must.length > 1) {
      const offers = isAsked
        ? usesOf(left, game, seat, data, isPossible).filter(use => !isSpent(spent, seat, use))
        : [];
      const prompt = promptOf(opened, data);
      if (must.length === 1) prompt.otherwise = must[0]!.piece;
      const choices = must.length > 1 ? [...must, ...offers] : offers;
      const min = must.length > 1 ? 1 : 0;
      slots.push(pick(seat, first.id, choices, { key: pieceOf, at: targetOf, min, max: 1, prompt }));
    }
    if (seat === due?.seat) break;
  }
  return slots;
}

/** Could any seat use one of these responses? Where all their pieces are hidden, somebody has to hold one. */
function isAnyPossible<G, D>(game: G, responses: readonly Response<G, D>[]): boolean {
  let empty: Hand<G> | undefined;
  for (const response of responses) {
    const { hand } = response;
    if (!hand) {
      if (!response.isAround || response.isAround(game)) return true;
    } else if (hand !== empty) {
      if (hand.holders(game).length > 0) return true;
      empty = hand;
    }
  }
  return false;
}

/** A rule that has already finished. */
const nothing: Rule = (function* (): Rule {})();
nothing.next();

/** Could any seat respond to a window, judging by public information alone? */
export const canAnybodyRespond = <G, D>(game: G, { automatic, mandatory, offered }: Window<G, D>): boolean =>
  isAnyPossible(game, automatic) || isAnyPossible(game, mandatory) || isAnyPossible(game, offered);

/**
 * Opens a window: automatic abilities resolve, then seats take turns in rules order, one ability each, until all pass in
 * a row. A seat with mandatory abilities left cannot pass: one of them resolves. The window closes as soon as `goesOn`
 * says that its moment is over.
 */
export const open = <G, D>(game: G, w: Window<G, D>, data: D, goesOn?: () => boolean): Rule =>
  canAnybodyRespond(game, w) ? openFor(game, single(w), data, goesOn) : nothing;

/** Opens windows that are one moment by the rules as a single window, under the id of the first. */
export const openTogether = <G, D>(
  game: G,
  windows: readonly [Window<G, D>, ...Window<G, D>[]],
  data: D,
  goesOn?: () => boolean,
): Rule => (windows.some(w => canAnybodyRespond(game, w)) ? openFor(game, combined(windows), data, goesOn) : nothing);

function* openFor<G, D>(game: G, opened: Opened<G, D>, data: D, goesOn: (() => boolean) | undefined): Rule {
  const { first, automatic, mandatory, offered } = opened;
  const whole = first.order(game, data);
  let order: readonly Seat[] | undefined = whole;
  for (const seat of whole)
    for (const response of automatic)
      for (const piece of response.playable(game, seat, data)) {
        order = undefined; // an ability may change the order
        yield* labelled(response.id, response.play(game, seat, data, piece));
      }

  const spent: Spent<G, D>[] = [];
  let last: Seat | undefined;
  while ((mandatory.length > 0 || isAnyPossible(game, offered)) && (!goesOn || goesOn())) {
    const turns = rotatedAfter(order ?? first.order(game, data), last);
    const due = nextDue(game, opened, data, turns, spent);
    const slots = questions(game, opened, data, turns, spent, due);
    let answered: { seat: Seat; value: readonly Use<G, D>[] } | undefined;
    if (slots.length > 0) {
      const moment: Moment = { window: first.id, concerns: first.concerns(game, data) };
      answered = (yield { op: 'ask', mode: 'first', slots, window: moment }) as typeof answered;
    }
    answered ??= due && { seat: due.seat, value: due.must };
    const use = answered?.value[0];
    if (!answered || !use) return;
    last = answered.seat;
    spent.push({ seat: answered.seat, response: use.response, piece: use.piece });
    order = undefined; // an ability may change the order
    yield* labelled(use.response.id, use.response.play(game, answered.seat, data, use.piece));
  }
}

/**
 * Asks a seat to pick, and attaches a window to the question: what the seat can use in it appears as further options,
 * each to be chosen alone. The question is asked again after each of them.
 */
export function* pickWithin<G, D, T>(game: G, w: Window<G, D>, data: D, question: () => Slot<T>): Rule<T> {
  for (;;) {
    const slot = question();
    const extras = w.mayAnswer(game, slot.seat)
      ? usesOf(w.offered, game, slot.seat, data, possibleResponses(game, data))
      : [];
    if (extras.length === 0) return yield* ask(slot);
    const answer = yield* ask(withExtras(slot, extras));
    if (!('use' in answer)) return answer.own;
    const { response, piece } = answer.use;
    yield* labelled(response.id, response.play(game, slot.seat, data, piece));
  }
}

const extraKey = <G, D>(use: Use<G, D>): string => `use:${use.piece}`;

function withExtras<G, D, T>(slot: Slot<T>, extras: readonly Use<G, D>[]): Slot<{ own: T } | { use: Use<G, D> }> {
  return {
    ...slot,
    only: () => undefined,
    describe() {
      const body = slot.describe();
      invariant(body.form === 'pick', 'a window can only be attached to a pick');
      const further = extras.map(use => ({ key: extraKey(use), at: targetOf(use), alone: true as const }));
      return { ...body, options: [...body.options, ...further], max: Math.max(body.max, 1) };
    },
    read(value) {
      const only = Array.isArray(value) && value.length === 1 ? value[0] : undefined;
      const use = extras.find(each => extraKey(each) === only);
      if (use) return yes({ use });
      const own = slot.read(value);
      return own.ok ? yes({ own: own.value }) : own;
    },
  };
}

/** A step that opens a window: its data is part of the state, and a safe point comes right before it. */
export function windowStep<G extends KernelState, D extends object>(w: Window<G, D>): Step<G, D> {
  const opened = step<G, D>(`window/${w.id}`);
  opened.body(function* (game, data) {
    yield* open(game, w, data);
  });
  return opened;
}
