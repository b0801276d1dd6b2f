import { once } from 'node:events';
import { type AnswerValue, type Ask, invariant, randomFor } from '@orrery/kernel';
import { io, type Socket } from 'socket.io-client';

import { CLIENTS, GAME, SEATS } from './contest.ts';
import { PlayedTable } from './played-table.ts';

interface State {
  readonly G: { readonly asks: readonly Ask[] };
  readonly _stateID: number;
}

interface Client {
  readonly socket: Socket;
  state: State;
}

/** Follows a match as boardgame.io's own client does on the wire. */
async function join(url: string, match: string, playerID: string): Promise<Client> {
  const socket = io(`${url}/${GAME}`, { transports: ['websocket'], forceNew: true });
  await once(socket as never, 'connect');
  const synced = once(socket as never, 'sync');
  socket.emit('sync', match, playerID, undefined, SEATS);
  const [, { state }] = (await synced) as [string, { state: State }];
  return { socket, state };
}

/** A match at boardgame.io's server, with clients that answer for all seats. */
export class BoardgameIoTable extends PlayedTable {
  readonly #match: string;
  readonly #clients: readonly Client[];
  #who: Client | undefined;

  private constructor(match: string, clients: readonly Client[]) {
    super(randomFor(match));
    this.#match = match;
    this.#clients = clients;
    for (const client of clients) client.socket.on('update', (_, state: State) => this.#updated(client, state));
  }

  static async create(url: string, match: string): Promise<BoardgameIoTable> {
    const clients: Client[] = [];
    for (let i = 0; i < CLIENTS; i++) clients.push(await join(url, match, String(i)));
    return new BoardgameIoTable(match, clients);
  }

  leave(): void {
    for (const { socket } of this.#clients) socket.disconnect();
  }

  protected firstAsk(): Ask | undefined {
    const newest = Math.max(...this.#clients.map(({ state }) => state._stateID));
    if (this.#clients.some(({ state }) => state._stateID < newest)) return undefined;
    for (const client of this.#clients) {
      const ask = client.state.G.asks.find(each => !each.ahead);
      this.#who = client;
      if (ask) return ask;
    }
    this.isOver();
    return undefined;
  }

  protected send(ask: Ask, value: AnswerValue): void {
    const playerID = String(ask.seat);
    const payload = { type: 'answer', args: [Number(ask.id), value], playerID };
    const { socket, state } = this.#who!;
    socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, this.#match, playerID);
  }

  #updated(client: Client, state: State): void {
    const isNew = state._stateID > client.state._stateID;
    invariant(state._stateID <= client.state._stateID + 1, 'no update is left out');
    client.state = state;
    if (client !== this.#who) {
      if (isNew) this.wasTold(this.isAnswered ? 'last' : 'this');
      this.heard();
    } else if (isNew) this.wasConfirmed();
    else this.wasRefused('checked');
  }
}
