/** The clock that Node and browsers have, and the language itself does not know of. */
declare const performance: { now(): number };

/** Milliseconds since some moment. */
export const now = (): number => performance.now();
