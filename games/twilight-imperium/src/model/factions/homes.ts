import type { FactionId, Source } from '../ids.ts';
import { factions } from './factions.ts';
import type { LeaderId } from './printed-factions.ts';

/** A home that a faction may take over from another one that does not play, with the hero that goes with it. */
export interface HomeChoice {
  readonly of: FactionId;
  readonly tile: string;
  readonly hero: LeaderId;
}

/** Homes of the factions that have none of their own. */
export const homeChoices: Readonly<Partial<Record<FactionId, readonly HomeChoice[]>>> = {
  keleres: [
    { of: 'mentak', tile: 'keleres_mentak', hero: 'harka-leeds' },
    { of: 'xxcha', tile: 'keleres_xxcha', hero: 'odlynn-myrr' },
    { of: 'argent', tile: 'keleres_argent', hero: 'kuuasi-aun-jalatai' },
  ],
};

/** All homes that a faction could choose with these sets: a home lies in the box of the faction that it is taken from. */
export const homesIn = (faction: FactionId, sets: readonly Source[]): readonly HomeChoice[] =>
  (homeChoices[faction] ?? []).filter(({ of }) => sets.includes(factions[of].source));

/** Those of them that are free where these factions play. */
export const freeHomes = (
  faction: FactionId,
  playing: readonly FactionId[],
  sets: readonly Source[],
): readonly HomeChoice[] => homesIn(faction, sets).filter(({ of }) => !playing.includes(of));

/** Has a faction a home of its own, or one that it can choose, where these play? */
export const hasHome = (faction: FactionId, playing: readonly FactionId[], sets: readonly Source[]): boolean =>
  factions[faction].home !== null || freeHomes(faction, playing, sets).length > 0;

/** Does a player know what faction they play? In a draft not at first; a home may be chosen later. */
export const hasFaction = ({ faction, home }: { readonly faction: FactionId; readonly home: string }): boolean =>
  home !== '' || factions[faction].home === null;

/** Has each of these factions a home where all of them play? */
export const canPlayTogether = (playing: readonly FactionId[], sets: readonly Source[]): boolean =>
  playing.every(faction => hasHome(faction, playing, sets));

/** The first so many of these that can play together: whoever cannot is left out. */
export function firstTogether(order: readonly FactionId[], count: number, sets: readonly Source[]): FactionId[] {
  const playing: FactionId[] = [];
  for (const faction of order)
    if (playing.length < count && canPlayTogether([...playing, faction], sets)) playing.push(faction);
  return playing;
}

/** How many of these can play together at most. */
export const mostTogether = (pool: readonly FactionId[], sets: readonly Source[]): number =>
  firstTogether(pool, pool.length, sets).length;

/** Could seats that choose one of these each end up with factions that cannot play together? */
export function couldClash(hands: readonly (readonly FactionId[])[], sets: readonly Source[]): boolean {
  const holder = (faction: FactionId): number => hands.findIndex(hand => hand.includes(faction));
  return hands.flat().some(faction => {
    if (factions[faction].home !== null) return false;
    const holders = [faction, ...homesIn(faction, sets).map(({ of }) => of)].map(holder);
    return !holders.includes(-1) && new Set(holders).size === holders.length;
  });
}

/** The home of a faction; nothing where it is chosen during setup. */
export const homeOf = (faction: FactionId): string => factions[faction].home ?? '';
