import { ChanceMismatch, commitment, isSeed, type Seed } from './chance.ts';
import { RuleCrash } from './crash.ts';
import { type Fairness, isFairness, isFairSeed } from './fairness.ts';
import type { Game } from './game.ts';
import { canonical, hashOf, link } from './hash.ts';
import type { EarlierRules, Snapshot } from './history.ts';
import { migrateOptions, migrateSnapshot, migrationsFrom } from './migrate.ts';
import { beginning, moveGame } from './move.ts';
import { invariant, type Outcome, refuse, yes } from './refusals.ts';
import { Table } from './table.ts';
import type { Entry, GameEvent, Json, KernelState, RulesEntry } from './types.ts';

export const SAVE_FORMAT = 'orrery-save/2';
/** The format before migrations existed. */
const FIRST_FORMAT = 'orrery-save/1';

/** A game on disk: its log, a snapshot for faster loading, and the hashes that reveal tampering. */
export interface Save {
  readonly format: typeof SAVE_FORMAT;
  readonly game: string;
  /** The rules version and options it began with; log entries say where the rules changed. */
  readonly rulesVersion: number;
  readonly options: unknown;
  readonly seats: number;
  readonly commitment: string;
  readonly seed: Seed;
  readonly entries: readonly Entry[];
  /** The last link of the hash chain over header and entries. */
  readonly chain: string;
  readonly snapshot: Snapshot<KernelState>;
  readonly snapshotHash: string;
  readonly events: readonly GameEvent[];
  /** For each change of rules the state before migration; null if none was stored. */
  readonly earlier: readonly (Snapshot<KernelState> | null)[];
  /** Intermediate states, for showing moments before the rules changed. Stored by the caller. */
  readonly states?: Json;
  /** The parts of the seed, if players contributed to it. */
  readonly fairness?: Fairness;
}

/** The first link: the hash of the header. */
export const firstLink = (head: Pick<Save, 'game' | 'rulesVersion' | 'seats' | 'options' | 'commitment'>): string =>
  hashOf({
    game: head.game,
    rulesVersion: head.rulesVersion,
    seats: head.seats,
    options: head.options,
    commitment: head.commitment,
  });

const chainOf = (head: Parameters<typeof firstLink>[0], entries: readonly Entry[]): string =>
  entries.reduce((previous, entry) => link(previous, entry), firstLink(head));

export const stateHash = (state: KernelState): string => hashOf(state);

