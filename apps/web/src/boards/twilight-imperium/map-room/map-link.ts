import type { Source } from '@orrery/twilight-imperium/view';

/** What a link to the map room says. */
export interface LinkedMap {
  readonly players: number;
  readonly sets: readonly Source[];
  readonly text: string;
}

const withPok: readonly Source[] = ['base', 'pok'];

const decoded = (link: string): string => {
  try {
    return decodeURIComponent(link);
  } catch {
    return link; // somebody typed a per cent sign
  }
};

/** `6;pok;35_46_…`. Of a map string alone, the number of homes says how many play. */
export function readLink(encoded: string): LinkedMap {
  const link = decoded(encoded);
  const [players, sets, ...rest] = link.split(';');
  const isWhole = rest.length > 0;
  const text = (isWhole ? rest.join(';') : link).replaceAll('_', ' ').trim();
  const homes = text.split(/[\s,]+/).filter(word => word === '0' || word.toLowerCase() === '0g').length;
  const count = isWhole ? Number(players) : homes;
  return {
    players: Number.isInteger(count) && count >= 3 && count <= 8 ? count : 6,
    sets: isWhole && sets === 'base' ? ['base'] : withPok,
    text,
  };
}

export const writeLink = ({ players, sets, text }: LinkedMap): string =>
  [players, sets.includes('pok') ? 'pok' : 'base', text.replaceAll(' ', '_')].join(';');
