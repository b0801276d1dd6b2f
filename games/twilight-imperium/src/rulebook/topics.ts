/** Number, title, and the count of lettered parts of items 1, 2, 3… */
export type Topic = readonly [number: number, title: string, parts: readonly number[]];

const letter = (index: number): string => String.fromCharCode(97 + index);

/** `LRR 58`, `LRR 58.3`, `LRR 58.3b`, … */
export function topicIds([number, , parts]: Topic): string[] {
  return [
    `LRR ${number}`,
    ...parts.flatMap((letters, i) => [
      `LRR ${number}.${i + 1}`,
      ...Array.from({ length: letters }, (_, j) => `LRR ${number}.${i + 1}${letter(j)}`),
    ]),
  ];
}
