import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { quickRandom, type Random, randomAnswer, randomBelow, refusalCodes } from '@orrery/kernel';
import { COLOURS, type Command, commandNames, serverCodes } from '@orrery/protocol';
import { testLimits } from '../common/limits.ts';
import { botAt } from '../rooms/room.ts';
import { type RunningServer, serve } from '../serve.ts';
import { garbled, mutated, noise, oneOf } from './bad-input.ts';
import { Client } from './client.ts';
import { sendRawBytes } from './raw-bytes.ts';
import { plainRoom, someGame, someTable } from './situations.ts';

const codes = new Set<string>([...serverCodes, ...refusalCodes]);
const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE'];
const types = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'text/html',
  'multipart/form-data',
  '',
];
const BLOCK = 250;

export interface FuzzReport {
  readonly requests: number;
  readonly http: number;
  readonly frames: number;
  readonly raw: number;
  /** Decisions of people who play on meanwhile. */
  readonly decisions: number;
  /** What came back, by status or code. */
  readonly answers: Readonly<Record<string, number>>;
  readonly problems: readonly string[];
}

/** The fixture: a server with running games, their players, and the attackers. */
class Siege {
  readonly #running: RunningServer;
  readonly #random: Random;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 8 });
  readonly tables: string[] = [];
  readonly answers: Record<string, number> = {};
  readonly problems: string[] = [];
  readonly counts = { http: 0, frames: 0, raw: 0, decisions: 0 };
  /** Who play: the first two at every table that goes on, the third nowhere. */
  players: Client[] = [];
  attackers: Client[] = [];
  #heard = new Map<Client, number>();
  #used: { table: string; id: string; command: Command }[] = [];

  constructor(running: RunningServer, random: Random) {
    this.#running = running;
    this.#random = random;
  }

  async begin(): Promise<void> {
    const { url, server } = this.#running;
    const names = ['Ann', 'Bob', 'Cid'];
    this.players = await Promise.all(names.map(name => Client.named(url, name)));
    const stranger = await Client.named(url, 'Mal');
    this.attackers = [new Client(url), stranger];
    const [ann, bob] = this.players as [Client, Client, Client];
    await Promise.all([...this.players, ...this.attackers].map(each => each.connect()));
    const games = [
      { game: 'eminent-domain', seats: 2, open: true },
      { game: 'eminent-domain', seats: 2, open: false },
      { game: 'twilight-imperium', seats: 3, bots: [null, null, 'random'], open: true },
    ];
    for (const wish of games) {
      const { table, you } = await ann.create(wish);
      await bob.send(table, { do: 'sit', key: you.key! });
      await ann.send(table, { do: 'start' });
      for (const each of [ann, bob]) each.watch(table);
      this.tables.push(table);
    }
    this.tables.push((await ann.create({ game: 'eminent-domain', seats: 3, open: false })).table);
    const people = await Promise.all(['Dee', 'Eve'].map(name => server.identities.create(name)));
    const [dee, eve] = people.map(({ id, name }) => ({ id, name }));
    const wish = { open: true, host: dee!, seats: [dee!, eve!] };
    this.tables.push((await someTable(server.store, { ...wish, status: 'over' }, someGame(plainRoom(2), 'over'))).id);
    this.tables.push(
      (await someTable(server.store, { ...wish, status: 'playing' }, someGame(plainRoom(2), 'begun'))).id,
    );
  }

