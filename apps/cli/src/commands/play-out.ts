import { type Bot, type Budget, consult } from '@orrery/bots';
import type { KernelState, Random, Seat, Table } from '@orrery/kernel';

/** No game is ever this long; one that is has lost its way. */
const ABSURD = 200_000;

/** A bot gave an answer that the table did not take. */
class IllegalAnswer extends Error {}

interface PlayOut {
  readonly bots: readonly Bot[];
  readonly random: Random;
  readonly budget?: Budget | undefined;
  /** After each decision: whose it was. */
  onDecision(seat: Seat): void;
}

/** Lets bots play a table to its end; false if it stops before. */
export function playOut<G extends KernelState, V>(
  table: Table<G, V>,
  { bots, random, budget, onDecision }: PlayOut,
): boolean {
  for (let decisions = 0; decisions < ABSURD; decisions++) {
    if (table.over) return true;
    const ask = table.firstAsk();
    if (!ask) return false;
    const { id, seat, kind } = ask;
    const bot = bots[seat]!;
    const value = consult(bot, table, ask, { random, budget });
    const outcome = table.answer({ ask: id, seat, value });
    onDecision(seat);
    if (!outcome.ok)
      throw new IllegalAnswer(
        `${bot.name} in seat ${seat} answered ${kind} with ${JSON.stringify(value)}: ${outcome.code}`,
      );
  }
  return false;
}
