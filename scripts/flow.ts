/**
 * Counts questions: six stewards play whole games of Twilight Imperium, once with the default setting (quick) and once at
 * guarded tables. `--json` prints one object; `--kinds` also counts each kind of question.
 */
import { consult, makeBot } from '@orrery/bots';
import { type AnswerValue, type Ask, invariant, nextQuestion, onlyAnswer, randomFor, type Table } from '@orrery/kernel';
import { newTable } from '@orrery/testkit';
import { type State, twilightImperium } from '@orrery/twilight-imperium';

const SEATS = 6;
const SEEDS = ['flow 1', 'flow 2', 'flow 3'];
/** Enough to find the only answer to every question of the game. */
const TRIES = 5_000;

interface Flow {
  readonly questionsPerSeatRound: number;
  /** Which part of the questions had one possible answer. */
  readonly oneAnswerShare: number;
}

interface Count {
  questions: number;
  oneAnswer: number;
}

/** The bars: what is asked of quick seats at most. */
const bars: Flow = { questionsPerSeatRound: 50, oneAnswerShare: 0.01 };

const hasOneAnswer = (table: Table<State>, ask: Ask): boolean =>
  onlyAnswer(ask, value => table.check({ ask: ask.id, seat: ask.seat, value }).ok, TRIES) !== undefined;

/** Whether a window is passed that was shown as part of the next question. */
const isShownWithNext = (table: Table<State>, { seat }: Ask, value: AnswerValue): boolean =>
  Array.isArray(value) && value.length === 0 && nextQuestion(table, seat) !== undefined;

function countGame(seed: string, guarded: boolean, kinds: Map<string, Count>): number {
  const table = newTable(twilightImperium, { seats: SEATS, seed, options: { guarded } }) as Table<State>;
  const bots = Array.from({ length: SEATS }, (_, seat) => makeBot(twilightImperium.id, 'steward', `${seed}/${seat}`)!);
  const random = randomFor(seed);
  for (let ask = table.firstAsk(); ask; ask = table.firstAsk()) {
    const { id, seat } = ask;
    const value = consult(bots[seat]!, table, ask, { random });
    if (!isShownWithNext(table, ask, value)) {
      const count = kinds.get(ask.kind) ?? { questions: 0, oneAnswer: 0 };
      kinds.set(ask.kind, count);
      count.questions++;
      if (hasOneAnswer(table, ask)) count.oneAnswer++;
    }
    const outcome = table.answer({ ask: id, seat, value });
    invariant(outcome.ok, () => `${seed}: ${ask.kind} was answered illegally`);
  }
  return table.state.round;
}

function measure(guarded: boolean): Flow & { readonly kinds: ReadonlyMap<string, Count> } {
  const kinds = new Map<string, Count>();
  const rounds = SEEDS.reduce((sum, seed) => sum + countGame(seed, guarded, kinds), 0);
  let [questions, oneAnswer] = [0, 0];
  for (const count of kinds.values()) {
    questions += count.questions;
    oneAnswer += count.oneAnswer;
  }
  return { questionsPerSeatRound: questions / (SEATS * rounds), oneAnswerShare: oneAnswer / questions, kinds };
}

const rounded = ({ questionsPerSeatRound, oneAnswerShare }: Flow): Flow => ({
  questionsPerSeatRound: Number(questionsPerSeatRound.toFixed(1)),
  oneAnswerShare: Number(oneAnswerShare.toFixed(4)),
});

const has = (flag: string): boolean => process.argv.includes(flag);
const flows = { quick: measure(false), guarded: measure(true) };
if (has('--json')) console.log(JSON.stringify({ quick: rounded(flows.quick), guarded: rounded(flows.guarded) }));
else
  for (const [name, flow] of Object.entries(flows)) {
    const { questionsPerSeatRound, oneAnswerShare } = rounded(flow);
    const share = (100 * oneAnswerShare).toFixed(1);
    console.log(`${name}: ${questionsPerSeatRound} questions a seat a round; ${share} % have one possible answer`);
    if (has('--kinds'))
      for (const [kind, { questions, oneAnswer }] of [...flow.kinds].sort((a, b) => b[1].questions - a[1].questions))
        console.log(`  ${String(questions).padStart(6)} ${String(oneAnswer).padStart(6)}  ${kind}`);
  }
const { quick } = flows;
if (quick.questionsPerSeatRound > bars.questionsPerSeatRound || quick.oneAnswerShare > bars.oneAnswerShare) {
  console.error(
    `More than ${bars.questionsPerSeatRound} questions, or more than ${100 * bars.oneAnswerShare} % of one answer.`,
  );
  process.exitCode = 1;
}
