import type { FactionId } from '../ids.ts';
import type { SliceBounds } from './bounds.ts';
import type { Slice } from './slices.ts';

/** How a table comes to its factions, and with slices to its galaxy, where this is played at the table. */
export type SetupChoice = PickAndBan | TwoOfWhichOne | RandomWithin | Milty;

interface Choice {
  /** Factions that are on offer. Written down with the game: later releases offer more of them. */
  readonly from: readonly FactionId[];
}

/** In turn everybody bans factions, then picks one. */
interface PickAndBan extends Choice {
  readonly kind: 'pick-and-ban';
  /** By each seat. */
  readonly bans: number;
}

/** Everybody is dealt some factions in secret and chooses one of them. */
interface TwoOfWhichOne extends Choice {
  readonly kind: 'two-of-which-one';
  /** To each seat. */
  readonly dealt: number;
}

/** Chance deals everybody a faction: of those that they have named, or of those that the table has. */
interface RandomWithin extends Choice {
  readonly kind: 'random-within';
  /** How many everybody names; 0 where only the table does. */
  readonly named: number;
}

/** In a snake order everybody takes a faction, a slice and a place at the table. */
export interface Milty extends Choice {
  readonly kind: 'milty';
  /** How many there are to choose from. */
  readonly factions: number;
  readonly slices: number;
  readonly bounds: SliceBounds;
  /** Slices that were made elsewhere; bounds do not hold for them. */
  readonly given?: readonly Slice[];
}
