import { botNames, usualBot } from '@orrery/bots';
import type { Seat } from '@orrery/kernel';
import type { RoomCommand } from '@orrery/protocol';
import { newKey } from '../common/ids.ts';
import { fine, type Result, refused } from '../common/refusal.ts';
import { goOn, handOver, isSpent, rest } from './clocks.ts';
import { changeSettings, setReady } from './gathering.ts';
import { askToRemove, voteOnRemoval } from './removal.ts';
import { hasPlayer, type Person, playersOf, type Room, type RoomSeat, seatOf } from './room.ts';

type Of<Name extends RoomCommand['do']> = Extract<RoomCommand, { do: Name }>;
/** Commands that change only a room. The others start a game, create a table or write chat. */
export type Change = Exclude<RoomCommand, Of<'start' | 'pledge' | 'reveal' | 'rematch' | 'chat' | 'message'>>;

const forbidden = (message: string) => refused('request/forbidden', message);
const started = () => refused('table/started', 'The game has begun.');
const notPlaying = () => refused('table/not-started', 'No game is being played here.');
const closed = () => refused('table/closed', 'The game is over.');
const noSuchSeat = () => refused('seat/unknown', 'There is no such seat.');
const hasResigned = () => forbidden('You have resigned from this game.');

const isDone = ({ status }: Room): boolean => status === 'over' || status === 'closed';

/** Frees a seat; old links to it no longer work. */
function free(here: RoomSeat): void {
  here.person = null;
  here.bot = null;
  here.away = false;
  here.resigned = false;
  here.ready = false;
  here.key = newKey();
}

/** Passes the host role on when the host leaves: to the next person clockwise who plays. */
function passHost(room: Room, from: Seat, person: Person): boolean {
  if (room.host.id !== person.id) return true;
  const { seats } = room;
  for (let step = 1; step <= seats.length; step++) {
    const seat = (from + step) % seats.length;
    const next = seats[seat]!;
    if (!next.person || next.person.id === person.id || next.late || !hasPlayer(room, seat)) continue;
    room.host = next.person;
    return true;
  }
  return false;
}

/** Begins a pause if everybody who plays has asked for it, also after others have left. */
function considerPause(room: Room, now: number): void {
  if (room.status !== 'playing' || room.paused) return;
  const players = playersOf(room);
  room.pauseAsked = room.pauseAsked.filter(seat => players.includes(seat));
  if (players.length > 0 && players.every(seat => room.pauseAsked.includes(seat))) rest(room, now);
}

function sit(room: Room, person: Person, { seat, key }: Of<'sit'>, now: number): Result {
  if (isDone(room)) return closed();
  if (seatOf(room, person.id) !== null) return refused('seat/yours-already', 'You have a seat at this table.');
  const isOpen = (index: number) => room.seats[index]!.person === null && room.seats[index]!.bot === null;
  const byKey = key === undefined ? -1 : room.seats.findIndex(each => each.key === key);
  if (byKey < 0 && key !== room.key && !room.open) return forbidden('You need the link to sit down here.');
  if (byKey < 0 && room.sentAway.includes(person.id)) return forbidden('The host has asked you to leave.');
  const wanted = byKey >= 0 ? byKey : (seat ?? room.seats.findIndex((_, index) => isOpen(index)));
  if (wanted < 0) return refused('seat/none-open', 'Every seat is taken.');
  if (wanted >= room.seats.length) return noSuchSeat();
  if (!isOpen(wanted)) return refused('seat/taken', 'This seat is taken.');
  room.sentAway = room.sentAway.filter(each => each !== person.id);
  handOver(room, wanted, now, here => {
    here.person = person;
  });
  return fine;
}

