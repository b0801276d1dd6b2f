import type { KernelEvents, Seat, Target } from '@orrery/kernel';

/** `a, b and c` */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** `1 card`, `3 cards` */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** Groups equal names: `2 Survey, Trade`. */
export function grouped(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} ${name}`));
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The third person of a verb: `draw`, `draws`. */
export const third = (verb: string): string =>
  verb === 'have'
    ? 'has'
    : /(s|sh|ch|x|z)$/.test(verb)
      ? `${verb}es`
      : /[^aeiou]y$/.test(verb)
        ? `${verb.slice(0, -1)}ies`
        : `${verb}s`;

/** What changed in the rules of a running game, and whose decisions have to be made again. */
export function rulesChangedText(
  { from, to, changes, undone }: KernelEvents['rules-changed'],
  { reader, nameOf }: { readonly reader: Seat | null; readonly nameOf: (seat: Seat) => string },
): string {
  const again = undone.flatMap((count, seat) =>
    count > 0 ? [`${counted(count, 'decision')} of ${seat === reader ? 'yours' : nameOf(seat)}`] : [],
  );
  return [
    `The rules have changed (version ${from} to ${to}).`,
    ...changes,
    ...(again.length > 0 ? [`Taken back and to be made again: ${listed(again)}.`] : []),
  ].join(' ');
}

/** A part of a sentence, and the piece that it names, if any: `{ planet: 'meer' }`. */
export interface Part {
  readonly text: string;
  readonly at?: Target;
}

/** A piece that a sentence may name. */
export interface Named {
  readonly name: string;
  readonly at: Target;
}

/** Splits a sentence where it names one of these pieces; if a name contains another, the longer one wins. */
export function partsOf(text: string, pieces: readonly Named[]): Part[] {
  const known = pieces.filter(({ name }) => name !== '').sort((a, b) => b.name.length - a.name.length);
  const parts: Part[] = [];
  let plain = '';
  for (let i = 0; i < text.length; ) {
    const isWordStart = i === 0 || !/[\p{L}\p{N}]/u.test(text[i - 1]!);
    const found = isWordStart ? known.find(({ name }) => isWordAt(text, name, i)) : undefined;
    if (found) {
      if (plain) parts.push({ text: plain });
      plain = '';
      parts.push({ text: found.name, at: found.at });
      i += found.name.length;
    } else plain += text[i++];
  }
  return plain ? [...parts, { text: plain }] : parts;
}

const isWordAt = (text: string, name: string, i: number): boolean =>
  text.startsWith(name, i) && !/[\p{L}\p{N}]/u.test(text[i + name.length] ?? '');
