import { type AnswerValue, type Ask, quickRandom, randomAnswer } from '@orrery/kernel';
import type { Command, CreateTableRequest } from '@orrery/protocol';
import { newId } from '../common/ids.ts';
import { Client, type ClientOptions } from './client.ts';

export const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

/** A decision that the server has confirmed. */
export interface Acknowledged {
  readonly table: string;
  readonly command: string;
  /** The length of the log according to the server. */
  readonly n: number;
  readonly did: Command;
}

export interface PlayerOptions extends ClientOptions {
  /** The timeout of an answer, after which the client reconnects. */
  readonly replyMs?: number;
  /** The approximate delay before a retry. */
  readonly retryMs?: number;
}

const usualOptions = { replyMs: 5_000, retryMs: 100 };
/** How often a condition is polled when no message arrives. */
const LOOK_MS = 50;

/** A robust player: reconnects when the stream breaks, and resends commands without an answer. */
export class Player {
  readonly person: string;
  readonly acknowledged: Acknowledged[] = [];
  /** How often it reconnected, and how often that needed no full picture. */
  reconnects = 0;
  #coming: Promise<void> | undefined;
  resumed = 0;
  client: Client;
  /** The addresses of servers, in order of preference. */
  readonly #urls: readonly string[];
  readonly #options: PlayerOptions & typeof usualOptions;
  readonly #random: () => number;
  #table: { readonly id: string; readonly key: string | undefined } | undefined;
  #isStopped = false;

  private constructor(client: Client, person: string, urls: readonly string[], seed: number, options: ClientOptions) {
    this.client = client;
    this.person = person;
    this.#urls = urls;
    this.#options = { ...usualOptions, ...options };
    this.#random = quickRandom(seed);
  }

  static async named(
    name: string,
    urls: readonly string[],
    seed: number,
    options: PlayerOptions = {},
  ): Promise<Player> {
    const client = await Client.named(urls[0]!, name, options);
    const { body } = await client.request('GET', '/api/me');
    const player = new Player(client, (body as { id: string }).id, urls, seed, options);
    await client.connect();
    return player;
  }

  stop(): void {
    this.#isStopped = true;
    this.client.close();
  }

