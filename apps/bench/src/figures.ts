import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import {
  fork,
  type Game,
  type KernelState,
  load,
  type OldState,
  redeal,
  rulesVersions,
  type Save,
  save,
  seedFrom,
  verify,
} from '@orrery/kernel';
import type { Course, Recorded } from './course.ts';
import { type Contender, type Effort, interleaved, leastOf, median, microseconds, round } from './measure.ts';
import { cloneSynthetic } from './synthetic.generated.ts';
import { countObjects, makeSynthetic } from './synthetic.ts';

/** One line of the bench. */
export interface Figure {
  readonly name: string;
  readonly about: string;
  readonly value: number;
  readonly unit: 'us' | 'ms' | 'bytes' | 'times' | 'objects';
  /** Per second, if the value is a time. */
  readonly perSecond?: number;
  /** What it should be at most, or for a ratio at least. */
  readonly budget?: number;
}

export const rate = (name: string, about: string, value: number): Figure => ({
  name,
  about,
  value,
  unit: 'us',
  perSecond: 1e6 / value,
});

const often = (times: number, work: () => void) => (): number => {
  for (let i = 0; i < times; i++) work();
  return times;
};

export function must<T>(outcome: { ok: true; value: T } | { ok: false; message: string }): T {
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.value;
}

export function decisionFigures<G extends KernelState, O, V>(course: Course<G, O, V>, effort: Effort): Figure[] {
  const recorded = Array.from({ length: course.games }, () => course.record('part'));
  let at = 0;
  const replay = (): number => {
    const { start, answers } = recorded[at++ % recorded.length]!;
    const table = start();
    for (const answer of answers) table.answer(answer);
    return answers.length;
  };
  return [
    rate(
      'decision',
      'one random decision, options enumerated, no log',
      microseconds(effort, () => course.playPart(false)),
    ),
    rate('decision-bare', 'the same without enumeration', microseconds(effort, replay)),
    medianDecision(recorded, effort),
    rate(
      'decision-logged',
      'the same with log, events and snapshots kept',
      microseconds(effort, () => course.playPart(true)),
    ),
  ];
}

/**
 * The median decision, options not enumerated. Most are far faster than the mean, which a few expensive ones dominate: a
 * planned move, a check of all objectives. One decision is too short for the CPU clock, so wall time is used; noise
 * changes the median only if it hits half of them.
 */
function medianDecision<G extends KernelState, V>(
  recorded: readonly Recorded<G, V>[],
  { rounds, roundMs }: Effort,
): Figure {
  const times: number[] = [];
  const end = performance.now() + rounds * roundMs;
  for (let at = 0; times.length === 0 || performance.now() < end; at++) {
    const { start, answers } = recorded[at % recorded.length]!;
    const table = start();
    for (const answer of answers) {
      const began = performance.now();
      table.answer(answer);
      times.push(1000 * (performance.now() - began));
    }
  }
  return { name: 'decision-median', about: 'the median one of these', value: median(times), unit: 'us' };
}

const REPETITIONS = 5;

/**
 * The longest wait for a question: applying an answer and enumerating the next questions. Each is the fastest of several
 * tries, so that other load does not count.
 */
export function longestFigure<G extends KernelState, O, V>(course: Course<G, O, V>, { rounds }: Effort): Figure {
  let longest = 0;
  let decisions = 0;
  for (let game = 0; game < rounds; game++) {
    const { start, answers } = course.record('game');
    decisions += answers.length;
    const waits = leastOf(REPETITIONS, () => {
      const table = start();
      return answers.map(answer => {
        const began = performance.now();
        table.answer(answer);
        table.asks();
        return performance.now() - began;
      });
    });
    longest = waits.reduce((a, b) => Math.max(a, b), longest);
  }
  const about = `the longest of ${decisions} decisions up to the next options, all written down`;
  return { name: 'enumeration', about, value: longest, unit: 'ms' };
}

export function positionFigures<G extends KernelState, O, V>(course: Course<G, O, V>, effort: Effort): Figure[] {
  const { game, seats } = course;
  const table = course.halfway();
  const { state } = table;
  const seeds = Array.from({ length: 64 }, (_, i) => seedFrom(`fork/${i}`));
  let next = 0;
  const seed = (): string => seeds[next++ % seeds.length]!;
  table.rebase();
  const time = (name: string, about: string, work: () => void): Figure => ({
    name,
    about,
    unit: 'us',
    value: microseconds(effort, often(20, work)),
  });
  return [
    time('clone', `copy a state of ${countObjects(state)} objects`, () => game.clone(state)),
    time('fork', 'fork a position in the middle of a game', () => fork(table, { seed: seed(), keep: false })),
    time('redeal', 'redeal it for one seat', () => redeal(table, 1, { seed: seed(), keep: false })),
    time('view', 'what one seat may see', () => table.view(1)),
    time('views', `what all ${seats} seats and a spectator may see`, () => {
      table.view(null);
      for (let seat = 0; seat < seats; seat++) table.view(seat);
    }),
  ];
}

