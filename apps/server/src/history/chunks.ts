import type { Refused } from '@orrery/protocol';

/** The chunk size: the main thread never handles more text than this at once. */
export const PIECE_LENGTH = 128 * 1024;

/** A refused request; not an internal error. */
export class Refusal extends Error {
  readonly refused: Refused;

  constructor(refused: Refused) {
    super(refused.message);
    this.refused = refused;
  }
}

/** The same text in chunks of a moderate size. */
export async function* chunked(parts: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string, void> {
  let text = '';
  for await (const part of parts) {
    text += part;
    for (; text.length >= PIECE_LENGTH; text = text.slice(PIECE_LENGTH)) yield text.slice(0, PIECE_LENGTH);
  }
  if (text !== '') yield text;
}
