import { type AnswerValue, type Ask, fork, type KernelState, type Seat, seedFrom, type Table } from '@orrery/kernel';
import type { View } from '@orrery/twilight-imperium/view';
import type { BotInput } from '../common/bot.ts';
import { standing } from './standing.ts';

type World = Table<KernelState>;

/** How questions are answered during a simulation. */
export type Policy = (world: World, ask: Ask) => AnswerValue;

/** Questions at which a simulation ends: the tried answer has had its effect by then. */
const beginnings: ReadonlySet<string> = new Set(['action', 'strategy-card', 'score-public', 'score-secret']);

/** A simulation ends after this many answers in any case. */
const LONGEST = 60;

/** How many follow-up choices are simulated. */
const CHOICES = 8;

/** How far ahead of the others a seat is, on average. */
export function ahead(world: World, me: Seat): number {
  let total = 0;
  for (let seat = 0; seat < world.seats; seat++) {
    const share = seat === me ? 1 : -1 / (world.seats - 1);
    total += share * standing(world.view(seat) as View, seat);
  }
  return total;
}

/** Simulates on possible tables of the seat that is asked. */
export class Trial {
  readonly #ask: Ask;
  readonly #policy: Policy;
  readonly #imagine: NonNullable<BotInput['imagine']>;
  readonly #worlds: (World | undefined)[] = [];

  constructor(ask: Ask, imagine: NonNullable<BotInput['imagine']>, policy: Policy) {
    this.#ask = ask;
    this.#imagine = imagine;
    this.#policy = policy;
  }

  /** The gain of an answer over passing, or over the current position if an answer is mandatory; averaged over worlds. */
  gain(value: AnswerValue, worlds: number): number | undefined {
    let total = 0;
    for (let n = 0; n < worlds; n++) {
      const world = this.#world(n);
      const after = world && this.#outcome(world, this.#ask, value);
      if (after === undefined) return undefined;
      total += after - this.#before(n, world!);
    }
    return total / worlds;
  }

  readonly #known = new Map<number, number>();

  #before(n: number, world: World): number {
    let value = this.#known.get(n);
    if (value === undefined) {
      const { form, seat } = this.#ask;
      const isOptional = form === 'pick' && this.#ask.min === 0;
      value = (isOptional ? this.#outcome(world, this.#ask, []) : undefined) ?? ahead(world, seat);
      this.#known.set(n, value);
    }
    return value;
  }

  /** The same question always gives the same worlds. */
  #world(n: number): World | undefined {
    if (!(n in this.#worlds)) this.#worlds[n] = this.#imagine(seedFrom(`${this.#ask.id} ${n}`));
    return this.#worlds[n];
  }

  /** The seat's lead after an answer has had its effect; undefined if the table refuses it. */
  #outcome(world: World, { id, seat, kind }: Ask, value: AnswerValue): number | undefined {
    const tried = fork(world, { seed: seedFrom(`${this.#ask.id} luck`), keep: true });
    if (!tried.answer({ ask: id, seat, value }).ok) return undefined;
    for (let n = 0; n < LONGEST; n++) {
      const next = tried.firstAsk();
      if (!next || isAnotherVote(next, this.#ask)) break;
      if (next.seat === seat && next.kind !== kind && isOpen(tried, next)) return this.#best(tried, next);
      if (beginnings.has(next.kind)) break;
      const said = this.#policy(tried, next);
      if (!tried.answer({ ask: next.id, seat: next.seat, value: said }).ok) return undefined;
    }
    return ahead(tried, seat);
  }

  #best(world: World, ask: Ask): number | undefined {
    const values = choices(ask).flatMap(value => this.#outcome(world, ask, value) ?? []);
    return values.length > 0 ? Math.max(...values) : undefined;
  }
}

/** A simulated agenda has had its effect when the next agenda is voted on. */
const isAnotherVote = (next: Ask, { prompt }: Ask): boolean =>
  next.kind === 'vote' && prompt.agenda !== undefined && next.prompt.agenda !== prompt.agenda;

/** Whether the answer is found by simulation. */
const isOpen = (world: World, ask: Ask): boolean =>
  choices(ask).length > 1 && asksOfOwnCard(world.view(ask.seat) as View, ask);

/** Whether a card that the seat itself is playing asks for its target or effect. */
export const asksOfOwnCard = ({ playing }: Pick<View, 'playing'>, { kind, seat }: Ask): boolean =>
  playing.some(each => {
    const name = each.card.replace(/#.*/, '');
    return each.seat === seat && (kind === name || kind.startsWith(`${name}.`));
  });

/** Candidate answers where one of several things is picked. */
export const choices = (ask: Ask): string[][] =>
  ask.form === 'pick' && ask.min <= 1 && ask.max === 1 ? ask.options.slice(0, CHOICES).map(({ key }) => [key]) : [];
