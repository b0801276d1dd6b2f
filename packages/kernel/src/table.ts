import { ChanceMismatch, drawChance, isOutcome, type Seed, Streams } from './chance.ts';
import { cloneJson } from './clone.ts';
import { type Crash, RuleCrash } from './crash.ts';
import type { Game } from './game.ts';
import { type Live, liveEntries, type Snapshot } from './history.ts';
import { Pending } from './pending.ts';
import { done, invariant, type Outcome, refuse, yes } from './refusals.ts';
import type { Ending, Request, Rule } from './rule.ts';
import type { Answer, Ask, Entry, GameEvent, KernelState, Order, Seat, Standing } from './types.ts';

export interface TableSettings<G extends KernelState> {
  readonly seats: number;
  readonly options: unknown;
  readonly seed: Seed;
  /** Decisions between snapshots: 10 at a table, 0 for one at every safe point. */
  readonly snapshotEvery?: number;
  /** False for playouts: no log, no events, no snapshots. */
  readonly keep?: boolean;
  /** Answers questions with only one possible answer by itself, unlogged; for playouts. */
  readonly skipForced?: boolean;
  /** Compares every logged outcome with what the seed gives. */
  readonly checkChance?: boolean;
  /** Where to start from instead of the game's setup. */
  readonly from?: {
    readonly snapshot: Snapshot<G>;
    readonly log: readonly Entry[];
    readonly events?: readonly GameEvent[];
  };
}

/**
 * A game being played: its state, the step under way, the open asks and the log. Everything that changes it comes in
 * through `answer` and its few neighbours, and either takes effect whole or is refused and changes nothing.
 */
export class Table<G extends KernelState, V = unknown> {
  readonly game: Game<G, unknown, V>;
  readonly seats: number;
  readonly options: unknown;
  readonly seed: Seed;
  readonly log: Entry[];
  readonly events: GameEvent[];
  state: G;
  epoch = 0;
  /** How long the log was when something was last revealed. */
  revealedAt = 0;

  #body: Rule<Ending> | undefined;
  #pending: Pending | undefined;
  #labels: string[] = [];
  #streams: Streams | undefined;
  #injected = new Map<string, number[][]>();
  #snapshots: Snapshot<G>[] = [];
  #applied = 0;
  #decided = Number.POSITIVE_INFINITY;
  #safeTaken = false;
  #replay: readonly Live[] = [];
  #replayed = 0;
  readonly #steps: ReadonlyMap<string, (game: G, args: never) => Rule<Ending>>;
  readonly #snapshotEvery: number;
  readonly #keep: boolean;
  readonly #skipForced: boolean;
  readonly #checkChance: boolean;

  constructor(game: Game<G, unknown, V>, settings: TableSettings<G>) {
    this.game = game;
    this.seats = settings.seats;
    this.options = settings.options;
    this.seed = settings.seed;
    this.#steps = stepsOf(game);
    this.#snapshotEvery = settings.snapshotEvery ?? 10;
    this.#keep = settings.keep ?? true;
    this.#skipForced = settings.skipForced ?? false;
    this.#checkChance = settings.checkChance ?? false;
    this.log = settings.from ? [...settings.from.log] : [];
    this.events = settings.from?.events ? settings.from.events.slice(0, settings.from.snapshot.events) : [];
    const start = settings.from?.snapshot;
    this.state = start ? game.clone(start.state) : game.setup(settings.seats, settings.options);
    this.#begin(start, start ? liveEntries(this.log, start.at, start.epoch) : []);
  }

  /** Is the game over? */
  get over(): boolean {
    return this.state.stack.length === 0;
  }

  get standing(): Standing | undefined {
    return this.over ? this.game.standing(this.state) : undefined;
  }

  /** What a seat is asked now; every seat's questions when none is named. */
  asks(seat?: Seat): Ask[] {
    return this.#pending?.asks(seat) ?? [];
  }

  /** What a seat has answered but may still answer anew. */
  replaceable(seat: Seat): Ask[] {
    return this.#pending?.replaceable(seat) ?? [];
  }

  /** The seats that the table waits for. */
  waiting(): Seat[] {
    return this.#pending?.waiting() ?? [];
  }

