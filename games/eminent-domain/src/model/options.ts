import { type Outcome, refuse, yes } from '@orrery/kernel';
import type { Options } from './state.ts';

const known = ['errata2014', 'extended', 'learning', 'guarded'] as const;

/** Reads the options of a game: every switch off unless told. */
export function readOptions(raw: unknown, seats: number): Outcome<Options> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return refuse('options/invalid', 'Options are an object of switches.');
  const given = raw as Record<string, unknown>;
  for (const key of Object.keys(given)) {
    if (!(known as readonly string[]).includes(key)) return refuse('options/invalid', `There is no option "${key}".`);
    if (typeof given[key] !== 'boolean') return refuse('options/invalid', `Option "${key}" is true or false.`);
  }
  const options = {
    errata2014: given.errata2014 === true,
    extended: given.extended === true,
    learning: given.learning === true,
    ...(given.guarded === true && { guarded: true }),
  };
  if (options.extended && seats !== 3) return refuse('options/invalid', 'The extended game is for three players.');
  return yes(options);
}
