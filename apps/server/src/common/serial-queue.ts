/** Runs asynchronous tasks one after another. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  get isEmpty(): boolean {
    return this.#waiting === 0;
  }

  /** Runs a task once all before it have ended, in the order in which they came. */
  run<T>(task: () => Promise<T>): Promise<T> {
    const done = this.#waiting++ === 0 ? task() : this.#last.then(task, task);
    this.#last = done.then(
      () => void this.#waiting--,
      () => void this.#waiting--,
    );
    return done;
  }
}
