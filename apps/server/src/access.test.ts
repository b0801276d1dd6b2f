import { simplestAnswer } from '@orrery/kernel';
import { type Command, type CommandName, commandNames, type TableStatus, upward } from '@orrery/protocol';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { testLimits } from './common/limits.ts';
import { addRoutes } from './http/app.ts';
import type { Person, Room } from './rooms/room.ts';
import { watchKeyOf } from './rooms/watch-key.ts';
import { Client } from './testing/client.ts';
import { someServer } from './testing/servers.ts';
import { plainRoom, someGame, someTable } from './testing/situations.ts';

/**
 * The roles. An invited person sends the table's key with every request; a spectator used it to watch on a stream. A
 * watcher sends the key from the link for spectators.
 */
const roles = [
  ...['nameless', 'stranger', 'watcher', 'invited', 'spectator'],
  ...['seat', 'other', 'host', 'host+seat', 'former'],
] as const;
type Role = (typeof roles)[number];

const statuses: readonly TableStatus[] = ['gathering', 'playing', 'over'];
const situations = statuses.flatMap(status => [true, false].map(open => ({ status, open })));
type Situation = (typeof situations)[number];

/** Requests that do not depend on a table. */
const personal: Readonly<Record<string, unknown>> = {
  'GET /healthz': undefined,
  'GET /metrics': undefined,
  'GET /api/me': undefined,
  'PUT /api/me': { name: 'Anybody' },
  'POST /api/me/recovery': {},
  'DELETE /api/me/recovery': undefined,
  'GET /api/me/sessions': undefined,
  'DELETE /api/me/sessions': undefined,
  'DELETE /api/me/sessions/:id': undefined,
  'GET /api/me/blocks': undefined,
  'DELETE /api/me/blocks/:id': undefined,
  'GET /api/push-key': undefined,
  'GET /api/me/notices': undefined,
  'PUT /api/me/notices': { webhook: null, quiet: null },
  'POST /api/me/notices/test': {},
  'POST /api/me/push': {
    endpoint: 'https://push.example.org/a',
    keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) },
  },
  'DELETE /api/me/push': { endpoint: 'https://push.example.org/a' },
  'POST /api/recover': { token: 'a'.repeat(43) },
  'GET /api/games': undefined,
  'GET /api/tables': undefined,
  'GET /api/tables/mine': undefined,
  'POST /api/tables': { game: 'eminent-domain', seats: 2 },
};

const parts = ['', '/events', '/moments', '/past', '/export'];
const aboutTable = parts.map(part => `GET /api/tables/:id${part}`);
/** Requests about a table and somebody there, with their bodies. */
const aboutPeople: Readonly<Record<string, unknown>> = {
  'POST /api/tables/:id/block': { seat: 1, kind: 'mute' },
  'POST /api/tables/:id/report': { seat: 1, reason: 'They are rude.' },
};
const commandRoute = 'POST /api/tables/:id/commands';

const game = someGame(plainRoom(4), 'begun');
const over = someGame(plainRoom(4), 'over');
const ask = game.game.asks(0)[0]!;

const samples: Readonly<Record<CommandName, Command>> = {
  answer: { do: 'answer', ask: ask.id, value: simplestAnswer(ask) },
  withdraw: { do: 'withdraw', about: 'nothing' },
  order: { do: 'order', window: 'no-such-window', unless: null, until: 'game' },
  'cancel-order': { do: 'cancel-order', window: 'no-such-window' },
  react: { do: 'react', reaction: 'quick' },
  undo: { do: 'undo' },
  'ask-undo': { do: 'ask-undo' },
  'answer-undo': { do: 'answer-undo', agree: true },
  sit: { do: 'sit' },
  colour: { do: 'colour', seat: 0, colour: 7 },
  settings: { do: 'settings', open: true },
  ready: { do: 'ready', ready: true },
  leave: { do: 'leave' },
  start: { do: 'start' },
  pledge: { do: 'pledge', digest: 'a'.repeat(64) },
  reveal: { do: 'reveal', random: 'a'.repeat(64) },
  close: { do: 'close' },
  'seat-bot': { do: 'seat-bot', seat: 3, bot: 'random' },
  'open-seat': { do: 'open-seat', seat: 3 },
  remove: { do: 'remove', seat: 1 },
  'vote-remove': { do: 'vote-remove', agree: true },
  resign: { do: 'resign' },
  'step-aside': { do: 'step-aside' },
  return: { do: 'return' },
  pause: { do: 'pause', agree: true },
  resume: { do: 'resume' },
  rematch: { do: 'rematch' },
  chat: { do: 'chat', text: 'Hello.' },
  message: { do: 'message', to: 1, text: 'Hello.' },
};

/** Commands that do several things, by what else they do. */
const variants: Readonly<Record<string, Command>> = {
  'settings: coach': { do: 'settings', coach: false },
  'settings: planned start': { do: 'settings', startAt: Date.now() + 3600_000 },
  'settings: spectators': { do: 'settings', spectators: false },
  'message: promise': { do: 'message', to: 1, text: 'Hello.', promise: true },
};
const commands: Readonly<Record<string, Command>> = { ...samples, ...variants };

