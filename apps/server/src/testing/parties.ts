import { Player, pause } from './player.ts';

const PACE_MS = 25;
const SETTLE_MS = 120_000; // only so that a standstill ends: a busy machine takes long

/** Two people and a bot who play one game after another. */
export class Peer {
  readonly players: readonly [Player, Player];
  readonly game: string;
  readonly tables: string[] = [];
  #isEnough = false;
  #playing: Promise<void> | undefined;

  constructor(players: readonly [Player, Player], game: string) {
    this.players = players;
    this.game = game;
  }

  get acknowledged(): number {
    return this.players[0].acknowledged.length + this.players[1].acknowledged.length;
  }

  start(): void {
    this.#playing = this.#play();
    this.#playing.catch(() => {}); // rejects those who wait for the end
  }

  async #play(): Promise<void> {
    while (!this.#isEnough) {
      const [host, guest] = this.players;
      const made = await host.create({ game: this.game, seats: 3, bots: [null, null, 'random'] });
      if (!made) return;
      const { table, key } = made;
      this.tables.push(table);
      host.watch(table);
      await guest.send(table, { do: 'sit', key });
      guest.watch(table);
      await host.send(table, { do: 'start' });
      await Promise.all(this.players.map(each => each.play(table, () => this.#isEnough, PACE_MS)));
    }
  }

  async end(): Promise<void> {
    this.#isEnough = true;
    for (const player of this.players) player.stop();
    await this.#playing;
  }
}

/** Waits until every party has had something new confirmed; rejects when one breaks or stands still. */
export async function goneOn(parties: readonly Peer[]): Promise<void> {
  const before = parties.map(each => each.acknowledged);
  const end = Date.now() + SETTLE_MS;
  while (parties.some((each, index) => each.acknowledged <= before[index]! + 1)) {
    if (Date.now() > end) throw new Error('a table stands still');
    await pause(5);
  }
}

/** So many parties, who come to the servers from either end of the list. */
export const someParties = (
  count: number,
  urls: readonly string[],
  seed: number,
  game = 'eminent-domain',
): Promise<Peer[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const named = (name: string, place: number) =>
        Player.named(`${name} ${index}`, place % 2 === 0 ? urls : urls.toReversed(), seed * 1000 + place);
      return new Peer(await Promise.all([named('Ann', index * 2), named('Bob', index * 2 + 1)]), game);
    }),
  );
