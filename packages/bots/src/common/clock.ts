/** `performance` exists in Node and browsers, but not in the language's own types. */
declare const performance: { now(): number };

/** Milliseconds since an arbitrary start. */
export const now = (): number => performance.now();
