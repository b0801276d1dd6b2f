import type { AnswerValue, Ending, Frame, Random, Rule, Slot } from '@orrery/kernel';
import { invariant } from '@orrery/kernel';
import { twilightImperium } from '../index.ts';
import type { TwilightImperiumEvent } from '../model/events/index.ts';
import type { State } from '../model/state.ts';

type Request = Rule extends Generator<infer R> ? R : never;
type AskRequest = Extract<Request, { op: 'ask' }>;
export type ChanceRequest = Extract<Request, { op: 'ints' }>;

const steps: ReadonlyMap<string, (game: State, args: never) => Rule<Ending>> = new Map(
  twilightImperium.steps.map(step => [step.id, step.run]),
);

/** Answers a side's questions; the order of asking does not matter. */
export type Player = (slot: Slot<unknown>, isReaction: boolean) => AnswerValue;

export interface Surroundings {
  /** Results of dice and shuffles. */
  readonly chance: (request: ChanceRequest) => readonly number[];
  readonly player: Player;
  readonly onEvent?: (event: TwilightImperiumEvent) => void;
  /** Called when pieces are revealed. */
  readonly onReveal?: (pieces: readonly string[]) => void;
  /** Called before each step with the steps that follow, the next one last. Return false to stop before it. */
  readonly onStep?: (frame: Frame, waiting: readonly Frame[]) => boolean;
}

/** Random dice; fights never shuffle. */
export const diceFrom =
  (random: Random): Surroundings['chance'] =>
  ({ kind, n, sides }) => {
    invariant(kind === 'dice', 'a fight shuffles nothing');
    const results = new Array<number>(n);
    for (let i = 0; i < results.length; i++) results[i] = 1 + Math.floor(random() * sides);
    return results;
  };

/**
 * Runs steps of the game on a copy of the state, without a table: no log, no views, and `player` answers every question
 * immediately. The rules are the game's.
 */
export function carryOut(
  game: State,
  frames: readonly Frame[],
  { chance, player, onEvent, onReveal, onStep }: Surroundings,
): void {
  const stack = [...frames].reverse();
  for (let frame = stack.pop(); frame; frame = stack.pop()) {
    if (onStep && !onStep(frame, stack)) return;
    const run = steps.get(frame.proc);
    invariant(run, () => `no step is called ${frame!.proc}`);
    const body = run(game, frame.args as never);
    let input: unknown;
    let turn = body.next(input);
    let isAbandoned = false;
    while (!turn.done && !isAbandoned) {
      const request = turn.value;
      input = undefined;
      if (request.op === 'ask') input = answerTo(request, player);
      else if (request.op === 'ints') input = chance(request);
      else if (request.op === 'emit')
        onEvent?.(request.event as TwilightImperiumEvent); // the game emits no others
      else if (request.op === 'reveal') onReveal?.(request.pieces);
      else if (request.op === 'finish') return;
      else if (request.op === 'abandon') {
        while (stack.length > 0 && stack.at(-1)!.proc !== request.until) stack.pop();
        isAbandoned = true;
      }
      if (!isAbandoned) turn = body.next(input);
    }
    const flow = turn.done ? turn.value : undefined;
    if (!flow) continue;
    if (flow.keep) stack.push(frame);
    for (let i = flow.frames.length - 1; i >= 0; i--) stack.push(flow.frames[i]!);
  }
}

function answerTo({ mode, slots, window }: AskRequest, player: Player): unknown {
  const read = (slot: Slot<unknown>, given = player(slot, window !== undefined)): unknown => {
    const answer = slot.read(given);
    invariant(answer.ok, () => `${slot.kind} refused its answer`);
    return answer.value;
  };
  if (mode === 'all') return slots.map(slot => read(slot));
  if (mode === 'head') return read(slots[0]!);
  for (const slot of slots) {
    const value = read(slot, slot.only()) as unknown[];
    if (value.length > 0) return { seat: slot.seat, value };
  }
  return undefined;
}
