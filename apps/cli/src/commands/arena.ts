import { type Budget, botNames, makeBot } from '@orrery/bots';
import { type Game, type KernelState, randomFor, type Seat, seedFrom, Table } from '@orrery/kernel';
import { readOptions } from '../shared/game-options.ts';
import { command as define, list, UsageError, wholeNumber } from '../usage/arguments.ts';
import { playOut } from './play-out.ts';
import { gameCalled, progress, readPlayers } from './sim.ts';
import { interval, meanInterval, quantile } from './statistics.ts';

export interface ArenaSettings {
  /** One bot name per seat. Seats rotate by one after each game. */
  readonly bots: readonly string[];
  readonly games: number;
  /** Play until this many decisions were made, instead of a number of games. */
  readonly decisions?: number | undefined;
  readonly seed: string;
  readonly options: unknown;
  readonly budget?: Budget | undefined;
  /** At every Nth decision, redeal what the bot cannot see and ask it again. */
  readonly check?: number | undefined;
  /** Called after each game with the number of games and decisions so far. */
  readonly onGame?: (played: number, decisions: number) => void;
}

interface BotReport {
  readonly bot: string;
  /** How many seats it had at each table. */
  readonly seats: number;
  /** Games that it won; a shared victory counts as a fraction. */
  readonly wins: number;
  readonly winRate: number;
  /** The 95 % confidence interval of the win rate. */
  readonly interval: readonly [number, number];
  /** The win rate of a bot that is as good as the others. */
  readonly evenRate: number;
  readonly points: number;
  readonly decisions: number;
  /** Time for one decision. */
  readonly milliseconds: { readonly mean: number; readonly median: number; readonly p99: number; readonly max: number };
}

interface FactionReport {
  readonly faction: string;
  readonly games: number;
  readonly wins: number;
  readonly points: number;
  /** The 95 % confidence interval of the points. */
  readonly interval: readonly [number, number];
  /** The points of every game, so that several runs can be put together. */
  readonly each: readonly number[];
}

