import type { Seat } from '@orrery/kernel';
import { z } from 'zod';
import { secretKey } from './commands.ts';
import type { Picture } from './messages.ts';
import type { Patch } from './patch.ts';

/** A moment one may go back to: the game as it was after a decision that still stands. */
export interface Moment {
  /** The number of the update that showed it. */
  readonly n: number;
  /** How many events there were. */
  readonly events: number;
  /** Whose decision it was; nobody's, when the game began. */
  readonly seat: Seat | null;
}

export interface MomentsPicture {
  readonly moments: readonly Moment[];
}

/** The game as it was seen at a moment, and what changed from there to each of the next ones. */
export interface HistoryPicture {
  readonly n: number;
  readonly picture: Picture;
  readonly steps: readonly { readonly n: number; readonly patch: Patch }[];
}

/** From which moment on. */
export const historyQuery = z.strictObject({
  key: secretKey.optional(),
  from: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .default(0),
});
