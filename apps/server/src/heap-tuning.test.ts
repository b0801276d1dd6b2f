import { expect, test, vi } from 'vitest';
import { limitHeapGrowth } from './heap-growth.ts';
import { someServer } from './testing/servers.ts';

const stopTuning = vi.fn();
vi.mock('./heap-growth.ts', () => ({ limitHeapGrowth: vi.fn(() => stopTuning) }));

test('heap growth follows the load while a server runs, unless that is disabled', async () => {
  const plain = await someServer({ tunesHeap: false });
  await plain.stop();
  expect(limitHeapGrowth).not.toHaveBeenCalled();
  const { stop } = await someServer();
  expect([vi.mocked(limitHeapGrowth).mock.calls.length, stopTuning.mock.calls.length]).toEqual([1, 0]);
  await stop();
  expect(stopTuning).toHaveBeenCalledTimes(1);
});
