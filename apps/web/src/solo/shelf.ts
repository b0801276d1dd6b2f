import type { SoloGame } from './messages.ts';

const NAME = 'orrery';
const SHELF = 'games';

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(SHELF, { keyPath: 'id' });
  return asked(request);
}

async function onShelf<T>(mode: IDBTransactionMode, act: (shelf: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await asked(act(database.transaction(SHELF, mode).objectStore(SHELF)));
  } finally {
    database.close();
  }
}

/** Games that are kept in this browser and nowhere else. */
export const shelf = {
  put: (game: SoloGame) => onShelf('readwrite', store => store.put(game)),
  get: (id: string): Promise<SoloGame | undefined> => onShelf('readonly', store => store.get(id)),
  all: (): Promise<SoloGame[]> => onShelf('readonly', store => store.getAll()),
  remove: (id: string) => onShelf('readwrite', store => store.delete(id)),
};
