import { posix } from 'node:path';

/** A wrong argument, or a file that is not as expected; the message is for the user. */
export class Refused extends Error {}

/** What is to be done for a new component. */
export interface Plan {
  /** Files to be written, by path. */
  readonly files: Readonly<Record<string, string>>;
  /** Rows to be added to tables in files that are there. */
  readonly rows: readonly Row[];
  /** Imports to be added to files that are there. */
  readonly imports?: readonly { readonly path: string; readonly name: string; readonly from: string }[];
  /** What is left to do by hand. */
  readonly next?: readonly string[];
}

export interface Row {
  readonly path: string;
  /** The line that the table begins with: `export const relicIds = [`. */
  readonly table: string;
  readonly text: string;
  /** A row that is there already is left as it is. */
  readonly isOptional?: boolean;
  /** A table that the row is taken from, if it is there. */
  readonly insteadOf?: string;
}

export const camel = (id: string): string => id.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const smallWords = ['a', 'an', 'and', 'in', 'of', 'on', 'the', 'to'];
export const title = (id: string): string =>
  id
    .split('-')
    .map((word, i) => (i > 0 && smallWords.includes(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
export const key = (id: string): string => (/^[a-z]+$/.test(id) ? id : `'${id}'`);

/** The name of a component's value: `directHit`. */
export const exportName = (id: string): string => (/^\d/.test(id) ? camel(`the-${id}`) : camel(id));

/** How a file imports another one: `../../model/ids.ts`. */
export function importOf(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

/** The text with a table that stands on one line on several, one for each row. */
function unfolded(text: string, table: string): string {
  const start = text.indexOf(table);
  const line = text.slice(start, text.indexOf('\n', start));
  const rows = /^(.*?)([}\]].*)$/.exec(line.slice(table.length));
  if (start < 0 || !rows) return text;
  const indent = /^ */.exec(table)![0];
  const lines = rows[1]!.split(', ').flatMap(row => (row === '' ? [] : [`${indent}  ${row},`]));
  return text.replace(line, [table, ...lines, indent + rows[2]].join('\n'));
}

/** Where a table begins and ends in a text. */
function tableIn(text: string, { path, table }: Pick<Row, 'path' | 'table'>): { start: number; end: number } {
  const start = text.indexOf(`${table}\n`);
  if (start < 0) throw new Refused(`${path} has no line "${table}"; scripts/new says where tables are`);
  const indent = /^ */.exec(table)![0];
  const end = new RegExp(`\\n${indent}[}\\]]`).exec(text.slice(start));
  if (!end) throw new Refused(`"${table}" in ${path} has no end`);
  return { start, end: start + end.index };
}

/** A row for an id in a part of a text. */
const rowFor = (id: string, part: string) => new RegExp(`\\n +'?${id}'?[,:][^\\n]*`).exec(part);

/** The text with a row at the end of a table. */
export function withRow(text: string, row: Row): string {
  const id = /^\s*'?([\w.-]+)'?/.exec(row.text)![1]!;
  let added = row.text;
  let before = unfolded(text, row.table);
  if (row.insteadOf) {
    const { start, end } = tableIn(before, { path: row.path, table: row.insteadOf });
    const found = rowFor(id, before.slice(start, end));
    if (found) {
      added = found[0].slice(1);
      before = before.slice(0, start + found.index) + before.slice(start + found.index + found[0].length);
    }
  }
  const { start, end } = tableIn(before, row);
  if (rowFor(id, before.slice(start, end))) {
    if (row.isOptional) return text;
    throw new Refused(`${id} is in ${row.path} already`);
  }
  return `${before.slice(0, end)}\n${added}${before.slice(end)}`;
}

/** The text with one more import, after the last one. */
export function withImport(text: string, name: string, from: string): string {
  const line = `import { ${name} } from '${from}';\n`;
  const last = [...text.matchAll(/^import [^;]*;\n/gm)].at(-1);
  const place = last ? last.index + last[0].length : 0;
  return text.slice(0, place) + line + text.slice(place);
}
