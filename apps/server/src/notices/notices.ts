import type { Seat } from '@orrery/kernel';
import type { NoticeBody, NoticeTest, PushSubscription } from '@orrery/protocol';
import { digest } from '../common/ids.ts';
import { hasPlayer, type Room } from '../rooms/room.ts';
import type { NoticeRecord, PersonRecord, Store, TableRecord } from '../store/store.ts';
import { bodyOf, pushRequest, type VapidKeys, webhookRequest } from './messages.ts';
import { afterQuietHours } from './quiet-hours.ts';
import type { Delivery, NoticeSender, OutgoingRequest } from './sender.ts';
import { TargetQueues } from './target-queues.ts';

export type NoticeKind = 'turn' | 'reminder';

/** The outcome of a notice: finished, or to be retried. */
export type NoticeOutcome =
  | 'sent'
  | 'passed' // the turn is over
  | 'gone' // the person has removed the target
  | 'refused' // the address is not allowed
  | 'dropped' // the browser is no longer subscribed
  | 'given-up'
  | 'failed' // and will be retried
  | 'postponed'; // postponed: quiet hours, or the target does not answer

/** The outcome of one attempt; silent: the target did not answer at all. */
type Attempt = NoticeOutcome | 'silent';

export interface NoticesSettings {
  readonly store: Store;
  readonly courier: NoticeSender;
  readonly keys: VapidKeys;
  /** The contact of the operator for push services: https or mailto. */
  readonly subject: string;
  /** The address of a table, or of the server. */
  readonly link: (table?: string) => string;
  readonly now: () => number;
  readonly everyMs: number;
  readonly count: (outcome: NoticeOutcome) => void;
  readonly fault: (error: unknown, what: string) => void;
  /** What everybody may see of a table, as PNG, for a person who wishes it; nothing where it cannot be drawn. */
  readonly picture?: (person: string, record: TableRecord) => Promise<Buffer | undefined>;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The delay after each failure; after a day a notice is dropped. */
const pauses = [MINUTE / 2, MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE].concat(
  [1, 2, 4, 8, 8].map(hours => hours * HOUR),
);
/** How many notices are claimed from the store at once, and for how long. */
const AT_ONCE = 20;
const CLAIM_MS = 2 * MINUTE;
/** A notice that has waited in its queue for this long is released before its claim expires. */
const QUEUED_MS = MINUTE;
/** While this many wait in the queues, no more are claimed. */
const QUEUED = 500;
/** How long finished notices are kept, to prevent duplicates. */
const MEMORY_MS = 60 * 24 * HOUR;

/** The ids of a person's targets; a notice is for one of them. */
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

/** The time a notice is about: the start of a turn, or of the decision whose time runs out. */
const sinceOf = (kind: NoticeKind, room: Room, seat: Seat): number | null => {
  const here = room.seats[seat];
  return (kind === 'turn' ? here?.turnSince : here?.waitingSince) ?? null;
};

/** Whether a table still waits for the person of a notice, since the time it is about. */
function isWaitedFor(room: Room, kind: NoticeKind, { person, seat, since }: NoticeRecord): boolean {
  return (
    room.status === 'playing' &&
    !room.paused &&
    room.seats[seat]?.person?.id === person &&
    hasPlayer(room, seat) &&
    sinceOf(kind, room, seat) === since
  );
}

/** Sends notices that a table waits for somebody. They are stored first, then sent by any running process. */
export class Notices {
  readonly #settings: NoticesSettings;
  readonly #timer: NodeJS.Timeout;
  readonly #underWay = new Set<Promise<void>>();
  readonly #queues = new TargetQueues<NoticeRecord>(left => this.#putOff(left));
  /** Notices in the queues or being sent. After a clock jump the store may offer them again. */
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

  /** How many notices are queued or being sent. */
  get waiting(): number {
    return this.#queues.size;
  }

  /** Whether notices can be sent to this address. */
  reaches(url: string): Promise<boolean> {
    return this.#settings.courier.goesTo(url);
  }

  /** Queues notices, one for each turn and target. */
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

  /** The same without waiting: if it fails, the table tries again a minute later. */
  noteSoon(kind: NoticeKind, room: Room, seats: readonly Seat[]): void {
    const noting = this.note(kind, room, seats)
      .catch(error => this.#settings.fault(error, 'a notice was not stored'))
      .finally(() => this.#underWay.delete(noting));
    this.#underWay.add(noting);
  }

  /** Sends a test notice to all targets of a person. */
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

  /** Sends the due notices, and waits until that is done. */
  async look(): Promise<void> {
    await this.#take();
    await this.#queues.idle();
    await Promise.all(this.#underWay);
  }

  /** Claims due notices from the store and adds them to the queues of their targets. */
  async #take(): Promise<void> {
    const { store, now } = this.#settings;
    while (this.#queues.size < QUEUED && !this.#isClosed) {
      const claimed = await store.notices.claim(now(), now() + CLAIM_MS, AT_ONCE);
      const fresh = claimed.filter(({ id }) => !this.#inHand.has(id));
      for (const { id } of fresh) this.#inHand.add(id); // before the first await, or one could be sent twice
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
    const url = (person && urlOf(person, readId(notice.id).target)) ?? ''; // a separate queue for notices without a target
    const since = now();
    this.#queues.add(url, notice, () => {
      if (now() - since <= QUEUED_MS && !this.#isClosed) return this.#attend(notice);
      this.#putOff([notice]);
      return Promise.resolve(true);
    });
  }

  /** Postpones notices. The store counts the attempts, so they are dropped eventually. */
  #putOff(notices: readonly NoticeRecord[]): void {
    if (this.#isClosed) return; // the claim expires, and some process retries
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

  /** Whether the target answered; true if it was not contacted. */
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
      fault(error, 'a notice was not sent'); // the claim expires, and some process retries
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
    const record = await store.readTable(notice.table);
    const room = record?.room;
    if (!room || !isWaitedFor(room, kind, notice)) return 'passed';
    const body = bodyOf(kind, notice.id, room, notice.seat, link(room.id));
    const picture = target === WEBHOOK ? await this.#picture(person, record) : undefined;
    const letter = this.#letter(person, target, body, picture);
    return letter ? this.#carry(person, target, letter) : 'gone';
  }

  /** A notice is not held back because its picture could not be drawn. */
  async #picture({ id, notices }: PersonRecord, record: TableRecord): Promise<Buffer | undefined> {
    const { picture, fault } = this.#settings;
    if (!notices.webhook?.picture || !picture) return undefined;
    return picture(id, record).catch(error => {
      fault(error, 'the picture for a notice was not drawn');
      return undefined;
    });
  }

  #letter(person: PersonRecord, target: string, body: NoticeBody, picture?: Buffer): OutgoingRequest | undefined {
    const { keys, subject, now } = this.#settings;
    const { webhook } = person.notices;
    if (target === WEBHOOK)
      return webhook && person.webhookSecret !== null
        ? webhookRequest(webhook, person.webhookSecret, body, now(), picture)
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

  /** Removes a browser that is no longer subscribed. */
  async #drop(id: string, target: string): Promise<void> {
    const drop = ({ pushes }: PersonRecord) => pushes.filter(each => nameOf(each) !== target);
    await this.#settings.store.people.change(id, person => ({ ...person, pushes: drop(person) }));
  }

  /** Aborts what is being sent; the next process retries it. */
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
