import { findGame } from '@orrery/catalogue';
import { type LiveGame, play } from '@orrery/host';
import {
  answerUndo,
  commitment,
  type Json,
  liveEntries,
  readNewOptions,
  type Seat,
  sharedSeed,
  undoRequest,
  unguarded,
} from '@orrery/kernel';
import { type Command, type GameCommand, isGameCommand } from '@orrery/protocol';
import { newSeed } from '../common/ids.ts';
import { fine, granted, type Result, refused } from '../common/refusal.ts';
import { working } from '../common/watchdog.ts';
import { canPay, costOf, earn, pay } from '../rooms/allowance.ts';
import {
  decided,
  excuse,
  isSpent,
  outOfTime,
  remindAt,
  startClocks,
  tellAt,
  tookBack,
  waitFor,
} from '../rooms/clocks.ts';
import { change, takeUp, timeOut } from '../rooms/commands.ts';
import { rematchOf } from '../rooms/create.ts';
import { awaitGifts, isStartDue, pledge, reveal } from '../rooms/dice.ts';
import { copyRoom, hasSay, type Person, type Room, seatOf, sittersOf } from '../rooms/room.ts';
import type { Commit, Store, TableRecord } from '../store/store.ts';
import { fairnessOf, withDice } from './dice.ts';
import { batchSince, begin, loadGame, reachesTooFar } from './game.ts';
import { currentOptions } from './move.ts';

/** So many lines may be said at a table. */
export const CHAT_LINES = 20_000;

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
  /** Nothing is other than before. */
  readonly isVoid?: true;
  /** It answers a question that is closed now, so that the same again would answer nothing: ids of asks are used once. */
  readonly closes?: true;
}

/** A table as it is stored, with its game in memory. */
export interface Present {
  readonly record: TableRecord;
  readonly game: LiveGame | undefined;
  /** Waiting costs nobody anything up to then. */
  readonly freeUntil?: number | undefined;
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
      return startDraft(present, room, person, store, now);
    case 'rematch':
      return rematchDraft(present, room, person, store, now);
    case 'pledge':
    case 'reveal':
      return diceDraft(present, room, person, command, store, now);
    case 'chat': {
      const seat = seatOf(room, person.id);
      if (seat === null && room.host.id !== person.id)
        return refused('request/forbidden', 'Those who look on keep quiet.');
      if (room.chats >= CHAT_LINES) return refused('table/limit', 'There is no room for more words at this table.');
      const chat = { number: ++room.chats, at: now, person: person.id, name: person.name, seat, text: command.text };
      return draftOf(room, game, { chat });
    }
    default: {
      if (isStarting(room)) return refused('table/started', 'The game is about to begin.');
      if (command.do === 'sit') return sitDraft(present, room, person, command, store, now);
      const outcome = change(room, person, command, now);
      return outcome.ok ? requestDraft(present, room, store, now) : outcome;
    }
  }
}

/** Nobody sits down where somebody is who has blocked them, unless they have the link to a seat. */
async function sitDraft(
  present: Present,
  room: Room,
  person: Person,
  command: Extract<Command, { do: 'sit' }>,
  store: Store,
  now: number,
): Promise<Result<Draft>> {
  const isInvited = room.seats.some(({ key }) => key === command.key);
  if (!isInvited && (await store.safety.isBlocked(person.id, sittersOf(room))))
    return refused('request/forbidden', 'You cannot sit down at this table.');
  const outcome = change(room, person, command, now);
  return outcome.ok ? requestDraft(present, room, store, now) : outcome;
}

const isStarting = ({ status, dice }: Room): boolean => status === 'gathering' && dice?.startBy != null;

/** Starts the game, or first lets people give to the dice what they have pledged. */
function startDraft(
  { game }: Present,
  room: Room,
  person: Person,
  store: Store,
  now: number,
): Result<Draft> | Promise<Result<Draft>> {
  if (room.host.id !== person.id) return refused('request/forbidden', 'Only the host can do that.');
  if (room.stuck) return refused('table/set-aside', room.stuck.why);
  if (room.status !== 'gathering' || isStarting(room)) return refused('table/started', 'The game has begun.');
  if (room.seats.some(seat => seat.person === null && seat.bot === null))
    return refused('table/not-full', 'Some seats are still open.');
  const offer = findGame(room.game);
  if (!offer) return refused('request/unknown', 'There is no such game.');
  const options = readNewOptions(offer.game, currentOptions(room), room.seats.length);
  if (!options.ok) return options; // they were good when the table was made, under older rules
  const isAlone = room.seats.filter(({ person: sitter }) => sitter !== null).length < 2;
  room.options = (isAlone ? unguarded(options.value) : options.value) as Json; // bots look at nothing but their views
  room.rulesVersion = offer.game.rulesVersion;
  return awaitGifts(room, now) ? draftOf(room, game) : beginDraft(room, store, now);
}

