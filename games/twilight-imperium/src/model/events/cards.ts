import type { Json, Seat, Target } from '@orrery/kernel';
import type { PlanetId } from '../galaxy/planets.ts';
import type { TechnologyId, Trait } from '../ids.ts';
import type { CardKey } from '../state.ts';

/** Decks whose discards become a new one when they run out. */
export type DrawDeck = 'action-cards' | 'agendas' | Trait | 'frontier';

type OfTechnology = {
  readonly seat: Seat;
  readonly technology: TechnologyId;
};

type OfLeader = {
  readonly seat: Seat;
  readonly leader: string;
};

/** Technologies and leaders. */
export interface TechnologyEvents {
  readonly technology: OfTechnology;
  readonly 'specialties-used': OfTechnology & { readonly planets: readonly PlanetId[] };
  /** A token of a card comes onto another's technology, whose text the card has now. */
  readonly 'technology-copied': { readonly seat: Seat; readonly card: string; readonly technology: string };
  readonly 'copy-ended': { readonly seat: Seat; readonly technology: string };
  readonly 'technology-returned': OfTechnology;
  readonly 'technology-exhausted': OfTechnology;
  readonly 'technology-readied': OfTechnology;
  readonly 'leader-unlocked': OfLeader;
  readonly 'leader-exhausted': OfLeader;
  /** Trade goods were put on it. */
  readonly 'goods-on-leader': OfLeader & { readonly count: number };
  readonly 'leader-purged': OfLeader;
}

/** Objectives and victory points. */
export interface ObjectiveEvents {
  readonly 'objective-revealed': { readonly objective: CardKey };
  readonly 'objective-replaced': { readonly objective: CardKey };
  readonly 'objective-made-public': { readonly objective: CardKey };
  readonly 'objective-closed': { readonly objective: CardKey };
  readonly scored: { readonly seat: Seat; readonly objective: CardKey };
  /** Fewer than none where points are lost; `by` is what they come from. */
  readonly points: { readonly seat: Seat; readonly count: number; readonly by: string };
  readonly 'secrets-drawn': { readonly seat: Seat; readonly count: number };
  /** The card where everybody sees it. */
  readonly 'secret-drawn': { readonly seat: Seat; readonly card?: CardKey };
  readonly 'secret-returned': { readonly seat: Seat; readonly card?: CardKey };
  readonly 'secrets-shown': { readonly seat: Seat; readonly cards: readonly CardKey[] };
  readonly 'secrets-shown-to': { readonly seat: Seat; readonly to: Seat; readonly count: number };
}

export interface ObjectiveSecrets {
  readonly 'secrets-drawn': { readonly cards: readonly CardKey[] };
  readonly 'secret-drawn': { readonly card: CardKey };
  readonly 'secrets-shown-to': { readonly cards: readonly CardKey[] };
}

/** Action cards. */
export interface ActionCardEvents {
  readonly 'action-cards-drawn': { readonly seat: Seat; readonly count: number };
  readonly 'action-cards-revealed': { readonly seat: Seat; readonly cards: readonly CardKey[] };
  readonly 'action-cards-taken': { readonly seat: Seat; readonly cards: readonly CardKey[] };
  readonly 'action-card-given': { readonly seat: Seat; readonly to: Seat };
  readonly 'hands-seen': { readonly seat: Seat; readonly seats: readonly Seat[] };
  readonly 'action-card-shown': { readonly seat: Seat; readonly to: Seat };
  readonly 'action-cards-discarded': { readonly seat: Seat; readonly cards: readonly CardKey[] };
  readonly 'action-card-played': { readonly seat: Seat; readonly card: CardKey };
  /** What was said with it, and what it is aimed at. */
  readonly 'action-card-announced': {
    readonly seat: Seat;
    readonly card: CardKey;
    readonly said: Json;
    /** Not told under the oldest rules. */
    readonly at?: readonly Target[];
  };
  readonly 'action-card-cancelled': { readonly seat: Seat; readonly card: CardKey };
  readonly 'action-card-discarded': { readonly seat: Seat; readonly card: CardKey };
  readonly 'deck-reshuffled': { readonly deck: DrawDeck };
}

export interface ActionCardSecrets {
  readonly 'action-cards-drawn': { readonly cards: readonly CardKey[] };
  readonly 'action-card-given': { readonly card: CardKey };
  readonly 'hands-seen': { readonly cards: readonly CardKey[] };
  readonly 'action-card-shown': { readonly card: CardKey };
}
