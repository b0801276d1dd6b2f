import { invariant, yes } from './refusals.ts';
import { labelled, type Moment, type Rule, type Step, step } from './rule.ts';
import { ask, pick, type Slot } from './slots.ts';
import type { KernelState, Seat, Target } from './types.ts';

/** What a piece of content does when a window opens. */
export interface Response<G, D> {
  readonly id: string;
  /** What the whole table can see: might this seat answer, for all that others know? Decides who is asked. */
  publicly(game: G, seat: Seat, data: D): boolean;
  /** The pieces this seat may truly answer with. Decides what is on offer. */
  playable(game: G, seat: Seat, data: D): readonly string[];
  play(game: G, seat: Seat, data: D, piece: string): Rule;
  /** Happens by itself, without a question, wherever it is playable. */
  readonly automatic?: boolean;
  /** A seat answers with it at most once each time the window opens. */
  readonly once?: boolean;
  readonly at?: (piece: string) => Target;
}

/** A timing moment that content can answer. */
export interface Window<G, D> {
  readonly id: string;
  /** The seats that may speak, in the order the rules give them. */
  order(game: G, data: D): readonly Seat[];
  concerns(game: G, data: D): readonly Seat[];
  readonly responses: Response<G, D>[];
  /** Adds content; called once, where the game is assembled. */
  install(...responses: Response<G, D>[]): void;
}

interface Said<G, D> {
  readonly response: Response<G, D>;
  readonly piece: string;
}

export function window<G, D>(
  id: string,
  order: (game: G, data: D) => readonly Seat[],
  concerns: (game: G, data: D) => readonly Seat[] = () => [],
): Window<G, D> {
  const responses: Response<G, D>[] = [];
  return {
    id,
    order,
    concerns,
    responses,
    install(...added) {
      for (const response of added) if (!responses.some(each => each.id === response.id)) responses.push(response);
    },
  };
}

const pieceOf = <G, D>(said: Said<G, D>): string => said.piece;
const targetOf = <G, D>(said: Said<G, D>): Target => said.response.at?.(said.piece) ?? { card: said.piece };

function onOffer<G, D>(responses: readonly Response<G, D>[], game: G, seat: Seat, data: D): Said<G, D>[] {
  const offers: Said<G, D>[] = [];
  for (const response of responses) {
    if (response.automatic || !response.publicly(game, seat, data)) continue;
    for (const piece of response.playable(game, seat, data)) offers.push({ response, piece });
  }
  return offers;
}

/** Seats in their order, those after the last one to speak first. */
const goingRound = (order: readonly Seat[], last: Seat | undefined): readonly Seat[] => {
  const place = last === undefined ? -1 : order.indexOf(last);
  return place < 0 ? order : [...order.slice(place + 1), ...order.slice(0, place + 1)];
};

/** Opens a window: what is automatic happens, then seats speak in rules order, round and round, until all pass in a row. */
export function* open<G, D>(game: G, w: Window<G, D>, data: D): Rule {
  if (w.responses.length === 0) return;
  for (const seat of w.order(game, data))
    for (const response of w.responses)
      if (response.automatic)
        for (const piece of response.playable(game, seat, data))
          yield* labelled(response.id, response.play(game, seat, data, piece));

  const spent: { readonly seat: Seat; readonly response: Response<G, D> }[] = [];
  let last: Seat | undefined;
  for (;;) {
    const slots: Slot<Said<G, D>[]>[] = [];
    for (const seat of goingRound(w.order(game, data), last)) {
      const isSpent = (response: Response<G, D>): boolean =>
        spent.some(each => each.seat === seat && each.response === response);
      const left = spent.length === 0 ? w.responses : w.responses.filter(each => !isSpent(each));
      if (!left.some(each => !each.automatic && each.publicly(game, seat, data))) continue;
      slots.push(pick(seat, w.id, onOffer(left, game, seat, data), { key: pieceOf, at: targetOf, min: 0, max: 1 }));
    }
    if (slots.length === 0) return;
    const moment: Moment = { window: w.id, concerns: w.concerns(game, data) };
    const heard = (yield { op: 'ask', mode: 'first', slots, window: moment }) as
      | { seat: Seat; value: Said<G, D>[] }
      | undefined;
    const said = heard?.value[0];
    if (!heard || !said) return;
    last = heard.seat;
    if (said.response.once) spent.push({ seat: heard.seat, response: said.response });
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
    const extras = onOffer(w.responses, game, slot.seat, data);
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
}

export function query<G, I, O>(id: string): Query<G, I, O> {
  const answers: ((game: G, input: I, value: O) => O)[] = [];
  const put = (game: G, input: I, base: O): O => {
    let value = base;
    for (const answer of answers) value = answer(game, input, value);
    return value;
  };
  return Object.assign(put, {
    id,
    install(...added: typeof answers) {
      for (const answer of added) if (!answers.includes(answer)) answers.push(answer);
    },
  });
}
