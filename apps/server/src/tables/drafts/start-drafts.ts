import { findGame } from '@orrery/catalogue';
import { commitment, type Json, readNewOptions, sharedSeed, unguarded } from '@orrery/kernel';
import type { Command } from '@orrery/protocol';
import { newSeed } from '../../common/ids.ts';
import { granted, type Result, refused } from '../../common/refusal.ts';
import { startClocks, waitFor } from '../../rooms/clocks.ts';
import { rematchOf } from '../../rooms/create.ts';
import { fillWithBots, isPlannedStartDue } from '../../rooms/gathering.ts';
import { copyRoom, type Person, type Room } from '../../rooms/room.ts';
import { awaitContributions, isStartDue, pledge, reveal } from '../../rooms/seed-contributions.ts';
import type { Store } from '../../store/store.ts';
import { currentOptions } from '../stored/rules-migration.ts';
import { batchSince, begin } from '../stored/stored-game.ts';
import { type Draft, draftOf, type LoadedTable } from './draft.ts';
import { fairnessOf, withSeedCommitment } from './server-seed.ts';

export const isStarting = ({ status, dice }: Room): boolean => status === 'gathering' && dice?.startBy != null;

/** Starts the game, or first waits for the random values that people have committed to. */
export function startDraft(
  { game }: LoadedTable,
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
  if (!options.ok) return options; // they were valid under the rules at the time of creation
  const isAlone = room.seats.filter(({ person: sitter }) => sitter !== null).length < 2;
  room.options = (isAlone ? unguarded(options.value) : options.value) as Json; // bots read only their views, so there is nobody to guard against
  room.rulesVersion = offer.game.rulesVersion;
  return awaitContributions(room, now) ? draftOf(room, game) : beginDraft(room, store, now);
}

/** Stores a commitment or a random value for the seed. With the last value the game begins. */
export function contributionDraft(
  { game }: LoadedTable,
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

/** Begins the game, with a seed derived from all contributions. */
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

export async function rematchDraft(
  { game }: LoadedTable,
  room: Room,
  person: Person,
  store: Store,
  now: number,
): Promise<Result<Draft>> {
  const next = rematchOf(room, person, now);
  if (!next.ok) return next;
  const made = next.value && (await withSeedCommitment(store, next.value));
  room.rematch ??= made?.id ?? null;
  return granted({
    ...{ room, game, commit: made ? { creates: made } : {} },
    reply: { n: game?.length ?? 0, table: room.rematch! },
  });
}

/** Whether a game must begin without a command. */
export const isAnyStartDue = (room: Room, now: number): boolean =>
  isStartDue(room, now) || isPlannedStartDue(room, now);

/** Starts a game for its host, with bots on the open seats. A plan that cannot be kept is dropped, not tried for ever. */
async function plannedStartDraft(present: LoadedTable, room: Room, store: Store, now: number): Promise<Result<Draft>> {
  const unstarted = copyRoom(room);
  delete unstarted.startAt;
  if (!fillWithBots(room)) return draftOf(unstarted, present.game);
  const started = await startDraft(present, room, room.host, store, now);
  return started.ok ? started : draftOf(unstarted, present.game);
}

/**
 * A started game that has waited long enough begins with the contributions so far. A game whose planned start has come
 * is started for the host, with bots on the open seats.
 */
export function startDueDraft(present: LoadedTable, store: Store, now: number): Result<Draft> | Promise<Result<Draft>> {
  const room = copyRoom(present.record.room);
  if (isPlannedStartDue(room, now)) return plannedStartDraft(present, room, store, now);
  if (!isStartDue(room, now)) return refused('table/started', 'The game has begun.'); // started by another process
  return beginDraft(room, store, now);
}
