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
export interface ReadAnswer {
  readonly about: string;
  readonly ahead: boolean;
  readonly index: number;
  readonly value: unknown;
}

/**
 * An engine whose every entry is logged: it takes snapshots at safe points, replays its log, and goes back to an earlier
 * entry by playing the log anew from a snapshot.
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
  /** How the game began, and its states wherever rules changed. */
  readonly earlier: EarlierRules;
  /** How many events came before those still held. */
  eventsStart: number;
  /** How long the log was when something was last revealed. */
  revealedAt = 0;
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
  /** The question that `closePrivate` was last called for. */
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

  /** The entries that are still held. */
  get log(): readonly Entry[] {
    return this.journal.entries;
  }

  /** How many entries came before those still held. */
  get logStart(): number {
    return this.journal.start;
  }

  /** How many entries the game has. */
  get length(): number {
    return this.journal.length;
  }

  /** Every state kept from a safe point, oldest first. */
  get snapshots(): readonly Snapshot<G>[] {
    return this.kept.all;
  }

  /** How seats are asked that have not said how they want to be. */
  get usualReaction(): Reaction {
    return isGuarded(this.options) ? 'guarded' : 'quick';
  }

  /** What a seat is asked now; not what it need not be asked, though the table waits for it. */
  override asks(seat?: Seat): readonly Ask[] {
    const asks = super.asks(seat);
    return this.privateQuestion === undefined ? asks : asks.filter(ask => ask.ahead || !this.#isUnasked(ask.seat));
  }

  override barred(seat: Seat): readonly (readonly Barred[])[] {
    return this.privateQuestion !== undefined && this.#isUnasked(seat) ? [] : super.barred(seat);
  }

  /** The name of the question under way, where answers wait for `closePrivate`. */
  get privateQuestion(): string | undefined {
    return this.holds && this.usualReaction !== 'guarded' && this.pending?.isPrivate ? this.pending.id : undefined;
  }

  /** Whether the question under way is a window. */
  get isAtWindow(): boolean {
    return this.pending?.isWindow ?? false;
  }

  #isUnasked(seat: Seat): boolean {
    const { core } = this.state;
    const { pending } = this;
    return pending?.automatic(core)?.seat === seat || (pending?.isUnasked(seat, core, this.usualReaction) ?? false);
  }

  /** Whether what is still held reaches back to a log entry. */
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

  /** After an undo the open asks go by new ids, so that answers from before it are stale. */
  #startEpoch(epoch: number): void {
    if (this.epoch === epoch) return;
    this.epoch = epoch;
    this.pending?.renumber(epoch);
  }

  /** Appends an entry and lets it take effect. */
  protected write(entry: Entry, read?: ReadAnswer): void {
    this.#attempt(() => {
      this.#append(entry);
      this.#apply(entry, read);
    });
  }

  /** Writes the automatic answers to the open question that were held back. */
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
   * Gives the answers that standing orders and answers ahead of turn have for the open asks; and those that seats need
   * not be asked for, but only where something new was written: a log leads to just the questions that were open.
   */
  #automatic(isNew: boolean): void {
    const usual = this.usualReaction;
    for (;;) {
      const { core } = this.state;
      const question = this.privateQuestion;
      const isHeld = question !== undefined && question !== this.#closing;
      const sure = this.pending?.automatic(core);
      const given = sure?.auto === 'ahead' && isHeld ? undefined : sure;
      // Last seat first where a private question closes: so all these entries are written, even if an earlier seat plays a card.
      const order = question === undefined ? 'first' : 'last';
      const next = given ?? (isNew && !isHeld ? this.pending?.unasked(core, usual, order) : undefined);
      if (!next) return;
      this.#append(next);
      this.#apply(next);
    }
  }

  /** Applies changes of rules that come next in a replay: they can stand in the middle of a step. */
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
        if (this.keep) this.#shown.push(request);
        return undefined;
      case 'expire': {
        const { core } = this.state;
        if (core.orders.length > 0) core.orders = core.orders.filter(each => each.until !== request.until);
        return undefined;
      }
    }
  }

  /** Only the game's own `emit` and the kernel tell the table anything. */
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

/** Tells everybody that the game goes on under other rules. */
const rulesChanged = ({ from, to, changes, undone }: RulesEntry): EventOf<KernelEvents> => ({
  type: 'rules-changed',
  data: { from, to, changes, undone },
});
