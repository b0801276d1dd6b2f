import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { complain, type Io, printLines, processIo } from '../terminal/io.ts';
import { type Command, UsageError } from '../usage/arguments.ts';

/** A command that can run with other streams than the process's own. */
export interface StreamCommand extends Command {
  run(args: string[], io?: Io): Promise<number>;
}

type Parsed<T extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: T; allowPositionals: true; strict: true }>
>;

interface Definition<T extends ParseArgsOptionsConfig> {
  readonly name: string;
  readonly summary: string;
  readonly usage: string;
  readonly options: T;
  carryOut(words: Parsed<T>['positionals'], values: Parsed<T>['values'], io: Io): Promise<number>;
}

/** Builds a command and handles `--help` and bad arguments. */
export function streamCommand<T extends ParseArgsOptionsConfig>(definition: Definition<T>): StreamCommand {
  const { name, summary, usage, options } = definition;
  return {
    name,
    summary,
    usage,
    async run(args, io = processIo()) {
      if (args.includes('--help') || args.includes('-h')) {
        printLines(io, [usage.trim()]);
        return 0;
      }
      try {
        const { positionals, values } = parse(args, options);
        return await definition.carryOut(positionals, values, io);
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        complain(io, name, error.message);
        return 2;
      }
    },
  };
}

function parse<T extends ParseArgsOptionsConfig>(args: string[], options: T) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(plainly(error.message, Object.keys(options)));
    throw error;
  }
}

/** Node's message about a bad option, in one line. */
function plainly(message: string, known: readonly string[]): string {
  const unknown = /^Unknown option '([^']+)'/.exec(message)?.[1];
  if (unknown) return `there is no option ${unknown}; there are: ${known.map(each => `--${each}`).join(', ')}`;
  return message.split('\n')[0]!.replace(/\.$/, '');
}

/** Parses a seat number: people count from 1, the table from 0. */
export function readSeat(text: string | undefined, seats: number): number | undefined {
  if (text === undefined) return undefined;
  const seat = /^\d+$/.test(text) ? Number(text) : 0;
  if (seat < 1 || seat > seats) throw new UsageError(`--seat is a number from 1 to ${seats}, not "${text}"`);
  return seat - 1;
}
