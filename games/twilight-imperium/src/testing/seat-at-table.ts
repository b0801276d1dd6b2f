import { deepEqual, equal, ok } from 'node:assert/strict';
import {
  type Amounts,
  type AnswerValue,
  type Ask,
  type Reason,
  type RefusalCode,
  type Seat,
  simplestAnswer,
  type Table,
  type Target,
} from '@orrery/kernel';
import type { Player, Tokens } from '../model/factions/player.ts';
import { type PlanetId, planets } from '../model/galaxy/planets.ts';
import type { Planet, System } from '../model/galaxy/state.ts';
import { groupsIn, planetOf, planetsOf, playerOf, systemOf, systemWith } from '../model/readers.ts';
import type { State, SystemId } from '../model/state.ts';
import type { UnitGroup } from '../model/units/state.ts';
import type { TwilightImperiumEvent, View } from '../view/index.ts';

export type TestTable = Table<State, View, TwilightImperiumEvent>;

/** The space area of a system, by its tile number, or a planet, by its id. */
export type AreaName = SystemId | PlanetId;

/** The units of an area by name; damaged ones carry a `!`. */
export type UnitCounts = Readonly<Record<string, number>>;

export const areaOf = (game: State, name: AreaName) => {
  if (game.systems.some(({ id }) => id === name)) return { system: name, planet: null };
  ok(name in planets, `${name} is neither a system on the board nor a planet`);
  const planet = name as PlanetId;
  return { system: systemWith(game, planet).id, planet };
};

const countsIn = (groups: readonly UnitGroup[]): UnitCounts => {
  const counts: Record<string, number> = {};
  for (const { unit, count, damaged } of groups) {
    if (count > damaged) counts[unit] = count - damaged;
    if (damaged > 0) counts[`${unit}!`] = damaged;
  }
  return counts;
};

const sided = (partner: string, gives: Amounts, wants: Amounts): Amounts => {
  const on = (side: string, amounts: Amounts) =>
    Object.entries(amounts).map(([key, count]) => [`${partner}${side}:${key}`, count] as const);
  return Object.fromEntries([...on('give', gives), ...on('want', wants)]);
};

/** One seat, played as a person plays it: it says exactly what it is asked and offered, and answers by key. */
export class SeatAtTable {
  readonly #table: TestTable;
  readonly seat: Seat;

  readonly #remarks: () => readonly string[];

  constructor(table: TestTable, seat: Seat, remarks: () => readonly string[] = () => []) {
    this.#table = table;
    this.seat = seat;
    this.#remarks = remarks;
  }

