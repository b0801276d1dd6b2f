/** A cache of the newest entries: at least `size`, at most twice as many. */
export class BoundedCache<T> {
  readonly #least: number;
  #things = new Map<string, T>();

  constructor(least: number) {
    this.#least = least;
  }

  get(name: string): T | undefined {
    return this.#things.get(name);
  }

  set(name: string, thing: T): void {
    // Evicts half of them at a time, which is cheaper than finding the oldest entry each time.
    if (this.#things.size >= 2 * this.#least) this.#things = new Map([...this.#things].slice(this.#least));
    this.#things.set(name, thing);
  }
}
