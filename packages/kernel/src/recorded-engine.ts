import type { Seed } from './chance.ts';
import { cloneJson } from './clone.ts';
import { Engine, type Service } from './engine.ts';
import type { EventOf, KernelEvents } from './events.ts';
import type { Game } from './game.ts';
import { type EarlierRules, type Snapshot, Snapshots } from './history.ts';
import { GameLog } from './log.ts';
import { LoggedChance } from './logged-chance.ts';
import { applyPrivate } from './private-entries.ts';
import { isGuarded } from './reactions.ts';
import { invariant } from './refusals.ts';
import type { Request } from './rule.ts';
import type { Ask, Barred, Entry, GameEvent, KernelState, Reaction, RulesEntry, Seat } from './types.ts';

export interface TableSettings<G extends KernelState> {
  readonly seats: number;
  readonly options: unknown;
  readonly seed: Seed;
  /** Decisions between snapshots: 10 at a table, 0 for one at every safe point. */
  readonly snapshotEvery?: number;
  /** False for playouts: no log, no events, no snapshots. */
  readonly keep?: boolean;
  /** Compares every logged outcome with the seed's; injected ones fail. */
  readonly checkChance?: boolean;
  /** The start instead of the game's setup. */
  readonly from?: {
    readonly snapshot: Snapshot<G>;
    readonly log: readonly Entry[];
    /** The number of the log's first entry, if the log does not start at the beginning. */
    readonly logStart?: number;
    /** The events up to the snapshot. */
    readonly events?: readonly GameEvent[];
    readonly eventsStart?: number;
    /** The earlier rules of the game, if they have changed. */
    readonly earlier?: EarlierRules;
  };
}

/** A legal answer, with its parsed value for the rule that asked. */
export interface ReadAnswer {
  readonly about: string;
  readonly ahead: boolean;
  readonly index: number;
  readonly value: unknown;
}

/**
 * An engine with a log: takes snapshots at safe points, replays its log, and returns to an earlier entry by replaying
 * from a snapshot.
 */
export abstract class RecordedEngine<
  G extends KernelState,
  V = unknown,
  E extends GameEvent = GameEvent,
