import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { WebSocketServer } from 'ws';
import { refused } from '../common/refusal.ts';
import { addressOf } from '../http/address.ts';
import { hostCheck } from '../http/host-check.ts';
import { isOwnOrigin } from '../http/origin-check.ts';
import { rejectSocket } from '../http/raw-response.ts';
import type { StreamsDependencies } from './dependencies.ts';
import { Outbox } from './outbox.ts';
import { Stream, stopping, tooMany } from './stream.ts';
import { type Peer, Traffic } from './traffic.ts';

const PATH = '/api/stream';
const FRAME_BYTES = 64 * 1024;
/** The message size limit of visitors without a name, who only watch tables. */
const STRANGERS_FRAME_BYTES = 4 * 1024;
/** The most fragments per message; our clients send none. */
const FRAGMENTS = 64;
/** How long a client may take to complete the closing handshake. */
const FAREWELL_MS = 2_000;
/** How often sent and unread bytes are counted. */
const COUNT_EVERY_MS = 250;

const socketServer = (maxPayload: number): WebSocketServer =>
  new WebSocketServer({
    ...{ noServer: true, perMessageDeflate: false, autoPong: false, closeTimeout: FAREWELL_MS },
    ...{ maxPayload, maxFragments: FRAGMENTS, maxBufferedChunks: 1024 },
  });

/** All open streams of this process. */
export class Streams {
  readonly #server: StreamsDependencies;
  readonly #people = socketServer(FRAME_BYTES);
  readonly #strangers = socketServer(STRANGERS_FRAME_BYTES);
  readonly #traffic: Traffic;
  readonly #isOurHost: (header: string | undefined) => boolean;
  readonly #streams = new Set<Stream>();
  readonly #outbox = new Outbox();
  readonly #each = new Map<string, number>();
  readonly #beat: NodeJS.Timeout;
  readonly #counting: NodeJS.Timeout;

  constructor(server: StreamsDependencies, http: HttpServer) {
    this.#server = server;
    this.#isOurHost = hostCheck(server.settings);
    this.#traffic = new Traffic(server.settings.limits, server.metrics);
    http.on('upgrade', (request, socket: Socket, head) => {
      socket.on('error', () => socket.destroy());
      this.#upgrade(request, socket, head).catch(error => {
        server.fault(error, 'a stream was not opened');
        rejectSocket(socket, 503, refused('request/failed', 'The server could not do that.'));
      });
    });
    this.#beat = setInterval(() => {
      for (const stream of this.#streams) stream.beat();
      this.#cutEnded().catch(error => server.fault(error, 'ended sessions could not be read'));
    }, server.settings.limits.beatMs);
    this.#beat.unref();
    this.#counting = setInterval(() => this.#count(), COUNT_EVERY_MS);
    this.#counting.unref();
  }

  /** Closes streams of sessions that another process has ended, or that ended while the stream was being opened. */
  async #cutEnded(): Promise<void> {
    const { store, settings } = this.#server;
    this.cutSessions(new Set(await store.sessions.endedSince(Date.now() - 3 * settings.limits.beatMs)));
  }

  /** Closes the streams of ended sessions. */
  cutSessions(ended: ReadonlySet<string>): void {
    for (const stream of this.#streams)
      if (stream.party.session !== undefined && ended.has(stream.party.session)) stream.close(1008, 'session ended');
  }

  /** Whether a person has an open stream. */
  isConnected(person: string): boolean {
    return this.#each.has(person);
  }

  get size(): number {
    return this.#streams.size;
  }

  /** The unread bytes of all streams. */
  get unsentBytes(): number {
    let sum = 0;
    for (const stream of this.#streams) sum += stream.unsentBytes;
    return sum;
  }

  /** Counts sent bytes and closes streams that do not read. */
  #count(): void {
    for (const stream of this.#streams) stream.countOut();
    for (const stream of this.#traffic.unread(this.#streams)) stream.cut('unread');
  }

  async #upgrade(request: IncomingMessage, socket: Socket, head: Buffer): Promise<void> {
    const server = this.#server;
    const { publicUrl, trustProxy, limits, anonymousPerAddress } = server.settings;
    const address = addressOf(request, trustProxy);
    if (request.url?.split('?')[0] !== PATH)
      return rejectSocket(socket, 404, refused('request/unknown', 'There is nothing here.'));
    if (server.isStopping) return rejectSocket(socket, 503, stopping);
    if (!server.openings.takes(address)) return rejectSocket(socket, 429, tooMany);
    if (!this.#isOurHost(request.headers.host))
      return rejectSocket(socket, 403, refused('request/forbidden', 'This server has another name.'));
    if (!isOwnOrigin(request.headers, publicUrl))
      return rejectSocket(socket, 403, refused('request/forbidden', 'Requests from other sites are not accepted.'));
    const who = await server.identities.identify(request.headers.cookie);
    const person = who?.person;
    const party: Peer = { key: person?.id ?? `address ${address}`, person, address, session: who?.session };
    if (!this.#traffic.mayOpen(party)) return rejectSocket(socket, 429, tooMany);
    const { key } = party;
    const open = this.#each.get(key) ?? 0;
    if (open >= (person ? limits.socketsPerPerson : anonymousPerAddress)) {
      server.metrics.limit('socketsPerPerson');
      return rejectSocket(socket, 429, refused('request/too-many', 'Too many open streams.'));
    }
    if (server.isStopping) return rejectSocket(socket, 503, stopping);
    const sockets = person ? this.#people : this.#strangers;
    sockets.handleUpgrade(request, socket, head, opened => {
      this.#each.set(key, (this.#each.get(key) ?? 0) + 1);
      const stream = new Stream(server, this.#outbox, opened, socket, party, this.#traffic);
      this.#streams.add(stream);
      opened.on('close', () => {
        this.#streams.delete(stream);
        stream.countOut();
        const left = this.#each.get(key)! - 1;
        if (left > 0) this.#each.set(key, left);
        else this.#each.delete(key);
        stream.ended().catch(error => server.fault(error, 'a stream could not be closed'));
      });
    });
  }

  /** Asks every client to reconnect, to whichever process is running then. */
  close(): void {
    clearInterval(this.#beat);
    clearInterval(this.#counting);
    for (const stream of this.#streams) stream.close(1012, 'restart');
    this.#people.close();
    this.#strangers.close();
  }

  get #sockets() {
    return [...this.#people.clients, ...this.#strangers.clients];
  }

  /** Resolves when all streams are closed. */
  async ended(): Promise<void> {
    const open = this.#sockets.filter(socket => socket.readyState !== socket.CLOSED);
    await Promise.all(open.map(socket => new Promise(gone => socket.once('close', gone))));
  }

  /** Terminates streams that do not close by themselves. */
  cut(): void {
    for (const socket of this.#sockets) socket.terminate();
  }
}
