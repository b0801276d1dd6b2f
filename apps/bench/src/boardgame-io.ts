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
  type Request,
  type Rule,
} from '@orrery/kernel';

/**
 * The same rules on the same state, run by boardgame.io. Its G must be plain data and its move a function of G, so a
 * step that waits for a decision cannot be kept: G holds the last safe point and the inputs of the step since, and
 * the step is run again from there. Every step runs on a draft of boardgame.io's own copy of immer.
 */

/** G of the game at boardgame.io. */
export interface Held {
  /** The state at the last safe point. */
  safe: KernelState;
  /** The inputs of the current step since: the answers to each question, slot by slot, and chance. */
  given: unknown[];
  /** Answers to the open question so far, where it is put to several seats. */
  heard: Heard;
  /** The open asks, options written down. */
  asks: Ask[];
}

type Heard = (AnswerValue | null)[];

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

/** What a step is run on. */
interface Drafts {
  createDraft<T extends object>(base: T): T;
  finishDraft<T extends object>(draft: T): T;
}

interface Immer extends Drafts {
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
const WAITS = Symbol('others have to answer first');

/** What the rule that asked gets, once enough seats have answered; as `Pending` of the kernel has it. */
function inputOf({ mode, slots }: Extract<Request, { op: 'ask' }>, heard: Heard): unknown {
  const values: unknown[] = [];
  for (const [index, slot] of slots.entries()) {
    const answer = heard[index] ?? null;
    if (answer === null) return WAITS;
    const read = slot.read(answer);
    if (!read.ok) return INVALID;
    if (mode === 'head') return read.value;
    const { value } = read;
    if (mode === 'first' && (value as unknown[]).length > 0) return { seat: slot.seat, value };
    values.push(value);
  }
  return mode === 'first' ? undefined : values;
}

/** Runs steps from a safe point, first with the recorded inputs of the current step, then with a new answer. */
function advance(
  { createDraft, finishDraft }: Drafts,
  steps: ReadonlyMap<string, Run>,
  { safe: from, given: before, heard: until }: Omit<Held, 'asks'>,
  answer: { readonly slot: number; readonly value: AnswerValue } | undefined,
  chance: Chance,
): Held | typeof INVALID {
  let safe = from;
  let given = [...before];
  let heard = [...until];
  let replayed = 0;
  let answered = answer;
  while (safe.stack.length > 0) {
    const draft = createDraft(safe);
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
      if (request.op === 'abandon' || request.op === 'finish') {
        drop(draft, request);
        break;
      }
      if (request.op === 'ask') {
        if (replayed < given.length) input = inputOf(request, given[replayed++] as Heard);
        else {
          if (answered) {
            const read = request.slots[answered.slot]?.read(answered.value);
            if (!read?.ok) return INVALID;
            heard[answered.slot] = answered.value;
            answered = undefined;
          }
          input = inputOf(request, heard);
          if (input === INVALID) return INVALID;
          if (input === WAITS) return { safe, given, heard, asks: asksOf(request, heard) };
          given.push(heard);
          heard = [];
          replayed++;
        }
      } else if (request.op === 'ints') {
        if (replayed === given.length) given.push(chance(request));
        input = given[replayed++];
      } else input = undefined;
    }
    safe = finishDraft(draft);
    given = [];
    replayed = 0;
  }
  return { safe, given, heard: [], asks: [] };
}

/** Drops the step under way and those that wait before the nearest one of a name, or simply all. */
function drop(state: KernelState, request: Extract<Request, { op: 'abandon' | 'finish' }>): void {
  const place = request.op === 'finish' ? -1 : state.stack.findLastIndex(({ proc }) => proc === request.until);
  state.stack.length = place + 1;
}

function flow({ stack }: KernelState, ending: Flow | undefined): void {
  if (!ending?.keep) stack.pop();
  for (const { proc, args } of ending ? [...ending.frames].reverse() : []) stack.push({ proc, args: cloneJson(args) });
}

/** What is still unanswered. An ask goes by its place in the question. */
const asksOf = ({ mode, slots }: Extract<Request, { op: 'ask' }>, heard: Heard): Ask[] =>
  slots.flatMap(({ seat, kind, prompt, ...slot }, index) => {
    if ((heard[index] ?? null) !== null) return [];
    const ask = { id: String(index), seat, kind, prompt, ...slot.describe() };
    return [mode === 'head' && index > 0 ? { ...ask, ahead: true as const } : ask];
  });

interface GameSettings<O> {
  readonly seats: number;
  readonly options: O;
  readonly seed?: string;
  readonly chance?: Chance;
  /** Whether steps run on copies of the whole state instead of immer drafts. */
  readonly onCopies?: boolean;
}

/** One of our games in boardgame.io's form: a single move, which answers one of the open asks. */
export function definitionOf<G extends KernelState, O, V>(
  { core, immer }: Library,
  game: Game<G, O, V>,
  { seats, options, seed, chance, onCopies = false }: GameSettings<O>,
): object {
  const copies: Drafts = {
    createDraft: <T extends object>(state: T) => game.clone(state as unknown as G) as unknown as T,
    finishDraft: state => state,
  };
  const drafts = onCopies ? copies : immer;
  const steps = new Map(game.steps.map(each => [each.id, each.run as unknown as Run]));
  const chanceOf =
    (random: Random): Chance =>
    ({ kind, n, sides }) =>
      kind === 'dice' ? random.Die(sides, n) : random.Shuffle(Array.from({ length: n }, (_, i) => i));
  return {
    name: game.id,
    ...(seed === undefined ? {} : { seed }),
    disableUndo: true,
    setup({ random }: { random: Random }) {
      const start = { safe: game.setup(seats, options), given: [], heard: [] };
      return advance(drafts, steps, start, undefined, chance ?? chanceOf(random));
    },
    turn: { activePlayers: core.ActivePlayers.ALL },
    moves: {
      answer({ G, random }: { G: Held; random: Random }, slot: number, value: AnswerValue) {
        const after = advance(drafts, steps, immer.original(G)!, { slot, value }, chance ?? chanceOf(random));
        if (after === INVALID) return core.INVALID_MOVE;
        Object.assign(G, after);
        return undefined;
      },
    },
  };
}

/** A game at boardgame.io, one answer at a time. */
export interface Opponent {
  readonly held: Held;
  /** Answers an ask; false if a rule's own check refuses it. */
  answer(ask: Ask, value: AnswerValue): boolean;
}

/** Runs one of our games in boardgame.io's reducer: no client, no transport, no undo, no log beyond its own. */
export function atBoardgameIo<G extends KernelState, O, V>(
  library: Library,
  game: Game<G, O, V>,
  settings: GameSettings<O>,
): Opponent {
  const { CreateGameReducer, InitializeGame } = library.internal;
  const definition = definitionOf(library, game, settings);
  const reduce = CreateGameReducer({ game: definition });
  let state = InitializeGame({ game: definition, numPlayers: settings.seats });
  return {
    get held() {
      return state.G;
    },
    answer(ask, value) {
      const playerID = String(ask.seat);
      const payload = { type: 'answer', args: [Number(ask.id), value], playerID };
      const before = state.G;
      state = reduce(state, { type: 'MAKE_MOVE', payload });
      const isTaken = state.G !== before;
      invariant(isTaken || ask.checked, () => `boardgame.io refused ${JSON.stringify(value)} to ${ask.kind}`);
      return isTaken;
    },
  };
}
