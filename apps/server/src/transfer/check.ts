import { findGame } from '@orrery/catalogue';
import { beginning, canonical, commitment, firstLink, link, save, Table, verify } from '@orrery/kernel';
import { fine, type Result, refused } from '../refusal.ts';
import { unpack } from '../tables/game.ts';
import type { WholeTable } from './lines.ts';

/** Whether a table's game is what its seed and its answers make of it, and nobody wrote in it. */
export function checkTable({ record, batches, chat }: WholeTable): Result {
  const { room, seed, length, chain } = record;
  const edited = refused('save/chain', 'The log was edited or cut short.');
  if (chat.length !== room.chats || chat.some(({ number }, index) => number !== index + 1)) return edited;
  if (seed === null) return batches.length === 0 && length === 0 && room.status !== 'playing' ? fine : edited;

  const offer = findGame(room.game);
  if (!offer) return refused('save/foreign-game', `There is no game "${room.game.slice(0, 60)}" here.`);
  const { game } = offer;
  if (game.rulesVersion !== room.rulesVersion)
    return refused(
      'save/rules-version',
      `This game follows rules version ${room.rulesVersion}; here is ${game.rulesVersion}.`,
    );
  if (room.commitment !== commitment(seed)) return refused('save/chain', 'The seed is not the one shown at the start.');

  const seats = room.seats.length;
  const { options, rulesVersion } = room;
  let at = 0;
  let last = firstLink({ game: room.game, rulesVersion, seats, options, commitment: commitment(seed) });
  for (const batch of batches) {
    last = batch.entries.reduce((previous, entry) => link(previous, entry), last);
    if (batch.first !== at || batch.chain !== last) return edited;
    at += batch.entries.length;
  }
  if (at !== length || last !== chain) return edited;

  const { entries, events } = unpack(batches);
  try {
    const from = { snapshot: beginning(game, seats, options), log: entries };
    const table = new Table(game, { seats, options, seed, from });
    if (canonical(table.events) !== canonical(events))
      return refused('save/replay', 'The events are not those of the log.');
    if (table.over !== (room.status === 'over'))
      return refused('save/replay', 'The table says other than its game whether it is over.');
    const verified = verify(game, save(table));
    return verified.ok ? fine : verified;
  } catch (error) {
    return refused(
      'save/replay',
      `The log does not follow the rules: ${error instanceof Error ? error.message : error}`,
    );
  }
}
