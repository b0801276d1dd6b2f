import { drawChance, type Seed, Streams } from './chance.ts';
import { liveEntries, type Snapshot } from './history.ts';
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
  const tail = liveEntries(table.log, snapshot.at, snapshot.epoch).map(each => each.entry);
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
    from: { snapshot: { ...snapshot, at: 0, epoch: table.epoch, events: 0 }, log: tail.map(under(table.epoch)) },
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
  const { game } = table;
  const snapshot = table.rebase();
  const tail = liveEntries(table.log, snapshot.at, snapshot.epoch).map(each => each.entry);
  const open = new Set(table.asks().map(each => each.id));
  const unread = (entry: Entry): boolean => {
    if (!('seat' in entry) || entry.seat === seat) return entry.t === 'order' && entry.order.seat !== seat;
    return entry.t === 'ahead' || entry.t === 'withdraw' || entry.t === 'order-off' || isUnread(table, entry);
  };
  const kept = tail.filter(entry => !unread(entry));
  const names = renaming(
    game.hidden(snapshot.state, seat),
    game.hidden(table.state, seat),
    mentioned(kept),
    settings.seed,
  );
  const state = rename(snapshot.state, names);
  state.core.ahead = state.core.ahead.filter(each => each.seat === seat);
  state.core.orders = state.core.orders.filter(each => each.seat === seat);
  const dealt = fromTail(table, { ...snapshot, state }, kept, settings);
  const blanks = new Set(
    dealt
      .asks()
      .map(each => each.id)
      .filter(id => !open.has(id)),
  );
  dealt.blank(blanks);
  return dealt;
}

/** An answer that lies on the table while others are still thinking. */
function isUnread<G extends KernelState, V>(table: Table<G, V>, entry: Entry): boolean {
  return entry.t === 'answer' && table.replaceable(entry.seat).some(each => sameAsk(each.id, entry.ask));
}

const sameAsk = (a: string, b: string): boolean => a.slice(a.indexOf('.')) === b.slice(b.indexOf('.'));

/** Every text in the answers of the tail: pieces that were named since the safe point stay what they are. */
function mentioned(tail: readonly Entry[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const entry of tail) {
    if (entry.t !== 'answer') continue;
    for (const key of Array.isArray(entry.value)
      ? entry.value
      : typeof entry.value === 'object'
        ? Object.keys(entry.value)
        : [])
      names.add(key);
  }
  return names;
}

/** A random renaming that both positions allow, the one at the safe point and the one now. */
function renaming(
  before: readonly (readonly string[])[],
  now: readonly (readonly string[])[],
  fixed: ReadonlySet<string>,
  seed: Seed,
): ReadonlyMap<string, string> {
  const source = new Streams(seed);
  let position = 0;
  let names = new Map<string, string>();
  for (const pool of now) {
    for (const earlier of before) {
      const members = new Set(earlier);
      const common = pool.filter(piece => members.has(piece) && !fixed.has(piece));
      if (common.length < 2) continue;
      const { out, at } = drawChance({ kind: 'shuffle', n: common.length, sides: 0 }, position, place =>
        source.word('redeal', 0, place),
      );
      position = at;
      const step = new Map(common.map((piece, i) => [piece, common[out[i]!]!]));
      names = compose(names, step);
    }
  }
  return names;
}

function compose(first: ReadonlyMap<string, string>, then: ReadonlyMap<string, string>): Map<string, string> {
  const both = new Map(then);
  for (const [piece, name] of first) both.set(piece, then.get(name) ?? name);
  return both;
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
