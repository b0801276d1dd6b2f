interface Update {
  /** The entry that it follows on. */
  readonly after: number;
  readonly text: string;
}

/** So much text is kept at least, once there is so much: more would be longer than the whole. */
const KEPT_LENGTH = 6 * 1024;

/** The last updates of an audience, kept for those who come back. */
export class RecentUpdates {
  /** The newest, and those before them: forgetting one by one would take longer than all the rest. */
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

  /** What somebody who knows the game up to an entry has missed; nothing where that is not known. */
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
