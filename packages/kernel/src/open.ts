import { invariant, yes } from './refusals.ts';
import { labelled, type Moment, type Rule, type Step, step } from './rule.ts';
import { ask, pick, type Slot } from './slots.ts';
import type { Json, KernelState, Seat, Target } from './types.ts';
import type { Hand, Offered, Response, Window } from './windows.ts';

interface Said<G, D> {
  readonly response: Response<G, D>;
  readonly piece: string;
}

const pieceOf = <G, D>(said: Said<G, D>): string => said.piece;
const targetOf = <G, D>(said: Said<G, D>): Target => said.response.at?.(said.piece) ?? { card: said.piece };

/** Might a seat answer with it, for all that the others know? */
type Might<G, D> = (response: Offered<G, D>, seat: Seat) => boolean;

/** What is known of a hand. */
interface Look {
  readonly holders: readonly Seat[];
  readonly around: Map<string, boolean>;
}

/** Good for one state of the table: hands are looked through but once, whatever there is to answer with. */
function mightAnswer<G, D>(game: G, data: D): Might<G, D> {
  let looks: Map<Hand<G>, Look> | undefined;
  return (response, seat) => {
    const { hand } = response;
    if (!hand) return response.publicly(game, seat, data);
    looks ??= new Map();
    const look: Look = looks.get(hand) ?? { holders: hand.holders(game), around: new Map() };
    looks.set(hand, look);
    if (!look.holders.includes(seat) || !response.publicly(game, seat, data)) return false;
    if (!hand.isAround) return true;
    const isAround = look.around.get(response.id) ?? hand.isAround(game, response.id);
    look.around.set(response.id, isAround);
    return isAround;
  };
}

function onOffer<G, D>(
  responses: readonly Offered<G, D>[],
  game: G,
  seat: Seat,
  data: D,
  might: Might<G, D>,
): Said<G, D>[] {
  const offers: Said<G, D>[] = [];
  for (const response of responses) {
    const pieces = response.playable(game, seat, data); // mostly none, and quicker to know
    if (pieces.length > 0 && might(response, seat)) for (const piece of pieces) offers.push({ response, piece });
  }
  return offers;
}

/** Seats in their order, those after the last one to speak first. */
const goingRound = (order: readonly Seat[], last: Seat | undefined): readonly Seat[] => {
  const place = last === undefined ? -1 : order.indexOf(last);
  return place < 0 ? order : [...order.slice(place + 1), ...order.slice(0, place + 1)];
};

/** What a seat has answered with and may not again, as long as the window is open. */
interface Spent<G, D> {
  readonly seat: Seat;
  readonly response: Response<G, D>;
  readonly piece: string;
}

/** A seat that cannot pass, since abilities of its own have to happen: one of these, in the order of its choice. */
interface Due<G, D> {
  readonly seat: Seat;
  readonly must: readonly Said<G, D>[];
}

/** Windows that are open at the same moment, as one. Its data are those of all of them; the first one gives the order. */
interface Opened<G, D> {
  readonly first: Window<G, D>;
  readonly automatic: readonly Response<G, D>[];
  readonly mandatory: readonly Response<G, D>[];
  readonly offered: readonly Offered<G, D>[];
  readonly tells: readonly (keyof D & string)[];
}

/** What is in both is there once. */
const merged = <T extends { readonly id: string }>(lists: readonly (readonly T[])[]): T[] => {
  const all = lists.flat();
  return all.filter(({ id }, i) => all.findIndex(each => each.id === id) === i);
};

const asOne = <G, D>(windows: readonly [Window<G, D>, ...Window<G, D>[]]): Opened<G, D> => ({
  first: windows[0],
  automatic: merged(windows.map(({ automatic }) => automatic)),
  mandatory: merged(windows.map(({ mandatory }) => mandatory)),
  offered: merged(windows.map(({ offered }) => offered)),
  tells: windows.flatMap(({ tells }) => tells),
});

