const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

/** Small numbers as words, as people write them in a sentence. */
export const inWords = (count: number): string => words[count] ?? String(count);
