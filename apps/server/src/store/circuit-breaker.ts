/** How long to wait before something is tried again. */
const RETRY_MS = 500;

/** After something was not answered in time, fails at once, so that nobody queues up; one try now and then finds out if it is back. */
export class CircuitBreaker {
  readonly #isUnanswered: (error: unknown) => boolean;
  #retryAt: number | undefined;

  constructor(isUnanswered: (error: unknown) => boolean) {
    this.#isUnanswered = isUnanswered;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    const now = performance.now();
    if (this.#retryAt !== undefined) {
      if (now < this.#retryAt) throw new Error('the database does not answer');
      this.#retryAt = now + RETRY_MS; // this is the one that finds out
    }
    try {
      const done = await work();
      this.#retryAt = undefined;
      return done;
    } catch (error) {
      this.#retryAt = this.#isUnanswered(error) ? performance.now() + RETRY_MS : undefined;
      throw error;
    }
  }
}
