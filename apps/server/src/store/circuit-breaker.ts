/** How long the circuit stays open before a retry. */
const RETRY_MS = 500;

/** A circuit breaker: after a timeout further calls fail at once, so that none queue up; one call now and then tests it. */
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
      this.#retryAt = now + RETRY_MS; // this call is the test
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
