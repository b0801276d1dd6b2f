import { createHash } from 'node:crypto';
import type { Command, DicePicture, RoomPicture, You } from '@orrery/protocol';
import { beforeEach, expect, test, vi } from 'vitest';
import { DiceGift } from './dice.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
  });
});

const you = { role: 'seat', seat: 1, host: false } as const satisfies You;
const roomWith = (dice: Partial<DicePicture>, status = 'gathering') =>
  ({
    status,
    dice: { commitment: 'c', digests: [null, null], randoms: [null, null], startBy: null, ...dice },
  }) as unknown as RoomPicture;

function client() {
  const sent: Command[] = [];
  const gift = new DiceGift('one', async command => sent.push(command));
  return { sent, gift };
}

/** A client that has pledged; what it pledged. */
async function pledged() {
  const { sent, gift } = client();
  await gift.look(roomWith({}), you);
  const [first] = sent;
  if (first?.do !== 'pledge') throw new Error('nothing was pledged');
  return { sent, gift, digest: first.digest };
}

test('before the start only a digest leaves the client, and at the start what it is the digest of, once', async () => {
  const { sent, gift, digest } = await pledged();
  await gift.look(roomWith({ digests: [null, digest] }), you);
  expect(sent).toHaveLength(1);
  const starting = roomWith({ digests: [null, digest], startBy: 5 });
  await gift.look(starting, you);
  await gift.look(starting, you);
  expect(sent).toEqual([
    { do: 'pledge', digest },
    { do: 'reveal', random: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ]);
  const { random } = sent[1] as { random: string };
  expect(createHash('sha256').update(Buffer.from(random, 'hex')).digest('hex')).toBe(digest);
});

test('nothing is given if the server has changed its word, or names another pledge', async () => {
  const { sent, gift, digest } = await pledged();
  await gift.look(roomWith({ digests: [null, digest], startBy: 5, commitment: 'other' }), you);
  await gift.look(roomWith({ digests: [null, 'another'], startBy: 5 }), you);
  await gift.look(roomWith({ digests: [null, null], startBy: 5 }), you);
  expect(sent).toHaveLength(1);
});

test('who looks on, or comes later, pledges nothing', async () => {
  const { sent, gift } = client();
  await gift.look(roomWith({}), { ...you, seat: null });
  await gift.look(roomWith({}, 'playing'), you);
  await gift.look(roomWith({ startBy: 5 }), you);
  await gift.look({ status: 'gathering' } as RoomPicture, you);
  await gift.look(roomWith({ digests: [null, 'of another tab'] }), you);
  expect(sent).toEqual([]);
});

test('a page that was loaded anew gives what it had pledged', async () => {
  const { digest } = await pledged();
  const { sent, gift } = client();
  await gift.look(roomWith({ digests: [null, digest], startBy: 5 }), you);
  expect(sent).toMatchObject([{ do: 'reveal' }]);
});

test('a browser without SHA-256 pledges nothing', async () => {
  vi.stubGlobal('crypto', {});
  const { sent, gift } = client();
  await gift.look(roomWith({}), you);
  expect(sent).toEqual([]);
  vi.unstubAllGlobals();
});
