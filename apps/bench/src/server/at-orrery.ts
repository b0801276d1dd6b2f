import { type AnswerValue, type Ask, invariant, type Json, randomFor } from '@orrery/kernel';
import { apply, type Command, type Downward, type Patch, type Picture, type You } from '@orrery/protocol';

import { GAME, SEATS } from './contest.ts';
import { PlayedTable } from './played-table.ts';
import { PlayerStream } from './stream.ts';

type Numbers = Pick<Extract<Downward, { type: 'update' }>, 'n' | 'after'>;

/** One person with one stream. */
export class Guest {
  readonly #url: string;
  readonly #cookie: string;
  #stream: PlayerStream | undefined;
  /** Ids of commands; they must be unique, also after a restart. */
  #count = 0;
  picture: Picture | undefined;
  n = 0;
  onUpdate: () => void = () => {};
  onReply: (reply: Extract<Downward, { type: 'done' | 'refused' }>) => void = () => {};
  #onFull: () => void = () => {};

  private constructor(url: string, cookie: string) {
    this.#url = url;
    this.#cookie = cookie;
  }

  static async named(url: string, name: string): Promise<Guest> {
    const response = await request(url, 'PUT', '/api/me', '', { name });
    return new Guest(url, response.headers.get('set-cookie')!.split(';')[0]!);
  }

  async connect(): Promise<void> {
    const address = `${this.#url.replace('http', 'ws')}/api/stream`;
    this.#stream = await PlayerStream.open(address, this.#cookie, text => this.#hear(text));
  }

  /** The same person at the server's new address. */
  moved(url: string): Guest {
    const again = new Guest(url, this.#cookie);
    again.#count = this.#count;
    return again;
  }

  close(): void {
    this.#stream?.close();
  }

  async create(options: object): Promise<{ table: string; you: You }> {
    const wish = { game: GAME, seats: SEATS, options };
    const response = await request(this.#url, 'POST', '/api/tables', this.#cookie, wish);
    return (await response.json()) as { table: string; you: You };
  }

  send(table: string, command: Command): void {
    this.#stream!.send(JSON.stringify({ type: 'command', table, id: `c${++this.#count}`, command }));
  }

  async does(table: string, command: Command): Promise<void> {
    const reply = await new Promise<{ type: string }>(resolve => {
      this.onReply = resolve;
      this.send(table, command);
    });
    invariant(reply.type === 'done', () => `${command.do} was refused: ${JSON.stringify(reply)}`);
  }

  async watch(table: string): Promise<void> {
    await new Promise<void>(resolve => {
      this.#onFull = resolve;
      this.#stream!.send(JSON.stringify({ type: 'watch', table }));
    });
  }

  #update({ n, after }: Numbers, patch: Patch | undefined): void {
    invariant(after === this.n, 'no update is left out');
    this.n = n;
    if (patch) this.picture = apply(this.picture as unknown as Json, patch) as unknown as Picture;
    this.onUpdate();
  }

  #hear(text: string): void {
    const numbers = numbersOf(text);
    if (numbers) this.#update(numbers, patchOfAsks(text));
    else this.#take(JSON.parse(text) as Downward);
  }

  #take(message: Downward): void {
    switch (message.type) {
      case 'full':
        this.picture = message.picture;
        this.n = message.n;
        this.#onFull();
        break;
      case 'done':
      case 'refused':
        this.onReply(message);
        break;
    }
  }
}

/** The numbers of an update, if it is one. */
function numbersOf(text: string): Numbers | undefined {
  const found = /^\{"type":"update","table":"\w+","n":(\d+),"after":(\d+)/.exec(text);
  return found ? { n: Number(found[1]), after: Number(found[2]) } : undefined;
}

/** The questions and the end of the game in an update. The view precedes them, and random play does not need it. */
function patchOfAsks(text: string): Patch | undefined {
  const asks = text.indexOf('[["asks"');
  const from = asks < 0 ? text.indexOf('[["standing"') : asks;
  return from < 0 ? undefined : JSON.parse(`[${text.slice(from, text.indexOf('],"events":', from))}]`);
}

async function request(url: string, method: string, path: string, cookie: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(cookie === '' ? {} : { cookie }) };
  const response = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
  invariant(response.ok, () => `${method} ${path}: ${response.status}`);
  return response;
}

/** A table at our server, with a person and a stream for each seat. */
export class OrreryTable extends PlayedTable {
  readonly id: string;
  readonly guests: readonly Guest[];
  /** Asks that have been answered; pictures may still show them. */
  #spent = new Set<string>();
  #who: Guest | undefined;
  #length = 0;

  private constructor(id: string, guests: readonly Guest[]) {
    super(randomFor(id));
    this.id = id;
    this.guests = guests;
    for (const guest of guests) {
      guest.onUpdate = () => this.#updated(guest);
      guest.onReply = reply => this.#replied(reply);
    }
  }

  /** A new table with everybody in their seats, and the game begun. */
  static async create(url: string, name: string, options: object): Promise<OrreryTable> {
    const guests = await Promise.all(Array.from({ length: SEATS }, (_, seat) => Guest.named(url, `${name} ${seat}`)));
    for (const guest of guests) await guest.connect();
    const [host, ...others] = guests;
    const { table, you } = await host!.create(options);
    for (const guest of others) await guest.does(table, { do: 'sit', key: you.key });
    await host!.does(table, { do: 'start' });
    for (const guest of guests) await guest.watch(table);
    return new OrreryTable(table, guests);
  }

  /** The same table after a restart of the server. */
  async again(url: string): Promise<OrreryTable> {
    const guests = this.guests.map(guest => guest.moved(url));
    for (const guest of guests) {
      await guest.connect();
      await guest.watch(this.id);
    }
    return new OrreryTable(this.id, guests);
  }

  leave(): void {
    for (const guest of this.guests) guest.close();
  }

  protected firstAsk(): Ask | undefined {
    for (const guest of this.guests)
      for (const ask of guest.picture!.asks)
        if (!ask.ahead && !this.#spent.has(ask.id)) {
          this.#who = guest;
          return ask;
        }
    if (this.guests[0]!.picture!.standing) this.isOver();
    return undefined;
  }

  protected send(ask: Ask, value: AnswerValue): void {
    this.#spent.add(ask.id);
    this.#length = Math.max(...this.guests.map(({ n }) => n));
    this.#who!.send(this.id, { do: 'answer', ask: ask.id, value });
  }

  #updated(guest: Guest): void {
    if (guest !== this.#who) this.wasTold(guest.n > this.#length && !this.isAnswered ? 'this' : 'last');
    this.heard();
  }

  #replied(reply: { type: string; code?: string }): void {
    if (reply.type === 'done') this.wasConfirmed();
    else this.wasRefused(reply.code === 'ask/stale' || reply.code === 'ask/over' ? 'stale' : 'checked');
  }
}
