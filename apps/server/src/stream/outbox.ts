import type { Urgency } from '../tables/viewers/viewer-group.ts';

/** A stream with messages to send. */
interface Sender {
  sendOut(): void;
}

/** The delay of updates that do not ask the recipient anything. */
export const BATCH_MS = 100;

/**
 * Schedules the writes of streams. Urgent messages are written at the end of the current turn of the event loop; others
 * are batched for a short time, or go along with urgent ones: one large write to a socket is cheaper than several small ones.
 */
export class Outbox {
  #now: Sender[] = [];
  #later = new Set<Sender>();

  add(sender: Sender, when: Urgency): void {
    if (when === 'later') {
      if (this.#later.size === 0) setTimeout(() => this.#sendLater(), BATCH_MS).unref();
      this.#later.add(sender);
    } else if (this.#now.push(sender) === 1) process.nextTick(() => this.#sendNow());
  }

  #sendNow(): void {
    const senders = this.#now;
    this.#now = [];
    for (const sender of senders) sender.sendOut();
  }

  #sendLater(): void {
    const senders = this.#later;
    this.#later = new Set();
    for (const sender of senders) sender.sendOut();
  }
}
