import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BATCH_MS, Outbox } from './outbox.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => void vi.useRealTimers());

const nextTick = () => new Promise<void>(resolve => process.nextTick(resolve));

function someSenders() {
  const senders = [1, 2].map(() => ({ sendOut: vi.fn<() => void>() })) as [Sender, Sender];
  return { senders, times: () => senders.map(each => each.sendOut.mock.calls.length) };
}

type Sender = { sendOut: ReturnType<typeof vi.fn<() => void>> };

test('urgent messages are sent at the end of the current turn of the event loop', async () => {
  const outbox = new Outbox();
  const { senders, times } = someSenders();
  for (const sender of senders) outbox.add(sender, 'now');
  expect(times()).toEqual([0, 0]);
  await nextTick();
  expect(times()).toEqual([1, 1]);
  outbox.add(senders[1], 'now');
  await nextTick();
  vi.advanceTimersByTime(BATCH_MS);
  expect(times()).toEqual([1, 2]);
});

test('other messages are sent after a delay, for all streams in one batch; later ones wait for the next batch', async () => {
  const outbox = new Outbox();
  const { senders, times } = someSenders();
  const [ann, bob] = senders;
  outbox.add(ann, 'later');
  vi.advanceTimersByTime(BATCH_MS / 2);
  outbox.add(bob, 'later');
  outbox.add(ann, 'later');
  await nextTick();
  vi.advanceTimersByTime(BATCH_MS / 2 - 1);
  expect(times()).toEqual([0, 0]);
  vi.advanceTimersByTime(1);
  expect(times()).toEqual([1, 1]);
  outbox.add(bob, 'later');
  vi.advanceTimersByTime(BATCH_MS);
  expect(times()).toEqual([1, 2]);
});
