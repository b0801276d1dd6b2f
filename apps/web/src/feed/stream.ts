import type { Command, Downward, EventsPicture, Moment, MomentsPicture, PastPicture, Upward } from '@orrery/protocol';
import { type Answer, request } from './api.ts';
import { emptyTable, type Feed, type Reply, type TableState } from './feed.ts';
import { OutOfStep, reduce } from './reduce.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 8_000;

/** The one stream to the server. It comes back by itself, and then asks each table for just what was missed. */
class Stream {
  readonly #tables = new Map<string, ServerFeed>();
  readonly #waiting = new Map<string, { message: Upward; resolve: (reply: Reply) => void }>();
  #socket: WebSocket | undefined;
  #isListening = false;
  #pause = FIRST_PAUSE_MS;
  #count = 0;
  /** Command ids must not repeat after the page is loaded anew. */
  readonly #run = Math.random().toString(36).slice(2, 10);

  add(feed: ServerFeed): void {
    this.#tables.set(feed.table, feed);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#send(feed.watching());
    else this.#connect();
  }

  remove(feed: ServerFeed): void {
    if (this.#tables.get(feed.table) !== feed) return;
    this.#tables.delete(feed.table);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#send({ type: 'unwatch', table: feed.table });
  }

  again(feed: ServerFeed): void {
    this.#send(feed.watching());
  }

  /** Who this is has changed: the server must hear it anew. */
  reconnect(): void {
    this.#socket?.close();
  }

  command(table: string, command: Command): Promise<Reply> {
    const id = `${this.#run}-${++this.#count}`;
    const message: Upward = { type: 'command', table, id, command };
    return new Promise(resolve => {
      this.#waiting.set(id, { message, resolve });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#send(message);
    });
  }

  #send(message: Upward): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #connect(): void {
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
    this.#listen();
    const { protocol, host } = window.location;
    const socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/stream`);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      if (this.#socket !== socket) return socket.close();
      this.#pause = FIRST_PAUSE_MS;
      for (const feed of this.#tables.values()) this.#send(feed.watching());
      // What was on its way may have got lost; the server does nothing twice.
      for (const { message } of this.#waiting.values()) this.#send(message);
    });
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket === socket) this.#hear(JSON.parse(String(data)) as Downward);
    });
    socket.addEventListener('close', () => {
      if (this.#socket === socket) this.#lose();
    });
  }

  /** A device that goes off its network knows so long before a connection does, and so when it is back. */
  #listen(): void {
    if (this.#isListening) return;
    this.#isListening = true;
    window.addEventListener('offline', () => {
      const socket = this.#socket;
      if (socket) this.#lose();
      socket?.close();
    });
    window.addEventListener('online', () => {
      this.#pause = FIRST_PAUSE_MS;
      if (this.#tables.size > 0 || this.#waiting.size > 0) this.#connect();
    });
  }

  #lose(): void {
    this.#socket = undefined;
    for (const feed of this.#tables.values()) feed.lost();
    if (this.#tables.size === 0 && this.#waiting.size === 0) return;
    setTimeout(() => this.#connect(), this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(LONGEST_PAUSE_MS, this.#pause * 2);
  }

  #hear(message: Downward): void {
    if (message.type === 'done' || message.type === 'refused') {
      const waiting = message.id === null ? undefined : this.#waiting.get(message.id);
      if (message.id !== null) this.#waiting.delete(message.id);
      if (message.type === 'refused') waiting?.resolve({ ...message, ok: false });
      else waiting?.resolve({ ok: true, ...(message.table ? { table: message.table } : {}) });
    } else if ('table' in message && message.table !== undefined) this.#tables.get(message.table)?.hear(message);
  }
}

export const stream = new Stream();

/** A table at the server. */
export class ServerFeed implements Feed {
  readonly isSolo = false;
  readonly table: string;
  readonly #key: string | undefined;
  readonly #listeners = new Set<() => void>();
  #state: TableState = emptyTable;

  constructor(table: string, key: string | undefined) {
    this.table = table;
    this.#key = key;
    stream.add(this);
  }

  watching(): Upward {
    const { n, picture, events, eventsFrom } = this.#state;
    return {
      type: 'watch',
      table: this.table,
      ...(this.#key ? { key: this.#key } : {}),
      ...(picture ? { have: { n, events: eventsFrom + events.length } } : {}),
    };
  }

  hear(message: Downward): void {
    try {
      this.#set(reduce(this.#state, message));
    } catch (error) {
      if (!(error instanceof OutOfStep)) throw error;
      this.#state = { ...this.#state, picture: undefined, n: 0 };
      stream.again(this);
    }
  }

  lost(): void {
    if (this.#state.connection !== 'gone') this.#set({ ...this.#state, connection: 'offline' });
  }

  #set(state: TableState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get(): TableState {
    return this.#state;
  }

  send(command: Command): Promise<Reply> {
    return stream.command(this.table, command);
  }

  async earlier(): Promise<boolean> {
    const { eventsFrom } = this.#state;
    if (eventsFrom === 0) return false;
    const found = await this.#ask<EventsPicture>('events', { before: String(eventsFrom) });
    if (!found.ok || this.#state.eventsFrom !== eventsFrom) return false;
    const { from, items } = found.value;
    this.#set({ ...this.#state, eventsFrom: from, events: [...items, ...this.#state.events] });
    return true;
  }

  async moments(): Promise<readonly Moment[] | undefined> {
    const found = await this.#ask<MomentsPicture>('moments', {});
    return found.ok ? found.value.moments : undefined;
  }

  async past(from: number): Promise<PastPicture | undefined> {
    const found = await this.#ask<PastPicture>('past', { from: String(from) });
    return found.ok ? found.value : undefined;
  }

  #ask<T>(what: string, about: Record<string, string>): Promise<Answer<T>> {
    const query = new URLSearchParams({ ...about, ...(this.#key ? { key: this.#key } : {}) });
    return request<T>('GET', `/api/tables/${this.table}/${what}?${query}`);
  }

  close(): void {
    stream.remove(this);
  }
}