  /** Creates a table, with retries; none if there is no time left. */
  async create(wish: CreateTableRequest): Promise<{ readonly table: string; readonly key: string } | undefined> {
    for (let tries = 0; !this.#isStopped; tries++) {
      const asking = new Client(this.#urls[tries % this.#urls.length]!, this.#options);
      asking.cookie = this.client.cookie;
      try {
        const { table, you } = await asking.create(wish);
        return { table, key: you.key! };
      } catch {
        await this.#pauseToRetry();
      }
    }
    return undefined;
  }

  watch(table: string, key?: string): void {
    this.#table = { id: table, key };
    if (this.client.isOpen) this.client.watch(table, key);
  }

  /** Once, however many wait for it. */
  async #comeBack(): Promise<void> {
    this.#coming ??= this.#reconnect().finally(() => {
      this.#coming = undefined;
    });
    await this.#coming;
  }

  /** Reconnects at any address that answers, and resumes the table. */
  async #reconnect(): Promise<void> {
    await this.#pauseToRetry(); // as browsers do
    for (let tries = 0; !this.#isStopped; tries++) {
      const url = this.#urls[(this.reconnects + tries) % this.#urls.length]!; // as a proxy would choose
      const next = new Client(url, this.#options);
      next.cookie = this.client.cookie;
      for (const [table, picture] of this.client.pictures) next.pictures.set(table, picture);
      for (const [table, room] of this.client.rooms) next.rooms.set(table, room);
      try {
        await next.connect();
        this.#count(this.client);
        this.client = next;
        this.reconnects++;
        if (this.#table) next.watch(this.#table.id, this.#table.key);
        return;
      } catch {
        await this.#pauseToRetry();
      }
    }
  }

  /** A random delay, so that not all reconnect at once. */
  #pauseToRetry(): Promise<void> {
    return pause(this.#options.retryMs * (0.5 + Math.random()));
  }

  #count({ kinds }: Client): void {
    const first = kinds.find(kind => kind === 'current' || kind === 'update' || kind === 'full');
    if (this.reconnects > 0 && first !== undefined && first !== 'full') this.resumed++;
  }

  /** Sends a command until the server has answered it. */
  async send(table: string, did: Command): Promise<{ ok: boolean; code?: string; n?: number; table?: string }> {
    const id = newId();
    while (!this.#isStopped) {
      const { client } = this;
      if (!client.isOpen) {
        await this.#comeBack();
        continue;
      }
      const sent = client.send(table, did, id);
      const reply = await Promise.race([
        sent,
        client
          .until(() => !client.isOpen, 'an answer', this.#options.replyMs)
          .then(
            () => undefined,
            () => undefined,
          ),
      ]);
      if (!reply) {
        if (client.isOpen) client.close();
        continue;
      }
      if (reply.ok) {
        this.acknowledged.push({ table, command: `${this.person}:${id}`, n: reply.n!, did });
        return reply;
      }
      if (reply.code === 'table/newer-rules') client.close();
      else if (reply.code !== 'request/failed' && reply.code !== 'request/too-many') return reply;
      await this.#pauseToRetry();
    }
    return { ok: false, code: 'stopped' };
  }

  /** Waits for something at the table; comes back when the stream breaks meanwhile. */
  async until(isSo: () => boolean, what: string, ms = 120_000): Promise<void> {
    const end = Date.now() + ms;
    while (!this.#isStopped && !isSo()) {
      if (Date.now() > end) throw new Error(`${this.person} waited in vain for ${what}`);
      const { client } = this;
      if (this.#hasFailed(client)) client.close(); // try that again
      if (!client.isOpen) await this.#comeBack();
      else await client.until(() => isSo() || !client.isOpen, what, LOOK_MS).catch(() => {});
    }
  }

  /** Waits for a while, reconnecting when the stream breaks. */
  async rest(ms: number): Promise<void> {
    const end = Date.now() + ms;
    for (let left = ms; !this.#isStopped && left > 0; left = end - Date.now()) {
      const { client } = this;
      if (this.#hasFailed(client)) client.close();
      if (!client.isOpen) await this.#comeBack();
      else await client.until(() => !client.isOpen || this.#hasFailed(client), 'a break', left).catch(() => {});
    }
  }

  #hasFailed({ gone }: Client): boolean {
    return this.#table !== undefined && gone.get(this.#table.id) === 'request/failed';
  }

  open(table: string): Ask | undefined {
    return this.client.asks(table).find(each => !each.ahead);
  }

  isOver(table: string): boolean {
    return this.client.pictures.get(table)?.picture.standing != null;
  }

  /** Answers one question at random, if one is open; sometimes takes something back or says something. */
  async act(table: string): Promise<void> {
    const ask = this.open(table);
    if (!ask) return;
    const chance = this.#random();
    const { undo } = this.client.pictures.get(table)!.picture;
    if (chance < 0.05) await this.send(table, { do: 'chat', text: `well ${newId()}` });
    if (chance > 0.95 && undo === 'free') await this.send(table, { do: 'undo' });
    else {
      const value: AnswerValue = randomAnswer(ask, this.#random);
      await this.send(table, { do: 'answer', ask: ask.id, value });
    }
  }

  /** Plays on until the game is over or `isEnough`. */
  async play(table: string, isEnough: () => boolean, paceMs: number): Promise<void> {
    const isDone = () => this.#isStopped || isEnough() || this.isOver(table);
    while (!isDone()) {
      await this.until(() => isDone() || this.open(table) !== undefined, 'a question');
      if (isDone()) return;
      await this.act(table);
      await pause(paceMs);
    }
  }
}
