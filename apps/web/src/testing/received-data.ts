import type { Page } from 'playwright-core';

/** Everything in the browser's storage. Runs in the page. */
async function readStorage(): Promise<string> {
  const asked = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
  for (const { name } of await indexedDB.databases()) {
    const database = await asked(indexedDB.open(name!));
    for (const store of database.objectStoreNames)
      kept.push(await asked(database.transaction(store).objectStore(store).getAll()));
    database.close();
  }
  return JSON.stringify(kept);
}

/** Records everything that a page receives, except the app's own files. */
export class Received {
  readonly #page: Page;
  readonly #bodies: Promise<string>[] = [];
  readonly frames: string[] = [];

  constructor(page: Page) {
    this.#page = page;
    page.on('response', response => {
      if (!new URL(response.url()).pathname.startsWith('/assets/')) this.#bodies.push(response.text().catch(() => '')); // response bodies are lost when the page was left
    });
    page.on('websocket', socket => socket.on('framereceived', ({ payload }) => void this.frames.push(String(payload))));
  }

  /** Where any of these words is found, in any encoding. */
  async search(words: readonly string[]): Promise<string[]> {
    const places = {
      requests: (await Promise.all(this.#bodies)).join('\n'),
      stream: this.frames.join('\n'),
      storage: await this.#page.evaluate(readStorage),
      page: `${await this.#page.content()}\n${await this.#page.innerText('body')}`, // markup, and words as they are read
    };
    return Object.entries(places).flatMap(([place, text]) => {
      const low = text.toLowerCase();
      return words.filter(word => low.includes(word.toLowerCase())).map(word => `${place}: ${word}`);
    });
  }
}
