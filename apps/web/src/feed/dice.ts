import type { Command, RoomPicture, You } from '@orrery/protocol';

/** Random bits for the dice of a table, with what the server had said about its own when they were pledged. */
interface Gift {
  readonly random: string;
  readonly digest: string;
  readonly commitment: string;
}

const hex = (bytes: Uint8Array): string => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');

/** Fresh bits; none where the browser has no SHA-256, which is so at plain http addresses of others. */
export async function newBits(): Promise<{ random: string; digest: string } | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return { random: hex(bytes), digest: hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))) };
}

const nameOf = (table: string): string => `orrery.dice.${table}`;

/** What this tab has pledged, also before it was loaded anew. */
function recall(table: string): Gift | undefined {
  try {
    const text = sessionStorage.getItem(nameOf(table));
    return text === null ? undefined : (JSON.parse(text) as Gift);
  } catch {
    return undefined;
  }
}

function keep(table: string, gift: Gift): void {
  try {
    sessionStorage.setItem(nameOf(table), JSON.stringify(gift));
  } catch {} // then it is lost if the page is loaded anew, and the game begins without it
}

/** Adds this client's randomness to the dice of a table, without asking anybody. */
export class DiceGift {
  readonly #table: string;
  readonly #send: (command: Command) => Promise<unknown>;
  #gift: Gift | undefined;
  #isMaking = false;
  #isGiven = false;

  constructor(table: string, send: (command: Command) => Promise<unknown>) {
    this.#table = table;
    this.#send = send;
    this.#gift = recall(table);
  }

  /** Pledges before the start; gives at the start what was pledged, unless the server has changed its own word since. */
  async look({ status, dice }: RoomPicture, { seat }: You): Promise<void> {
    if (status !== 'gathering' || !dice || seat === null) return;
    const mine = dice.digests[seat] ?? null;
    if (dice.startBy === null) {
      if (mine === null) await this.#pledge(dice.commitment);
      return;
    }
    const gift = this.#gift;
    if (this.#isGiven || gift?.digest !== mine || gift.commitment !== dice.commitment) return;
    this.#isGiven = true;
    await this.#send({ do: 'reveal', random: gift.random });
  }

  async #pledge(commitment: string): Promise<void> {
    if (this.#isMaking) return;
    this.#isMaking = true;
    try {
      const bits = await newBits();
      if (!bits) return;
      this.#gift = { ...bits, commitment };
      keep(this.#table, this.#gift);
      await this.#send({ do: 'pledge', digest: bits.digest });
    } finally {
      this.#isMaking = false;
    }
  }
}