async function lookUp() {
  const { url, server } = await someServer({ limits: testLimits });
  const people = {} as Record<Role | 'third' | 'fourth', Person>;
  const clients = {} as Record<Role, Client>;
  for (const name of [...roles, 'third', 'fourth'] as const) people[name] = await server.identities.create(name);
  for (const role of roles) {
    clients[role] = new Client(url);
    if (role !== 'nameless') clients[role].cookie = `orrery=${await server.identities.cookieFor(people[role].id)}`;
    await clients[role].connect();
  }

  /** A new table where everybody has their role. */
  function table({ status, open }: Situation, role: Role): Promise<Room> {
    const host = role === 'host+seat' ? people['host+seat'] : people.host;
    const third = role === 'host+seat' ? host : people.third;
    const last = status === 'gathering' ? null : people.fourth;
    const seats = [people.seat, people.other, third, last];
    const played = status === 'playing' ? game : status === 'over' ? over : undefined;
    return someTable(server.store, { status, open, host, seats, former: people.former }, played);
  }

  let pings = 0;
  const brought = (role: Role, room: Room): string | undefined => {
    if (role === 'watcher') return watchKeyOf(room);
    return role === 'invited' || role === 'spectator' ? room.key : undefined;
  };

  async function http(role: Role, operation: string, room?: Room, body?: unknown): Promise<string> {
    const [method, path] = operation.split(' ') as [string, string];
    const key = room && brought(role, room);
    const query = key === undefined ? '' : `?key=${key}`;
    const { cookie } = clients[role];
    const response = await fetch(url + path.replace(':id', room?.id ?? 'a'.repeat(16)) + query, {
      method,
      headers: { ...(cookie ? { cookie } : {}), ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    return response.status === 200 ? 'ok' : JSON.parse(text).code;
  }

  async function watch(role: Role, room: Room): Promise<string> {
    const client = clients[role];
    client.watch(room.id, brought(role, room));
    await client.until(() => client.rooms.has(room.id) || client.gone.has(room.id), 'the table', 2000);
    return client.gone.get(room.id) ?? 'ok';
  }

  async function unwatch(role: Role, room: Room): Promise<string> {
    clients[role].raw(JSON.stringify({ type: 'unwatch', table: room.id }));
    return ping(role);
  }

  async function ping(role: Role): Promise<string> {
    const client = clients[role];
    const id = `p${++pings}`;
    client.raw(JSON.stringify({ type: 'ping', id }));
    await client.until(() => client.received.includes(JSON.stringify({ type: 'pong', id })), 'an answer', 5000);
    return 'ok';
  }

  async function command(role: Role, name: string, room: Room): Promise<string> {
    const sample = commands[name]!;
    const key = brought(role, room);
    const wish = sample.do === 'sit' && key !== undefined ? { ...sample, key } : sample;
    if (role !== 'spectator') return http(role, commandRoute, room, { id: 'once', command: wish });
    await watch(role, room);
    const reply = await clients[role].send(room.id, wish, `${room.id}-${sample.do}`);
    await unwatch(role, room);
    return reply.ok ? 'ok' : reply.code!;
  }
  return { server, http, watch, unwatch, ping, command, table };
}

test('every request, message and command is allowed exactly to the roles in the matrix', async () => {
  const { server, http, watch, unwatch, ping, command, table } = await lookUp();
  const lines: string[] = [];
  const line = (operation: string, situation: string, cells: readonly string[]) =>
    lines.push([operation.padEnd(33), situation.padEnd(17), ...cells.map(cell => cell.padEnd(18))].join(' ').trim());
  line('', '', roles);

  for (const [operation, body] of Object.entries(personal)) {
    const cells: string[] = [];
    for (const role of roles) cells.push(await http(role, operation, undefined, body));
    line(operation, 'any', cells);
  }

  type Act = (role: Role, room: Room) => Promise<string>;
  const acts: [string, Act][] = [
    ...aboutTable.map((operation): [string, Act] => [operation, (role, room) => http(role, operation, room)]),
    ...Object.entries(aboutPeople).map(([operation, body]): [string, Act] => [
      operation,
      (role, room) => http(role, operation, room, body),
    ]),
    ['ping', role => ping(role)],
    ['watch', watch],
    ['unwatch', unwatch],
    ...[...commandNames, ...Object.keys(variants)].map((name): [string, Act] => [
      `command ${name}`,
      (role, room) => command(role, name, room),
    ]),
  ];
  const results = new Map<string, string>();
  /** Each role in all situations, one after another: a client does one thing at a time. */
  const goThrough = async (role: Role) => {
    for (const [index, situation] of situations.entries()) {
      let room = await table(situation, role);
      for (const [operation, act] of acts) {
        const outcome = await act(role, room);
        results.set(`${operation} ${index} ${role}`, outcome);
        if (outcome === 'ok' && operation.startsWith('command')) room = await table(situation, role);
      }
    }
  };
  await Promise.all(roles.map(goThrough));
  for (const [operation] of acts)
    for (const [index, { status, open }] of situations.entries())
      line(
        operation,
        `${status} ${open ? 'open' : 'closed'}`,
        roles.map(role => results.get(`${operation} ${index} ${role}`)!),
      );

  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./access.matrix.txt');
  expect(await server.metrics.faults.get()).toMatchObject({ values: [{ value: 0 }] });
}, 300_000);

test('the matrix has a line for every route and every kind of message', async () => {
  const { server } = await someServer();
  const routes: string[] = [];
  const bare = Fastify();
  bare.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) if (each !== 'HEAD') routes.push(`${each} ${url}`);
  });
  addRoutes(bare as never, server);
  expect(routes.sort()).toEqual(
    [...Object.keys(personal), ...aboutTable, ...Object.keys(aboutPeople), commandRoute].sort(),
  );
  expect(upward.options.map(each => each.shape.type.value).sort()).toEqual(['command', 'ping', 'unwatch', 'watch']);
  expect(Object.keys(samples).sort()).toEqual([...commandNames].sort());
});
