import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { type Allowance, defaultLimits, Limiter, type Limits } from '../common/limits.ts';
import { granted, type Result, refused } from '../common/refusal.ts';
import { buildApp } from '../http/app.ts';
import type { HttpDependencies, HttpSettings } from '../http/dependencies.ts';
import type { Room } from '../rooms/room.ts';
import type { BlockRecord, ReportRecord } from '../store/safety-store.ts';
import type { ChatRecord, PersonRecord, TableRecord } from '../store/store.ts';

interface AppWishes extends Partial<Omit<HttpSettings, 'limits'>> {
  readonly limits?: Partial<Limits>;
  /** The burst of all rate limiters. */
  readonly commands?: number;
  readonly creations?: number;
  readonly creationsByAddress?: number;
  readonly addresses?: number;
  readonly newcomers?: number;
  /** The storage quota, in bytes. */
  readonly stored?: number;
}

const personCalled = (name: string): PersonRecord => ({
  ...{ id: name.toLowerCase(), name, created: 0, webhookSecret: null, pushes: [] },
  notices: { webhook: null, quiet: null },
});

export const recordOf = (room: Room, more: Partial<TableRecord> = {}): TableRecord => ({
  ...{ room, revision: 1, length: 0, chain: '', seed: null, fairness: null },
  ...more,
});

const pieces = (...texts: string[]) =>
  granted(
    (async function* () {
      yield* texts;
    })(),
  );

