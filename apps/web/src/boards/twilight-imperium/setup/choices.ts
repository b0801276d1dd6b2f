import { type FactionId, factionsIn, type Source } from '@orrery/twilight-imperium/view';

/** Sets that can be on the table, in the order of their printing. */
export const setsOffered: readonly Source[] = ['base', 'pok', 'codex1', 'codex2', 'codex3', 'codex4'];

export type FactionMode = 'random' | 'named' | 'draft';

/** What the panel shows and changes, read from the options of the table. */
export interface Choices {
  readonly sets: readonly Source[];
  readonly points: number;
  readonly factionMode: FactionMode;
  /** By seat, where they are named. */
  readonly factions: readonly FactionId[];
  readonly teStrategyCards: boolean;
  readonly guarded: boolean;
  /** A map string, the name of a layout, or `random`; nothing before anybody has chosen. */
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

/** Reads options that came from a link or an earlier table; whatever does not fit is as usual. */
export function readChoices(options: Options, seats: number): Choices {
  const raw = Array.isArray(options.sets) ? options.sets : setsOffered;
  const sets = setsOffered.filter(set => set === 'base' || raw.includes(set) || (set === 'pok' && seats > 6));
  const named: unknown[] = Array.isArray(options.factions) ? options.factions : [];
  const { points, map } = options;
  return {
    sets,
    points: typeof points === 'number' ? points : 10,
    factionMode: options.draft === true ? 'draft' : named.length > 0 ? 'named' : 'random',
    factions: fillFactions(named, seats, playableIn(sets)),
    teStrategyCards: options.teStrategyCards === true,
    guarded: options.guarded === true,
    map: typeof map === 'string' ? map : undefined,
  };
}

/** The options as the game reads them. */
export const optionsOf = (choices: Choices): Options => ({
  sets: choices.sets,
  points: choices.points,
  ...(choices.factionMode === 'named' ? { factions: choices.factions } : {}),
  ...(choices.factionMode === 'draft' ? { draft: true } : {}),
  ...(choices.teStrategyCards ? { teStrategyCards: true } : {}),
  ...(choices.guarded ? { guarded: true } : {}),
  map: choices.map ?? 'random',
});
