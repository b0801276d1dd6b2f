import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CLIENTS, GAME, OPTIONS, SEATS } from './contest.ts';
import { type ContenderName, crowd, type Figures, memory, quick, sideBySide, thorough } from './measure.ts';

const usage = `
npm run bench:server -- [--only side-by-side,crowd,memory] [--contenders orrery,memory,file,copies] [--quick] [--json]

Measures our server under load, in a process of its own: side by side with boardgame.io's, with many tables at once,
and with many stored tables.
`;

const parts = ['side-by-side', 'crowd', 'memory'] as const;
type Part = (typeof parts)[number];

/** A figure, and its target if there is one. */
interface Bar {
  readonly about: string;
  readonly value: number;
  readonly bound?: number;
  readonly isMet?: boolean;
}

const atLeast = (about: string, value: number, bound: number): Bar => ({ about, value, bound, isMet: value >= bound });
const atMost = (about: string, value: number, bound: number): Bar => ({ about, value, bound, isMet: value <= bound });

const verdict = ({ bound, isMet }: Bar): string =>
  bound === undefined ? '' : `: ${isMet ? 'met' : 'MISSED'} (${bound})`;

const names: Readonly<Record<string, string>> = {
  orrery: 'Orrery, SQLite',
  memory: 'boardgame.io, memory',
  file: 'boardgame.io, files',
  copies: 'boardgame.io, memory, rules on copies',
  full: 'all at once',
  paced: 'at a pace',
};

const digits = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);

function line(name: string, figures: Figures): string {
  const { decisions, perSecond, cpuMs, confirmed, told, rssMb, peakMb, refused, stale, fell } = figures;
  const ms = ({ p50, p99 }: { p50: number; p99: number }) => `${digits(p50)} / ${digits(p99)} ms`;
  return [
    `${(names[name] ?? name).padEnd(38)} ${digits(perSecond).padStart(7)} a second, ${digits(cpuMs)} ms CPU each`,
    `confirmed ${ms(confirmed)}, told ${ms(told)} (p50 / p99)`,
    `${digits(rssMb)} MB (at most ${digits(peakMb)})`,
    `${decisions} decisions, ${refused + stale} refused${fell ? ', then it ended by itself' : ''}`,
  ].join('; ');
}

function ratios(figures: Readonly<Record<string, Figures>>): Bar[] {
  const { orrery, memory: inMemory, file } = figures;
  const beside = (name: string, other: Figures | undefined, bound: number) =>
    orrery && other
      ? [
          atLeast(`times the decisions a second of ${name}`, orrery.perSecond / other.perSecond, bound),
          { about: 'times by processor time', value: other.cpuMs / orrery.cpuMs },
          atMost(`p99 in parts of that of ${name}`, orrery.confirmed.p99 / other.confirmed.p99, 1),
        ]
      : [];
  return [...beside(names.memory!, inMemory, 12), ...beside(names.file!, file, 20)];
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: parts.join() },
      contenders: { type: 'string', default: 'orrery,memory,file,copies' },
      quick: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(`${usage.trim()}\n`);
    return;
  }
  const effort = values.quick ? quick : thorough;
  const asked = values.only.split(',') as Part[];
  const folder = mkdtempSync(join(tmpdir(), 'orrery-bench-'));
  const folderFor = (name: string) => join(folder, name);
  const said: Record<string, Record<string, Figures>> = {};
  const bars: Bar[] = [];
  try {
    if (asked.includes('side-by-side')) {
      const contenders = values.contenders.split(',') as ContenderName[];
      said['side by side'] = await sideBySide(effort, contenders, folderFor);
      bars.push(...ratios(said['side by side']));
    }
    if (asked.includes('crowd')) said.crowd = { ...(await crowd(effort, folderFor('crowd'))) };
    if (asked.includes('memory')) {
      const figures = await memory(effort, folderFor('stored'));
      said['stored tables'] = { stored: figures };
      bars.push(atMost('MB at most, with tables stored', figures.peakMb, 512));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const about = {
    game: GAME,
    options: OPTIONS,
    seats: SEATS,
    clients: { orrery: SEATS, 'boardgame.io': CLIENTS },
    effort,
  };
  if (values.json) {
    process.stdout.write(
      `${JSON.stringify({ node: process.version, load: loadavg(), ...about, figures: said, bars })}\n`,
    );
    return;
  }
  for (const [part, figures] of Object.entries(said)) {
    process.stdout.write(`${part}\n`);
    for (const [name, each] of Object.entries(figures)) process.stdout.write(`  ${line(name, each)}\n`);
  }
  for (const bar of bars) process.stdout.write(`${digits(bar.value)} ${bar.about}${verdict(bar)}\n`);
}

await run();
