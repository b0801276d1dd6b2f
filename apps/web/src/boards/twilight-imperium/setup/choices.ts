import { type FactionId, factionsIn, type Source } from '@orrery/twilight-imperium/view';

/** Sets that can be on the table, in the order of their printing. */
export const setsOffered: readonly Source[] = ['base', 'pok', 'codex1', 'codex2', 'codex3', 'codex4'];

/** How players come to their factions: dealt, named here, or chosen at the table in one of several ways. */
export const factionModes = [
  'random',
  'named',
  'pick',
  'pick-and-ban',
  'two-of-which-one',
  'random-within',
  'milty',
] as const;
export type FactionMode = (typeof factionModes)[number];

/** How many factions a way to choose needs for so many seats. */
export const factionsNeeded = (mode: FactionMode, seats: number): number =>
  mode === 'pick-and-ban' || mode === 'two-of-which-one' ? 2 * seats : seats;

/** What the panel shows and changes, read from the options of the table. */
export interface Choices {
  readonly sets: readonly Source[];
  readonly points: number;
  readonly factionMode: FactionMode;
  /** By seat, where they are named. */
  readonly factions: readonly FactionId[];
  /** How many slices and factions a Milty draft offers; the usual numbers where none is given. */
  readonly milty: { readonly slices?: number; readonly factions?: number };
  readonly teStrategyCards: boolean;
  readonly guarded: boolean;
  /** A map string, the name of a layout, `random`, or `build`; nothing before anybody has chosen. */
  readonly map: string | undefined;
}

type Options = Readonly<Record<string, unknown>>;

/** The factions that can be played with these sets. */
export const playableIn = (sets: readonly Source[]): FactionId[] =>
  factionsIn(sets).flatMap(({ id, isComplete }) => (isComplete ? [id] : []));

/** So many different factions: the wanted ones where they fit, the first free ones elsewhere. */
export function fillFactions(wanted: readonly unknown[], seats: number, pool: readonly FactionId[]): FactionId[] {
  const fits = (id: unknown, seat: number): id is FactionId =>
    pool.includes(id as FactionId) && seat >= 0 && seat < seats && wanted.indexOf(id) === seat;
  const free = pool.filter(id => !fits(id, wanted.indexOf(id)));
  return Array.from({ length: seats }, (_, seat) => {
    const id = wanted[seat];
    return fits(id, seat) ? id : free.shift();
  }).filter(id => id !== undefined);
}

const kindOf = (setup: unknown): unknown =>
  typeof setup === 'object' && setup !== null && 'kind' in setup ? setup.kind : setup;

function factionModeOf({ draft, factions, setup }: Options): FactionMode {
  const mode = factionModes.find(each => each === kindOf(setup));
  if (mode) return mode;
  if (draft === true) return 'pick';
  return Array.isArray(factions) && factions.length > 0 ? 'named' : 'random';
}

function miltyOf(setup: unknown): Choices['milty'] {
  if (kindOf(setup) !== 'milty' || typeof setup !== 'object') return {};
  const { slices, factions } = setup as Record<string, unknown>;
  return {
    ...(typeof slices === 'number' && { slices }),
    ...(typeof factions === 'number' && { factions }),
  };
}

/** Reads options that came from a link or an earlier table; whatever does not fit is as usual. */
export function readChoices(options: Options, seats: number): Choices {
  const raw = Array.isArray(options.sets) ? options.sets : setsOffered;
  const sets = setsOffered.filter(set => set === 'base' || raw.includes(set) || (set === 'pok' && seats > 6));
  const named: unknown[] = Array.isArray(options.factions) ? options.factions : [];
  const { points, map } = options;
  return {
    sets,
    points: typeof points === 'number' ? points : 10,
    factionMode: factionModeOf(options),
    milty: miltyOf(options.setup),
    factions: fillFactions(named, seats, playableIn(sets)),
    teStrategyCards: options.teStrategyCards === true,
    guarded: options.guarded === true,
    map: typeof map === 'string' ? map : undefined,
  };
}

function setupOf({ factionMode, milty }: Choices): Options {
  if (factionMode === 'random' || factionMode === 'named') return {};
  return { setup: factionMode === 'milty' ? { kind: 'milty', ...milty } : factionMode };
}

/** The options as the game reads them. A Milty draft lays a map of its own. */
export const optionsOf = (choices: Choices): Options => ({
  sets: choices.sets,
  points: choices.points,
  ...(choices.factionMode === 'named' ? { factions: choices.factions } : {}),
  ...setupOf(choices),
  ...(choices.teStrategyCards ? { teStrategyCards: true } : {}),
  ...(choices.guarded ? { guarded: true } : {}),
  ...(choices.factionMode === 'milty' ? {} : { map: choices.map ?? 'random' }),
});
