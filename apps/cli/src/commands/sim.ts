import { botNames, makeBot } from '@orrery/bots';
import { catalogue, findGame } from '@orrery/catalogue';
import { proofsUnder } from '@orrery/catalogue/rule-sources';
import { type Game, type KernelState, randomFor, type Seat, seedFrom, Table } from '@orrery/kernel';
import { optionLines, readOptions } from '../shared/game-options.ts';
import { command as define, list, UsageError, wholeNumber } from '../usage/arguments.ts';
import { componentsOf, contentBy } from './content.ts';
import { playOut } from './play-out.ts';
import { root } from './rules.ts';

export interface SimSettings {
  readonly players: number;
  readonly games: number;
  readonly seed: string;
  /** One bot name per seat; fewer names are repeated. Seats rotate by one after each game. */
  readonly bots: readonly string[];
  /** Already parsed by the game. */
  readonly options: unknown;
  readonly onGame?: (played: number) => void;
  /** Called with each finished game. */
  readonly onEnd?: (table: Pick<Table<KernelState, unknown>, 'events' | 'log'>) => void;
}

interface Scores {
  readonly mean: number;
  readonly min: number;
  readonly max: number;
}

export interface SimReport {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly finished: number;
  /** Games in which nothing was asked although they were not over. */
  readonly stuck: number;
  /** Games in which a rule threw or a bot answered illegally. */
  readonly errors: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly meanDecisions: number;
  /** A shared victory counts as a fraction. */
  readonly wins: { readonly byBot: Readonly<Record<string, number>>; readonly bySeat: readonly number[] };
  readonly scores: Readonly<Record<string, Scores>>;
  /** Messages of the first few errors. */
  readonly described: readonly string[];
}

const DESCRIBED = 5;

const tally = () => ({ sum: 0, count: 0, min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY });

/** Plays whole games and collects statistics. */
export function simulate<G extends KernelState, O, V>(game: Game<G, O, V>, settings: SimSettings): SimReport {
  const { players, games, seed, options } = settings;
  const names = Array.from({ length: players }, (_, i) => settings.bots[i % settings.bots.length]!);
  const byBot: Record<string, number> = Object.fromEntries(names.map(name => [name, 0]));
  const bySeat = new Array<number>(players).fill(0);
  const tallies = new Map(names.map(name => [name, tally()]));
  const described: string[] = [];
  let [finished, stuck, errors, decisions] = [0, 0, 0, 0];

  const began = performance.now();
  for (let played = 0; played < games; played++) {
    const seated = (seat: Seat): string => names[(seat + played) % players]!;
    const bots = Array.from({ length: players }, (_, seat) => {
      const bot = makeBot(game.id, seated(seat), `${seed}/${played}/${seat}`);
      if (!bot) throw new UsageError(`${game.id} has no bot called ${seated(seat)}`);
      return bot;
    });
    try {
      const table = new Table(game as Game<G, unknown, V>, {
        seats: players,
        options,
        seed: seedFrom(`${seed}/${played}`),
        keep: settings.onEnd !== undefined || bots.some(bot => bot.imagines),
      });
      const over = playOut(table, {
        bots,
        random: randomFor(`${seed}/${played}/bots`),
        onDecision() {
          decisions++;
        },
      });
      const standing = table.standing;
      if (!over || !standing) {
        stuck++;
        continue;
      }
      finished++;
      settings.onEnd?.(table as unknown as Table<KernelState, unknown>);
      for (const seat of standing.winners) {
        byBot[seated(seat)]! += 1 / standing.winners.length;
        bySeat[seat]! += 1 / standing.winners.length;
      }
      for (const [seat, score] of standing.scores.entries()) {
        const each = tallies.get(seated(seat))!;
        each.sum += score;
        each.count++;
        each.min = Math.min(each.min, score);
        each.max = Math.max(each.max, score);
      }
    } catch (error) {
      if (error instanceof UsageError) throw error;
      errors++;
      const what = error instanceof Error ? error.message : String(error);
      if (described.length < DESCRIBED) described.push(`game ${played} (seed ${seed}/${played}): ${what}`);
    } finally {
      settings.onGame?.(played + 1);
    }
  }
  const seconds = (performance.now() - began) / 1000;

  return {
    game: game.id,
    players,
    games,
    finished,
    stuck,
    errors,
    decisions,
    seconds,
    decisionsPerSecond: decisions / seconds,
    meanDecisions: decisions / games,
    wins: { byBot, bySeat },
    scores: Object.fromEntries(
      [...tallies]
        .filter(([, { count }]) => count > 0)
        .map(([name, { sum, count, min, max }]) => [name, { mean: sum / count, min, max }]),
    ),
    described,
  };
}

const WIDTH = 30;

/** A progress bar on stderr, if that is a terminal. */
export function progress(total: number, unit: string): { at(done: number): void; end(): void } {
  const { stderr } = process;
  if (!stderr.isTTY) return { at() {}, end() {} };
  let shown = -1;
  return {
    at(done) {
      const filled = Math.floor((done / total) * WIDTH);
      const step = Math.floor((done / total) * 200);
      if (step === shown) return;
      shown = step;
      stderr.write(`\r[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${done} of ${total} ${unit}`);
    },
    end() {
      stderr.write('\r\u001b[K');
    },
  };
}

