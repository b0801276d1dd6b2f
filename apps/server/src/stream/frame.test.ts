import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { textFrame } from './frame.ts';

interface Sender {
  frame(data: Buffer, options: object): Buffer[];
}

const { Sender } = createRequire(import.meta.url)('ws') as { Sender: Sender };

test('a frame is what the library would send', () => {
  for (const text of ['', 'a', 'é', ...[125, 126, 65_535, 65_536].map(length => 'x'.repeat(length))]) {
    const options = { fin: true, rsv1: false, opcode: 1, mask: false, readOnly: false };
    expect(textFrame(text).equals(Buffer.concat(Sender.frame(Buffer.from(text), options)))).toBe(true);
  }
});
