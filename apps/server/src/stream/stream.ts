import type { Socket } from 'node:net';
import { type Downward, PROTOCOL, type Upward, upward } from '@orrery/protocol';
import type { WebSocket } from 'ws';
import { costOfCommand } from '../common/limits.ts';
import { parse } from '../common/parse.ts';
import { storedBytes, tooMuchStored } from '../common/quotas.ts';
import { refused } from '../common/refusal.ts';
import { SerialQueue } from '../common/serial-queue.ts';
import type { Listener, Urgency } from '../tables/viewers/viewer-group.ts';
import type { StreamDependencies } from './dependencies.ts';
import type { Outbox } from './outbox.ts';
import type { Peer, Traffic } from './traffic.ts';

/** Watching a table sends its whole picture, so it counts as several messages. */
const WATCH_COST = 5;
/** A client that sends this many messages beyond the limit is disconnected; visitors without a name sooner. */
const FLOOD = 200;
const STRANGERS_FLOOD = 50;

export const tooMany = refused('request/too-many', 'Too many requests; try again in a moment.');
export const stopping = refused('request/failed', 'The server is restarting; try again in a moment.');

/** Why the server closes a stream. */
type CutReason = 'flood' | 'bytes' | 'unread' | 'silent' | 'malformed';

/** One open stream. */
export class Stream implements Listener {
  readonly party: Peer;
  readonly #server: StreamDependencies;
  readonly #outbox: Outbox;
  readonly #socket: WebSocket;
  readonly #wire: Socket;
  readonly #traffic: Traffic;
  /** The tables it watches, with the key used for each. */
  readonly #watching = new Map<string, string | undefined>();
  /** Watch and unwatch requests run in order. */
  readonly #queue = new SerialQueue();
  /** Messages that are queued, and when they will be sent. */
  #unsent: string[] = [];
  #due: Urgency | undefined;
  /** The last unanswered ping; earlier ones need no answer (RFC 6455, 5.5.3). */
  #pongDue: Buffer | undefined;
  #countedOut = 0;
  #isCut = false;
  #floods = 0;
  isAlive = true;

  constructor(
    server: StreamDependencies,
    outbox: Outbox,
    socket: WebSocket,
    wire: Socket,
    party: Peer,
    traffic: Traffic,
  ) {
    this.#server = server;
    this.#outbox = outbox;
    this.#socket = socket;
    this.#wire = wire;
    this.#traffic = traffic;
    this.party = party;
    wire.prependListener('data', (chunk: Buffer) => this.#countIn(chunk.length)); // before the library reads it
    socket.on('message', (data, isBinary) => void this.#hear(data.toString(), isBinary));
    socket.on('ping', data => this.#hearPing(data));
    socket.on('pong', () => {
      this.isAlive = true;
    });
    socket.on('error', () => this.cut('malformed'));
    this.#tell({ type: 'hello', protocol: PROTOCOL, name: party.person?.name ?? '' });
  }

  get person(): string | undefined {
    return this.party.person?.id;
  }

  /** Bytes that the client has not read yet. */
  get unsentBytes(): number {
    return this.#wire.writableLength;
  }

  send(text: string, when: Urgency = 'now'): void {
    this.#unsent.push(text);
    if (this.#due === when || this.#due === 'now') return;
    this.#due = when;
    this.#outbox.add(this, when);
  }

  /** Sends queued messages together, for example an update and its confirmation. */
  sendOut(): void {
    const texts = this.#unsent;
    const pong = this.#pongDue;
    this.#unsent = [];
    this.#due = undefined;
    this.#pongDue = undefined;
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#wire.writableLength > this.#traffic.unsentLimit(this.party)) {
      this.cut('unread');
      return;
    }
    if (pong) this.#socket.pong(pong);
    this.#wire.cork(); // one write to the socket for all of them
    for (const text of texts) this.#socket.send(text);
    this.#wire.uncork();
  }

  /** Counts the bytes written to the socket since the last call. */
  countOut(): void {
    const written = this.#wire.bytesWritten;
    const isWithin = this.#traffic.spendsOut(this.party, written - this.#countedOut);
    this.#countedOut = written;
    if (!isWithin) this.#end('bytes', 'too many bytes');
  }

  #countIn(bytes: number): void {
    if (!this.#traffic.spendsIn(this.party, bytes)) this.#end('bytes', 'too many bytes');
  }

  #hearPing(data: Buffer): void {
    if (this.#socket.readyState !== this.#socket.OPEN || !this.#isWithinLimits(1)) return;
    this.#pongDue = data;
    if (this.#due === 'now') return;
    this.#due = 'now';
    this.#outbox.add(this, 'now');
  }

  /** Closes the stream with a reason and ignores further messages. */
  #end(reason: CutReason, words: string): void {
    if (this.#isCut) {
      this.#socket.terminate();
      return;
    }
    this.#isCut = true;
    this.#server.metrics.cut.inc({ reason });
    this.close(1008, words);
  }

  /** Closes the socket without a reason. */
  cut(reason: CutReason): void {
    if (!this.#isCut) this.#server.metrics.cut.inc({ reason });
    this.#isCut = true;
    this.#socket.terminate();
  }

  /** Pings the client, or closes the stream if the last ping was not answered. */
  beat(): void {
    if (this.isAlive) this.#socket.ping();
    else this.cut('silent');
    this.isAlive = false;
  }

  /** A client that reconnects gets what it missed. */
  lost(): void {
    this.close(1012, 'restart');
  }

  close(code: number, reason: string): void {
    this.sendOut();
    this.#socket.close(code, reason);
  }

  /** The stream is closed; it leaves all tables. */
  ended(): Promise<void> {
    return this.#queue.run(async () => {
      for (const table of this.#watching.keys()) await this.#server.tables.unwatch(table, this);
    });
  }

  #tell(message: Downward): void {
    this.send(JSON.stringify(message));
  }

  #refuse(id: string | null, { code, message, reason }: ReturnType<typeof refused>): void {
    this.#server.metrics.refused.inc({ code });
    this.#tell({ type: 'refused', id, code, message, ...(reason && { reason }) });
  }

  async #hear(text: string, isBinary: boolean): Promise<void> {
    try {
      await this.#carryOut(text, isBinary);
    } catch (error) {
      this.#server.fault(error, 'a message could not be handled');
      this.#refuse(null, refused('request/failed', 'The server could not do that.'));
    }
  }

