import type { Seat } from '@orrery/kernel';
import type { NoticeBody, NoticeTest, PushSubscription } from '@orrery/protocol';
import { digest } from '../common/ids.ts';
import { hasPlayer, type Room } from '../rooms/room.ts';
import type { NoticeRecord, PersonRecord, Store } from '../store/store.ts';
import { bodyOf, pushRequest, type VapidKeys, webhookRequest } from './messages.ts';
import { afterQuietHours } from './quiet-hours.ts';
import type { Delivery, NoticeSender, OutgoingRequest } from './sender.ts';
import { TargetQueues } from './target-queues.ts';

export type NoticeKind = 'turn' | 'reminder';

/** What became of a notice: the end of it, or that it is tried again. */
export type NoticeOutcome =
  | 'sent'
  | 'passed' // nobody waits for the person any more
  | 'gone' // the person no longer wants it
  | 'refused' // it leads where we do not go
  | 'dropped' // the browser is no longer subscribed
  | 'given-up'
  | 'failed' // and will be tried again
  | 'postponed'; // until the quiet hours are over, or the target answers again

/** The same of one attempt; silent: the target did not answer at all. */
type Attempt = NoticeOutcome | 'silent';

export interface NoticesSettings {
  readonly store: Store;
  readonly courier: NoticeSender;
  readonly keys: VapidKeys;
  /** Whom a push service may turn to: an address of the web, or mailto. */
  readonly subject: string;
  /** Where a table is, or all of it. */
  readonly link: (table?: string) => string;
  readonly now: () => number;
  readonly everyMs: number;
  readonly count: (outcome: NoticeOutcome) => void;
  readonly fault: (error: unknown, what: string) => void;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** How long to wait after each failure; after a day it is not worth telling any more. */
const pauses = [MINUTE / 2, MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE].concat(
  [1, 2, 4, 8, 8].map(hours => hours * HOUR),
);
/** How many are taken from the store at once, and for how long no other process sends them. */
const AT_ONCE = 20;
const CLAIM_MS = 2 * MINUTE;
/** What has waited in its queue for so long is put back while it is still ours. */
const QUEUED_MS = MINUTE;
/** While so many wait in queues here, no more are taken. */
const QUEUED = 500;
/** How long it is remembered that word of a turn was sent. */
const MEMORY_MS = 60 * 24 * HOUR;

/** A person's targets go by these names; a notice is for one of them. */
const WEBHOOK = 'webhook';
const nameOf = ({ endpoint }: PushSubscription): string => `push-${digest(endpoint).slice(0, 16)}`;
const targetsOf = ({ notices, pushes }: PersonRecord): string[] => [
  ...(notices.webhook ? [WEBHOOK] : []),
  ...pushes.map(nameOf),
];

const urlOf = ({ notices, pushes }: PersonRecord, target: string): string | undefined =>
  target === WEBHOOK ? notices.webhook?.url : pushes.find(each => nameOf(each) === target)?.endpoint;

const idOf = (kind: NoticeKind, target: string, table: string, seat: Seat, since: number): string =>
  [kind, target, table, seat, since].join('.');
const readId = (id: string): { kind: NoticeKind; target: string } => {
  const [kind, target] = id.split('.');
  return { kind: kind as NoticeKind, target: target! };
};

/** The moment a notice is about: a turn's beginning, or that of the decision whose time runs out. */
const sinceOf = (kind: NoticeKind, room: Room, seat: Seat): number | null => {
  const here = room.seats[seat];
  return (kind === 'turn' ? here?.turnSince : here?.waitingSince) ?? null;
};

/** Whether a table still waits for a person, since the moment that the notice is about. */
function isWaitedFor(room: Room, kind: NoticeKind, { person, seat, since }: NoticeRecord): boolean {
  return (
    room.status === 'playing' &&
    !room.paused &&
    room.seats[seat]?.person?.id === person &&
    hasPlayer(room, seat) &&
    sinceOf(kind, room, seat) === since
  );
}

/** Sends word to people that a table waits for them: noted in the store first, then sent by whichever process is there. */
export class Notices {
  readonly #settings: NoticesSettings;
  readonly #timer: NodeJS.Timeout;
  readonly #underWay = new Set<Promise<void>>();
  readonly #queues = new TargetQueues<NoticeRecord>(left => this.#putOff(left));
  /** Notices in the queues here or on their way. The store gives them out again if the clock jumps. */
  readonly #inHand = new Set<string>();
  #looking: Promise<void> | undefined;
  #forgotAt = Number.NEGATIVE_INFINITY;
  #isClosed = false;

