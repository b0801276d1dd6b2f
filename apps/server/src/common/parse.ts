import type { z } from 'zod';
import { granted, type Result, refused } from './refusal.ts';

/** Reads what came from outside. What is wrong with it is said in one sentence. */
export function parse<T extends z.ZodType>(schema: T, raw: unknown): Result<z.output<T>> {
  const read = safely(() => schema.safeParse(raw));
  if (!read) return refused('request/malformed', 'The request is nested too deeply.');
  if (read.success) return granted(read.data);
  const [issue] = read.error.issues;
  const where = issue?.path.length ? `${issue.path.join('.')}: ` : '';
  return refused('request/malformed', `${where}${issue?.message ?? 'not understood'}`.slice(0, 300));
}

/** Nothing that we mean to read is nested so deep that reading it takes all of the stack. */
function safely<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
