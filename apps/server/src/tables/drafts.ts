import { findGame } from '@orrery/catalogue';
import { type LiveGame, play } from '@orrery/host';
import { answerUndo, commitment, type Outcome, type Seat, undoRequest } from '@orrery/kernel';
import { type Command, type GameCommand, isGameCommand } from '@orrery/protocol';
import { granted, type Result, refused } from '../refusal.ts';
import { decided, outOfTime, remindAt, startClocks, tellAt, tookBack, waitFor } from '../rooms/clocks.ts';
import { change, takeUp, timeOut } from '../rooms/commands.ts';
import { rematchOf } from '../rooms/create.ts';
import { copyRoom, hasPlayer, type Person, type Room, seatOf } from '../rooms/room.ts';
import type { Commit, Store, TableRecord } from '../store/store.ts';
import { newSeed } from '../words.ts';
import { batchSince, begin, loadGame, reachesTooFar } from './game.ts';

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
  /** It answers a question that is closed now, so that the same again would answer nothing: ids of asks are used once. */
  readonly closes?: true;
}

/** A table as it is stored, with its game in memory. */
export interface Present {
  readonly record: TableRecord;
  readonly game: LiveGame | undefined;
}

const draftOf = (room: Room, game: LiveGame | undefined, commit: Draft['commit'] = {}): Result<Draft> =>
  granted({ room, game, commit, reply: { n: game?.length ?? 0 } });

/** Tables know people by the name they had when they last said something there. */
function rename(room: Room, person: Person): void {
  const isRenamed = (known: Person | null) => known?.id === person.id && known.name !== person.name;
  if (isRenamed(room.host)) room.host = person;
  for (const here of room.seats) if (isRenamed(here.person)) here.person = person;
}

/** What a command would make of a table. Nothing but the game in memory is changed. */
export function draft(
  present: Present,
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
      return startDraft(room, person, now);
    case 'rematch':
      return rematchDraft(present, room, person, now);
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
  const offer = findGame(room.game);
  if (!offer) return refused('request/unknown', 'There is no such game.');
  const options = offer.game.readOptions(room.options, room.seats.length);
  if (!options.ok) return options; // they were good when the table was made, under older rules
  room.rulesVersion = offer.game.rulesVersion;
  const seed = newSeed();
  const begun = begin(room, seed);
  if (!begun.ok) return begun;
  const { game, chain } = begun.value;
  room.status = 'playing';
  room.started = now;
  room.commitment = commitment(seed);
  startClocks(room);
  waitFor(room, game.waiting(), now);
  const batch = batchSince(game, 0, { count: 0, events: [] }, chain, now);
  return draftOf(room, game, { start: { seed, chain }, batch });
}

function rematchDraft({ game }: Present, room: Room, person: Person, now: number): Result<Draft> {
  const next = rematchOf(room, person, now);
  if (!next.ok) return next;
  const made = next.value;
  room.rematch ??= made?.id ?? null;
  return granted({
    ...{ room, game, commit: made ? { creates: made } : {} },
    reply: { n: game?.length ?? 0, table: room.rematch! },
  });
}

function playDraft(
  { record, game }: Present,
  room: Room,
  seat: Seat | null,
  command: GameCommand,
  store: Store,
  now: number,
): Result<Draft> | Promise<Result<Draft>> {
  if (seat === null) return refused('request/forbidden', 'You have no seat at this table.');
  const here = room.seats[seat]!;
  if (!game) return refused('table/not-started', 'The game has not begun.');
  if (room.status !== 'playing') return refused('ask/over', 'The game is over.');
  if (room.paused) return refused('table/paused', 'The table rests.');
  if (here.resigned) return refused('request/forbidden', 'You have resigned from this game.');
  // Bots may agree to an undo at once.
  const further: GameCommand = command.do === 'ask-undo' ? { do: 'undo' } : command;
  if (here.away) takeUp(room, seat, now);
  const playOn = (whole: LiveGame | undefined): Result<Draft> => {
    const drafted = gameDraft({ record, game: whole }, room, seat, now, howOf(command, game, seat), table => {
      const outcome = play(table, seat, command);
      if (outcome.ok && (command.do === 'ask-undo' || command.do === 'answer-undo')) agreeForOthers(room, table);
      return outcome;
    });
    if (drafted.ok && command.do === 'undo') tookBack(room, seat);
    return drafted.ok && whole && isClosed(whole, seat, command)
      ? granted({ ...drafted.value, closes: true })
      : drafted;
  };
  if (!reachesTooFar(game, seat, further)) return playOn(game);
  return loadGame(store, record, 'whole').then(whole => (whole.ok ? playOn(whole.value) : whole));
}

/** A decision is an answer that the table waits for. */
const howOf = (command: GameCommand, game: LiveGame, seat: Seat): How =>
  command.do === 'answer' && game.asks(seat).some(({ id, ahead }) => id === command.ask && !ahead)
    ? 'decides'
    : 'does something else';

/** Whether a command was an answer that nobody can give anew. */
const isClosed = (game: LiveGame, seat: Seat, command: GameCommand): boolean =>
  command.do === 'answer' &&
  [game.asks(seat), game.replaceable(seat)].every(asks => asks.every(({ id }) => id !== command.ask));

/** Seats that nobody plays let others take back what they like. */
function agreeForOthers(room: Room, game: LiveGame): void {
  for (const seat of room.seats.keys()) {
    const request = undoRequest(game);
    if (!request) return;
    if (request.seat !== seat && !hasPlayer(room, seat)) answerUndo(game, seat, true);
  }
}

type How = 'decides' | 'does something else';

/** Lets a seat do something in the game; the draft holds what that wrote. */
export function gameDraft(
  { record, game }: Present,
  room: Room,
  seat: Seat,
  now: number,
  how: How,
  act: (game: LiveGame) => Outcome,
): Result<Draft> {
  if (!game) return refused('table/not-started', 'The game has not begun.');
  const { length } = game;
  const events = how === 'decides' ? [] : [...game.events]; // a decision takes none of them back
  const before = { count: game.eventsStart + game.events.length, events };
  const outcome = act(game);
  if (!outcome.ok) return outcome;
  waitFor(room, game.waiting(), now);
  if (how === 'decides') decided(room, seat, now);
  if (game.over) {
    room.status = 'over';
    room.ended = now;
    room.pauseAsked = [];
  }
  return draftOf(room, game, { batch: batchSince(game, length, before, record.chain, now) });
}

/** What happens at a table just because time goes by. */
export function timeDraft({ record, game }: Present, now: number): Result<Draft> {
  const room = copyRoom(record.room);
  const { turns, reminders } = wordsDue(room, now);
  for (const seat of turns) room.seats[seat]!.told = true;
  for (const seat of reminders) room.seats[seat]!.reminded = true;
  for (const seat of outOfTime(room, now)) timeOut(room, seat, now);
  return draftOf(room, game);
}

/** The seats that should have word by now: that the table waits for them, or that their time runs out. */
export function wordsDue(room: Room, now: number): { turns: Seat[]; reminders: Seat[] } {
  const due = (when: (room: Room, seat: Seat) => number | null) =>
    [...room.seats.keys()].filter(seat => (when(room, seat) ?? Number.POSITIVE_INFINITY) <= now);
  const late = outOfTime(room, now);
  return { turns: due(tellAt), reminders: due(remindAt).filter(seat => !late.includes(seat)) };
}