/** The routes of a server with everything behind them in memory. A cookie is the lower-case name of a person. */
export async function someApp(wishes: AppWishes = {}) {
  const {
    commands = 1000,
    creations = 1000,
    creationsByAddress = 1000,
    addresses = 1000,
    newcomers = 1000,
    stored = 1e6,
    limits,
    ...more
  } = wishes;
  const people = new Map(['Ann', 'Bob', 'Cid'].map(name => [name.toLowerCase(), personCalled(name)]));
  const tables = new Map<string, TableRecord>();
  const listed: { room: Room; updated: number }[] = [];
  const chat: ChatRecord[] = [];
  const blocks: BlockRecord[] = [];
  const reports: ReportRecord[] = [];
  /** The calls to the parts behind the routes. */
  const calls: string[] = [];
  const limited: string[] = [];
  const statuses: number[] = [];
  const faults: string[] = [];
  const behind = {
    countTables: 0,
    /** Replacement cookies, by person. */
    replacements: [] as string[],
    reaches: true,
    broken: false as boolean,
    isStopping: false,
    handle: granted({ n: 7 }) as Result<object>,
    history: undefined as Result<never> | undefined,
  };
  const once = (burst: number, perSecond = 0): Allowance => ({ burst, perSecond });
  const spent = new Map<string, number>();
  const limiter = (name: string, burst: number) => {
    const counted = new Limiter(once(burst));
    const takes = counted.takes.bind(counted);
    counted.takes = (who, cost = 1) => {
      spent.set(`${name} ${who}`, (spent.get(`${name} ${who}`) ?? 0) + cost);
      return takes(who, cost, 0);
    };
    return counted;
  };
  const cookieOf = (header: string | undefined) => people.get(header ?? '');
  const read =
    (what: string) =>
    (who: string, record: TableRecord, ...rest: unknown[]) => {
      calls.push([what, who, record.room.title, ...rest].join(' '));
      return behind.history ?? pieces('{"a":', '1}');
    };
  const check = async () => {
    if (behind.broken) throw new Error('broken');
  };
  const deps = {
    settings: {
      ...{ host: '127.0.0.1', publicUrl: undefined, trustProxy: false, stallMs: 5_000, now: () => 1_000 },
      ...more,
      limits: { ...defaultLimits, ...limits },
    },
    store: {
      readTable: async (id: string) => {
        await check();
        return tables.get(id);
      },
      createTable: async (room: Room) => void tables.set(room.id, recordOf(room)),
      countTables: async () => behind.countTables,
      tablesOf: async (_: string, most: number) => listed.slice(0, most),
      openTables: async (most: number) => listed.slice(0, most),
      readChat: async (_: string, from: number) => chat.filter(({ number }) => number >= from),
      secret: async () => 'hush',
      ping: check,
      checkWrites: async () => {},
      people: {
        change: async (id: string, change: (person: PersonRecord) => PersonRecord) => {
          const person = people.get(id);
          if (person) people.set(id, change(person));
          return people.get(id);
        },
      },
      safety: {
        blocksOf: async (id: string) => blocks.filter(({ person }) => person === id),
        block: async (block: BlockRecord) => void blocks.push(block),
        unblock: async (person: string, other: string) => {
          const at = blocks.findIndex(each => each.person === person && each.other === other);
          if (at >= 0) blocks.splice(at, 1);
        },
        report: async (report: ReportRecord) => void reports.push(report),
      },
      sessions: {
        of: async (person: string) => [
          { id: 's0', person, name: 'Firefox', created: 1, seen: 2 },
          { id: 's1', person, name: 'Safari', created: 3, seen: 4 },
        ],
        end: async (person: string, which: unknown) => {
          calls.push(`end ${person} ${JSON.stringify(which)}`);
          return which !== null && typeof which === 'object' && 'only' in which && which.only === 'none'
            ? []
            : ['s1', 's2'];
        },
      },
    },
    identities: {
      recognise: async (cookie: string | undefined) => cookieOf(cookie),
      identify: async (cookie: string | undefined) => {
        const person = cookieOf(cookie);
        return person && { person, session: 's0' };
      },
      replacements: async () => behind.replacements,
      forget: () => 'orrery=; Max-Age=0',
      create: async (name: string) => {
        people.set(name.toLowerCase(), personCalled(name));
        return personCalled(name);
      },
      rename: async (person: PersonRecord, name: string) => ({ ...person, name }),
      setCookie: async (id: string, isSecure: boolean, agent: string) => `${id} ${isSecure} ${agent}`,
      recoveryToken: async (id: string) => `token of ${id}`,
      dropRecovery: async (id: string) => void calls.push(`drop ${id}`),
      recover: async (token: string) =>
        token === 't'.repeat(43) ? granted(people.get('bob')) : refused('identity/bad-link', 'No.'),
    },
    tables: {
      handle: async (
        id: string,
        { name }: { name: string },
        { command }: { command: { do: string } },
        key?: string,
      ) => {
        calls.push(`${name} ${command.do} ${tables.get(id)?.room.title} ${key?.[0]}`);
        return behind.handle;
      },
      ping: async () => {},
    },
    notices: {
      publicKey: 'public',
      reaches: async (url: string) => {
        calls.push(`reaches ${url}`);
        return behind.reaches;
      },
      try: async ({ name }: PersonRecord) => ({ webhook: `to ${name}`, pushes: { sent: 1, failed: 0 } }),
    },
    history: { events: read('events'), moments: read('moments'), from: read('from'), save: read('save') },
    metrics: {
      limit: (name: string) => limited.push(name),
      requests: { inc: ({ status }: { status: number }) => statuses.push(status) },
      registry: { contentType: 'text/plain', metrics: async () => 'orrery_tables_loaded 0' },
    },
    quotas: { takes: (_: string, __: string, bytes: number) => bytes <= stored },
    addresses: limiter('addresses', addresses),
    strangers: limiter('strangers', commands),
    commands: limiter('commands', commands),
    creations: limiter('creations', creations),
    creationsByAddress: limiter('creationsByAddress', creationsByAddress),
    newcomers: limiter('newcomers', newcomers),
    get isStopping() {
      return behind.isStopping;
    },
    isConnected: (person: string) => person !== 'bob', // Bob has no stream
    cutSessions: (ended: ReadonlySet<string>) => void calls.push(`cut ${[...ended]}`),
    fault: (_: unknown, what: string) => void faults.push(what),
  } as unknown as HttpDependencies;
  const app: FastifyInstance = await buildApp(deps, pino({ level: 'silent' }));

  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());

  /** Sends a request as a person, or without a cookie. */
  async function ask(who: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, more = {}) {
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const response = await fetch(url + path, {
      method,
      headers: { ...type, ...(who && { cookie: who }), ...more },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    const read = isJson ? (JSON.parse(text) as Record<string, unknown>) : { text };
    return { status: response.status, body: read, headers: response.headers };
  }
  const state = { people, tables, listed, chat, blocks, reports, behind };
  return { app, url, deps, ask, ...state, calls, limited, statuses, faults, spent };
}
