/** `a, b and c` */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** `1 card`, `3 cards` */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** The same things put together: `2 Survey, Trade`. */
export function grouped(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} ${name}`));
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `draw` as others do it: `draws`. */
export const third = (verb: string): string =>
  verb === 'have'
    ? 'has'
    : /(s|sh|ch|x|z)$/.test(verb)
      ? `${verb}es`
      : /[^aeiou]y$/.test(verb)
        ? `${verb.slice(0, -1)}ies`
        : `${verb}s`;
