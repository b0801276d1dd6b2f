import type { Seat } from '@orrery/kernel';
import type { CardKey } from '../state.ts';

export interface Deck {
  /** The top card is the last one. */
  cards: CardKey[];
  discard: CardKey[];
}

/** How long an effect lasts, the shorter ones first: each ends with whatever it is a part of; the last one when that phase has begun. */
export const spans = [
  'production',
  'combat-round',
  'combat',
  'invasion',
  'tactical-action',
  'strategic-action',
  'turn',
  'agenda-phase',
  'round',
  'next-strategy-phase',
] as const;
export type Span = (typeof spans)[number];

/** What a card that was played or voted on does for a seat until something is over. */
export interface LastingEffect {
  id: string;
  seat: Seat;
  until: Span;
  /** What the card was aimed at, if at anything. */
  aim: string | null;
}
