import type { NoData, Reason, Seat } from '@orrery/kernel';
import type { Span } from '../cards/state.ts';
import type { FactionId, StrategyCardId } from '../ids.ts';
import type { Phase } from '../state.ts';

/** What a seat may be waiting to be asked for. */
export type Undertaking = 'commit' | 'move' | 'produce' | 'research' | 'score' | 'vote';

/** Setup, rounds, phases and turns. */
export interface PhaseEvents {
  readonly 'set-up': { readonly speaker: Seat; readonly factions: readonly FactionId[] };
  readonly 'faction-picked': { readonly seat: Seat; readonly faction: FactionId };
  /** It takes the home of a faction that does not play. */
  readonly 'home-chosen': { readonly seat: Seat; readonly of: FactionId; readonly tile: string };
  readonly 'starting-components': { readonly seat: Seat; readonly faction: FactionId };
  readonly round: { readonly round: number };
  readonly phase: { readonly phase: Exclude<Phase, 'setup'>; readonly round: number };
  readonly turn: { readonly seat: Seat };
  readonly passed: { readonly seat: Seat };
  readonly 'turn-to-be-skipped': NoData;
  readonly 'turn-skipped': { readonly seat: Seat };
  readonly 'turn-cut-short': { readonly seat: Seat };
  readonly 'action-cut-short': { readonly seat: Seat };
  readonly 'all-passed': NoData;
  readonly 'component-action': { readonly seat: Seat; readonly piece: string };
  /** A seat is not asked, since it could do nothing. */
  readonly 'could-not': {
    readonly seat: Seat;
    readonly what: Undertaking;
    readonly reason: Pick<Reason, keyof Reason>;
  };
  readonly speaker: { readonly seat: Seat };
  readonly won: { readonly seat: Seat };
  readonly eliminated: { readonly seat: Seat };
  /** A card does something until that is over. */
  readonly 'effect-lasts': { readonly seat: Seat; readonly card: string; readonly until: Span };
}

/** The eight cards of the strategy phase. */
export interface StrategyCardEvents {
  readonly 'strategy-card-taken': { readonly seat: Seat; readonly card: StrategyCardId };
  readonly 'strategy-card-given': { readonly seat: Seat; readonly card: StrategyCardId; readonly to: Seat };
  readonly 'strategy-cards-swapped': {
    readonly seat: Seat;
    readonly card: StrategyCardId;
    readonly with: Seat;
    readonly for: StrategyCardId;
  };
  readonly 'strategy-card-refused': { readonly seat: Seat; readonly card: StrategyCardId };
  readonly 'strategy-cards-kept': { readonly seat: Seat };
  readonly 'strategy-card-exhausted': { readonly seat: Seat; readonly card: StrategyCardId };
  readonly 'strategy-cards-returned': NoData;
  readonly 'trade-goods-on-cards': { readonly cards: readonly StrategyCardId[] };
  /** How many trade goods, by strategy card. */
  readonly 'trade-goods-placed': Readonly<Partial<Record<StrategyCardId, number>>>;
  readonly 'strategic-action': { readonly seat: Seat; readonly card: StrategyCardId };
  readonly 'primary-instead': { readonly seat: Seat; readonly card: StrategyCardId };
  readonly followed: { readonly seat: Seat; readonly card: StrategyCardId };
  /** For want of a strategy token, unless it says what else is missing. */
  readonly 'could-not-follow': { readonly seat: Seat; readonly card: StrategyCardId; readonly lacks?: 'resources' };
  /** These may follow Trade for nothing. */
  readonly invited: { readonly seats: readonly Seat[] };
}
