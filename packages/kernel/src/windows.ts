import { invariant, yes } from './refusals.ts';
import { labelled, type Moment, type Rule, type Step, step } from './rule.ts';
import { ask, pick, type Slot } from './slots.ts';
import type { Json, KernelState, Seat, Target } from './types.ts';

/** Pieces that seats hold hidden from each other. What is said here is known to everybody, and asked for once a question. */
export interface Hand<G> {
  /** The seats that hold some and may answer with them. */
  holders(game: G): readonly Seat[];
  /** Could anybody hold a piece of the response of that id, for all that everybody can see? Yes, unless told. */
  isAround?(game: G, id: string): boolean;
}

interface Reaction<G, D> {
  readonly id: string;
  /** The piece of content that it is part of, for `withOnly`. */
  readonly owner?: string;
  /** Where its pieces are hidden: only holders are asked, and only while a piece could be around. */
  readonly hand?: Hand<G>;
  /** Could any seat at all answer now? Quick to say; where it is not so, nobody is looked at. Always, unless told. */
  isAround?(game: G): boolean;
  /** The pieces this seat may truly answer with. Decides what is on offer. */
  playable(game: G, seat: Seat, data: D): readonly string[];
  play(game: G, seat: Seat, data: D, piece: string): Rule;
  /** A seat answers with it at most once each time the window opens. */
  readonly once?: boolean;
  readonly at?: (piece: string) => Target;
}

/** Happens by itself, without a question, wherever it is playable. */
interface Automatic<G, D> extends Reaction<G, D> {
  readonly automatic: true;
}

interface Offered<G, D> extends Reaction<G, D> {
  readonly automatic?: boolean;
  /** What the whole table can see: might this seat answer, for all that others know? Decides who is asked. */
  publicly(game: G, seat: Seat, data: D): boolean;
}

/** What a piece of content does when a window opens. */
export type Response<G, D> = Automatic<G, D> | Offered<G, D>;

/** A timing moment that content can answer. */
export interface Window<G, D> {
  readonly id: string;
  /** The seats that may speak, in the order the rules give them. */
  order(game: G, data: D): readonly Seat[];
  concerns(game: G, data: D): readonly Seat[];
  /** Who may answer at all: others are not asked. What happens by itself happens to everybody. */
  mayAnswer(game: G, seat: Seat): boolean;
  /** Which of its data the question tells whoever is asked; all of them are open to all. */
  readonly tells: readonly (keyof D & string)[];
  /** What happens by itself, and what somebody has to be asked about. */
  readonly automatic: readonly Response<G, D>[];
  readonly offered: readonly Offered<G, D>[];
  /** Adds content; called once, where the game is assembled. */
  install(...responses: Response<G, D>[]): void;
}

interface Said<G, D> {
  readonly response: Response<G, D>;
  readonly piece: string;
}

/** Content can be told to rest: nothing of it is looked at then. */
type Narrow = (isIn: ((owner: string) => boolean) | undefined) => void;

const sockets: Narrow[] = [];

/**
 * Does something while only some pieces of content are looked at, and whatever belongs to none. Right only where the others
 * could not have a say anyway; it spares asking each of them.
 */
export function withOnly<T>(isIn: (owner: string) => boolean, work: () => T): T {
  for (const narrow of sockets) narrow(isIn);
  try {
    return work();
  } finally {
    for (const narrow of sockets) narrow(undefined);
  }
}

const kept = <T extends { readonly owner?: string }>(all: readonly T[], isIn: Parameters<Narrow>[0]): T[] =>
  isIn ? all.filter(({ owner }) => owner === undefined || isIn(owner)) : [...all];

export function window<G, D>(
  id: string,
  order: (game: G, data: D) => readonly Seat[],
  concerns: (game: G, data: D) => readonly Seat[] = () => [],
  tells: readonly (keyof D & string)[] = [],
  mayAnswer: (game: G, seat: Seat) => boolean = () => true,
): Window<G, D> {
  const all: Response<G, D>[] = [];
  const automatic: Response<G, D>[] = [];
  const offered: Offered<G, D>[] = [];
  const sort = (response: Response<G, D>): void => {
    if (response.automatic) automatic.push(response);
    else offered.push(response);
  };
  sockets.push(isIn => {
    automatic.length = 0;
    offered.length = 0;
    for (const response of kept(all, isIn)) sort(response);
  });
  return {
    id,
    order,
    concerns,
    mayAnswer,
    tells,
    automatic,
    offered,
    install(...added) {
      for (const response of added)
        if (!all.some(each => each.id === response.id)) {
          all.push(response);
          sort(response);
        }
    },
  };
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
}

