import { commitment, type Seat } from '@orrery/kernel';
import { fine, type Result, refused } from '../common/refusal.ts';
import { type Contribution, type Person, type Room, seatOf } from './room.ts';

/** How long a start waits for contributions; clients send them at once. */
export const CONTRIBUTIONS_MS = 5_000;

/** The commitment and contribution of the person in a seat. */
export function contributionAt({ seats, dice }: Room, seat: Seat): Contribution | null {
  const gift = dice?.gifts[seat] ?? null;
  return gift !== null && gift.person === seats[seat]!.person?.id ? gift : null;
}

const contributionsOf = (room: Room): Contribution[] =>
  room.seats.flatMap((_, seat) => contributionAt(room, seat) ?? []);

const isAwaiting = (room: Room): boolean => contributionsOf(room).some(({ random }) => random === null);

/** Whether a started game can begin: all contributions have arrived, or the time is up. */
export const isStartDue = (room: Room, now: number): boolean =>
  room.status === 'gathering' && room.dice?.startBy != null && (now >= room.dice.startBy || !isAwaiting(room));

/** Opens the phase of contributions; false if nobody has committed to one. */
export function awaitContributions(room: Room, now: number): boolean {
  if (!room.dice || !isAwaiting(room)) return false;
  room.dice = { ...room.dice, startBy: now + CONTRIBUTIONS_MS };
  return true;
}

/** Stores a commitment (a digest). Until the start it can be replaced. */
export function pledge(room: Room, person: Person, digest: string): Result {
  const seat = seatOf(room, person.id);
  if (seat === null) return refused('request/forbidden', 'You have no seat at this table.');
  if (!room.dice || room.status !== 'gathering' || room.dice.startBy !== null)
    return refused('table/started', 'The game has begun.');
  const gifts = room.seats.map((_, each) =>
    each === seat ? { person: person.id, digest, random: null } : contributionAt(room, each),
  );
  room.dice = { ...room.dice, gifts };
  return fine;
}

/** Accepts a contribution, now that commitments are closed. */
export function reveal(room: Room, person: Person, random: string): Result {
  const seat = seatOf(room, person.id);
  if (seat === null) return refused('request/forbidden', 'You have no seat at this table.');
  if (room.status !== 'gathering') return refused('table/started', 'The game has begun.');
  if (room.dice?.startBy == null) return refused('table/not-started', 'The game has not been started.');
  const gift = contributionAt(room, seat);
  if (gift?.digest !== commitment(random))
    return refused('request/forbidden', 'This is not the value you committed to.');
  room.dice = { ...room.dice, gifts: room.dice.gifts.with(seat, { ...gift, random }) };
  return fine;
}
