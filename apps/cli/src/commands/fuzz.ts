import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bot, botNames, consult, makeBot } from '@orrery/bots';
import { findGame } from '@orrery/catalogue';
import { type Game, type KernelState, randomFor, save, stateHash, type Table, verify } from '@orrery/kernel';
import { checkPosition, legalRandomAnswer, newTable } from '@orrery/testkit';
import { playableFactions, tablesOfPairs } from '../shared/faction-pairs.ts';
import { readOptions } from '../shared/game-options.ts';
import { command as define, list, UsageError, wholeNumber } from '../usage/arguments.ts';
import { gameCalled, progress, readPlayers } from './sim.ts';

export interface FuzzSettings {
  readonly decisions: number;
  readonly seed: string;
  /** Player counts, used in turn. */
  readonly players: readonly number[];
  /** Play with these options only; by default every combination of switches is tried. */
  readonly options?: (players: number) => unknown;
  /** The bot that answers; random answers if absent. */
  readonly bot?: Bot;
  readonly onDecision?: (made: number) => void;
}

export interface FuzzReport<G extends KernelState> {
  readonly decisions: number;
  readonly games: number;
  readonly seconds: number;
  /** The first problems found, and the table just before them. */
  readonly found?: { readonly problems: readonly string[]; readonly table: Table<G, unknown>; readonly seed: string };
}

/** Every legal combination of a game's switches for a player count; with very many switches, each one by itself. */
export function optionSets<G extends KernelState, O, V>(game: Game<G, O, V>, players: number): unknown[] {
  const switches = (findGame(game.id)?.switches ?? []).map(({ id }) => id);
  let sets: Record<string, boolean>[] = [{}];
  if (switches.length > 5) sets.push(...switches.map(name => ({ [name]: true })));
  else for (const name of switches) sets = [...sets, ...sets.map(set => ({ ...set, [name]: true }))];
  return sets.filter(set => game.readOptions(set, players).ok);
}

const words = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));

/** P1: replaying the log from the seed gives the same table. */
function checkWhole<G extends KernelState, V>(table: Table<G, V>): string[] {
  const replayed = verify(table.game, JSON.parse(JSON.stringify(save(table))));
  if (!replayed.ok) return [`P1: ${replayed.code}: ${replayed.message}`];
  return stateHash(replayed.value.table.state) === stateHash(table.state)
    ? []
    : ['P1: replaying the log gives another table'];
}

interface FuzzedGame {
  readonly seed: string;
  readonly bot: Bot | undefined;
  /** Returns whether to continue. */
  onDecision(): boolean;
}

/**
 * Plays one game at random, checks every property at every decision and returns the problems. The leak check is the
 * most expensive: it runs for one seat at a time, and for all seats at every tenth decision.
 */
function fuzzOne<G extends KernelState, V>(table: Table<G, V>, { seed, bot, onDecision }: FuzzedGame): string[] {
  const random = randomFor(seed);
  let made = 0;
  let doing = 'setting up';
  try {
    while (!table.over) {
      doing = `checking decision ${made}`;
      const problems = checkPosition(table, `${seed}/${made}`, made % 10 === 0 ? undefined : Math.floor(random() * 60));
      if (problems.length > 0) return problems;
      const asks = table.asks();
      const ask = asks[Math.floor(random() * asks.length)];
      if (!ask) return ['P6: nothing is asked and the game is not over'];
      const value = bot ? consult(bot, table, ask, { random }) : legalRandomAnswer(table, ask, random);
      doing = `seat ${ask.seat} answering ${ask.kind} (${ask.id}) with ${JSON.stringify(value)}`;
      const outcome = table.answer({ ask: ask.id, seat: ask.seat, value });
      if (!outcome.ok) return [`P4: ${doing}: ${outcome.code}`];
      made++;
      if (!onDecision()) break;
    }
    doing = 'replaying the whole game';
    return checkWhole(table);
  } catch (error) {
    return [`${doing}: ${words(error)}`];
  }
}

