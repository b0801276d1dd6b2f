import { type AnswerValue, type Ask, fork, type KernelState, type Seat, seedFrom, type Table } from '@orrery/kernel';
import type { Bot, BotInput, Budget } from './bot.ts';
import { now } from './clock.ts';

type World = Table<KernelState>;

/** What a search has to know of a game. */
export interface Searchable {
  /** The answer to take without a search, and in playouts: quick, and as good as that allows. */
  policy(seat: Seat): (view: unknown, ask: Ask, isPlayout: boolean) => AnswerValue;
  /** Answers worth a try, the policy's own among them. */
  candidates(ask: Ask, own: AnswerValue): readonly AnswerValue[];
  /** Whether a playout that began at `from` has gone far enough. */
  isFar(view: unknown, from: unknown): boolean;
  /** How well a seat stands, and the others do not. */
  value(world: World, seat: Seat): number;
}

const USUAL: Budget = { milliseconds: 100 };

/** Worlds that every candidate is tried in before the worse half is left out. */
const WORLDS = 4;

interface Tried {
  readonly answer: AnswerValue;
  /** The sum over the worlds it was tried in, and how many these were. */
  total: number;
  count: number;
}

const mean = ({ total, count }: Tried): number => (count === 0 ? Number.NEGATIVE_INFINITY : total / count);

/**
 * Tries each answer in worlds as they might be, plays on a while by the policy, and takes the answer that came out
 * best. All are tried in the same worlds with the same dice; after a few, the worse half is left out.
 */
export function searching(name: string, game: Searchable): Bot {
  return {
    name,
    imagines: true,
    choose(input) {
      const { ask, view } = input;
      const own = game.policy(ask.seat)(view, ask, false);
      const answers = game.candidates(ask, own);
      return answers.length < 2 ? own : search(game, input, own, answers);
    },
  };
}

function search(game: Searchable, input: BotInput, own: AnswerValue, answers: readonly AnswerValue[]): AnswerValue {
  const { ask, imagine, random, budget = USUAL } = input;
  const luck = Math.floor(random() * 2 ** 32).toString(16);
  const began = now();
  let tries = 0;
  const isSpent = () =>
    (budget.iterations !== undefined && tries >= budget.iterations) ||
    (budget.milliseconds !== undefined && now() - began >= budget.milliseconds);

  let left: Tried[] = answers.map(answer => ({ answer, total: 0, count: 0 }));
  for (let n = 1; left.length > 1; n++) {
    const world = imagine?.(seedFrom(`${luck} ${n}`));
    if (!world) return own;
    const values: number[] = [];
    for (const { answer } of left) {
      if (isSpent()) return bestOf(left, own);
      tries++;
      values.push(tryOut(game, world, ask, answer, `${luck} ${n}`) ?? Number.NEGATIVE_INFINITY);
    }
    // Counted only when all have been tried in this world, so that none is judged by an easier one.
    for (const [i, each] of left.entries()) {
      each.total += values[i]!;
      each.count++;
    }
    if (n % WORLDS === 0) left = left.toSorted((one, other) => mean(other) - mean(one)).slice(0, halfOf(left.length));
  }
  return bestOf(left, own);
}

/** Two stay to the end of the budget. */
const halfOf = (count: number): number => Math.max(2, Math.ceil(count / 2));

/** The best, and where nothing was tried to the end the policy's own answer. */
function bestOf(tried: readonly Tried[], own: AnswerValue): AnswerValue {
  const [best] = tried.toSorted((one, other) => mean(other) - mean(one));
  return best && best.count > 0 ? best.answer : own;
}

/** How well the seat stands some time after an answer; nothing if the table does not take it. */
function tryOut(game: Searchable, world: World, ask: Ask, answer: AnswerValue, luck: string): number | undefined {
  const { seat, id } = ask;
  const table = fork(world, { seed: seedFrom(luck), keep: false });
  if (!table.answer({ ask: id, seat, value: answer }).ok) return undefined;
  const from = world.view(seat);
  const policies = Array.from({ length: table.seats }, (_, each) => game.policy(each));
  for (let next = table.firstAsk(); next; next = table.firstAsk()) {
    const view = table.view(next.seat);
    if (game.isFar(view, from)) break;
    const value = policies[next.seat]!(view, next, true);
    if (!table.answer({ ask: next.id, seat: next.seat, value }).ok) return undefined;
  }
  return game.value(table, seat);
}
