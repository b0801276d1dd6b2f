import { createHmac } from 'node:crypto';
import { drawView } from '@orrery/catalogue/pictures';
import type { MyNotices, NoticeBody, NoticeTest } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { pngOf } from '../picture/png.ts';
import { Client } from '../testing/client.ts';
import { someServer } from '../testing/servers.ts';
import { type Received, someBrowser, someTarget } from '../testing/target.ts';

const quickly = { noticesToPrivateAddresses: true, noticesEveryMs: 20, dueEveryMs: 20 };
const bodyOf = ({ body }: Received) => JSON.parse(body.toString()) as NoticeBody;
const plain = (url: string) => ({ webhook: { url, form: 'plain' }, quiet: null });

async function put(client: Client, settings: unknown): Promise<MyNotices & { code?: string }> {
  return (await client.request('PUT', '/api/me/notices', settings)).body;
}

test('absent people get a notice at once, those at the table after a minute, and one reminder', async () => {
  const clock = { ahead: 0 };
  const { url, server } = await someServer({ ...quickly, now: () => Date.now() + clock.ahead });
  const target = await someTarget();
  const ann = await Client.named(url, 'Ann');
  const { webhookSecret } = await put(ann, plain(`${target.url}/ann`));
  const terms = { game: 'eminent-domain', seats: 2, bots: [null, 'random'] };
  const slow = await ann.create({ ...terms, clock: { kind: 'each', seconds: 7200 } });
  await ann.request('POST', `/api/tables/${slow.table}/commands`, { id: 'a', command: { do: 'start' } });
  await target.until(1);
  const [first] = target.received;
  expect(bodyOf(first!)).toMatchObject({ type: 'turn', table: slow.table, link: `${url}/t/${slow.table}` });
  const signed = `${first!.headers['orrery-timestamp']}.${first!.body}`;
  expect(first!.headers['orrery-signature']).toBe(
    `v1=${createHmac('sha256', webhookSecret!).update(signed).digest('hex')}`,
  );

  const live = await ann.create(terms);
  await ann.connect();
  ann.watch(live.table);
  await ann.send(live.table, { do: 'start' });
  await ann.until(() => ann.asks(live.table).some(ask => !ask.ahead), 'a question');
  await new Promise(later => setTimeout(later, 100));
  expect(target.received).toHaveLength(1);
  clock.ahead = 61_000;
  await target.until(2);
  expect(bodyOf(target.received[1]!)).toMatchObject({ type: 'turn', table: live.table });

  clock.ahead = 5_410_000;
  await target.until(3);
  expect(bodyOf(target.received[2]!)).toMatchObject({ type: 'reminder', table: slow.table });
  await new Promise(later => setTimeout(later, 100));
  expect(target.received).toHaveLength(3);
  const metrics = () => server.metrics.registry.metrics();
  await expect.poll(metrics, { timeout: 20_000 }).toContain('orrery_notices_total{outcome="sent"} 3'); // counted when stored
  expect(await metrics()).toContain('orrery_faults_total 0');
});

test.each(['eminent-domain', 'twilight-imperium'])(
  'who wishes it gets a picture of the table with a notice: %s',
  async game => {
    const { url, server } = await someServer(quickly);
    const target = await someTarget();
    const ann = await Client.named(url, 'Ann');
    await put(ann, { webhook: { url: target.url, form: 'plain', picture: true }, quiet: null });
    const { table } = await ann.create({ game, seats: 3, bots: [null, 'random', 'random'] });
    await ann.request('POST', `/api/tables/${table}/commands`, { id: 'a', command: { do: 'start' } });
    await target.until(1);
    const { picture, ...rest } = bodyOf(target.received[0]!);
    expect(rest).toMatchObject({ type: 'turn', table });
    const png = Buffer.from(picture!, 'base64');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)].every(size => size > 500)).toBe(true);
    expect(await server.metrics.registry.metrics()).toContain('orrery_faults_total 0');

    await put(ann, { webhook: { url: target.url, form: 'plain' }, quiet: null });
    const other = await ann.create({ game, seats: 3, bots: [null, 'random', 'random'] });
    await ann.request('POST', `/api/tables/${other.table}/commands`, { id: 'b', command: { do: 'start' } });
    await target.until(2);
    expect(bodyOf(target.received[1]!)).not.toHaveProperty('picture');
  },
  60_000,
);

