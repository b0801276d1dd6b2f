import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { textFrames } from './frame.ts';

interface Sender {
  frame(data: Buffer, options: object): Buffer[];
}

const { Sender } = createRequire(import.meta.url)('ws') as { Sender: Sender };

const theirs = (text: string): Buffer => {
  const options = { fin: true, rsv1: false, opcode: 1, mask: false, readOnly: false };
  return Buffer.concat(Sender.frame(Buffer.from(text), options));
};

test('frames are what the library would send, one after another', () => {
  const texts = ['', 'a', 'é', ...[125, 126, 65_535, 65_536].map(length => 'x'.repeat(length))];
  texts.push('é'.repeat(100), '星'.repeat(42), 'é'.repeat(40_000)); // longer in bytes than they look
  for (const text of texts) expect(textFrames([text]).equals(theirs(text))).toBe(true);
  expect(textFrames(texts).equals(Buffer.concat(texts.map(theirs)))).toBe(true);
});

test('frames stay as they are while others are written', () => {
  const first = textFrames(['first']);
  textFrames(['other']);
  expect(first.equals(theirs('first'))).toBe(true);
});
