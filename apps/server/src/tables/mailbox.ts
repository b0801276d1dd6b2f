/** Does one thing after another, in the order in which they came. */
export class Mailbox {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  get isEmpty(): boolean {
    return this.#waiting === 0;
  }

  do<T>(task: () => Promise<T>): Promise<T> {
    const done = this.#waiting++ === 0 ? task() : this.#last.then(task, task);
    this.#last = done.then(
      () => void this.#waiting--,
      () => void this.#waiting--,
    );
    return done;
  }
}
