import { ChanceMismatch, ChanceSource, isOutcome, type Seed } from './chance.ts';
import { cloneJson } from './clone.ts';
import { Engine, type Service } from './engine.ts';
import type { Game } from './game.ts';
import { canonical } from './hash.ts';
import {
  countUndos,
  type EarlierRules,
  isPrivate,
  type Live,
  lastNotes,
  liveEntries,
  type PrivateEntry,
  type Snapshot,
  Snapshots,
  seatOf,
} from './history.ts';
import { isGuarded, isReaction, reactionOf, setReaction } from './reactions.ts';
import { done, invariant, type Outcome, refuse, yes } from './refusals.ts';
import type { Request } from './rule.ts';
import type {
  Answer,
  AnswerValue,
  Ask,
  Barred,
  Entry,
  GameEvent,
  KernelState,
  Order,
  Reaction,
  RulesEntry,
  Seat,
  Standing,
} from './types.ts';

export interface TableSettings<G extends KernelState> {
  readonly seats: number;
  readonly options: unknown;
  readonly seed: Seed;
  /** Decisions between snapshots: 10 at a table, 0 for one at every safe point. */
  readonly snapshotEvery?: number;
  /** False for playouts: no log, no events, no snapshots. */
  readonly keep?: boolean;
  /** Compares every logged outcome with what the seed gives; injected ones do not pass. */
  readonly checkChance?: boolean;
  /** Where to start from instead of the game's setup. */
  readonly from?: {
    readonly snapshot: Snapshot<G>;
    readonly log: readonly Entry[];
    /** The number of the log's first entry, where it does not reach back to the beginning. */
    readonly logStart?: number;
    /** The events up to the snapshot. */
    readonly events?: readonly GameEvent[];
    readonly eventsStart?: number;
    /** Under which rules the game was played before, if under others. */
    readonly earlier?: EarlierRules;
  };
}

/** An answer that has been found legal, with what it means to the rule that asked. */
interface ReadAnswer {
  readonly about: string;
  readonly ahead: boolean;
  readonly index: number;
  readonly value: unknown;
}

/**
 * A game being played: its state, the step under way, the open asks and the log. Everything that changes it comes in
 * through `answer` and its few neighbours, and either takes effect whole or is refused and changes nothing.
 */
export class Table<G extends KernelState, V = unknown> extends Engine<G, V> {
  readonly seats: number;
  readonly options: unknown;
  readonly seed: Seed;
  readonly log: Entry[];
  readonly events: GameEvent[];
  /** How the game began, and its states wherever rules changed. */
  readonly earlier: EarlierRules;
  /** How many entries, and how many events, came before those still held. */
  logStart: number;
  eventsStart: number;
  /** How long the log was when something was last revealed. */
  revealedAt = 0;

  readonly #chances: ChanceSource;
  readonly #snapshots = new Snapshots<G>();
  #applied = 0;
  #decided = Number.POSITIVE_INFINITY;
  #atSnapshot = false;
  #safeTaken = false;
  #shown: Extract<Request, { op: 'reveal' }>[] = [];
  #replay: readonly Live[] = [];
  #replayed = 0;
  readonly #snapshotEvery: number;
  readonly #keep: boolean;
  readonly #checkChance: boolean;