/** Everybody chooses their own colour, the host those of empty seats. A colour that nobody chose is swapped. */
function chooseColour(room: Room, person: Person, { seat, colour }: Of<'colour'>): Result {
  const here = room.seats[seat];
  if (!here) return noSuchSeat();
  const mayChoose = here.person === null ? room.host.id === person.id : here.person.id === person.id;
  if (!mayChoose) return forbidden('That is not your seat.');
  if (isDone(room)) return closed();
  if (room.status !== 'gathering') return started();
  const other = room.seats.find(each => each.colour === colour && each !== here);
  if (other && other.person !== null) return refused('seat/colour-taken', `${other.person.name} has that colour.`);
  if (other) other.colour = here.colour;
  here.colour = colour;
  return fine;
}

/** Before the game anybody may leave. The last one to leave closes the table. */
function leave(room: Room, person: Person, seat: Seat | null): Result {
  if (isDone(room)) return closed();
  if (seat !== null && room.status === 'playing' && !room.stuck)
    return refused('table/started', 'The game has begun; you can resign or step aside.');
  const isHostStill = !passHost(room, seat ?? -1, person);
  if (isHostStill && room.status === 'playing' && !room.stuck) return forbidden('Nobody else could be the host.');
  if (seat !== null) free(room.seats[seat]!);
  if (isHostStill) room.status = 'closed';
  return fine;
}

/** How long a table without a clock waits for somebody before the host may act. */
const LONG_MS = 3600_000;

function isAbsent(room: Room, seat: Seat, now: number): boolean {
  const { away, resigned, late, turnSince } = room.seats[seat]!;
  const isOverdue = room.clock.kind === 'none' && !room.paused && turnSince !== null && now - turnSince >= LONG_MS;
  return away || resigned || late || isOverdue;
}

/** The host puts a bot on an open seat, or in the place of somebody who does not come back. */
function seatBot(room: Room, { seat, bot }: Of<'seat-bot'>, now: number): Result {
  const here = room.seats[seat];
  if (!here) return noSuchSeat();
  if (!botNames(room.game).includes(bot)) return refused('seat/no-bot', `There is no bot called ${bot} for this game.`);
  if (isDone(room)) return notPlaying();
  if (here.person !== null && (room.status === 'gathering' || !isAbsent(room, seat, now)))
    return refused('seat/taken', 'This seat is taken.');
  handOver(room, seat, now, () => {
    here.bot = bot;
    here.away = here.person !== null;
  });
  return fine;
}

function openSeat(room: Room, { seat }: Of<'open-seat'>, host: Person, now: number): Result {
  const here = room.seats[seat];
  if (!here) return noSuchSeat();
  if (isDone(room)) return notPlaying();
  const { person } = here;
  if (person?.id === host.id) return forbidden('That is your own seat.');
  if (room.status === 'playing' && person !== null && !isAbsent(room, seat, now))
    return forbidden('A player can be replaced only while they are away or late.');
  if (person && room.status === 'gathering') room.sentAway = [...room.sentAway, person.id];
  handOver(room, seat, now, free);
  return fine;
}

/** The host removes somebody: before the game at once, while it is played if the others agree. */
function remove(room: Room, host: Person, seat: Seat, now: number): Result {
  if (!room.seats[seat]) return noSuchSeat();
  if (isDone(room)) return closed();
  if (room.status === 'playing') return askToRemove(room, host, seat);
  return room.seats[seat].person ? openSeat(room, { do: 'open-seat', seat }, host, now) : noSuchSeat();
}

function stepAside(room: Room, seat: Seat, forGood: boolean, now: number): Result {
  if (room.status !== 'playing') return notPlaying();
  const here = room.seats[seat]!;
  if (here.resigned) return hasResigned();
  if (here.away && !forGood) return fine;
  handOver(room, seat, now, () => {
    here.bot ??= usualBot(room.game);
    if (forGood) here.resigned = true;
    else here.away = true;
  });
  passHost(room, seat, here.person!);
  return fine;
}

