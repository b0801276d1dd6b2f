import type { Code, Refused } from '@orrery/protocol';

/** The result of a request: a value or a refusal. */
export type Result<T = undefined> = { readonly ok: true; readonly value: T } | ({ readonly ok: false } & Refused);

export const granted = <T>(value: T): Result<T> => ({ ok: true, value });
export const fine: Result = { ok: true, value: undefined };
export const refused = (code: Code, message: string): { readonly ok: false } & Refused => ({
  ok: false,
  code,
  message,
});
