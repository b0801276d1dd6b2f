import type { SoloGame } from './messages.ts';

const NAME = 'orrery';
const STORE = 'games';

const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
  return result(request);
}

async function withStore<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await result(act(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

/** Games stored in this browser's IndexedDB. */
export const savedGames = {
  put: (game: SoloGame) => withStore('readwrite', store => store.put(game)),
  get: (id: string): Promise<SoloGame | undefined> => withStore('readonly', store => store.get(id)),
  all: (): Promise<SoloGame[]> => withStore('readonly', store => store.getAll()),
  remove: (id: string) => withStore('readwrite', store => store.delete(id)),
};
