import { type Outcome, readSave, refuse, type Save, type Seat, yes } from '@orrery/kernel';
import { readSeat, streamCommand } from '../args.ts';
import { readSaveFile } from '../terminal/files.ts';
import { findTerminalGame } from '../terminal/games.ts';
import { complain, type Io, printLines } from '../terminal/io.ts';
import { paintFor, rule, wrapped } from '../terminal/paint.ts';
import { refusalText } from '../terminal/refusals.ts';
import type { Style } from '../terminal/screen.ts';
import type { Sitting, TerminalGame } from '../terminal/sitting.ts';
import { UsageError, wholeNumber } from './arguments.ts';

const usage = `
orrery replay FILE [--to N] [--seat N] [--json]

Plays a saved game again from its seed, checks that nobody wrote in it, and shows the table.

  --to N     after the first N entries of the log (all of them)
  --seat N   as that seat saw it, counted from 1 (as a spectator)
  --json     one JSON object instead of a picture
`;

interface Checked {
  readonly game: TerminalGame;
  readonly file: Save;
  readonly whole: Sitting;
}

/** Reads a save and plays it through from the seed. */
async function check(path: string): Promise<Outcome<Checked>> {
  const raw = await readSaveFile(path);
  if (!raw.ok) return raw;
  const read = readSave(raw.value);
  if (!read.ok) return read;
  const file = read.value;
  const game = findTerminalGame(file.game);
  if (!game) return refuse('save/foreign-game', `There is no game "${file.game.slice(0, 60)}" here.`);
  const whole = game.verify(file);
  return whole.ok ? yes({ game, file, whole: whole.value }) : whole;
}

function show(table: Sitting, seat: Seat | null, io: Io): void {
  const paint = paintFor(io.colour);
  const width = Math.min(io.columns, table.widest);
  const style: Style = { paint, width, nameOf: each => (each === seat ? 'You' : `Seat ${each + 1}`) };
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

export const command = streamCommand({
  name: 'replay',
  summary: 'Check a saved game and show it at any point',
  usage,
  options: { to: { type: 'string' }, seat: { type: 'string' }, json: { type: 'boolean' } },
  async carryOut([path, ...more], values, io) {
    if (path === undefined) throw new UsageError('which file?');
    if (more.length > 0) throw new UsageError(`one file at a time: what is "${more[0]}"?`);
    wholeNumber(values.to, 'to', 0, 0);
    const checked = await check(path);
    if (!checked.ok) {
      complain(io, 'replay', `${checked.code}: ${refusalText(checked)}`);
      return 1;
    }
    const { game, file, whole } = checked.value;
    const entries = file.entries.length;
    const to = wholeNumber(values.to, 'to', entries, 0);
    if (to > entries) throw new UsageError(`--to is at most ${entries}, the length of this log`);
    const seat = readSeat(values.seat, file.seats) ?? null;

    const at = to === entries ? yes(whole) : game.position(file, to);
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
          to,
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
    printLines(io, [
      `${game.offer.title}, ${file.seats} players, ${entries} entries: hash chain, dice and position are in order.`,
      ...(to === entries ? [] : [`After ${to} of ${entries} entries:`]),
    ]);
    show(table, seat, io);
    return 0;
  },
});
