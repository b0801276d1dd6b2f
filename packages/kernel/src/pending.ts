import { reactionOf } from './reactions.ts';
import { type Outcome, refuse, yes } from './refusals.ts';
import type { Request } from './rule.ts';
import type { Slot } from './slots.ts';
import type { Answer, AnswerValue, Ask, Barred, Core, Entry, Reaction, Seat } from './types.ts';

type AskRequest = Extract<Request, { op: 'ask' }>;
type AnswerEntry = Extract<Entry, { t: 'answer' }>;
/** Whether the rule that asked can continue, with which answers, and whether that reveals answers to other seats. */
type Taken = { readonly complete: boolean; readonly input?: unknown; readonly reveals?: boolean };
type Given = { readonly value: unknown } | 'blank' | undefined;

const none: readonly never[] = [];

/** The open asks: one slot per seat, with the answers so far. */
export class Pending {
  readonly #request: AskRequest;
  readonly #first: number;
  #epoch: number;
  readonly #given: Given[] = [];
  #described: (Ask | undefined)[] = [];
  readonly #barred: (readonly Barred[] | undefined)[] = [];
  /** The only possible answer to a question, or null if there are more; cached. */
  readonly #only: (AnswerValue | null)[] = [];

  constructor(request: AskRequest, core: Core, epoch: number) {
    this.#request = request;
    this.#first = core.asked;
    this.#epoch = epoch;
    core.asked += request.slots.length;
    if (request.mode === 'head' && core.ahead.length > 0)
      core.ahead = core.ahead.filter(each =>
        request.slots.some(
          (slot, i) => slot.seat === each.seat && slot.about === each.about && (i > 0 || slot.read(each.value).ok),
        ),
      );
  }

