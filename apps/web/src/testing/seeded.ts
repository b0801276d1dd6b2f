import nodeCrypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { quickRandom, randomFor } from '@orrery/kernel';
import type { BrowserContext } from 'playwright-core';

/** The same random bytes in every run, for all that is dealt in this process: a test must not depend on luck. */
export function seedRandomBytes(seed: string): void {
  const random = randomFor(seed);
  const randomBytes = (size: number) => Buffer.from(Array.from({ length: size }, () => Math.floor(256 * random())));
  Object.assign(nodeCrypto, { randomBytes });
  syncBuiltinESMExports();
}

/** Numbers that a page of this context adds to a deal: the same in every run, and others than those of other pages. */
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
