import type { Urgency } from '../tables/viewers/viewer-group.ts';

/** Somebody who has something to say. */
interface Sender {
  sendOut(): void;
}

/** How long news waits that asks nothing of whoever hears it. */
export const BATCH_MS = 100;

/**
 * When streams say what they have to say. What is due now goes as soon as all that is done now has been done; what can
 * wait goes with it, or a little later with all that has come until then: to write to a socket is dearer than to write more.
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
