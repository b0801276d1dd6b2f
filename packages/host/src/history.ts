import {
  beginning,
  type Entry,
  type Game,
  isAutomatic,
  isPrivate,
  type Json,
  type KernelState,
  migrateState,
  type RulesEntry,
  type Seat,
  type Seed,
  type Snapshot,
  seatOf,
  Table,
  tablePainter,
} from '@orrery/kernel';
import { type HistoryPicture, type Moment, type Patch, type Picture, update } from '@orrery/protocol';
import { settledPicture } from './picture.ts';
import { type KeptState, type StoredState, statePicture, statesIn } from './states.ts';

/** The entries of one decision, with the dice and automatic answers that followed. */
export interface Stretch {
  readonly entries: readonly Entry[];
  /** How many events the game had after it. */
  readonly events: number;
}

/** The data that a game is rebuilt from. */
export interface Origin {
  readonly game: Game;
  readonly seats: number;
  readonly options: unknown;
  readonly seed: Seed;
  /** Stored states: the only source for moments before the last change of rules. */
  readonly states?: readonly KeptState[];
}

/** The limits of one answer: number of moments, and size of the text. */
export interface Portion {
  readonly steps: number;
  readonly length: number;
}

/** The last change of rules; nothing before its safe point can be replayed. */
const lastChange = (log: readonly Entry[]): RulesEntry | undefined => log.findLast(entry => entry.t === 'rules');

/** Where a replay starts: the beginning, or the state at the last change of rules. */
export function startOf(
  { game, seats, options, states = [] }: Origin,
  log: readonly Entry[],
): Snapshot<KernelState> | undefined {
  const change = lastChange(log);
  if (!change || change.before === null) return beginning(game, seats, options);
  const before = statesIn(states).find(
    ({ rulesVersion, snapshot }) => rulesVersion === change.from && snapshot.at === change.at,
  );
  if (!before) return undefined;
  const state = migrateState<KernelState>(game, change.from, before.snapshot.state);
  return state.ok ? { ...before.snapshot, state: state.value } : undefined;
}

/** The newest stored state before an entry that is too old to be replayed. */
export function storedBefore({ states = [] }: Origin, log: readonly Entry[], entry: number): StoredState | undefined {
  const change = lastChange(log);
  if (!change || entry >= change.at) return undefined;
  const earlier = statesIn(states).filter(({ rulesVersion }) => rulesVersion <= change.from);
  return earlier.findLast(({ snapshot }) => snapshot.at <= entry) ?? earlier[0];
}

const rebuilt = (
  { game, seats, options, seed }: Origin,
  log: readonly Entry[],
  snapshot: Snapshot<KernelState>,
): Table<KernelState> =>
  new Table(game, { seats, options, seed, from: { snapshot, log, eventsStart: snapshot.events } });

/** The entries of one decision, and the table right after it. */
export interface Played {
  readonly entries: readonly Entry[];
  readonly table: Table<KernelState>;
}

/** Replays a log decision by decision, from the first point where that is possible; everything before is one step. */
export const playedAgain = (origin: Origin, log: readonly Entry[]): Iterable<Played> => playing(origin, log);

/** Given in one step with the entry before it. */
const isJoined = (entry: Entry): boolean => entry.t === 'answer' && entry.joined === true;

function* playing(origin: Origin, log: readonly Entry[]): Generator<Played> {
  const start = startOf(origin, log);
  if (!start) return;
  const isDecision = (entry: Entry, i: number) => i > start.at && !isAutomatic(entry) && !isJoined(entry);
  const starts = [0, ...log.flatMap((entry, i) => (isDecision(entry, i) ? [i] : []))];
  if (log[0] && start.at === 0 && !isAutomatic(log[0])) starts.splice(1, 0, 0); // setup used no dice
  let table: Table<KernelState> | undefined;
  for (const [i, first] of starts.entries()) {
    const entries = log.slice(first, starts[i + 1]);
    if (table) table.follow(entries);
    else table = rebuilt(origin, entries, start);
    yield { entries, table };
  }
}

