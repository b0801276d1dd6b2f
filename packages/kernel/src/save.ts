import { ChanceMismatch, commitment, isSeed, type Seed } from './chance.ts';
import { RuleCrash } from './crash.ts';
import type { Game } from './game.ts';
import { canonical, hashOf, link } from './hash.ts';
import type { Snapshot } from './history.ts';
import { invariant, type Outcome, refuse, yes } from './refusals.ts';
import { Table } from './table.ts';
import type { Entry, GameEvent, KernelState } from './types.ts';

export const SAVE_FORMAT = 'orrery-save/1';

/** A game on disk: what rebuilds it, what speeds that up, and the hashes that show if anybody wrote in it. */
export interface Save {
  readonly format: typeof SAVE_FORMAT;
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly options: unknown;
  readonly commitment: string;
  readonly seed: Seed;
  readonly entries: readonly Entry[];
  /** The last link of the hash chain over head and entries. */
  readonly chain: string;
  readonly snapshot: Snapshot<KernelState>;
  readonly snapshotHash: string;
  readonly events: readonly GameEvent[];
}

/** The first link: what the game was before its first entry. */
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

export function save<G extends KernelState, V>(table: Table<G, V>): Save {
  invariant(table.logStart === 0, 'a game can be saved only while all of it is held');
  const snapshot = table.snapshots.at(-1)!;
  const head = {
    game: table.game.id,
    rulesVersion: table.game.rulesVersion,
    seats: table.seats,
    options: table.options,
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
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
const marks = ['at', 'epoch', 'revealedAt', 'events'] as const;

/** Reads a save's form, nothing of its game. */
export function readSave(raw: unknown): Outcome<Save> {
  const wrong = (what: string) => refuse('save/malformed', `This is not a save of Orrery: ${what}.`);
  if (!isRecord(raw)) return wrong('it is not an object');
  if (raw.format !== SAVE_FORMAT) return wrong('its format is unknown');
  if (typeof raw.game !== 'string' || typeof raw.rulesVersion !== 'number') return wrong('it names no game');
  if (!Number.isInteger(raw.seats)) return wrong('it has no seats');
  if (!isSeed(raw.seed) || typeof raw.commitment !== 'string') return wrong('it has no seed');
  if (!Array.isArray(raw.entries) || !raw.entries.every(each => isRecord(each) && typeof each.t === 'string'))
    return wrong('it has no log');
  const { snapshot } = raw;
  if (!isRecord(snapshot) || !isRecord(snapshot.state) || !marks.every(mark => isCount(snapshot[mark])))
    return wrong('it has no snapshot');
  if (typeof raw.chain !== 'string' || typeof raw.snapshotHash !== 'string' || !Array.isArray(raw.events))
    return wrong('it is incomplete');
  return yes(raw as unknown as Save);
}

function checkHead<G extends KernelState, O, V>(game: Game<G, O, V>, file: Save): Outcome<O> {
  if (file.game !== game.id) return refuse('save/foreign-game', `This is a game of ${file.game}, not of ${game.id}.`);
  if (file.rulesVersion !== game.rulesVersion)
    return refuse(
      'save/rules-version',
      `This game follows rules version ${file.rulesVersion}; here is ${game.rulesVersion}.`,
    );
  if (file.seats < game.seats.min || file.seats > game.seats.max)
    return refuse('save/options', 'Too few or too many seats.');
  const options = game.readOptions(file.options, file.seats);
  if (!options.ok) return refuse('save/options', options.message);
  if (canonical(options.value) !== canonical(file.options))
    return refuse('save/options', 'The options are not complete.');
  if (commitment(file.seed) !== file.commitment)
    return refuse('save/chain', 'The seed is not the one the game began with.');
  if (chainOf(file, file.entries) !== file.chain) return refuse('save/chain', 'The log was edited or cut short.');
  return options;
}

/** Loads a game from its newest snapshot and the log after it. */
export function load<G extends KernelState, O, V>(game: Game<G, O, V>, raw: unknown): Outcome<Table<G, V>> {
  return withinReason(() => {
    const read = readSave(raw);
    if (!read.ok) return read;
    const file = read.value;
    const options = checkHead(game, file);
    if (!options.ok) return options;
    if (hashOf(file.snapshot) !== file.snapshotHash) return refuse('save/snapshot', 'The snapshot was edited.');
    if (file.snapshot.at > file.entries.length || file.snapshot.events > file.events.length)
      return refuse('save/snapshot', 'The snapshot lies beyond the end of the log.');
    return rebuild(game, file, options.value, 'from the snapshot');
  });
}

/** Plays the whole log again from the seed alone, and compares dice, snapshot and events on the way. */
export function verify<G extends KernelState, O, V>(game: Game<G, O, V>, raw: unknown): Outcome<Table<G, V>> {
  return withinReason(() => {
    const fast = load(game, raw);
    if (!fast.ok && fast.code !== 'save/replay') return fast;
    const file = raw as Save;
    const whole = rebuild(game, file, file.options as O, 'from the seed');
    if (!whole.ok) return whole;
    if (!fast.ok || hashOf(essence(whole.value)) !== hashOf(essence(fast.value)))
      return refuse('save/snapshot', 'The snapshot does not lie on the way of the log.');
    if (hashOf(whole.value.events) !== hashOf(file.events))
      return refuse('save/replay', 'The events are not those of the log.');
    return whole;
  });
}

const essence = <G extends KernelState, V>({ state, epoch, revealedAt, events }: Table<G, V>) => ({
  state,
  epoch,
  revealedAt,
  events: events.length,
});

/** Nothing that was ever saved is nested so deep that it cannot be hashed. */
function withinReason<T>(read: () => Outcome<T>): Outcome<T> {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return refuse('save/malformed', 'This is not a save of Orrery: it is too deep.');
    throw error;
  }
}

/** Where every game begins: the table set, and nothing played. */
export const beginning = <G extends KernelState, O, V>(
  game: Game<G, O, V>,
  seats: number,
  options: O,
): Snapshot<G> => ({
  at: 0,
  epoch: 0,
  state: game.setup(seats, options),
  revealedAt: 0,
  events: 0,
});

function rebuild<G extends KernelState, O, V>(
  game: Game<G, O, V>,
  file: Save,
  options: O,
  how: 'from the seed' | 'from the snapshot',
): Outcome<Table<G, V>> {
  const whole = how === 'from the seed';
  try {
    const table = new Table(game as Game<G, unknown, V>, {
      seats: file.seats,
      options,
      seed: file.seed,
      checkChance: whole,
      from: {
        snapshot: whole ? beginning(game, file.seats, options) : (file.snapshot as Snapshot<G>),
        log: file.entries,
        events: file.events,
      },
    });
    if (table.log.length !== file.entries.length)
      return refuse('save/replay', 'The log stops in the middle of a step.');
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
