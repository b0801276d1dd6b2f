import { z } from 'zod';

/**
 * Text in which nothing is hidden: no control characters, none that change the direction of writing, none that cannot be
 * seen. The selector that follows many emoji may stand there.
 */
const VISIBLE = /^(?:\p{Extended_Pictographic}\u{fe0f}|[^\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800])*$/u;
/** Marks that stand on nothing, or on top of each other until they cover the lines above. */
const PILED_MARKS = /^\p{M}|\p{M}{5}/u;

/** A line of text that people see, written in one way. */
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

/** How long people may think. Times are in seconds. */
export const clockSettings = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  /** Live: a store of time, and some more with every decision. */
  z.strictObject({ kind: z.literal('bank'), seconds: z.int().min(30).max(day), increment: z.int().min(0).max(3600) }),
  /** Slow: so much for each decision. */
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

/** Options of a game, by their names; the game reads them. */
export const gameOptions = z.record(z.string().max(40), z.json());

/** A moment in milliseconds since 1970, or none. */
export const startAt = z.int().min(0).nullable();