function told<G, D>({ tells }: Window<G, D>, data: D): Readonly<Record<string, Json>> {
  const prompt: Record<string, Json> = {};
  for (const name of tells) prompt[name] = data[name] as Json;
  return prompt;
}

/** A question for each seat that might answer, for all that the others know. */
function questions<G, D>(
  game: G,
  w: Window<G, D>,
  data: D,
  order: readonly Seat[],
  spent: readonly Spent<G, D>[],
): Slot<Said<G, D>[]>[] {
  const slots: Slot<Said<G, D>[]>[] = [];
  const might = mightAnswer(game, data);
  for (const seat of order) {
    const left =
      spent.length === 0
        ? w.offered
        : w.offered.filter(response => !spent.some(each => each.seat === seat && each.response === response));
    if (!left.some(each => might(each, seat)) || !w.mayAnswer(game, seat)) continue;
    const options = { key: pieceOf, at: targetOf, min: 0, max: 1, prompt: told(w, data) };
    slots.push(pick(seat, w.id, onOffer(left, game, seat, data, might), options));
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

/** Opens a window: what is automatic happens, then seats speak in rules order, round and round, until all pass in a row. */
export const open = <G, D>(game: G, w: Window<G, D>, data: D): Rule =>
  isHeard(game, w.automatic) || isHeard(game, w.offered) ? openToAll(game, w, data) : nothing;

function* openToAll<G, D>(game: G, w: Window<G, D>, data: D): Rule {
  const { automatic, offered } = w;
  const first = w.order(game, data);
  let order: readonly Seat[] | undefined = first;
  for (const seat of first)
    for (const response of automatic)
      for (const piece of response.playable(game, seat, data)) {
        order = undefined; // what happens may change it
        yield* labelled(response.id, response.play(game, seat, data, piece));
      }

  const spent: Spent<G, D>[] = [];
  let last: Seat | undefined;
  while (isHeard(game, offered)) {
    const slots = questions(game, w, data, goingRound(order ?? w.order(game, data), last), spent);
    if (slots.length === 0) return;
    const moment: Moment = { window: w.id, concerns: w.concerns(game, data) };
    const heard = (yield { op: 'ask', mode: 'first', slots, window: moment }) as
      | { seat: Seat; value: Said<G, D>[] }
      | undefined;
    const said = heard?.value[0];
    if (!heard || !said) return;
    last = heard.seat;
    if (said.response.once) spent.push({ seat: heard.seat, response: said.response });
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
    forced: false,
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

/** A question that content may answer differently: base value in, changed value out. Pure, never asks anybody. */
export interface Query<G, I, O> {
  (game: G, input: I, base: O): O;
  readonly id: string;
  install(...answers: ((game: G, input: I, value: O) => O)[]): void;
  /** The same for what is part of a piece of content, for `withOnly`. */
  installFor(owner: string, answer: (game: G, input: I, value: O) => O): void;
}

export function query<G, I, O>(id: string): Query<G, I, O> {
  type Answer = (game: G, input: I, value: O) => O;
  const all: { readonly answer: Answer; readonly owner?: string }[] = [];
  let answers: Answer[] = [];
  const narrow: Narrow = isIn => {
    answers = kept(all, isIn).map(({ answer }) => answer);
  };
  sockets.push(narrow);
  const put = (game: G, input: I, base: O): O => {
    let value = base;
    for (const answer of answers) value = answer(game, input, value);
    return value;
  };
  return Object.assign(put, {
    id,
    install(...added: Answer[]) {
      for (const answer of added) if (!answers.includes(answer)) all.push({ answer });
      narrow(undefined);
    },
    installFor(owner: string, answer: Answer) {
      all.push({ answer, owner });
      narrow(undefined);
    },
  });
}