/** Somebody pledges or gives something to the dice. With the last gift the game begins. */
function diceDraft(
  { game }: Present,
  room: Room,
  person: Person,
  command: Extract<Command, { do: 'pledge' | 'reveal' }>,
  store: Store,
  now: number,
): Result<Draft> | Promise<Result<Draft>> {
  if (command.do === 'pledge') {
    const pledged = pledge(room, person, command.digest);
    return pledged.ok ? draftOf(room, game) : pledged;
  }
  const given = reveal(room, person, command.random);
  if (!given.ok) return given;
  return isStartDue(room, now) ? beginDraft(room, store, now) : draftOf(room, game);
}

/** The game begins, with a seed that all have made together. */
async function beginDraft(room: Room, store: Store, now: number): Promise<Result<Draft>> {
  const fairness = await fairnessOf(store, room);
  const seed = fairness ? sharedSeed(fairness) : newSeed();
  const begun = begin(room, seed);
  if (!begun.ok) return begun;
  const { game, chain } = begun.value;
  room.status = 'playing';
  room.started = now;
  room.commitment = commitment(seed);
  startClocks(room);
  waitFor(room, game.waiting(), now);
  const batch = batchSince(game, 0, { count: 0, events: [] }, chain, now);
  return draftOf(room, game, { start: { seed, chain, ...(fairness && { fairness }) }, batch });
}

async function rematchDraft(
  { game }: Present,
  room: Room,
  person: Person,
  store: Store,
  now: number,
): Promise<Result<Draft>> {
  const next = rematchOf(room, person, now);
  if (!next.ok) return next;
  const made = next.value && (await withDice(store, next.value));
  room.rematch ??= made?.id ?? null;
  return granted({
    ...{ room, game, commit: made ? { creates: made } : {} },
    reply: { n: game?.length ?? 0, table: room.rematch! },
  });
}