/** Splits a log into decisions. Replays it to count the events. */
export const stretchesOf = (origin: Origin, log: readonly Entry[]): Stretch[] =>
  Array.from(playedAgain(origin, log), ({ entries, table: { eventsStart, events } }) => ({
    entries,
    events: eventsStart + events.length,
  }));

/**
 * The moments of a game that a seat, or a spectator, was shown and that no undo took back. Private entries of other
 * seats, such as an answer ahead of turn, are no moments, just as they send nothing on a stream.
 */
export function momentsOf(
  stretches: readonly Stretch[],
  reader: Seat | null,
  states: readonly Omit<KeptState, 'state' | 'patch'>[] = [],
): Moment[] {
  const moments: Moment[] = [];
  const answered = new Set<string>();
  let n = 0;
  for (const [i, { entries, events }] of stretches.entries()) {
    n += entries.length;
    let isShown = i === 0;
    for (const entry of entries) {
      if (entry.t === 'undo') while (moments.length > 1 && moments.at(-1)!.n > entry.to) moments.pop();
      isShown ||= entry.t === 'rules';
      if (entry.t !== 'answer') continue;
      isShown ||= !answered.has(entry.ask); // a replaced answer shows nothing to the others
      answered.add(entry.ask);
    }
    const [first] = entries;
    const seat = i === 0 || !first ? null : (seatOf(first) ?? null);
    if (isShown || (isOwn(first) && seat === reader)) moments.push({ n, events, seat });
  }
  const change = lastChange(stretches.flatMap(({ entries }) => entries));
  if (!change) return moments;
  const earlier = states.filter(({ at, rulesVersion }) => at <= change.at && rulesVersion <= change.from);
  return [
    ...earlier.map(({ at, events }) => ({ n: at, events, seat: null })),
    ...moments.filter(moment => moment.n > change.at),
  ];
}

/** Private entries of a seat; a request to undo is not part of the game. */
const isOwn = (entry: Entry | undefined): boolean => entry !== undefined && (entry.t === 'answer' || isPrivate(entry));

/** The game as a seat, or a spectator, saw it at the last moment up to `from`, and at those that followed. */
export function historyOf(
  origin: Origin,
  stretches: readonly Stretch[],
  reader: Seat | null,
  from: number,
  { steps: most, length }: Portion,
): HistoryPicture | undefined {
  const moments = momentsOf(stretches, reader, origin.states);
  const start = Math.max(
    0,
    moments.findLastIndex(({ n }) => n <= from),
  );
  const pictures = picturesOf(origin, stretches, reader, moments.slice(start, start + 1 + most));
  const { value: first } = pictures.next();
  if (!first) return undefined;
  let known = first.picture;
  const steps: HistoryPicture['steps'][number][] = [];
  let told = 0;
  for (const { n, picture } of pictures) {
    const patch = update(known as unknown as Json, picture as unknown as Json);
    known = picture;
    steps.push({ n, patch: JSON.parse(patch) as Patch });
    told += patch.length;
    if (told > length) break;
  }
  return { ...first, steps };
}

/** The pictures of some moments, one after another. */
function* picturesOf(
  origin: Origin,
  stretches: readonly Stretch[],
  reader: Seat | null,
  moments: readonly Moment[],
): Generator<{ readonly n: number; readonly picture: Picture }> {
  const log = stretches.flatMap(each => each.entries);
  const start = startOf(origin, log);
  const replayedFrom = lastChange(log)?.at ?? -1;
  const painter = tablePainter(origin.game);
  const old = moments.some(({ n }) => n <= replayedFrom) ? statesIn(origin.states ?? []) : [];
  let table: Table<KernelState> | undefined;
  let before: Picture | undefined;
  for (const { n } of moments) {
    if (n <= replayedFrom) {
      const state = old.find(({ snapshot }) => snapshot.at === n);
      before = state && statePicture(origin.game, state, reader);
    } else if (start) {
      if (table) table.follow(log.slice(table.length, n));
      else table = rebuilt(origin, log.slice(0, n), start);
      before = settledPicture(table, reader, painter.paint(table, [reader])[0], before);
    }
    if (before) yield { n, picture: before };
  }
}
