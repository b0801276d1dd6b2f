import { type AnswerValue, type Ask, fork, type KernelState, type Seat, seedFrom, type Table } from '@orrery/kernel';
import type { Bot, BotInput, Budget } from './bot.ts';
import { now } from './clock.ts';

type World = Table<KernelState>;

/** What the search needs from a game. */
export interface Searchable {
  /** The answer without a search. */
  policy(input: BotInput): AnswerValue;
  /** The answer in playouts: fast. */
  quickly(input: BotInput): AnswerValue;
  /** Answers worth a try, the policy's own first. */
  candidates(input: BotInput, own: AnswerValue): readonly AnswerValue[];
  /** Whether a playout that began with one question may stop at another. */
  isFar(next: BotInput, from: BotInput): boolean;
  /** The evaluation of a position for a seat. */
  value(world: World, seat: Seat): number;
}

const USUAL: Budget = { milliseconds: 100 };

/** Worlds that a rival is simulated in before it may be dropped. */
const FAIR = 3;
/** How many standard errors a rival must be ahead of the policy's own answer to be preferred. */
const DOUBT = 1;
/** Standard errors behind at which a rival is dropped; the second value applies when all were dropped and time is left. */
const DESPAIR = [1.5, 2.5];

/** An answer that may be better than the policy's own. */
interface Rival {
  readonly answer: AnswerValue;
  /** Sum of its lead over the base answer in the same worlds, and the number of worlds. */
  ahead: number;
  count: number;
}

/**
 * Simulates each answer in possible worlds, continues with the policy for a while, and takes the best answer. All are
 * simulated in the same worlds with the same dice and compared with the policy's own answer; another one must be
 * clearly better.
 */
export function searching(name: string, game: Searchable): Bot {
  return {
    name,
    imagines: true,
    choose(input) {
      const own = game.policy(input);
      const rivals = game.candidates(input, own).slice(1);
      return rivals.length === 0 ? own : search(game, input, own, rivals);
    },
  };
}

function search(game: Searchable, input: BotInput, own: AnswerValue, answers: readonly AnswerValue[]): AnswerValue {
  const { imagine, random, budget = USUAL } = input;
  const luck = Math.floor(random() * 2 ** 32).toString(16);
  const began = now();
  let tries = 0;
  const isSpent = () =>
    (budget.iterations !== undefined && tries >= budget.iterations) ||
    (budget.milliseconds !== undefined && now() - began >= budget.milliseconds);

  const noise = new Noise();
  const rivals: Rival[] = answers.map(answer => ({ answer, ahead: 0, count: 0 }));
  for (let n = 1, left = rivals; left.length > 0; n++) {
    const seed = seedFrom(`${luck} ${n}`);
    const world = imagine?.(seed);
    if (!world) return own;
    const tryOut = (answer: AnswerValue): number | undefined => {
      tries++;
      return playOut(game, fork(world, { seed, keep: false }), input, answer);
    };
    const usual = isSpent() ? undefined : tryOut(own);
    if (usual === undefined) break;
    for (const rival of left) {
      if (isSpent()) return bestOf(rivals, noise, own);
      noise.add(rival, (tryOut(rival.answer) ?? Number.NEGATIVE_INFINITY) - usual);
    }
    if (n >= FAIR) left = hopeful(rivals, noise);
  }
  return bestOf(rivals, noise, own);
}

/** The variance of the differences between worlds, over all rivals. */
class Noise {
  #squares = 0;
  #count = 0;

  add(rival: Rival, ahead: number): void {
    const before = rival.count === 0 ? 0 : rival.ahead / rival.count;
    rival.ahead += ahead;
    rival.count++;
    if (rival.count < 2 || !Number.isFinite(rival.ahead)) return;
    this.#squares += (ahead - before) * (ahead - rival.ahead / rival.count);
    this.#count++;
  }

  /** The standard error of a rival's mean. */
  of({ count }: Rival): number {
    return this.#count === 0 ? Number.POSITIVE_INFINITY : Math.sqrt(this.#squares / this.#count / count);
  }
}

const mean = ({ ahead, count }: Rival): number => ahead / count;

/** Rivals that may still turn out to be the best. */
function hopeful(rivals: readonly Rival[], noise: Noise): Rival[] {
  for (const despair of DESPAIR) {
    const low = (rival: Rival): number => mean(rival) - despair * noise.of(rival);
    const high = (rival: Rival): number => mean(rival) + despair * noise.of(rival);
    const sure = Math.max(0, ...rivals.map(low));
    const left = rivals.filter(rival => high(rival) > 0 && high(rival) >= sure);
    if (left.length > 0) return left;
  }
  return [];
}

/** The best rival if it is clearly ahead, otherwise the policy's own answer. */
function bestOf(rivals: readonly Rival[], noise: Noise, own: AnswerValue): AnswerValue {
  let found = own;
  let most = 0;
  for (const rival of rivals) {
    if (rival.count < FAIR) continue;
    const ahead = mean(rival) - DOUBT * noise.of(rival);
    if (ahead > most) [found, most] = [rival.answer, ahead];
  }
  return found;
}

/** The evaluation some time after an answer; undefined if the table refuses it. */
function playOut(game: Searchable, table: World, from: BotInput, answer: AnswerValue): number | undefined {
  const { seat, id } = from.ask;
  if (!table.answer({ ask: id, seat, value: answer }).ok) return undefined;
  for (let next = table.firstAsk(); next; next = table.firstAsk()) {
    let value = onlyAnswer(next);
    if (!value) {
      const input = inputAt(table, next);
      if (game.isFar(input, from)) break;
      value = game.quickly(input);
    }
    if (!table.answer({ ask: next.id, seat: next.seat, value }).ok) return undefined;
  }
  return game.value(table, seat);
}

/** The bot's input in a playout, without further simulation. */
const inputAt = (table: World, ask: Ask): BotInput => ({
  view: table.view(ask.seat),
  ask,
  random: () => 0,
  isLegal: value => table.check({ ask: ask.id, seat: ask.seat, value }).ok,
});

/** The answer where there is no choice. */
const onlyAnswer = (ask: Ask): AnswerValue | undefined =>
  ask.form === 'pick' && ask.options.length === ask.min ? ask.options.map(({ key }) => key) : undefined;
