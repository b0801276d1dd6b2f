import nodeCrypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { quickRandom, randomFor } from '@orrery/kernel';
import type { BrowserContext } from 'playwright-core';

/** Makes the random bytes of this process the same in every run. */
export function seedRandomBytes(seed: string): void {
  const random = randomFor(seed);
  const randomBytes = (size: number) => Buffer.from(Array.from({ length: size }, () => Math.floor(256 * random())));
  Object.assign(nodeCrypto, { randomBytes });
  syncBuiltinESMExports();
}

/** Seeds the randomness that pages of this context contribute: the same in every run, different for each page. */
export async function seedPages(context: BrowserContext, number: number): Promise<void> {
  const random = quickRandom(number);
  const numbers = Array.from({ length: 4096 }, () => Math.floor(256 * random()));
  await context.addInitScript(bytes => {
    let next = 0;
    globalThis.crypto.getRandomValues = array => {
      const into = array as unknown as Uint8Array;
      for (let i = 0; i < into.length; i++) into[i] = bytes[next++ % bytes.length]!;
      return array;
    };
  }, numbers);
}
