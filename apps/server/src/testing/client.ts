import { once } from 'node:events';
import type { Ask, Json } from '@orrery/kernel';
import {
  apply,
  type ChatLine,
  type Command,
  type CreateTableRequest,
  type Downward,
  type EventPicture,
  type Picture,
  type RoomPicture,
  type You,
} from '@orrery/protocol';
import { WebSocket } from 'ws';

interface Reply {
  readonly ok: boolean;
  readonly code?: string;
  readonly n?: number;
  readonly table?: string;
}

export interface ClientOptions {
  /** The forwarded client address; the server must trust proxies. */
  readonly address?: string;
  /** Whether all received messages are kept. */
  readonly keepsReceived?: boolean;
}

/** A client for tests: follows the protocol and records every byte. */
export class Client {
  readonly url: string;
  cookie = '';
  readonly #address: string | undefined;
  readonly #keepsReceived: boolean;
  /** All received messages. */
  readonly received: string[] = [];
  readonly rooms = new Map<string, { room: RoomPicture; you: You }>();
  readonly pictures = new Map<string, { n: number; picture: Picture; events: EventPicture[]; eventsFrom: number }>();
  readonly chats = new Map<string, ChatLine[]>();
  readonly gone = new Map<string, string>();
  readonly kinds: string[] = [];
  /** The close code of the stream. */
  closeCode: number | undefined;
  #socket: WebSocket | undefined;
  readonly #waiting = new Map<string, (reply: Reply) => void>();
  readonly #curious = new Set<() => void>();
  #count = 0;

  constructor(url: string, { address, keepsReceived = true }: ClientOptions = {}) {
    this.url = url;
    this.#address = address;
    this.#keepsReceived = keepsReceived;
  }

  get #headers(): Record<string, string> {
    return {
      ...(this.cookie === '' ? {} : { cookie: this.cookie }),
      ...(this.#address === undefined ? {} : { 'x-forwarded-for': this.#address }),
    };
  }

  async request(method: string, path: string, body?: unknown): Promise<{ status: number; body: never }> {
    const headers = { ...this.#headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
    const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
    const response = await fetch(this.url + path, init);
    const set = response.headers.get('set-cookie');
    if (set) this.cookie = set.split(';')[0]!;
    return { status: response.status, body: (await response.json()) as never };
  }

  static async named(url: string, name: string, options: ClientOptions = {}): Promise<Client> {
    const client = new Client(url, options);
    await client.request('PUT', '/api/me', { name });
    return client;
  }

  async create(wish: CreateTableRequest): Promise<{ table: string; you: You }> {
    const { status, body } = await this.request('POST', '/api/tables', wish);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body;
  }

  async connect(): Promise<void> {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/stream`, { headers: this.#headers });
    this.#socket = socket;
    socket.on('message', data => this.#hear(data.toString()));
    socket.on('close', code => {
      this.closeCode = code;
      this.#notice();
    });
    socket.on('error', () => {});
    await Promise.race([
      once(socket, 'open'),
      once(socket, 'close').then(() => Promise.reject(new Error('the stream was refused'))),
    ]);
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  close(): void {
    this.#socket?.terminate();
  }

  raw(text: string | Buffer): void {
    this.#socket!.send(text);
  }

  /** Watches a table, from the last update that this client has. */
  watch(table: string, key?: string): void {
    const known = this.pictures.get(table);
    const have = known && { n: known.n, events: known.eventsFrom + known.events.length };
    this.raw(JSON.stringify({ type: 'watch', table, ...(key ? { key } : {}), ...(have ? { have } : {}) }));
  }

  send(table: string, command: Command, id = `c${++this.#count}`): Promise<Reply> {
    return new Promise(resolve => {
      this.#waiting.set(id, resolve);
      this.raw(JSON.stringify({ type: 'command', table, id, command }));
    });
  }

  /** What this client is asked at a table. */
  asks(table: string): readonly Ask[] {
    return this.pictures.get(table)?.picture.asks ?? [];
  }

  /** Waits until something is so. */
  async until(isSo: () => boolean, what = 'something', ms = 50_000): Promise<void> {
    if (isSo()) return;
    await new Promise<void>((resolve, reject) => {
      const look = () => {
        if (!isSo()) return;
        clearTimeout(timer);
        this.#curious.delete(look);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#curious.delete(look);
        reject(new Error(`waited in vain for ${what}`));
      }, ms);
      this.#curious.add(look);
    });
  }

  #notice(): void {
    for (const look of [...this.#curious]) look();
  }

  #hear(text: string): void {
    if (this.#keepsReceived) this.received.push(text);
    const message = JSON.parse(text) as Downward;
    this.kinds.push(message.type);
    switch (message.type) {
      case 'room':
        this.rooms.set(message.table, message);
        break;
      case 'room-update': {
        const { room, you } = this.rooms.get(message.table)!;
        const next = apply(room as unknown as Json, message.patch) as unknown as RoomPicture;
        this.rooms.set(message.table, { room: next, you: message.you ?? you });
        break;
      }
      case 'full': {
        const { n, picture, events } = message;
        this.pictures.set(message.table, { n, picture, events: [...events.items], eventsFrom: events.from });
        break;
      }
      case 'update': {
        const known = this.pictures.get(message.table)!;
        if (known.n !== message.after) throw new Error(`update after ${message.after}, but this client has ${known.n}`);
        known.n = message.n;
        known.picture = apply(known.picture as unknown as Json, message.patch) as unknown as Picture;
        known.events.length = message.events.from - known.eventsFrom;
        known.events.push(...message.events.items);
        break;
      }
      case 'chat':
        this.chats.set(message.table, [...(this.chats.get(message.table) ?? []), ...message.lines]);
        break;
      case 'gone':
        this.gone.set(message.table, message.code);
        break;
      case 'done':
        this.#waiting.get(message.id)?.({ ok: true, n: message.n, ...(message.table ? { table: message.table } : {}) });
        break;
      case 'refused':
        this.#waiting.get(message.id ?? '')?.({ ok: false, code: message.code });
        break;
    }
    this.#notice();
  }
}