> extends Engine<G, V> {
  readonly seats: number;
  readonly options: unknown;
  readonly seed: Seed;
  /** All events so far: those of the game, since its `emit` takes no others, and those of the kernel. */
  readonly events: E[];
  /** How the game began, and its state before each change of rules. */
  readonly earlier: EarlierRules;
  /** The number of events before those still in memory. */
  eventsStart: number;
  /** The length of the log at the last reveal. */
  revealedAt = 0;
  /** How often rules have revealed pieces. */
  reveals = 0;
  /**
   * Whether automatic answers wait for `closePrivate` where hidden pieces decide who is asked. This changes when these
   * answers are written, not which.
   */
  holds = false;

  protected readonly journal: GameLog;
  readonly #chances: LoggedChance;
  protected readonly kept = new Snapshots<G>();
  #decided = Number.POSITIVE_INFINITY;
  #atSnapshot = false;
  /** Whether a snapshot was taken at the last safe point. */
  protected safeTaken = false;
  #shown: Extract<Request, { op: 'reveal' }>[] = [];
  readonly #snapshotEvery: number;
  protected readonly keep: boolean;
  /** The last question for which `closePrivate` was called. */
  #closing: string | undefined;

  constructor(game: Game<G, unknown, V, E>, settings: TableSettings<G>) {
    const { seats, options, seed, from } = settings;
    const start = from?.snapshot;
    const state = start ? game.clone(start.state) : game.setup(seats, options);
    super(game, state);
    this.seats = seats;
    this.options = options;
    this.seed = seed;
    this.journal = new GameLog(from?.log, from?.logStart);
    this.#chances = new LoggedChance(seed, this.journal, settings);
    this.#snapshotEvery = settings.snapshotEvery ?? 10;
    this.keep = settings.keep ?? true;
    this.earlier = from?.earlier ?? { rulesVersion: game.rulesVersion, options, snapshots: [] };
    this.eventsStart = from?.eventsStart ?? 0;
    this.events = from?.events ? (from.events.slice(0, from.snapshot.events - this.eventsStart) as E[]) : [];
    if (start && this.keep) this.kept.add(start);
    this.#begin(start, state);
    if (!from) this.#automatic(true);
  }

  /** The entries still in memory. */
  get log(): readonly Entry[] {
    return this.journal.entries;
  }

  /** The number of entries before those still in memory. */
  get logStart(): number {
    return this.journal.start;
  }

  /** How many entries the game has. */
  get length(): number {
    return this.journal.length;
  }

  /** All snapshots, oldest first. */
  get snapshots(): readonly Snapshot<G>[] {
    return this.kept.all;
  }

  /** The default reaction setting of seats. */
  get usualReaction(): Reaction {
    return isGuarded(this.options) ? 'guarded' : 'quick';
  }

  /** A seat's current questions, without those that will be answered automatically. */
  override asks(seat?: Seat): readonly Ask[] {
    const asks = super.asks(seat);
    return this.privateQuestion === undefined ? asks : asks.filter(ask => ask.ahead || !this.#isUnasked(ask.seat));
  }

  override barred(seat: Seat): readonly (readonly Barred[])[] {
    return this.privateQuestion !== undefined && this.#isUnasked(seat) ? [] : super.barred(seat);
  }

  /** The name of the current question, if answers wait for `closePrivate`. */
  get privateQuestion(): string | undefined {
    return this.holds && this.usualReaction !== 'guarded' && this.pending?.isPrivate ? this.pending.id : undefined;
  }

  /** Whether the current question is a window. */
  get isAtWindow(): boolean {
    return this.pending?.isWindow ?? false;
  }

  #isUnasked(seat: Seat): boolean {
    const { core } = this.state;
    const { pending } = this;
    return pending?.automatic(core)?.seat === seat || (pending?.isUnasked(seat, core, this.usualReaction) ?? false);
  }

  /** Whether the log in memory reaches back to an entry. */
  reaches(entry: number): boolean {
    return this.logStart === 0 || this.kept.all.some(each => each.at <= entry);
  }

  /** Drops all but the last entries before the newest snapshot, and the events before them. */
  forget(entries: number): void {
    const newest = this.kept.newest;
    if (!newest || newest.at - entries <= this.logStart) return;
    const start = newest.at - entries;
    this.kept.forget(start);
    const oldest = this.kept.all[0]!;
    this.journal.forget(start);
    this.events.splice(0, oldest.events - this.eventsStart);
    this.eventsStart = oldest.events;
  }

  /** Applies entries that another process wrote for the same game. */
  follow(entries: readonly Entry[]): void {
    const { length } = this;
    const undone = Math.min(...entries.flatMap(entry => (entry.t === 'undo' ? [entry.to] : [])));
    invariant(undone > length || this.reaches(undone), () => `entry ${undone} lies before what is still held`);
    this.journal.receive(entries);
    if (undone <= length) this.rebuild(undone);
    else this.#replayFrom(length, this.epoch);
  }

  /** Sets the next outcomes of a stream, for tests. */
  inject(stream: string, ...outcomes: number[][]): void {
    this.#chances.source.inject(stream, outcomes);
  }

  /** Pieces that this seat was shown since the last safe point, even if it can no longer see them. */
  shown(seat: Seat | null): string[] {
    return this.#shown.flatMap(({ to, pieces }) =>
      to === 'all' || (seat !== null && to.includes(seat)) ? pieces : [],
    );
  }

  protected override get position(): number {
    return this.journal.applied;
  }

  /** Replays the log from the newest snapshot within its first `length` entries. */
  protected rebuild(length: number): void {
    const start = this.kept.cutTo(length);
    this.events.length = (start?.events ?? 0) - this.eventsStart;
    this.#begin(start, start ? this.game.clone(start.state) : this.game.setup(this.seats, this.options));
  }

  #begin(start: Snapshot<G> | undefined, state: G): void {
    const from = start?.at ?? 0;
    const epoch = start?.epoch ?? 0;
    this.epoch = epoch;
    this.revealedAt = start?.revealedAt ?? 0;
    this.journal.applied = from;
    this.#atSnapshot = start !== undefined;
    this.#decided = start ? 0 : Number.POSITIVE_INFINITY;
    this.#shown = [];
    this.journal.startReplay(from, epoch);
    this.start(state);
    this.#playAgain(from, epoch);
  }

  #replayFrom(from: number, epoch: number): void {
    this.journal.startReplay(from, epoch);
    this.#playAgain(from, epoch);
  }

  /** Applies the logged entries from `from` on again. */
  #playAgain(from: number, epoch: number): void {
    for (let live = this.journal.takeNext(); live; live = this.journal.takeNext()) {
      this.#startEpoch(live.epoch);
      this.#apply(live.entry);
    }
    this.journal.endReplay();
    this.#startEpoch(this.journal.epochAfter(from, epoch));
    this.#automatic(false);
  }

  /** After an undo the open asks get new ids, so that earlier answers are stale. */
  #startEpoch(epoch: number): void {
    if (this.epoch === epoch) return;
    this.epoch = epoch;
    this.pending?.renumber(epoch);
  }

  /** Appends and applies an entry. */
  protected write(entry: Entry, read?: ReadAnswer): void {
    this.#attempt(() => {
      this.#append(entry);
      this.#apply(entry, read);
    });
  }

  /** Writes the automatic answers that were held back at the open question. */
  closePrivate(): void {
    this.#closing = this.privateQuestion;
    this.#attempt(() => {});
  }

  /** Writes an entry and the automatic answers that follow. If a rule throws, all of it is rolled back. */
  #attempt(write: () => void): void {
    const { entries } = this.journal;
    const { length } = entries;
    try {
      write();
      this.#automatic(true);
    } catch (error) {
      entries.length = length;
      if (this.keep) this.rebuild(this.length);
      throw error;
    }
  }

  #append(entry: Entry): void {
    if (this.keep) this.journal.append(entry);
  }

  #apply(entry: Entry, read?: ReadAnswer): void {
    const { core } = this.state;
    switch (entry.t) {
      case 'answer': {
        const resolved = read ? this.pending?.file(read.index, read, core) : this.pending?.take(entry, core);
        invariant(resolved, () => `entry answers ask ${entry.ask}, which is not open`);
        this.#decided++;
        if (!resolved.complete) return;
        if (resolved.reveals) this.revealedAt = this.journal.applied;
        this.pending = undefined;
        this.run(resolved.input);
        return;
      }
      case 'ahead':
        invariant(this.pending?.takesAhead(entry), () => `entry answers ask ${entry.ask}, which is not open`);
        applyPrivate(core, entry);
        return;
      case 'withdraw':
      case 'order':
      case 'order-off':
      case 'reaction':
        applyPrivate(core, entry);
        return;
      case 'undo-asked':
      case 'undo-answered':
        return;
      case 'rules':
        this.#tell(rulesChanged(entry));
        return;
      case 'chance':
        invariant(false, `chance on stream ${entry.stream} that no rule asked for`);
        return;
      default:
        invariant(false, `no entry is called ${entry.t}`);
    }
  }

  /**
   * Writes answers by standing orders and answers given ahead; and automatic ones, but only after a new entry, since
   * replaying a log must lead to the same open questions.
   */
  #automatic(isNew: boolean): void {
    const usual = this.usualReaction;
    for (;;) {
      const { core } = this.state;
      const question = this.privateQuestion;
      const isHeld = question !== undefined && question !== this.#closing;
      const sure = this.pending?.automatic(core);
      const given = sure?.auto === 'ahead' && isHeld ? undefined : sure;
      // When a private question closes, last seat first: so all these entries are written even if an earlier seat plays a card.
      const order = question === undefined ? 'first' : 'last';
      const next = given ?? (isNew && !isHeld ? this.pending?.unasked(core, usual, order) : undefined);
      if (!next) return;
      this.#append(next);
      this.#apply(next);
    }
  }

  /** Applies changes of rules that come next in a replay: they can occur in the middle of a step. */
  #applyRules(): void {
    while (this.journal.next?.entry.t === 'rules') {
      const { epoch, entry } = this.journal.takeNext()!;
      this.#startEpoch(epoch);
      this.#apply(entry);
    }
  }

  protected override serve(request: Service): unknown {
    switch (request.op) {
      case 'ints':
        this.#applyRules();
        return this.#chances.next(request, this.state.core.streams, this.epoch);
      case 'emit':
        this.#tell(request.event);
        return undefined;
      case 'reveal':
        this.revealedAt = this.journal.applied;
        this.reveals++;
        if (this.keep) this.#shown.push(request);
        return undefined;
      case 'expire': {
        const { core } = this.state;
        if (core.orders.length > 0) core.orders = core.orders.filter(each => each.until !== request.until);
        return undefined;
      }
    }
  }

  /** Only the game's `emit` and the kernel emit events. */
  #tell(event: GameEvent): void {
    if (this.keep) this.events.push(cloneJson(event) as E);
  }

  /** A turn or a phase begins here, or the game is over. */
  #isLandmark(): boolean {
    const frame = this.state.stack.at(-1);
    return !frame || (this.game.landmarks.includes(frame.proc) && this.#snapshotEvery < Number.POSITIVE_INFINITY);
  }

  protected override safePoint(): void {
    if (!this.keep) return;
    if (this.#shown.length > 0) this.#shown = [];
    this.safeTaken = this.#atSnapshot || this.#decided >= this.#snapshotEvery || this.#isLandmark();
    if (this.safeTaken && !this.#atSnapshot) {
      this.#decided = 0;
      this.kept.add({
        at: this.journal.applied,
        epoch: this.epoch,
        state: this.game.clone(this.state),
        revealedAt: this.revealedAt,
        events: this.eventsStart + this.events.length,
      });
    }
    this.#atSnapshot = false;
  }
}

/** Emits the event for a change of rules. */
const rulesChanged = ({ from, to, changes, undone }: RulesEntry): EventOf<KernelEvents> => ({
  type: 'rules-changed',
  data: { from, to, changes, undone },
});
