import { type Frame, type Game, invariant, type Seat, seedFrom, Table } from '@orrery/kernel';
import { expectUsed, watch } from '@orrery/testkit/proves';
import { eminentDomain } from '../index.ts';
import { type CardKey, kindOf } from '../model/cards.ts';
import type { CardKind, PermanentId, PlanetId, Resource, StackId } from '../model/ids.ts';
import { planets } from '../model/planets.ts';
import { layOut } from '../model/setup.ts';
import type { Options, State } from '../model/state.ts';
import { technologies } from '../model/technologies.ts';
import type { EminentDomainEvent, View } from '../view/index.ts';
import { SeatAtTable, type TestTable } from './seat-at-table.ts';

interface PlanetSetup {
  readonly faceUp?: boolean;
  /** Cards tucked under it. */
  readonly colonies?: readonly CardKind[];
  /** Resources on it; `true` fills every slot. */
  readonly filled?: readonly Resource[] | true;
  readonly scorched?: boolean;
}

/**
 * The table that a test starts from. Nobody has any card, planet or token unless it says so; stacks are full, the
 * planet deck is whole, and it is seat 0's turn. Lists of cards begin at the top.
 */
export class Given {
  readonly #game: State;
  readonly #injected: [stream: string, outcome: number[]][] = [];

  constructor(seats: number, options: Partial<Options> = {}) {
    const all = { errata2014: false, extended: false, learning: false, ...options };
    this.#game = layOut(seats, all, { proc: 'none', args: {} });
    this.#game.turn.number = 1;
    for (const empire of this.#game.seats) this.#game.removed.push(...empire.deck.splice(0));
  }

  /** Takes a card of this kind from wherever it is not in use. */
  #card(kind: CardKind): CardKey {
    const { removed, market, stacks } = this.#game;
    const onMarket = market.indexOf(kind as never);
    if (onMarket >= 0) return market.splice(onMarket, 1)[0]!;
    for (const zone of [removed, ...Object.values(stacks)]) {
      const place = zone.findIndex(card => kindOf(card) === kind);
      if (place >= 0) return zone.splice(place, 1)[0]!;
    }
    throw new Error(`no ${kind} is left`);
  }

  #planet(id: PlanetId): PlanetId {
    for (const zone of [this.#game.planetDeck, this.#game.planetsOut, this.#game.planetDiscard]) {
      const place = zone.indexOf(id);
      if (place >= 0) return zone.splice(place, 1)[0]!;
    }
    throw new Error(`${id} is in use`);
  }

  hand(seat: Seat, ...kinds: CardKind[]): this {
    this.#game.seats[seat]!.hand.push(...kinds.map(kind => this.#card(kind)));
    return this;
  }

  deck(seat: Seat, ...kinds: CardKind[]): this {
    this.#game.seats[seat]!.deck.unshift(...kinds.map(kind => this.#card(kind)).reverse());
    return this;
  }

  discard(seat: Seat, ...kinds: CardKind[]): this {
    this.#game.seats[seat]!.discard.push(...kinds.map(kind => this.#card(kind)));
    return this;
  }

  /** Cards already played in this Role phase. */
  played(seat: Seat, ...kinds: CardKind[]): this {
    this.#game.seats[seat]!.played.push(...kinds.map(kind => this.#card(kind)));
    return this;
  }

  planet(
    seat: Seat,
    id: PlanetId,
    { faceUp = false, colonies = [], filled = [], scorched = false }: PlanetSetup = {},
  ): this {
    const { slots } = planets[id];
    const left = filled === true ? [...slots] : [...filled];
    const full = slots.map(slot => {
      const place = left.indexOf(slot);
      if (place >= 0) left.splice(place, 1);
      return place >= 0;
    });
    invariant(left.length === 0, `${id} has no slot for ${left.join()}`);
    this.#game.seats[seat]!.planets.push({
      id: this.#planet(id),
      faceUp,
      colonies: colonies.map(kind => this.#card(kind)),
      filled: faceUp ? full : [],
      scorched,
    });
    return this;
  }

  permanent(seat: Seat, id: PermanentId): this {
    const gone = [id, technologies[id].otherSide];
    this.#game.market = this.#game.market.filter(each => !gone.includes(each as PermanentId));
    this.#game.seats[seat]!.permanents.push(id);
    return this;
  }

  fighters(seat: Seat, count: number): this {
    this.#game.seats[seat]!.fighters = count;
    return this;
  }

  /** Tokens come out of the supply. */
  influence(seat: Seat, count: number): this {
    this.#game.seats[seat]!.influence += count;
    this.#game.supply -= count;
    return this;
  }

  /** Leaves so many tokens in the supply; the last seat has the others. */
  supply(left: number): this {
    return this.influence(this.#game.seats.length - 1, this.#game.supply - left);
  }

  /** Leaves so many cards in a stack. */
  stack(id: StackId, left: number): this {
    this.#game.removed.push(...this.#game.stacks[id].splice(left));
    return this;
  }

  /** The planet deck from the top; everything else is out of the game. */
  planetDeck(...ids: PlanetId[]): this {
    const deck = ids.map(id => this.#planet(id)).reverse();
    this.#game.planetsOut.push(...this.#game.planetDeck);
    this.#game.planetDeck = deck;
    return this;
  }

  planetDiscard(...ids: PlanetId[]): this {
    this.#game.planetDiscard.push(...ids.map(id => this.#planet(id)));
    return this;
  }

  /** Whose turn it is. */
  turnOf(seat: Seat): this {
    this.#game.turn.seat = seat;
    return this;
  }

  startPlayer(seat: Seat): this {
    this.#game.start = seat;
    return this;
  }

  /** What the next shuffle on a stream does: the old place of each new place, the top of a deck last. */
  shuffles(stream: string, ...outcome: number[]): this {
    this.#injected.push([stream, outcome]);
    return this;
  }

  /** Runs these steps, first one first, and nothing after them. */
  start(...frames: Frame[]): { table: TestTable; seat: (seat: Seat) => SeatAtTable } {
    this.#game.stack = [...frames].reverse();
    const table: TestTable = new Table(eminentDomain as Game<State, unknown, View, EminentDomainEvent>, {
      seats: this.#game.seats.length,
      options: { guarded: true, ...this.#game.options }, // everybody is asked, unless a test says otherwise
      seed: seedFrom('given'),
      from: { snapshot: { at: 0, epoch: 0, state: this.#game, revealedAt: 0, events: 0 }, log: [] },
    });
    for (const [stream, outcome] of this.#injected) table.inject(stream, outcome);
    watch(table);
    expectUsed(table, this.#injected);
    return { table, seat: seat => new SeatAtTable(table, seat) };
  }
}

/** Begins a table for so many seats. */
export const given = (seats: number, options: Partial<Options> = {}): Given => new Given(seats, options);
