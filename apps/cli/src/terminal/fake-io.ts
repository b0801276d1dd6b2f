import { PassThrough, Writable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { invariant } from '@orrery/kernel';
import type { Io } from './io.ts';

interface FakeIo {
  readonly io: Io;
  /** Everything printed so far. */
  output(): string;
  errors(): string;
}

/** Returns the next line to type, given everything printed so far; undefined ends the input. */
export type Typist = (printed: string) => string | undefined;

/** More questions than any game asks. */
const ENDLESS = 2000;

/** Streams for tests: whenever the command stops to ask, the typist types a line. */
export function fakeIo(typist: Typist = () => undefined, { colour = false, live = false, columns = 80 } = {}): FakeIo {
  const input = new PassThrough();
  let printed = '';
  let complaints = '';
  let asked = 0;
  const output = new Writable({
    write(chunk, _encoding, done) {
      printed += String(chunk);
      if (stripVTControlCharacters(printed.slice(-20)).endsWith('> ')) {
        invariant(asked++ < ENDLESS, 'the same question again and again');
        const line = typist(printed);
        setImmediate(() => (line === undefined ? input.end() : input.write(`${line}\n`)));
      }
      done();
    },
  });
  const errors = new Writable({
    write(chunk, _encoding, done) {
      complaints += String(chunk);
      done();
    },
  });
  return {
    io: { input, output, errors, live, colour, columns },
    output: () => printed,
    errors: () => complaints,
  };
}

/** Types these lines one after the other, then ends the input. */
export function script(...lines: string[]): Typist {
  const left = [...lines];
  return () => left.shift();
}

/** The first options there are, as many as must be chosen. */
export function firstAnswer(printed: string): string {
  const prompt = printed.slice(printed.lastIndexOf('\n') + 1).trim();
  if (prompt.startsWith('Enter')) return '';
  const least = Number(/^(?:at least )?(\d+) of /.exec(prompt)?.[1] ?? 1);
  return Array.from({ length: least }, (_, i) => i + 1).join(' ');
}

/** Presses Enter where allowed, otherwise types the first mark on the screen. */
export function playsOn(printed: string): string {
  const asked = printed.slice(printed.lastIndexOf('── You decide'));
  const prompt = asked.slice(asked.lastIndexOf('\n') + 1);
  if (prompt.includes('Enter:')) return '';
  const marks = [...asked.matchAll(/^ +(\S+) {2}\S/gm)].map(match => match[1]!);
  const least = Number(/^ *(?:at least )?(\d+) of /.exec(prompt)?.[1] ?? 1);
  return marks.slice(0, least).join(' ');
}
