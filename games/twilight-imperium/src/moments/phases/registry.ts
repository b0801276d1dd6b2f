import type { Ending, Rule, Seat } from '@orrery/kernel';
import { registry } from '@orrery/tabletop';
import type { StrategyCardId } from '../../model/ids.ts';
import type { State } from '../../model/state.ts';

/** A strategy card: its primary for whoever holds it, its secondary for the others. */
export interface StrategyCard {
  readonly id: StrategyCardId;
  /** Ends with further steps where the card begins something longer. */
  primary(game: State, me: Seat): Rule<Ending>;
  /** At no cost, a token that it places comes from the reinforcements. */
  secondary(game: State, me: Seat, atNoCost?: boolean): Rule;
  /** What following costs: a token from the strategy pool unless told (LRR 20.5). */
  readonly freeSecondary?: true;
  /** Has the seat what else the secondary costs? Who has not cannot follow. */
  canPay?(game: State, seat: Seat): boolean;
  /** The secondary spends the token itself, because it goes into a system (LRR 24.3). */
  readonly paysItself?: true;
}

export const strategyCards = registry<StrategyCardId, StrategyCard>('strategy cards');
