import { env, stderr, stdin, stdout } from 'node:process';
import type { Readable, Writable } from 'node:stream';
import pc from 'picocolors';

/** The streams of a command; tests use fake ones. */
export interface Io {
  readonly input: Readable;
  readonly output: Writable;
  readonly errors: Writable;
  /** An interactive terminal: the screen may be cleared and lines edited. */
  readonly live: boolean;
  readonly colour: boolean;
  readonly columns: number;
}

export const processIo = (): Io => ({
  input: stdin,
  output: stdout,
  errors: stderr,
  live: stdin.isTTY && stdout.isTTY,
  colour: stdout.isTTY && pc.isColorSupported,
  columns: stdout.isTTY ? Math.max(60, stdout.columns) : Number(env.COLUMNS) || 80,
});

export const printLines = (io: Io, lines: readonly string[]): void => {
  if (lines.length > 0) io.output.write(`${lines.join('\n')}\n`);
};

/** One line about what went wrong. */
export const complain = (io: Io, command: string, message: string): void => {
  io.errors.write(`orrery ${command}: ${message.replaceAll('\n', ' ')}\n`);
};
