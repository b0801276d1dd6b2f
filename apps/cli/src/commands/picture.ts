import { writeFile } from 'node:fs/promises';
import { yes } from '@orrery/kernel';
import { savedGame } from '../shared/saved-game.ts';
import { readSeat, streamCommand } from '../shared/stream-command.ts';
import { complain, printLines } from '../terminal/io.ts';
import { refusalText } from '../terminal/refusals.ts';
import { UsageError, wholeNumber } from '../usage/arguments.ts';

const usage = `
orrery picture FILE [--to N] [--seat N] [--svg | --png] [--out FILE]

Draws the table of a saved game as a picture to share: all that lies on it, and every player.

  --to N     after the first N entries of the log (all of them)
  --seat N   as that seat sees it, with the cards in its hand, counted from 1 (as a spectator)
  --svg      as SVG, which is the default
  --png      as pixels
  --out FILE where to write it (beside the save, with the number of the entry)
`;

export const command = streamCommand({
  name: 'picture',
  summary: 'Draw the table of a saved game as SVG or PNG',
  usage,
  options: {
    to: { type: 'string' },
    seat: { type: 'string' },
    svg: { type: 'boolean' },
    png: { type: 'boolean' },
    out: { type: 'string' },
  },
  async carryOut([path, ...more], values, io) {
    if (path === undefined) throw new UsageError('which file?');
    if (more.length > 0) throw new UsageError(`one file at a time, unexpected "${more[0]}"`);
    if (values.svg && values.png) throw new UsageError('either --svg or --png');
    wholeNumber(values.to, 'to', 0, 0);
    const saved = await savedGame(path);
    if (!saved.ok) {
      complain(io, 'picture', `${saved.code}: ${refusalText(saved)}`);
      return 1;
    }
    const { game, file, whole } = saved.value;
    const entries = file.entries.length;
    const to = wholeNumber(values.to, 'to', entries, 0);
    if (to > entries) throw new UsageError(`--to is at most ${entries}, the length of this log`);
    const seat = readSeat(values.seat, file.seats) ?? null;
    const at = to === entries ? yes(whole) : game.position(whole.save(), to);
    if (!at.ok) {
      complain(io, 'picture', `${at.code}: ${refusalText(at)}`);
      return 1;
    }
    const { title } = game.offer;
    const svg = at.value.picture(seat, { title, nameOf: each => `Seat ${each + 1}`, showsHand: seat !== null });
    const out = values.out ?? `${path.replace(/\.\w+$/, '')}-${to}.${values.png ? 'png' : 'svg'}`;
    await writeFile(out, values.png ? await (await import('@orrery/server/png')).pngOf(svg) : svg);
    printLines(io, [out]);
    return 0;
  },
});
