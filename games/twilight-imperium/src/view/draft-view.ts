import type { Seat } from '@orrery/kernel';
import { backOfPiece, type Draft, factionOnCard, tileOfPiece } from '../model/draft/draft-state.ts';
import type { FactionId } from '../model/ids.ts';
import type { State } from '../model/state.ts';

/** What is dealt to a seat to build the galaxy with; others see the backs. */
export interface TileHandView {
  readonly blue: number;
  readonly red: number;
  readonly tiles: readonly string[] | null;
}

/** What a seat sees of a setup that is played at the table; nothing where none is. */
export interface DraftView {
  readonly draft?: Draft;
  readonly dealtFactions?: readonly { readonly count: number; readonly factions: readonly FactionId[] | null }[];
  readonly dealtTiles?: { readonly hands: readonly TileHandView[]; readonly extra: readonly string[] };
  /** Seats clockwise, where that is not the order of their numbers. */
  readonly clockwise?: readonly Seat[];
}

const nothing: DraftView = {};

const tileHand = (hand: readonly string[], isOwn: boolean): TileHandView => {
  const red = hand.filter(piece => backOfPiece(piece) === 'red').length;
  return { blue: hand.length - red, red, tiles: isOwn ? hand.map(tileOfPiece) : null };
};

/** Shares objects with the state; do not change it. */
export function draftView({ draft, dealtFactions, dealtTiles, clockwise }: State, seat: Seat | null): DraftView {
  if (!draft && !clockwise) return nothing;
  return {
    ...(draft && { draft }),
    ...(dealtFactions && {
      dealtFactions: dealtFactions.hands.map((hand, each) => ({
        count: hand.length,
        factions: each === seat ? hand.map(factionOnCard) : null,
      })),
    }),
    ...(dealtTiles && {
      dealtTiles: {
        hands: dealtTiles.hands.map((hand, each) => tileHand(hand, each === seat)),
        extra: dealtTiles.extra.map(tileOfPiece),
      },
    }),
    ...(clockwise && { clockwise }),
  };
}
