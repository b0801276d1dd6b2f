/** A value of an attribute; undefined ones are left out. */
type Attributes = Readonly<Record<string, string | number | undefined>>;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** An SVG element with its content, which is SVG too. */
export function svg(name: string, attributes: Attributes, ...content: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
    .join('');
  return content.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${content.join('')}</${name}>`;
}

/** A translated group. */
export const at = (x: number, y: number, ...content: readonly string[]): string =>
  svg('g', { transform: `translate(${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10})` }, ...content);

/** A line of text; characters that XML cannot hold are left out. */
export const textLine = (words: string, attributes: Attributes): string =>
  svg('text', attributes, escaped(words.replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')));

/** The approximate width of a text in a common sans serif font. */
export const widthOfText = (text: string, size: number): number => text.length * size * 0.55;

/** Breaks a list into lines of at most this width, with commas between the items. */
export function linesOf(pieces: readonly string[], width: number, size: number): string[] {
  const lines: string[] = [];
  for (const [i, piece] of pieces.entries()) {
    const word = i < pieces.length - 1 ? `${piece},` : piece;
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOfText(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
