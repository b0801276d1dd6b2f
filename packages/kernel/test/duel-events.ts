import { type Emit, emitter, type Seat } from '@orrery/kernel';

interface DuelEvents {
  readonly played: { readonly seat: Seat; readonly card: string };
  readonly drew: { readonly seat: Seat; readonly number: number };
  readonly looked: { readonly seat: Seat; readonly number: number };
  readonly vetoed: { readonly card: string };
  readonly 'veto-vetoed': { readonly card: string };
  readonly interest: { readonly seat: Seat; readonly card: string };
  readonly bids: { readonly lead: Seat; readonly bids: readonly number[] };
  readonly passed: { readonly seat: Seat };
  readonly rolled: { readonly by: Seat; readonly rolled: readonly number[] };
  readonly followed: { readonly seat: Seat; readonly chosen: string | null };
}

interface DuelSecrets {
  readonly drew: { readonly cards: readonly string[] };
  readonly looked: { readonly cards: readonly string[] };
}

export const emit: Emit<DuelEvents, DuelSecrets> = emitter();
