import { type Bot, type Budget, consult } from '@orrery/bots';
import {
  type AnswerValue,
  type Ask,
  type KernelState,
  quickRandom,
  type Random,
  redeal,
  type Seat,
  seedFrom,
  type Table,
} from '@orrery/kernel';

/** No game is ever this long; one that is has lost its way. */
const ABSURD = 200_000;

/** A bot gave an answer that the table did not take. */
class IllegalAnswer extends Error {}

/** A bot answered otherwise when only what it cannot see was otherwise. */
class Peeked extends Error {}

interface PlayOut {
  readonly bots: readonly Bot[];
  readonly random: Random;
  readonly budget?: Budget | undefined;
  /** Whether to see, at the decision of this number, that the bot chooses alike when all that it cannot see is dealt anew. */
  isChecked?(decision: number): boolean;
  /** After each decision: whose it was. */
  onDecision(seat: Seat): void;
}

/** Lets bots play a table to its end; false if it stops before. */
export function playOut<G extends KernelState, V>(
  table: Table<G, V>,
  { bots, random, budget, isChecked, onDecision }: PlayOut,
): boolean {
  for (let decisions = 0; decisions < ABSURD; decisions++) {
    if (table.over) return true;
    const ask = table.firstAsk();
    if (!ask) return false;
    const { id, seat, kind } = ask;
    const bot = bots[seat]!;
    const value = isChecked?.(decisions)
      ? consultBlind(bot, table, ask, { luck: Math.floor(random() * 2 ** 32), budget })
      : consult(bot, table, ask, { random, budget });
    const outcome = table.answer({ ask: id, seat, value });
    if (!outcome.ok)
      throw new IllegalAnswer(
        `${bot.name} in seat ${seat} answered ${kind} with ${JSON.stringify(value)}: ${outcome.code}`,
      );
    onDecision(seat);
  }
  return false;
}

/** What the bot answers here, and the same as where everything hidden from it lies otherwise (P10). */
function consultBlind<G extends KernelState, V>(
  bot: Bot,
  table: Table<G, V>,
  ask: Ask,
  { luck, budget }: { readonly luck: number; readonly budget: Budget | undefined },
): AnswerValue {
  const { id, seat, kind } = ask;
  const value = consult(bot, table, ask, { random: quickRandom(luck), budget });
  const dealt = redeal(table, seat, { seed: seedFrom(`${luck}`) });
  const again = dealt.asks(seat).find(each => each.id === id)!;
  const other = consult(bot, dealt, again, { random: quickRandom(luck), budget });
  if (JSON.stringify(other) !== JSON.stringify(value))
    throw new Peeked(
      `${bot.name} in seat ${seat} answered ${kind} (${id}) with ${JSON.stringify(value)}, and with ${JSON.stringify(other)} when what it cannot see was dealt anew`,
    );
  return value;
}
