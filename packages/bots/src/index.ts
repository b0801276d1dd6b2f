import type { Bot } from './common/bot.ts';
import { atLevel, type Level, levels, type Standard } from './common/levels.ts';
import { randomBot } from './common/random.ts';
import { greedyBot } from './eminent-domain/greedy.ts';
import { searchBot as eminentSearch } from './eminent-domain/search.ts';
import { curiousBot } from './twilight-imperium/curious.ts';
import { searchBot as twilightSearch } from './twilight-imperium/search.ts';
import { stewardBot } from './twilight-imperium/steward.ts';

export type { Bot, BotInput, Budget } from './common/bot.ts';
export { consult } from './consult.ts';

type Maker = (seed: string) => Bot;

interface Bots {
  readonly own: Readonly<Record<string, Maker>>;
  readonly levels: Readonly<Record<Level, Standard>>;
}

const anyGame: Readonly<Record<string, Maker>> = { random: () => randomBot };

const games: ReadonlyMap<string, Bots> = new Map<string, Bots>([
  [
    'eminent-domain',
    {
      own: { greedy: greedyBot, search: eminentSearch },
      levels: {
        easy: { bot: 'greedy', careless: 0.25 },
        normal: { bot: 'greedy' },
        hard: { bot: 'search', budget: { milliseconds: 200 } },
      },
    },
  ],
  [
    'twilight-imperium',
    {
      own: { steward: () => stewardBot, search: () => twilightSearch, curious: () => curiousBot },
      levels: {
        easy: { bot: 'steward', careless: 0.25 },
        normal: { bot: 'steward', careless: 0.08 },
        hard: { bot: 'steward' },
      },
    },
  ],
]);

const makersFor = (gameId: string): ReadonlyMap<string, Maker> =>
  new Map(Object.entries({ ...anyGame, ...games.get(gameId)?.own }));

/** The levels that a person can choose from, the weakest first. A game without bots of its own has only the random one. */
export const levelNames = (gameId: string): readonly string[] => (games.has(gameId) ? levels : ['random']);

/** The default bot. */
export const usualBot = (gameId: string): string => (games.has(gameId) ? 'normal' : 'random');

/** The bot of the usual level without that level's random decisions; used for advice. */
export const adviser = (gameId: string): Bot | undefined => {
  const standard = games.get(gameId)?.levels.normal;
  return standard && makeBot(gameId, standard.bot, 'advice');
};

/** All names of a game's bots: its levels, and the bots behind them, the weakest first. */
export const botNames = (gameId: string): string[] => [
  ...new Set([...(games.has(gameId) ? levels : []), ...makersFor(gameId).keys()]),
];

/** The bot of that name, if the game has one. Bots with the same seed play the same. */
export function makeBot(gameId: string, name: string, seed: string): Bot | undefined {
  const standards = games.get(gameId)?.levels;
  const level = levels.find(each => each === name);
  if (!level || !standards) return makersFor(gameId).get(name)?.(seed);
  const bot = makeBot(gameId, standards[level].bot, seed);
  return bot && atLevel(level, bot, standards[level], seed);
}