  view(seat: Seat | null): V {
    return this.game.view(this.state, seat);
  }

  /** Every state kept from a safe point, oldest first. */
  get snapshots(): readonly Snapshot<G>[] {
    return this.#snapshots;
  }

  /** Whether an answer would be taken. */
  check(answer: Answer): Outcome<{ about: string; ahead: boolean }> {
    if (this.over) return refuse('ask/over', 'The game is over.');
    const place = this.#pending?.find(answer);
    if (!place) return refuse('ask/stale', 'That question is no longer open.');
    if (!place.ok) return place;
    const { slot, ahead } = place.value;
    const read = slot.read(answer.value);
    return read.ok ? yes({ about: slot.about, ahead }) : read;
  }

  /** Takes an answer. A refusal changes nothing. */
  answer(answer: Answer): Outcome {
    const checked = this.check(answer);
    if (!checked.ok) return checked;
    const { about, ahead } = checked.value;
    const { ask, seat } = answer;
    const value = freeze(cloneJson(answer.value));
    if (ahead) this.#write({ t: 'ahead', ask, seat, about, value });
    else this.#write({ t: 'answer', ask, seat, value });
    return done;
  }

  /** Takes back an answer that was given ahead of turn and is still waiting. */
  withdraw(seat: Seat, about: string): Outcome {
    if (!this.state.core.ahead.some(each => each.seat === seat && each.about === about))
      return refuse('ask/not-ahead', 'No answer of yours is waiting there.');
    this.#write({ t: 'withdraw', seat, about });
    return done;
  }

  /** Gives a standing order, in place of an earlier one for the same window. */
  order(order: Order): Outcome {
    if (!isSeat(order.seat, this.seats)) return refuse('seat/unknown', 'There is no such seat.');
    if (!this.game.windows.includes(order.window)) return refuse('order/unknown-window', 'There is no such window.');
    if (!this.game.orderEnds.includes(order.until)) return refuse('order/malformed', 'Orders cannot end there.');
    if (order.unless !== null && order.unless !== 'concerns-me') return refuse('order/malformed', 'No such exception.');
    const { seat, window, unless, until } = order;
    this.#write({ t: 'order', order: freeze({ seat, window, unless, until }) });
    return done;
  }

  cancelOrder(seat: Seat, window: string): Outcome {
    if (!this.state.core.orders.some(each => each.seat === seat && each.window === window))
      return refuse('order/none', 'There is no such order.');
    this.#write({ t: 'order-off', seat, window });
    return done;
  }

  /** Writes an entry that says something about the log itself (undo and its consent). */
  note(entry: Extract<Entry, { t: 'undo-asked' | 'undo-answered' }>): void {
    this.#write(entry);
  }

