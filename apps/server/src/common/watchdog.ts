/** What a thread is doing: for which table, and what kind of work. Contains no hidden information of a game. */
export interface Work {
  readonly table: string;
  readonly what: string;
}

const BEATS = 0;
const LENGTHS = [1, 2] as const;
const STARTS = [4, 68] as const;
const CHARACTERS = 64;
const CELLS = STARTS[1] + CHARACTERS;

/** Memory shared by two threads: one writes what it is doing, the other can read that even while the first is busy. */
export class WorkBoard {
  readonly memory: SharedArrayBuffer;
  readonly #cells: Int32Array;

  constructor(memory = new SharedArrayBuffer(CELLS * Int32Array.BYTES_PER_ELEMENT)) {
    this.memory = memory;
    this.#cells = new Int32Array(memory);
  }

  /** The heartbeat; it is updated in every turn of the event loop, so it stops in an endless loop. */
  beat(): void {
    Atomics.add(this.#cells, BEATS, 1);
  }

  get beats(): number {
    return Atomics.load(this.#cells, BEATS);
  }

  note(work: Work | undefined): void {
    this.#write(0, work?.table ?? '');
    this.#write(1, work?.what ?? '');
  }

  read(): Work | undefined {
    const table = this.#read(0);
    return table === '' ? undefined : { table, what: this.#read(1) };
  }

  #write(field: 0 | 1, text: string): void {
    const length = Math.min(text.length, CHARACTERS);
    for (let i = 0; i < length; i++) this.#cells[STARTS[field] + i] = text.charCodeAt(i);
    Atomics.store(this.#cells, LENGTHS[field], length);
  }

  #read(field: 0 | 1): string {
    const length = Atomics.load(this.#cells, LENGTHS[field]);
    return String.fromCharCode(...this.#cells.subarray(STARTS[field], STARTS[field] + length));
  }
}

/** Checks the heartbeat of a thread periodically and reports when it has stopped for too long. */
export class SignsOfLife {
  readonly #board: WorkBoard;
  readonly #limitMs: number;
  #beats = 0;
  #silentMs = 0;

  constructor(board: WorkBoard, limitMs: number) {
    this.#board = board;
    this.#limitMs = limitMs;
  }

  get silentMs(): number {
    return this.#silentMs;
  }

  /** Checks, given the time since the last check. A thread without any heartbeat yet is still starting. */
  look(elapsedMs: number): 'alive' | 'stalled' {
    const { beats } = this.#board;
    const isAlive = beats !== this.#beats || beats === 0;
    this.#beats = beats;
    this.#silentMs = isAlive ? 0 : this.#silentMs + elapsedMs;
    return this.#silentMs < this.#limitMs ? 'alive' : 'stalled';
  }
}

let board: WorkBoard | undefined;
let current: Work | undefined;

/** From now on this thread records its work in this shared memory. */
export function noteWorkOn(on: WorkBoard): void {
  board = on;
}

/**
 * Runs code of a game for a table: rules, views, migrations. If it never ends, the watchdog knows which table it was. The
 * task must be synchronous: other work done in between would be attributed to it.
 */
export function working<T>(table: string, what: string, work: () => T): T {
  if (!board) return work();
  const before = current;
  current = { table, what };
  board.note(current);
  try {
    return work();
  } finally {
    current = before;
    board.note(before);
  }
}
