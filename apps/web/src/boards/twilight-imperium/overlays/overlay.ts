import type { Seat } from '@orrery/kernel';
import type { Specialty, SystemId, Trait } from '@orrery/twilight-imperium/view';
import type { OverlayKind } from './kinds.ts';

/** A sign in a system. */
export type Badge =
  | { readonly is: 'resources' | 'influence'; readonly value: number; readonly isSpent: boolean }
  | { readonly is: 'trait'; readonly trait: Trait }
  | { readonly is: 'specialty'; readonly colour: Specialty }
  | { readonly is: 'legendary' }
  | { readonly is: 'player'; readonly seat: Seat; readonly text: string };

/** What an overlay shows in a system, and the same in words. */
export interface SystemMark {
  /** Whose colour the system has. */
  readonly tint?: Seat | undefined;
  readonly badges: readonly Badge[];
  readonly words: readonly string[];
}

export interface LegendLine {
  readonly seat: Seat | null;
  readonly words: string;
  /** The same with signs, where there is little room; words are then read aloud only. */
  readonly short?: string;
}

export interface Overlay {
  readonly kind: OverlayKind;
  /** What it comes to for each player. */
  readonly legend: readonly LegendLine[];
  readonly marks: ReadonlyMap<SystemId, SystemMark>;
}
