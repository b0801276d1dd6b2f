import {
  type Answer,
  type AnswerValue,
  type Ask,
  type Frame,
  type Outcome,
  quickRandom,
  type Seat,
  seedFrom,
  stateHash,
  Table,
} from '@orrery/kernel';
import { legalRandomAnswer, newTable } from '@orrery/testkit';
import { expect } from 'vitest';
import { duel } from './duel.ts';
import { type Duel, type DuelGame, type DuelView, emptyTable } from './duel-state.ts';

export type DuelTable = Table<Duel, DuelView>;

interface Stage {
  readonly hands?: readonly (readonly string[])[];
  /** The top card first. */
  readonly top?: readonly string[];
  readonly discard?: readonly string[];
  readonly played?: readonly string[];
  readonly coins?: readonly number[];
  /** Steps in the order in which they are to be played. */
  readonly steps: readonly Frame[];
}

/** A duel with prepared hands and piles; all other cards are in the deck. */
export const stagedGame = (stage: Stage): DuelGame => ({
  ...duel,
  setup(seats, options) {
    const game = emptyTable(seats, options);
    const { hands = [], top = [], discard = [], played = [] } = stage;
    const named = new Set([...hands.flat(), ...top, ...discard, ...played]);
    game.deck = [...game.deck.filter(card => !named.has(card)), ...[...top].reverse()];
    game.discard = [...discard];
    game.played = [...played];
    hands.forEach((hand, seat) => {
      game.duellists[seat]!.hand = [...hand];
    });
    stage.coins?.forEach((coins, seat) => {
      game.bank += game.duellists[seat]!.coins - coins;
      game.duellists[seat]!.coins = coins;
    });
    game.stack = JSON.parse(JSON.stringify([...stage.steps].reverse()));
    return game;
  },
});

interface Settings {
  readonly seed?: string;
  readonly snapshotEvery?: number;
  readonly options?: unknown;
  readonly keep?: boolean;
}

export const staged = (seats: number, stage: Stage, settings: Settings = {}): DuelTable =>
  newTable(stagedGame(stage), { seats, seed: 'staged', ...settings });

export const dealt = (seats: number, seed: string, settings: Settings = {}): DuelTable =>
  newTable(duel, { seats, seed, ...settings });

/** The question of a seat, which must be its only one. */
export function askOf<G extends Duel, V>(table: Table<G, V>, seat: Seat): Ask {
  const asks = table.asks(seat);
  expect(asks).toHaveLength(1);
  return asks[0]!;
}

export const optionsOf = (ask: Ask): string[] =>
  'options' in ask ? ask.options.map(option => option.key) : 'lines' in ask ? ask.lines.map(line => line.key) : [];

export const answering = (ask: Ask, value: AnswerValue): Answer => ({ ask: ask.id, seat: ask.seat, value });

/** A seat answers its only open question; the answer must be accepted. */
export function says<G extends Duel, V>(table: Table<G, V>, seat: Seat, ...value: string[]): void {
  expect(table.answer(answering(askOf(table, seat), value))).toMatchObject({ ok: true });
}

export function bids<G extends Duel, V>(table: Table<G, V>, seat: Seat, value: number): void {
  expect(table.answer(answering(askOf(table, seat), value))).toMatchObject({ ok: true });
}

/** The code of a refusal, which must have changed nothing. */
export function refused<G extends Duel, V, T>(table: Table<G, V>, attempt: () => Outcome<T>): string {
  const before = [stateHash(table.state), JSON.stringify(table.log), JSON.stringify(table.asks()), table.events.length];
  const outcome = attempt();
  expect([
    stateHash(table.state),
    JSON.stringify(table.log),
    JSON.stringify(table.asks()),
    table.events.length,
  ]).toEqual(before);
  return outcome.ok ? 'taken' : outcome.code;
}

/** Plays on at random, for a number of decisions or to the end. */
export function playOn<G extends Duel, V>(
  table: Table<G, V>,
  seed: number,
  decisions = Number.POSITIVE_INFINITY,
): void {
  const random = quickRandom(seed);
  for (let i = 0; i < decisions && !table.over; i++) {
    const asks = table.asks();
    const ask = asks[Math.floor(random() * asks.length)]!;
    expect(table.answer(answering(ask, legalRandomAnswer(table, ask, random)))).toMatchObject({ ok: true });
  }
}

/** Another table that replayed the same log from the start. */
export function replayed(table: DuelTable): DuelTable {
  const { game, seats, options, seed } = table;
  const state = game.setup(seats, options);
  const snapshot = { at: 0, epoch: 0, revealedAt: 0, events: 0, state };
  return new Table(game, { seats, options, seed, checkChance: true, from: { snapshot, log: table.log } });
}

/** The whole position in one comparable value. */
export const position = <G extends Duel, V>(table: Table<G, V>) => ({
  state: stateHash(table.state),
  asks: table.asks(),
  waiting: table.waiting(),
});

export const seedOf = seedFrom;
