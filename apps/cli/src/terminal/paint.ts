import { stripVTControlCharacters } from 'node:util';
import pc from 'picocolors';

type Brush = (text: string) => string;

/** Text styles; without colour support they return the text unchanged. */
export interface Paint {
  readonly title: Brush;
  readonly quiet: Brush;
  readonly strong: Brush;
  /** For what can be chosen. */
  readonly brass: Brush;
  readonly good: Brush;
  readonly red: Brush;
  readonly blue: Brush;
  readonly green: Brush;
  readonly cyan: Brush;
  readonly magenta: Brush;
}

export function paintFor(colour: boolean): Paint {
  const { bold, dim, yellow, green, red, blue, cyan, magenta } = pc.createColors(colour);
  return {
    title: text => bold(yellow(text)),
    quiet: dim,
    strong: bold,
    brass: yellow,
    good: green,
    red,
    blue,
    green,
    cyan,
    magenta,
  };
}

/** The width of a text in columns, without colour codes. */
export const widthOf = (text: string): number => stripVTControlCharacters(text).length;

export const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** Breaks a text at spaces; lines after the first are indented. Spaces before the first word stay. */
export function wrapped(text: string, width: number, indent = 0): string[] {
  const lines: string[] = [];
  const start = text.length - text.trimStart().length;
  let line = '';
  for (const word of text.slice(start).split(' ')) {
    const longer = line === '' ? ' '.repeat(lines.length === 0 ? start : 0) + word : `${line} ${word}`;
    const room = width - (lines.length > 0 ? indent : 0);
    if (line !== '' && widthOf(longer) > room) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  lines.push(line);
  return lines.map((each, i) => (i === 0 ? each : ' '.repeat(indent) + each));
}

/** Pieces side by side, broken between pieces only. */
export function flowed(pieces: readonly string[], width: number, indent: number, between = '  '): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(last) + between.length + widthOf(piece) <= width - indent)
      lines[lines.length - 1] = last + between + piece;
    else lines.push(piece);
  }
  return lines.map((each, i) => (i === 0 ? each : ' '.repeat(indent) + each));
}

export const rule = (paint: Paint, width: number, label = ''): string => {
  const start = label === '' ? '' : `── ${label} `;
  return paint.quiet(start) + paint.quiet('─'.repeat(Math.max(0, width - start.length)));
};
