/**
 * Reads calls of one function out of source text without parsing all of it: it knows text in quotes, templates,
 * comments and regular expressions, so that a call named in one of these is not taken for a call.
 */

/** The first arguments of a call, as far as they are plain text; `undefined` for one that is not. */
export type CallArguments = readonly (string | undefined)[];

interface Cursor {
  readonly text: string;
  at: number;
}

const isWord = (character: string | undefined): boolean => character !== undefined && /[\w$]/.test(character);

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', '0': '\0' };

/** Reads one escape after its backslash. */
function readEscape(cursor: Cursor): string {
  const { text } = cursor;
  const mark = text[cursor.at++] ?? '';
  const hex = /^(?:x([0-9a-f]{2})|u([0-9a-f]{4})|u\{([0-9a-f]+)\})/i.exec(text.slice(cursor.at - 1, cursor.at + 9));
  if (hex) {
    cursor.at += hex[0].length - 1;
    return String.fromCodePoint(Number.parseInt((hex[1] ?? hex[2] ?? hex[3])!, 16));
  }
  if (mark === '\n') return '';
  return escapes[mark] ?? mark;
}

/** Reads a string literal; the cursor is on its opening quote. A template with an expression is not plain text. */
function readText(cursor: Cursor): string | undefined {
  const { text } = cursor;
  const quote = text[cursor.at++];
  let value = '';
  let plain = true;
  while (cursor.at < text.length) {
    const character = text[cursor.at++]!;
    if (character === quote) return plain ? value : undefined;
    if (character === '\\') value += readEscape(cursor);
    else if (quote === '`' && character === '$' && text[cursor.at] === '{') {
      plain = false;
      cursor.at++;
      skipBraces(cursor);
    } else value += character;
  }
  return undefined;
}

/** Skips to just after the brace that closes a template's `${`. */
function skipBraces(cursor: Cursor): void {
  let depth = 1;
  while (cursor.at < cursor.text.length && depth > 0) {
    if (skipInert(cursor)) continue;
    const character = cursor.text[cursor.at++];
    if (character === '{') depth++;
    if (character === '}') depth--;
  }
}

function skipRegExp(cursor: Cursor): void {
  const { text } = cursor;
  let inClass = false;
  for (cursor.at++; cursor.at < text.length; cursor.at++) {
    const character = text[cursor.at];
    if (character === '\\') cursor.at++;
    else if (character === '[') inClass = true;
    else if (character === ']') inClass = false;
    else if (character === '\n') return;
    else if (character === '/' && !inClass) {
      cursor.at++;
      return;
    }
  }
}

/** After a value a slash is a division; anywhere else it begins a regular expression. */
function beginsRegExp({ text, at }: Cursor): boolean {
  const before = text.slice(Math.max(0, at - 40), at).trimEnd();
  if (/(?:^|[^\w$.])(?:return|typeof|case|of|in|void|yield|await|delete|throw|new)$/.test(before)) return true;
  return !/[\w$)\]}'"`]$/.test(before);
}

/** Skips a comment, text in quotes or a regular expression, if one begins here. */
function skipInert(cursor: Cursor): boolean {
  const { text, at } = cursor;
  const character = text[at];
  if (character === "'" || character === '"' || character === '`') {
    readText(cursor);
    return true;
  }
  if (character !== '/') return false;
  if (text[at + 1] === '/' || text[at + 1] === '*') {
    const line = text[at + 1] === '/';
    const end = text.indexOf(line ? '\n' : '*/', at + 2);
    cursor.at = end < 0 ? text.length : end + (line ? 1 : 2);
    return true;
  }
  if (!beginsRegExp(cursor)) return false;
  skipRegExp(cursor);
  return true;
}

function skipSpace(cursor: Cursor): void {
  for (;;) {
    while (/\s/.test(cursor.text[cursor.at] ?? '')) cursor.at++;
    const next = cursor.text.slice(cursor.at, cursor.at + 2);
    if (next !== '//' && next !== '/*') return;
    skipInert(cursor);
  }
}

/** Reads arguments from the first on, as long as each is plain text and nothing else. */
function readArguments(cursor: Cursor): CallArguments {
  const found: (string | undefined)[] = [];
  for (;;) {
    skipSpace(cursor);
    if (!/['"`]/.test(cursor.text[cursor.at] ?? '')) return found;
    const value = readText(cursor);
    skipSpace(cursor);
    const end = cursor.text[cursor.at];
    found.push(end === ',' || end === ')' ? value : undefined);
    if (end !== ',') return found;
    cursor.at++;
  }
}

/** The text arguments of every call of a function. */
export function callsOf(name: string, text: string): CallArguments[] {
  const cursor: Cursor = { text, at: 0 };
  const calls: CallArguments[] = [];
  while (cursor.at < text.length) {
    if (skipInert(cursor)) continue;
    const { at } = cursor;
    const isName = text.startsWith(name, at) && !isWord(text[at - 1]) && !isWord(text[at + name.length]);
    if (!isName) {
      cursor.at++;
      continue;
    }
    cursor.at += name.length;
    const isDeclared = /\bfunction\s*\*?\s*$/.test(text.slice(Math.max(0, at - 20), at));
    skipSpace(cursor);
    if (text[cursor.at] !== '(' || isDeclared) continue;
    cursor.at++;
    calls.push(readArguments(cursor));
  }
  return calls;
}
