import { deepEqual, equal, ok } from 'node:assert/strict';
import type { Ask, RefusalCode, Seat, Table } from '@orrery/kernel';
import { type CardKey, kindOf } from '../model/cards.ts';
import type { PlanetId } from '../model/ids.ts';
import type { Empire, Planet, State } from '../model/state.ts';
import type { EminentDomainEvent, View } from '../view/index.ts';

export type TestTable = Table<State, View, EminentDomainEvent>;

const kinds = (cards: readonly CardKey[]): string[] => cards.map(kindOf).sort();

/**
 * One seat, played as a person plays it: by names. A card goes by its kind (`survey`), a planet of its own by its id
 * (`settle:lyttle`, slot `lyttle.0`), and everything else by its key.
 */
export class SeatAtTable {
  readonly #table: TestTable;
  readonly #seat: Seat;

  constructor(table: TestTable, seat: Seat) {
    this.#table = table;
    this.#seat = seat;
  }

  get empire(): Empire {
    return this.#table.state.seats[this.#seat]!;
  }

  /** Kinds, in alphabetical order. */
  get hand(): string[] {
    return kinds(this.empire.hand);
  }

  get discard(): string[] {
    return kinds(this.empire.discard);
  }

  get played(): string[] {
    return kinds(this.empire.played);
  }

  /** From the top. */
  get deck(): string[] {
    return [...this.empire.deck].reverse().map(kindOf);
  }

  planet(id: PlanetId): Planet {
    const planet = this.empire.planets.find(each => each.id === id);
    ok(planet, `seat ${this.#seat} has no ${id}`);
    return planet;
  }

  colonies(id: PlanetId): string[] {
    return kinds(this.planet(id).colonies);
  }

  #ask(): Ask {
    const [ask] = this.#table.asks(this.#seat);
    ok(ask, `seat ${this.#seat} is not asked anything; the table waits for ${this.#table.waiting()}`);
    return ask;
  }

  #name(key: string): string {
    const named = key.replace(/\bp(\d+)/, (_, place) => this.empire.planets[Number(place)]?.id ?? `p${place}`);
    return named.includes('#') ? named.replace(/^(use:)?(.*)$/, (_, use = '', card) => `${use}${kindOf(card)}`) : named;
  }

  #options(): string[] {
    const ask = this.#ask();
    return ask.form === 'pick' || ask.form === 'order' ? ask.options.map(option => option.key) : [];
  }

  /** The keys that these names stand for, a different one each time. */
  #keys(names: readonly string[]): string[] {
    const left = this.#options();
    return names.map(name => {
      const place = left.findIndex(key => this.#name(key) === name);
      return place >= 0 ? left.splice(place, 1)[0]! : name;
    });
  }

  isAsked(kind: string): this {
    equal(this.#ask().kind, kind);
    return this;
  }

  isNotAsked(): this {
    deepEqual(this.#table.asks(this.#seat), []);
    return this;
  }

  /** Exactly these, in any order: one too many is a failure too. */
  isOffered(...names: string[]): this {
    deepEqual(
      this.#options()
        .map(key => this.#name(key))
        .sort(),
      [...names].sort(),
    );
    return this;
  }

  /** Exactly these are not on offer though one might look for them: the reason and the rule of each. */
  isBarred(reasons: Readonly<Record<string, string>>): this {
    const [barred = []] = this.#table.barred(this.#seat);
    const said = barred.map(({ option, reason }) => [this.#name(option.key), `${reason.id} ${reason.rule}`]);
    deepEqual(Object.fromEntries(said), { ...reasons });
    return this;
  }

  /** What the question says beside its options. */
  isTold(prompt: Record<string, unknown>): this {
    deepEqual({ ...this.#ask().prompt, ...prompt }, this.#ask().prompt);
    return this;
  }

  chooses(...names: string[]): this {
    const { id } = this.#ask();
    const outcome = this.#table.answer({ ask: id, seat: this.#seat, value: this.#keys(names) });
    ok(outcome.ok, `refused: ${outcome.ok ? '' : `${outcome.code} ${outcome.message}`}`);
    return this;
  }

  /** Chooses nothing. */
  passes(): this {
    return this.chooses();
  }

  isRefused(code: RefusalCode, ...names: string[]): this {
    const outcome = this.#table.answer({ ask: this.#ask().id, seat: this.#seat, value: this.#keys(names) });
    equal(outcome.ok ? 'taken' : outcome.code, code);
    return this;
  }
}