export interface ArenaReport {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly decisions: number;
  /** Decisions that were asked again after a redeal of what the bot cannot see; it answered the same in all of them. */
  readonly checked: number;
  readonly bots: readonly BotReport[];
  /** Most points first, if the game has factions. */
  readonly factions: readonly FactionReport[] | null;
  /** The rounds in which games ended, if the game has rounds. */
  readonly rounds: {
    readonly mean: number;
    readonly median: number;
    readonly games: Readonly<Record<string, number>>;
  } | null;
  readonly secondsPerGame: { readonly mean: number; readonly max: number };
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / (numbers.length || 1);

/**
 * Lets bots play against each other. An illegal answer, a choice that depends on hidden state or a game that does not
 * end is an error, not a loss.
 */
export function compete<G extends KernelState, O, V>(game: Game<G, O, V>, settings: ArenaSettings): ArenaReport {
  const { bots: names, seed, options, budget, check } = settings;
  const players = names.length;
  const tallies = new Map(names.map(name => [name, { wins: 0, points: [] as number[], times: [] as number[] }]));
  const byFaction = new Map<string, { wins: number; readonly points: number[] }>();
  const rounds: number[] = [];
  const seconds: number[] = [];

  let games = 0;
  let [decisions, checked] = [0, 0];
  const isOver = (): boolean =>
    settings.decisions === undefined ? games >= settings.games : decisions >= settings.decisions;

  for (; !isOver(); games++) {
    const played = games;
    const seated = (seat: Seat): string => names[(seat + played) % players]!;
    const bots = names.map((_, seat) => makeBot(game.id, seated(seat), `${seed}/${played}/${seat}`)!);
    const table = new Table(game as Game<G, unknown, V>, {
      seats: players,
      options,
      seed: seedFrom(`${seed}/${played}`),
      keep: check !== undefined || bots.some(bot => bot.imagines),
    });
    const began = performance.now();
    let last = began;
    const over = playOut(table, {
      bots,
      random: randomFor(`${seed}/${played}/bots`),
      budget,
      isChecked() {
        const isDue = check !== undefined && decisions % check === 0;
        if (isDue) checked++;
        return isDue;
      },
      onDecision(seat) {
        decisions++;
        const now = performance.now();
        tallies.get(seated(seat))!.times.push(now - last);
        last = now;
      },
    });
    const { standing } = table;
    if (!over || !standing) throw new Error(`game ${played} (seed ${seed}/${played}) did not end`);
    for (const seat of standing.winners) tallies.get(seated(seat))!.wins += 1 / standing.winners.length;
    for (const [seat, score] of standing.scores.entries()) tallies.get(seated(seat))!.points.push(score);
    const view = table.view(null);
    for (const [seat, faction] of factionsOf(view).entries()) {
      const tally = byFaction.get(faction) ?? { wins: 0, points: [] };
      byFaction.set(faction, tally);
      tally.points.push(standing.scores[seat]!);
      if (standing.winners.includes(seat)) tally.wins += 1 / standing.winners.length;
    }
    const round = roundOf(view);
    if (round !== undefined) rounds.push(round);
    seconds.push((performance.now() - began) / 1000);
    settings.onGame?.(played + 1, decisions);
  }

  const report = ([bot, { wins, points, times }]: [string, { wins: number; points: number[]; times: number[] }]) => {
    const sorted = times.toSorted((one, other) => one - other);
    const seats = names.filter(each => each === bot).length;
    return {
      bot,
      seats,
      wins,
      winRate: wins / games,
      interval: interval(wins, games),
      evenRate: seats / players,
      points: mean(points),
      decisions: times.length,
      milliseconds: {
        mean: mean(times),
        median: quantile(sorted, 0.5),
        p99: quantile(sorted, 0.99),
        max: sorted.at(-1) ?? 0,
      },
    };
  };
  const factions = [...byFaction]
    .map(([faction, { wins, points: each }]) => ({
      faction,
      games: each.length,
      wins,
      points: mean(each),
      interval: meanInterval(each),
      each,
    }))
    .toSorted((one, other) => other.points - one.points);
  const inOrder = rounds.toSorted((one, other) => one - other);
  return {
    game: game.id,
    players,
    games,
    decisions,
    checked,
    bots: [...tallies].map(report),
    factions: factions.length > 0 ? factions : null,
    rounds:
      rounds.length === 0 ? null : { mean: mean(rounds), median: quantile(inOrder, 0.5), games: counted(inOrder) },
    secondsPerGame: { mean: mean(seconds), max: Math.max(...seconds) },
  };
}

const counted = (numbers: readonly number[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1;
  return counts;
};

/** The public round number, in games that have rounds. */
const roundOf = (view: unknown): number | undefined =>
  typeof view === 'object' && view !== null && 'round' in view && typeof view.round === 'number'
    ? view.round
    : undefined;

/** The factions by seat, in games that have factions. */
function factionsOf(view: unknown): string[] {
  if (typeof view !== 'object' || view === null || !('players' in view) || !Array.isArray(view.players)) return [];
  const factions = view.players.map(player => (player as { readonly faction?: unknown }).faction);
  return factions.filter(faction => typeof faction === 'string');
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function print({
  game,
  players,
  games,
  decisions,
  checked,
  bots,
  factions,
  rounds,
  secondsPerGame,
}: ArenaReport): string {
  const time = (milliseconds: number) => `${milliseconds.toFixed(milliseconds < 10 ? 2 : 0)} ms`;
  return [
    `${game}, ${players} players, ${games} games, ${secondsPerGame.mean.toFixed(1)} s per game (longest ${secondsPerGame.max.toFixed(1)} s)`,
    ...bots.map(
      ({ bot, seats, winRate, interval: [low, high], evenRate, points, milliseconds: { mean, median, p99, max } }) =>
        `${bot}${seats > 1 ? ` (${seats} seats)` : ''}: wins ${percent(winRate)} (95 %: ${percent(low)} to ${percent(high)}; even: ${percent(evenRate)}), ` +
        `${points.toFixed(1)} points; a decision ${time(mean)}, median ${time(median)}, p99 ${time(p99)}, longest ${time(max)}`,
    ),
    ...(factions ?? []).map(
      ({ faction, games, wins, points, interval: [low, high] }) =>
        `${faction}: ${points.toFixed(1)} points (95 %: ${low.toFixed(1)} to ${high.toFixed(1)}), ${wins.toFixed(1)} wins in ${games} games`,
    ),
    ...(rounds
      ? [
          `rounds: ${rounds.mean.toFixed(1)} on average, median ${rounds.median}; ` +
            Object.entries(rounds.games)
              .map(([round, count]) => `${count} in ${round}`)
              .join(', '),
        ]
      : []),
    `${decisions} decisions, all legal${checked > 0 ? `; ${checked} asked again after redealing what the bot cannot see, with the same answer` : ''}`,
  ].join('\n');
}

/** One name per seat; the last name fills the remaining seats. */
export function lineUp(names: readonly string[], players: number): string[] {
  if (names.length === 0 || names.length > players) throw new UsageError(`--bots needs one to ${players} names`);
  return Array.from({ length: players }, (_, seat) => names[Math.min(seat, names.length - 1)]!);
}

const usage = `
orrery arena GAME --bots NAME,NAME... [--players N] [--games N] [--seed TEXT] [--ms N] [--iterations N] [--option NAME]...
                  [--decisions N] [--check N] [--json]

Lets bots play against each other and reports how often each wins, and the points of each faction, with 95 % confidence intervals.

  --bots NAME,...   who plays, seat by seat; the last one fills the remaining seats, and seats rotate after each game
  --players N       number of players (as many as bots are named, or the fewest the game allows)
  --games N         how many games (100)
  --seed TEXT       the same seed gives the same games, if no clock is used (1)
  --ms N            how long a bot may think about a decision
  --iterations N    how many simulations a search bot may run for a decision
  --decisions N     play until this many decisions were made, instead of a number of games
  --check N         at every Nth decision, redeal what the bot cannot see and ask it again; a different answer is an error.
                    Uses 10 iterations by default, because a time limit is not reproducible
  --option NAME     switches an option of the game on, or NAME=VALUE; may be given several times
  --json            one JSON object instead of lines
`;

export const command = define({
  name: 'arena',
  summary: 'Let bots compete and compare them',
  usage,
  options: {
    bots: { type: 'string' },
    players: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    ms: { type: 'string' },
    iterations: { type: 'string' },
    decisions: { type: 'string' },
    check: { type: 'string' },
    option: { type: 'string', multiple: true },
    json: { type: 'boolean' },
  },
  async carryOut([id, ...more], values) {
    const offer = gameCalled(id);
    const { game } = offer;
    if (more.length > 0) throw new UsageError(`one game at a time, unexpected "${more[0]}"`);
    const names = list(values.bots ?? '');
    const known = botNames(game.id);
    if (names.length === 0) throw new UsageError(`--bots needs names; ${game.id} has: ${known.join(', ')}`);
    for (const name of names)
      if (!known.includes(name)) throw new UsageError(`${game.id} has no bot "${name}"; it has: ${known.join(', ')}`);
    const players = readPlayers(game, wholeNumber(values.players, 'players', Math.max(names.length, game.seats.min)));
    const games = wholeNumber(values.games, 'games', 100);
    const decisions = values.decisions === undefined ? undefined : wholeNumber(values.decisions, 'decisions', 1);
    const check = values.check === undefined ? undefined : wholeNumber(values.check, 'check', 1);
    if (check !== undefined && values.ms !== undefined)
      throw new UsageError('--check and --ms cannot be combined: with a time limit no bot is reproducible');
    const budget = readBudget(values.ms, values.iterations ?? (check === undefined ? undefined : '10'));
    const bar = decisions === undefined ? progress(games, 'games') : progress(decisions, 'decisions');
    const report = compete(game, {
      bots: lineUp(names, players),
      games,
      decisions,
      check,
      seed: values.seed ?? '1',
      options: readOptions(offer, values.option ?? [], players),
      budget,
      onGame: (played, made) => bar.at(decisions === undefined ? played : Math.min(made, decisions)),
    });
    bar.end();
    process.stdout.write(`${values.json ? JSON.stringify(report) : print(report)}\n`);
    return 0;
  },
});

function readBudget(ms: string | undefined, iterations: string | undefined): Budget | undefined {
  if (ms === undefined && iterations === undefined) return undefined;
  return {
    ...(ms === undefined ? {} : { milliseconds: wholeNumber(ms, 'ms', 1) }),
    ...(iterations === undefined ? {} : { iterations: wholeNumber(iterations, 'iterations', 1) }),
  };
}
