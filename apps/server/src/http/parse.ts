import type { z } from 'zod';
import { granted, type Result, refused } from '../refusal.ts';

/** Reads what came from outside. What is wrong with it is said in one sentence, without repeating it. */
export function parse<T extends z.ZodType>(schema: T, raw: unknown): Result<z.output<T>> {
  const read = schema.safeParse(raw);
  if (read.success) return granted(read.data);
  const [issue] = read.error.issues;
  const where = issue?.path.length ? `${issue.path.join('.')}: ` : '';
  return refused('request/malformed', `${where}${issue?.message ?? 'not understood'}`.slice(0, 300));
}
