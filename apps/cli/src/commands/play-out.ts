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

/** No real game is this long; one that is does not end. */
const MOST_DECISIONS = 200_000;

/** The table refused a bot's answer. */
class IllegalAnswer extends Error {}

/** A bot's answer changed although only hidden state had changed. */
class UsedHiddenState extends Error {}

interface PlayOut {
  readonly bots: readonly Bot[];
  readonly random: Random;
  readonly budget?: Budget | undefined;
  /** Whether to check at this decision that the bot answers the same after a redeal of what it cannot see. */
  isChecked?(decision: number): boolean;
  /** Called after each decision with the seat that made it. */
  onDecision(seat: Seat): void;
}

/** Lets bots play a table to its end; false if it stops earlier. */
export function playOut<G extends KernelState, V>(
  table: Table<G, V>,
  { bots, random, budget, isChecked, onDecision }: PlayOut,
): boolean {
  for (let decisions = 0; decisions < MOST_DECISIONS; decisions++) {
    if (table.over) return true;
    const ask = table.firstAsk();
    if (!ask) return false;
    const { id, seat, kind } = ask;
    const bot = bots[seat]!;
    const value = isChecked?.(decisions)
      ? consultTwice(bot, table, ask, { luck: Math.floor(random() * 2 ** 32), budget })
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

/** The bot's answer; throws if it differs after a redeal of everything hidden from the bot (P10). */
function consultTwice<G extends KernelState, V>(
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
    throw new UsedHiddenState(
      `${bot.name} in seat ${seat} answered ${kind} (${id}) with ${JSON.stringify(value)}, and with ${JSON.stringify(other)} after what it cannot see was redealt`,
    );
  return value;
}