  constructor(game: Game<G, unknown, V>, settings: TableSettings<G>) {
    const { seats, options, seed, from } = settings;
    const start = from?.snapshot;
    const state = start ? game.clone(start.state) : game.setup(seats, options);
    super(game, state);
    this.seats = seats;
    this.options = options;
    this.seed = seed;
    this.#chances = new ChanceSource(seed);
    this.#snapshotEvery = settings.snapshotEvery ?? 10;
    this.#keep = settings.keep ?? true;
    this.#checkChance = settings.checkChance ?? false;
    this.earlier = from?.earlier ?? { rulesVersion: game.rulesVersion, options, snapshots: [] };
    this.logStart = from?.logStart ?? 0;
    this.log = from ? [...from.log] : [];
    this.eventsStart = from?.eventsStart ?? 0;
    this.events = from?.events ? from.events.slice(0, from.snapshot.events - this.eventsStart) : [];
    if (start && this.#keep) this.#snapshots.add(start);
    this.#begin(start, state);
    if (!from) this.#automatic(true);
  }

  /** How many entries the game has. */
  get length(): number {
    return this.logStart + this.log.length;
  }

  /** Is the game over? */
  get over(): boolean {
    return this.state.stack.length === 0;
  }

  get standing(): Standing | undefined {
    return this.over ? this.game.standing(this.state) : undefined;
  }

  /** What a seat is asked now; every seat's questions when none is named. */
  asks(seat?: Seat): readonly Ask[] {
    return this.pending?.asks(seat) ?? [];
  }

  /** For each of a seat's `asks`, what is not on offer and why: only for the eyes of that seat. */
  barred(seat: Seat): readonly (readonly Barred[])[] {
    return this.pending?.barred(seat) ?? [];
  }

  /** The first question that the table waits for; only this one is written down. */
  firstAsk(): Ask | undefined {
    return this.pending?.first();
  }

  /** What a seat has answered but may still answer anew. */
  replaceable(seat: Seat): readonly Ask[] {
    return this.pending?.replaceable(seat) ?? [];
  }

  /** The seats that the table waits for. */
  waiting(): Seat[] {
    return this.pending?.waiting() ?? [];
  }

  view(seat: Seat | null): V {
    return this.game.view(this.state, seat);
  }

  /** Every state kept from a safe point, oldest first. */
  get snapshots(): readonly Snapshot<G>[] {
    return this.#snapshots.all;
  }

  /** Whether an answer would be taken. */
  check(answer: Answer): Outcome<{ about: string; ahead: boolean }> {
    return this.#read(answer);
  }

  #read(answer: Answer): Outcome<ReadAnswer> {
    if (this.over) return refuse('ask/over', 'The game is over.');
    const place = this.pending?.find(answer);
    if (!place) return refuse('ask/stale', 'That question is no longer open.');
    if (!place.ok) return place;
    const { slot, index, ahead } = place.value;
    const read = slot.read(answer.value);
    return read.ok ? yes({ about: slot.about, ahead, index, value: read.value }) : read;
  }

  /** Takes an answer. A refusal changes nothing. */
  answer(answer: Answer): Outcome {
    const checked = this.#read(answer);
    if (!checked.ok) return checked;
    const { about, ahead } = checked.value;
    const { ask, seat } = answer;
    const value = this.#keep ? freeze(cloneJson(answer.value)) : answer.value;
    if (ahead) {
      if (!this.#isWaiting(seat, about, value)) this.#write({ t: 'ahead', ask, seat, about, value });
    } else this.#write({ t: 'answer', ask, seat, value }, checked.value);
    return done;
  }

  /** Whether just this answer of a seat waits already: then there is nothing to write. */
  #isWaiting(seat: Seat, about: string, value: AnswerValue): boolean {
    const waiting = this.state.core.ahead.find(each => each.seat === seat && each.about === about);
    return waiting !== undefined && canonical(waiting.value) === canonical(value);
  }

  /** Takes back an answer that was given ahead of turn and is still waiting. */
  withdraw(seat: Seat, about: string): Outcome {
    if (!this.state.core.ahead.some(each => each.seat === seat && each.about === about))
      return refuse('ask/not-ahead', 'No answer of yours is waiting there.');
    this.#write({ t: 'withdraw', seat, about });
    return done;
  }

  /** Gives a standing order, in place of an earlier one for the same window; nothing is written if it stands already. */
  order(order: Order): Outcome {
    if (this.over) return refuse('ask/over', 'The game is over.');
    if (!isSeat(order.seat, this.seats)) return refuse('seat/unknown', 'There is no such seat.');
    if (!this.game.windows.includes(order.window)) return refuse('order/unknown-window', 'There is no such window.');
    if (!this.game.orderEnds.includes(order.until)) return refuse('order/malformed', 'Orders cannot end there.');
    if (order.unless !== null && order.unless !== 'concerns-me') return refuse('order/malformed', 'No such exception.');
    const { seat, window, unless, until } = order;
    const stands = this.state.core.orders.find(each => each.seat === seat && each.window === window);
    if (stands?.unless !== unless || stands.until !== until)
      this.#write({ t: 'order', order: freeze({ seat, window, unless, until }) });
    return done;
  }

  cancelOrder(seat: Seat, window: string): Outcome {
    if (!this.state.core.orders.some(each => each.seat === seat && each.window === window))
      return refuse('order/none', 'There is no such order.');
    this.#write({ t: 'order-off', seat, window });
    return done;
  }

  /** How seats are asked that have not said how they want to be. */
  get usualReaction(): Reaction {
    return isGuarded(this.options) ? 'guarded' : 'quick';
  }