/** Random play that checks P1 to P6 at every decision, for every player count and set of options in turn. */
export function fuzz<G extends KernelState, O, V>(game: Game<G, O, V>, settings: FuzzSettings): FuzzReport<G> {
  const setsFor = (seats: number): readonly unknown[] =>
    settings.options ? [settings.options(seats)] : optionSets(game, seats);
  const rounds = settings.players.flatMap(seats => setsFor(seats).map(options => ({ seats, options })));
  const began = performance.now();
  let [decisions, games] = [0, 0];
  while (decisions < settings.decisions) {
    const seed = `${settings.seed}/${games}`;
    const { seats, options } = rounds[games % rounds.length]!;
    games++;
    const table: Table<G, unknown> = newTable(game, { seats, options, seed, snapshotEvery: 0 });
    const onDecision = (): boolean => {
      decisions++;
      settings.onDecision?.(decisions);
      return decisions < settings.decisions;
    };
    const problems = fuzzOne(table, { seed, bot: settings.bot, onDecision });
    const seconds = (performance.now() - began) / 1000;
    if (problems.length > 0) return { decisions, games, seconds, found: { problems, table, seed } };
  }
  return { decisions, games, seconds: (performance.now() - began) / 1000 };
}

/** Writes the game to a file for `orrery replay`, and the problems to a text file beside it. */
export function keep<G extends KernelState>(
  folder: string,
  { problems, table, seed }: NonNullable<FuzzReport<G>['found']>,
): string {
  mkdirSync(folder, { recursive: true });
  const name = `${table.game.id}-${seed.replace(/[^\w.-]+/g, '-')}`;
  const path = join(folder, `${name}.json`);
  writeFileSync(path, `${JSON.stringify(save(table))}\n`);
  writeFileSync(join(folder, `${name}.txt`), `${problems.join('\n')}\n`);
  return path;
}

interface FuzzedTables<G extends KernelState> {
  readonly decisions: number;
  readonly games: number;
  readonly seconds: number;
  readonly found: readonly NonNullable<FuzzReport<G>['found']>[];
}

/** Fuzzes each of these tables for so many decisions; one with a problem does not keep the others from being played. */
export function fuzzTables<G extends KernelState, O, V>(
  game: Game<G, O, V>,
  tables: readonly { readonly name: string; readonly seats: number; readonly options: unknown }[],
  settings: Pick<FuzzSettings, 'decisions' | 'seed' | 'bot'> & {
    readonly onTable?: (played: number, found: FuzzReport<G>['found']) => void;
  },
): FuzzedTables<G> {
  const { onTable, ...each } = settings;
  const reports = tables.map(({ name, seats, options }, played) => {
    const report = fuzz(game, { ...each, seed: `${each.seed}/${name}`, players: [seats], options: () => options });
    onTable?.(played + 1, report.found);
    return report;
  });
  const sum = (of: (report: FuzzReport<G>) => number) => reports.reduce((total, report) => total + of(report), 0);
  return {
    decisions: sum(({ decisions }) => decisions),
    games: sum(({ games }) => games),
    seconds: sum(({ seconds }) => seconds),
    found: reports.flatMap(({ found }) => (found ? [found] : [])),
  };
}

/** All of these, or those with the numbers from one to another such as "1-60". */
export function readTables<T>(text: string, all: readonly T[]): readonly T[] {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(text) ?? [];
  const some = text === 'all' ? all : from && to ? all.slice(Math.max(0, Number(from) - 1), Number(to)) : [];
  if (some.length === 0) throw new UsageError(`--pairs needs "all", or numbers from 1 to ${all.length} such as 1-60`);
  return some;
}

/** Fuzzes these tables, prints what was found and returns the exit code. */
function tellTables<G extends KernelState, O, V>(
  game: Game<G, O, V>,
  tables: Parameters<typeof fuzzTables<G, O, V>>[1],
  settings: Pick<FuzzSettings, 'decisions' | 'seed' | 'bot'> & { readonly out: string },
): number {
  const bar = progress(tables.length, 'tables');
  const report = fuzzTables(game, tables, {
    ...settings,
    onTable(played, found) {
      bar.at(played);
      if (found) process.stdout.write(`${found.problems.join('\n')}\n${keep(settings.out, found)}\n`);
    },
  });
  bar.end();
  const { decisions, games, seconds, found } = report;
  process.stdout.write(
    `${game.id}: ${tables.length} tables, ${decisions} decisions in ${games} games, ${seconds.toFixed(1)} s, ` +
      `${found.length === 0 ? 'no problem' : `${found.length} with problems`}\n`,
  );
  return found.length === 0 ? 0 : 1;
}

