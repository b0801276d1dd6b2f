import { cloneJson } from './clone.ts';
import { RuleCrash } from './crash.ts';
import type { Game } from './game.ts';
import { Pending } from './pending.ts';
import { invariant } from './refusals.ts';
import type { Ending, Request, Rule } from './rule.ts';
import type { Ask, Barred, KernelState, Seat, Standing } from './types.ts';

export type Service = Exclude<Request, { op: 'ask' | 'enter' | 'leave' | 'abandon' | 'finish' }>;

/** Runs the steps on a state's stack until a decision is needed or the game is over. */
export abstract class Engine<G extends KernelState, V> {
  readonly game: Game<G, unknown, V>;
  state: G;
  epoch = 0;
  /** How often rules have run: while it is the same, only questions and answers have changed. */
  runs = 0;
  protected pending: Pending | undefined;
  #body: Rule<Ending> | undefined;
  #labels: string[] = [];
  readonly #steps: ReadonlyMap<string, (game: G, args: never) => Rule<Ending>>;

  constructor(game: Game<G, unknown, V>, state: G) {
    this.game = game;
    this.state = state;
    this.#steps = stepsOf(game);
  }

  /** Is the game over? */
  get over(): boolean {
    return this.state.stack.length === 0;
  }

  get standing(): Standing | undefined {
    return this.over ? this.game.standing(this.state) : undefined;
  }

  /** A seat's current questions, or those of all seats. */
  asks(seat?: Seat): readonly Ask[] {
    return this.pending?.asks(seat) ?? [];
  }

  /** For each of a seat's `asks`, what is not on offer and why. Only that seat may see it. */
  barred(seat: Seat): readonly (readonly Barred[])[] {
    return this.pending?.barred(seat) ?? [];
  }

  /** The first question that the table waits for; only this one is described. */
  firstAsk(): Ask | undefined {
    return this.pending?.first();
  }

  /** Questions that a seat has answered but may still answer differently. */
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

  /** Seats whose unread answers were blanked: to the others they have answered, but they can be asked again. */
  blank(asks: ReadonlySet<string>): void {
    this.pending?.blank(asks);
  }

  get blanked(): readonly string[] {
    return this.pending?.blanked ?? [];
  }

  /** Serves a rule's requests to the table and returns their results. */
  protected abstract serve(request: Service): unknown;
  /** The engine is at a safe point. */
  protected abstract safePoint(): void;
  /** How many log entries have been applied, for crash reports. */
  protected abstract get position(): number;

  /** Starts the top step of a state. */
  protected start(state: G): void {
    this.state = state;
    this.pending = undefined;
    this.#body = undefined;
    this.#labels = [];
    this.run(undefined);
  }

  /** Resumes the current step. */
  protected run(resume: unknown): void {
    let input = resume;
    let steps = 0;
    this.runs++;
    try {
      for (;;) {
        if (!this.#body) {
          const frame = this.state.stack.at(-1);
          this.safePoint();
          if (!frame) return;
          invariant(++steps < ENDLESS, 'the steps go round and round and ask nobody');
          const run = this.#steps.get(frame.proc);
          invariant(run, () => `no step is called ${frame.proc}`);
          this.#body = run(this.state, frame.args as never);
        }
        const turn = this.#body.next(input);
        if (turn.done) {
          this.#flow(turn.value);
          continue;
        }
        const request = turn.value;
        switch (request.op) {
          case 'ask':
            this.pending = new Pending(request, this.state.core, this.epoch);
            return;
          case 'enter':
            this.#labels.push(request.label);
            break;
          case 'leave':
            this.#labels.pop();
            break;
          case 'abandon':
            this.#dropUntil(request.until);
            break;
          case 'finish':
            this.#dropUntil(undefined);
            break;
          default:
            input = this.serve(request);
        }
      }
    } catch (error) {
      throw error instanceof RuleCrash ? error : this.#crash(error);
    }
  }

  /** Drops the current step and all waiting ones down to the nearest one of a name, or all. */
  #dropUntil(id: string | undefined): void {
    const { stack } = this.state;
    const place = id === undefined ? -1 : stack.findLastIndex(({ proc }) => proc === id);
    invariant(id === undefined || place >= 0, () => `no step waits that is called ${id}`);
    this.state.stack = stack.slice(0, place + 1);
    this.#body = undefined;
    this.#labels = [];
  }

  #flow(flow: Ending): void {
    const { stack } = this.state;
    this.#body = undefined;
    if (!flow?.keep) stack.pop();
    if (!flow) return;
    // Copied: arguments that frames share with each other or with the state would no longer be shared after reloading.
    for (let i = flow.frames.length - 1; i >= 0; i--) {
      const { proc, args } = flow.frames[i]!;
      stack.push({ proc, args: cloneJson(args) });
    }
  }

  #crash(error: unknown): RuleCrash {
    const { id, rulesVersion } = this.game;
    const frames = this.state.stack.map(frame => frame.proc);
    return new RuleCrash({ game: id, rulesVersion, entry: this.position, frames, labels: [...this.#labels] }, error);
  }
}

/** More steps than this between two decisions mean an endless loop. */
const ENDLESS = 100_000;

const stepMaps = new WeakMap<object, ReadonlyMap<string, never>>();

function stepsOf<G extends KernelState>(game: Game<G>): ReadonlyMap<string, (state: G, args: never) => Rule<Ending>> {
  let map = stepMaps.get(game) as ReadonlyMap<string, (state: G, args: never) => Rule<Ending>> | undefined;
  if (!map) {
    map = new Map(game.steps.map(each => [each.id, each.run]));
    invariant(map.size === game.steps.length, () => `two steps of ${game.id} have the same name`);
    stepMaps.set(game, map as ReadonlyMap<string, never>);
  }
  return map;
}
