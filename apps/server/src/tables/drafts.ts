import { cloneJson, type Seat } from '@orrery/kernel';
import { type Command, type GameCommand, isGameCommand } from '@orrery/protocol';
import { granted, type Result, refused } from '../refusal.ts';
import { outOfTime, restart, startClocks, waitFor } from '../rooms/clocks.ts';
import { change, timeOut } from '../rooms/commands.ts';
import { rematchOf } from '../rooms/create.ts';
import { type Person, type Room, seatOf } from '../rooms/room.ts';
import type { Commit, Store, TableRecord } from '../store/store.ts';
import { digest, newSeed } from '../words.ts';
import { batchSince, begin, loadGame, play, reachesTooFar } from './game.ts';
import type { LiveGame } from './picture.ts';

export interface Done {
  /** How many entries the game has now. */
  readonly n: number;
  /** A table that was made. */
  readonly table?: string;
}

/** A change on its way to the store: the room as it will be, and what goes with it. */
export interface Draft {
  readonly room: Room;
  readonly game: LiveGame | undefined;
  readonly commit: Omit<Commit, 'revision' | 'room' | 'wakeAt'>;
  readonly reply: Done;
}

/** A table as it is stored, with its game in memory. */
export interface Present {
  readonly record: TableRecord;
  readonly game: LiveGame | undefined;
}

const draftOf = (room: Room, game: LiveGame | undefined, commit: Draft['commit'] = {}): Result<Draft> =>
  granted({ room, game, commit, reply: { n: game?.length ?? 0 } });

/** What a command would make of a table. Nothing but the game in memory is changed. */
export async function draft(present: Present, person: Person, command: Command, store: Store): Promise<Result<Draft>> {
  const { record, game } = present;
  const room = cloneJson(record.room);
  const now = Date.now();
  if (isGameCommand(command)) return playDraft(present, room, seatOf(room, person.id), command, store, now);
  switch (command.do) {
    case 'start':
      return startDraft(room, person, now);
    case 'rematch':
      return rematchDraft(present, room, person, store);
    case 'chat': {
      const seat = seatOf(room, person.id);
      if (seat === null && room.host.id !== person.id)
        return refused('request/forbidden', 'Those who look on keep quiet.');
      const chat = { number: ++room.chats, at: now, person: person.id, name: person.name, seat, text: command.text };
      return draftOf(room, game, { chat });
    }
    default: {
      const outcome = change(room, person, command, now);
      return outcome.ok ? draftOf(room, game) : outcome;
    }
  }
}

function startDraft(room: Room, person: Person, now: number): Result<Draft> {
  if (room.host.id !== person.id) return refused('request/forbidden', 'Only the host can do that.');
  if (room.status !== 'gathering') return refused('table/started', 'The game has begun.');
  if (room.seats.some(seat => seat.person === null && seat.bot === null))
    return refused('table/not-full', 'Some seats are still open.');
  const seed = newSeed();
  const begun = begin(room, seed);
  if (!begun.ok) return begun;
  const { game, chain } = begun.value;
  room.status = 'playing';
  room.started = now;
  room.commitment = digest(seed);
  startClocks(room);
  waitFor(room, game.waiting(), now);
  const batch = batchSince(game, 0, { count: 0, events: [] }, chain, now);
  return draftOf(room, game, { start: { seed, chain }, batch });
}

async function rematchDraft({ game }: Present, room: Room, person: Person, store: Store): Promise<Result<Draft>> {
  const next = rematchOf(room, person);
  if (!next.ok) return next;
  if (next.value) {
    await store.createTable(next.value);
    room.rematch = next.value.id;
  }
  return granted({ room, game, commit: {}, reply: { n: game?.length ?? 0, table: room.rematch! } });
}

async function playDraft(
  { record, game }: Present,
  room: Room,
  seat: Seat | null,
  command: GameCommand,
  store: Store,
  now: number,
): Promise<Result<Draft>> {
  if (seat === null) return refused('request/forbidden', 'You have no seat at this table.');
  const here = room.seats[seat]!;
  if (!game) return refused('table/not-started', 'The game has not begun.');
  if (room.paused) return refused('table/paused', 'The table rests.');
  if (here.resigned) return refused('request/forbidden', 'You have resigned from this game.');
  const whole = reachesTooFar(game, seat, command) ? await loadGame(store, record, 'whole') : granted(game);
  if (!whole.ok) return whole;
  if (here.away) {
    here.away = false;
    here.bot = null;
  }
  return gameDraft({ record, game: whole.value }, room, seat, now, table => play(table, seat, command));
}

/** Lets a seat do something in the game; the draft holds what that wrote. */
export function gameDraft(
  { record, game }: Present,
  room: Room,
  seat: Seat,
  now: number,
  act: (game: LiveGame) => Result,
): Result<Draft> {
  if (!game) return refused('table/not-started', 'The game has not begun.');
  const { length } = game;
  const before = { count: game.eventsStart + game.events.length, events: [...game.events] };
  const outcome = act(game);
  if (!outcome.ok) return outcome;
  waitFor(room, game.waiting(), now);
  restart(room, seat, now);
  if (game.over) {
    room.status = 'over';
    room.ended = now;
  }
  return draftOf(room, game, { batch: batchSince(game, length, before, record.chain, now) });
}

/** What the table's terms say about those whose time is up. */
export function timeOutDraft({ record, game }: Present, now: number): Result<Draft> {
  const room = cloneJson(record.room);
  for (const seat of outOfTime(room, now)) timeOut(room, seat);
  return draftOf(room, game);
}
