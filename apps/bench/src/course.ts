import {
  type Answer,
  fork,
  type Game,
  type KernelState,
  type Random,
  randomAnswer,
  randomFor,
  seedFrom,
  simplestAnswer,
  Table,
} from '@orrery/kernel';

/** Which games are measured, and which part of them. */
export interface Plan<G extends KernelState, O, V> {
  readonly game: Game<G, O, V>;
  readonly seats: number;
  /** How many different games are measured, so that no figure depends on a single game. */
  readonly games: number;
  /** The part that decisions are measured in; the whole game unless told. */
  readonly part?: { begins(state: G): boolean; isOver(state: G): boolean };
}

/** A recording of a measured part: replaying its answers gives the same course. */
export interface Recorded<G extends KernelState, V> {
  readonly start: () => Table<G, V>;
  readonly answers: readonly Answer[];
}

/** A plan set up: the games, the places in them where measuring starts, and random play from there. */
export class Course<G extends KernelState, O, V> {
  readonly game: Game<G, unknown, V>;
  readonly seats: number;
  readonly games: number;
  readonly #options: O;
  readonly #part: Plan<G, O, V>['part'];
  readonly #positions = new Map<string, Table<G, V>>();
  #next = 0;

  constructor({ game, seats, games, part }: Plan<G, O, V>) {
    const options = game.readOptions({}, seats);
    if (!options.ok) throw new Error(options.message);
    this.game = game as Game<G, unknown, V>;
    this.seats = seats;
    this.games = games;
    this.#options = options.value;
    this.#part = part;
  }

  /** A new game. */
  table(seed: string, keep: boolean): Table<G, V> {
    const { game, seats } = this;
    return new Table(game, { seats, options: this.#options, seed: seedFrom(seed), keep });
  }

  /** A different game each time, the same ones in the same order in every run. */
  seed(): string {
    return `bench/${this.#next++ % this.games}`;
  }

  /** Where the measured part of a game begins, on a table of its own. */
  start(seed: string, keep: boolean): Table<G, V> {
    return this.#part ? fork(this.#beginning(seed), { seed: seedFrom(seed), keep }) : this.table(seed, keep);
  }

  #beginning(seed: string): Table<G, V> {
    let table = this.#positions.get(seed);
    if (!table) {
      table = this.table(seed, true);
      const random = randomFor(seed);
      while (!table.over && !this.#part?.begins(table.state)) answerOne(table, random);
      this.#positions.set(seed, table);
    }
    return table;
  }

  /** Plays the measured part at random, options written down for every decision. */
  playPart(keep: boolean, seed = this.seed()): number {
    const table = this.start(seed, keep);
    const random = randomFor(seed);
    let decisions = 0;
    for (; !table.over && !this.#part?.isOver(table.state); decisions++) answerOne(table, random);
    return decisions;
  }

  /** Plays a whole game at random. */
  playOut(seed = this.seed()): Table<G, V> {
    const table = this.table(seed, true);
    const random = randomFor(seed);
    while (!table.over) answerOne(table, random);
    return table;
  }

  /** Plays the measured part, or the whole game, and keeps the answers. */
  record(what: 'part' | 'game', seed = this.seed()): Recorded<G, V> {
    const start = what === 'part' ? () => this.start(seed, false) : () => this.table(seed, false);
    const part = what === 'part' ? this.#part : undefined;
    const table = start();
    const random = randomFor(seed);
    const answers: Answer[] = [];
    while (!table.over && !part?.isOver(table.state)) answers.push(answerOne(table, random));
    return { start, answers };
  }

  /** The middle of the measured part, the decision in the middle of a step where there is one. */
  halfway(seed = 'bench/halfway'): Table<G, V> {
    const half = Math.floor(this.record('part', seed).answers.length / 2);
    const table = this.start(seed, true);
    const random = randomFor(seed);
    for (let i = 0; i < half; i++) answerOne(table, random);
    return table;
  }
}

/** How often an answer is tried that a rule's own check may refuse; then the simplest is given. */
const TRIES = 5;

function answerOne<G extends KernelState, V>(table: Table<G, V>, random: Random): Answer {
  const ask = table.firstAsk();
  if (!ask) throw new Error('nothing is asked and the game is not over');
  for (let tries = 0; ; tries++) {
    const value = tries < TRIES ? randomAnswer(ask, random) : simplestAnswer(ask);
    const answer = { ask: ask.id, seat: ask.seat, value };
    const outcome = table.answer(answer);
    if (outcome.ok) return answer;
    if (!ask.checked || tries >= TRIES) throw new Error(outcome.message);
  }
}
