import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Downward, PROTOCOL, readAnswer, type Upward, upward } from '@orrery/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { addressOf } from '../http/address.ts';
import { isOwnOrigin } from '../http/origin.ts';
import { parse } from '../http/parse.ts';
import { turnAway } from '../http/plain.ts';
import { granted, refused } from '../refusal.ts';
import type { Server } from '../serve.ts';
import type { PersonRecord } from '../store/store.ts';
import type { Listener, When } from '../tables/audience.ts';
import { Mailbox } from '../tables/mailbox.ts';
import { textFrames } from './frame.ts';
import { Outbox } from './outbox.ts';

const PATH = '/api/stream';
const FRAME_BYTES = 64 * 1024;
/** To follow a table anew brings the whole of it: that counts for several messages. */
const WATCH_COST = 5;
/** Whoever goes on after so many messages too many is cut off. */
const FLOOD = 200;

const tooMany = refused('request/too-many', 'Not so fast.');
const stopping = refused('request/failed', 'The server is going down; try again in a moment.');

/** One open stream. */
class Stream implements Listener {
  readonly person: string | undefined;
  readonly #server: Server;
  readonly #outbox: Outbox;
  readonly #socket: WebSocket;
  readonly #wire: Duplex;
  readonly #who: PersonRecord | undefined;
  readonly #address: string;
  /** The tables it follows, with the key that each was opened with. */
  readonly #watching = new Map<string, string | undefined>();
  /** Coming and going takes place in the order it was asked for. */
  readonly #mailbox = new Mailbox();
  /** What has been said and not sent yet, and when it will be. */
  #unsent: string[] = [];
  #due: When | undefined;
  #floods = 0;
  isAlive = true;

