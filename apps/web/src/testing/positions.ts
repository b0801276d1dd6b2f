import { findGame } from '@orrery/catalogue';
import {
  invariant,
  type KernelState,
  randomAnswer,
  randomFor,
  save,
  seedFrom,
  simplestAnswer,
  Table,
} from '@orrery/kernel';
import type { View } from '@orrery/twilight-imperium/view';
import type { Page } from 'playwright-core';
import type { SoloGame } from '../solo/messages.ts';
import { aggressiveAnswer } from './aggressive-player.ts';

interface Wanted {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  readonly options?: unknown;
  /** Changes to the initial state that the position needs. */
  readonly prepare?: (state: KernelState) => void;
  /** Whether the game has reached the position; checked before each decision. */
  readonly isThere: (table: Table<KernelState>) => boolean;
}

/** A game played at random, or aggressively, up to the position; the same for the same seed. */
function positionOf({ game, seats, seed, options = {}, prepare, isThere }: Wanted): SoloGame | undefined {
  const offer = findGame(game);
  const read = offer?.game.readOptions(options, seats);
  invariant(offer && read?.ok, () => `there is no such game: ${game}`);
  const table = new Table(offer.game, { seats, options: read.value, seed: seedFrom(seed) });
  const random = randomFor(`${seed} play`);
  prepare?.(table.state);
  while (!table.over && !isThere(table)) {
    const [seat] = table.waiting();
    const ask = table.asks(seat!).find(each => !each.ahead)!;
    const value =
      game === 'twilight-imperium'
        ? aggressiveAnswer(ask, table.view(seat!) as View, random)
        : randomAnswer(ask, random);
    const tried = { ask: ask.id, seat: ask.seat, value };
    if (!table.answer(tried).ok) table.answer({ ...tried, value: simplestAnswer(ask) });
  }
  if (!isThere(table)) return undefined;
  return { id: seed, game, title: offer.title, created: 0, updated: 0, over: table.over, save: save(table) };
}

/** The first such game among those of numbered seeds. */
export function anyPosition(wanted: Wanted): SoloGame {
  for (let nth = 0; nth < 100; nth++) {
    const found = positionOf({ ...wanted, seed: `${wanted.seed} ${nth}` });
    if (found) return found;
  }
  throw new Error(`no game gets there: ${wanted.seed}`);
}

/** Stores a game in a browser and opens it there; the person has the first seat. */
export async function openPosition(page: Page, url: string, position: SoloGame): Promise<void> {
  await page.goto(url);
  await page.evaluate(async text => {
    const request = indexedDB.open('orrery', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('games', { keyPath: 'id' });
    const database = await new Promise<IDBDatabase>(resolve => {
      request.onsuccess = () => resolve(request.result);
    });
    const write = database.transaction('games', 'readwrite');
    write.objectStore('games').put(JSON.parse(text));
    await new Promise(resolve => {
      write.oncomplete = resolve;
    });
    database.close();
  }, JSON.stringify(position));
  await page.goto(`${url}/solo/${position.game}/${encodeURIComponent(position.id)}`);
  await page.locator('.game-board').waitFor();
}
