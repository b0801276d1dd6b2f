import type { Json, Seat, Target } from '@orrery/kernel';
import type { TechnologyId } from '../../model/ids.ts';
import type { CardKey } from '../../model/state.ts';
import { aimedAt, itsSeat, telling, whenActive } from '../timing.ts';

/** A card was played and its player has said what it is aimed at; it may be cancelled before it costs or does anything. */
export const whenActionCardPlayed = whenActive<{
  seat: Seat;
  card: CardKey;
  said: Json;
  at: readonly Target[];
  cancelled: boolean;
}>('when-action-card-played', aimedAt, 'seat', 'card', 'at');
/** Action cards lie on the discards now, after being played or for whatever reason. */
export const afterActionCardsDiscarded = telling<{ seat: Seat; cards: readonly CardKey[] }>(
  'after-action-cards-discarded',
  'seat',
);
/** A relic has come into a play area, or has left it. Its own words happen by themselves. */
export const whenRelicGained = whenActive<{ seat: Seat; relic: CardKey }>('when-relic-gained', itsSeat);
/** The same for everybody else, once its words have happened. */
export const afterRelicGained = telling<{ seat: Seat; relic: CardKey }>('after-relic-gained', 'seat', 'relic');
export const whenRelicLost = whenActive<{ seat: Seat; relic: CardKey }>('when-relic-lost', itsSeat);
/** A promissory note has come into a play area, or has left it for its owner's hand. */
export const whenNotePlayed = whenActive<{ seat: Seat; note: CardKey }>('when-note-played', itsSeat);
export const whenNoteLost = whenActive<{ seat: Seat; note: CardKey }>('when-note-lost', itsSeat);
/** A seat researches a technology, as opposed to gaining it in another way; the price is paid. It may get something else instead. */
export const whenResearching = whenActive<{ seat: Seat; technology: string | null }>(
  'when-researching',
  itsSeat,
  'seat',
  'technology',
);
export const afterTechnologyGained = telling<{ seat: Seat; technology: string }>(
  'after-technology-gained',
  'seat',
  'technology',
);
/** The same, where it was researched. */
export const afterTechnologyResearched = telling<{ seat: Seat; technology: string }>(
  'after-technology-researched',
  'seat',
  'technology',
);
/** A seat has named the technology that it is about to spend resources on; content may lower the price. */
export const whenPayingForResearch = telling<ResearchBill>('when-paying-for-research', 'seat', 'technology', 'price');

export interface ResearchBill {
  readonly seat: Seat;
  readonly technology: TechnologyId;
  price: number;
  /** What the seat cannot pay by itself: nothing is researched unless the price falls by as much. */
  short: number;
}
