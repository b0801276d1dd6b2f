import { findGame } from '@orrery/catalogue';
import { statesIn } from '@orrery/host';
import { type Entry, type KernelState, link, migrationsFrom, moveGame, type Snapshot, verify } from '@orrery/kernel';
import { fine, type Result, refused } from '../common/refusal.ts';
import { firstChain, saveFrom, settings, unpack } from '../tables/stored/stored-game.ts';
import type { WholeTable } from './lines.ts';

/**
 * Whether a table's game is what its seed and its answers make of it, and nobody wrote in it. What was played under older
 * rules is checked by its chain, and must be able to go on under the present ones. The snapshot that is stored, if there is
 * one, must lie on the way of the log.
 */
export function checkTable(table: WholeTable, stored?: Snapshot<KernelState>): Result {
  const { record, batches, chat, privates, states } = table;
  const { room, seed, length, chain } = record;
  const edited = refused('save/chain', 'The log was edited or cut short.');
  if (chat.length !== room.chats || chat.some(({ number }, index) => number !== index + 1)) return edited;
  const isWhole = ({ number }: { number: number }, index: number) => number === index + 1;
  if (privates.length !== (room.privates ?? 0) || !privates.every(isWhole)) return edited;
  if (seed === null) return batches.length === 0 && length === 0 && room.status !== 'playing' ? fine : edited;

  const offer = findGame(room.game);
  if (!offer) return refused('save/foreign-game', `There is no game "${room.game.slice(0, 60)}" here.`);
  const { game } = offer;
  const known = migrationsFrom(game, room.rulesVersion);
  if (!known.ok) return known;
  let at = 0;
  let last = firstChain(room, seed);
  for (const batch of batches) {
    last = batch.entries.reduce((previous, entry) => link(previous, entry), last);
    if (batch.first !== at || batch.chain !== last) return edited;
    at += batch.entries.length;
  }
  if (at !== length || last !== chain) return edited;

  const snapshot = stored ?? newestState(table);
  if (!snapshot && room.rulesVersion < game.rulesVersion) {
    const { entries: log, events } = unpack(batches);
    const moved = moveGame(game, { ...settings(room, seed), rulesVersion: room.rulesVersion, snapshot, log, events });
    return moved.ok ? fine : moved;
  }
  const file = saveFrom(record, batches, states, snapshot);
  if (!file.ok) return file;
  if (room.commitment !== file.value.commitment)
    return refused('save/chain', 'The seed is not the one shown at the start.');
  const verified = verify(game, JSON.parse(JSON.stringify(file.value)));
  if (!verified.ok) return verified;
  const { over } = verified.value.table;
  return room.status === 'closed' || over === (room.status === 'over')
    ? fine
    : refused('save/replay', 'Table and game disagree on whether it is over.');
}

/** The newest state that was kept under the rules which the game follows; later undos do not reach back before it. */
export function newestState({ record, batches, states }: WholeTable): Snapshot<KernelState> | undefined {
  const log = batches.flatMap(({ entries }) => entries);
  const isUndone = (at: number) => log.some((entry: Entry, i) => i >= at && entry.t === 'undo' && entry.to < at);
  return statesIn(states).findLast(
    ({ rulesVersion, snapshot: { at } }) =>
      rulesVersion === record.room.rulesVersion && at <= record.length && !isUndone(at),
  )?.snapshot;
}
