import { type AnswerValue, type Ask, imagine, type KernelState, type Random, type Table } from '@orrery/kernel';
import type { Bot, Budget } from './common/bot.ts';

/** Asks a bot. The answer may be illegal: bots make mistakes. */
export function consult<G extends KernelState, V>(
  bot: Bot,
  table: Table<G, V>,
  ask: Ask,
  { random, budget }: { readonly random: Random; readonly budget?: Budget | undefined },
): AnswerValue {
  const { id, seat } = ask;
  let view: V | undefined;
  return bot.choose({
    ask,
    random,
    ...(budget ? { budget } : {}),
    get view() {
      view ??= table.view(seat); // searches read it many times
      return view;
    },
    isLegal: value => table.check({ ask: id, seat, value }).ok,
    imagine: seed => imagine(table, seat, { seed }) as Table<KernelState> | undefined,
  });
}
