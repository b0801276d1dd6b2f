import type { Seat } from '@orrery/kernel';
import type { FaultKind } from '../draft/bounds.ts';
import type { Slice } from '../draft/slices.ts';
import type { FactionId } from '../ids.ts';

/** Factions, slices and places that are chosen at the table, and a galaxy that is built there. */
export interface DraftEvents {
  readonly 'draft-order': { readonly order: readonly Seat[] };
  readonly 'factions-offered': { readonly factions: readonly FactionId[] };
  /** `faults` are the bounds that they do not keep. */
  readonly 'slices-laid-out': { readonly slices: readonly Slice[]; readonly faults: readonly FaultKind[] };
  readonly 'faction-banned': { readonly seat: Seat; readonly faction: FactionId };
  readonly 'factions-dealt': { readonly seat: Seat; readonly count: number };
  readonly 'factions-named': { readonly seat: Seat; readonly factions: readonly FactionId[] };
  readonly 'faction-dealt': { readonly seat: Seat; readonly faction: FactionId };
  /** `slice` and `position` count from 0. */
  readonly 'slice-picked': { readonly seat: Seat; readonly slice: number; readonly tiles: Slice };
  readonly 'position-picked': { readonly seat: Seat; readonly position: number; readonly home: string };
  readonly 'tiles-dealt': { readonly seat: Seat; readonly blue: number; readonly red: number };
  readonly 'tiles-drawn': { readonly seat: Seat; readonly tiles: readonly string[] };
  readonly 'tile-placed': { readonly seat: Seat; readonly tile: string; readonly position: string };
}

export interface DraftSecrets {
  readonly 'factions-dealt': { readonly factions: readonly FactionId[] };
  readonly 'tiles-dealt': { readonly tiles: readonly string[] };
}
