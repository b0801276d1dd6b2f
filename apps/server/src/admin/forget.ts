import { usualBot } from '@orrery/bots';
import { copyRoom, type Person, type Room } from '../rooms/room.ts';
import type { ChatRecord } from '../store/store.ts';

/** The name shown for a deleted person. */
export const GHOST = 'Deleted';

/** Whether a table is named after somebody who is no longer its host. Another host of that name may have named it. */
const isNamedAfter = ({ title, host }: Room, name: string): boolean =>
  title.endsWith(` of ${name}`) && host.name !== name;

/** A room without any data of a person. A bot continues their game; a table of theirs that has not started is closed. */
export function withoutPerson(before: Room, { id, name: lastName }: Person, ghost: Person): Room {
  const room = copyRoom(before);
  const names = new Set([lastName]);
  for (const each of [room.host, ...room.seats.map(({ person }) => person)]) if (each?.id === id) names.add(each.name);
  for (const name of names)
    if (room.host.id === id || isNamedAfter(room, name)) room.title = room.title.replaceAll(name, GHOST);
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

/** The chat in a report about somebody else, without the lines of a person. */
export const withoutLines = (chat: readonly ChatRecord[], id: string, ghost: Person): ChatRecord[] =>
  chat.map(line => (line.person === id ? { ...line, person: ghost.id, name: ghost.name, text: '' } : line));