  #isWithinLimits(cost: number): boolean {
    const { commands, strangers } = this.#server;
    const { person, address } = this.party;
    const takes = person ? commands.takes(person.id, cost) : strangers.takes(address, cost);
    if (!takes && ++this.#floods > (person ? FLOOD : STRANGERS_FLOOD)) this.#end('flood', 'too many messages');
    return takes;
  }

  async #carryOut(text: string, isBinary: boolean): Promise<void> {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const raw = isBinary ? undefined : readJson(text);
    const id = idIn(raw);
    if (!this.#isWithinLimits(1)) return this.#refuse(id, tooMany);
    const read = parse(upward, raw);
    if (!read.ok) return this.#refuse(id, read);
    const message = read.value;
    const { tables } = this.#server;
    switch (message.type) {
      case 'ping':
        return this.#tell({ type: 'pong', id: message.id });
      case 'watch':
        if (!this.#isWithinLimits(WATCH_COST)) return this.#refuse(null, tooMany);
        return this.#queue.run(() => this.#watch(message));
      case 'unwatch':
        return this.#queue.run(() => {
          this.#watching.delete(message.table);
          return tables.unwatch(message.table, this);
        });
      case 'command': {
        const { id, table, command } = message;
        const who = this.party.person;
        if (!who) return this.#refuse(id, refused('identity/none', 'Choose a name first.'));
        if (this.#server.isStopping) return this.#refuse(id, stopping);
        if (!this.#isWithinLimits(costOfCommand(command) - 1)) return this.#refuse(id, tooMany);
        const bytes = storedBytes(command);
        if (!this.#server.quotas.takes(who.id, this.party.address, bytes)) return this.#refuse(id, tooMuchStored);
        if (!this.#queue.isEmpty) await this.#queue.run(async () => {}); // the key may come with a watch before it
        const person = { id: who.id, name: this.#server.identities.nameOf(who) };
        const done = await tables.handle(table, person, { id, command }, this.#watching.get(table));
        return done.ok ? this.#tell({ type: 'done', id, ...done.value }) : this.#refuse(id, done);
      }
    }
  }

  async #watch({ table, key, have }: Extract<Upward, { type: 'watch' }>): Promise<void> {
    const { tables, settings } = this.#server;
    if (this.#watching.size >= settings.limits.watched && !this.#watching.has(table)) {
      this.#server.metrics.limit('watched');
      return this.#refuse(null, refused('request/too-many', 'Too many tables on one stream.'));
    }
    if (this.#watching.has(table)) await tables.unwatch(table, this);
    this.#watching.set(table, key);
    const done = await tables.watch(table, this, key, have);
    if (done.ok) return;
    this.#watching.delete(table);
    if (done.code === 'table/newer-rules') return this.lost();
    this.#tell({ type: 'gone', table, code: done.code, message: done.message });
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The id of a message, even if the rest is malformed. */
function idIn(raw: unknown): string | null {
  const id = typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : undefined;
  return typeof id === 'string' && /^[\w-]{1,40}$/.test(id) ? id : null;
}