  /** Takes the game back to just before the log entry `to`, and writes down that it did. */
  rewind(seat: Seat, to: number): void {
    invariant(this.#keep, 'a playout cannot be taken back');
    const start = this.#snapshots.findLast(each => each.at <= to);
    this.#snapshots = this.#snapshots.filter(each => each.at <= to);
    this.log.push(Object.freeze({ t: 'undo', seat, to }));
    this.state = start ? this.game.clone(start.state) : this.game.setup(this.seats, this.options);
    this.events.length = start?.events ?? 0;
    this.#begin(start, liveEntries(this.log, start?.at ?? 0, start?.epoch ?? 0));
  }

  /** Tests say what a stream gives next. */
  inject(stream: string, ...outcomes: number[][]): void {
    this.#injected.set(stream, [...(this.#injected.get(stream) ?? []), ...outcomes]);
  }

  /** Makes the newest snapshot the last safe point passed, so that forks start as near as they can. */
  rebase(): Snapshot<G> {
    invariant(this.#keep, 'a playout keeps no snapshots');
    const newest = this.#snapshots.at(-1)!;
    if (this.#safeTaken) return newest;
    const again = new Table<G, V>(this.game, {
      seats: this.seats,
      options: this.options,
      seed: this.seed,
      snapshotEvery: 0,
      from: { snapshot: newest, log: this.log, events: this.events },
    });
    const nearest = again.#snapshots.at(-1)!;
    this.#snapshots.push(nearest);
    this.#safeTaken = true;
    return nearest;
  }

  /** Seats whose unread answers were blanked: to the others they have answered, but they can be asked again. */
  blank(asks: ReadonlySet<string>): void {
    this.#pending?.blank(asks);
  }

  #begin(start: Snapshot<G> | undefined, replay: readonly Live[]): void {
    this.epoch = start?.epoch ?? 0;
    this.revealedAt = start?.revealedAt ?? 0;
    this.#applied = start?.at ?? 0;
    if (start && this.#keep && this.#snapshots.at(-1) !== start) this.#snapshots.push(start);
    this.#decided = start && this.#keep ? 0 : Number.POSITIVE_INFINITY;
    this.#body = undefined;
    this.#pending = undefined;
    this.#labels = [];
    this.#replay = replay;
    this.#replayed = 0;
    this.#run(undefined);
    while (this.#replayed < this.#replay.length) {
      const { entry, epoch, index } = this.#replay[this.#replayed++]!;
      this.#applied = index + 1;
      this.#startEpoch(epoch);
      this.#apply(entry);
    }
    this.#replay = [];
    this.#replayed = 0;
    this.#applied = this.log.length;
    this.#startEpoch((start?.epoch ?? 0) + countUndos(this.log, start?.at ?? 0));
    this.#automatic();
  }

  /** After an undo the open asks go by new ids, so that answers from before it are stale. */
  #startEpoch(epoch: number): void {
    if (this.epoch === epoch) return;
    this.epoch = epoch;
    this.#pending?.renumber(epoch);
  }

  /** Appends an entry and lets it take effect. If a rule breaks over it, the entry was never there. */
  #write(entry: Entry): void {
    const length = this.log.length;
    this.#append(entry);
    try {
      this.#apply(entry);
      this.#automatic();
    } catch (error) {
      this.log.length = length;
      throw error;
    }
  }

  #append(entry: Entry): void {
    if (!this.#keep) return;
    this.log.push(Object.freeze(entry));
    this.#applied = this.log.length;
  }

  #apply(entry: Entry): void {
    const { core } = this.state;
    switch (entry.t) {
      case 'answer': {
        const resolved = this.#pending?.take(entry, core);
        invariant(resolved, () => `entry answers ask ${entry.ask}, which is not open`);
        this.#decided++;
        if (!resolved.complete) return;
        this.#pending = undefined;
        this.#run(resolved.input);
        return;
      }
      case 'ahead':
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
      case 'chance':
        invariant(false, `chance on stream ${entry.stream} that no rule asked for`);
        break;
      default:
        return;
    }
  }

  /** Gives the answers that standing orders and answers ahead of turn have for the open asks. */
  #automatic(): void {
    if (this.#replayed < this.#replay.length) return;
    for (
      let given = this.#pending?.automatic(this.state.core);
      given;
      given = this.#pending?.automatic(this.state.core)
    ) {
      this.#append(given);
      this.#apply(given);
    }
  }

  #run(resume: unknown): void {
    let input = resume;
    try {
      for (;;) {
        if (!this.#body) {
          const frame = this.state.stack.at(-1);
          if (!frame) return;
          this.#safePoint();
          const run = this.#steps.get(frame.proc);
          invariant(run, () => `no step is called ${frame.proc}`);
          this.#body = run(this.state, frame.args as never);
          input = undefined;
        }
        const turn = this.#body.next(input);
        if (turn.done) {
          this.#flow(turn.value);
          continue;
        }
        const request = turn.value;
        if (request.op === 'ask') {
          const pending = new Pending(request, this.state.core, this.epoch);
          if (this.#skipForced && pending.forced) {
            input = pending.forcedInput();
            continue;
          }
          this.#pending = pending;
          return;
        }
        input = this.#serve(request);
      }
    } catch (error) {
      throw error instanceof RuleCrash ? error : new RuleCrash(this.#crash(), error);
    }
  }

