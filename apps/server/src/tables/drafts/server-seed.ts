import { createHmac } from 'node:crypto';
import { commitment, type Fairness, type Seed } from '@orrery/kernel';
import { newToken } from '../../common/ids.ts';
import type { Room } from '../../rooms/room.ts';
import { contributionAt } from '../../rooms/seed-contributions.ts';
import type { Store } from '../../store/store.ts';

const secrets = new WeakMap<Store, Promise<string>>();

/** The server's own seed for a table, derived from one secret and the table's id, so that every process derives the same. */
async function serverSeed(store: Store, table: string): Promise<Seed> {
  const secret = secrets.get(store) ?? store.secret('dice', newToken);
  secrets.set(store, secret);
  secret.catch(() => secrets.delete(store)); // retried the next time
  return createHmac('sha256', await secret)
    .update(table)
    .digest('hex');
}

/** A new table with the server's commitment to its seed, made before anybody else contributes. */
export async function withSeedCommitment(store: Store, room: Room): Promise<Room> {
  const gifts = room.seats.map(() => null);
  return { ...room, dice: { commitment: commitment(await serverSeed(store, room.id)), gifts, startBy: null } };
}

/** What the seed of a new game is derived from; undefined at old tables without a commitment. */
export async function fairnessOf(store: Store, room: Room): Promise<Fairness | undefined> {
  if (!room.dice) return undefined;
  const contributions = room.seats.flatMap((_, seat) => {
    const gift = contributionAt(room, seat);
    return gift ? [{ seat, digest: gift.digest, random: gift.random }] : [];
  });
  return { commitment: room.dice.commitment, serverSeed: await serverSeed(store, room.id), contributions };
}
