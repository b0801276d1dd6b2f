import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Downward, PROTOCOL, upward } from '@orrery/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { isOwnOrigin } from '../http/origin.ts';
import { parse } from '../http/parse.ts';
import { Limiter } from '../limits.ts';
import { refused } from '../refusal.ts';
import type { Server } from '../serve.ts';
import type { PersonRecord } from '../store/store.ts';
import type { Listener } from '../tables/audience.ts';

const PATH = '/api/stream';
const FRAME_BYTES = 64 * 1024;
const BEAT_MS = 30_000;
/** More than this unsent means that nobody reads at the other end. */
const UNSENT_BYTES = 4 * 1024 * 1024;
const WATCHED = 20;
const SOCKETS_EACH = 50;
const perSocket = { burst: 100, perSecond: 20 };

/** One open stream. */
class Stream implements Listener {
  readonly person: string | undefined;
  readonly #server: Server;
  readonly #socket: WebSocket;
  readonly #who: PersonRecord | undefined;
  readonly #watching = new Map<string, string | undefined>();
  readonly #limiter = new Limiter(perSocket);
  isAlive = true;

  constructor(server: Server, socket: WebSocket, who: PersonRecord | undefined) {
    this.#server = server;
    this.#socket = socket;
    this.#who = who;
    this.person = who?.id;
    socket.on('message', (data, isBinary) => void this.#hear(data.toString(), isBinary));
    socket.on('pong', () => {
      this.isAlive = true;
    });
    socket.on('error', () => socket.terminate());
    this.#tell({ type: 'hello', protocol: PROTOCOL, name: who?.name ?? '' });
  }

  send(text: string): void {
    if (this.#socket.bufferedAmount > UNSENT_BYTES) this.#socket.terminate();
    else if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(text);
  }

  /** Asks the other end for a sign of life, or gives up on it. */
  beat(): void {
    if (!this.isAlive) this.#socket.terminate();
    this.isAlive = false;
    this.#socket.ping();
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  /** The stream has ended; no table needs to think of it any more. */
  async ended(): Promise<void> {
    await Promise.all([...this.#watching.keys()].map(table => this.#server.tables.unwatch(table, this)));
  }

  #tell(message: Downward): void {
    this.send(JSON.stringify(message));
  }

  #refuse(id: string | null, { code, message }: ReturnType<typeof refused>): void {
    this.#server.metrics.refused.inc({ code });
    this.#tell({ type: 'refused', id, code, message });
  }

  async #hear(text: string, isBinary: boolean): Promise<void> {
    try {
      await this.#carryOut(text, isBinary);
    } catch (error) {
      this.#server.fault(error, 'a message was not carried out');
      this.#refuse(null, refused('request/failed', 'That did not work.'));
    }
  }

  async #carryOut(text: string, isBinary: boolean): Promise<void> {
    const limited = this.person === undefined ? this.#limiter : this.#server.commands;
    if (!limited.takes(this.person ?? '')) return this.#refuse(null, refused('request/too-many', 'Not so fast.'));
    const read = isBinary ? refused('request/malformed', 'Text, please.') : parse(upward, readJson(text));
    if (!read.ok) return this.#refuse(null, read);
    const message = read.value;
    const { tables } = this.#server;
    switch (message.type) {
      case 'ping':
        return this.#tell({ type: 'pong', id: message.id });
      case 'watch': {
        const { table, key, have } = message;
        if (this.#watching.size >= WATCHED && !this.#watching.has(table))
          return this.#refuse(null, refused('request/too-many', 'Not so many tables on one stream.'));
        if (this.#watching.has(table)) await tables.unwatch(table, this);
        this.#watching.set(table, key);
        const done = await tables.watch(table, this, key, have);
        if (done.ok) return;
        this.#watching.delete(table);
        return this.#tell({ type: 'gone', table, code: done.code, message: done.message });
      }
      case 'unwatch':
        this.#watching.delete(message.table);
        return tables.unwatch(message.table, this);
      case 'command': {
        const { id, table, command } = message;
        if (!this.#who) return this.#refuse(id, refused('identity/none', 'Say who you are first.'));
        const person = { id: this.#who.id, name: this.#who.name };
        const done = await tables.handle(table, person, { id, command }, this.#watching.get(table));
        return done.ok ? this.#tell({ type: 'done', id, ...done.value }) : this.#refuse(id, done);
      }
    }
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** All open streams of this process. */
export class Streams {
  readonly #server: Server;
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: FRAME_BYTES, perMessageDeflate: false });
  readonly #streams = new Set<Stream>();
  readonly #each = new Map<string, number>();
  readonly #beat: NodeJS.Timeout;

  constructor(server: Server, http: HttpServer) {
    this.#server = server;
    http.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      this.#upgrade(request, socket, head).catch(error => {
        server.fault(error, 'a stream was not opened');
        turnAway(socket, 503);
      });
    });
    this.#beat = setInterval(() => {
      for (const stream of this.#streams) stream.beat();
    }, BEAT_MS);
    this.#beat.unref();
  }

  get size(): number {
    return this.#streams.size;
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const server = this.#server;
    if (request.url?.split('?')[0] !== PATH) return turnAway(socket, 404);
    if (!isOwnOrigin(request.headers, server.settings.publicUrl)) return turnAway(socket, 403);
    const who = await server.identities.recognise(request.headers.cookie);
    const each = who?.id ?? `address ${request.socket.remoteAddress}`;
    const open = this.#each.get(each) ?? 0;
    if (server.isStopping) return turnAway(socket, 503);
    if (open >= (who ? SOCKETS_EACH : server.settings.strangersPerAddress)) return turnAway(socket, 429);
    this.#sockets.handleUpgrade(request, socket, head, opened => {
      this.#each.set(each, (this.#each.get(each) ?? 0) + 1);
      const stream = new Stream(server, opened, who);
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

  /** Cuts off those who do not go by themselves. */
  cut(): void {
    for (const socket of this.#sockets.clients) socket.terminate();
  }
}

function turnAway(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${status === 404 ? 'Not Found' : 'Refused'}\r\nConnection: close\r\n\r\n`);
}