const usage = `
orrery fuzz GAME [--decisions N] [--seed TEXT] [--players 2,3,4] [--bot NAME] [--option NAME]... [--pairs LIST] [--out DIR]

Plays at random and checks at every decision that nothing is lost, leaked, stuck or replayed differently.
The leak check runs for one seat at a time, and for every seat at each tenth decision.

  --decisions N    how many decisions in all (20000)
  --seed TEXT      the same seed gives the same games (1)
  --players LIST   numbers of players, in turn (every number that the game allows)
  --bot NAME       who plays every seat (anything at random)
  --option NAME    switches an option of the game on, or NAME=VALUE; may be given several times (every set of switches)
  --pairs LIST     Twilight Imperium: tables of three for every pair of factions, "all" of them or some such as 1-60,
                   with --decisions N at each (1000)
  --out DIR        where to put the game in which something went wrong (.)
`;

export const command = define({
  name: 'fuzz',
  summary: 'Play at random and check every property at every decision',
  usage,
  options: {
    decisions: { type: 'string' },
    seed: { type: 'string' },
    players: { type: 'string' },
    bot: { type: 'string' },
    option: { type: 'string', multiple: true },
    pairs: { type: 'string' },
    out: { type: 'string' },
  },
  async carryOut([id, ...more], values) {
    const offer = gameCalled(id);
    const { game } = offer;
    if (more.length > 0) throw new UsageError(`one game at a time, unexpected "${more[0]}"`);
    const decisions = wholeNumber(values.decisions, 'decisions', values.pairs ? 1000 : 20_000);
    const { min, max } = game.seats;
    const all = Array.from({ length: max - min + 1 }, (_, i) => min + i);
    const players =
      values.players === undefined ? all : list(values.players).map(text => wholeNumber(text, 'players', min));
    if (players.length === 0) throw new UsageError('--players needs at least one number');
    for (const each of players) readPlayers(game, each);

    const bot = values.bot === undefined ? undefined : makeBot(game.id, values.bot, values.seed ?? '1');
    if (values.bot !== undefined && !bot)
      throw new UsageError(`${game.id} has no bot "${values.bot}"; it has: ${botNames(game.id).join(', ')}`);
    const { option } = values;
    if (values.pairs !== undefined) {
      if (game.id !== 'twilight-imperium' || values.players !== undefined)
        throw new UsageError('--pairs is for twilight-imperium, always with three players');
      const tables = readTables(values.pairs, tablesOfPairs(playableFactions())).map(factions => ({
        name: factions.join('-'),
        seats: factions.length,
        options: readOptions(offer, [...(option ?? []), `factions=${factions}`], factions.length),
      }));
      return tellTables(game, tables, {
        decisions,
        seed: values.seed ?? '1',
        out: values.out ?? '.',
        ...(bot && { bot }),
      });
    }
    const bar = progress(decisions, 'decisions');
    const chosen = option && { options: (seats: number) => readOptions(offer, option, seats) };
    for (const each of players) chosen?.options(each); // report bad options before anything is played
    const report = fuzz(game, {
      decisions,
      seed: values.seed ?? '1',
      players,
      ...(bot && { bot }),
      ...chosen,
      onDecision: bar.at,
    });
    bar.end();
    const { found } = report;
    if (!found) {
      process.stdout.write(
        `${game.id}: ${report.decisions} decisions in ${report.games} games, ${report.seconds.toFixed(1)} s, no problem\n`,
      );
      return 0;
    }
    const path = keep(values.out ?? '.', found);
    process.stdout.write(`${found.problems.join('\n')}\n${path}\n`);
    return 1;
  },
});
