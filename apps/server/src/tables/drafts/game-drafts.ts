import { type LiveGame, play } from '@orrery/host';
import { answerUndo, liveEntries, nextQuestion, type Seat, undoRequest } from '@orrery/kernel';
import type { GameCommand } from '@orrery/protocol';
import { fine, granted, type Result, refused } from '../../common/refusal.ts';
import { working } from '../../common/watchdog.ts';
import { canSpend, costOf, earn, pay } from '../../rooms/change-allowance.ts';
import { decided, excuse, isSpent, tookBack, waitFor } from '../../rooms/clocks.ts';
import { takeUp } from '../../rooms/commands.ts';
import { copyRoom, mustConsent, type Room } from '../../rooms/room.ts';
import type { Store } from '../../store/store.ts';
import { batchSince, loadGame, reachesTooFar } from '../stored/stored-game.ts';
import { type Draft, draftOf, type LoadedTable } from './draft.ts';

export function playDraft(
  { record, game, freeUntil }: LoadedTable,
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
  if (room.paused) return refused('table/paused', 'The game is paused.');
  if (here.resigned) return refused('request/forbidden', 'You have resigned from this game.');
  // If nobody else has to consent, the undo happens at once.
  const further: GameCommand = command.do === 'ask-undo' ? { do: 'undo' } : command;
  const how = howOf(command, game, seat);
  const cost = how === 'decides' ? 0 : costOf(command);
  if (!canSpend(room, seat, cost))
    return refused('table/too-many-changes', 'Too many changes without a decision; decide something first.');
  // After a timeout the bot makes this decision, unless the person makes it after all.
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

/** A decision is an answer that the game waits for. */
const howOf = (command: GameCommand, game: LiveGame, seat: Seat): How =>
  command.do === 'answer' &&
  (game.asks(seat).some(({ id, ahead }) => id === command.ask && !ahead) ||
    nextQuestion(game, seat)?.ask.id === command.ask)
    ? 'decides'
    : 'does something else';

/** Whether a command was an answer that cannot be replaced any more. */
const isClosed = (game: LiveGame, seat: Seat, command: GameCommand): boolean =>
  command.do === 'answer' &&
  [game.asks(seat), game.replaceable(seat)].every(asks => asks.every(({ id }) => id !== command.ask));

/** Consents to an undo for seats without a person. Absent people never consent. */
function agreeForOthers(room: Room, game: LiveGame): void {
  for (const seat of room.seats.keys()) {
    const request = undoRequest(game);
    if (!request) return;
    if (request.seat !== seat && !request.agreed.includes(seat) && !mustConsent(room, seat))
      answerUndo(game, seat, true);
  }
}

/** Completes a request for undo if the person it waited for has left for good. */
export function requestDraft(
  { record, game }: LoadedTable,
  room: Room,
  store: Store,
  now: number,
): Result<Draft> | Promise<Result<Draft>> {
  const request = game && room.status === 'playing' && !room.paused ? undoRequest(game) : undefined;
  const isSettled = (seat: Seat) => seat === request?.seat || request?.agreed.includes(seat) || mustConsent(room, seat);
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

/** What was undone since the game had this many entries: by whom, and how many decisions of each seat. */
function undoneSince(game: LiveGame, length: number): { seat: Seat; decisions: Map<Seat, number> } | undefined {
  const { log, logStart } = game;
  const undo = log.slice(length - logStart).find(entry => entry.t === 'undo');
  if (!undo || undo.seat === null) return undefined;
  const asks = new Map<string, Seat>();
  for (const [i, { entry }] of liveEntries(log.slice(0, length - logStart), undo.to, 0, logStart).entries())
    if (entry.t === 'answer' && !entry.auto && !(entry.joined && i > 0)) asks.set(entry.ask, entry.seat);
  const decisions = new Map<Seat, number>();
  for (const seat of asks.values()) decisions.set(seat, (decisions.get(seat) ?? 0) + 1);
  return { seat: undo.seat, decisions };
}

type How = 'decides' | 'does something else';

/** Drafts an action of a seat in the game. */
export function gameDraft(
  { record, game, freeUntil }: LoadedTable,
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
  const events = how === 'decides' ? [] : [...game.events]; // a decision never removes events
  const before = { count: game.eventsStart + game.events.length, events };
  const outcome = act(game);
  if (!outcome.ok) return outcome;
  if (game.length === length) return draftOf(room, game); // nothing changed
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

/** Drafts the end of a private question: answers of seats without a choice are written, and count like decisions. */
export function closeDraft(present: LoadedTable, now: number): Result<Draft> {
  const room = copyRoom(present.record.room);
  const { game, freeUntil } = present;
  if (!game || room.status !== 'playing' || room.paused) return refused('ask/over', 'No game is being played here.');
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
