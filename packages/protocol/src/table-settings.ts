import { z } from 'zod';

/**
 * Text without hidden characters: no control characters, no direction marks, no invisible ones. The variation selector
 * after emoji is allowed.
 */
const VISIBLE = /^(?:\p{Extended_Pictographic}\u{fe0f}|[^\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800])*$/u;
/** Combining marks without a base character, or so many that they cover the lines above. */
const PILED_MARKS = /^\p{M}|\p{M}{5}/u;

/** A visible line of text, normalized. */
export const shownLine = (most: number) =>
  z
    .string()
    .transform(text =>
      text
        .normalize('NFC')
        .replace(/\p{Zs}+/gu, ' ')
        .trim(),
    )
    .pipe(
      z
        .string()
        .max(most)
        .refine(text => VISIBLE.test(text) && !PILED_MARKS.test(text), 'Every character must be one that can be seen.'),
    );

const day = 86_400;

/** The clock of a table. Times are in seconds. */
export const clockSettings = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  /** Live: a time bank, and an increment for each decision. */
  z.strictObject({ kind: z.literal('bank'), seconds: z.int().min(30).max(day), increment: z.int().min(0).max(3600) }),
  /** Slow: a fixed time for each decision. */
  z.strictObject({
    kind: z.literal('each'),
    seconds: z
      .int()
      .min(30)
      .max(60 * day),
  }),
]);
export type ClockSettings = z.infer<typeof clockSettings>;

/** What happens when a seat's time is up: a bot plays on, the table waits, or the seat opens for somebody else. */
export const onTimeout = z.enum(['bot', 'wait', 'open']);
export type OnTimeout = z.infer<typeof onTimeout>;

/** Everybody who watches a table is sent its options. */
const OPTIONS_LENGTH = 8_000;

/** Options of a game by name; the game parses them. */
export const gameOptions = z
  .record(z.string().max(40), z.json())
  .refine(options => JSON.stringify(options).length <= OPTIONS_LENGTH, 'These options are too long.');

/** A moment in milliseconds since 1970, or none. */
export const startAt = z.int().min(0).nullable();