const alone = <G, D>(w: Window<G, D>): Opened<G, D> => ({
  first: w,
  automatic: w.automatic,
  mandatory: w.mandatory,
  offered: w.offered,
  tells: w.tells,
});

function told<G, D>({ tells }: Opened<G, D>, data: D): Record<string, Json> {
  const prompt: Record<string, Json> = {};
  for (const name of tells) prompt[name] = data[name] as Json;
  return prompt;
}

const commute = <G, D>(must: readonly Said<G, D>[]): boolean => {
  const word = must[0]!.response.commutes;
  return word !== undefined && must.every(({ response }) => response.commutes === word);
};

/** The first seat in this order for which something has to happen. */
function nextDue<G, D>(
  game: G,
  { first, mandatory }: Opened<G, D>,
  data: D,
  order: readonly Seat[],
  spent: readonly Spent<G, D>[],
): Due<G, D> | undefined {
  if (mandatory.length === 0) return undefined;
  for (const seat of order) {
    const must: Said<G, D>[] = [];
    for (const response of mandatory)
      for (const piece of response.playable(game, seat, data))
        if (!spent.some(each => each.seat === seat && each.response === response && each.piece === piece))
          must.push({ response, piece });
    if (must.length > 0) return { seat, must: first.mayAnswer(game, seat) && !commute(must) ? must : must.slice(0, 1) };
  }
  return undefined;
}

/**
 * A question for each seat that might answer, for all that the others know. Nobody after the seat that is due is asked:
 * what happens there may change their minds. It is asked what it does first, if there is a choice.
 */
function questions<G, D>(
  game: G,
  opened: Opened<G, D>,
  data: D,
  order: readonly Seat[],
  spent: readonly Spent<G, D>[],
  due: Due<G, D> | undefined,
): Slot<Said<G, D>[]>[] {
  const slots: Slot<Said<G, D>[]>[] = [];
  const might = mightAnswer(game, data);
  const { first, offered } = opened;
  for (const seat of order) {
    const left =
      spent.length === 0
        ? offered
        : offered.filter(
            response => !(response.once && spent.some(each => each.seat === seat && each.response === response)),
          );
    const must = seat === due?.seat ? due.must : [];
    const isAsked = left.some(each => might(each, seat)) && first.mayAnswer(game, seat);
    if (isAsked || must.length > 1) {
      const offers = isAsked ? onOffer(left, game, seat, data, might) : [];
      const prompt = told(opened, data);
      if (must.length === 1) prompt.otherwise = must[0]!.piece;
      const choices = must.length > 1 ? [...must, ...offers] : offers;
      const min = must.length > 1 ? 1 : 0;
      slots.push(pick(seat, first.id, choices, { key: pieceOf, at: targetOf, min, max: 1, prompt }));
    }
    if (seat === due?.seat) break;
  }
  return slots;
}