  /** How a seat is asked: nobody else may learn of it. */
  reactionOf(seat: Seat): Reaction {
    return reactionOf(this.state.core, seat, this.usualReaction);
  }

  /** Says how a seat wants to be asked from now on; nothing is written if it is so already. */
  react(seat: Seat, reaction: Reaction): Outcome {
    if (this.over) return refuse('ask/over', 'The game is over.');
    if (!isSeat(seat, this.seats)) return refuse('seat/unknown', 'There is no such seat.');
    if (!isReaction(reaction)) return refuse('reaction/malformed', 'Seats are asked quick, guarded or never.');
    if (reaction === 'quick' && this.usualReaction === 'guarded')
      return refuse('reaction/guarded-table', 'At this table everybody is asked at every window.');
    if (this.reactionOf(seat) !== reaction) this.#write({ t: 'reaction', seat, reaction });
    return done;
  }

  /** Writes an entry that says something about the log itself (undo and its consent). */
  note(entry: Extract<Entry, { t: 'undo-asked' | 'undo-answered' }>): void {
    this.#write(entry);
  }

  /** Whether what is still held reaches back to a log entry. */
  reaches(entry: number): boolean {
    return this.logStart === 0 || this.#snapshots.all.some(each => each.at <= entry);
  }

  /** Lets go of all but the last entries before the newest snapshot, and of the events that came before them. */
  forget(entries: number): void {
    const newest = this.#snapshots.newest;
    if (!newest || newest.at - entries <= this.logStart) return;
    const start = newest.at - entries;
    this.#snapshots.forget(start);
    const oldest = this.#snapshots.all[0]!;
    this.log.splice(0, start - this.logStart);
    this.events.splice(0, oldest.events - this.eventsStart);
    this.logStart = start;
    this.eventsStart = oldest.events;
  }

  /** Takes over what was written elsewhere about the same game. */
  follow(entries: readonly Entry[]): void {
    const { length } = this;
    const undone = Math.min(...entries.flatMap(entry => (entry.t === 'undo' ? [entry.to] : [])));
    invariant(undone > length || this.reaches(undone), () => `entry ${undone} lies before what is still held`);
    this.log.push(...entries.map(entry => Object.freeze(entry)));
    if (undone <= length) this.#rebuild(undone);
    else this.#replayFrom(length, this.epoch);
  }

  /** Takes the game back to just before the log entry `to`, and writes down that it did. What others noted stays. */
  rewind(seat: Seat, to: number): void {
    invariant(this.#keep, 'a playout cannot be taken back');
    invariant(this.reaches(to), () => `entry ${to} lies before what is still held`);
    const notes = lastNotes(
      this.#liveFrom(to, this.epoch).flatMap(({ entry }) =>
        isPrivate(entry) && seatOf(entry) !== seat ? [entry] : [],
      ),
    );
    this.log.push(Object.freeze({ t: 'undo', seat, to }));
    this.#rebuild(to);
    for (const note of notes) this.noteAgain(note);
  }

  /** What a seat noted for itself, once more, as far as there is still something to note. */
  noteAgain(entry: PrivateEntry): Outcome {
    switch (entry.t) {
      case 'order':
        return this.order(entry.order);
      case 'order-off':
        return this.cancelOrder(entry.seat, entry.window);
      case 'withdraw':
        return this.withdraw(entry.seat, entry.about);
      case 'reaction':
        return this.react(entry.seat, entry.reaction);
      case 'ahead': {
        const { seat, about, value } = entry;
        const open = this.asks(seat).find(ask => ask.ahead && ask.about === about);
        return this.answer({ ask: open?.id ?? '', seat, value });
      }
    }
  }

  /** Tests say what a stream gives next. */
  inject(stream: string, ...outcomes: number[][]): void {
    this.#chances.inject(stream, outcomes);
  }

