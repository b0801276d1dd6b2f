import { createRequire } from 'node:module';
import {
  type AnswerValue,
  type AnyStep,
  type Ask,
  cloneJson,
  type Flow,
  type Game,
  invariant,
  type KernelState,
  type Rule,
  type Slot,
} from '@orrery/kernel';

/**
 * The same rules on the same state, run by boardgame.io. Its G must be plain data and its move a function of G, so a
 * step that waits for a decision cannot be kept: G holds the last safe point and what the step was given since, and
 * the step is run again from there. Every step runs on a draft of boardgame.io's own copy of immer.
 */

/** G of the game at boardgame.io. */
export interface Held {
  /** The state at the last safe point. */
  safe: KernelState;
  /** Answers and chance that the step under way was given since. */
  given: unknown[];
  /** The open asks, options written down. */
  asks: Ask[];
}

type Chance = (request: { readonly kind: 'dice' | 'shuffle'; readonly n: number; readonly sides: number }) => number[];

interface Random {
  Die(sides: number, count: number): number[];
  Shuffle<T>(items: T[]): T[];
}

interface Internal {
  CreateGameReducer(settings: { game: object }): (state: unknown, action: object) => { G: Held };
  InitializeGame(settings: { game: object; numPlayers: number }): { G: Held };
}

interface Core {
  readonly INVALID_MOVE: string;
  readonly ActivePlayers: { readonly ALL: object };
}

interface Immer {
  createDraft<T extends object>(base: T): T;
  finishDraft<T extends object>(draft: T): T;
  original<T>(draft: T): T | undefined;
}

export interface Library {
  readonly internal: Internal;
  readonly core: Core;
  readonly immer: Immer;
}

/** boardgame.io and its own immer, or nothing where the development dependencies are not installed. */
export function library(): Library | undefined {
  const require = createRequire(import.meta.url);
  try {
    const immer = createRequire(require.resolve('boardgame.io/internal'))('immer') as Immer;
    return { internal: require('boardgame.io/internal'), core: require('boardgame.io/core'), immer };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

type Run = AnyStep<KernelState>['run'];

const INVALID = Symbol('not a legal answer');

/** Runs steps from a safe point, first with what the step under way was given, then with a new answer. */
function advance(
  immer: Immer,
  steps: ReadonlyMap<string, Run>,
  from: KernelState,
  before: readonly unknown[],
  answer: { readonly value: AnswerValue } | undefined,
  chance: Chance,
): Held | typeof INVALID {
  let safe = from;
  let given = [...before];
  let replayed = 0;
  let answered = answer;
  while (safe.stack.length > 0) {
    const draft = immer.createDraft(safe);
    const frame = safe.stack.at(-1)!;
    const body = steps.get(frame.proc)!(draft, frame.args as never) as Rule<Flow | undefined>;
    let input: unknown;
    for (;;) {
      const turn = body.next(input);
      if (turn.done) {
        flow(draft, turn.value);
        break;
      }
      const request = turn.value;
      if (request.op === 'ask') {
        const slot = request.slots[0]!;
        let value: AnswerValue;
        if (replayed < given.length) value = given[replayed++] as AnswerValue;
        else if (answered) {
          value = answered.value;
          answered = undefined;
          given.push(value);
          replayed++;
        } else return { safe, given, asks: request.slots.map(describe) };
        const read = slot.read(value);
        if (!read.ok) return INVALID;
        input = request.mode === 'head' ? read.value : [read.value];
      } else if (request.op === 'ints') {
        if (replayed === given.length) given.push(chance(request));
        input = given[replayed++];
      } else input = undefined;
    }
    safe = immer.finishDraft(draft);
    given = [];
    replayed = 0;
  }
  return { safe, given, asks: [] };
}

function flow({ stack }: KernelState, ending: Flow | undefined): void {
  if (!ending?.keep) stack.pop();
  for (const { proc, args } of ending ? [...ending.frames].reverse() : []) stack.push({ proc, args: cloneJson(args) });
}

const describe = (slot: Slot<unknown>, index: number): Ask => ({
  id: String(index),
  seat: slot.seat,
  kind: slot.kind,
  prompt: slot.prompt,
  ...slot.describe(),
});

/** A game at boardgame.io, one answer at a time. */
export interface Opponent {
  readonly held: Held;
  answer(ask: Ask, value: AnswerValue): void;
}

/** Seats a game of ours at boardgame.io's reducer: no client, no transport, no undo, no log beyond its own. */
export function atBoardgameIo<G extends KernelState, O, V>(
  { internal, core, immer }: Library,
  game: Game<G, O, V>,
  settings: { readonly seats: number; readonly options: O; readonly seed: string; readonly chance?: Chance },
): Opponent {
  const steps = new Map(game.steps.map(each => [each.id, each.run as unknown as Run]));
  const chanceOf =
    (random: Random): Chance =>
    ({ kind, n, sides }) =>
      kind === 'dice' ? random.Die(sides, n) : random.Shuffle(Array.from({ length: n }, (_, i) => i));
  const definition = {
    name: game.id,
    seed: settings.seed,
    disableUndo: true,
    setup: ({ random }: { random: Random }) =>
      advance(
        immer,
        steps,
        game.setup(settings.seats, settings.options),
        [],
        undefined,
        settings.chance ?? chanceOf(random),
      ),
    turn: { activePlayers: core.ActivePlayers.ALL },
    moves: {
      answer({ G, random }: { G: Held; random: Random }, value: AnswerValue) {
        const { safe, given } = immer.original(G)!;
        const after = advance(immer, steps, safe, given, { value }, settings.chance ?? chanceOf(random));
        if (after === INVALID) return core.INVALID_MOVE;
        Object.assign(G, after);
        return undefined;
      },
    },
  };
  const reduce = internal.CreateGameReducer({ game: definition });
  let state = internal.InitializeGame({ game: definition, numPlayers: settings.seats });
  return {
    get held() {
      return state.G;
    },
    answer(ask, value) {
      const playerID = String(ask.seat);
      const payload = { type: 'answer', args: [value], playerID };
      const before = state.G;
      state = reduce(state, { type: 'MAKE_MOVE', payload });
      invariant(state.G !== before, () => `boardgame.io refused ${JSON.stringify(value)} to ${ask.kind}`);
    },
  };
}
