import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openStore } from '../store/open.ts';
import type { PersonRecord } from '../store/store.ts';
import { ann, bob, playing } from '../testing/rooms.ts';
import { someFolder } from '../testing/servers.ts';
import { someBrowser, someTarget } from '../testing/target.ts';
import { newVapidKeys } from './messages.ts';
import { type NoticeOutcome, Notices } from './notices.ts';
import { NoticeSender } from './sender.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Schedulers on one store with a fake clock, and Ann, whose turn it is. */
async function scene(targets: Partial<PersonRecord>, schedulers = 1, timeoutMs = 1_000) {
  const store = await openStore({ folder: someFolder() });
  onTestFinished(() => store.close());
  const clock = { now: Date.parse('2026-01-10T12:00:00Z') };
  const outcomes: NoticeOutcome[] = [];
  const faults: string[] = [];
  const some = Array.from({ length: schedulers }, () => {
    const notices = new Notices({
      store,
      courier: new NoticeSender({ mayReach: () => true, plainHttp: true, timeoutMs }),
      keys: newVapidKeys(),
      subject: 'https://play.example',
      link: table => `https://play.example/t/${table}`,
      now: () => clock.now,
      everyMs: 1e9, // tests trigger it
      count: outcome => outcomes.push(outcome),
      fault: (error, what) => faults.push(`${what} ${error instanceof Error ? error.stack : error}`),
    });
    onTestFinished(() => notices.close());
    return notices;
  });
  const person: PersonRecord = {
    ...{ ...ann, created: 0, notices: { webhook: null, quiet: null }, webhookSecret: 'sesame', pushes: [] },
    ...targets,
  };
  await store.people.create(person);
  const room = playing({ clock: { kind: 'each', seconds: 86_400 } });
  for (const here of [room.seats[0]!]) here.waitingSince = here.turnSince = clock.now;
  await store.createTable(room);
  const look = async () => {
    outcomes.length = 0;
    await Promise.all(some.map(each => each.look()));
    return [...outcomes];
  };
  let revision = 0;
  const save = () => store.commit(room.id, { revision: revision++, room, wakeAt: null });
  return { store, clock, faults, room, person, look, save, notices: some[0]!, all: some };
}

const webhook = (url: string) => ({ notices: { webhook: { url, form: 'plain' as const }, quiet: null } });

test('a turn gives one notice, however many schedulers run and however often it is queued', async () => {
  const target = await someTarget();
  const { room, all, look, clock } = await scene(webhook(target.url), 3);
  await Promise.all(all.map(each => each.note('turn', room, [0])));
  expect(await look()).toEqual(['sent']);
  await all[0]!.note('turn', room, [0]);
  clock.now += 48 * HOUR;
  expect(await look()).toEqual([]);
  expect(target.received.map(each => JSON.parse(each.body.toString()))).toMatchObject([
    { type: 'turn', table: room.id, seat: 0, link: `https://play.example/t/${room.id}` },
  ]);
});

