import type { Seat } from '@orrery/kernel';
import { z } from 'zod';
import { secretKey } from './commands.ts';
import type { Picture } from './messages.ts';
import type { Patch } from './patch.ts';

/** A moment that can be shown: the game after a decision that was not undone. */
export interface Moment {
  /** The number of the update that showed it. */
  readonly n: number;
  /** The number of events. */
  readonly events: number;
  /** The seat that decided; null at the start of the game. */
  readonly seat: Seat | null;
}

export interface MomentsPicture {
  readonly moments: readonly Moment[];
}

/** The game as it was shown at a moment, and the changes to each of the following ones. */
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
