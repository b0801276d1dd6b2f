const forms = [
  String.raw`LRR \d+(?:\.\d+)?(?:[a-z]+)?`,
  String.raw`ED \d+`,
  String.raw`ED "[A-Z][^"\n]*"`,
  String.raw`(?:GR|DIP) [a-z]+(?:\.[a-z0-9]+)+`,
  String.raw`R-\d{3}`,
];

/** How a rule is cited: `LRR 84.1b`, `ED 8`, `ED "Setup"`, `GR status.2a`, `DIP note.3`, `R-016`. For a regular expression. */
export const citation = String.raw`(?<![\w-])(?:${forms.join('|')})(?![\w-])`;

/** The rules that a text cites, in order and without duplicates. */
export const citationsIn = (text: string): string[] => [...new Set(text.match(new RegExp(citation, 'g')))];

/** Splits a text at its citations. */
export const splitAtCitations = (text: string): { readonly text: string; readonly isCitation: boolean }[] =>
  text
    .split(new RegExp(`(${citation})`, 'g'))
    .map((part, index) => ({ text: part, isCitation: index % 2 === 1 }))
    .filter(part => part.text !== '');

/** Parses a rule number as people type it: `lrr 84.1B`, `84.1b`, `r-16`. */
export function citationTyped(typed: string): string | undefined {
  const text = typed.trim().replace(/\s+/g, ' ');
  const ruling = /^r[- ]?(\d{1,3})$/i.exec(text);
  if (ruling) return `R-${ruling[1]!.padStart(3, '0')}`;
  const topic = /^(?:lrr )?(\d+(?:\.\d+)?[a-z]*)$/i.exec(text);
  if (topic) return `LRR ${topic[1]!.toLowerCase()}`;
  const heading = /^ed "?(.+?)"?$/i.exec(text);
  if (heading) return /^\d+$/.test(heading[1]!) ? `ED ${heading[1]}` : `ED "${heading[1]}"`;
  const point = /^(gr|dip) (.+)$/i.exec(text);
  return point ? `${point[1]!.toUpperCase()} ${point[2]!.toLowerCase()}` : undefined;
}