  /** Makes the newest snapshot the last safe point passed, so that forks start as near as they can. */
  rebase(): Snapshot<G> {
    invariant(this.#keep, 'a playout keeps no snapshots');
    const newest = this.#snapshots.newest!;
    if (this.#safeTaken) return newest;
    const { seats, options, seed, log, logStart, events, eventsStart } = this;
    const from = { snapshot: newest, log, logStart, events, eventsStart };
    const again = new Table<G, V>(this.game, { seats, options, seed, snapshotEvery: 0, from });
    const nearest = again.#snapshots.newest!;
    this.#snapshots.add(nearest);
    this.#safeTaken = true;
    return nearest;
  }

  /** Pieces that this seat was shown since the last safe point, though it may have lost sight of them again. */
  shown(seat: Seat | null): string[] {
    return this.#shown.flatMap(({ to, pieces }) =>
      to === 'all' || (seat !== null && to.includes(seat)) ? pieces : [],
    );
  }

  /** Seats whose unread answers were blanked: to the others they have answered, but they can be asked again. */
  blank(asks: ReadonlySet<string>): void {
    this.pending?.blank(asks);
  }

  get blanked(): readonly string[] {
    return this.pending?.blanked ?? [];
  }

  protected override get position(): number {
    return this.#applied;
  }

  /** Plays the log anew, from the newest snapshot within its first `length` entries. */
  #rebuild(length: number): void {
    const start = this.#snapshots.cutTo(length);
    this.events.length = (start?.events ?? 0) - this.eventsStart;
    this.#begin(start, start ? this.game.clone(start.state) : this.game.setup(this.seats, this.options));
  }