test('a notice that is being sent is not sent again, even if the clock jumps meanwhile', async () => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  let asked = 0;
  const slow = createServer(async (_, response) => {
    asked++;
    await held;
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(slow, 'listening');
  onTestFinished(() => void slow.close());
  const hook = webhook(`http://127.0.0.1:${(slow.address() as AddressInfo).port}/`);
  const { store, clock, room, notices, look } = await scene(hook, 1, 60_000);
  const claims = vi.spyOn(store.notices, 'claim');
  await notices.note('turn', room, [0]);
  const first = look();
  await once(slow, 'request');
  clock.now += HOUR;
  const { promise: isSent, resolve: sent } = Promise.withResolvers<void>();
  const read = store.people.read.bind(store.people);
  vi.spyOn(store.people, 'read').mockImplementationOnce(async id => {
    await isSent;
    return read(id);
  });
  const second = look();
  expect(await claims.mock.results.at(-1)!.value).toHaveLength(1); // its claim has expired
  answer();
  await vi.waitFor(async () => expect(await store.notices.claim(clock.now + HOUR, clock.now + HOUR, 9)).toEqual([]));
  sent(); // the second claimer continues only now
  await Promise.all([first, second]);
  clock.now += HOUR;
  await look();
  expect(asked).toBe(1);
});

test('two schedulers send forty notices exactly once each', async () => {
  const target = await someTarget();
  const { store, room, all, look } = await scene(webhook(target.url), 2);
  for (let n = 0; n < 40; n++) {
    const copy = { ...structuredClone(room), id: `table${n}` };
    await store.createTable(copy);
    await all[n % 2]!.note('turn', copy, [0]);
  }
  expect(await look()).toHaveLength(40);
  const tables = target.received.map(each => JSON.parse(each.body.toString()).table);
  expect([tables.length, new Set(tables).size]).toEqual([40, 40]);
});

test('a target that never answers delays only its own notices, which are sent one at a time', async () => {
  let asked = 0;
  const dead = createServer(() => void asked++).listen(0, '127.0.0.1'); // never answers
  await once(dead, 'listening');
  onTestFinished(() => {
    dead.closeAllConnections();
    dead.close();
  });
  const good = await someTarget();
  const { store, clock, room, person, notices } = await scene(
    webhook(`http://127.0.0.1:${(dead.address() as AddressInfo).port}/`),
    1,
    60_000, // longer than the timeout of the test
  );
  const other = { ...person, ...webhook(good.url), id: bob.id, name: bob.name };
  await store.people.create(other);
  for (let n = 0; n < 60; n++) {
    const copy = { ...structuredClone(room), id: `table${n}` };
    await store.createTable(copy);
    await notices.note('turn', copy, [0]);
  }
  room.seats[1]!.turnSince = room.seats[1]!.waitingSince = clock.now += MINUTE; // after all the others
  await store.commit(room.id, { revision: 0, room, wakeAt: null });
  await notices.note('turn', room, [1]);
  void notices.look();
  await good.until(1);
  expect(good.received).toHaveLength(1);
  expect(asked).toBe(1);
  expect(notices.waiting).toBeGreaterThanOrEqual(60); // one of them being sent
});

test('when a target does not answer, its other notices are postponed and retried later', async () => {
  const target = await someTarget();
  const { store, clock, room, person, notices, look } = await scene(webhook('http://127.0.0.1:1/'));
  for (let n = 0; n < 5; n++) {
    const copy = { ...structuredClone(room), id: `table${n}` };
    await store.createTable(copy);
    await notices.note('turn', copy, [0]);
  }
  expect((await look()).sort()).toEqual(['failed', ...Array(4).fill('postponed')]);
  await store.people.change(person.id, now => ({ ...now, ...webhook(target.url) }));
  clock.now += MINUTE;
  expect(await look()).toEqual(Array(5).fill('sent'));
  expect(target.received).toHaveLength(5);
});

test('failed notices are retried with growing delays for a day, separately for each target', async () => {
  const target = await someTarget(({ path }) => (path === '/hook' ? 500 : 201));
  const { subscription } = someBrowser(target.url);
  const wishes = { ...webhook(`${target.url}/hook`), pushes: [subscription] };
  const { room, notices, look, clock } = await scene(wishes);
  const start = clock.now;
  await notices.note('turn', room, [0]);
  expect((await look()).sort()).toEqual(['failed', 'sent']);
  expect(await look()).toEqual([]);
  const tries: number[] = [];
  for (let last: NoticeOutcome | undefined; last !== 'given-up'; ) {
    clock.now += MINUTE / 2;
    [last] = await look();
    if (last) tries.push((clock.now - start) / MINUTE);
  }
  expect(tries).toEqual([0.5, 1.5, 3.5, 8.5, 23.5, 53.5, 113.5, 233.5, 473.5, 953.5, 1433.5]);
  expect(target.received.filter(({ path }) => path !== '/hook')).toHaveLength(1);
  clock.now += 48 * HOUR;
  expect(await look()).toEqual([]);
}, 20_000);

test('a notice that failed first arrives later, once', async () => {
  let isDown = true;
  const target = await someTarget(() => (isDown ? 503 : 200));
  const { room, notices, look, clock } = await scene(webhook(target.url));
  await notices.note('turn', room, [0]);
  expect(await look()).toEqual(['failed']);
  isDown = false;
  clock.now += MINUTE;
  expect(await look()).toEqual(['sent']);
  clock.now += HOUR;
  expect(await look()).toEqual([]);
});

test('a scheduler that crashes while sending loses nothing', async () => {
  const target = await someTarget();
  const { store, room, notices, look, clock } = await scene(webhook(target.url));
  await notices.note('turn', room, [0]);
  await store.notices.claim(clock.now, clock.now + 2 * MINUTE, 10); // and never finishes
  expect(await look()).toEqual([]);
  clock.now += 2 * MINUTE;
  expect(await look()).toEqual(['sent']);
});

test('quiet hours postpone a notice to their end, also when they were set later', async () => {
  const target = await someTarget();
  const { store, person, room, notices, look, clock } = await scene(webhook(target.url));
  const quiet = { from: 11 * 60, to: 14 * 60, zone: 'UTC' };
  await notices.note('turn', room, [0]);
  await store.people.change(person.id, now => ({ ...now, notices: { ...now.notices, quiet } }));
  expect(await look()).toEqual(['postponed']);
  clock.now += 2 * HOUR - 1;
  expect(await look()).toEqual([]);
  clock.now += 1;
  expect(await look()).toEqual(['sent']);

  const early = { ...structuredClone(room), id: 'another' };
  await store.createTable(early);
  clock.now += 21 * HOUR + 30 * MINUTE; // 11:30 the next day
  await notices.note('turn', early, [0]);
  expect(await look()).toEqual([]);
  clock.now += 150 * MINUTE;
  expect(await look()).toEqual(['sent']);
  expect(target.received).toHaveLength(2);
});

type TableState = Awaited<ReturnType<typeof scene>>;
test.each<[string, (scene: TableState) => void]>([
  ['the turn is over', ({ room }) => Object.assign(room.seats[0]!, { waitingSince: null, turnSince: null })],
  ['it is another turn', ({ room, clock }) => Object.assign(room.seats[0]!, { turnSince: clock.now + 1 })],
  ['a bot plays', ({ room }) => Object.assign(room.seats[0]!, { away: true, bot: 'random' })],
  ['somebody else sits there', ({ room }) => Object.assign(room.seats[0]!, { person: bob })],
  ['the game is paused', ({ room }) => Object.assign(room, { paused: true })],
  ['the game is over', ({ room }) => Object.assign(room, { status: 'over' })],
])('nothing is sent when %s', async (_, happens) => {
  const target = await someTarget();
  const here = await scene(webhook(target.url));
  await here.notices.note('turn', here.room, [0]);
  happens(here);
  await here.save();
  expect(await here.look()).toEqual(['passed']);
  expect(target.received).toEqual([]);
});

test('a partial answer does not start a new turn, but each decision has its own reminder', async () => {
  const target = await someTarget();
  const { room, notices, look, save, clock } = await scene(webhook(target.url));
  await notices.note('turn', room, [0]);
  await notices.note('reminder', room, [0]);
  room.seats[0]!.waitingSince = clock.now + 1;
  await save();
  expect((await look()).sort()).toEqual(['passed', 'sent']);
  await notices.note('reminder', room, [0]);
  expect(await look()).toEqual(['sent']);
  expect(target.received.map(each => JSON.parse(each.body.toString()).type)).toEqual(['turn', 'reminder']);
});

test('a browser that is no longer subscribed is removed; others stay', async () => {
  const service = await someTarget(({ path }) => (path.includes('gone') ? 410 : 201));
  const [gone, here] = [someBrowser(`${service.url}/gone`), someBrowser(service.url)];
  const { store, person, room, notices, look } = await scene({ pushes: [gone.subscription, here.subscription] });
  await notices.note('turn', room, [0]);
  expect((await look()).sort()).toEqual(['dropped', 'sent']);
  expect((await store.people.read(person.id))?.pushes).toEqual([here.subscription]);
  const read = here.read(service.received.find(({ path }) => !path.includes('gone'))!.body);
  expect(read).toMatchObject({ table: room.id, link: `https://play.example/t/${room.id}` });
});

test('a webhook that is gone is not retried, and a removed one is not tried at all', async () => {
  const target = await someTarget(() => 404);
  const { store, person, room, notices, look } = await scene(webhook(target.url));
  await notices.note('turn', room, [0]);
  expect(await look()).toEqual(['given-up']);
  await notices.note('reminder', room, [0]);
  await store.people.change(person.id, now => ({ ...now, notices: { webhook: null, quiet: null } }));
  expect(await look()).toEqual(['gone']);
  expect(target.received).toHaveLength(1);
});

test('nothing is queued for people without a target or for open seats', async () => {
  const { store, room, notices, clock } = await scene({});
  room.seats[1]!.person = null;
  await notices.note('turn', room, [0, 1, 2]);
  expect(await store.notices.claim(clock.now + HOUR, clock.now + HOUR, 10)).toEqual([]);
});

test('old notices are deleted', async () => {
  const target = await someTarget();
  const { room, notices, look, clock } = await scene(webhook(target.url));
  await notices.note('turn', room, [0]);
  expect(await look()).toEqual(['sent']);
  clock.now += 61 * 24 * HOUR;
  await look();
  await notices.note('turn', room, [0]);
  expect(await look()).toEqual(['sent']); // it was deleted before
});

test('internal errors are logged without secrets', async () => {
  const target = await someTarget();
  const { subscription } = someBrowser(target.url);
  const broken = { ...subscription, keys: { p256dh: 'AAAA', auth: 'hush' } };
  const { room, notices, look, faults } = await scene({ ...webhook(`${target.url}/hidden`), pushes: [broken] });
  await notices.note('turn', room, [0]);
  expect(await look()).toEqual(['sent']);
  expect(faults).toHaveLength(1);
  expect(faults.join()).not.toMatch(/sesame|hush|hidden|AAAA|127\.0\.0\.1/);
});
