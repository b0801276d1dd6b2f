import { createHash } from 'node:crypto';
import type { Command, DicePicture, RoomPicture, You } from '@orrery/protocol';
import { beforeEach, expect, test, vi } from 'vitest';
import { DiceContribution } from './dice.ts';

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
  const contribution = new DiceContribution('one', async command => sent.push(command));
  return { sent, contribution };
}

/** A client that has committed, and its digest. */
async function pledged() {
  const { sent, contribution } = client();
  await contribution.look(roomWith({}), you);
  const [first] = sent;
  if (first?.do !== 'pledge') throw new Error('nothing was pledged');
  return { sent, contribution, digest: first.digest };
}

test('sends only a digest before the start, and its random bits once at the start', async () => {
  const { sent, contribution, digest } = await pledged();
  await contribution.look(roomWith({ digests: [null, digest] }), you);
  expect(sent).toHaveLength(1);
  const starting = roomWith({ digests: [null, digest], startBy: 5 });
  await contribution.look(starting, you);
  await contribution.look(starting, you);
  expect(sent).toEqual([
    { do: 'pledge', digest },
    { do: 'reveal', random: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ]);
  const { random } = sent[1] as { random: string };
  expect(createHash('sha256').update(Buffer.from(random, 'hex')).digest('hex')).toBe(digest);
});

test('reveals nothing if the server changed its commitment or shows another digest', async () => {
  const { sent, contribution, digest } = await pledged();
  await contribution.look(roomWith({ digests: [null, digest], startBy: 5, commitment: 'other' }), you);
  await contribution.look(roomWith({ digests: [null, 'another'], startBy: 5 }), you);
  await contribution.look(roomWith({ digests: [null, null], startBy: 5 }), you);
  expect(sent).toHaveLength(1);
});

test('spectators and late players commit to nothing', async () => {
  const { sent, contribution } = client();
  await contribution.look(roomWith({}), { ...you, seat: null });
  await contribution.look(roomWith({}, 'playing'), you);
  await contribution.look(roomWith({ startBy: 5 }), you);
  await contribution.look({ status: 'gathering' } as RoomPicture, you);
  await contribution.look(roomWith({ digests: [null, 'of another tab'] }), you);
  expect(sent).toEqual([]);
});

test('a reloaded page reveals what it had committed to', async () => {
  const { digest } = await pledged();
  const { sent, contribution } = client();
  await contribution.look(roomWith({ digests: [null, digest], startBy: 5 }), you);
  expect(sent).toMatchObject([{ do: 'reveal' }]);
});

test('a browser without SHA-256 commits to nothing', async () => {
  vi.stubGlobal('crypto', {});
  const { sent, contribution } = client();
  await contribution.look(roomWith({}), you);
  expect(sent).toEqual([]);
  vi.unstubAllGlobals();
});