  #flow(flow: Ending): void {
    const { stack } = this.state;
    this.#body = undefined;
    if (!flow) {
      stack.pop();
      return;
    }
    if (!flow.keep) stack.pop();
    for (let i = flow.frames.length - 1; i >= 0; i--) stack.push(flow.frames[i]!);
  }

  #serve(request: Exclude<Request, { op: 'ask' }>): unknown {
    switch (request.op) {
      case 'ints':
        return this.#chance(request);
      case 'emit':
        if (this.#keep) this.events.push(cloneJson(request.event));
        return undefined;
      case 'reveal':
        this.revealedAt = this.#applied;
        return undefined;
      case 'enter':
        this.#labels.push(request.label);
        return undefined;
      case 'leave':
        this.#labels.pop();
        return undefined;
      case 'expire': {
        const { core } = this.state;
        if (core.orders.length > 0) core.orders = core.orders.filter(each => each.until !== request.until);
        return undefined;
      }
    }
  }

  #chance(request: ChanceRequest): readonly number[] {
    const { streams } = this.state.core;
    const { stream } = request;
    const logged = this.#replay[this.#replayed];
    if (logged) {
      const { entry, index } = logged;
      invariant(
        entry.t === 'chance' && entry.stream === stream && isOutcome(request, entry.out),
        () => `the log has no ${request.kind} on ${stream} here`,
      );
      if (this.#checkChance && !entry.injected) {
        const { out, at } = this.#draw(request);
        if (at !== entry.at || out.join() !== entry.out.join())
          throw new ChanceMismatch(`Entry ${index} is not what the seed gives on ${stream}.`);
      }
      this.#replayed++;
      this.#applied = index + 1;
      streams[stream] = entry.at;
      return entry.out;
    }
    const injected = this.#injected.get(stream)?.shift();
    if (injected) {
      invariant(isOutcome(request, injected), () => `no ${request.kind} on ${stream} gives ${injected.join(' ')}`);
      const at = streams[stream] ?? 0;
      streams[stream] = at;
      this.#append({ t: 'chance', stream, at, out: Object.freeze(injected), injected: true });
      return injected;
    }
    const { out, at } = this.#draw(request);
    streams[stream] = at;
    this.#append({ t: 'chance', stream, at, out: Object.freeze(out) });
    return out;
  }

  #draw(request: ChanceRequest): { out: number[]; at: number } {
    this.#streams ??= new Streams(this.seed);
    const source = this.#streams;
    const { epoch } = this;
    return drawChance(request, this.state.core.streams[request.stream] ?? 0, place =>
      source.word(request.stream, epoch, place),
    );
  }

  #safePoint(): void {
    if (!this.#keep) return;
    this.#safeTaken = false;
    if (this.#decided < this.#snapshotEvery) return;
    this.#decided = 0;
    this.#safeTaken = true;
    this.#snapshots.push({
      at: this.#applied,
      epoch: this.epoch,
      state: this.game.clone(this.state),
      revealedAt: this.revealedAt,
      events: this.events.length,
    });
    if (this.#snapshots.length > KEPT) this.#snapshots.splice(1, this.#snapshots.length - KEPT);
  }

  #crash(): Crash {
    return {
      game: this.game.id,
      rulesVersion: this.game.rulesVersion,
      entry: this.#applied,
      frames: this.state.stack.map(frame => frame.proc),
      labels: [...this.#labels],
    };
  }
}

type ChanceRequest = Extract<Request, { op: 'ints' }>;

/** How many snapshots a table holds on to: the first, for a replay from the start, and the newest few, for undo. */
const KEPT = 4;

const stepMaps = new WeakMap<object, ReadonlyMap<string, never>>();

function stepsOf<G extends KernelState>(
  game: Game<G>,
): ReadonlyMap<string, (state: G, args: never) => Rule<Ending>> {
  let map = stepMaps.get(game) as ReadonlyMap<string, (state: G, args: never) => Rule<Ending>> | undefined;
  if (!map) {
    map = new Map(game.steps.map(each => [each.id, each.run]));
    stepMaps.set(game, map as ReadonlyMap<string, never>);
  }
  return map;
}

const isSeat = (seat: unknown, seats: number): seat is Seat =>
  typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < seats;

const freeze = <T extends object | number>(value: T): T => (typeof value === 'object' ? Object.freeze(value) : value);

const countUndos = (log: readonly Entry[], from: number): number =>
  log.reduce((sum, entry, i) => (i >= from && entry.t === 'undo' ? sum + 1 : sum), 0);