  /** A fingerprint of every table. */
  async #hashes(): Promise<string[]> {
    const { store } = this.#running.server;
    const all = [];
    for (const table of this.tables) {
      const { length, chain, room } = (await store.readTable(table))!;
      const text = JSON.stringify([length, chain, room, (await store.readChat(table, 1)).length]);
      all.push(createHash('sha256').update(text).digest('hex'));
    }
    return all;
  }

  #count(answer: string): void {
    this.answers[answer] = (this.answers[answer] ?? 0) + 1;
  }

  #pick<T>(list: readonly T[]): T {
    return oneOf(list, this.#random);
  }

  #chance(percent: number): boolean {
    return randomBelow(100, this.#random) < percent;
  }

  /** A command that would be valid from the right person. */
  #command(): Command {
    const [ann] = this.players as [Client];
    const asks = this.tables.flatMap(table => ann.asks(table));
    const ask = asks.length > 0 ? this.#pick(asks) : undefined;
    const samples: Record<string, object> = {
      answer: ask ? { ask: ask.id, value: randomAnswer(ask, this.#random) } : { ask: '0.1', value: [] },
      withdraw: { about: 'x' },
      order: { window: 'after-system-activated', unless: null, until: 'round' },
      'cancel-order': { window: 'x' },
      react: { reaction: 'guarded' },
      'answer-undo': { agree: true },
      sit: { seat: randomBelow(4, this.#random) },
      colour: { seat: 0, colour: randomBelow(COLOURS, this.#random) },
      'seat-bot': { seat: 1, bot: 'random' },
      'open-seat': { seat: 1 },
      pause: { agree: true },
      chat: { text: 'Hello' },
    };
    const name = this.#pick(commandNames);
    return { do: name, ...samples[name] } as Command;
  }

  #message(): object {
    const table = this.#chance(95) ? this.#pick(this.tables) : 'a'.repeat(16);
    const kinds = [
      { type: 'watch', table, ...(this.#chance(50) ? { have: { n: 3, events: 2 } } : {}) },
      { type: 'watch', table, key: 'k'.repeat(22) },
      { type: 'unwatch', table },
      { type: 'ping', id: 'p' },
      { type: 'command', table, id: `f${randomBelow(1e6, this.#random)}`, command: this.#command() },
      { type: 'command', table, id: `f${randomBelow(1e6, this.#random)}`, command: this.#command() },
    ];
    return this.#pick(kinds);
  }

  /** Attacks by a player: asks of others, old asks, wrong values, repeated messages, other tables. */
  #cheat(): object {
    const [ann, bob] = this.players as [Client, Client];
    const table = this.#pick(this.tables.slice(0, 3));
    const id = `f${randomBelow(1e6, this.#random)}`;
    const hers = ann.asks(table);
    const his = bob.asks(table);
    const foreign = hers.length > 0 ? this.#pick(hers) : undefined;
    const own = his.length > 0 ? this.#pick(his) : undefined;
    const tries: object[] = [
      { table, id, command: { do: 'answer', ask: `9.${id}`, value: [] } },
      { table, id, command: { do: 'answer', ask: '0.1', value: ['x'] } },
      { table: this.tables[5]!, id, command: this.#command() },
      { table: this.tables[4]!, id, command: this.#command() },
      ...(foreign
        ? [{ table, id, command: { do: 'answer', ask: foreign.id, value: randomAnswer(foreign, this.#random) } }]
        : []),
      ...(own ? [{ table, id, command: { do: 'answer', ask: own.id, value: ['no such key'] } }] : []),
      ...(own ? [{ table, id, command: { do: 'answer', ask: own.id, value: { nothing: 1e9 } } }] : []),
      ...(own ? [{ table: this.tables[5]!, id, command: { do: 'answer', ask: own.id, value: [] } }] : []),
      ...(this.#used.length > 0 ? [this.#pick(this.#used)] : []),
    ];
    return { type: 'command', ...this.#pick(tries) };
  }

  #frame(): string | Buffer {
    const message = this.#message();
    if (this.#chance(20)) return JSON.stringify(message);
    if (this.#chance(60)) return JSON.stringify(mutated(message, this.#random));
    return this.#chance(85) ? garbled(JSON.stringify(message), this.#random) : noise(this.#random, 300);
  }

  /** Sends frames on one stream and reads what comes back until all is answered. */
  async #sendFrames(count: number): Promise<void> {
    const isCheat = this.#chance(25);
    const client = isCheat ? this.players[1]! : this.#pick(this.attackers);
    if (!client.isOpen) await client.connect();
    for (let i = 0; i < count && client.isOpen; i++)
      client.raw(
        isCheat
          ? JSON.stringify(this.#cheat())
          : this.#chance(1) && this.#chance(20)
            ? 'x'.repeat(70_000)
            : this.#frame(),
      );
    this.counts.frames += count;
    await this.#settle(client);
  }

  /** Waits until a stream has answered everything, and checks the answers. */
  async #settle(client: Client): Promise<void> {
    const id = `end${this.counts.frames}`;
    const pong = JSON.stringify({ type: 'pong', id });
    if (client.isOpen) client.raw(JSON.stringify({ type: 'ping', id }));
    await client.until(() => !client.isOpen || client.received.includes(pong), 'a pong');
    const from = this.#heard.get(client) ?? 0;
    for (const text of client.received.slice(from)) {
      const { type, code } = JSON.parse(text) as { type: string; code?: string };
      if (code !== undefined && !codes.has(code)) this.problems.push(`an unknown code: ${text}`);
      if (code === 'request/failed') this.problems.push(`our own fault: ${text}`);
      this.#count(code ?? type);
    }
    client.received.length = 0;
    client.kinds.length = 0;
    this.#heard.set(client, 0);
  }

  #http(): Promise<void> {
    this.counts.http++;
    const table = this.#chance(90)
      ? this.#pick(this.tables)
      : this.#pick(['a', '%00', '..', '__proto__', 'a'.repeat(150)]);
    const bodies: Record<string, object> = {
      '/api/me': { name: 'Mal' },
      '/api/recover': { token: 'x'.repeat(43) },
      '/api/tables': { game: 'eminent-domain', seats: 2, options: { learning: true }, open: false },
      [`/api/tables/${table}/commands`]: { id: 'h', command: this.#command() },
    };
    const paths = [
      ...Object.keys(bodies),
      ...['', '/events', '/moments', '/past', '/export'].map(part => `/api/tables/${table}${part}`),
      '/api/tables/mine',
      ...['/api/games', '/healthz', '/api/stream', '/api/me/recovery', '/', '/%ff', '//', '/api/tables/?key=1'],
    ];
    const path = this.#pick(paths);
    const query = this.#chance(30)
      ? this.#pick(['?key=1', '?key=a&key=b', '?before=-1', '?before=1e9', '?before=5', '?__proto__=1', '?%'])
      : '';
    const method = this.#chance(70)
      ? path in bodies
        ? path === '/api/me'
          ? 'PUT'
          : 'POST'
        : 'GET'
      : this.#pick(methods);
    const whole = bodies[path] ?? { name: 'x' };
    const text = JSON.stringify(this.#chance(70) ? mutated(whole, this.#random) : whole) ?? '';
    const body = this.#chance(85) ? text : garbled(text, this.#random);
    // Tables and new people are made only by messages that are wrong.
    const isHarmless = path !== '/api/tables' && path !== '/api/me';
    const attacker = isHarmless ? this.#pick(this.attackers) : this.attackers[1]!;
    const headers: Record<string, string> = {
      ...(attacker.cookie
        ? { cookie: this.#chance(90) ? attacker.cookie : garbled(attacker.cookie, this.#random).replace(/[^!-~]/g, '') }
        : {}),
      ...(this.#chance(90) ? { 'content-type': this.#chance(80) ? types[0]! : this.#pick(types) } : {}),
      ...(this.#chance(5) ? { origin: 'https://elsewhere.example' } : {}),
    };
    return this.#ask(method, path + query, headers, method === 'GET' || method === 'HEAD' ? '' : body);
  }

  #ask(method: string, path: string, headers: Record<string, string>, body: string): Promise<void> {
    const { hostname, port } = new URL(this.#running.url);
    return new Promise(resolve => {
      const asked = request({ hostname, port, path, method, headers, agent: this.#agent }, response => {
        let text = '';
        response.on('data', data => {
          text += data;
        });
        response.on('end', () => {
          const status = response.statusCode!;
          this.#count(String(status));
          if (status >= 500) this.problems.push(`${status}: ${method} ${path} ${body.slice(0, 200)}`);
          const isCoded = status < 400 || method === 'HEAD' || codes.has((JSON.parse(text) as { code: string }).code);
          if (!isCoded) this.problems.push(`no code: ${method} ${path} ${text.slice(0, 100)}`);
          resolve();
        });
      });
      asked.on('error', () => resolve());
      asked.end(body);
    });
  }

  async #raw(): Promise<void> {
    this.counts.raw++;
    const heard = await sendRawBytes(this.#running.url, this.#random);
    if (/^HTTP\/1.1 5/.test(heard)) this.problems.push(`5xx: ${heard.slice(0, 100)}`);
    this.#count(`raw ${heard.slice(9, 12) || 'nothing'}`);
  }

  /** The regular players continue. */
  async #play(): Promise<void> {
    const [ann, bob] = this.players as [Client, Client];
    for (const table of this.tables.slice(0, 3))
      for (const client of [ann, bob]) {
        if (!client.isOpen) continue;
        const ask = client.asks(table).find(each => !each.ahead);
        if (!ask) continue;
        const id = `v${++this.counts.decisions}`;
        const command: Command = { do: 'answer', ask: ask.id, value: randomAnswer(ask, this.#random) };
        const reply = await client.send(table, command, id);
        if (reply.ok && client === bob) this.#used.push({ table, id, command });
        if (!reply.ok && !/stale|against-rule|over/.test(reply.code!)) this.problems.push(`a player: ${reply.code}`);
      }
    if (this.#used.length > 200) this.#used.splice(0, 100);
    await this.#calm();
  }

  /** Waits until no bot has anything left to do. */
  async #calm(): Promise<void> {
    const { store } = this.#running.server;
    const isBusy = async (table: string) => {
      const { room } = (await store.readTable(table))!;
      return room.seats.some((each, seat) => each.waitingSince !== null && botAt(room, seat) !== null);
    };
    for (const table of this.tables) while (await isBusy(table)) await new Promise(later => setTimeout(later, 20));
  }

  /** A block of attacks. Nothing at any table may be different afterwards. */
  async attack(size: number): Promise<void> {
    await this.#play();
    const before = await this.#hashes();
    for (let left = size; left > 0; ) {
      if (this.#chance(15)) {
        await this.#raw();
        left--;
      } else if (this.#chance(50)) {
        const some = Math.min(left, 8);
        await Promise.all(Array.from({ length: some }, () => this.#http()));
        left -= some;
      } else {
        const some = Math.min(left, 20);
        await this.#sendFrames(some);
        left -= some;
      }
    }
    for (const client of this.players) await this.#settle(client);
    await this.#calm();
    for (const [index, hash] of (await this.#hashes()).entries())
      if (hash !== before[index]) this.problems.push(`table ${index} has changed`);
  }

  async end(): Promise<void> {
    this.#agent.destroy();
    for (const client of [...this.players, ...this.attackers]) client.close();
    const { values } = await this.#running.server.metrics.faults.get();
    if (values[0]?.value !== 0) this.problems.push(`${values[0]?.value} faults of our own`);
  }
}

/** Sends many invalid, foreign, old or random requests and messages to a server with running games. */
export async function fuzzServer(
  requests: number,
  seed: number,
  say: (line: string) => void = () => {},
): Promise<FuzzReport> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-fuzz-'));
  const hidden = { least: 0, most: 0 }; // questions close at once, so that a table does not change by itself
  const running = await serve({
    port: 0,
    folder,
    logLevel: 'silent',
    limits: testLimits,
    anonymousPerAddress: 1e9,
    hidden,
  });
  const siege = new Siege(running, quickRandom(seed));
  try {
    await siege.begin();
    for (let sent = 0; sent < requests && siege.problems.length < 20; sent += BLOCK) {
      await siege.attack(Math.min(BLOCK, requests - sent));
      if (sent % 10_000 === 0) say(`${sent} …`);
    }
    await siege.end();
  } finally {
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const { answers, problems, counts } = siege;
  return { requests: counts.http + counts.frames + counts.raw, ...counts, answers, problems };
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { requests: { type: 'string' }, seed: { type: 'string' } } });
  const report = await fuzzServer(Number(values.requests ?? 10_000), Number(values.seed ?? 1), line =>
    console.log(line),
  );
  console.log(JSON.stringify(report, null, 2));
  process.exitCode = report.problems.length > 0 ? 1 : 0;
}
