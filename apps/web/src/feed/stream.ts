import type {
  Command,
  Downward,
  EventsPicture,
  HistoryPicture,
  Moment,
  MomentsPicture,
  Upward,
} from '@orrery/protocol';
import { type Answer, request } from './api.ts';
import { DiceContribution } from './dice.ts';
import { emptyTable, type Feed, type Reply, type TableState } from './feed.ts';
import { OutOfStep, reduce } from './reduce.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 8_000;
/** Close code for a restart: the same server returns, or one with newer rules. */
const RESTART = 1012;
/** A shorter interruption is not shown. */
const RESTART_MS = 4_000;

/** The WebSocket to the server. It reconnects by itself and then requests what each table missed. */
class Stream {
  readonly #tables = new Map<string, ServerFeed>();
  readonly #waiting = new Map<string, { message: Upward; resolve: (reply: Reply) => void }>();
  #socket: WebSocket | undefined;
  #isListening = false;
  #pause = FIRST_PAUSE_MS;
  #openedAt = Number.NaN;
  #restarting: ReturnType<typeof setTimeout> | undefined;
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

  /** The person has changed: reconnect. */
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
      this.#openedAt = Date.now();
      for (const feed of this.#tables.values()) this.#send(feed.watching());
      // Unconfirmed commands may be lost, so they are sent again; a repeated id has no second effect.
      for (const { message } of this.#waiting.values()) this.#send(message);
    });
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket === socket) this.#hear(JSON.parse(String(data)) as Downward);
    });
    socket.addEventListener('close', ({ code }) => {
      if (this.#socket === socket) this.#lose(code);
    });
  }

  /** The browser's online and offline events come long before a connection times out. */
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

  #lose(code?: number): void {
    this.#socket = undefined;
    if (code === RESTART) this.#restarting ??= setTimeout(() => this.#giveUp(), RESTART_MS);
    else if (this.#restarting === undefined || code === undefined) this.#giveUp();
    // A server may accept a connection and close it at once: reset the delay only after one that lasted.
    if (Date.now() - this.#openedAt > LONGEST_PAUSE_MS) this.#pause = FIRST_PAUSE_MS;
    this.#openedAt = Number.NaN;
    if (this.#tables.size === 0 && this.#waiting.size === 0) return;
    setTimeout(() => this.#connect(), this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(LONGEST_PAUSE_MS, this.#pause * 2);
  }

  /** Shows that there is no connection. */
  #giveUp(): void {
    this.#isBack();
    for (const feed of this.#tables.values()) feed.lost();
  }

  #isBack(): void {
    clearTimeout(this.#restarting);
    this.#restarting = undefined;
  }

  #hear(message: Downward): void {
    if (message.type === 'room') this.#isBack();
    // Nothing was done, and the stream closes; it goes to the newer server with the next one.
    if (message.type === 'refused' && message.code === 'table/newer-rules') return;
    // Nothing that was sent has such an id: it was an address that cannot be that of a table.
    if (message.type === 'refused' && message.id === null) for (const feed of this.#tables.values()) feed.refused();
    if (message.type === 'done' || message.type === 'refused') {
      const waiting = message.id === null ? undefined : this.#waiting.get(message.id);
      if (message.id !== null) this.#waiting.delete(message.id);
      if (message.type === 'refused') waiting?.resolve({ ...message, ok: false });
      else waiting?.resolve({ ok: true, n: message.n, ...(message.table ? { table: message.table } : {}) });
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
  readonly #dice: DiceContribution;
  #state: TableState = emptyTable;

  constructor(table: string, key: string | undefined) {
    this.table = table;
    this.#dice = new DiceContribution(table, command => this.send(command));
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

  /** The server refused the address or key; a table that was loaded before is not affected. */
  refused(): void {
    if (this.#state.connection === 'connecting') this.#set({ ...this.#state, connection: 'gone' });
  }

  lost(): void {
    if (this.#state.connection !== 'gone') this.#set({ ...this.#state, connection: 'offline' });
  }

  #set(state: TableState): void {
    const isNews = state.room !== this.#state.room || state.you !== this.#state.you;
    this.#state = state;
    if (isNews && state.room && state.you) void this.#dice.look(state.room, state.you);
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
    const { eventsFrom, events, picture } = this.#state;
    const hasNone = !picture && events.length === 0; // otherwise they come with the picture
    if (eventsFrom === 0 && !hasNone) return false;
    const found = await this.#ask<EventsPicture>('events', hasNone ? {} : { before: String(eventsFrom) });
    const now = this.#state;
    if (!found.ok || now.eventsFrom !== eventsFrom || (hasNone && now.events.length > 0)) return false;
    const { from, items } = found.value;
    this.#set({ ...now, eventsFrom: from, events: [...items, ...now.events] });
    return items.length > 0;
  }

  async moments(): Promise<readonly Moment[] | undefined> {
    const found = await this.#ask<MomentsPicture>('moments', {});
    return found.ok ? found.value.moments : undefined;
  }

  async history(from: number): Promise<HistoryPicture | undefined> {
    const found = await this.#ask<HistoryPicture>('past', { from: String(from) });
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
