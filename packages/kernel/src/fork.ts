import { drawChance, type Seed, Streams, seedFrom } from './chance.ts';
import { RuleCrash } from './crash.ts';
import type { Game } from './game.ts';
import { canonical } from './hash.ts';
import { liveEntries, type Snapshot, seatOf } from './history.ts';
import { keepOwnReaction } from './reactions.ts';
import { InvariantError } from './refusals.ts';
import { Table } from './table.ts';
import type { Entry, KernelState, Seat } from './types.ts';

export interface ForkSettings {
  /** The fork's own chance; never the table's, or a bot would see the coming dice. */
  readonly seed: Seed;
  /** False for a playout that will not be forked, undone or saved itself. */
  readonly keep?: boolean;
}

/** A position as plain data: its last safe point, what was decided since, and the asks that count as answered. */
export interface Position<G extends KernelState = KernelState> {
  readonly seats: number;
  readonly options: unknown;
  readonly snapshot: Snapshot<G>;
  readonly log: readonly Entry[];
  readonly blanked: readonly string[];
}

/** The position of a table, to be set up elsewhere. It shares its data with the table. */
export function positionOf<G extends KernelState, V>(table: Table<G, V>): Position<G> {
  const snapshot = table.rebase();
  const tail = liveEntries(table.log, snapshot.at, snapshot.epoch, table.logStart).map(each => each.entry);
  return positionWith(table, snapshot, tail);
}

const positionWith = <G extends KernelState, V>(
  { seats, options, epoch, blanked }: Table<G, V>,
  snapshot: Snapshot<G>,
  tail: readonly Entry[],
): Position<G> => ({
  seats,
  options,
  snapshot: { ...snapshot, at: 0, epoch, revealedAt: 0, events: 0 },
  log: tail.map(under(epoch)),
  blanked,
});

/** A separate table at a position. */
export function tableAt<G extends KernelState, V>(
  game: Game<G, unknown, V>,
  { seats, options, snapshot, log, blanked }: Position<G>,
  settings: ForkSettings,
): Table<G, V> {
  const table = new Table(game, {
    seats,
    options,
    keep: true,
    snapshotEvery: Number.POSITIVE_INFINITY,
    ...settings,
    from: { snapshot, log },
  });
  table.blank(new Set(blanked));
  return table;
}

/** The same position on a separate table. */
export const fork = <G extends KernelState, V>(table: Table<G, V>, settings: ForkSettings): Table<G, V> =>
  tableAt(table.game, positionOf(table), settings);

/** Rewrites ask ids to the table's newest epoch, since the fork does not contain the undos. */
const under =
  (epoch: number) =>
  (entry: Entry): Entry =>
    'ask' in entry ? { ...entry, ask: `${epoch}${entry.ask.slice(entry.ask.indexOf('.'))}` } : entry;

/**
 * A position that the seat cannot tell from the true one: pieces hidden from it are redealt, answers of others
 * that it has not seen are blank, and chance is fresh. The leak test compares these.
 */
export function redeal<G extends KernelState, V>(
  table: Table<G, V>,
  seat: Seat | null,
  settings: ForkSettings,
): Table<G, V> {
  const { known, named, deal } = dealing(table, seat, settings);
  if (named.size === 0) return deal(known, settings.seed);
  // If no other deal allows what others have chosen since, the pieces that they named stay the same.
  return fitting(table, seat, () => deal(known, settings.seed)) ?? deal(new Set([...known, ...named]), settings.seed);
}

/**
 * A redealt position for bots that does not depend on hidden state: the same seed gives the same position. Undefined if
 * random deals do not fit what others have just done with their hidden pieces.
 */
export function imagine<G extends KernelState, V>(
  table: Table<G, V>,
  seat: Seat | null,
  settings: ForkSettings,
): Table<G, V> | undefined {
  const { known, named, deal } = dealing(table, seat, settings);
  if (named.size === 0) return deal(known, settings.seed);
  for (let tried = 0; tried < DEALS; tried++) {
    const dealt = fitting(table, seat, () => deal(known, seedFrom(`${settings.seed} ${tried}`)));
    if (dealt) return dealt;
  }
  return undefined;
}

/** How many deals are tried to fit what others have done with their pieces. */
const DEALS = 20;

