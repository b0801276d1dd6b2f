import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import {
  type Answer,
  fork,
  type Game,
  type KernelState,
  load,
  type Random,
  randomAnswer,
  redeal,
  type Save,
  save,
  seedFrom,
  Table,
  verify,
} from '@orrery/kernel';
import { GAMES, randomOf, SEATS } from './games.ts';
import { type Contender, type Effort, interleaved, microseconds, round } from './measure.ts';
import { cloneSynthetic } from './synthetic.generated.ts';
import { countObjects, makeSynthetic } from './synthetic.ts';

/** One line of the bench. */
export interface Figure {
  readonly name: string;
  readonly about: string;
  readonly value: number;
  readonly unit: 'us' | 'ms' | 'bytes' | 'times' | 'objects';
  /** Decisions a second, where the value is the time of one. */
  readonly perSecond?: number;
  /** What it should be at most, or for a ratio at least. */
  readonly budget?: number;
}

interface Recorded {
  readonly seed: string;
  readonly answers: readonly Answer[];
}

/** The things that every measure needs, made once. */
class Bench<G extends KernelState, O, V> {
  readonly game: Game<G, unknown, V>;
  readonly options: O;
  #next = 0;

  constructor(game: Game<G, O, V>) {
    const options = game.readOptions({}, SEATS);
    if (!options.ok) throw new Error(options.message);
    this.game = game as Game<G, unknown, V>;
    this.options = options.value;
  }

  table(seed: string, keep: boolean): Table<G, V> {
    return new Table(this.game, { seats: SEATS, options: this.options, seed: seedFrom(seed), keep });
  }

  /** A different game each time, the same ones in the same order in every run. */
  seed(): string {
    return `bench/${this.#next++ % GAMES}`;
  }

  /** A whole game at random, options written down for every decision. */
  playOut(keep: boolean, seed = this.seed()): { decisions: number; table: Table<G, V> } {
    const table = this.table(seed, keep);
    const random = randomOf(seed);
    let decisions = 0;
    while (!table.over) {
      answerOne(table, random);
      decisions++;
    }
    return { decisions, table };
  }

  record(seed: string): Recorded {
    const table = this.table(seed, false);
    const random = randomOf(seed);
    const answers: Answer[] = [];
    while (!table.over) answers.push(answerOne(table, random));
    return { seed, answers };
  }

  /** The middle of a game, the decision in the middle of a step where there is one. */
  halfway(seed = 'bench/halfway'): Table<G, V> {
    const half = Math.floor(this.record(seed).answers.length / 2);
    const table = this.table(seed, true);
    const random = randomOf(seed);
    for (let i = 0; i < half; i++) answerOne(table, random);
    return table;
  }
}

function answerOne<G extends KernelState, V>(table: Table<G, V>, random: Random): Answer {
  const ask = table.firstAsk();
  if (!ask) throw new Error('nothing is asked and the game is not over');
  const answer = { ask: ask.id, seat: ask.seat, value: randomAnswer(ask, random) };
  const outcome = table.answer(answer);
  if (!outcome.ok) throw new Error(outcome.message);
  return answer;
}

const often = (times: number, work: () => void) => (): number => {
  for (let i = 0; i < times; i++) work();
  return times;
};

function must<T>(outcome: { ok: true; value: T } | { ok: false; message: string }): T {
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.value;
}

function decisionFigures<G extends KernelState, O, V>(bench: Bench<G, O, V>, effort: Effort): Figure[] {
  const recorded = Array.from({ length: GAMES }, (_, i) => bench.record(`bench/${i}`));
  let at = 0;
  const replay = (): number => {
    const { seed, answers } = recorded[at++ % GAMES]!;
    const table = bench.table(seed, false);
    for (const answer of answers) table.answer(answer);
    return answers.length;
  };
  const figure = (name: string, about: string, value: number): Figure => ({
    name,
    about,
    value,
    unit: 'us',
    perSecond: 1e6 / value,
  });
  return [
    figure(
      'decision',
      'one random decision, options enumerated, no log',
      microseconds(effort, () => bench.playOut(false).decisions),
    ),
    figure('decision-bare', 'the same without enumeration', microseconds(effort, replay)),
    figure(
      'decision-logged',
      'the same with log, events and snapshots kept',
      microseconds(effort, () => bench.playOut(true).decisions),
    ),
  ];
}

