import { type Save, type Seat, yes } from '@orrery/kernel';
import { savedGame } from '../shared/saved-game.ts';
import { readSeat, streamCommand } from '../shared/stream-command.ts';
import { complain, type Io, printLines } from '../terminal/io.ts';
import { paintFor, rule, wrapped } from '../terminal/paint.ts';
import { refusalText } from '../terminal/refusals.ts';
import type { Style } from '../terminal/screen.ts';
import type { Position } from '../terminal/terminal-table.ts';
import { UsageError, wholeNumber } from '../usage/arguments.ts';

const usage = `
orrery replay FILE [--to N] [--seat N] [--statistics] [--verify] [--json]

Replays a saved game from its seed, checks that it was not tampered with, and shows the table.

  --to N     after the first N entries of the log (all of them)
  --seat N   as that seat saw it, counted from 1 (as a spectator)
  --statistics
             points by round and what gave them, decisive moments and numbers, by what that seat knows
  --verify   only the checks, and how the seed of the dice was made: the server's commitment before the game, and the
             contribution of each seat
  --json     one JSON object instead of a picture
`;

const styleFor = (table: Position, seat: Seat | null, io: Io): Style => ({
  paint: paintFor(io.colour),
  width: Math.min(io.columns, table.widest),
  nameOf: each => (each === seat ? 'You' : `Seat ${each + 1}`),
});

function show(table: Position, seat: Seat | null, io: Io): void {
  const style = styleFor(table, seat, io);
  const { paint, width } = style;
  const lines = table.log(seat, 0, style);
  const waiting = table.waiting().map(each => (each === seat ? 'you' : style.nameOf(each)));
  printLines(io, [
    rule(paint, width, 'Log'),
    ...lines.flatMap(({ text, heading }) => wrapped(heading ? ` ${paint.strong(text)}` : `   ${text}`, width, 5)),
    rule(paint, width, 'Table'),
    ...table.draw(seat, style),
    rule(paint, width),
    ...(table.over ? table.scores(style) : [` Waiting for ${waiting.join(', ')}.`]),
  ]);
}

/** How the seed was made; the save's check has already verified it. */
function diceLines({ seed, commitment, seats, fairness }: Save): string[] {
  const head = [`Seed of the dice: ${seed}`, `Its SHA-256, shown when the game began: ${commitment}`];
  if (!fairness) return [...head, 'The seed was made by one program, without contributions of the players.'];
  const given = fairness.contributions.filter(({ random }) => random !== null).length;
  return [
    ...head,
    `The server's part: ${fairness.serverSeed}`,
    `Its SHA-256, shown when the table was made: ${fairness.commitment}`,
    ...fairness.contributions.flatMap(({ seat, digest, random }) => [
      `Seat ${seat + 1} committed to: ${digest}`,
      random === null ? `Seat ${seat + 1} contributed nothing in time.` : `Seat ${seat + 1} contributed: ${random}`,
    ]),
    `Seats that contributed to the seed: ${given} of ${seats}. Contributions, commitments and seed match.`,
    ...(given === 0 ? ['No seat contributed, so the server alone chose the seed.'] : []),
  ];
}

export const command = streamCommand({
  name: 'replay',
  summary: 'Check a saved game and show it at any point',
  usage,
  options: {
    to: { type: 'string' },
    seat: { type: 'string' },
    verify: { type: 'boolean' },
    statistics: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  async carryOut([path, ...more], values, io) {
    if (path === undefined) throw new UsageError('which file?');
    if (more.length > 0) throw new UsageError(`one file at a time, unexpected "${more[0]}"`);
    wholeNumber(values.to, 'to', 0, 0);
    const checked = await savedGame(path);
    if (!checked.ok) {
      complain(io, 'replay', `${checked.code}: ${refusalText(checked)}`);
      return 1;
    }
    const { game, file, whole, segments } = checked.value;
    const entries = file.entries.length;
    const to = wholeNumber(values.to, 'to', entries, 0);
    if (to > entries) throw new UsageError(`--to is at most ${entries}, the length of this log`);
    const seat = readSeat(values.seat, file.seats) ?? null;

    const at = to === entries ? yes({ ...whole, at: to }) : game.position(whole.save(), to);
    if (!at.ok) {
      complain(io, 'replay', `${at.code}: ${refusalText(at)}`);
      return 1;
    }
    const table = at.value;
    if (values.json) {
      const { rulesVersion, options, seats, commitment, chain } = file;
      printLines(io, [
        JSON.stringify({
          game: file.game,
          rulesVersion,
          options,
          seats,
          entries,
          commitment,
          chain,
          verified: true,
          fairness: file.fairness ?? null,
          segments,
          to: table.at,
          seat: seat === null ? null : seat + 1,
          over: table.over,
          standing: table.standing ?? null,
          waiting: table.waiting().map(each => each + 1),
          view: table.view(seat),
          events: table.told(seat),
        }),
      ]);
      return 0;
    }
    const old = segments.filter(({ replayed }) => !replayed);
    printLines(io, [
      `${game.offer.title}, ${file.seats} players, ${entries} entries: ${
        old.length === 0 ? 'hash chain, dice and position are valid.' : 'the hash chain is valid.'
      }`,
      ...old.map(
        ({ rulesVersion, from, to: end }) =>
          `Entries ${from} to ${end} were played under rules version ${rulesVersion} and were not replayed.`,
      ),
      ...(old.length > 0 && old.length < segments.length ? ['After that, dice and position are valid, too.'] : []),
      ...(to === entries ? [] : [`After ${table.at} of ${entries} entries:`]),
    ]);
    if (values.verify) printLines(io, diceLines(file));
    else if (values.statistics) printLines(io, table.statistics(seat, styleFor(table, seat, io)));
    else show(table, seat, io);
    return 0;
  },
});
