/** A worker thread with tables: rules, storage and views run here; notices and sockets in the main thread. */
import { flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { BotPool } from '@orrery/bots/threads';
import { noteWorkOn, WorkBoard } from '../../common/watchdog.ts';
import { openInThread } from '../../store/in-thread.ts';
import { LocalTables } from '../local-tables.ts';
import type { TableDependencies } from '../table-dependencies.ts';
import type { Listener, Urgency } from '../viewers/viewer-group.ts';
import type { FromThread, PlainError, Request, ThreadData, ThreadInput, ThreadOutput } from './messages.ts';

const { databaseUrl, databaseTimeoutMs, botThreads, unloadAfterMs, graceMs, hidden, stallMs, slowMs, board } =
  workerData as ThreadData;
const port = parentPort!;
const signs = new WorkBoard(board);
noteWorkOn(signs);

let said: ThreadOutput | undefined;

/** Batches the output of one turn of the event loop. */
function toSay(): ThreadOutput {
  if (said) return said;
  said = { texts: [], replies: [], tookMs: [], loaded: 0, botsWaiting: 0 };
  process.nextTick(() => {
    port.postMessage({ ...said!, loaded: tables.loaded, botsWaiting: bots.waiting } satisfies FromThread);
    said = undefined;
  });
  return said;
}

/** An error as plain data, for another thread. */
function plainError(error: unknown): PlainError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), stack: undefined };
  const { name, message, stack } = error;
  return { name, message, stack };
}

/** Sent by the main thread with every request, so before anything is read. */
let lagMs = 0;
const store = await openInThread({ databaseUrl, databaseTimeoutMs }, port, () => lagMs);
const bots = new BotPool({ threads: botThreads, graceMs: stallMs });
const noted = new Map<number, (error: string | null) => void>();
let noticeCount = 0;

const deps: TableDependencies = {
  store,
  bots,
  fault(error, what) {
    const now = toSay();
    now.faults ??= [];
    now.faults.push({ error: plainError(error), what });
  },
  decided(tookMs, decision) {
    const now = toSay();
    now.tookMs.push(tookMs);
    if (tookMs < slowMs) return;
    now.slow ??= [];
    now.slow.push({ ...decision, tookMs });
  },
  stalled(stall) {
    const now = toSay();
    now.stalls ??= [];
    now.stalls.push(stall);
  },
  now: Date.now,
  monotonic: () => performance.now(),
  graceMs,
  hidden,
  migrated(move) {
    const now = toSay();
    now.migrations ??= [];
    now.migrations.push(move);
  },
  announceTurns(room, seats) {
    const now = toSay();
    now.turns ??= [];
    now.turns.push({ room, seats });
  },
  noteNotices: (room, due) =>
    new Promise((resolve, reject) => {
      const id = ++noticeCount;
      noted.set(id, error => (error === null ? resolve() : reject(new Error(error))));
      const now = toSay();
      now.notices ??= [];
      now.notices.push({ id, room, due });
    }),
};

const tables = new LocalTables(deps, unloadAfterMs);
const listeners = new Map<number, Listener>();

async function carryOut(request: Request): Promise<unknown> {
  switch (request.do) {
    case 'handle':
      return tables.handle(request.table, request.person, request.request, request.key);
    case 'watch': {
      const { table, listener: number, person, key, have } = request;
      const send = (text: string, when?: Urgency) => void toSay().texts.push(when === 'later' ? -number : number, text);
      const lost = () => {
        const now = toSay();
        now.lost ??= [];
        now.lost.push(number);
      };
      const listener = { person, send, lost };
      listeners.set(number, listener);
      return tables.watch(table, listener, key, have);
    }
    case 'unwatch': {
      const listener = listeners.get(request.listener);
      listeners.delete(request.listener);
      return listener && tables.unwatch(request.table, listener);
    }
    case 'wake':
      return tables.wake(request.table);
    case 'ping':
      return undefined;
    case 'tidy':
      return tables.tidy();
    case 'close':
      await bots.close();
      await tables.close();
      return store.close();
  }
}

/** How many requests are executed before their writes are sent to the database. */
const AT_ONCE = 8;
const requests: ThreadInput['requests'][number][] = [];

function carryOutSome(): void {
  for (const [id, request] of requests.splice(0, AT_ONCE))
    carryOut(request).then(
      result => void toSay().replies.push([id, result]),
      error => void toSay().replies.push([id, undefined, plainError(error)]),
    );
  if (requests.length > 0) setImmediate(carryOutSome);
}

port.on('message', (asked: ThreadInput) => {
  lagMs = asked.lagMs;
  for (const [id, error] of asked.noted) {
    noted.get(id)?.(error);
    noted.delete(id);
  }
  const isIdle = requests.length === 0;
  requests.push(...asked.requests);
  if (isIdle) carryOutSome();
});

/** Several heartbeats between two checks. */
setInterval(() => signs.beat(), Math.max(10, stallMs / 40)).unref();
signs.beat();
flushCompileCache(); // for the next start, however this thread ends
