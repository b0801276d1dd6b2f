import type { LiveGame } from '@orrery/host';
import { cloneJson, commitment, quickRandom, randomAnswer, type Seed, seedFrom } from '@orrery/kernel';
import { createTableRequest, type TableStatus } from '@orrery/protocol';
import { newId, newKey } from '../common/ids.ts';
import { waitFor } from '../rooms/clocks.ts';
import { createRoom } from '../rooms/create.ts';
import type { Person, Room } from '../rooms/room.ts';
import type { Batch, Store } from '../store/store.ts';
import { withSeedCommitment } from '../tables/drafts/server-seed.ts';
import { batchSince, begin } from '../tables/stored/stored-game.ts';

const GAME = 'eminent-domain';

/** A game that waits for the first seat, or has been played to its end at random, with its one batch. */
export interface Played {
  readonly seed: Seed;
  readonly game: LiveGame;
  readonly batch: Batch;
}

/** Answers whatever is asked, at random, until enough was decided or the game is over. */
function playOut(game: LiveGame, decisions: number): void {
  const random = quickRandom(5);
  for (let i = 0; i < decisions && !game.over; i++) {
    const ask = game.firstAsk()!;
    game.answer({ ask: ask.id, seat: ask.seat, value: randomAnswer(ask, random) });
  }
}

export function someGame(room: Room, until: 'begun' | 'over'): Played {
  for (let i = 0; ; i++) {
    const seed = seedFrom(`situation ${i}`);
    const begun = begin(room, seed);
    if (!begun.ok) throw new Error(begun.message);
    const { game, chain } = begun.value;
    if (game.waiting()[0] !== 0) continue;
    if (until === 'over') playOut(game, 10_000);
    return { seed, game, batch: batchSince(game, 0, { count: 0, events: [] }, chain, Date.now()) };
  }
}

export interface Wish {
  readonly status: TableStatus;
  readonly open: boolean;
  readonly host: Person;
  readonly seats: readonly (Person | null)[];
  /** Somebody who sat in the last seat before. */
  readonly former?: Person;
}

/** Writes a table straight into the store, in just this situation. */
export async function someTable(store: Store, wish: Wish, played?: Played): Promise<Room> {
  const terms = createTableRequest.parse({ game: GAME, seats: wish.seats.length, open: wish.open, sit: false });
  const made = createRoom(wish.host, terms, Date.now());
  if (!made.ok) throw new Error(made.message);
  const room = await withSeedCommitment(store, { ...made.value, id: newId(), key: newKey() });
  room.status = wish.status;
  for (const [seat, person] of wish.seats.entries()) room.seats[seat]!.person = person;
  if (played) {
    room.started = Date.now();
    room.commitment = commitment(played.seed);
    waitFor(room, played.game.waiting(), Date.now());
  }
  const first = cloneJson(room);
  if (wish.former) first.seats.at(-1)!.person = wish.former;
  const length = played?.batch.entries.length ?? 0;
  const record = {
    room: first,
    revision: 0,
    length,
    chain: played?.batch.chain ?? '',
    seed: played?.seed ?? null,
    fairness: null,
  };
  await store.importTable(record, played ? [played.batch] : [], []);
  await store.commit(room.id, { revision: 0, room, wakeAt: null });
  if (played) await store.saveSnapshot(room.id, 1, played.game.snapshots.at(-1)!);
  return room;
}

/** A room that only says which game it is. */
export function plainRoom(seats: number): Room {
  const host = { id: newId(), name: 'Host' };
  const made = createRoom(host, createTableRequest.parse({ game: GAME, seats, sit: false }), 0);
  if (!made.ok) throw new Error(made.message);
  return made.value;
}