  get player(): Player {
    return playerOf(this.#table.state, this.seat);
  }

  get tokens(): Tokens {
    return { ...this.player.tokens };
  }

  get tradeGoods(): number {
    return this.player.tradeGoods;
  }

  get commodities(): number {
    return this.player.commodities;
  }

  get points(): number {
    return this.player.points;
  }

  /** Planets it controls, in alphabetical order. */
  get planets(): PlanetId[] {
    return planetsOf(this.#table.state, this.seat)
      .map(({ id }) => id)
      .sort();
  }

  /** Its ready planets, in alphabetical order. */
  get readyPlanets(): PlanetId[] {
    return this.planets.filter(id => !planetOf(this.#table.state, id).exhausted);
  }

  /** Systems with its command token, in alphabetical order. */
  get tokensOnBoard(): SystemId[] {
    return this.#table.state.systems
      .filter(({ tokens }) => tokens.includes(this.seat))
      .map(({ id }) => id)
      .sort();
  }

  /** Its units in an area: `{ carrier: 1, 'dreadnought!': 1 }`. */
  units(area: AreaName): UnitCounts {
    const { state } = this.#table;
    return countsIn(groupsIn(state, areaOf(state, area)).filter(group => group.seat === this.seat));
  }

  planet(id: PlanetId): Planet {
    return planetOf(this.#table.state, id);
  }

  system(id: SystemId): System {
    return systemOf(this.#table.state, id);
  }

  get ask(): Ask {
    const [ask] = this.#table.asks(this.seat);
    const waiting = this.#table.asks().map(({ seat, kind }) => `seat ${seat} (${kind})`);
    const found = `the table waits for ${waiting.join(', ') || 'nobody'}`;
    ok(ask, [`seat ${this.seat} is not asked anything; ${found}`, ...this.#remarks()].join('\n'));
    return ask;
  }

  isAsked(kind: string): this {
    equal(this.ask.kind, kind);
    return this;
  }

  isNotAsked(): this {
    deepEqual(this.#table.asks(this.seat), []);
    return this;
  }

  /** Exactly these keys, in any order: one too many is a failure too. */
  isOffered(...keys: string[]): this {
    const { ask } = this;
    ok(ask.form === 'pick' || ask.form === 'order', `${ask.kind} is no choice among keys`);
    deepEqual(ask.options.map(({ key }) => key).sort(), [...keys].sort());
    return this;
  }

  /** What is not on offer: the reason and the rule of each, `'move.too-far LRR 58.3f'`. */
  get barred(): Readonly<Record<string, string>> {
    const [first = []] = this.#table.barred(this.seat);
    return Object.fromEntries(first.map(({ option, reason }) => [option.key, `${reason.id} ${reason.rule}`]));
  }

  /** These are not on offer, for these reasons; others may not be either. */
  isBarred(reasons: Readonly<Record<string, string>>): this {
    const { barred } = this;
    deepEqual(Object.fromEntries(Object.keys(reasons).map(key => [key, barred[key]])), { ...reasons });
    return this;
  }

  /** The rule that an answer breaks, if one does. */
  refusedBy(value: AnswerValue): Reason | undefined {
    const outcome = this.#table.check({ ask: this.ask.id, seat: this.seat, value });
    return outcome.ok ? undefined : outcome.reason;
  }

  /** What the question suggests could be answered as it is. */
  suggestionIsLegal(): this {
    const { ask } = this;
    ok(ask.form === 'allocate', `${ask.kind} suggests nothing`);
    const outcome = this.#table.check({ ask: ask.id, seat: this.seat, value: ask.suggest });
    ok(outcome.ok, `refused: ${outcome.ok ? '' : outcome.code}`);
    return this;
  }

  get isWaitedFor(): boolean {
    return this.#table.waiting().includes(this.seat);
  }

  /** Why a key is not on offer, whole. */
  reasonFor(key: string): Reason | undefined {
    return this.#table.barred(this.seat)[0]?.find(({ option }) => option.key === key)?.reason;
  }

  /** Exactly these lines, each with the most it takes; and those of which some have to be taken. */
  isOfferedLines(lines: Readonly<Record<string, number>>, least: Readonly<Record<string, number>> = {}): this {
    const { ask } = this;
    ok(ask.form === 'allocate', `${ask.kind} is no allocation`);
    deepEqual(Object.fromEntries(ask.lines.map(({ key, max }) => [key, max])), { ...lines });
    const forced = ask.lines.filter(({ min }) => min > 0);
    deepEqual(Object.fromEntries(forced.map(({ key, min }) => [key, min])), { ...least });
    return this;
  }

  /** What it may offer to give in a deal, and how many of each. */
  isOfferedToGive(lines: Readonly<Record<string, number>>): this {
    return this.#isOfferedOn('give', lines);
  }

  /** What it may want in a deal. */
  isOfferedToWant(lines: Readonly<Record<string, number>>): this {
    return this.#isOfferedOn('want', lines);
  }

  #isOfferedOn(side: 'give' | 'want', lines: Readonly<Record<string, number>>): this {
    const { ask } = this.isAsked('transaction.offer');
    const found = ask.form === 'allocate' ? ask.lines.filter(({ key }) => key.startsWith(`${side}:`)) : [];
    deepEqual(Object.fromEntries(found.map(({ key, max }) => [key.slice(side.length + 1), max])), { ...lines });
    ok(found.every(({ min }) => min === 0));
    return this;
  }

  /** What its options or lines point at, in order. */
  get pointsAt(): (Target | undefined)[] {
    const { ask } = this;
    ok(ask.form !== 'number', `${ask.kind} points at nothing`);
    return (ask.form === 'allocate' ? ask.lines : ask.options).map(({ at }) => at);
  }

  /** How many are to be chosen or allotted in all. */
  isBound(min: number, max: number): this {
    const { ask } = this;
    ok(ask.form !== 'order');
    deepEqual([ask.min, ask.max], [min, max]);
    return this;
  }

  /** What the question says beside its options. */
  isTold(prompt: Record<string, unknown>): this {
    deepEqual({ ...this.ask.prompt, ...prompt }, this.ask.prompt);
    return this;
  }

  /** What would be answered for a seat that is away is legal. */
  #couldBeAway(): void {
    const { ask, seat } = this;
    const outcome = this.#table.check({ ask: ask.id, seat, value: simplestAnswer(ask) });
    ok(outcome.ok, `the simplest answer to ${ask.kind} is refused`);
  }

  #answers(value: AnswerValue): this {
    this.#couldBeAway();
    const outcome = this.#table.answer({ ask: this.ask.id, seat: this.seat, value });
    ok(outcome.ok, `refused: ${outcome.ok ? '' : `${outcome.code} ${outcome.message}`}`);
    return this;
  }

  chooses(...keys: string[]): this {
    return this.#answers(keys);
  }

  /** It is asked for an action, and that of this card is not on offer. */
  cannotUse(card: string): this {
    const { ask } = this.isAsked('action');
    ok('options' in ask && ask.options.every(({ key }) => key !== `component:${card}:${card}`), `${card} is on offer`);
    return this;
  }

  /** Takes the component action of a card. */
  uses(card: string): this {
    return this.isAsked('action').chooses(`component:${card}:${card}`);
  }

  /** Names a number. */
  says(count: number): this {
    return this.#answers(count);
  }

  allots(amounts: Amounts): this {
    return this.#answers(amounts);
  }

  /** Offers a deal: what it gives, and what it wants for that. */
  deals(gives: Amounts, wants: Amounts = {}): this {
    return this.isAsked('transaction.offer').#answers(sided('', gives, wants));
  }

  /** Offers a deal where the partner is still to be chosen. */
  dealsWith(partner: Seat, gives: Amounts, wants: Amounts = {}): this {
    return this.isAsked('transaction.deal').#answers(sided(`${partner}:`, gives, wants));
  }

  /** It may offer a deal to exactly these. */
  mayDealWith(...partners: Seat[]): this {
    const { prompt } = this.isAsked('transaction.deal').ask;
    deepEqual([...(prompt.partners as Seat[])].sort(), partners);
    return this;
  }

  /** Chooses nothing, allots nothing. */
  passes(): this {
    return this.#answers(this.ask.form === 'allocate' ? {} : []);
  }

  /** The answer is refused with this code; keys or amounts as the question wants them. */
  isRefused(code: RefusalCode, ...value: string[] | [Amounts]): this {
    const [first] = value;
    const answer = typeof first === 'object' ? first : (value as string[]);
    const outcome = this.#table.answer({ ask: this.ask.id, seat: this.seat, value: answer });
    equal(outcome.ok ? 'taken' : outcome.code, code);
    return this;
  }
}