const rounded = (number: number, digits = 0): string => number.toFixed(digits).replace(/\B(?=(\d{3})+(?!\d))/g, ',');

function print(report: SimReport): string {
  const { wins, scores } = report;
  const lines = [
    `${report.game}, ${report.players} players, ${report.games} games: ${report.finished} finished, ` +
      `${report.stuck} stuck, ${report.errors} errors`,
    `${rounded(report.decisions)} decisions in ${report.seconds.toFixed(1)} s: ` +
      `${rounded(report.decisionsPerSecond)} a second, ${rounded(report.meanDecisions)} a game`,
    `wins by seat: ${wins.bySeat.map((count, seat) => `${seat}: ${rounded(count, 1)}`).join(', ')}`,
    ...Object.entries(wins.byBot).map(([name, count]) => {
      const score = scores[name];
      const share = report.finished > 0 ? ` (${((100 * count) / report.finished).toFixed(1)} %)` : '';
      const range = score ? `; score ${score.mean.toFixed(1)} on average, ${score.min} to ${score.max}` : '';
      return `${name}: ${rounded(count, 1)} wins${share}${range}`;
    }),
  ];
  return lines.join('\n');
}

/** The catalogue's entry for a game id from the command line. */
export function gameCalled(id: string | undefined) {
  const known = catalogue.map(each => each.id).join(', ');
  if (id === undefined) throw new UsageError(`which game? One of: ${known}`);
  const found = findGame(id);
  if (!found) throw new UsageError(`there is no game "${id}"; there is: ${known}`);
  return found;
}

export function readPlayers<G extends KernelState, O, V>(game: Game<G, O, V>, players: number): number {
  const { min, max } = game.seats;
  if (players < min || players > max) throw new UsageError(`${game.id} is for ${min} to ${max} players`);
  return players;
}

/** Finds complete components that no game used. */
async function unusedIn(game: string) {
  const { printed, usesIn } = await componentsOf(game);
  const kinds = Object.entries(contentBy(printed, proofsUnder(root))).filter(([kind]) => kind in printed);
  const unused = new Set(kinds.flatMap(([kind, { complete }]) => complete.map(id => `${kind}/${id}`)));
  return {
    onEnd({ events, log }: Pick<Table<KernelState, unknown>, 'events' | 'log'>): void {
      const answers = log.flatMap(entry => (entry.t === 'answer' ? [entry.value] : []));
      for (const each of usesIn(events, answers)) unused.delete(each);
    },
    unused: () => [...unused],
  };
}

const usage = `
orrery sim GAME [--players N] [--games N] [--seed TEXT] [--bot NAME[,NAME...]] [--option NAME]... [--unused]
           [--json]

Plays whole games without a screen and counts what happens.

  --players N      how many sit at the table (the most the game allows)
  --games N        how many games (100)
  --seed TEXT      the same seed gives the same games (1)
  --bot NAME,...   who plays, seat by seat; a short list is repeated, and seats move on by one each game (random)
  --option NAME    switches an option of the game on, or NAME=VALUE; may be given several times
  --unused         lists the complete components that nobody used in any of the games
  --json           one JSON object instead of lines

Games and their options:
${catalogue.map(offer => [`  ${offer.id}`, ...optionLines(offer)].join('\n')).join('\n')}
`;

export const command = define({
  name: 'sim',
  summary: 'Let bots play whole games and collect statistics',
  usage,
  options: {
    players: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    bot: { type: 'string' },
    option: { type: 'string', multiple: true },
    unused: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  async carryOut([id, ...more], values) {
    const offer = gameCalled(id);
    const { game } = offer;
    if (more.length > 0) throw new UsageError(`one game at a time, unexpected "${more[0]}"`);
    const players = readPlayers(game, wholeNumber(values.players, 'players', game.seats.max));
    const games = wholeNumber(values.games, 'games', 100);
    const bots = list(values.bot ?? 'random');
    const known = botNames(game.id);
    for (const name of bots)
      if (!known.includes(name)) throw new UsageError(`${game.id} has no bot "${name}"; it has: ${known.join(', ')}`);
    if (bots.length === 0 || bots.length > players) throw new UsageError(`--bot needs one to ${players} names`);

    const options = readOptions(offer, values.option ?? [], players);
    const bar = progress(games, 'games');
    const search = values.unused ? await unusedIn(game.id) : undefined;
    const seen = search && { onEnd: search.onEnd };
    const report = simulate(game, { players, games, seed: values.seed ?? '1', bots, options, onGame: bar.at, ...seen });
    bar.end();
    const { described, ...counted } = report;
    for (const line of described) process.stderr.write(`${line}\n`);
    const unused = search && { unused: search.unused() };
    const lines = unused ? [print(report), `never used: ${unused.unused.join(', ') || 'nothing'}`] : [print(report)];
    process.stdout.write(`${values.json ? JSON.stringify({ ...counted, ...unused }) : lines.join('\n')}\n`);
    return report.errors + report.stuck > 0 ? 1 : 0;
  },
});
