import { eminentDomain } from '@orrery/eminent-domain';
import type { Game, KernelState } from '@orrery/kernel';

/** A game that the apps can offer. */
export interface Offer<G extends KernelState = KernelState, O = unknown, V = unknown> {
  readonly id: string;
  readonly title: string;
  readonly game: Game<G, O, V>;
  /** How many sit down when nobody says how many. */
  readonly players: number;
  /** Options that are off unless somebody switches them on. */
  readonly switches: readonly { readonly id: string; readonly summary: string }[];
}

const offer = <G extends KernelState, O, V>(offered: Offer<G, O, V>): Offer<G, O, V> => offered;

/** Every game by its id, with the types of its state, options and view. */
export const games = {
  'eminent-domain': offer({
    id: eminentDomain.id,
    title: 'Eminent Domain',
    game: eminentDomain,
    players: 3,
    switches: [
      { id: 'errata2014', summary: 'the corrected cards and display of 2014' },
      { id: 'extended', summary: 'a longer game for three' },
      { id: 'learning', summary: 'without technologies and the Research role' },
    ],
  }),
} as const;

export type GameId = keyof typeof games;

/** What a seat sees of a game. */
export type ViewOf<Id extends GameId> = (typeof games)[Id] extends Offer<infer _G, infer _O, infer V> ? V : never;

/**
 * All games, for callers to whom they are alike. Steps take their own game's state, so no list of games is safe by its
 * types alone; it is safe because a state only ever comes from the game that made it.
 */
export const catalogue: readonly Offer[] = Object.values(games) as readonly unknown[] as readonly Offer[];

/** The game of that id, if there is one. */
export const findGame = (id: string): Offer | undefined => catalogue.find(each => each.id === id);
