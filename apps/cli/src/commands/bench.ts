import { type Chapter, type Figure, library, measureAll, quick, thorough } from '@orrery/bench';
import { command as define, UsageError } from '../usage/arguments.ts';

const number = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));

const units = { us: 'µs', ms: 'ms', bytes: 'bytes', times: 'times', objects: 'objects' } as const;

/** A ratio should be at least its budget, anything else at most. */
const isMet = ({ unit, value, budget = 0 }: Figure): boolean => (unit === 'times' ? value >= budget : value <= budget);

function line(figure: Figure): string[] {
  const { about, value, unit, perSecond, budget } = figure;
  const rate = perSecond === undefined ? '' : `${number(perSecond)} a second`;
  const bound = unit === 'times' ? 'at least' : 'at most';
  const aim = budget === undefined ? '' : `${bound} ${number(budget)}${isMet(figure) ? '' : ': MISSED'}`;
  return [about, `${number(value)} ${units[unit]}`, rate, aim];
}

/** One heading per game; columns are aligned across games. */
function table(chapters: readonly Chapter[]): string {
  const rows = chapters.map(({ about, figures }) => ({ about, lines: figures.map(line) }));
  const widths = [0, 1, 2].map(column =>
    Math.max(...rows.flatMap(({ lines }) => lines.map(cells => cells[column]!.length))),
  );
  const text = ([about, value, rate, aim]: string[]): string =>
    `${about!.padEnd(widths[0]!)}  ${value!.padStart(widths[1]!)}  ${rate!.padStart(widths[2]!)}  ${aim}`.trimEnd();
  return rows.map(({ about, lines }) => [about, ...lines.map(text)].join('\n')).join('\n\n');
}

const usage = `
orrery bench [--json] [--quick]

Measures the engine on both games, as medians over several rounds, and on Eminent Domain side by side with
boardgame.io.

  --json     one JSON object instead of a table
  --quick    one short round each, to see that it runs; the figures mean nothing
`;

export const command = define({
  name: 'bench',
  summary: 'Measure the engine, side by side with boardgame.io',
  usage,
  options: { json: { type: 'boolean' }, quick: { type: 'boolean' } },
  async carryOut(words, values) {
    if (words.length > 0) throw new UsageError(`takes no arguments, unexpected "${words[0]}"`);
    const chapters = await measureAll(values.quick ? quick : thorough, library() !== undefined);
    if (values.json) {
      const { node, v8 } = process.versions;
      process.stdout.write(`${JSON.stringify({ node, v8, quick: values.quick ?? false, games: chapters })}\n`);
    } else process.stdout.write(`${table(chapters)}\n`);
    return 0;
  },
});
