import type { Refused } from '@orrery/protocol';

/** So much text is sent at a time: whoever passes it on is busy with no more than that. */
export const PIECE_LENGTH = 128 * 1024;

/** What was asked for cannot be had, and it is nobody's fault. */
export class Refusal extends Error {
  readonly refused: Refused;

  constructor(refused: Refused) {
    super(refused.message);
    this.refused = refused;
  }
}

/** The same text in pieces that are neither tiny nor huge. */
export async function* chunked(parts: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string, void> {
  let text = '';
  for await (const part of parts) {
    text += part;
    for (; text.length >= PIECE_LENGTH; text = text.slice(PIECE_LENGTH)) yield text.slice(0, PIECE_LENGTH);
  }
  if (text !== '') yield text;
}