  #id(index: number): string {
    return `${this.#epoch}.${this.#first + index}`;
  }

  /** The name of this group of asks. */
  get id(): string {
    return this.#id(0);
  }

  get isWindow(): boolean {
    return this.#request.window !== undefined;
  }

  /** Whether it depends on hidden pieces who has a choice. */
  get isPrivate(): boolean {
    return this.isWindow || this.#request.slots.some(slot => slot.private);
  }

  /** Gives the same asks new ids after an undo. */
  renumber(epoch: number): void {
    this.#epoch = epoch;
    this.#described = [];
  }

  /** The slots that are still unanswered. */
  asks(seat?: Seat): readonly Ask[] {
    return this.#which(seat, false);
  }

  /** What the questions of `asks` do not offer and why, one list per question. Computed once, on demand. */
  barred(seat: Seat): readonly (readonly Barred[])[] {
    const { slots } = this.#request;
    let found: (readonly Barred[])[] | undefined;
    for (let i = 0; i < slots.length; i++) {
      if (!this.#isPutTo(i, seat, false)) continue;
      this.#barred[i] ??= slots[i]!.barred?.() ?? [];
      found ??= [];
      found.push(this.#barred[i]!);
    }
    return found ?? none;
  }

  /** The first question that the table waits for. */
  first(): Ask | undefined {
    const { mode, slots } = this.#request;
    const index = mode === 'head' ? 0 : slots.findIndex((_, i) => !this.#answered(i));
    return index < 0 || this.#answered(index) ? undefined : this.#ask(index);
  }

  /** Questions that were answered but can be answered differently, because others have not answered yet. */
  replaceable(seat: Seat): readonly Ask[] {
    return this.#which(seat, true);
  }

  #which(seat: Seat | undefined, answered: boolean): readonly Ask[] {
    let found: Ask[] | undefined;
    for (let i = 0; i < this.#request.slots.length; i++) {
      if (!this.#isPutTo(i, seat, answered)) continue;
      found ??= [];
      found.push(this.#ask(i));
    }
    return found ?? none;
  }

  /** Whether a question goes to this seat (or to any) and is answered or not. */
  #isPutTo(index: number, seat: Seat | undefined, answered: boolean): boolean {
    return (seat === undefined || this.#request.slots[index]!.seat === seat) && this.#answered(index) === answered;
  }

  /** Questions are described on demand, and cached. */
  #ask(index: number): Ask {
    const { mode, slots } = this.#request;
    const written = this.#described[index];
    if (written) return written;
    const slot = slots[index]!;
    const base = { id: this.#id(index), seat: slot.seat, kind: slot.kind, prompt: slot.prompt, ...slot.describe() };
    const ask = mode === 'head' && index > 0 ? { ...base, ahead: true as const, about: slot.about } : base;
    this.#described[index] = ask;
    return ask;
  }

  #answered(index: number): boolean {
    const given = this.#given[index];
    return given !== undefined && given !== 'blank';
  }

  waiting(): Seat[] {
    const { mode, slots } = this.#request;
    if (mode === 'head') return this.#given[0] === undefined ? [slots[0]!.seat] : [];
    const seats: Seat[] = [];
    for (let i = 0; i < slots.length; i++) if (this.#given[i] === undefined) seats.push(slots[i]!.seat);
    return seats;
  }

  find(answer: Answer): Outcome<{ slot: Slot<unknown>; index: number; ahead: boolean }> | undefined {
    const { mode, slots } = this.#request;
    const index = slots.findIndex((_, i) => this.#id(i) === answer.ask);
    const slot = slots[index];
    if (!slot) return undefined;
    if (slot.seat !== answer.seat) return refuse('ask/foreign', 'That question is put to another seat.');
    return yes({ slot, index, ahead: mode === 'head' && index > 0 });
  }

  /** Records an answer; complete once the rule that asked can go on. Removes the seat's answer given ahead, if any. */
  take(entry: AnswerEntry, core: Core): Taken | undefined {
    const { slots } = this.#request;
    const index = slots.findIndex((slot, i) => this.#id(i) === entry.ask && slot.seat === entry.seat);
    const read = slots[index]?.read(entry.value);
    return read?.ok ? this.file(index, read, core) : undefined;
  }

  /** The same for an answer that has been parsed already. */
  file(index: number, read: { readonly value: unknown }, core: Core): Taken {
    const { mode, slots } = this.#request;
    this.#given[index] = read;
    if (core.ahead.length > 0) {
      const { seat, about } = slots[index]!;
      core.ahead = core.ahead.filter(each => each.seat !== seat || each.about !== about);
    }
    if (mode === 'head') return { complete: true, input: read.value };
    if (mode === 'all') {
      for (let i = 0; i < slots.length; i++) if (!this.#answered(i)) return { complete: false };
      const input = slots.map((_, i) => (this.#given[i] as { value: unknown }).value);
      return { complete: true, input, reveals: this.#isShared(slots.length) };
    }
    return this.#heard();
  }

  /** Whether an entry is a legal answer to the ask of a seat further down the queue. */
  takesAhead(entry: Extract<Entry, { t: 'ahead' }>): boolean {
    const place = this.find(entry);
    if (!place?.ok || !place.value.ahead) return false;
    const { slot } = place.value;
    return slot.about === entry.about && slot.read(entry.value).ok;
  }

  /** The first seat in rules order that did not pass: all before it must have passed. */
  #heard(): Taken {
    const { slots } = this.#request;
    for (let i = 0; i < slots.length; i++) {
      if (!this.#answered(i)) return { complete: false };
      const { value } = this.#given[i] as { value: unknown[] };
      if (value.length > 0)
        return { complete: true, input: { seat: slots[i]!.seat, value }, reveals: this.#isShared(i + 1) };
    }
    return { complete: true, input: undefined, reveals: this.#isShared(slots.length) };
  }

  /** Whether the first `count` questions go to several seats. */
  #isShared(count: number): boolean {
    const { slots } = this.#request;
    for (let i = 1; i < count; i++) if (slots[i]!.seat !== slots[0]!.seat) return true;
    return false;
  }

  /** The next answer that needs no player: one given ahead, or by a standing order. */
  automatic(core: Core): AnswerEntry | undefined {
    const { mode, slots, window } = this.#request;
    if (mode === 'head' && core.ahead.length > 0) {
      const { seat, about } = slots[0]!;
      const waiting = core.ahead.find(each => each.seat === seat && each.about === about);
      return waiting && { t: 'answer', ask: this.#id(0), seat, value: waiting.value, auto: 'ahead' };
    }
    if (!window || core.orders.length === 0) return undefined;
    for (let i = 0; i < slots.length; i++) {
      const { seat } = slots[i]!;
      if (this.#given[i] !== undefined) continue;
      const order = core.orders.find(each => each.seat === seat && each.window === window.window);
      if (!order || (order.unless === 'concerns-me' && window.concerns.includes(seat))) continue;
      if (!slots[i]!.read([]).ok) continue; // an order passes, but this seat cannot pass
      return { t: 'answer', ask: this.#id(i), seat, value: [], auto: 'order' };
    }
    return undefined;
  }

  blank(asks: ReadonlySet<string>): void {
    for (let i = 0; i < this.#request.slots.length; i++) if (asks.has(this.#id(i))) this.#given[i] = 'blank';
  }

  /** Unanswered asks that look answered to the other seats. */
  get blanked(): string[] {
    return this.#request.slots.flatMap((_, i) => (this.#given[i] === 'blank' ? this.#id(i) : []));
  }

  /** The next answer that a seat need not be asked for, by its reaction setting: the only possible one, or a pass. */
  unasked(core: Core, usual: Reaction, order: 'first' | 'last' = 'first'): AnswerEntry | undefined {
    const { mode, slots } = this.#request;
    const count = mode === 'head' ? 1 : slots.length;
    for (let i = 0; i < count; i++) {
      const given = this.#unaskedAt(order === 'first' ? i : count - 1 - i, core, usual);
      if (given) return given;
    }
    return undefined;
  }

  /** Whether a seat has a question here that it need not be asked. */
  isUnasked(seat: Seat, core: Core, usual: Reaction): boolean {
    const { mode, slots } = this.#request;
    const count = mode === 'head' ? 1 : slots.length;
    for (let i = 0; i < count; i++)
      if (slots[i]!.seat === seat && this.#unaskedAt(i, core, usual) !== undefined) return true;
    return false;
  }

  #unaskedAt(index: number, core: Core, usual: Reaction): AnswerEntry | undefined {
    if (this.#answered(index)) return undefined;
    const slot = this.#request.slots[index]!;
    const { seat } = slot;
    const reaction = reactionOf(core, seat, usual);
    if (reaction === 'guarded') return undefined;
    const value = this.#onlyAt(index);
    if (value !== null) return { t: 'answer', ask: this.#id(index), seat, value, auto: 'only' };
    if (this.#request.window && reaction === 'never' && slot.read([]).ok)
      return { t: 'answer', ask: this.#id(index), seat, value: [], auto: 'never' };
    return undefined;
  }

  #onlyAt(index: number): AnswerValue | null {
    let only = this.#only[index];
    if (only === undefined) {
      only = this.#request.slots[index]!.only() ?? null;
      this.#only[index] = only;
    }
    return only;
  }
}