export function syntheticFigure(effort: Effort): Figure {
  const large = makeSynthetic();
  return {
    name: 'clone-large',
    about: `copy a state of ${countObjects(large)} objects, generated code`,
    unit: 'us',
    value: microseconds(
      effort,
      often(20, () => cloneSynthetic(large)),
    ),
    budget: 25,
  };
}

const VERIFIED = 3000;

/** Whole games as they come from disk, enough for a long log. */
export function savedGames<G extends KernelState, O, V>(course: Course<G, O, V>): Save[] {
  const files: Save[] = [];
  for (let entries = 0; entries < VERIFIED; entries += files.at(-1)!.entries.length)
    files.push(JSON.parse(JSON.stringify(save(course.playOut()))));
  return files;
}

/** The same game with one more version of its rules, whose states are copied whole. */
function nextRules<G extends KernelState, O, V>(game: Game<G, O, V>): Game<G, O, V> {
  const { rulesVersion, migrations } = game;
  const migration = { from: rulesVersion, changes: [], state: (state: OldState) => ({ ...state }) };
  return { ...game, ...rulesVersions(rulesVersion - migrations.length, [...migrations, migration]) };
}

const longestOf = (files: readonly Save[]): Save =>
  files.reduce((a, b) => (b.entries.length > a.entries.length ? b : a));

export function fileFigures<G extends KernelState, O, V>(
  course: Course<G, O, V>,
  files: readonly Save[],
  effort: Effort,
): Figure[] {
  const longest = longestOf(files);
  const entries = files.reduce((sum, file) => sum + file.entries.length, 0);
  const loading = microseconds(
    effort,
    often(1, () => must(load(course.game, longest))),
  );
  const verifying = microseconds(effort, () => {
    for (const file of files) must(verify(course.game, file));
    return entries / VERIFIED;
  });
  const next = nextRules(course.game);
  const moving = microseconds(
    effort,
    often(1, () => must(load(next, longest))),
  );
  const moved: Save = JSON.parse(JSON.stringify(save(must(load(next, longest)))));
  const loadingMoved = microseconds(
    effort,
    often(1, () => must(load(next, moved))),
  );
  return [
    { name: 'load', about: `load a game of ${longest.entries.length} entries`, value: loading / 1000, unit: 'ms' },
    { name: 'move', about: 'load that game under newer rules', value: moving / 1000, unit: 'ms' },
    { name: 'load-moved', about: 'load it once it was moved', value: loadingMoved / 1000, unit: 'ms' },
    {
      name: 'verify',
      about: `verify ${VERIFIED} entries (${files.length} games)`,
      value: verifying / 1000,
      unit: 'ms',
    },
    { name: 'save-size', about: 'that game as JSON', value: JSON.stringify(longest).length, unit: 'bytes' },
  ];
}

export function lastViewFigure<G extends KernelState, O, V>(
  course: Course<G, O, V>,
  files: readonly Save[],
  effort: Effort,
): Figure {
  const table = must(load(course.game, longestOf(files)));
  const value = microseconds(
    effort,
    often(20, () => table.view(1)),
  );
  return { name: 'view-last', about: 'what one seat may see at the end of that game', value, unit: 'us' };
}

/** The same rules at boardgame.io, both playing at random with options written down, their rounds taking turns. */
export async function ratioFigures<G extends KernelState, O, V>(
  course: Course<G, O, V>,
  effort: Effort,
): Promise<Figure[]> {
  const worker = new Worker(new URL('boardgame-io-worker.ts', import.meta.url));
  const there: Contender = async ms => {
    worker.postMessage(ms);
    const [time] = await once(worker, 'message');
    return time as number;
  };
  const here: Contender = async ms => round(() => course.playPart(false), ms);
  try {
    const [ours, theirs] = await interleaved(effort, [here, there]);
    return [
      rate('boardgame.io', 'one decision of the same rules at boardgame.io', theirs!),
      { name: 'ratio', about: 'decisions here for one there', value: theirs! / ours!, unit: 'times' },
    ];
  } finally {
    await worker.terminate();
  }
}
