import { readFile } from 'node:fs/promises';
import { type Outcome, refuse, yes } from '@orrery/kernel';
import { UsageError } from '../usage/arguments.ts';

/** Reads a file as JSON; the game checks the content. */
export async function readSaveFile(path: string): Promise<Outcome<unknown>> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(
      `${path} cannot be read${error.code === 'ENOENT' ? ': there is no such file' : ` (${error.code})`}`,
    );
  });
  try {
    return yes(JSON.parse(text));
  } catch {
    return refuse('save/malformed', `${path} is not JSON.`);
  }
}
