import { expect, onTestFinished, test, vi } from 'vitest';
import { newId } from '../common/ids.ts';
import { testLimits } from '../common/limits.ts';
import type { RunningServer } from '../serve.ts';
import { saveFrom } from '../tables/stored/stored-game.ts';
import { Client } from '../testing/client.ts';
import { longLog } from '../testing/long-log.ts';
import { someServer } from '../testing/servers.ts';
import { plainRoom, someGame, someTable } from '../testing/situations.ts';
import { chunked, PIECE_LENGTH } from './chunks.ts';
import { costOf } from './cost.ts';
import { saveChunks } from './save.ts';

/** How often an order is given and cancelled; older releases did not limit that. */
const TIMES = 10_000;

/** A finished table with such a log, and one of its players. */
async function someLongTable({ server, url }: RunningServer) {
  const ann = await Client.named(url, 'Ann');
  const { id } = (await ann.request('GET', '/api/me')).body as { id: string };
  const host = { id, name: 'Ann' };
  const played = someGame(plainRoom(2), 'over');
  const { id: _, ...room } = await someTable(
    server.store,
    { status: 'over', open: true, host, seats: [host, null] },
    played,
  );
  const batches = longLog(played, 2 * TIMES);
  const { first, chain } = batches.at(-1)!;
  const record = {
    room: { ...room, id: newId() },
    revision: 0,
    length: first + 1,
    chain,
    seed: played.seed,
    fairness: null,
  };
  await server.store.importTable(record, batches, []);
  return { ann, record, batches, path: `/api/tables/${record.room.id}` };
}

/** Counts the text that this thread parses or writes as JSON, in total and at most at once. */
function watchJson() {
  const seen = { total: 0, most: 0 };
  const count = (text: unknown) => {
    if (typeof text !== 'string') return;
    seen.total += text.length;
    seen.most = Math.max(seen.most, text.length);
  };
  const { parse, stringify } = JSON;
  const spies = [
    vi.spyOn(JSON, 'parse').mockImplementation((text, reviver) => {
      count(text);
      return parse(text, reviver);
    }),
    vi.spyOn(JSON, 'stringify').mockImplementation((value: unknown, replacer?: (string | number)[] | null, space?) => {
      const text = stringify(value, replacer, space);
      count(text);
      return text;
    }),
  ];
  const end = () => {
    for (const spy of spies) spy.mockRestore();
  };
  onTestFinished(end);
  return { seen, end };
}

test('long logs are read and written outside the main thread', async () => {
  const running = await someServer({ limits: testLimits });
  const { ann, record, path } = await someLongTable(running);
  const headers = { cookie: ann.cookie };
  await (await fetch(`${running.url}${path}/events`, { headers })).text(); // starts the thread
  const { seen, end } = watchJson();
  for (const part of ['moments', 'events', 'export']) {
    const answer = await fetch(`${running.url}${path}/${part}`, { headers });
    expect([part, answer.status]).toEqual([part, 200]);
    const { length } = await answer.text();
    if (part === 'export') expect(length).toBeGreaterThan(500_000);
  }
  end();
  expect(seen.most).toBeLessThan(16 * 1024); // rooms and people, never a log
  expect(seen.total).toBeLessThan(64 * 1024);
  expect(running.server.history.readers).toBe(0);
  expect(record.length).toBeGreaterThan(2 * TIMES);
});

test('a long log is read in pages and gives the same file as when it is written at once', async () => {
  const running = await someServer();
  const { record, batches } = await someLongTable(running);
  const { store } = running.server;
  const pages: number[] = [];
  const spied = {
    readSnapshot: store.readSnapshot.bind(store),
    readStatePage: store.readStatePage.bind(store),
    async readBatchPage(...wanted: Parameters<typeof store.readBatchPage>) {
      const page = await store.readBatchPage(...wanted);
      pages.push(page.length);
      return page;
    },
  };
  let text = '';
  let longest = 0;
  for await (const piece of saveChunks(spied, record)) {
    text += piece;
    longest = Math.max(longest, piece.length);
  }
  expect(longest).toBe(PIECE_LENGTH);
  expect(Math.max(...pages)).toBeLessThanOrEqual(200);
  const whole = saveFrom(record, batches, [], undefined);
  if (!whole.ok) throw new Error(whole.message);
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(whole.value)));
  expect(await store.readBatches(record.room.id, 0)).toEqual(batches);
});

test('longer games cost more to read, but never more than a full burst', async () => {
  for (const reading of ['events', 'moments', 'history', 'save'] as const) {
    const costs = [0, 1_000, 10_000, 100_000].map(entries => costOf(reading, entries, 1e9));
    expect(costs).toEqual([...costs].sort((a, b) => a - b));
    expect(costs[3]).toBeGreaterThan(10 * costs[0]!);
    expect(costOf(reading, 1e9, 300)).toBe(300);
  }
  const running = await someServer({ limits: { commands: { burst: 100, perSecond: 0.001 } } });
  const { ann, path } = await someLongTable(running); // 20,000 entries and more: moments cost 65
  expect((await ann.request('GET', `${path}/moments`)).status).toBe(200);
  expect((await ann.request('GET', `${path}/moments`)).status).toBe(429);
});

test('requests that are aborted or refused free their slot', async () => {
  const running = await someServer();
  const { ann, record } = await someLongTable(running);
  const { history } = running.server;
  const first = await history.save('ann', record);
  if (!first.ok) throw new Error(first.message);
  await first.value.next();
  await first.value.return();
  expect(history.readers).toBe(0);
  const open = await Promise.all(Array.from({ length: 6 }, () => history.save('ann', record)));
  expect(open.map(each => each.ok)).toEqual([true, true, true, true, false, false]);
  expect((await history.moments('bob', record, null)).ok).toBe(true);
  for (const each of open) if (each.ok) await each.value.return(); // before anything was read
  expect(history.readers).toBe(1);
  expect((await history.save('ann', { ...record, seed: null })).ok).toBe(false);
  expect(history.readers).toBe(1);
  expect((await ann.request('GET', `/api/tables/${record.room.id}/moments`)).status).toBe(200);
});

test('text is split into chunks of a moderate size', async () => {
  const parts = ['a'.repeat(3), 'b'.repeat(2.5 * PIECE_LENGTH), 'c'];
  const pieces: string[] = [];
  for await (const piece of chunked(parts)) pieces.push(piece);
  expect(pieces.map(each => each.length)).toEqual([PIECE_LENGTH, PIECE_LENGTH, PIECE_LENGTH / 2 + 4]);
  expect(pieces.join('')).toBe(parts.join(''));
});
