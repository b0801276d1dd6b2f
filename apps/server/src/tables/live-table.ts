import { type BotPool, questionAt } from '@orrery/bots/threads';
import type { LiveGame } from '@orrery/host';
import {
  type AnswerValue,
  type Ask,
  type KernelState,
  RuleCrash,
  type Seat,
  type Snapshot,
  simplestAnswer,
} from '@orrery/kernel';
import { type ChatLine, type CommandRequest, type Have, isGameCommand, type Refused } from '@orrery/protocol';
import { fine, granted, type Result, refused } from '../refusal.ts';
import { outOfTime, wakeAt } from '../rooms/clocks.ts';
import {
  botAt,
  copyRoom,
  hasPlayer,
  isAsBefore,
  isPeopled,
  looksAlike,
  type Person,
  type Room,
  sittersOf,
  waitedFor,
} from '../rooms/room.ts';
import type { Batch, ChatRecord, Store, TableRecord } from '../store/store.ts';
import { digest } from '../words.ts';
import type { Listener } from './audience.ts';
import { type Done, type Draft, draft, gameDraft, timeDraft, wordsDue } from './drafts.ts';
import { Gallery, gone } from './gallery.ts';
import { loadGame, REACH } from './game.ts';
import { Mailbox } from './mailbox.ts';
import { roleAt } from './picture.ts';
import { Recent } from './recent.ts';

/** What a table needs of the server around it. */
export interface Surroundings {
  readonly store: Store;
  readonly bots: BotPool;
  /** Our own fault; somebody should look into it. */
  readonly fault: (error: unknown, what: string) => void;
  /** A decision is on disk, so many milliseconds after it came in. */
  readonly decided: (tookMs: number) => void;
  /** The time, in milliseconds since 1970. */
  readonly now: () => number;
  /** A table waits for people it did not wait for before, and who do not look on. */
  readonly turns: (room: Room, seats: readonly Seat[]) => void;
  /** A table has waited for people for a while, or their time runs out: notes to send word, once for each. */
  readonly words: (room: Room, due: ReturnType<typeof wordsDue>) => Promise<void>;
}

/** How often to start over when other processes are faster. */
const CONFLICTS = 5;
/** How many commands of a person are remembered in memory at least; the store remembers all. */
const RECENT = 60;
/** Entries between stored snapshots: what has to be played again after a crash. */
const SNAPSHOT_EVERY = 100;
const CHAT_SHOWN = 100;

/**
 * A table in memory. Everything goes through its mailbox, one after another: decided, stored, and only then told. What
 * the store has is the truth; when another process was faster, the table starts over from there.
 */
export class LiveTable {
  readonly #around: Surroundings;
  readonly #mailbox = new Mailbox();
  readonly #gallery = new Gallery();
  /** What people here have done, by person. */
  readonly #recent = new Map<string, Recent<Done>>();
  /** Which ask a seat's bot is thinking about. */
  readonly #thinking = new Map<Seat, string>();
  /** What was last read or stored, and told. */
  #record: TableRecord;
  #game: LiveGame | undefined;
  /** The game in memory may be ahead of the record, or neither may be what the store has. */
  #isStale = false;
  /** How many events have been told. */
  #told = 0;
  #snapshotAt = 0;
  #usedAt: number;

  private constructor(around: Surroundings, record: TableRecord, game: LiveGame | undefined) {
    this.#around = around;
    this.#usedAt = around.now();
    this.#record = record;
    this.#game = game;
    this.#told = eventsOf(game);
    this.#snapshotAt = game?.snapshots.at(-1)?.at ?? 0;
  }

  static async load(around: Surroundings, id: string): Promise<Result<LiveTable>> {
    const record = await around.store.readTable(id);
    if (!record) return gone;
    const game = await loadGame(around.store, record);
    if (!game.ok) return game;
    const table = new LiveTable(around, record, game.value);
    if (isNewer(game.value, record)) table.#isStale = true;
    return granted(table);
  }

  get id(): string {
    return this.#record.room.id;
  }

  get room(): Room {
    return this.#record.room;
  }

  get listeners(): number {
    return this.#gallery.size;
  }

  /** Since when nobody looks, nobody speaks and no bot thinks; null while somebody does. */
  get idleSince(): number | null {
    return this.#gallery.size === 0 && this.#mailbox.isEmpty && this.#thinking.size === 0 ? this.#usedAt : null;
  }

  get #scene() {
    return { room: this.#record.room, game: this.#game };
  }

  get #present() {
    return { record: this.#record, game: this.#game };
  }

