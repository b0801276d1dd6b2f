/** Remembers the last things by name: so many at least, and no more than twice as many. */
export class Recent<T> {
  readonly #least: number;
  /** The newest, and those before them: to forget one by one would mean to look for the oldest every time. */
  #newest = new Map<string, T>();
  #older = new Map<string, T>();

  constructor(least: number) {
    this.#least = least;
  }

  get(name: string): T | undefined {
    return this.#newest.get(name) ?? this.#older.get(name);
  }

  set(name: string, thing: T): void {
    if (this.#newest.size >= this.#least) {
      this.#older = this.#newest;
      this.#newest = new Map();
    }
    this.#newest.set(name, thing);
  }
}
