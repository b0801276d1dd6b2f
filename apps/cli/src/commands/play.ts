import { randomBytes } from 'node:crypto';
import { type Bot, botNames, makeBot, usualBot } from '@orrery/bots';
import { isSeed, type Outcome, quickRandom, type Seat, type Seed, seedFrom } from '@orrery/kernel';
import { optionLines, readOption } from '../shared/game-options.ts';
import { readSeat, streamCommand } from '../shared/stream-command.ts';
import { readSaveFile } from '../terminal/files.ts';
import { findTerminalGame, terminalGames } from '../terminal/games.ts';
import { complain, type Io, printLines } from '../terminal/io.ts';
import { refusalText } from '../terminal/refusals.ts';
import { Session } from '../terminal/session.ts';
import type { TerminalGame, TerminalTable } from '../terminal/terminal-table.ts';
import { list, UsageError, wholeNumber } from '../usage/arguments.ts';

const usage = `
orrery play GAME [--seat N] [--players N] [--bot NAME[,NAME]] [--seed S] [--option NAME]... [--load FILE]

A game in the terminal, you against bots.

  --seat N         where you sit, counted from 1 (1)
  --players N      how many sit at the table
  --bot NAME,...   who sits in the other seats; a short list is repeated
  --seed S         any text, or 64 hexadecimal digits; the same seed shuffles the same
  --option NAME    switches an option of the game on, or NAME=VALUE; may be given several times
  --load FILE      goes on with a game that "save FILE" wrote

Games and their options:
${terminalGames.map(describe).join('\n')}
`;

function describe({ offer }: TerminalGame): string {
  const { id, title, seats } = offer;
  return [
    `  ${id}: ${title}, ${seats.min} to ${seats.max} players; bots: ${botNames(id).join(', ')}`,
    ...optionLines(offer),
  ].join('\n');
}

function gameCalled(id: string | undefined): TerminalGame {
  const known = terminalGames.map(({ offer }) => offer.id).join(', ');
  if (id === undefined) throw new UsageError(`which game? One of: ${known}`);
  const game = findTerminalGame(id);
  if (!game) throw new UsageError(`there is no game "${id}"; there is: ${known}`);
  return game;
}

function readPlayers(text: string | undefined, { offer }: TerminalGame): number {
  const players = wholeNumber(text, 'players', offer.players);
  const { min, max } = offer.seats;
  if (players < min || players > max) throw new UsageError(`${offer.title} is for ${min} to ${max} players`);
  return players;
}

function readSeed(text: string | undefined): Seed {
  if (text === undefined) return randomBytes(32).toString('hex');
  return isSeed(text.toLowerCase()) ? text.toLowerCase() : seedFrom(text);
}

/** The usual bot, unless the player named some. */
function readBots(text: string | undefined, id: string): string[] {
  const known = botNames(id);
  const names = text === undefined ? [usualBot(id)] : list(text);
  if (names.length === 0) throw new UsageError(`--bot needs a name; there are: ${known.join(', ')}`);
  for (const name of names)
    if (!known.includes(name)) throw new UsageError(`there is no bot "${name}"; there are: ${known.join(', ')}`);
  return names;
}

function seatBots(id: string, names: readonly string[], me: Seat, seats: number, seed: string): Map<Seat, Bot> {
  const others = Array.from({ length: seats }, (_, seat) => seat).filter(seat => seat !== me);
  return new Map(
    others.map((seat, i) => {
      const name = names[i % names.length]!;
      const bot = makeBot(id, name, `${seed}/${seat}`);
      if (!bot) throw new UsageError(`there is no bot "${name}"`);
      return [seat, bot];
    }),
  );
}

interface Values {
  readonly players?: string | undefined;
  readonly seed?: string | undefined;
  readonly option?: readonly string[] | undefined;
  readonly load?: string | undefined;
}

async function openTable(game: TerminalGame, values: Values): Promise<Outcome<TerminalTable>> {
  if (values.load !== undefined) {
    for (const name of ['players', 'seed', 'option'] as const)
      if (values[name] !== undefined) throw new UsageError(`--${name} cannot be changed in a game that is loaded`);
    const raw = await readSaveFile(values.load);
    return raw.ok ? game.load(raw.value) : raw;
  }
  const seats = readPlayers(values.players, game);
  const options = Object.fromEntries((values.option ?? []).flatMap(text => readOption(text, game.offer)));
  const begun = game.begin({ seats, options, seed: readSeed(values.seed) });
  if (!begun.ok) throw new UsageError(refusalText(begun));
  return begun;
}

function greet(table: TerminalTable, io: Io, title: string): void {
  printLines(io, [
    `${title}, ${table.seats} players. Type ? for help at any time.`,
    'The shuffles of this game come from a seed with this SHA-256, shown at the end:',
    `  ${table.commitment}`,
  ]);
}

export const command = streamCommand({
  name: 'play',
  summary: 'Play a game in the terminal against bots',
  usage,
  options: {
    seat: { type: 'string' },
    players: { type: 'string' },
    bot: { type: 'string' },
    seed: { type: 'string' },
    option: { type: 'string', multiple: true },
    load: { type: 'string' },
  },
  async carryOut([id, ...more], values, io) {
    const game = gameCalled(id);
    if (more.length > 0) throw new UsageError(`one game at a time, unexpected "${more[0]}"`);
    const names = readBots(values.bot, game.offer.id);
    const opened = await openTable(game, values);
    if (!opened.ok) {
      complain(io, 'play', `${opened.code}: ${refusalText(opened)}`);
      return 1;
    }
    const table = opened.value;
    const me = readSeat(values.seat, table.seats) ?? 0;
    const seed = seedFrom(`bots of ${table.seed}`);
    const bots = seatBots(game.offer.id, names, me, table.seats, seed);
    greet(table, io, game.offer.title);
    const random = quickRandom(Number.parseInt(seed.slice(0, 8), 16));
    await new Session(table, { me, bots, random }, io).play();
    return 0;
  },
});
