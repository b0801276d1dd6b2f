import type { SliceBounds } from '@orrery/twilight-imperium/maps';

/** What slices must keep to. */
export type MiltyBounds = Partial<Pick<SliceBounds, MiltyNumber>> & {
  readonly oneWormhole?: boolean;
  readonly apart?: SliceBounds['apart'];
};

export const miltyNumbers = ['minInfluence', 'minResources', 'minTotal', 'maxTotal', 'wormholes', 'legendary'] as const;
export type MiltyNumber = (typeof miltyNumbers)[number];

/** How much a Milty draft offers, and within which bounds; as usual where nothing is said. */
export interface MiltyChoices extends MiltyBounds {
  readonly slices?: number;
  readonly factions?: number;
  /** Slices that are known before the game, as people write them. */
  readonly given?: string;
}

const isSlice = (raw: unknown): raw is readonly string[] => Array.isArray(raw);

/** Slices as text, also where a table has them as lists of tiles. */
function givenIn(raw: unknown): string | undefined {
  if (typeof raw === 'string') return raw;
  return Array.isArray(raw) && raw.every(isSlice) ? raw.map(slice => slice.join()).join(';') : undefined;
}

/** Reads the details of a draft that came from a link or an earlier table. */
export function miltyIn({ bounds, ...details }: Readonly<Record<string, unknown>>): MiltyChoices {
  const all: Record<string, unknown> = { ...(typeof bounds === 'object' ? bounds : {}), ...details };
  const given = givenIn(all.given);
  const names = [...(given === undefined ? ['slices'] : []), 'factions', ...miltyNumbers];
  const numbers = names.flatMap(name => (typeof all[name] === 'number' ? [[name, all[name]]] : []));
  return {
    ...Object.fromEntries(numbers),
    ...(all.oneWormhole === true && { oneWormhole: true }),
    ...(all.apart === 'slice' && { apart: 'slice' }),
    ...(given !== undefined && { given }),
  };
}
