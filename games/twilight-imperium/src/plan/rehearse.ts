import {
  type Amounts,
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
import { because } from '../model/reasons.ts';
import type { State, SystemId } from '../model/state.ts';
import { isNonFighterShip } from '../moments/units/counts-as.ts';
import { fleetLimitIn } from '../moments/units/queries.ts';
import { carryOut } from '../odds/runner.ts';
import { priceOf } from '../verbs/economy/bill.ts';
import { roomIn } from '../verbs/units/limits.ts';
import type { View } from '../view/index.ts';
import { courseFrom, positionOf } from './position.ts';
/** The planned answers by question key. Other questions get the suggested answer. */
export type PlanAnswers = Readonly<Record<string, AnswerValue>>;

/** A question that the game will ask if nothing unforeseen happens, with the planned answer. */
export interface PlannedStep {
  /** Identifies the question, whatever the answers: `move.ships@27`. */
  readonly key: string;
  readonly ask: Ask;
  readonly value: AnswerValue;
  /** The types of the events between the question before it and this one. */
  readonly events: readonly string[];
  /** No other answer is legal: only a guarded seat is asked. */
  readonly isOnly: boolean;
  /** A window in which the player could react; passed unless the plan has an answer. */
  readonly isReaction: boolean;
}

/** Ships that can move from a system. */
export interface Origin {
  readonly from: SystemId;
  readonly ask: Extract<Ask, { form: 'allocate' }>;
}

/**
 * Why a rehearsal ended: complete, dice or hidden cards decide, another player decides, fleet pool or
 * capacity is exceeded, or the rules refuse a planned answer.
 */
export type Stop =
  | { readonly why: 'complete' | 'chance' | 'others' | 'limits' }
  | { readonly why: 'refused'; readonly key: string; readonly reason: Reason | undefined };

export interface Rehearsal {
  /** The number of votes cast, if any. */
  readonly votes?: number;
  readonly steps: readonly PlannedStep[];
  readonly stop: Stop;
  /** The systems ships could move from, if ships are moved. */
  readonly origins: readonly Origin[];
  /** Fleet use in the active system at the end. */
  readonly fleet?: { readonly ships: number; readonly limit: number };
  readonly room?: { readonly cargo: number; readonly capacity: number };
  readonly production?: {
    readonly made: number;
    readonly limit: number;
    readonly cost: number;
    /** What can be spent; undefined if it is free. */
    readonly funds: number | undefined;
  };
}

/** Thrown to end a rehearsal from within the rules. */
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

/** The suggested answer; for a choice of system, the first with a planet the player controls, if any. */
function suggestedFor(ask: Ask, game: State): AnswerValue {
  if (ask.form === 'pick' && ask.min === 1 && ask.options.every(({ at }) => typeof at?.system === 'string')) {
    const own = ask.options.find(({ at }) =>
      systemOf(game, String(at!.system)).planets.some(({ controller }) => controller === ask.seat),
    );
    if (own) return [own.key];
  }
  return simplestAnswer(ask);
}

/** Distinguishes questions of one kind in a plan, by system or unit. */
const tagOf = ({ prompt }: Ask): string => {
  const tag = prompt.from ?? prompt.unit;
  return typeof tag === 'string' ? `@${tag}` : '';
};

const isSome = (value: AnswerValue | undefined): boolean =>
  typeof value === 'object' && !Array.isArray(value) && Object.values(value).some(amount => amount > 0);

const productionOf = (game: State, { seat, prompt }: Ask, amounts: Amounts): NonNullable<Rehearsal['production']> => ({
  made: Object.values(amounts).reduce((sum, amount) => sum + amount, 0),
  limit: prompt.limit as number,
  cost: priceOf(game, seat, amounts),
  funds: prompt.free ? undefined : (prompt.funds as number),
});

interface Course {
  readonly seat: Seat;
  readonly frames: readonly Frame[];
  readonly answers: PlanAnswers;
  /** Stop at this question. */
  readonly until?: string;
}

/** One run through the steps on a copy of the table. */
class Run {
  readonly game: State;
  readonly steps: PlannedStep[] = [];
  readonly #course: Course;
  readonly #system: SystemId | undefined;
  readonly #hand: Pick<View['players'][number], 'actionCards' | 'secrets' | 'notes'>;
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
    this.#hand = view.players[course.seat]!;
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
        onReveal: pieces => {
          if (!pieces.every(piece => this.#isOwn(piece))) onChance();
        },
        player: (slot, isReaction) => this.#answer(slot, isReaction),
        onEvent: event => this.#hear(event),
      });
    } catch (error) {
      if (error instanceof Stopped) return error.stop;
      throw error;
    }
    return { why: 'complete' };
  }

  /** Revealing a card of the planner's own hand is no new information. */
  #isOwn(piece: string): boolean {
    const { actionCards, secrets, notes } = this.#hand;
    return [actionCards, secrets, notes].some(cards => cards?.includes(piece));
  }

  #hear({ type, data }: TwilightImperiumEvent): void {
    this.#events.push(type);
    if (type === 'moved') this.#hasArrived = true;
    if (type === 'voted' && data.seat === this.#course.seat) this.#votes = data.count;
    if (type !== 'units-removed' || data.seat !== this.#course.seat || data.planet !== null) return;
    // Removed without a question, as only one type can be chosen.
    if (isShipType(data.unit)) this.#removed += data.count;
    throw new Stopped({ why: 'limits' });
  }

  #answer(slot: Slot<unknown>, isReaction: boolean): AnswerValue {
    const ask = askOf(slot);
    const canPass = ask.form === 'pick' && ask.min === 0;
    if (slot.seat !== this.#course.seat) {
      if (canPass) return []; // assume that others do not react
      throw new Stopped({ why: 'others' });
    }
    if ((isReaction && !canPass) || ask.kind === 'transaction.offer') throw new Stopped({ why: 'others' });
    if (ask.kind === 'remove-ships' || ask.kind === 'remove-cargo') throw new Stopped({ why: 'limits' });
    return this.#plan(slot, ask, isReaction);
  }

  #plan(slot: Slot<unknown>, ask: Ask, isReaction: boolean): AnswerValue {
    const name = `${ask.kind}${tagOf(ask)}`;
    const count = this.#counts.get(name) ?? 0;
    this.#counts.set(name, count + 1);
    const key = count === 0 ? name : `${name}#${count}`;
    if (key === this.#course.until) {
      this.reached = ask;
      throw new Stopped({ why: 'complete' });
    }
    const value = ask.kind === 'move.from' ? this.#nextOrigin(ask) : this.#course.answers[key];
    const planned = value ?? suggestedFor(ask, this.game);
    const read = slot.read(planned);
    const isOnly = slot.only() !== undefined;
    this.steps.push({ key, ask, value: planned, events: this.#events, isOnly, isReaction });
    this.#events = [];
    if (ask.kind === 'produce') this.#production = productionOf(this.game, ask, planned as Amounts);
    if (!read.ok) throw new Stopped({ why: 'refused', key, reason: read.reason });
    return planned;
  }

  /** The next system the plan moves ships from; empty if there is no other. */
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

  #totals(): Pick<Rehearsal, 'fleet' | 'room'> {
    const { seat } = this.#course;
    const [first] = this.steps;
    const id = first?.ask.kind === 'activate' ? String(first.value) : this.#system;
    if (id === undefined) return {};
    const system = systemOf(this.game, id);
    const ships = system.space.filter(group => group.seat === seat && isNonFighterShip(this.game, group, system));
    // If the plan stops at a gravity rift roll, the moving ships count too.
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

/** Are two questions equal except for id and suggested answer? */
export const isSameAsk = (a: Ask, b: Ask): boolean => canonical(bodyOf(a)) === canonical(bodyOf(b));

/**
 * Runs the rules on a copy of what the seat sees and returns the questions that follow this one. Assumes that no other
 * player reacts; ends where dice, hidden cards or other players decide. Undefined if no plan can start at this
 * question, or if the copy asks it differently.
 */
export function rehearse(view: View, ask: Ask, answers: PlanAnswers): Rehearsal | undefined {
  const frames = courseFrom(view, ask);
  if (ask.ahead) return undefined;
  if (!frames) return ask.kind === 'produce' ? productionAlone(view, ask, answers) : undefined;
  const course = { seat: ask.seat, frames, answers };
  const run = new Run(view, course).go();
  const [first] = run.steps;
  if (!first || !isSameAsk(first.ask, ask)) return undefined;
  const departure = run.steps.findIndex(step => step.ask.kind === 'move.from');
  const moving = run.steps[departure]?.ask;
  const before = Object.fromEntries(run.steps.slice(0, departure).map(({ key, value }) => [key, value]));
  const origins =
    moving?.form === 'pick'
      ? moving.options.flatMap(({ key: from }): Origin[] => {
          const alone = new Run(view, { ...course, answers: before, until: `move.ships@${from}` });
          alone.go();
          return alone.reached?.form === 'allocate' ? [{ from, ask: alone.reached }] : [];
        })
      : [];
  return { ...run, origins };
}

/** Production by an effect that is not rehearsed: the cost, and whether it can be paid. */
function productionAlone(view: View, ask: Ask, answers: PlanAnswers): Rehearsal | undefined {
  if (ask.form !== 'allocate') return undefined;
  const value = answers.produce ?? ask.suggest;
  const production = productionOf(positionOf(view), ask, value as Amounts);
  const { cost, funds } = production;
  const reason = because('produce.total-cost', 'LRR 67.1', { cost, funds: funds ?? 0 });
  const stop: Stop = cost > (funds ?? cost) ? { why: 'refused', key: ask.kind, reason } : { why: 'complete' };
  const step = { key: ask.kind, ask, value, events: [], isOnly: false, isReaction: false };
  return { steps: [step], stop, origins: [], production };
}
