import type { Seat } from '@orrery/kernel';
import { tileFacts } from '../galaxy/galaxy.ts';
import type { FactionId } from '../ids.ts';
import type { Slice } from './slices.ts';

/** What a seat has chosen so far; a slice and a place at the table by their number from 0. */
export interface Drafted {
  faction: FactionId | null;
  slice: number | null;
  position: number | null;
}

/** What lies open while factions, slices and places at the table are chosen. */
export interface Draft {
  /** Who chooses first, and so on. */
  order: Seat[];
  factions: FactionId[];
  banned: FactionId[];
  slices: Slice[];
  /** By seat. */
  drafted: Drafted[];
}

/** Factions dealt in secret: cards by seat, and those that nobody got. */
export interface DealtFactions {
  hands: string[][];
  box: string[];
}

/** Tiles for building the galaxy: pieces in the hands of each seat, and those that nobody got. */
export interface DealtTiles {
  hands: string[][];
  /** What the speaker has drawn on top and places first; it lies open. */
  extra: string[];
  box: string[];
}

/** The parts of a state that are there only during such a setup, and what stays of it. */
export interface DraftState {
  draft?: Draft | undefined;
  dealtFactions?: DealtFactions | undefined;
  dealtTiles?: DealtTiles | undefined;
  /** Seats clockwise round the table from the first place, where they have chosen their places. */
  clockwise?: readonly Seat[];
}

const factionPrefix = 'faction:';
const tilePrefix = 'tile:';

/** Cards and tiles that lie hidden need names of their own: a tile is a system as well, a faction a player's. */
export const factionCard = (faction: FactionId): string => `${factionPrefix}${faction}`;
export const factionOnCard = (card: string): FactionId => card.slice(factionPrefix.length) as FactionId;
export const tilePiece = (tile: string): string => `${tilePrefix}${tile}`;
export const tileOfPiece = (piece: string): string => piece.slice(tilePrefix.length);

/** What is printed on the back of a tile in somebody's hand: all that others see of it. */
export const backOfPiece = (piece: string): 'blue' | 'red' =>
  tileFacts(tileOfPiece(piece)).back === 'red' ? 'red' : 'blue';

/** Turns that go to and fro: forwards, back, forwards again. */
export const snake = (order: readonly Seat[], rounds: number): Seat[] =>
  Array.from({ length: rounds }, (_, round) => (round % 2 === 0 ? [...order] : order.toReversed())).flat();