function positionFigures<G extends KernelState, O, V>(bench: Bench<G, O, V>, effort: Effort): Figure[] {
  const { game } = bench;
  const table = bench.halfway();
  const { state } = table;
  const large = makeSynthetic();
  const seeds = Array.from({ length: 64 }, (_, i) => seedFrom(`fork/${i}`));
  let next = 0;
  const seed = (): string => seeds[next++ % seeds.length]!;
  table.rebase();
  const time = (name: string, about: string, work: () => void, budget?: number): Figure => ({
    name,
    about,
    unit: 'us',
    value: microseconds(effort, often(20, work)),
    ...(budget === undefined ? {} : { budget }),
  });
  return [
    time('clone', `copy a state of ${countObjects(state)} objects`, () => game.clone(state)),
    time(
      'clone-large',
      `copy a state of ${countObjects(large)} objects, generated code`,
      () => cloneSynthetic(large),
      25,
    ),
    time('fork', 'fork a position in the middle of a game', () => fork(table, { seed: seed(), keep: false }), 20),
    time('redeal', 'redeal it for one seat', () => redeal(table, 1, { seed: seed(), keep: false })),
    time('view', 'what one seat may see', () => table.view(1)),
    time('views', `what all ${SEATS} seats and a spectator may see`, () => {
      table.view(null);
      for (let seat = 0; seat < SEATS; seat++) table.view(seat);
    }),
  ];
}

const VERIFIED = 3000;

function fileFigures<G extends KernelState, O, V>(bench: Bench<G, O, V>, effort: Effort): Figure[] {
  const files: Save[] = [];
  for (let entries = 0; entries < VERIFIED; entries += files.at(-1)!.entries.length)
    files.push(JSON.parse(JSON.stringify(save(bench.playOut(true).table))));
  const longest = files.reduce((a, b) => (b.entries.length > a.entries.length ? b : a));
  const entries = files.reduce((sum, file) => sum + file.entries.length, 0);
  const loading = microseconds(
    effort,
    often(1, () => must(load(bench.game, longest))),
  );
  const verifying = microseconds(effort, () => {
    for (const file of files) must(verify(bench.game, file));
    return entries / VERIFIED;
  });
  const text = JSON.stringify(longest);
  return [
    {
      name: 'load',
      about: `load a game of ${longest.entries.length} entries`,
      value: loading / 1000,
      unit: 'ms',
      budget: 50,
    },
    {
      name: 'verify',
      about: `verify ${VERIFIED} entries (${files.length} games)`,
      value: verifying / 1000,
      unit: 'ms',
      budget: 200,
    },
    { name: 'save-size', about: 'that game as JSON', value: text.length, unit: 'bytes' },
  ];
}

/** The same rules at boardgame.io, both playing at random with options written down, their rounds taking turns. */
async function ratioFigures<G extends KernelState, O, V>(bench: Bench<G, O, V>, effort: Effort): Promise<Figure[]> {
  const worker = new Worker(new URL('boardgame-io-worker.ts', import.meta.url));
  const there: Contender = async ms => {
    worker.postMessage(ms);
    const [time] = await once(worker, 'message');
    return time as number;
  };
  const here: Contender = async ms => round(() => bench.playOut(false).decisions, ms);
  try {
    const [ours, theirs] = await interleaved(effort, [here, there]);
    return [
      {
        name: 'boardgame.io',
        about: 'one decision of the same rules at boardgame.io',
        value: theirs!,
        unit: 'us',
        perSecond: 1e6 / theirs!,
      },
      { name: 'ratio', about: 'decisions here for one there', value: theirs! / ours!, unit: 'times', budget: 30 },
    ];
  } finally {
    await worker.terminate();
  }
}

/** Everything that `orrery bench` measures. */
export async function measureAll<G extends KernelState, O, V>(
  game: Game<G, O, V>,
  effort: Effort,
  besideBoardgameIo: boolean,
): Promise<Figure[]> {
  const bench = new Bench(game);
  return [
    ...decisionFigures(bench, effort),
    ...positionFigures(bench, effort),
    ...fileFigures(bench, effort),
    ...(besideBoardgameIo ? await ratioFigures(bench, effort) : []),
  ];
}
