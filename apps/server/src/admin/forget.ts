import { usualBot } from '@orrery/bots';
import { copyRoom, type Person, type Room } from '../rooms/room.ts';

/** The name shown for a deleted person. */
export const GHOST = 'Deleted';

/** A room without any data of a person. A bot continues their game; a table of theirs that has not started is closed. */
export function withoutPerson(before: Room, id: string, ghost: Person): Room {
  const room = copyRoom(before);
  const others = (people: readonly string[]) => people.filter(each => each !== id);
  const isHost = room.host.id === id;
  for (const here of room.seats) {
    if (here.person?.id !== id) continue;
    here.person = room.status === 'gathering' ? null : ghost;
    if (room.status !== 'playing') continue;
    here.resigned = true;
    here.away = false;
    here.bot ??= usualBot(room.game);
  }
  if (isHost) {
    const next = room.seats.find(({ person, resigned }) => person && person.id !== ghost.id && !resigned)?.person;
    room.host = room.status === 'playing' && next ? next : ghost;
    if (room.status === 'gathering') room.status = 'closed';
  }
  room.sentAway = others(room.sentAway);
  room.removal = null;
  if (room.dice) {
    const gifts = room.dice.gifts.map(gift => (gift?.person === id ? { ...gift, person: ghost.id } : gift));
    room.dice = { ...room.dice, gifts };
  }
  return room;
}