/** Might anybody at all answer? Where all pieces are hidden, somebody has to hold one. */
function isHeard<G, D>(game: G, responses: readonly Response<G, D>[]): boolean {
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

/** A rule that is over already. */
const nothing: Rule = (function* (): Rule {})();
nothing.next();

/** Might anybody at all answer a window, for all that everybody can see? */
export const isHeardIn = <G, D>(game: G, { automatic, mandatory, offered }: Window<G, D>): boolean =>
  isHeard(game, automatic) || isHeard(game, mandatory) || isHeard(game, offered);

/**
 * Opens a window: what is automatic happens, then seats take turns in rules order, round and round, one ability each,
 * until all pass in a row. A seat with mandatory abilities left does not pass: one of them happens. Where the moment
 * does not go on, the window shuts at once.
 */
export const open = <G, D>(game: G, w: Window<G, D>, data: D, goesOn?: () => boolean): Rule =>
  isHeardIn(game, w) ? openToAll(game, alone(w), data, goesOn) : nothing;

/** Opens windows that are one moment by the rules, as one window with the name of the first. */
export const openTogether = <G, D>(
  game: G,
  windows: readonly [Window<G, D>, ...Window<G, D>[]],
  data: D,
  goesOn?: () => boolean,
): Rule => (windows.some(w => isHeardIn(game, w)) ? openToAll(game, asOne(windows), data, goesOn) : nothing);

function* openToAll<G, D>(game: G, opened: Opened<G, D>, data: D, goesOn: (() => boolean) | undefined): Rule {
  const { first, automatic, mandatory, offered } = opened;
  const whole = first.order(game, data);
  let order: readonly Seat[] | undefined = whole;
  for (const seat of whole)
    for (const response of automatic)
      for (const piece of response.playable(game, seat, data)) {
        order = undefined; // what happens may change it
        yield* labelled(response.id, response.play(game, seat, data, piece));
      }

  const spent: Spent<G, D>[] = [];
  let last: Seat | undefined;
  while ((mandatory.length > 0 || isHeard(game, offered)) && (!goesOn || goesOn())) {
    const turns = goingRound(order ?? first.order(game, data), last);
    const due = nextDue(game, opened, data, turns, spent);
    const slots = questions(game, opened, data, turns, spent, due);
    let heard: { seat: Seat; value: readonly Said<G, D>[] } | undefined;
    if (slots.length > 0) {
      const moment: Moment = { window: first.id, concerns: first.concerns(game, data) };
      heard = (yield { op: 'ask', mode: 'first', slots, window: moment }) as typeof heard;
    }
    heard ??= due && { seat: due.seat, value: due.must };
    const said = heard?.value[0];
    if (!heard || !said) return;
    last = heard.seat;
    spent.push({ seat: heard.seat, response: said.response, piece: said.piece });
    order = undefined; // what was said may change it
    yield* labelled(said.response.id, said.response.play(game, heard.seat, data, said.piece));
  }
}

/**
 * Asks a seat to pick, with a window hanging on the question that only this seat can answer: its content shows up
 * as further options, each to be taken alone, and the question is put again after each of them.
 */
export function* pickWithin<G, D, T>(game: G, w: Window<G, D>, data: D, question: () => Slot<T>): Rule<T> {
  for (;;) {
    const slot = question();
    const extras = w.mayAnswer(game, slot.seat)
      ? onOffer(w.offered, game, slot.seat, data, mightAnswer(game, data))
      : [];
    if (extras.length === 0) return yield* ask(slot);
    const answer = yield* ask(withExtras(slot, extras));
    if (!('said' in answer)) return answer.own;
    const { response, piece } = answer.said;
    yield* labelled(response.id, response.play(game, slot.seat, data, piece));
  }
}

const extraKey = <G, D>(said: Said<G, D>): string => `use:${said.piece}`;

function withExtras<G, D, T>(slot: Slot<T>, extras: readonly Said<G, D>[]): Slot<{ own: T } | { said: Said<G, D> }> {
  return {
    ...slot,
    only: () => undefined,
    describe() {
      const body = slot.describe();
      invariant(body.form === 'pick', 'a window hangs on a pick');
      const further = extras.map(said => ({ key: extraKey(said), at: targetOf(said), alone: true as const }));
      return { ...body, options: [...body.options, ...further], max: Math.max(body.max, 1) };
    },
    read(value) {
      const only = Array.isArray(value) && value.length === 1 ? value[0] : undefined;
      const said = extras.find(each => extraKey(each) === only);
      if (said) return yes({ said });
      const own = slot.read(value);
      return own.ok ? yes({ own: own.value }) : own;
    },
  };
}

/** A window as a step of its own: its data lives in the state, and the moment before it is a safe point. */
export function windowStep<G extends KernelState, D extends object>(w: Window<G, D>): Step<G, D> {
  const opened = step<G, D>(`window/${w.id}`);
  opened.body(function* (game, data) {
    yield* open(game, w, data);
  });
  return opened;
}