function comeBack(room: Room, seat: Seat, now: number): Result {
  if (room.status !== 'playing') return notPlaying();
  const here = room.seats[seat]!;
  if (here.resigned) return hasResigned();
  if (!here.away) return refused('seat/yours-already', 'You are playing.');
  if (isSpent(room, seat))
    // otherwise returning again and again would keep the bot from ever moving
    return refused('seat/out-of-time', 'Your time for this decision is up; a bot makes it. Come back after that.');
  takeUp(room, seat, now);
  return fine;
}

/** A person plays again instead of the bot that stood in. */
export function takeUp(room: Room, seat: Seat, now: number): void {
  handOver(room, seat, now, here => {
    here.away = false;
    here.bot = null;
  });
}

function pause(room: Room, seat: Seat, agree: boolean): Result {
  if (room.status !== 'playing') return notPlaying();
  if (room.paused) return refused('table/paused', 'The game is paused already.');
  if (!hasPlayer(room, seat)) return forbidden('That is for those who play.');
  if (!agree) room.pauseAsked = [];
  else if (!room.pauseAsked.includes(seat)) room.pauseAsked = [...room.pauseAsked, seat];
  return fine;
}

function resume(room: Room, seat: Seat, now: number): Result {
  if (!room.paused) return refused('table/not-started', 'The game is not paused.');
  if (room.seats[seat]!.resigned) return hasResigned();
  goOn(room, now);
  return fine;
}

/** Applies a command to the draft of a room. After a refusal the draft may be partly changed. */
export function change(room: Room, person: Person, command: Change, now: number): Result {
  const outcome = changed(room, person, command, now);
  if (outcome.ok) considerPause(room, now);
  return outcome;
}

function changed(room: Room, person: Person, command: Change, now: number): Result {
  const isHost = room.host.id === person.id;
  const seat = seatOf(room, person.id);
  switch (command.do) {
    case 'sit':
      return sit(room, person, command, now);
    case 'colour':
      return chooseColour(room, person, command);
    case 'seat-bot':
      return isHost ? seatBot(room, command, now) : forbidden('Only the host can do that.');
    case 'open-seat':
      return isHost ? openSeat(room, command, person, now) : forbidden('Only the host can do that.');
    case 'remove':
      return isHost ? remove(room, person, command.seat, now) : forbidden('Only the host can do that.');
    case 'settings':
      if (!isHost) return forbidden('Only the host can do that.');
      if (isDone(room)) return closed();
      return room.status === 'gathering' ? changeSettings(room, command, now) : started();
    case 'close':
      if (!isHost) return forbidden('Only the host can do that.');
      if (isDone(room)) return closed();
      if (room.status !== 'gathering' && !room.stuck) return started();
      room.status = 'closed';
      return fine;
    case 'leave':
      return seat !== null || isHost ? leave(room, person, seat) : forbidden('You have no seat at this table.');
  }
  if (seat === null) return forbidden('You have no seat at this table.');
  switch (command.do) {
    case 'ready':
      if (isDone(room)) return closed();
      return room.status === 'gathering' ? setReady(room, seat, command.ready) : started();
    case 'resign':
      return stepAside(room, seat, true, now);
    case 'step-aside':
      return stepAside(room, seat, false, now);
    case 'return':
      return comeBack(room, seat, now);
    case 'pause':
      return pause(room, seat, command.agree);
    case 'resume':
      return resume(room, seat, now);
    case 'vote-remove':
      return voteOnRemoval(room, person, command.agree, now);
  }
}

/** Applies the table's setting for a seat whose time is up. */
export function timeOut(room: Room, seat: Seat, now: number): void {
  const here = room.seats[seat]!;
  const { person } = here;
  switch (room.onTimeout) {
    case 'wait':
      here.late = true;
      break;
    case 'bot':
      handOver(room, seat, now, () => {
        here.bot ??= usualBot(room.game);
        here.away = true;
      });
      break;
    case 'open':
      handOver(room, seat, now, free);
      break;
  }
  if (person) passHost(room, seat, person);
  considerPause(room, now);
}
