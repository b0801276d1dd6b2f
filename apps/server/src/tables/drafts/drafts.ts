import type { Seat } from '@orrery/kernel';
import { type Command, isGameCommand } from '@orrery/protocol';
import { newId } from '../../common/ids.ts';
import { type Result, refused } from '../../common/refusal.ts';
import { outOfTime, remindAt, tellAt } from '../../rooms/clocks.ts';
import { change, timeOut } from '../../rooms/commands.ts';
import { copyRoom, type Person, peopleOf, type Room, seatOf } from '../../rooms/room.ts';
import type { Store } from '../../store/store.ts';
import { type Draft, draftOf, type LoadedTable } from './draft.ts';
import { playDraft, requestDraft } from './game-drafts.ts';
import { contributionDraft, isStarting, rematchDraft, startDraft } from './start-drafts.ts';

/** Chat lines of one table at most. */
export const CHAT_LINES = 20_000;

/** Updates the name of a person at a table; it stores names as of their last command there. */
function rename(room: Room, person: Person): void {
  const isRenamed = (known: Person | null) => known?.id === person.id && known.name !== person.name;
  if (isRenamed(room.host)) room.host = person;
  for (const here of room.seats) if (isRenamed(here.person)) here.person = person;
}

/** Drafts what a command changes. Only the game in memory is modified, nothing is stored. */
export function draft(
  present: LoadedTable,
  person: Person,
  command: Command,
  store: Store,
  now: number,
): Result<Draft> | Promise<Result<Draft>> {
  const { record, game } = present;
  const room = copyRoom(record.room);
  rename(room, person);
  if (isGameCommand(command)) return playDraft(present, room, seatOf(room, person.id), command, store, now);
  switch (command.do) {
    case 'start':
      return startDraft(present, room, person, store, now);
    case 'rematch':
      return rematchDraft(present, room, person, store, now);
    case 'pledge':
    case 'reveal':
      return contributionDraft(present, room, person, command, store, now);
    case 'chat': {
      const seat = seatOf(room, person.id);
      if (seat === null && room.host.id !== person.id) return refused('request/forbidden', 'Spectators cannot chat.');
      if (room.chats >= CHAT_LINES) return refused('table/limit', 'The chat of this table is full.');
      const chat = { number: ++room.chats, at: now, person: person.id, name: person.name, seat, text: command.text };
      return draftOf(room, game, { chat });
    }
    case 'message':
      return messageDraft(present, room, person, command, now);
    default: {
      if (isStarting(room)) return refused('table/started', 'The game is about to begin.');
      if (command.do === 'sit') return sitDraft(present, room, person, command, store, now);
      const outcome = change(room, person, command, now);
      return outcome.ok ? requestDraft(present, room, store, now) : outcome;
    }
  }
}

/** A message to one other player. Only they and the writer ever receive it. */
function messageDraft(
  { game }: LoadedTable,
  room: Room,
  person: Person,
  { to, text, promise }: Extract<Command, { do: 'message' }>,
  now: number,
): Result<Draft> {
  const seat = seatOf(room, person.id);
  const other = room.seats[to]?.person;
  if (seat === null) return refused('request/forbidden', 'Only players can write to each other.');
  if (!other || other.id === person.id) return refused('request/forbidden', 'Nobody can be written to at that seat.');
  const number = (room.privates ?? 0) + 1;
  if (number > CHAT_LINES) return refused('table/limit', 'No more messages can be written at this table.');
  room.privates = number;
  const from = { person: person.id, name: person.name, seat };
  const whom = { toPerson: other.id, toName: other.name, toSeat: to };
  const privately = { number, id: newId(), at: now, ...from, ...whom, text, promise: promise ?? false };
  return draftOf(room, game, { privately });
}

/** People cannot sit down with somebody who has blocked them, unless they have a link to a seat. */
async function sitDraft(
  present: LoadedTable,
  room: Room,
  person: Person,
  command: Extract<Command, { do: 'sit' }>,
  store: Store,
  now: number,
): Promise<Result<Draft>> {
  const isInvited = room.seats.some(({ key }) => key === command.key);
  if (!isInvited && (await store.safety.isBlocked(person.id, peopleOf(room))))
    return refused('request/forbidden', 'You cannot sit down at this table.');
  const outcome = change(room, person, command, now);
  return outcome.ok ? requestDraft(present, room, store, now) : outcome;
}

/** Drafts what is due by time: notices, and timeouts unless it is a grace period. */
export function timeDraft({ record, game }: LoadedTable, now: number, isGrace = false): Result<Draft> {
  const room = copyRoom(record.room);
  const { turns, reminders } = noticesDue(room, now);
  for (const seat of turns) room.seats[seat]!.told = true;
  for (const seat of reminders) room.seats[seat]!.reminded = true;
  if (!isGrace) for (const seat of outOfTime(room, now)) timeOut(room, seat, now);
  return draftOf(room, game);
}

/** The seats that are due a notice: that it is their turn, or that their time runs out. */
export function noticesDue(room: Room, now: number): { turns: Seat[]; reminders: Seat[] } {
  const due = (when: (room: Room, seat: Seat) => number | null) =>
    [...room.seats.keys()].filter(seat => (when(room, seat) ?? Number.POSITIVE_INFINITY) <= now);
  const late = outOfTime(room, now);
  return { turns: due(tellAt), reminders: due(remindAt).filter(seat => !late.includes(seat)) };
}
