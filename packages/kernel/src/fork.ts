import { drawChance, type Seed, Streams } from './chance.ts';
import { RuleCrash } from './crash.ts';
import { canonical } from './hash.ts';
import { liveEntries, type Snapshot, seatOf } from './history.ts';
import { InvariantError } from './refusals.ts';
import { Table } from './table.ts';
import type { Entry, KernelState, Seat } from './types.ts';

export interface ForkSettings {
  /** The fork's own chance; never the table's, or a bot would see the coming dice. */
  readonly seed: Seed;
  /** False for a playout that will not be forked, undone or saved itself. */
  readonly keep?: boolean;
  readonly skipForced?: boolean;
}

/** The same position on a table of its own. */
export function fork<G extends KernelState, V>(table: Table<G, V>, settings: ForkSettings): Table<G, V> {
  const snapshot = table.rebase();
  const tail = liveEntries(table.log, snapshot.at, snapshot.epoch, table.logStart).map(each => each.entry);
  return fromTail(table, snapshot, tail, settings);
}

function fromTail<G extends KernelState, V>(
  table: Table<G, V>,
  snapshot: Snapshot<G>,
  tail: readonly Entry[],
  settings: ForkSettings,
): Table<G, V> {
  return new Table(table.game, {
    seats: table.seats,
    options: table.options,
    keep: true,
    snapshotEvery: Number.POSITIVE_INFINITY,
    ...settings,
    from: {
      snapshot: { ...snapshot, at: 0, epoch: table.epoch, revealedAt: 0, events: 0 },
      log: tail.map(under(table.epoch)),
    },
  });
}

/** Ids of the tail in the table's newest epoch: the fork knows of no undo. */
const under =
  (epoch: number) =>
  (entry: Entry): Entry =>
    'ask' in entry ? { ...entry, ask: `${epoch}${entry.ask.slice(entry.ask.indexOf('.'))}` } : entry;

/**
 * A position that the seat cannot tell from the true one: pieces hidden from it are dealt anew, answers of others
 * that it has not seen are blank, and chance is fresh. Bots search on these; the leak test compares them.
 */
export function redeal<G extends KernelState, V>(
  table: Table<G, V>,
  seat: Seat | null,
  settings: ForkSettings,
): Table<G, V> {
  const snapshot = table.rebase();
  const tail = liveEntries(table.log, snapshot.at, snapshot.epoch, table.logStart).map(each => each.entry);
  const kept = tail.filter(entry => !isUnread(table, entry, seat));
  const before = table.game.hidden(snapshot.state, seat);
  const now = table.game.hidden(table.state, seat);
  const deal = (fixed: ReadonlySet<string>): Table<G, V> => {
    const names = renaming(before, now, fixed, settings.seed);
    const state = rename(snapshot.state, names);
    state.core.ahead = state.core.ahead.filter(each => each.seat === seat);
    state.core.orders = state.core.orders.filter(each => each.seat === seat);
    const entries = kept.map(entry => (entry.t === 'answer' ? { ...entry, value: rename(entry.value, names) } : entry));
    const dealt = fromTail(table, { ...snapshot, state }, entries, settings);
    const open = new Set(table.asks().map(each => each.id));
    dealt.blank(new Set(dealt.asks().flatMap(({ id }) => (open.has(id) ? [] : id))));
    return dealt;
  };

  const pieces = new Set(now.flat());
  const known = new Set([...table.shown(seat), ...keysIn(kept.filter(entry => seatOf(entry) === seat))]);
  const named: string[] = [];
  for (const key of keysIn(kept))
    if (pieces.has(key)) named.push(key);
    else for (const piece of pieces) if (key.includes(piece)) known.add(piece);
  if (named.every(key => known.has(key))) return deal(known);

  // What others chose may be legal, or lead here, for these very pieces only; then these stay what they are.
  try {
    const dealt = deal(known);
    if (canonical(received(dealt, seat)) === canonical(received(table, seat))) return dealt;
  } catch (error) {
    if (!(error instanceof RuleCrash || error instanceof InvariantError)) throw error;
  }
  return deal(new Set([...known, ...named]));
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
      return seatOf(entry) !== seat;
    default:
      return false;
  }
}

const sameAsk = (a: string, b: string): boolean => a.slice(a.indexOf('.')) === b.slice(b.indexOf('.'));

/** Every text in the answers of these entries. */
const keysIn = (entries: readonly Entry[]): string[] =>
  entries.flatMap(entry => {
    if (entry.t !== 'answer' || typeof entry.value === 'number') return [];
    return Array.isArray(entry.value) ? (entry.value as readonly string[]) : Object.keys(entry.value);
  });

/** A random renaming that both positions allow, the one at the safe point and the one now. */
function renaming(
  before: readonly (readonly string[])[],
  now: readonly (readonly string[])[],
  fixed: ReadonlySet<string>,
  seed: Seed,
): ReadonlyMap<string, string> {
  const words = new Streams(seed).words('redeal', 0);
  let position = 0;
  const names = new Map<string, string>();
  /** Whose new name a piece's old name has become, so that renaming twice is one step. */
  const holders = new Map<string, string>();
  for (const earlier of before) {
    const members = new Set(earlier);
    for (const pool of now) {
      const common = pool.filter(piece => members.has(piece) && !fixed.has(piece));
      if (common.length < 2) continue;
      const { out, at } = drawChance({ kind: 'shuffle', n: common.length, sides: 0 }, position, words);
      position = at;
      const held = common.map(name => holders.get(name) ?? name);
      for (let i = 0; i < held.length; i++) {
        const name = common[out[i]!]!;
        names.set(held[i]!, name);
        holders.set(name, held[i]!);
      }
    }
  }
  return names;
}

/** A copy in which every text that is a piece's name is its new name. */
function rename<T>(value: T, names: ReadonlyMap<string, string>): T {
  if (typeof value === 'string') return (names.get(value) ?? value) as T;
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(item => rename(item, names)) as T;
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[names.get(key) ?? key] = rename(value[key], names);
  return copy as T;
}
