import type { Seat } from '@orrery/kernel';
import type { UnitType } from '../ids.ts';
import type { Mark } from './kinds.ts';

/** Equal units of one player in one place. */
export interface UnitGroup {
  readonly seat: Seat;
  readonly unit: UnitType;
  readonly count: number;
  /** How many of them have sustained damage. */
  readonly damaged: number;
  /** What sets them apart from others of their type; those are another group. */
  readonly mark?: Mark;
}

/** Captured units; a token for fighters and infantry, which are nobody's (LRR 17.3). */
export interface Captured {
  readonly seat: Seat | null;
  readonly unit: UnitType;
  readonly count: number;
}
