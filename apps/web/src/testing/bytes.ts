import type { Page } from 'playwright-core';

/** All that a browser keeps. Runs in the page. */
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

/** All that a page receives from before it is opened on, besides the app's files, which everybody has. */
export class Received {
  readonly #page: Page;
  readonly #bodies: Promise<string>[] = [];
  readonly frames: string[] = [];

  constructor(page: Page) {
    this.#page = page;
    page.on('response', response => {
      if (!new URL(response.url()).pathname.startsWith('/assets/')) this.#bodies.push(response.text().catch(() => '')); // a page that was left takes its bodies along
    });
    page.on('websocket', socket => socket.on('framereceived', ({ payload }) => void this.frames.push(String(payload))));
  }

  /** Where any of these words is found, in which form ever. */
  async search(words: readonly string[]): Promise<string[]> {
    const places = {
      requests: (await Promise.all(this.#bodies)).join('\n'),
      stream: this.frames.join('\n'),
      storage: await this.#page.evaluate(readStorage),
      page: await this.#page.content(),
    };
    return Object.entries(places).flatMap(([place, text]) => {
      const low = text.toLowerCase();
      return words.filter(word => low.includes(word.toLowerCase())).map(word => `${place}: ${word}`);
    });
  }
}
