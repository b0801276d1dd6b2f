import type { Player } from '../player.ts';
import type { Crowd } from './crowd.ts';

/** How long somebody stays at the table and away from it, at most, in paces. */
const STAY_PACES = 15;
const AWAY_PACES = 4;
/** How many of those who go let a bot play meanwhile, and how many go for good. */
const STEP_ASIDE = 0.4;
const FOR_GOOD = 0.15;
/** Every n-th table plays Twilight Imperium, the others Eminent Domain. */
const LONG_GAME = 10;

/** Seats 0 and 1; a bot has seat 2. */
type Place = 0 | 1;

/** A table where one game after another is played by people who come and go. */
export class SoakTable {
  /** How somebody gets there who only looks on. */
  link: { readonly table: string; readonly key: string } | undefined;
  readonly #crowd: Crowd;
  readonly #game: string;
  #players: [Player, Player] | undefined;
  #decided = false;

  constructor(crowd: Crowd, index: number) {
    this.#crowd = crowd;
    this.#game = index % LONG_GAME === 0 ? 'twilight-imperium' : 'eminent-domain';
  }

  /** Whether a decision was confirmed since this was last asked. */
  takeProgress(): boolean {
    const decided = this.#decided;
    this.#decided = false;
    return decided;
  }

  async run(): Promise<void> {
    const [host, guest] = [await this.#crowd.arrive(), await this.#crowd.arrive()];
    if (!host || !guest) return;
    this.#players = [host, guest];
    while (!this.#crowd.isOver) await this.#playGame(this.#players);
  }

  async #playGame(players: readonly [Player, Player]): Promise<void> {
    const [host, guest] = players;
    const made = await host.create({ game: this.#game, seats: 3, bots: [null, null, 'random'] });
    if (!made) return;
    this.link = made;
    this.#crowd.tables.push(made.table);
    host.watch(made.table);
    await guest.send(made.table, { do: 'sit', key: made.key });
    guest.watch(made.table);
    await host.send(made.table, { do: 'start' });
    await Promise.all([this.#attend(0, made), this.#attend(1, made)]);
  }

  #isDone(table: string): boolean {
    return this.#crowd.isOver || this.#players!.some(each => each.isOver(table));
  }

  /** Whoever has a place at the table plays for a while, goes and comes back, or another one comes. */
  async #attend(place: Place, made: { table: string; key: string }): Promise<void> {
    const { random, settings } = this.#crowd;
    while (!this.#isDone(made.table)) {
      const until = Date.now() + random() * STAY_PACES * settings.paceMs;
      while (Date.now() < until && !this.#isDone(made.table)) {
        const player = this.#players![place];
        await player.rest(settings.paceMs * (0.5 + random()));
        await this.#decide(player, made.table);
      }
      if (this.#isDone(made.table)) return;
      if (place === 1 && random() < FOR_GOOD) await this.#replaceGuest(made);
      else await this.#goAndReturn(this.#players![place], made.table);
    }
  }

  async #decide(player: Player, table: string): Promise<void> {
    if (!player.open(table)) return;
    const began = performance.now();
    const before = player.acknowledged.length;
    await player.act(table);
    if (player.acknowledged.length === before) return;
    this.#decided = true;
    this.#crowd.took.push(performance.now() - began);
  }

  async #goAndReturn(player: Player, table: string): Promise<void> {
    const { random, settings } = this.#crowd;
    const stepsAside = random() < STEP_ASIDE;
    if (stepsAside) await player.send(table, { do: 'step-aside' });
    player.client.close();
    await this.#crowd.wait(random() * AWAY_PACES * settings.paceMs);
    if (stepsAside) await player.send(table, { do: 'return' });
  }

  /** The guest goes, the host opens the seat, and somebody new sits down there. */
  async #replaceGuest({ table, key }: { table: string; key: string }): Promise<void> {
    const [host, guest] = this.#players!;
    await guest.send(table, { do: 'step-aside' });
    const { ok } = await host.send(table, { do: 'open-seat', seat: 1 });
    if (!ok) {
      await guest.send(table, { do: 'return' }); // the other one is no longer the host
      return;
    }
    const newcomer = await this.#crowd.arrive();
    if (!newcomer) return;
    this.#crowd.depart(guest);
    this.#players![1] = newcomer;
    await newcomer.send(table, { do: 'sit', key });
    newcomer.watch(table);
  }
}
