import type { Bot } from './bot.ts';
import { greedyBot } from './eminent-domain/greedy.ts';
import { searchBot } from './eminent-domain/search.ts';
import { randomBot } from './random.ts';

export type { Bot, BotInput, Budget } from './bot.ts';
export { consult } from './consult.ts';

type Maker = (seed: string) => Bot;

const anyGame: Readonly<Record<string, Maker>> = { random: () => randomBot };
const ownBots: Readonly<Record<string, Readonly<Record<string, Maker>>>> = {
  'eminent-domain': { greedy: greedyBot, search: searchBot },
};

const makersFor = (gameId: string): ReadonlyMap<string, Maker> =>
  new Map(Object.entries({ ...anyGame, ...(Object.hasOwn(ownBots, gameId) ? ownBots[gameId] : {}) }));

/** The bots that can play a game, the plainest first. */
export const botNames = (gameId: string): string[] => [...makersFor(gameId).keys()];

/** A bot of that name, or nothing if the game has none. Bots of the same seed play alike. */
export const makeBot = (gameId: string, name: string, seed: string): Bot | undefined =>
  makersFor(gameId).get(name)?.(seed);