  #begin(start: Snapshot<G> | undefined, state: G): void {
    const from = start?.at ?? 0;
    const epoch = start?.epoch ?? 0;
    this.epoch = epoch;
    this.revealedAt = start?.revealedAt ?? 0;
    this.#applied = from;
    this.#atSnapshot = start !== undefined;
    this.#decided = start ? 0 : Number.POSITIVE_INFINITY;
    this.#shown = [];
    this.#replay = this.#liveFrom(from, epoch);
    this.#replayed = 0;
    this.start(state);
    this.#playAgain(from, epoch);
  }

  #replayFrom(from: number, epoch: number): void {
    this.#replay = this.#liveFrom(from, epoch);
    this.#replayed = 0;
    this.#playAgain(from, epoch);
  }

  #liveFrom(from: number, epoch: number): readonly Live[] {
    return from < this.length ? liveEntries(this.log, from, epoch, this.logStart) : [];
  }

  /** Lets the logged entries from `from` on take effect once more. */
  #playAgain(from: number, epoch: number): void {
    while (this.#replayed < this.#replay.length) {
      const live = this.#replay[this.#replayed++]!;
      this.#applied = live.index + 1;
      this.#startEpoch(live.epoch);
      this.#apply(live.entry);
    }
    this.#replay = [];
    this.#applied = this.length;
    this.#startEpoch(epoch + countUndos(this.log, from - this.logStart));
    this.#automatic(false);
  }

  /** After an undo the open asks go by new ids, so that answers from before it are stale. */
  #startEpoch(epoch: number): void {
    if (this.epoch === epoch) return;
    this.epoch = epoch;
    this.pending?.renumber(epoch);
  }

  /** Appends an entry and lets it take effect. If a rule breaks over it, the entry was never there. */
  #write(entry: Entry, read?: ReadAnswer): void {
    const { length } = this.log;
    this.#append(entry);
    try {
      this.#apply(entry, read);
      this.#automatic(true);
    } catch (error) {
      this.log.length = length;
      if (this.#keep) this.#rebuild(this.length);
      throw error;
    }
  }

  #append(entry: Entry): void {
    if (!this.#keep) return;
    this.log.push(Object.freeze(entry));
    this.#applied = this.length;
  }

  #apply(entry: Entry, read?: ReadAnswer): void {
    const { core } = this.state;
    switch (entry.t) {
      case 'answer': {
        const resolved = read ? this.pending?.file(read.index, read, core) : this.pending?.take(entry, core);
        invariant(resolved, () => `entry answers ask ${entry.ask}, which is not open`);
        this.#decided++;
        if (!resolved.complete) return;
        if (resolved.reveals) this.revealedAt = this.#applied;
        this.pending = undefined;
        this.run(resolved.input);
        return;
      }
      case 'ahead':
        invariant(this.pending?.takesAhead(entry), () => `entry answers ask ${entry.ask}, which is not open`);
        core.ahead = core.ahead.filter(each => each.seat !== entry.seat || each.about !== entry.about);
        core.ahead.push({ seat: entry.seat, about: entry.about, value: entry.value });
        return;
      case 'withdraw':
        core.ahead = core.ahead.filter(each => each.seat !== entry.seat || each.about !== entry.about);
        return;
      case 'order':
        core.orders = core.orders.filter(each => each.seat !== entry.order.seat || each.window !== entry.order.window);
        core.orders.push(entry.order);
        return;
      case 'order-off':
        core.orders = core.orders.filter(each => each.seat !== entry.seat || each.window !== entry.window);
        return;
      case 'reaction':
        setReaction(core, entry.seat, entry.reaction);
        return;
      case 'undo-asked':
      case 'undo-answered':
        return;
      case 'rules':
        if (this.#keep) this.events.push(rulesChanged(entry));
        return;
      case 'chance':
        invariant(false, `chance on stream ${entry.stream} that no rule asked for`);
        return;
      default:
        invariant(false, `no entry is called ${entry.t}`);
    }
  }

  /**
   * Gives the answers that standing orders and answers ahead of turn have for the open asks; and those that seats need
   * not be asked for, but only where something new was written: a log leads to just the questions that were open.
   */
  #automatic(isNew: boolean): void {
    const usual = this.usualReaction;
    for (;;) {
      const { core } = this.state;
      const given = this.pending?.automatic(core) ?? (isNew ? this.pending?.unasked(core, usual) : undefined);
      if (!given) return;
      this.#append(given);
      this.#apply(given);
    }
  }

  /** What the log has next; rules that changed in the middle of a step change here. */
  #nextLogged(): Live | undefined {
    let logged = this.#replay[this.#replayed];
    for (; logged?.entry.t === 'rules'; logged = this.#replay[this.#replayed]) {
      this.#replayed++;
      this.#applied = logged.index + 1;
      this.#startEpoch(logged.epoch);
      this.#apply(logged.entry);
    }
    return logged;
  }

  protected override serve(request: Service): unknown {
    switch (request.op) {
      case 'ints':
        return this.#chance(request);
      case 'emit':
        if (this.#keep) this.events.push(cloneJson(request.event));
        return undefined;
      case 'reveal':
        this.revealedAt = this.#applied;
        if (this.#keep) this.#shown.push(request);
        return undefined;
      case 'expire': {
        const { core } = this.state;
        if (core.orders.length > 0) core.orders = core.orders.filter(each => each.until !== request.until);
        return undefined;
      }
    }
  }

  #chance(request: Extract<Service, { op: 'ints' }>): readonly number[] {
    const { streams } = this.state.core;
    const { stream } = request;
    const logged = this.#nextLogged();
    if (logged) {
      const { entry, index } = logged;
      invariant(
        entry.t === 'chance' && entry.stream === stream && isOutcome(request, entry.out),
        () => `the log has no ${request.kind} on ${stream} here`,
      );
      if (this.#checkChance) {
        const { out, at } = this.#chances.draw(request, this.epoch, streams[stream] ?? 0);
        if (at !== entry.at || out.join() !== entry.out.join())
          throw new ChanceMismatch(`Entry ${index} is not what the seed gives on ${stream}.`);
      }
      this.#replayed++;
      this.#applied = index + 1;
      streams[stream] = entry.at;
      return entry.out;
    }
    const injected = this.#chances.injected(request);
    if (injected) {
      const at = streams[stream] ?? 0;
      streams[stream] = at;
      this.#append({ t: 'chance', stream, at, out: Object.freeze(injected), injected: true });
      return injected;
    }
    const { out, at } = this.#chances.draw(request, this.epoch, streams[stream] ?? 0);
    streams[stream] = at;
    this.#append({ t: 'chance', stream, at, out: Object.freeze(out) });
    return out;
  }

  /** A turn or a phase begins here, or the game is over. */
  #isLandmark(): boolean {
    const frame = this.state.stack.at(-1);
    return !frame || (this.game.landmarks.includes(frame.proc) && this.#snapshotEvery < Number.POSITIVE_INFINITY);
  }

  protected override safePoint(): void {
    if (!this.#keep) return;
    if (this.#shown.length > 0) this.#shown = [];
    this.#safeTaken = this.#atSnapshot || this.#decided >= this.#snapshotEvery || this.#isLandmark();
    if (this.#safeTaken && !this.#atSnapshot) {
      this.#decided = 0;
      this.#snapshots.add({
        at: this.#applied,
        epoch: this.epoch,
        state: this.game.clone(this.state),
        revealedAt: this.revealedAt,
        events: this.eventsStart + this.events.length,
      });
    }
    this.#atSnapshot = false;
  }
}

/** Tells everybody that the game goes on under other rules. */
const rulesChanged = ({ from, to, changes, undone }: RulesEntry): GameEvent => ({
  type: 'rules-changed',
  data: { from, to, changes, undone },
});

const isSeat = (seat: unknown, seats: number): seat is Seat =>
  typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < seats;

const freeze = <T extends object | number>(value: T): T => (typeof value === 'object' ? Object.freeze(value) : value);
