import type { z } from 'zod';
import { granted, type Result, refused } from './refusal.ts';

/** Parses input from outside. A refusal says in one sentence what is wrong. */
export function parse<T extends z.ZodType>(schema: T, raw: unknown): Result<z.output<T>> {
  const read = safely(() => schema.safeParse(raw));
  if (!read) return refused('request/malformed', 'The request is nested too deeply.');
  if (read.success) return granted(read.data);
  const [issue] = read.error.issues;
  const where = issue?.path.length ? `${issue.path.join('.')}: ` : '';
  return refused('request/malformed', `${where}${issue?.message ?? 'not understood'}`.slice(0, 300));
}

/** A limit on nesting, so that parsing cannot overflow the stack. */
function safely<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
