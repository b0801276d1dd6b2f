import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** A subcommand of `orrery`. */
export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  readonly usage: string;
  /** Runs it and returns the exit code. */
  run(args: string[]): Promise<number>;
}

/** Bad arguments; the message is one line for the user. */
export class UsageError extends Error {
  override name = 'UsageError';
}

type Values<T extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: T; allowPositionals: true; strict: true }>
>['values'];

interface Definition<T extends ParseArgsOptionsConfig> {
  readonly name: string;
  readonly summary: string;
  readonly usage: string;
  readonly options: T;
  carryOut(words: readonly string[], values: Values<T>): Promise<number>;
}

/** Builds a command that parses its arguments: `--help` prints the usage; bad input prints one line and exits 2. */
export function command<T extends ParseArgsOptionsConfig>(definition: Definition<T>): Command {
  const { name, summary, usage } = definition;
  return {
    name,
    summary,
    usage,
    async run(args) {
      if (args.includes('--help') || args.includes('-h')) {
        process.stdout.write(`${usage.trim()}\n`);
        return 0;
      }
      try {
        const { positionals, values } = read(args, definition.options);
        return await definition.carryOut(positionals, values);
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        process.stderr.write(`orrery ${name}: ${error.message}\n`);
        return 2;
      }
    },
  };
}

function read<T extends ParseArgsOptionsConfig>(args: string[], options: T) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message.split(/\. |\n/)[0]! : String(error));
  }
}

/** Parses a whole number of at least `least`; `usual` is the default. */
export function wholeNumber(text: string | undefined, name: string, usual: number, least = 1): number {
  if (text === undefined) return usual;
  const number = Number(text.replaceAll('_', ''));
  if (text.trim() === '' || !Number.isSafeInteger(number) || number < least)
    throw new UsageError(`--${name} needs a whole number of at least ${least}, not "${text}"`);
  return number;
}

/** Splits at commas. */
export const list = (text: string): string[] =>
  text
    .split(',')
    .map(word => word.trim())
    .filter(word => word !== '');
