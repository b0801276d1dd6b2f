interface Update {
  /** The number of the entry before it. */
  readonly after: number;
  readonly text: string;
}

/** How many characters of updates are kept at least; more would be longer than a full picture. */
const KEPT_LENGTH = 6 * 1024;

/** The last updates of a viewer group, kept for clients that reconnect. */
export class RecentUpdates {
  /** Two generations, so that old updates are dropped in bulk. */
  #newest: Update[] = [];
  #older: readonly Update[] = [];
  #length = 0;

  keep(update: Update): void {
    this.#newest.push(update);
    this.#length += update.text.length;
    if (this.#length < KEPT_LENGTH) return;
    this.#older = this.#newest;
    this.#newest = [];
    this.#length = 0;
  }

  /** The updates that a client with this entry has missed; undefined if they are not kept. */
  since(n: number): readonly string[] | undefined {
    const all = [...this.#older, ...this.#newest];
    const from = all.findIndex(({ after }) => after === n);
    return from < 0 ? undefined : all.slice(from).map(({ text }) => text);
  }

  forget(): void {
    this.#older = [];
    this.#newest = [];
    this.#length = 0;
  }
}
