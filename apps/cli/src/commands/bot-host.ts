import { botNames, consult, makeBot } from '@orrery/bots';
import {
  type Game,
  type GameEvent,
  type KernelState,
  randomFor,
  type Seat,
  seedFrom,
  simplestAnswer,
  Table,
} from '@orrery/kernel';
import { BotClosed, ExternalBot } from '../external-bots/external-bot.ts';
import { joinTable } from '../external-bots/join-table.ts';
import { readOptions } from '../shared/game-options.ts';
import { readSeat, streamCommand } from '../shared/stream-command.ts';
import { complain } from '../terminal/io.ts';
import { list, UsageError, wholeNumber } from '../usage/arguments.ts';
import { gameCalled, readPlayers } from './sim.ts';

interface Seating {
  readonly players: number;
  readonly seat: Seat;
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly options: unknown;
}

/** An event with only the secret part that this seat may see. */
function heard({ type, data, secret }: GameEvent, seat: Seat) {
  const own = secret?.[seat];
  return own ? { type, data, secret: own } : { type, data };
}

/** Plays whole games between the external program and built-in bots. */
async function playGames<G extends KernelState, O, V>(game: Game<G, O, V>, program: ExternalBot, seating: Seating) {
  const { players, seat: me, games, seed, options } = seating;
  for (let played = 0; played < games; played++) {
    const own = `${seed}/${played}`;
    const table = new Table(game as Game<G, unknown, V>, { seats: players, options, seed: seedFrom(own) });
    const bots = Array.from({ length: players }, (_, seat) => {
      const name = seating.bots[(seat < me ? seat : seat - 1) % seating.bots.length]!;
      return makeBot(game.id, name, `${own}/${seat}`)!;
    });
    const random = randomFor(`${own}/bots`);
    let told = 0;
    const tell = () => {
      const events = table.events.slice(told).map(event => heard(event, me));
      told = table.events.length;
      if (events.length > 0) program.send({ type: 'events', events });
    };

    program.send({ type: 'hello', protocol: 1, game: game.id, seats: players, seat: me, options });
    for (let ask = table.firstAsk(); ask; ask = table.firstAsk()) {
      const { id, seat } = ask;
      const simplest = () => simplestAnswer(ask);
      if (seat === me) {
        tell();
        const give = (value: Parameters<typeof table.answer>[0]['value']) => table.answer({ ask: id, seat, value });
        await program.answer({ ask, view: table.view(me) }, give, simplest);
      } else if (!table.answer({ ask: id, seat, value: consult(bots[seat]!, table, ask, { random }) }).ok)
        table.answer({ ask: id, seat, value: simplest() });
    }
    tell();
    program.send({ type: 'over', standing: table.standing });
  }
}

const usage = `
orrery bot-host GAME [--seat N] [--players N] [--bot NAME[,NAME]] [--games N] [--seed TEXT] [--ms N] [--option NAME]...
orrery bot-host --join LINK [--name NAME] [--ms N]

Lets a program take a seat: what the seat sees and is asked goes out as lines of JSON, answers come in as lines of JSON
(docs/bots.md). Start it from your program and talk to its standard output and input; examples/bot.py does.

  --seat N         the program's seat (1)
  --players N      how many sit at the table (the fewest the game allows)
  --bot NAME,...   who sits in the other seats; a short list is repeated (random)
  --games N        how many games, one after the other (1)
  --seed TEXT      the same seed gives the same games (1)
  --ms N           how long the program may think about a question; then the simplest answer is given for it
  --option NAME    switches an option of the game on, or NAME=VALUE; may be given several times
  --join LINK      a seat at a table of a server, by the table's address or its invitation
  --name NAME      as who (Bot)
`;

export const command = streamCommand({
  name: 'bot-host',
  summary: 'Let an external program take a seat',
  usage,
  options: {
    seat: { type: 'string' },
    players: { type: 'string' },
    bot: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    ms: { type: 'string' },
    option: { type: 'string', multiple: true },
    join: { type: 'string' },
    name: { type: 'string' },
  },
  async carryOut([id, ...more], values, io) {
    const limit = values.ms === undefined ? undefined : wholeNumber(values.ms, 'ms', 1);
    const play = values.join === undefined ? atHome() : atTable(values.join);
    const program = new ExternalBot(io, limit);
    try {
      await play(program);
      return 0;
    } catch (error) {
      if (!(error instanceof BotClosed)) throw error;
      complain(io, 'bot-host', error.message);
      return 1;
    } finally {
      program.close();
    }

    function atTable(link: string) {
      if (id !== undefined) throw new UsageError('--join already names the table: leave out the game');
      return (program: ExternalBot) => joinTable(link, values.name ?? 'Bot', program);
    }

    function atHome() {
      const offer = gameCalled(id);
      const { game } = offer;
      if (more.length > 0) throw new UsageError(`one game at a time, unexpected "${more[0]}"`);
      const players = readPlayers(game, wholeNumber(values.players, 'players', game.seats.min));
      const bots = list(values.bot ?? 'random');
      const known = botNames(game.id);
      if (bots.length === 0) throw new UsageError(`--bot needs a name; ${game.id} has: ${known.join(', ')}`);
      for (const name of bots)
        if (!known.includes(name)) throw new UsageError(`${game.id} has no bot "${name}"; it has: ${known.join(', ')}`);
      const seating = {
        players,
        seat: readSeat(values.seat, players) ?? 0,
        bots,
        games: wholeNumber(values.games, 'games', 1),
        seed: values.seed ?? '1',
        options: readOptions(offer, values.option ?? [], players),
      };
      return (program: ExternalBot) => playGames(game, program, seating);
    }
  },
});
