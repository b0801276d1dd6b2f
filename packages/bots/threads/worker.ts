import { parentPort } from 'node:worker_threads';
import type { Bot, BotInput } from '@orrery/bots';
import { makeBot } from '@orrery/bots';
import { findGame } from '@orrery/catalogue';
import {
  type AnswerValue,
  imagine,
  type KernelState,
  quickRandom,
  type Seed,
  type Table,
  tableAt,
} from '@orrery/kernel';
import type { FromThread, Put, Question, Thought } from './question.ts';

const port = parentPort!;
const bots = new Map<string, Bot>();
const KEPT = 1000;

function botFor({ game, bot: name, seed }: Question): Bot {
  const id = `${game} ${name} ${seed}`;
  const known = bots.get(id);
  if (known) return known;
  const bot = makeBot(game, name, seed);
  if (!bot) throw new Error(`there is no bot called ${name} for ${game}`);
  if (bots.size >= KEPT) bots.delete(bots.keys().next().value!);
  bots.set(id, bot);
  return bot;
}

/** Simulations on the position, if one was sent. */
function trying({ game, ask, luck, position }: Question): Pick<BotInput, 'imagine' | 'isLegal'> {
  const found = position && findGame(game);
  if (!found) return {};
  const table: Table<KernelState> = tableAt(found.game, position, { seed: luck });
  return {
    imagine: (seed: Seed) => imagine(table, ask.seat, { seed }),
    isLegal: (value: AnswerValue) => table.check({ ask: ask.id, seat: ask.seat, value }).ok,
  };
}

port.on('message', ({ number, question }: Put) => {
  const { luck, budget, view, ask } = question;
  let thought: Thought;
  try {
    const random = quickRandom(Number.parseInt(luck.slice(0, 8), 16));
    const own = { view, ask, random, ...(budget ? { budget } : {}), ...trying(question) };
    thought = { value: botFor(question).choose(own) };
  } catch (error) {
    thought = { error: error instanceof Error ? error.message : String(error) };
  }
  port.postMessage({ number, thought } satisfies FromThread);
});
port.postMessage('started' satisfies FromThread);
