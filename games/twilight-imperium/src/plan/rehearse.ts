import {
  type AnswerValue,
  type Ask,
  canonical,
  type Frame,
  type Json,
  type Reason,
  type Seat,
  type Slot,
  simplestAnswer,
} from '@orrery/kernel';
import type { TwilightImperiumEvent } from '../model/events/index.ts';
import { isShipType, systemOf } from '../model/readers.ts';
import type { State, SystemId } from '../model/state.ts';
import { isNonFighterShip } from '../moments/units/counts-as.ts';
import { fleetLimitIn } from '../moments/units/queries.ts';
import { carryOut } from '../odds/runner.ts';
import { costOf } from '../verbs/economy/production.ts';
import { roomIn } from '../verbs/units/limits.ts';
import type { View } from '../view/index.ts';
import { courseFrom, positionOf } from './position.ts';
/** What is planned, by the key of the question. Questions without an answer here get the one that is suggested. */
export type PlanAnswers = Readonly<Record<string, AnswerValue>>;

/** A question that the game will ask if nothing unforeseen happens, and what the plan says to it. */
export interface PlannedStep {
  /** The same for the same question, whatever is answered: `move.ships@27`. */
  readonly key: string;
  readonly ask: Ask;
  readonly value: AnswerValue;
  /** The types of the events between the question before it and this one. */
  readonly events: readonly string[];
  /** No other answer is possible: only a seat that is guarded is asked. */
  readonly isOnly: boolean;
}

/** Ships that could come from one system. */
export interface Origin {
  readonly from: SystemId;
  readonly ask: Extract<Ask, { form: 'allocate' }>;
}

/**
 * Why a plan goes no further: it is complete, dice or cards decide, another player does, fleet or capacity are exceeded,
 * or the rules refuse an answer of the plan.
 */
export type Stop =
  | { readonly why: 'complete' | 'chance' | 'others' | 'limits' }
  | { readonly why: 'refused'; readonly key: string; readonly reason: Reason | undefined };

export interface Rehearsal {
  /** How many votes are cast, if any are. */
  readonly votes?: number;
  readonly steps: readonly PlannedStep[];
  readonly stop: Stop;
  /** Where ships could come from, if ships are moved at all. */
  readonly origins: readonly Origin[];
  /** How full the active system is at the end. */
  readonly fleet?: { readonly ships: number; readonly limit: number };
  readonly room?: { readonly cargo: number; readonly capacity: number };
  readonly production?: {
    readonly made: number;
    readonly limit: number;
    readonly cost: number;
    /** What can be spent; nothing if it costs nothing. */
    readonly funds: number | undefined;
  };
}

/** Ends a rehearsal from within the rules. */
class Stopped extends Error {
  override name = 'Stopped';
  readonly stop: Stop;
  constructor(stop: Stop) {
    super(stop.why);
    this.stop = stop;
  }
}

const askOf = (slot: Slot<unknown>): Ask =>
  ({ id: '', seat: slot.seat, kind: slot.kind, prompt: slot.prompt, ...slot.describe() }) as Ask;

/** What a question is about, as far as a plan can meet it more than once. */
const tagOf = ({ prompt }: Ask): string => {
  const tag = prompt.from ?? prompt.unit;
  return typeof tag === 'string' ? `@${tag}` : '';
};

const isSome = (value: AnswerValue | undefined): boolean =>
  typeof value === 'object' && !Array.isArray(value) && Object.values(value).some(amount => amount > 0);

interface Course {
  readonly seat: Seat;
  readonly frames: readonly Frame[];
  readonly answers: PlanAnswers;
  /** Stops at this question. */
  readonly until?: string;
}

/** One run through the steps on a copy of the table. */
class Run {
  readonly game: State;
  readonly steps: PlannedStep[] = [];
  readonly #course: Course;
  readonly #system: SystemId | undefined;
  #events: string[] = [];
  #counts = new Map<string, number>();
  #declared: string[] = [];
  #production: Rehearsal['production'];
  #removed = 0;
  #hasArrived = false;
  #votes: number | undefined;
  reached: Ask | undefined;

  constructor(view: View, course: Course) {
    this.game = positionOf(view);
    this.#course = course;
    this.#system = view.tactical?.system;
  }

  go(): Omit<Rehearsal, 'origins'> {
    const stop = this.#carryOut();
    return {
      steps: this.steps,
      stop,
      ...this.#totals(),
      ...(this.#production && { production: this.#production }),
      ...(this.#votes !== undefined && { votes: this.#votes }),
    };
  }

  #carryOut(): Stop {
    const onChance = (): never => {
      throw new Stopped({ why: 'chance' });
    };
    try {
      carryOut(this.game, this.#course.frames, {
        chance: onChance,
        onReveal: onChance,
        player: (slot, isReaction) => this.#answer(slot, isReaction),
        onEvent: event => this.#hear(event),
      });
    } catch (error) {
      if (error instanceof Stopped) return error.stop;
      throw error;
    }
    return { why: 'complete' };
  }

