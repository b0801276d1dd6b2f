import { botNames } from '@orrery/bots';
import type { Seat } from '@orrery/kernel';
import type { RoomCommand } from '@orrery/protocol';
import { fine, type Result, refused } from '../refusal.ts';
import { newKey } from '../words.ts';
import { goOn, rest } from './clocks.ts';
import { type Person, type Room, seatOf } from './room.ts';

type Of<Name extends RoomCommand['do']> = Extract<RoomCommand, { do: Name }>;
/** Commands that change a room and nothing else. The others start a game, make a table or say something. */
export type Change = Exclude<RoomCommand, Of<'start' | 'rematch' | 'chat'>>;

const forbidden = (message: string) => refused('request/forbidden', message);
const started = () => refused('table/started', 'The game has begun.');
const notPlaying = () => refused('table/not-started', 'No game is being played here.');

/** Frees a seat for whoever comes next; old links to it no longer work. */
function free(room: Room, seat: Seat): void {
  const here = room.seats[seat]!;
  here.person = null;
  here.bot = null;
  here.away = false;
  here.resigned = false;
  here.key = newKey();
}

function sit(room: Room, person: Person, { seat, key }: Of<'sit'>): Result {
  if (room.status === 'over' || room.status === 'closed') return refused('table/closed', 'Nobody plays here any more.');
  if (seatOf(room, person.id) !== null) return refused('seat/yours-already', 'You have a seat at this table.');
  const isOpen = (index: number) => room.seats[index]!.person === null && room.seats[index]!.bot === null;
  const byKey = key === undefined ? -1 : room.seats.findIndex(each => each.key === key);
  if (byKey < 0 && key !== room.key && !room.open) return forbidden('It takes the link to sit down here.');
  const wanted = byKey >= 0 ? byKey : (seat ?? room.seats.findIndex((_, index) => isOpen(index)));
  if (wanted < 0) return refused('seat/none-open', 'Every seat is taken.');
  if (wanted >= room.seats.length) return refused('seat/unknown', 'There is no such seat.');
  if (!isOpen(wanted)) return refused('seat/taken', 'Somebody sits there.');
  room.seats[wanted]!.person = person;
  return fine;
}

function leave(room: Room, seat: Seat): Result {
  if (room.status === 'playing') return refused('table/started', 'The game has begun; you can resign or step aside.');
  if (room.status === 'gathering') free(room, seat);
  return fine;
}

/** The host puts a bot on an open seat, or in the place of somebody who does not come back. */
function seatBot(room: Room, { seat, bot }: Of<'seat-bot'>): Result {
  const here = room.seats[seat];
  if (!here) return refused('seat/unknown', 'There is no such seat.');
  if (!botNames(room.game).includes(bot)) return refused('seat/no-bot', `There is no bot called ${bot} for this game.`);
  if (room.status === 'over' || room.status === 'closed') return notPlaying();
  if (here.person === null) here.bot = bot;
  else if (room.status === 'gathering') return refused('seat/taken', 'Somebody sits there.');
  else {
    here.bot = bot;
    here.away = true;
  }
  return fine;
}

function openSeat(room: Room, { seat }: Of<'open-seat'>, host: Person): Result {
  const here = room.seats[seat];
  if (!here) return refused('seat/unknown', 'There is no such seat.');
  if (room.status === 'over' || room.status === 'closed') return notPlaying();
  if (here.person?.id === host.id) return forbidden('That is your own seat.');
  if (room.status === 'playing' && here.person !== null && !here.away && !here.resigned && !here.late)
    return forbidden('Nobody is sent away from a game they are playing.');
  free(room, seat);
  return fine;
}

const usualBot = (room: Room): string => botNames(room.game).at(-1)!;

function stepAside(room: Room, seat: Seat, forGood: boolean): Result {
  if (room.status !== 'playing') return notPlaying();
  const here = room.seats[seat]!;
  here.bot ??= usualBot(room);
  if (forGood) here.resigned = true;
  else here.away = true;
  return fine;
}

function comeBack(room: Room, seat: Seat): Result {
  const here = room.seats[seat]!;
  if (here.resigned) return forbidden('You have resigned from this game.');
  if (!here.away) return refused('seat/yours-already', 'You are playing.');
  here.away = false;
  here.bot = null;
  return fine;
}

function pause(room: Room, seat: Seat, agree: boolean, now: number): Result {
  if (room.status !== 'playing') return notPlaying();
  if (room.paused) return refused('table/paused', 'The table rests already.');
  if (!agree) room.pauseAsked = [];
  else if (!room.pauseAsked.includes(seat)) room.pauseAsked.push(seat);
  const people = room.seats.flatMap((each, index) => (each.person && !each.away && !each.resigned ? [index] : []));
  if (agree && people.every(index => room.pauseAsked.includes(index))) rest(room, now);
  return fine;
}

function resume(room: Room, now: number): Result {
  if (!room.paused) return refused('table/not-started', 'The table does not rest.');
  goOn(room, now);
  return fine;
}

/** Changes a room as somebody wishes, if they may. What is refused may leave the draft half changed. */
export function change(room: Room, person: Person, command: Change, now: number): Result {
  const isHost = room.host.id === person.id;
  const seat = seatOf(room, person.id);
  switch (command.do) {
    case 'sit':
      return sit(room, person, command);
    case 'seat-bot':
      return isHost ? seatBot(room, command) : forbidden('Only the host can do that.');
    case 'open-seat':
      return isHost ? openSeat(room, command, person) : forbidden('Only the host can do that.');
    case 'close':
      if (!isHost) return forbidden('Only the host can do that.');
      if (room.status !== 'gathering') return started();
      room.status = 'closed';
      return fine;
  }
  if (seat === null) return forbidden('You have no seat at this table.');
  switch (command.do) {
    case 'leave':
      return leave(room, seat);
    case 'resign':
      return stepAside(room, seat, true);
    case 'step-aside':
      return stepAside(room, seat, false);
    case 'return':
      return comeBack(room, seat);
    case 'pause':
      return pause(room, seat, command.agree, now);
    case 'resume':
      return resume(room, now);
  }
}

/** What the table's terms say about a seat whose time is up. */
export function timeOut(room: Room, seat: Seat): void {
  const here = room.seats[seat]!;
  switch (room.onTimeout) {
    case 'wait':
      here.late = true;
      return;
    case 'bot':
      here.bot ??= usualBot(room);
      here.away = true;
      return;
    case 'open':
      free(room, seat);
      return;
  }
}