  constructor(
    server: Server,
    outbox: Outbox,
    socket: WebSocket,
    wire: Duplex,
    who: PersonRecord | undefined,
    address: string,
  ) {
    this.#server = server;
    this.#outbox = outbox;
    this.#socket = socket;
    this.#wire = wire;
    this.#who = who;
    this.#address = address;
    this.person = who?.id;
    socket.on('message', (data, isBinary) => void this.#hear(data.toString(), isBinary));
    socket.on('pong', () => {
      this.isAlive = true;
    });
    socket.on('error', () => socket.terminate());
    this.#tell({ type: 'hello', protocol: PROTOCOL, name: who?.name ?? '' });
  }

  send(text: string, when: When = 'now'): void {
    this.#unsent.push(text);
    if (this.#due === when || this.#due === 'now') return;
    this.#due = when;
    this.#outbox.add(this, when);
  }

  /** All that is said at one time, an update and its confirmation say, goes out at once. */
  sendOut(): void {
    const texts = this.#unsent;
    this.#unsent = [];
    this.#due = undefined;
    if (texts.length === 0 || this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#wire.writableLength > this.#server.settings.limits.unsentBytes) this.#socket.terminate();
    else this.#wire.write(textFrames(texts)); // past the library, which would write heads and texts separately
  }

  /** Asks the other end for a sign of life, or gives up on it. */
  beat(): void {
    if (this.isAlive) this.#socket.ping();
    else this.#socket.terminate();
    this.isAlive = false;
  }

  /** Whoever comes back gets what was missed. */
  lost(): void {
    this.close(1012, 'restart');
  }

  close(code: number, reason: string): void {
    this.sendOut();
    this.#socket.close(code, reason);
  }

  /** The stream has ended; no table needs to think of it any more. */
  ended(): Promise<void> {
    return this.#mailbox.do(async () => {
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
      this.#server.fault(error, 'a message was not carried out');
      this.#refuse(null, refused('request/failed', 'That did not work.'));
    }
  }

  #isWithinLimits(cost: number): boolean {
    const { commands, strangers } = this.#server;
    const takes = this.person === undefined ? strangers.takes(this.#address, cost) : commands.takes(this.person, cost);
    if (!takes && ++this.#floods > FLOOD) this.close(1008, 'too many messages');
    return takes;
  }

  async #carryOut(text: string, isBinary: boolean): Promise<void> {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const raw = isBinary ? undefined : readJson(text);
    const id = idIn(raw);
    if (!this.#isWithinLimits(1)) return this.#refuse(id, tooMany);
    const answer = readAnswer(raw);
    const read = answer ? granted(answer) : parse(upward, raw);
    if (!read.ok) return this.#refuse(id, read);
    const message = read.value;
    const { tables } = this.#server;
    switch (message.type) {
      case 'ping':
        return this.#tell({ type: 'pong', id: message.id });
      case 'watch':
        if (!this.#isWithinLimits(WATCH_COST)) return this.#refuse(null, tooMany);
        return this.#mailbox.do(() => this.#watch(message));
      case 'unwatch':
        return this.#mailbox.do(() => {
          this.#watching.delete(message.table);
          return tables.unwatch(message.table, this);
        });
      case 'command': {
        const { id, table, command } = message;
        if (!this.#who) return this.#refuse(id, refused('identity/none', 'Say who you are first.'));
        if (this.#server.isStopping) return this.#refuse(id, stopping);
        if (!this.#mailbox.isEmpty) await this.#mailbox.do(async () => {}); // the key may come with a watch before it
        const person = { id: this.#who.id, name: this.#server.identities.nameOf(this.#who) };
        const done = await tables.handle(table, person, { id, command }, this.#watching.get(table));
        return done.ok ? this.#tell({ type: 'done', id, ...done.value }) : this.#refuse(id, done);
      }
    }
  }

  async #watch({ table, key, have }: Extract<Upward, { type: 'watch' }>): Promise<void> {
    const { tables, settings } = this.#server;
    if (this.#watching.size >= settings.limits.watched && !this.#watching.has(table))
      return this.#refuse(null, refused('request/too-many', 'Not so many tables on one stream.'));
    if (this.#watching.has(table)) await tables.unwatch(table, this);
    this.#watching.set(table, key);
    const done = await tables.watch(table, this, key, have);
    if (done.ok) return;
    this.#watching.delete(table);
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

/** The sender's own name for a message, also where the rest of it is not understood. */
function idIn(raw: unknown): string | null {
  const id = typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : undefined;
  return typeof id === 'string' && /^[\w-]{1,40}$/.test(id) ? id : null;
}

/** All open streams of this process. */
export class Streams {
  readonly #server: Server;
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: FRAME_BYTES, perMessageDeflate: false });
  readonly #streams = new Set<Stream>();
  readonly #outbox = new Outbox();
  readonly #each = new Map<string, number>();
  readonly #beat: NodeJS.Timeout;

  constructor(server: Server, http: HttpServer) {
    this.#server = server;
    http.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      this.#upgrade(request, socket, head).catch(error => {
        server.fault(error, 'a stream was not opened');
        turnAway(socket, 503, refused('request/failed', 'That did not work.'));
      });
    });
    this.#beat = setInterval(() => {
      for (const stream of this.#streams) stream.beat();
    }, server.settings.limits.beatMs);
    this.#beat.unref();
  }

  get size(): number {
    return this.#streams.size;
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const server = this.#server;
    const { publicUrl, trustProxy, limits, strangersPerAddress } = server.settings;
    const address = addressOf(request, trustProxy);
    if (request.url?.split('?')[0] !== PATH)
      return turnAway(socket, 404, refused('request/unknown', 'There is nothing here.'));
    if (server.isStopping) return turnAway(socket, 503, stopping);
    if (!server.openings.takes(address)) return turnAway(socket, 429, tooMany);
    if (!isOwnOrigin(request.headers, publicUrl))
      return turnAway(socket, 403, refused('request/forbidden', 'That came from another site.'));
    const who = await server.identities.recognise(request.headers.cookie);
    const each = who?.id ?? `address ${address}`;
    const open = this.#each.get(each) ?? 0;
    if (open >= (who ? limits.socketsEach : strangersPerAddress))
      return turnAway(socket, 429, refused('request/too-many', 'Not so many streams at once.'));
    if (server.isStopping) return turnAway(socket, 503, stopping);
    this.#sockets.handleUpgrade(request, socket, head, opened => {
      this.#each.set(each, (this.#each.get(each) ?? 0) + 1);
      const stream = new Stream(server, this.#outbox, opened, socket, who, address);
      this.#streams.add(stream);
      opened.on('close', () => {
        this.#streams.delete(stream);
        const left = this.#each.get(each)! - 1;
        if (left > 0) this.#each.set(each, left);
        else this.#each.delete(each);
        stream.ended().catch(error => server.fault(error, 'a stream did not end well'));
      });
    });
  }

  /** Tells every client to come back, to whichever process is there then. */
  close(): void {
    clearInterval(this.#beat);
    for (const stream of this.#streams) stream.close(1012, 'restart');
    this.#sockets.close();
  }

  /** When all have gone. */
  async ended(): Promise<void> {
    const open = [...this.#sockets.clients].filter(socket => socket.readyState !== socket.CLOSED);
    await Promise.all(open.map(socket => new Promise(gone => socket.once('close', gone))));
  }

  /** Cuts off those who do not go by themselves. */
  cut(): void {
    for (const socket of this.#sockets.clients) socket.terminate();
  }
}
