import { findGame } from '@orrery/catalogue';
import type { LiveGame } from '@orrery/host';
import {
  type AnswerValue,
  type Ask,
  invariant,
  type KernelState,
  readNewOptions,
  type Seat,
  seedFrom,
  simplestAnswer,
  Table,
} from '@orrery/kernel';
import type { Refused } from '@orrery/protocol';
import { isAbout, isSameAnswer, type Lesson, type LessonStep } from '../lessons/lesson.ts';

/** The person sits in the first seat. */
const ME: Seat = 0;

/**
 * A guided game while it follows its script. It depends on the person's answers alone, so going back or going on later
 * means to play it again from the start.
 */
export class GuidedGame {
  readonly lesson: Lesson;
  readonly table: LiveGame;
  readonly #answers: AnswerValue[] = [];
  /** How many lines of the script each opponent has said. */
  readonly #said = new Map<Seat, number>();
  /** The rules have changed so that the script does not fit: it is an ordinary game from here on. */
  #isLost = false;

  private constructor(lesson: Lesson) {
    const offer = findGame(lesson.game);
    const options = offer && readNewOptions(offer.game, lesson.options, lesson.seats);
    invariant(offer && options?.ok, `the guided game ${lesson.id} can be set up`);
    this.lesson = lesson;
    this.table = new Table<KernelState>(offer.game, {
      seats: lesson.seats,
      options: options.value,
      seed: seedFrom(lesson.seed),
    });
    for (const [stream, outcomes] of Object.entries(lesson.dice))
      this.table.inject(stream, ...outcomes.map(each => [...each]));
  }

  /** The game after these answers of the person; those that the script does not know any more are left out. */
  static after(lesson: Lesson, answers: readonly AnswerValue[]): GuidedGame {
    const guided = new GuidedGame(lesson);
    for (const answer of answers) {
      guided.letOthersAnswer();
      const { ask } = guided;
      if (!ask || guided.answer(ask.id, answer)) break;
    }
    return guided;
  }

  get answers(): readonly AnswerValue[] {
    return this.#answers;
  }

  /** The number of the step at hand; as many as there are once all are done. */
  get at(): number {
    return this.#answers.length;
  }

  get step(): LessonStep | undefined {
    return this.#isLost ? undefined : this.lesson.steps[this.at];
  }

  /** The question put to the person. */
  get ask(): Ask | undefined {
    return this.table.asks(ME).find(each => !each.ahead);
  }

  /** Takes an answer of the person if it is what the script goes on from; says why if it does not. */
  answer(ask: string, value: AnswerValue): Refused | undefined {
    const { step } = this;
    if (step && !step.isFree && !isSameAnswer(step.answer, value))
      return {
        code: 'request/forbidden',
        message: 'The rules allow that, but this guided game goes another way here.',
      };
    const outcome = this.table.answer({ ask, seat: ME, value });
    if (!outcome.ok) return outcome;
    this.#answers.push(value);
    return undefined;
  }

  /** One decision of an opponent; false if it is the person's turn, or the script is done. */
  letOneAnswer(): boolean {
    if (!this.step) return false;
    const seat = this.table.waiting().find(each => each !== ME);
    const ask = seat === undefined ? undefined : this.table.asks(seat).find(each => !each.ahead);
    if (seat === undefined || !ask) {
      this.#isLost ||= this.ask !== undefined && !isAbout(this.step, this.ask);
      return false;
    }
    const said = this.#said.get(seat) ?? 0;
    const [kind, value] = this.lesson.others[seat]?.[said] ?? [];
    const isScripted = kind === ask.kind && value !== undefined;
    const answer = isScripted ? value : simplestAnswer(ask);
    if (isScripted) this.#said.set(seat, said + 1);
    const isTaken = this.table.answer({ ask: ask.id, seat, value: answer }).ok;
    if (!isTaken) this.table.answer({ ask: ask.id, seat, value: simplestAnswer(ask) });
    return true;
  }

  letOthersAnswer(): void {
    while (this.letOneAnswer());
  }
}
