import { consult, makeBot } from '@orrery/bots';
import {
  type Ask,
  answerUndo,
  askForUndo,
  type Game,
  type KernelState,
  type Random,
  randomFor,
  type Table,
  undo,
  undoable,
} from '@orrery/kernel';
import { legalRandomAnswer, newTable } from '@orrery/testkit';
import { type Habit, type Situation, seatsOf } from './situation.ts';

/** The bot of each game that plays most like a person. */
const sensible: Readonly<Record<string, string>> = { 'eminent-domain': 'greedy', 'twilight-imperium': 'steward' };

/** The share of random decisions, so that games also reach unusual positions. */
const ODD = 0.2;

/** No game has that many decisions. */
const TOO_MANY = 20_000;
/** How many games are searched for a situation. */
const GAMES = 20;

/** The first of some fixed games that reaches the situation, at that moment. */
export function reach<G extends KernelState, O, V>(
  game: Game<G, O, V>,
  situation: Situation<G>,
): Table<G, V> | undefined {
  for (let number = 1; number <= GAMES; number++) {
    const table = playUntil(game, situation, `${situation.name} ${number}`);
    if (table) return table;
  }
  return undefined;
}

/** Plays one game by its seed until it reaches the situation; undefined if it never does. */
function playUntil<G extends KernelState, O, V>(
  game: Game<G, O, V>,
  { seats, options, habits = [], holds }: Situation<G>,
  seed: string,
): Table<G, V> | undefined {
  const random = randomFor(seed);
  const table = newTable(game, { seats, options, seed });
  const bot = makeBot(game.id, sensible[game.id] ?? 'random', seed)!;
  const answer = (ask: Ask): void => {
    const value = random() < ODD ? legalRandomAnswer(table, ask, random) : consult(bot, table, ask, { random });
    const { id, seat, kind } = ask;
    const taken = table.answer({ ask: id, seat, value });
    if (!taken.ok) throw new Error(`${seed}: ${kind} was answered with ${JSON.stringify(value)}: ${taken.code}`);
  };
  for (let decisions = 0; decisions < TOO_MANY; decisions++) {
    if (holds(table as Table<G>)) return table;
    if (table.over) return undefined;
    const open = table.asks().filter(ask => !ask.ahead);
    answer(open[Math.floor(random() * open.length)]!);
    for (const habit of habits) if (!table.over) follow[habit](table, random);
  }
  return undefined;
}

const one = <T>(items: readonly T[], random: Random): T | undefined => items[Math.floor(random() * items.length)];

type Following = <G extends KernelState, V>(table: Table<G, V>, random: Random) => void;

const follow: Readonly<Record<Habit, Following>> = {
  orders: giveOrders,
  ahead: answerAhead,
  undo: takeBack,
};

/** Somebody who is asked at a window does not want to be asked there any more; some change their minds. */
function giveOrders<G extends KernelState, V>(table: Table<G, V>, random: Random): void {
  const { windows, orderEnds } = table.game;
  const { orders } = table.state.core;
  const asked = one(
    table.asks().filter(({ kind }) => windows.includes(kind)),
    random,
  );
  if (asked && random() < 0.1) {
    const until = one(orderEnds, random)!;
    table.order({ seat: asked.seat, window: asked.kind, unless: random() < 0.5 ? 'concerns-me' : null, until });
  }
  const given = one(orders, random);
  if (given && random() < 0.01) table.cancelOrder(given.seat, given.window);
}

/** Somebody whose turn will come says now what they will do, and may withdraw it. */
function answerAhead<G extends KernelState, V>(table: Table<G, V>, random: Random): void {
  const later = one(
    table.asks().filter(({ ahead }) => ahead),
    random,
  );
  if (later && random() < 0.4)
    table.answer({ ask: later.id, seat: later.seat, value: legalRandomAnswer(table, later, random) });
  const waiting = one(table.state.core.ahead, random);
  if (waiting && random() < 0.1) table.withdraw(waiting.seat, waiting.about);
}

/**
 * Somebody takes their last decision back, by themselves where they may; else the others are asked. Mostly they agree;
 * one may refuse, or play on instead of answering.
 */
function takeBack<G extends KernelState, V>(table: Table<G, V>, random: Random): void {
  if (random() > 0.06) return;
  const seat = one(seatsOf(table), random)!;
  const target = undoable(table, seat);
  if (!target || table.length - target.to > 20) return;
  if (target.free) {
    undo(table, seat);
    return;
  }
  if (random() < 0.5) return;
  askForUndo(table, seat);
  for (const other of seatsOf(table)) {
    if (other === seat) continue;
    const says = random();
    if (says > 0.95) return;
    const agrees = says < 0.9;
    answerUndo(table, other, agrees);
    if (!agrees) return;
  }
}