  #do<T>(task: () => Promise<T>): Promise<T> {
    return this.#mailbox.do(() => {
      this.#usedAt = this.#around.now();
      return task();
    });
  }

  /** Carries out what somebody asks for, once for each id of theirs. */
  handle(person: Person, request: CommandRequest, key?: string): Promise<Result<Done>> {
    const came = performance.now();
    return this.#do(async () => {
      const { command } = request;
      const isStranger = () => roleAt(this.room, person.id, key) === 'stranger' && command.do !== 'sit';
      if (isStranger() && !(await this.#isRefreshed())) return failed;
      if (isStranger()) return gone;
      const before = this.#recent.get(person.id)?.get(request.id);
      if (before) return granted(before);
      const { store, now } = this.#around;
      const name = `${person.id}:${request.id}`;
      const result = await this.#commit(() => draft(this.#present, person, command, store, now()), name);
      if (!result.ok) return result;
      const { rematch } = this.room;
      const done = command.do === 'rematch' && rematch !== null ? { ...result.value, table: rematch } : result.value;
      this.#remember(person, request, done);
      if (isGameCommand(command)) this.#around.decided(performance.now() - came);
      return granted(done);
    });
  }

  #remember(person: Person, { id }: CommandRequest, done: Done): void {
    let recent = this.#recent.get(person.id);
    if (!recent) {
      recent = new Recent(RECENT);
      this.#recent.set(person.id, recent);
    }
    recent.set(id, done);
  }

  /** Sends a listener the table as it stands, and from now on all that happens there. */
  watch(listener: Listener, key: string | undefined, have: Have | undefined): Promise<Result> {
    return this.#do(async () => {
      const isBehind = have !== undefined && have.n > (this.#game?.length ?? 0); // they saw it at another process
      const isStranger = () => roleAt(this.room, listener.person, key) === 'stranger';
      if ((this.#isStale || isBehind || isStranger()) && !(await this.#isRefreshed())) return failed;
      if (isStranger()) return gone;
      const from = Math.max(1, this.room.chats - CHAT_SHOWN + 1);
      const chat = this.room.chats > 0 ? await this.#chat(from) : [];
      this.#gallery.enter(this.#scene, listener, key);
      if (chat.length > 0) this.#gallery.showChat(this.#scene, chat, listener);
      this.#gallery.place(this.#scene, listener, have);
      this.#driveBots(); // which rest at a table that is nobody's while nobody looks
      return fine;
    });
  }

  unwatch(listener: Listener): Promise<void> {
    return this.#do(async () => this.#gallery.leave(this.#scene, listener));
  }

  /** The table was changed, perhaps by another process; the revision, if it is known, says whether that is news. */
  refresh(revision = Number.POSITIVE_INFINITY): Promise<void> {
    return this.#mailbox.do(async () => {
      if (revision > this.#record.revision || this.#isStale) await this.#reload();
    });
  }

  /** Somebody should look at the table: a bot is to move, or somebody's time is up. */
  wake(): Promise<void> {
    return this.#do(async () => {
      if (this.#isStale) await this.#reload(); // a change that was not stored may have left the bots idle
      const now = this.#around.now();
      const due = wordsDue(this.room, now);
      const hasWords = due.turns.length + due.reminders.length > 0;
      if (hasWords) await this.#around.words(this.room, due);
      if (hasWords || outOfTime(this.room, now).length > 0) await this.#commit(() => timeDraft(this.#present, now));
      this.#driveBots();
    });
  }

  /** Stores what makes the next start quick. */
  unload(): Promise<void> {
    return this.#mailbox.do(() => this.#saveSnapshot());
  }

  /** Drafts, stores and tells. When another process was faster, all of it again from what that one wrote. */
  async #commit(draftNow: () => Result<Draft> | Promise<Result<Draft>>, command?: string): Promise<Result<Done>> {
    try {
      for (let tries = 0; tries < CONFLICTS; tries++) {
        if (this.#isStale) await this.#reload();
        const { revision } = this.#record;
        const drafting = draftNow();
        const drafted = drafting instanceof Promise ? await drafting : drafting;
        if (!drafted.ok) {
          if (this.#isFinal(drafted)) return drafted;
          const isDone = command !== undefined && (await this.#around.store.knows(this.id, command));
          await this.#reload(); // what is refused here may be fine by what another process has written
          if (isDone) return granted({ n: this.#game?.length ?? 0 });
          if (this.#record.revision === revision) return drafted;
          continue;
        }
        const { room, commit, closes } = drafted.value;
        const named = command === undefined ? {} : closes ? { answer: command } : { command };
        this.#isStale = true; // the game is ahead of the store now
        const onlyClocks = isAsBefore(this.room, room);
        const seated = onlyClocks ? {} : sittersSince(this.room, room);
        const kept = this.#snapshotDue(drafted.value.game);
        const wake = wakeAt(room, this.#around.now());
        const entire = { revision, room, onlyClocks, wakeAt: wake, ...commit, ...kept, ...seated, ...named };
        const show = this.#toShow(drafted.value, commit.batch?.eventsKept); // now, while it is at hand
        const outcome = await this.#around.store.commit(room.id, entire);
        if (outcome === 'done') {
          this.#settle(drafted.value, show);
          if (kept) this.#snapshotIsStored(kept.snapshot);
          return granted(drafted.value.reply);
        }
        await this.#reload();
        if (outcome === 'repeated') return granted({ n: this.#game?.length ?? 0 });
      }
      return refused('request/failed', 'The table is too busy; try again.');
    } catch (error) {
      this.#isStale = true;
      this.#around.fault(error, error instanceof RuleCrash ? 'a rule broke' : 'a change was not stored');
      return failed;
    }
  }

  /** An answer to an open question is wrong for good where nobody else writes: neither done before, nor right elsewhere. */
  #isFinal({ code }: Refused): boolean {
    return code.startsWith('answer/') && !this.#around.store.isShared;
  }

  /** A draft has become the truth. */
  #settle({ room, game, commit }: Draft, show: () => void): void {
    const { batch, start, chat } = commit;
    const { room: previous, revision, length, chain, seed } = this.#record;
    this.#record = {
      room,
      revision: revision + 1,
      length: batch ? batch.first + batch.entries.length : length,
      chain: batch?.chain ?? start?.chain ?? chain,
      seed: start?.seed ?? seed,
    };
    this.#game = game;
    this.#isStale = false;
    this.#tell(previous, show, batch !== undefined);
    if (chat) this.#gallery.showChat(this.#scene, [chatLine(chat)]);
    this.#driveBots();
  }

  /** Whether the table is as the store has it. */
  async #isRefreshed(): Promise<boolean> {
    try {
      await this.#reload();
      return true;
    } catch (error) {
      this.#around.fault(error, 'a table could not be read');
      return false;
    }
  }

  /**
   * Takes the table anew from the store, and tells whoever looks what is different. Bots are left to the process that
   * wrote it; should that one be gone, the table is soon due.
   */
  async #reload(): Promise<void> {
    const record = await this.#around.store.readTable(this.id);
    if (!record || (record.revision === this.#record.revision && !this.#isStale)) return;
    const { room: previous, length } = this.#record;
    const batches = record.length > length ? await this.#batches(length) : [];
    const lines = previous.chats < record.room.chats ? await this.#chat(previous.chats + 1) : [];
    await this.#catchUp(record, batches);
    const kept = record.length > length ? Math.min(this.#told, ...batches.map(each => each.eventsKept)) : undefined;
    this.#record = record;
    this.#tell(previous, this.#toShow(this.#scene, kept), kept !== undefined);
    const unseen = lines.filter(({ number }) => number <= record.room.chats);
    if (unseen.length > 0) this.#gallery.showChat(this.#scene, unseen);
  }

  /** The batches from an entry on, without one that it lies within. */
  async #batches(from: number): Promise<readonly Batch[]> {
    return (await this.#around.store.readBatches(this.id, from)).filter(each => each.first >= from);
  }

  /** Brings the game to what the store has. What was written after the record is left for the next time. */
  async #catchUp(record: TableRecord, batches: readonly Batch[]): Promise<void> {
    const game = this.#game;
    const entries = batches.filter(each => each.first < record.length).flatMap(each => each.entries);
    const isWhole = game && game.length + entries.length === record.length;
    if (!this.#isStale && isWhole && entries.every(entry => entry.t !== 'undo' || game.reaches(entry.to))) {
      this.#isStale = true; // until it has followed all of them
      if (entries.length > 0) game.follow(entries);
      this.#isStale = false;
      return;
    }
    const loaded = await loadGame(this.#around.store, record);
    if (!loaded.ok) throw new Error(loaded.message);
    this.#game = loaded.value;
    this.#snapshotAt = this.#game?.snapshots.at(-1)?.at ?? 0;
    this.#isStale = isNewer(this.#game, record);
  }

  /** What there will be to tell of the game, unless it is as before. `eventsKept`: of the events told, so many are true. */
  #toShow({ room, game }: { room: Room; game: LiveGame | undefined }, eventsKept: number | undefined): () => void {
    return game && eventsKept !== undefined ? this.#gallery.prepare({ room, game }, eventsKept) : () => {};
  }

  /** Tells everybody what is stored now. */
  #tell(previous: Room, show: () => void, isPlayed: boolean): void {
    show();
    this.#told = eventsOf(this.#game);
    if (!isPlayed || !looksAlike(previous, this.room)) {
      this.#gallery.showRoom(this.#scene, isPlayed ? 'changed' : 'always');
      this.#gallery.placeAll(this.#scene);
    }
    const absent = waitedFor(this.room).filter(seat => {
      const { turnSince, person } = this.room.seats[seat]!;
      const isNew = turnSince !== previous.seats[seat]!.turnSince && !this.room.paused;
      return isNew && hasPlayer(this.room, seat) && !this.#gallery.isThere(person?.id);
    });
    if (absent.length > 0) this.#around.turns(this.room, absent);
  }

  /** Lets the bots think that the table waits for. */
  #driveBots(): void {
    const { room, seed } = this.#record;
    const game = this.#game;
    if (!game || game.over || room.paused || seed === null) return;
    if (!isPeopled(room) && this.#gallery.size === 0) return;
    for (const seat of game.waiting()) {
      const bot = botAt(room, seat);
      const ask = bot === null ? undefined : game.asks(seat).find(each => !each.ahead);
      if (bot === null || !ask || this.#thinking.get(seat) === ask.id) continue;
      this.#thinking.set(seat, ask.id);
      const own = digest(`${seed} bot ${seat}`); // says nothing about the seed itself
      const question = questionAt(game, { game: room.game, bot, seed: own, luck: digest(own + ask.id), ask });
      this.#around.bots
        .choose(question)
        .catch(error => {
          this.#around.fault(error, `the bot ${bot} failed`);
          return simplestAnswer(ask);
        })
        .then(value => this.#do(() => this.#botAnswers(seat, ask, value)))
        .catch(error => this.#around.fault(error, 'a bot could not answer'));
    }
  }

  async #botAnswers(seat: Seat, ask: Ask, value: AnswerValue): Promise<void> {
    if (this.#thinking.get(seat) === ask.id) this.#thinking.delete(seat);
    await this.#commit(() => {
      const room = copyRoom(this.room);
      if (botAt(room, seat) === null || room.paused) return refused('ask/foreign', 'The seat is played by a person.');
      return gameDraft(this.#present, room, seat, this.#around.now(), 'decides', game => {
        const answered = game.answer({ ask: ask.id, seat, value });
        if (answered.ok || answered.code === 'ask/stale') return answered;
        return game.answer({ ask: ask.id, seat, value: simplestAnswer(ask) });
      });
    });
  }

  async #chat(from: number): Promise<ChatLine[]> {
    return (await this.#around.store.readChat(this.id, from)).map(chatLine);
  }

  /** A snapshot to store with the next change, once so much has been played since the last one. */
  #snapshotDue(game: LiveGame | undefined): { readonly snapshot: Snapshot<KernelState> } | undefined {
    const snapshot = game?.snapshots.at(-1);
    return snapshot && snapshot.at - this.#snapshotAt >= SNAPSHOT_EVERY ? { snapshot } : undefined;
  }

  #snapshotIsStored({ at }: Snapshot<KernelState>): void {
    this.#snapshotAt = at;
    this.#game?.forget(REACH);
  }

  async #saveSnapshot(): Promise<void> {
    const newest = this.#game?.snapshots.at(-1);
    if (!newest || newest.at <= this.#snapshotAt || this.#isStale) return;
    try {
      await this.#around.store.saveSnapshot(this.id, this.#record.revision, newest);
      this.#snapshotIsStored(newest);
    } catch (error) {
      this.#around.fault(error, 'a snapshot was not stored');
    }
  }
}

const failed = refused('request/failed', 'That did not work, through no fault of yours. Nothing was changed.');

const eventsOf = (game: LiveGame | undefined): number => (game ? game.eventsStart + game.events.length : 0);

/** Who sits at a table now, if these are others than before. */
function sittersSince(before: Room, now: Room): { sitters?: readonly string[] } {
  const sitters = sittersOf(now);
  return sitters.join() === sittersOf(before).join() ? {} : { sitters };
}

/** Whether something was written between reading a table's record and reading its game. */
const isNewer = (game: LiveGame | undefined, { length }: TableRecord): boolean =>
  game !== undefined && game.length !== length;

const chatLine = ({ number, at, name, seat, text }: ChatRecord): ChatLine => ({ number, at, name, seat, text });