function dealing<G extends KernelState, V>(table: Table<G, V>, seat: Seat | null, settings: ForkSettings) {
  const snapshot = table.rebase();
  const tail = liveEntries(table.log, snapshot.at, snapshot.epoch, table.logStart).map(each => each.entry);
  const kept = tail.filter(entry => !isUnread(table, entry, seat));
  const before = table.game.hidden(snapshot.state, seat);
  const now = table.game.hidden(table.state, seat);
  const pieces = new Set(now.flat());

  /** Pieces that the seat has seen or that cannot be renamed in an answer. */
  const known = new Set([...table.shown(seat), ...keysIn(kept.filter(entry => seatOf(entry) === seat))]);
  /** Pieces that others have named, unseen by the seat. */
  const named = new Set<string>();
  for (const key of keysIn(kept))
    if (pieces.has(key)) named.add(key);
    else for (const piece of pieces) if (key.includes(piece)) known.add(piece);
  for (const key of known) named.delete(key);

  return {
    known,
    named,
    deal(fixed: ReadonlySet<string>, seed: Seed): Table<G, V> {
      const names = renaming(before, now, fixed, seed);
      const state = rename(snapshot.state, names);
      state.core.ahead = state.core.ahead.filter(each => each.seat === seat);
      state.core.orders = state.core.orders.filter(each => each.seat === seat);
      keepOwnReaction(state.core, seat);
      const entries = kept.map(entry =>
        entry.t === 'answer' ? { ...entry, value: rename(entry.value, names) } : entry,
      );
      const dealt = tableAt(table.game, positionWith(table, { ...snapshot, state }, entries), settings);
      const open = new Set(table.asks().map(each => each.id));
      for (const id of table.blanked) open.delete(id);
      dealt.blank(new Set(dealt.asks().flatMap(({ id }) => (open.has(id) ? [] : id))));
      return dealt;
    },
  };
}

/** The dealt table, if the rules can lead to it and the seat cannot tell it from the real one. */
function fitting<G extends KernelState, V>(
  table: Table<G, V>,
  seat: Seat | null,
  deal: () => Table<G, V>,
): Table<G, V> | undefined {
  try {
    const dealt = deal();
    return canonical(received(dealt, seat)) === canonical(received(table, seat)) ? dealt : undefined;
  } catch (error) {
    if (error instanceof RuleCrash || error instanceof InvariantError) return undefined;
    throw error;
  }
}

const received = <G extends KernelState, V>(table: Table<G, V>, seat: Seat | null): unknown => [
  table.view(seat),
  table.waiting(),
  seat === null ? [] : table.asks(seat),
];

/** What a seat does not know that others did: answers ahead, orders, and answers while others are still thinking. */
function isUnread<G extends KernelState, V>(table: Table<G, V>, entry: Entry, seat: Seat | null): boolean {
  switch (entry.t) {
    case 'answer':
      return entry.seat !== seat && table.replaceable(entry.seat).some(each => sameAsk(each.id, entry.ask));
    case 'ahead':
    case 'withdraw':
    case 'order':
    case 'order-off':
    case 'reaction':
      return seatOf(entry) !== seat;
    default:
      return false;
  }
}

const sameAsk = (a: string, b: string): boolean => a.slice(a.indexOf('.')) === b.slice(b.indexOf('.'));

/** All strings in the answers of these entries. */
const keysIn = (entries: readonly Entry[]): string[] =>
  entries.flatMap(entry => {
    if (entry.t !== 'answer' || typeof entry.value === 'number') return [];
    return Array.isArray(entry.value) ? (entry.value as readonly string[]) : Object.keys(entry.value);
  });

/**
 * A random renaming that is allowed both at the safe point and now. It depends only on what the seat can see and on the
 * seed, never on where a hidden piece really is: sorted names are dealt to sorted places.
 */
function renaming(
  before: readonly (readonly string[])[],
  now: readonly (readonly string[])[],
  fixed: ReadonlySet<string>,
  seed: Seed,
): ReadonlyMap<string, string> {
  const groups = before.flatMap(earlier => {
    const members = new Set(earlier);
    return now
      .map(pool => pool.filter(piece => members.has(piece) && !fixed.has(piece)))
      .filter(group => group.length > 1);
  });
  const places = new Map<string, number>();
  /** The remaining groups in which a piece's name will be dealt; names with different groups are distinguishable. */
  const later = new Map<string, string>();
  for (const group of groups) for (const piece of group) if (!places.has(piece)) places.set(piece, places.size);
  const byPlace = (one: string, other: string) => places.get(one)! - places.get(other)!;
  for (let i = groups.length - 1; i >= 0; i--)
    for (const piece of groups[i]!) later.set(piece, `${i} ${later.get(piece) ?? ''}`);

  const words = new Streams(seed).words('redeal', 0);
  let position = 0;
  const names = new Map<string, string>();
  /** Maps a new name back to its first holder, so that two renamings become one. */
  const holders = new Map<string, string>();
  for (const group of groups) {
    const { out, at } = drawChance({ kind: 'shuffle', n: group.length, sides: 0 }, position, words);
    position = at;
    for (const piece of group) later.set(piece, later.get(piece)!.replace(/^\d+ /, ''));
    const held = group.map(name => holders.get(name) ?? name).sort(byPlace);
    const dealt = group.toSorted((one, other) => inOrder(later.get(one)!, later.get(other)!) || inOrder(one, other));
    for (let i = 0; i < held.length; i++) {
      const name = dealt[out[i]!]!;
      names.set(held[i]!, name);
      holders.set(name, held[i]!);
    }
  }
  return names;
}

const inOrder = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** A copy in which every piece's name is replaced by its new one. */
function rename<T>(value: T, names: ReadonlyMap<string, string>): T {
  if (typeof value === 'string') return (names.get(value) ?? value) as T;
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(item => rename(item, names)) as T;
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[names.get(key) ?? key] = rename(value[key], names);
  return copy as T;
}