  constructor(settings: NoticesSettings) {
    this.#settings = settings;
    this.#timer = setInterval(() => this.#startLooking(), settings.everyMs);
    this.#timer.unref();
  }

  get publicKey(): string {
    return this.#settings.keys.publicKey;
  }

  /** How many notices wait for their targets here, or are on their way. */
  get waiting(): number {
    return this.#queues.size;
  }

  /** Whether word could be sent there. */
  reaches(url: string): Promise<boolean> {
    return this.#settings.courier.goesTo(url);
  }

  /** Notes that people should have word, once for each turn and target of theirs. */
  async note(kind: NoticeKind, room: Room, seats: readonly Seat[]): Promise<void> {
    const { store, now } = this.#settings;
    for (const seat of seats) {
      const since = sinceOf(kind, room, seat);
      const person = await store.people.read(room.seats[seat]?.person?.id ?? '');
      if (since === null || !person) continue;
      for (const target of targetsOf(person)) {
        const id = idOf(kind, target, room.id, seat, since);
        const notice = { id, person: person.id, table: room.id, seat, since, attempts: 0 };
        await store.notices.add(notice, afterQuietHours(person.notices.quiet, now()));
      }
    }
  }

  /** The same without waiting for it: if it fails, the table notes it a minute later. */
  noteSoon(kind: NoticeKind, room: Room, seats: readonly Seat[]): void {
    const noting = this.note(kind, room, seats)
      .catch(error => this.#settings.fault(error, 'a notice was not stored'))
      .finally(() => this.#underWay.delete(noting));
    this.#underWay.add(noting);
  }

  /** Sends a word of no importance to all targets of a person at once. */
  async try(person: PersonRecord): Promise<NoticeTest> {
    const { link, now } = this.#settings;
    const body: NoticeBody = {
      ...{ type: 'test', id: `test.${now()}`, table: '', title: '', game: '', seat: 0 },
      ...{ since: null, deadline: null, link: link() },
    };
    const send = async (target: string) => {
      const letter = this.#letter(person, target, body);
      return letter ? this.#carry(person, target, letter) : 'gone';
    };
    const [webhook, ...pushes] = await Promise.all([
      person.notices.webhook ? send(WEBHOOK) : null,
      ...person.pushes.map(each => send(nameOf(each))),
    ]);
    const sent = pushes.filter(each => each === 'sent').length;
    const shown = webhook === 'sent' || webhook === 'refused' ? webhook : 'failed';
    return { webhook: webhook ? shown : null, pushes: { sent, failed: pushes.length - sent } };
  }

  #startLooking(): void {
    if (this.#looking) return;
    this.#looking = this.#take()
      .catch(error => this.#settings.fault(error, 'notices were not sent'))
      .finally(() => {
        this.#looking = undefined;
      });
  }

  /** Sends what is due, and waits until that is done. */
  async look(): Promise<void> {
    await this.#take();
    await this.#queues.idle();
    await Promise.all(this.#underWay);
  }

  /** Takes what is due from the store and puts it into the queues of its targets. */
  async #take(): Promise<void> {
    const { store, now } = this.#settings;
    while (this.#queues.size < QUEUED && !this.#isClosed) {
      const claimed = await store.notices.claim(now(), now() + CLAIM_MS, AT_ONCE);
      const fresh = claimed.filter(({ id }) => !this.#inHand.has(id));
      for (const { id } of fresh) this.#inHand.add(id); // before anything is awaited: else one could be sent twice
      await Promise.all(fresh.map(notice => this.#queue(notice)));
      if (claimed.length < AT_ONCE) break;
    }
    if (now() - this.#forgotAt < HOUR) return;
    this.#forgotAt = now();
    await store.notices.forget(now() - MEMORY_MS);
  }

  async #queue(notice: NoticeRecord): Promise<void> {
    const { store, now } = this.#settings;
    const person = await store.people.read(notice.person).catch(error => {
      this.#inHand.delete(notice.id);
      throw error;
    });
    const url = (person && urlOf(person, readId(notice.id).target)) ?? ''; // a queue of its own for what nobody wants
    const since = now();
    this.#queues.add(url, notice, () => {
      if (now() - since <= QUEUED_MS && !this.#isClosed) return this.#attend(notice);
      this.#putOff([notice]);
      return Promise.resolve(true);
    });
  }

  /** Tries notices another time. The store has counted that they were taken, so they do not wait for ever. */
  #putOff(notices: readonly NoticeRecord[]): void {
    if (this.#isClosed) return; // the claim runs out, and somebody tries again
    const { store, now, count, fault } = this.#settings;
    for (const { id, attempts } of notices) {
      const pause = pauses[attempts - 1];
      this.#inHand.delete(id);
      count(pause === undefined ? 'given-up' : 'postponed');
      const putting = (pause === undefined ? store.notices.end(id) : store.notices.retry(id, now() + pause))
        .catch(error => fault(error, 'a notice could not be rescheduled'))
        .finally(() => this.#underWay.delete(putting));
      this.#underWay.add(putting);
    }
  }

  /** Whether the target answered, if it was asked at all. */
  async #attend(notice: NoticeRecord): Promise<boolean> {
    const { store, now, count, fault } = this.#settings;
    const pause = pauses[notice.attempts - 1];
    try {
      const person = await store.people.read(notice.person);
      const attempt = person ? await this.#deal(notice, person) : 'gone';
      const outcome = attempt === 'silent' ? 'failed' : attempt;
      const isLast = outcome === 'failed' && pause === undefined;
      const again = outcome === 'postponed' ? now() : outcome === 'failed' && !isLast ? now() + pause! : undefined;
      if (again === undefined) await store.notices.end(notice.id);
      else await store.notices.retry(notice.id, afterQuietHours(person?.notices.quiet ?? null, again));
      count(isLast ? 'given-up' : outcome);
      return attempt !== 'silent';
    } catch (error) {
      fault(error, 'a notice was not sent'); // the claim runs out, and somebody tries again
      if (pause === undefined) await store.notices.end(notice.id);
      return true;
    } finally {
      this.#inHand.delete(notice.id);
    }
  }

  async #deal(notice: NoticeRecord, person: PersonRecord): Promise<Attempt> {
    const { store, now, link } = this.#settings;
    const { kind, target } = readId(notice.id);
    if (afterQuietHours(person.notices.quiet, now()) > now()) return 'postponed';
    const room = (await store.readTable(notice.table))?.room;
    if (!room || !isWaitedFor(room, kind, notice)) return 'passed';
    const letter = this.#letter(person, target, bodyOf(kind, notice.id, room, notice.seat, link(room.id)));
    return letter ? this.#carry(person, target, letter) : 'gone';
  }

  #letter(person: PersonRecord, target: string, body: NoticeBody): OutgoingRequest | undefined {
    const { keys, subject, now } = this.#settings;
    const { webhook } = person.notices;
    if (target === WEBHOOK)
      return webhook && person.webhookSecret !== null
        ? webhookRequest(webhook, person.webhookSecret, body, now())
        : undefined;
    const push = person.pushes.find(each => nameOf(each) === target);
    return push && pushRequest(push, keys, subject, body);
  }

  async #carry(person: PersonRecord, target: string, letter: OutgoingRequest): Promise<Attempt> {
    const delivery = await this.#settings.courier.deliver(letter);
    const isGone = delivery.kind === 'answered' && (delivery.status === 404 || delivery.status === 410);
    if (!isGone) return outcomeOf(delivery);
    if (target === WEBHOOK) return 'given-up';
    await this.#drop(person.id, target);
    return 'dropped';
  }

  /** Forgets a browser that is no longer subscribed. */
  async #drop(id: string, target: string): Promise<void> {
    const drop = ({ pushes }: PersonRecord) => pushes.filter(each => nameOf(each) !== target);
    await this.#settings.store.people.change(id, person => ({ ...person, pushes: drop(person) }));
  }

  /** Lets go of what is under way; whoever is there next tries it again. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    this.#settings.courier.close();
    await this.#looking;
    await this.#queues.idle();
    await Promise.all(this.#underWay);
  }
}

function outcomeOf(delivery: Delivery): Attempt {
  if (delivery.kind === 'failed') return 'silent';
  if (delivery.kind === 'refused') return 'refused';
  return delivery.status >= 200 && delivery.status < 300 ? 'sent' : 'failed';
}
