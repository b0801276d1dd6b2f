import type { Command, RoomPicture, You } from '@orrery/protocol';

/** This client's contribution to the dice, with the server's commitment at the time of the pledge. */
interface Contribution {
  readonly random: string;
  readonly digest: string;
  readonly commitment: string;
}

const hex = (bytes: Uint8Array): string => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');

/** New random bits; undefined where the browser has no SHA-256, as on plain http of another host. */
export async function newBits(): Promise<{ random: string; digest: string } | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return { random: hex(bytes), digest: hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))) };
}

const nameOf = (table: string): string => `orrery.dice.${table}`;

/** The contribution that this tab has pledged, also before a reload. */
function recall(table: string): Contribution | undefined {
  try {
    const text = sessionStorage.getItem(nameOf(table));
    return text === null ? undefined : (JSON.parse(text) as Contribution);
  } catch {
    return undefined;
  }
}

function keep(table: string, contribution: Contribution): void {
  try {
    sessionStorage.setItem(nameOf(table), JSON.stringify(contribution));
  } catch {} // without storage a reload loses it, and the game begins without it
}

/** Contributes this client's randomness to the dice of a table automatically. */
export class DiceContribution {
  readonly #table: string;
  readonly #send: (command: Command) => Promise<unknown>;
  #contribution: Contribution | undefined;
  #isMaking = false;
  #isGiven = false;

  constructor(table: string, send: (command: Command) => Promise<unknown>) {
    this.#table = table;
    this.#send = send;
    this.#contribution = recall(table);
  }

  /** Pledges before the start and reveals at the start, unless the server has changed its commitment since. */
  async look({ status, dice }: RoomPicture, { seat }: You): Promise<void> {
    if (status !== 'gathering' || !dice || seat === null) return;
    const mine = dice.digests[seat] ?? null;
    if (dice.startBy === null) {
      if (mine === null) await this.#pledge(dice.commitment);
      return;
    }
    const contribution = this.#contribution;
    if (this.#isGiven || contribution?.digest !== mine || contribution.commitment !== dice.commitment) return;
    this.#isGiven = true;
    await this.#send({ do: 'reveal', random: contribution.random });
  }

  async #pledge(commitment: string): Promise<void> {
    if (this.#isMaking) return;
    this.#isMaking = true;
    try {
      const bits = await newBits();
      if (!bits) return;
      this.#contribution = { ...bits, commitment };
      keep(this.#table, this.#contribution);
      await this.#send({ do: 'pledge', digest: bits.digest });
    } finally {
      this.#isMaking = false;
    }
  }
}
