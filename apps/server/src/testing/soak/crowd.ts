import { setTimeout as sleep } from 'node:timers/promises';
import { quickRandom } from '@orrery/kernel';
import { Client } from '../client.ts';
import { type Acknowledged, Player, pause } from '../player.ts';
import { SoakTable } from './table.ts';

export interface CrowdSettings {
  readonly urls: readonly string[];
  readonly tables: number;
  readonly paceMs: number;
  /** Over how long they arrive. */
  readonly arriveMs: number;
  readonly seed: number;
}

/** How many tables a spectator visits. */
const TABLES_FOR_ONE = 20;
/** How long a spectator stays and stays away, in units of the pace. */
const LOOK_PACES = 2;

/** As a browser waits, not as a test. */
const patience = { replyMs: 30_000, retryMs: 3_000 };

/** All people of a soak test, each with their own address. */
export class Crowd {
  readonly settings: CrowdSettings;
  readonly random: () => number;
  /** Every table that was ever made. */
  readonly tables: string[] = [];
  readonly acknowledged: Acknowledged[] = [];
  /** How long decisions took, in milliseconds. */
  readonly took: number[] = [];
  readonly #ended = new AbortController();
  readonly #players = new Set<Player>();
  readonly #soakTables: readonly SoakTable[];
  readonly #underWay: Promise<void>;
  people = 0;
  passersBy = 0;
  reconnects = 0;
  resumed = 0;

  constructor(settings: CrowdSettings) {
    this.settings = settings;
    this.random = quickRandom(settings.seed);
    this.#soakTables = Array.from({ length: settings.tables }, (_, index) => new SoakTable(this, index));
    const lookers = Array.from({ length: Math.ceil(settings.tables / TABLES_FOR_ONE) }, () => this.#lookOn());
    this.#underWay = Promise.all([
      ...this.#soakTables.map(async (each, index) => {
        await this.wait((index * settings.arriveMs) / settings.tables);
        await each.run();
      }),
      ...lookers,
    ]).then(() => {});
    this.#underWay.catch(() => {}); // rejects those who wait for the end
  }

  get isOver(): boolean {
    return this.#ended.signal.aborted;
  }

  /** Tables that have had a decision confirmed since they were last asked. */
  takeProgress(): number {
    return this.#soakTables.filter(each => each.takeProgress()).length;
  }

  /** Waits, but not beyond the end. */
  async wait(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.#ended.signal }).catch(() => {});
  }

  /** Somebody new, at whichever server answers; nobody if it is over. */
  async arrive(): Promise<Player | undefined> {
    const { urls, seed } = this.settings;
    while (!this.isOver) {
      const number = ++this.people;
      const order = number % 2 === 0 ? urls : urls.toReversed();
      const options = { address: addressOf(number), keepsReceived: false, ...patience };
      try {
        const player = await Player.named(`Person ${number}`, order, seed + number, options);
        this.#players.add(player);
        return player;
      } catch {
        await pause(patience.retryMs); // that server is down
      }
    }
    return undefined;
  }

  /** Somebody goes for good. */
  depart(player: Player): void {
    player.stop();
    this.#players.delete(player);
    this.acknowledged.push(...player.acknowledged);
    this.reconnects += player.reconnects;
    this.resumed += player.resumed;
  }

  async end(): Promise<void> {
    this.#ended.abort();
    for (const player of this.#players) player.stop();
    await this.#underWay;
    for (const player of [...this.#players]) this.depart(player);
  }

  /** People without a name who look on at one table after another. */
  async #lookOn(): Promise<void> {
    const { urls, paceMs } = this.settings;
    while (!this.isOver) {
      await this.wait(paceMs * this.random() * LOOK_PACES);
      const seat = this.#soakTables[Math.floor(this.random() * this.#soakTables.length)]!.link;
      if (!seat) continue;
      const number = ++this.people;
      const client = new Client(urls[number % urls.length]!, { address: addressOf(number), keepsReceived: false });
      try {
        await client.connect();
        client.watch(seat.table, seat.key);
        await this.wait(paceMs * this.random() * LOOK_PACES);
        this.passersBy++;
      } catch {
        // that server is down; they come again
      } finally {
        client.close();
      }
    }
  }
}

const addressOf = (number: number): string => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