test.each(['eminent-domain', 'twilight-imperium'])(
  'a picture for a player is drawn from what spectators see, so it shows nothing of a hand: %s',
  async game => {
    const { url, server } = await someServer();
    const [ann, cy] = [await Client.named(url, 'Ann'), await Client.named(url, 'Cy')];
    const { table, you } = await ann.create({ game, seats: 3, bots: [null, 'random', 'random'] });
    await cy.connect();
    cy.watch(table, you.watchKey!);
    await ann.request('POST', `/api/tables/${table}/commands`, { id: 'a', command: { do: 'start' } });
    await cy.until(() => cy.pictures.has(table), 'the game');
    const { title } = cy.rooms.get(table)!.room;
    const words = { title, nameOf: (seat: number) => ['Ann', 'Bot 2', 'Bot 3'][seat]!, colours: [0, 1, 2] };
    const seen = async () => {
      const svg = await drawView(game, cy.pictures.get(table)!.picture.view, { ...words, showsHand: false });
      return Buffer.from(await pngOf(svg)).equals(
        (await server.history.picture('ann', (await server.store.readTable(table))!))!,
      );
    };
    await expect.poll(seen, { timeout: 20_000 }).toBe(true); // bots may still be answering
    cy.close();
  },
  60_000,
);

test('settings: a secret is shown once, a browser subscribes and leaves, a test goes everywhere', async () => {
  const { url } = await someServer(quickly);
  const target = await someTarget(({ path }) => (path === '/broken' ? 500 : 201));
  const ann = await Client.named(url, 'Ann');
  expect((await new Client(url).request('GET', '/api/me/notices')).status).toBe(401);
  expect((await ann.request('GET', '/api/me/notices')).body).toEqual({ webhook: null, quiet: null, pushes: 0 });

  const quiet = { from: 0, to: 60, zone: 'Europe/Berlin' };
  expect((await put(ann, { webhook: null, quiet: { ...quiet, zone: 'Mars' } })).code).toBe('request/malformed');
  const hook = { url: `${target.url}/hook`, form: 'discord' } as const;
  const set = await put(ann, { webhook: hook, quiet });
  expect(set).toEqual({ webhook: hook, quiet, pushes: 0, webhookSecret: expect.stringMatching(/^[\w-]{43}$/) });
  expect(await put(ann, { webhook: { ...hook, form: 'plain' }, quiet })).not.toHaveProperty('webhookSecret');
  expect((await ann.request('GET', '/api/me')).body).not.toHaveProperty('webhookSecret');
  expect((await ann.request('GET', '/api/me/notices')).body).not.toHaveProperty('webhookSecret');

  const browser = someBrowser(target.url);
  const { key } = (await ann.request('GET', '/api/push-key')).body as { key: string };
  expect(Buffer.from(key, 'base64url')).toHaveLength(65);
  const bad = { ...browser.subscription, keys: { p256dh: 'AAAA', auth: 'AAAA' } };
  expect((await ann.request('POST', '/api/me/push', bad)).status).toBe(400);
  for (let twice = 0; twice < 2; twice++)
    expect((await ann.request('POST', '/api/me/push', browser.subscription)).body).toMatchObject({ pushes: 1 });

  const tested = await ann.request('POST', '/api/me/notices/test');
  expect(tested.body).toEqual({ webhook: 'sent', pushes: { sent: 1, failed: 0 } } satisfies NoticeTest);
  const pushed = target.received.find(({ path }) => path.startsWith('/push'))!;
  expect(pushed.headers.authorization).toContain(`k=${key}`);
  expect(browser.read(pushed.body)).toMatchObject({ link: url });

  await put(ann, plain(`${target.url}/broken`));
  const { endpoint } = browser.subscription;
  expect((await ann.request('DELETE', '/api/me/push', { endpoint })).body).toMatchObject({ pushes: 0 });
  const failed = await ann.request('POST', '/api/me/notices/test');
  expect(failed.body).toEqual({ webhook: 'failed', pushes: { sent: 0, failed: 0 } }); // and nothing of the target's response
});

test('the server cannot be made to contact private addresses', async () => {
  const { url } = await someServer();
  const inside = await someTarget();
  const ann = await Client.named(url, 'Ann');
  for (const to of [
    inside.url,
    inside.url.replace('http', 'https'),
    'https://localhost/',
    'https://169.254.169.254/',
  ]) {
    const { status, body } = await ann.request('PUT', '/api/me/notices', plain(to));
    expect([status, body]).toMatchObject([409, { code: 'notice/refused-address' }]);
  }
  const { status } = await ann.request('POST', '/api/me/push', someBrowser('https://[::1]').subscription);
  expect(status).toBe(409);
  for (let n = 0; n < 20; n++) await ann.request('POST', '/api/me/notices/test');
  expect((await ann.request('POST', '/api/me/notices/test')).status).toBe(429);
  expect(inside.received).toEqual([]);
});
