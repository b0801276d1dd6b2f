import { usualBot } from '@orrery/bots';
import type { Seat } from '@orrery/kernel';
import { newKey } from '../common/ids.ts';
import { fine, type Result, refused } from '../common/refusal.ts';
import { handOver } from './clocks.ts';
import { type Person, type Removal, type Room, seatOf } from './room.ts';

/** The minimum number of votes: nobody can remove somebody alone. */
const AGREEING = 2;

const forbidden = (message: string) => refused('request/forbidden', message);

/** The open vote of a table, if there is one. */
export const removalAt = ({ status, seats, removal }: Room): Removal | null =>
  removal && status === 'playing' && seats[removal.seat]!.person?.id === removal.person ? removal : null;

/** Who votes: everybody else with a seat who has not resigned. Absent players count, but do not agree. */
const votersOf = (room: Room, target: Seat): string[] =>
  room.seats.flatMap(({ person, resigned }, seat) => (person && !resigned && seat !== target ? [person.id] : []));

/** The host asks the others to remove a player from a running game. */
export function askToRemove(room: Room, host: Person, seat: Seat): Result {
  const { person } = room.seats[seat]!;
  if (!person) return refused('seat/unknown', 'This seat is empty.');
  if (person.id === host.id) return forbidden('That is your own seat.');
  const voters = votersOf(room, seat);
  if (voters.length < AGREEING) return forbidden('Too few others play here to vote on that.');
  room.removal = { seat, person: person.id, agreed: voters.filter(each => each === host.id), refused: [] };
  return fine;
}

/** Casts a vote; it replaces an earlier one. */
export function voteOnRemoval(room: Room, voter: Person, agree: boolean, now: number): Result {
  const removal = removalAt(room);
  const seat = seatOf(room, voter.id);
  if (!removal || !votersOf(room, removal.seat).includes(voter.id) || seat === null)
    return forbidden('There is no vote for you.');
  const others = (people: readonly string[]) => people.filter(each => each !== voter.id);
  room.removal = {
    ...removal,
    agreed: agree ? [...others(removal.agreed), voter.id] : others(removal.agreed),
    refused: agree ? others(removal.refused) : [...others(removal.refused), voter.id],
  };
  settle(room, now);
  return fine;
}

/** More than half of those who are asked decide. */
function settle(room: Room, now: number): void {
  const { seat, person, agreed, refused: against } = room.removal!;
  const voters = votersOf(room, seat);
  const count = (people: readonly string[]) => people.filter(each => voters.includes(each)).length;
  if (count(agreed) * 2 > voters.length && count(agreed) >= AGREEING) {
    handOver(room, seat, now, here => {
      here.person = null;
      here.bot = usualBot(room.game);
      here.away = false;
      here.key = newKey();
    });
    room.sentAway = [...room.sentAway, person];
    room.removal = null;
  } else if ((voters.length - count(against)) * 2 <= voters.length) room.removal = null;
}