function playDraft(
  { record, game, freeUntil }: Present,
  room: Room,
  seat: Seat | null,
  command: GameCommand,
  store: Store,
  now: number,
): Result<Draft> | Promise<Result<Draft>> {
  if (seat === null) return refused('request/forbidden', 'You have no seat at this table.');
  const here = room.seats[seat]!;
  if (room.stuck) return refused(room.stuck.releases ? 'table/set-aside' : 'save/migration', room.stuck.why);
  if (!game) return refused('table/not-started', 'The game has not begun.');
  if (room.status !== 'playing') return refused('ask/over', 'The game is over.');
  if (room.paused) return refused('table/paused', 'The table rests.');
  if (here.resigned) return refused('request/forbidden', 'You have resigned from this game.');
  // Where nobody else has a say, an undo takes place at once.
  const further: GameCommand = command.do === 'ask-undo' ? { do: 'undo' } : command;
  const how = howOf(command, game, seat);
  const cost = how === 'decides' ? 0 : costOf(command);
  if (!canPay(room, seat, cost))
    return refused('table/too-many-changes', 'You have changed too much without deciding anything; decide first.');
  // Who had no time left for this decision leaves it to the bot, whatever else they do, unless they make it.
  const comesBack = here.away && (how === 'decides' || !isSpent(room, seat));
  const playOn = (whole: LiveGame | undefined): Result<Draft> => {
    const drafted = gameDraft({ record, game: whole, freeUntil }, room, seat, now, how, table => {
      const outcome = play(table, seat, command);
      if (outcome.ok && (command.do === 'ask-undo' || command.do === 'answer-undo')) agreeForOthers(room, table);
      return outcome;
    });
    if (!drafted.ok || !whole) return drafted;
    const { value } = drafted;
    if (comesBack) takeUp(room, seat, now);
    if (!value.commit.batch) return comesBack ? drafted : granted({ ...value, isVoid: true });
    if (how === 'decides') earn(room, seat);
    else pay(room, seat, cost);
    return isClosed(whole, seat, command) ? granted({ ...value, closes: true }) : drafted;
  };
  if (!reachesTooFar(game, seat, further)) return playOn(game);
  return loadGame(store, record, 'whole').then(whole =>
    whole.ok ? working(room.id, command.do, () => playOn(whole.value?.game)) : whole,
  );
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

/** Who is missing agrees to nothing: only seats where nobody has a say let others take back what they like. */
function agreeForOthers(room: Room, game: LiveGame): void {
  for (const seat of room.seats.keys()) {
    const request = undoRequest(game);
    if (!request) return;
    if (request.seat !== seat && !request.agreed.includes(seat) && !hasSay(room, seat)) answerUndo(game, seat, true);
  }
}

/** Somebody may have gone for good whom a request for undo was waiting for: then it may take place now. */
function requestDraft(
  { record, game }: Present,
  room: Room,
  store: Store,
  now: number,
): Result<Draft> | Promise<Result<Draft>> {
  const request = game && room.status === 'playing' && !room.paused ? undoRequest(game) : undefined;
  const isSettled = (seat: Seat) => seat === request?.seat || request?.agreed.includes(seat) || hasSay(room, seat);
  if (!game || !request || [...room.seats.keys()].every(isSettled)) return draftOf(room, game);
  const settle = (whole: LiveGame | undefined): Result<Draft> =>
    gameDraft({ record, game: whole }, room, request.seat, now, 'does something else', table => {
      agreeForOthers(room, table);
      return fine;
    });
  if (game.reaches(request.to)) return settle(game);
  return loadGame(store, record, 'whole').then(whole =>
    whole.ok ? working(room.id, 'undo', () => settle(whole.value?.game)) : whole,
  );
}

/** What was taken back since the game had so many entries: by whom, and how many decisions of each seat. */
function undoneSince(game: LiveGame, length: number): { seat: Seat; decisions: Map<Seat, number> } | undefined {
  const { log, logStart } = game;
  const undo = log.slice(length - logStart).find(entry => entry.t === 'undo');
  if (!undo || undo.seat === null) return undefined;
  const asks = new Map<string, Seat>();
  for (const { entry } of liveEntries(log.slice(0, length - logStart), undo.to, 0, logStart))
    if (entry.t === 'answer' && !entry.auto) asks.set(entry.ask, entry.seat);
  const decisions = new Map<Seat, number>();
  for (const seat of asks.values()) decisions.set(seat, (decisions.get(seat) ?? 0) + 1);
  return { seat: undo.seat, decisions };
}

type How = 'decides' | 'does something else';

/** Lets a seat do something in the game; the draft holds what that wrote. */
export function gameDraft(
  { record, game, freeUntil }: Present,
  room: Room,
  seat: Seat | null,
  now: number,
  how: How,
  act: (game: LiveGame) => Result,
): Result<Draft> {
  if (!game) return refused('table/not-started', 'The game has not begun.');
  const { length } = game;
  if (freeUntil !== undefined) excuse(room, freeUntil);
  const isReaction = game.privateQuestion !== undefined && game.isAtWindow;
  const events = how === 'decides' ? [] : [...game.events]; // a decision takes none of them back
  const before = { count: game.eventsStart + game.events.length, events };
  const outcome = act(game);
  if (!outcome.ok) return outcome;
  if (game.length === length) return draftOf(room, game); // it is so already
  const undone = undoneSince(game, length);
  waitFor(room, game.waiting(), now, undone?.seat);
  if (how === 'decides' && seat !== null) decided(room, seat, now, isReaction);
  for (const [loser, decisions] of undone?.decisions ?? []) tookBack(room, loser, decisions, loser === undone?.seat);
  if (game.over) {
    room.status = 'over';
    room.ended = now;
    room.pauseAsked = [];
  }
  return draftOf(room, game, { batch: batchSince(game, length, before, record.chain, now) });
}

/** The time of a private question is over: what nobody was asked for is written, and counts like what others decide. */
export function closeDraft(present: Present, now: number): Result<Draft> {
  const room = copyRoom(present.record.room);
  const { game, freeUntil } = present;
  if (!game || room.status !== 'playing' || room.paused) return refused('ask/over', 'Nobody plays here now.');
  const isUnasked = (seat: Seat) => game.asks(seat).every(({ ahead }) => ahead);
  const deciding = game.isAtWindow ? [] : game.waiting().filter(isUnasked);
  const drafted = gameDraft(present, room, null, now, 'does something else', table => {
    table.closePrivate();
    return fine;
  });
  if (!drafted.ok) return drafted;
  if (!drafted.value.commit.batch && freeUntil === undefined) return granted({ ...drafted.value, isVoid: true });
  for (const seat of deciding) decided(room, seat, now);
  return drafted;
}

/** A game that was started and has waited long enough begins with what was given. */
export function startDueDraft({ record }: Present, store: Store, now: number): Result<Draft> | Promise<Result<Draft>> {
  const room = copyRoom(record.room);
  if (!isStartDue(room, now)) return refused('table/started', 'The game has begun.'); // at another process
  return beginDraft(room, store, now);
}

/** What happens at a table just because time goes by; in a time of grace nobody runs out of it. */
export function timeDraft({ record, game }: Present, now: number, isGrace = false): Result<Draft> {
  const room = copyRoom(record.room);
  const { turns, reminders } = wordsDue(room, now);
  for (const seat of turns) room.seats[seat]!.told = true;
  for (const seat of reminders) room.seats[seat]!.reminded = true;
  if (!isGrace) for (const seat of outOfTime(room, now)) timeOut(room, seat, now);
  return draftOf(room, game);
}

/** The seats that should have word by now: that the table waits for them, or that their time runs out. */
export function wordsDue(room: Room, now: number): { turns: Seat[]; reminders: Seat[] } {
  const due = (when: (room: Room, seat: Seat) => number | null) =>
    [...room.seats.keys()].filter(seat => (when(room, seat) ?? Number.POSITIVE_INFINITY) <= now);
  const late = outOfTime(room, now);
  return { turns: due(tellAt), reminders: due(remindAt).filter(seat => !late.includes(seat)) };
}