  #hear({ type, data }: TwilightImperiumEvent): void {
    this.#events.push(type);
    if (type === 'moved') this.#hasArrived = true;
    if (type === 'voted' && data.seat === this.#course.seat) this.#votes = data.count;
    if (type !== 'units-removed' || data.seat !== this.#course.seat || data.planet !== null) return;
    // One kind of ship is too many, so that nobody has to be asked which.
    if (isShipType(data.unit)) this.#removed += data.count;
    throw new Stopped({ why: 'limits' });
  }

  #answer(slot: Slot<unknown>, isReaction: boolean): AnswerValue {
    const ask = askOf(slot);
    // Nobody is expected to react, oneself neither: whoever can is asked when the plan is carried out.
    if (isReaction || (slot.seat !== this.#course.seat && ask.form === 'pick' && ask.min === 0)) {
      if (ask.form === 'pick' && ask.min === 0) return [];
      throw new Stopped({ why: 'others' });
    }
    if (slot.seat !== this.#course.seat) throw new Stopped({ why: 'others' });
    if (ask.kind === 'remove-ships' || ask.kind === 'remove-cargo') throw new Stopped({ why: 'limits' });
    return this.#plan(slot, ask);
  }

  #plan(slot: Slot<unknown>, ask: Ask): AnswerValue {
    const name = `${ask.kind}${tagOf(ask)}`;
    const count = this.#counts.get(name) ?? 0;
    this.#counts.set(name, count + 1);
    const key = count === 0 ? name : `${name}#${count}`;
    if (key === this.#course.until) {
      this.reached = ask;
      throw new Stopped({ why: 'complete' });
    }
    const value = ask.kind === 'move.from' ? this.#nextOrigin(ask) : this.#course.answers[key];
    const planned = value ?? simplestAnswer(ask);
    const read = slot.read(planned);
    this.steps.push({ key, ask, value: planned, events: this.#events, isOnly: slot.only() !== undefined });
    this.#events = [];
    if (ask.kind === 'produce') this.#note(ask, planned as Readonly<Record<string, number>>);
    if (!read.ok) throw new Stopped({ why: 'refused', key, reason: read.reason });
    return planned;
  }

  /** The next system from which the plan moves ships; none when all are declared. */
  #nextOrigin(ask: Ask): readonly string[] {
    const offered = ask.form === 'pick' ? ask.options.map(({ key }) => key) : [];
    const { answers, until } = this.#course;
    const next = offered.find(
      from =>
        !this.#declared.includes(from) && (until === `move.ships@${from}` || isSome(answers[`move.ships@${from}`])),
    );
    if (next === undefined) return [];
    this.#declared.push(next);
    return [next];
  }

  #note({ prompt }: Ask, amounts: Readonly<Record<string, number>>): void {
    this.#production = {
      made: Object.values(amounts).reduce((sum, amount) => sum + amount, 0),
      limit: prompt.limit as number,
      cost: costOf(this.game, this.#course.seat, amounts),
      funds: prompt.free ? undefined : (prompt.funds as number),
    };
  }

  #totals(): Pick<Rehearsal, 'fleet' | 'room'> {
    const { seat } = this.#course;
    const [first] = this.steps;
    const id = first?.ask.kind === 'activate' ? String(first.value) : this.#system;
    if (id === undefined) return {};
    const system = systemOf(this.game, id);
    const ships = system.space.filter(group => group.seat === seat && isNonFighterShip(this.game, group, system));
    // Where a gravity rift stops the plan, the ships on their way count too.
    const underway = this.#hasArrived || this.game.tactical?.system !== id ? [] : this.game.tactical.waves;
    const coming = underway
      .filter(({ path }) => path.length > 0)
      .flatMap(wave => wave.ships.filter(ship => isNonFighterShip(this.game, { ...ship, seat }, system)));
    return {
      fleet: {
        ships: [...ships, ...coming].reduce((sum, { count }) => sum + count, this.#removed),
        limit: fleetLimitIn(this.game, seat, system.id),
      },
      room: roomIn(this.game, seat, system),
    };
  }
}

const bodyOf = (ask: Ask): Json => {
  const { kind, form, seat, prompt } = ask;
  const offer = 'lines' in ask ? ask.lines : 'options' in ask ? ask.options : [];
  const bounds = 'min' in ask ? [ask.min, ask.max] : [];
  return { kind, form, seat, prompt, offer: offer as unknown as Json, bounds };
};

/** Are two questions the same but for their ids and what is suggested? */
export const isSameAsk = (a: Ask, b: Ask): boolean => canonical(bodyOf(a)) === canonical(bodyOf(b));

/**
 * What the game will ask after a question, by its own rules, as far as a seat can tell: nobody reacts, and it ends where
 * dice, hidden cards or other players decide. Nothing if the question is not one that a plan can begin with, or the
 * table as it is seen would not ask it like this.
 */
export function rehearse(view: View, ask: Ask, answers: PlanAnswers): Rehearsal | undefined {
  const frames = courseFrom(view, ask);
  if (!frames || ask.ahead) return undefined;
  const course = { seat: ask.seat, frames, answers };
  const run = new Run(view, course).go();
  const [first] = run.steps;
  if (!first || !isSameAsk(first.ask, ask)) return undefined;
  const moving = run.steps.find(step => step.ask.kind === 'move.from')?.ask;
  const origins =
    moving?.form === 'pick'
      ? moving.options.flatMap(({ key: from }): Origin[] => {
          const alone = new Run(view, { ...course, answers: only(answers, 'activate'), until: `move.ships@${from}` });
          alone.go();
          return alone.reached?.form === 'allocate' ? [{ from, ask: alone.reached }] : [];
        })
      : [];
  return { ...run, origins };
}

const only = (answers: PlanAnswers, key: string): PlanAnswers => (answers[key] ? { [key]: answers[key] } : {});
