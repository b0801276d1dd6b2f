import { parentPort } from 'node:worker_threads';
import { type Bot, makeBot } from '@orrery/bots';
import { quickRandom } from '@orrery/kernel';
import type { Numbered, Thought } from './pool.ts';

const port = parentPort!;
const bots = new Map<string, Bot>();
const KEPT = 1000;

function botFor(game: string, name: string, seed: string): Bot {
  const id = `${game} ${name} ${seed}`;
  const known = bots.get(id);
  if (known) return known;
  const bot = makeBot(game, name, seed);
  if (!bot) throw new Error(`there is no bot called ${name} for ${game}`);
  if (bots.size >= KEPT) bots.delete(bots.keys().next().value!);
  bots.set(id, bot);
  return bot;
}

port.on('message', ({ id, question }: Numbered) => {
  const { game, bot, seed, luck, view, ask } = question;
  let thought: Thought;
  try {
    const random = quickRandom(Number.parseInt(luck.slice(0, 8), 16));
    thought = { id, value: botFor(game, bot, seed).choose({ view, ask, random }) };
  } catch (error) {
    thought = { id, error: error instanceof Error ? error.message : String(error) };
  }
  port.postMessage(thought);
});