export function save<G extends KernelState, V>(table: Table<G, V>, states?: Json): Save {
  invariant(table.logStart === 0, 'a game can be saved only while all of it is held');
  const snapshot = table.snapshots.at(-1)!;
  const { rulesVersion, options, snapshots } = table.earlier;
  const head = {
    ...{ game: table.game.id, rulesVersion, seats: table.seats, options },
    commitment: commitment(table.seed),
  };
  return {
    format: SAVE_FORMAT,
    ...head,
    seed: table.seed,
    entries: [...table.log],
    chain: chainOf(head, table.log),
    snapshot,
    snapshotHash: hashOf(snapshot),
    events: [...table.events],
    earlier: snapshots,
    ...(states === undefined ? {} : { states }),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
const marks = ['at', 'epoch', 'revealedAt', 'events'] as const;

/** Parses the form of a save, without its game. */
export function readSave(raw: unknown): Outcome<Save> {
  const wrong = (what: string) => refuse('save/malformed', `This is not a save of Orrery: ${what}.`);
  if (!isRecord(raw)) return wrong('it is not an object');
  if (raw.format !== SAVE_FORMAT && raw.format !== FIRST_FORMAT) return wrong('its format is unknown');
  if (typeof raw.game !== 'string' || typeof raw.rulesVersion !== 'number') return wrong('it names no game');
  if (!Number.isInteger(raw.seats)) return wrong('it has no seats');
  if (!isSeed(raw.seed) || typeof raw.commitment !== 'string') return wrong('it has no seed');
  if (!Array.isArray(raw.entries) || !raw.entries.every(each => isRecord(each) && typeof each.t === 'string'))
    return wrong('it has no log');
  if (!raw.entries.every(each => each.t !== 'rules' || isRulesEntry(each))) return wrong('its log is damaged');
  if (!isSnapshot(raw.snapshot)) return wrong('it has no snapshot');
  const earlier = raw.format === FIRST_FORMAT ? [] : raw.earlier;
  if (!Array.isArray(earlier) || !earlier.every(each => each === null || isSnapshot(each)))
    return wrong('it has no earlier states');
  if (typeof raw.chain !== 'string' || typeof raw.snapshotHash !== 'string' || !Array.isArray(raw.events))
    return wrong('it is incomplete');
  if (raw.fairness !== undefined && !isFairness(raw.fairness)) return wrong('it does not say how its seed was made');
  return yes({ ...(raw as unknown as Save), format: SAVE_FORMAT, earlier });
}

const isSnapshot = (raw: unknown): boolean =>
  isRecord(raw) && isRecord(raw.state) && marks.every(mark => isCount(raw[mark]));

const isRulesEntry = (raw: Record<string, unknown>): boolean =>
  isCount(raw.from) &&
  isCount(raw.to) &&
  isCount(raw.at) &&
  (raw.before === null || typeof raw.before === 'string') &&
  typeof raw.after === 'string' &&
  Array.isArray(raw.changes) &&
  Array.isArray(raw.undone);

/** The changes of rules in a log, in order. */
export const rulesEntries = (entries: readonly Entry[]): RulesEntry[] => entries.filter(entry => entry.t === 'rules');

/** The last rules version of a saved game. */
const versionOf = ({ rulesVersion, entries }: Save): number => rulesEntries(entries).at(-1)?.to ?? rulesVersion;

/** Checks everything that needs no replay; returns the options in the form of the current rules. */
function checkHead<G extends KernelState, O, V>(game: Game<G, O, V>, file: Save): Outcome<O> {
  if (file.game !== game.id) return refuse('save/foreign-game', `This is a game of ${file.game}, not of ${game.id}.`);
  const known = migrationsFrom(game, versionOf(file));
  if (!known.ok) return known;
  if (file.seats < game.seats.min || file.seats > game.seats.max)
    return refuse('save/options', 'Too few or too many seats.');
  const migrated = migrateOptions(game, file.rulesVersion, file.options);
  if (!migrated.ok) return migrated;
  const options = game.readOptions(migrated.value, file.seats);
  if (!options.ok) return refuse('save/options', options.message);
  if (canonical(options.value) !== canonical(migrated.value))
    return refuse('save/options', 'The options are not complete.');
  if (commitment(file.seed) !== file.commitment)
    return refuse('save/chain', 'The seed is not the one the game began with.');
  if (file.fairness && !isFairSeed(file.fairness, file.seed))
    return refuse('save/chain', 'The seed was not made of what the server and the players gave.');
  if (chainOf(file, file.entries) !== file.chain) return refuse('save/chain', 'The log was edited or cut short.');
  const wrong = wrongRules(file);
  if (wrong !== undefined) return refuse('save/snapshot', wrong);
  if (hashOf(file.snapshot) !== file.snapshotHash) return refuse('save/snapshot', 'The snapshot was edited.');
  if (file.snapshot.at > file.entries.length || file.snapshot.events > file.events.length)
    return refuse('save/snapshot', 'The snapshot lies beyond the end of the log.');
  return options;
}

/** Validates the changes of rules in a log and the states stored for them. */
function wrongRules({ rulesVersion, entries, earlier }: Save): string | undefined {
  const changes = rulesEntries(entries);
  if (changes.length !== earlier.length) return 'The states at which rules changed are not all there.';
  let version = rulesVersion;
  for (const [i, { from, to, at, before }] of changes.entries()) {
    const state = earlier[i]!;
    if (from !== version || to <= from) return 'The rules do not follow from each other.';
    if (
      (state === null) !== (before === null) ||
      (state !== null && (hashOf(state.state) !== before || state.at !== at))
    )
      return 'A state at which rules changed was edited.';
    version = to;
  }
  return undefined;
}

/** Loads a game from its newest snapshot and the log after it. A game of older rules is migrated. */
export function load<G extends KernelState, O, V>(game: Game<G, O, V>, raw: unknown): Outcome<Table<G, V>> {
  return withinReason(() => {
    const read = readSave(raw);
    if (!read.ok) return read;
    const file = read.value;
    const options = checkHead(game, file);
    if (!options.ok) return options;
    return versionOf(file) < game.rulesVersion ? moved(game, file) : rebuild(game, file, options.value, file.snapshot);
  });
}

function moved<G extends KernelState, O, V>(game: Game<G, O, V>, file: Save): Outcome<Table<G, V>> {
  const { seats, seed, snapshot, entries: log, events } = file;
  const rulesVersion = versionOf(file);
  const options = migrateOptions(game, file.rulesVersion, file.options, rulesVersion);
  if (!options.ok) return options;
  const outcome = moveGame(game as Game<G, unknown, V>, {
    ...{ seats, seed, rulesVersion, options: options.value, snapshot, log, events },
    earlier: earlierOf(file),
  });
  return outcome.ok ? yes(outcome.value.table) : outcome;
}

const earlierOf = ({ rulesVersion, options, earlier }: Save): EarlierRules => ({
  rulesVersion,
  options,
  snapshots: earlier,
});

/** A part of a log under one version of the rules. */
export interface Segment {
  readonly rulesVersion: number;
  /** How many entries lie before it, and before its end. */
  readonly from: number;
  readonly to: number;
  /** Whether it was replayed from the seed; for older rules only the hash chain and the states can be checked. */
  readonly replayed: boolean;
}

export interface Verified<G extends KernelState, V> {
  readonly table: Table<G, V>;
  readonly segments: readonly Segment[];
}

/**
 * Verifies a whole log: its hash chain, and the states at which rules changed. Replays the part under the current rules
 * with the seed's own dice, and compares snapshot and events.
 */
export function verify<G extends KernelState, O, V>(game: Game<G, O, V>, raw: unknown): Outcome<Verified<G, V>> {
  return withinReason(() => {
    const fast = load(game, raw);
    if (!fast.ok && fast.code !== 'save/replay') return fast;
    const read = readSave(raw);
    if (!read.ok) return read;
    const file = read.value;
    const segments = segmentsOf(game, file);
    if (fast.ok && !segments.some(({ replayed }) => replayed)) return yes({ table: fast.value, segments });
    const options = checkHead(game, file);
    if (!options.ok) return options;
    const start = startOfLast(game, file, options.value);
    if (!start.ok) return start;
    const whole = rebuild(game, file, options.value, start.value, 'with the dice of the seed');
    if (!whole.ok) return whole;
    if (
      !fast.ok ||
      isRevealedLater(fast.value, whole.value) ||
      hashOf(essence(whole.value)) !== hashOf(essence(fast.value))
    )
      return refuse('save/snapshot', 'The snapshot does not lie on the way of the log.');
    if (hashOf(whole.value.events) !== hashOf(file.events))
      return refuse('save/replay', 'The events are not those of the log.');
    return yes({ table: whole.value, segments });
  });
}

/** The start of the log's last part: the beginning of the game, or the state that was migrated last. */
function startOfLast<G extends KernelState, O, V>(game: Game<G, O, V>, file: Save, options: O): Outcome<Snapshot<G>> {
  const change = rulesEntries(file.entries).at(-1);
  const before = file.earlier.at(-1);
  if (!change || !before) return yes(beginning(game, file.seats, options));
  const start = migrateSnapshot(game as Game<G>, change.from, before);
  if (!start.ok || hashOf(start.value.state) === change.after) return start;
  return refuse('save/snapshot', 'The state at which the rules changed last was migrated in another way.');
}

function segmentsOf(game: Pick<Game, 'rulesVersion'>, { rulesVersion, entries }: Save): Segment[] {
  const changes = entries.flatMap((entry, index) => (entry.t === 'rules' ? [{ ...entry, index }] : []));
  const starts = [{ to: rulesVersion, index: 0 }, ...changes];
  return starts.map(({ to: version, index }, i) => ({
    ...{ rulesVersion: version, from: index, to: starts[i + 1]?.index ?? entries.length },
    replayed: i === changes.length && version === game.rulesVersion,
  }));
}

const essence = <G extends KernelState, V>({ state, epoch, events }: Table<G, V>) => ({
  state,
  epoch,
  events: events.length,
});

/** In older saves, answers of several seats did not count as a reveal, so their snapshots may have an earlier last reveal, never a later one. */
const isRevealedLater = <G extends KernelState, V>(fast: Table<G, V>, whole: Table<G, V>): boolean =>
  fast.revealedAt > whole.revealedAt;

/** Real saves are never nested so deep that hashing overflows the stack. */
function withinReason<T>(read: () => Outcome<T>): Outcome<T> {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return refuse('save/malformed', 'This is not a save of Orrery: it is too deep.');
    throw error;
  }
}

function rebuild<G extends KernelState, O, V>(
  game: Game<G, O, V>,
  file: Save,
  options: O,
  snapshot: Snapshot<KernelState>,
  how?: 'with the dice of the seed',
): Outcome<Table<G, V>> {
  const { seats, seed, entries: log, events } = file;
  try {
    const table = new Table(game as Game<G, unknown, V>, {
      ...{ seats, options, seed, checkChance: how !== undefined },
      from: { snapshot: snapshot as Snapshot<G>, log, events, earlier: earlierOf(file) },
    });
    if (table.log.length !== log.length) return refuse('save/replay', 'The log stops in the middle of a step.');
    return yes(table);
  } catch (error) {
    const cause = error instanceof RuleCrash ? error.cause : error;
    if (cause instanceof ChanceMismatch) return refuse('save/chance', cause.message);
    return refuse(
      'save/replay',
      `The log does not follow the rules: ${cause instanceof Error ? cause.message : cause}`,
    );
  }
}
