import type { NoData, Seat } from '@orrery/kernel';
import type { Pool } from '../ids.ts';
import type { SystemId } from '../state.ts';

/** Command tokens. */
export interface TokenEvents {
  /** From the reinforcements where a card stands in for it. */
  readonly 'token-spent': { readonly seat: Seat; readonly pool: Pool | 'reinforcements' };
  readonly 'token-lost': { readonly seat: Seat; readonly pool: Pool };
  /** Into the fleet pool of somebody else, and back from there. */
  readonly 'token-captured': { readonly seat: Seat; readonly from: Seat };
  readonly 'token-sent-home': { readonly seat: Seat; readonly to: Seat };
  readonly 'token-placed': { readonly seat: Seat; readonly system: SystemId };
  readonly 'token-removed': { readonly seat: Seat; readonly system: SystemId };
  readonly 'token-taken-back': { readonly seat: Seat; readonly system: SystemId; readonly pool: Pool };
  /** All tokens come off the board in the status phase. */
  readonly 'tokens-removed': NoData;
  /** How many altogether, and how many into each pool where they were put there at once. */
  readonly 'tokens-gained': { readonly seat: Seat; readonly count: number } & Readonly<Partial<Record<Pool, number>>>;
  /** What the pools hold from now on. */
  readonly 'tokens-redistributed': { readonly seat: Seat } & Readonly<Record<Pool, number>>;
}
