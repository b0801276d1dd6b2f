import { randomInt } from 'node:crypto';
import { type BotPool, BotStalled, questionAt } from '@orrery/bots/threads';
import { keepState, type LiveGame } from '@orrery/host';
import {
  type AnswerValue,
  type Ask,
  type Entry,
  type KernelState,
  RuleCrash,
  type Seat,
  type Snapshot,
  simplestAnswer,
} from '@orrery/kernel';
import { type Command, type CommandRequest, type Have, isGameCommand, type Refused } from '@orrery/protocol';
import { digest } from '../common/ids.ts';
import { fine, granted, type Result, refused } from '../common/refusal.ts';
import { SerialQueue } from '../common/serial-queue.ts';
import { working } from '../common/watchdog.ts';
import { outOfTime, wakeAt } from '../rooms/clocks.ts';
import { isStartDue } from '../rooms/dice.ts';
import {
  botAt,
  copyRoom,
  hasPlayer,
  isAsBefore,
  isPeopled,
  looksAlike,
  type Person,
  type Room,
  seatOf,
  shifted,
  sittersOf,
  waitedFor,
} from '../rooms/room.ts';
import type { Batch, ChatRecord, Commit, Store, TableRecord } from '../store/store.ts';
import { freed, isSetAside, type StallReport, setAside } from './aside.ts';
import type { Listener } from './audience.ts';
import { closeDraft, type Done, type Draft, draft, gameDraft, startDueDraft, timeDraft, wordsDue } from './drafts.ts';
import { Gallery, gone } from './gallery.ts';
import { type LoadedGame, loadGame, REACH } from './game.ts';
import { type HiddenRange, HiddenTime, isLive } from './hidden-time.ts';
import { ageOf, type MoveReport, moveOf, stuckCommit } from './move.ts';
import { roleAt } from './picture.ts';
import { Recent } from './recent.ts';
import { showStuck } from './stuck.ts';

/** A decision without anything of what was decided: which table, and what kind of question was answered. */
export interface DecisionKind {
  readonly table: string;
  readonly what: string;
}

/** What a table needs of the server around it. */
export interface Surroundings {
  readonly store: Store;
  readonly bots: BotPool;
  /** Our own fault; somebody should look into it. */
  readonly fault: (error: unknown, what: string) => void;
  /** A decision is on disk, so many milliseconds after it came in. */
  readonly decided: (tookMs: number, decision: DecisionKind) => void;
  /** A table was set aside: a bot of its did not come to an end, again and again. */
  readonly stalled: (stall: StallReport) => void;
  /** A table was moved to the rules of this server, or cannot be. */
  readonly moved: (move: MoveReport) => void;
  /** The time, in milliseconds since 1970. */
  readonly now: () => number;
  /** A clock that never jumps, in milliseconds. */
  readonly steady: () => number;
  /** So long after a table came into memory nobody there runs out of time: they may have to find their way back. */
  readonly graceMs: number;
  /** For how long private questions stay open at a live table. */
  readonly hidden: HiddenRange;
  /** A table waits for people it did not wait for before, and who do not look on. */
  readonly turns: (room: Room, seats: readonly Seat[]) => void;
  /** A table has waited for people for a while, or their time runs out: notes to send word, once for each. */
  readonly words: (room: Room, due: ReturnType<typeof wordsDue>) => Promise<void>;
}

/** How often to start over when other processes are faster. */
const CONFLICTS = 5;
/** How many commands of a person are remembered in memory at least; the store remembers all. */
const RECENT = 60;
const CHAT_SHOWN = 100;
/** So long after a private question should have been closed another process looks after it. */
const TAKE_OVER_MS = 1_000;
/** So often a bot may fail to come to an end, and be answered for, before its table is set aside. */
const BOT_STALLS = 3;

/**
 * A table in memory. Everything goes through its queue, one after another: decided, stored, and only then told. What
 * the store has is the truth; when another process was faster, the table starts over from there.
 */
export class LiveTable {
  readonly #around: Surroundings;
  readonly #queue = new SerialQueue();
  readonly #gallery = new Gallery();
  readonly #hidden = new HiddenTime();
  /** Until when the time that passed for the question under way costs nobody anything. */
  #freeUntil: number | undefined;
  /** What is stored but not told yet, since more will be told with it: the room before it, and how many events stay true. */
  #untold: { readonly previous: Room; kept: number; isPlayed: boolean } | undefined;
  /** What people here have done, by person. */
  readonly #recent = new Map<string, Recent<Done>>();
  /** Which ask a seat's bot is thinking about. */
  readonly #thinking = new Map<Seat, string>();
  /** What was last read or stored, and told. */
  #record: TableRecord;
  #game: LiveGame | undefined;
  /** The store's lag when that was read: with another one the clocks show other times. */
  #lagMs: number;
  /** The game in memory may be ahead of the record, or neither may be what the store has. */
  #isStale = false;
  /** How many events have been told. */
  #told = 0;
  /** The snapshot that the store has, and whether it is also the newest of the states kept for looking back. */
  #stored: Snapshot<KernelState> | undefined;
  #isKept: boolean;
  #usedAt: number;
  /** When it came into memory, by the steady clock. */
  readonly #since: number;
  /** Another process has moved the game to newer rules than there are here. */
  #isNewer = false;
  /** How often bots here have not come to an end. */
  #botStalls = 0;

  private constructor(around: Surroundings, record: TableRecord, loaded: LoadedGame | undefined, lagMs: number) {
    this.#around = around;
    this.#lagMs = lagMs;
    this.#since = around.steady();
    this.#usedAt = around.now();
    this.#record = record;
    this.#game = loaded?.game;
    this.#told = eventsOf(loaded?.game);
    this.#stored = loaded?.game.snapshots[0];
    this.#isKept = loaded?.isKept ?? false;
    this.#holdIfHidden();
  }

  /** Takes a table from the store. One that follows older rules is moved to those of this server first. */
  static async load(around: Surroundings, id: string): Promise<Result<LiveTable>> {
    for (let tries = 0; tries < CONFLICTS; tries++) {
      const { lagMs } = around.store;
      const record = await around.store.readTable(id);
      if (!record) return gone;
      const age = ageOf(record);
      if (age === 'newer') return newerRules;
      if (isSetAside(record.room)) return granted(new LiveTable(around, record, undefined, lagMs));
      if (age === 'older') {
        if ((await moveTable(around, record)) === 'stuck')
          return granted(new LiveTable(around, record, undefined, lagMs));
        continue;
      }
      if (record.room.stuck?.releases) {
        const { revision } = record;
        const room = freed(record.room, around.now()); // this release may do better
        await around.store.commit(id, { revision, room, wakeAt: wakeAt(room, around.now()) });
        continue;
      }
      const loaded = await loadGame(around.store, record);
      if (!loaded.ok) return loaded;
      const table = new LiveTable(around, record, loaded.value, lagMs);
      if (isAhead(loaded.value?.game, record)) table.#isStale = true;
      return granted(table);
    }
    return failed;
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
    const isBusy = this.#gallery.size > 0 || !this.#queue.isEmpty || this.#thinking.size > 0 || this.#hidden.isOpen;
    return isBusy ? null : this.#usedAt;
  }

  /** Whether the table should be read anew: it may not be what the store has, or no time was served in between. */
  get #isOutOfStep(): boolean {
    return this.#isStale || this.#lagMs !== this.#around.store.lagMs;
  }

  get #scene() {
    return { room: this.#record.room, game: this.#game };
  }

  get #present() {
    return { record: this.#record, game: this.#game, freeUntil: this.#freeUntil };
  }

  get #isLive(): boolean {
    return this.#around.hidden.most > 0 && isLive(this.room, person => this.#gallery.isThere(person));
  }

  /** Another process may have stopped at a private question; it is closed here when its time is over. */
  #holdIfHidden(): void {
    if (this.#game) this.#game.holds = this.#around.hidden.most > 0;
  }

  /** The private question whose time is not over, if there is one. */
  #openQuestion(game = this.#game): string | undefined {
    const question = game?.privateQuestion;
    return question === undefined || this.#hidden.isOver(question) ? undefined : question;
  }

  #do<T>(task: () => Promise<T>): Promise<T> {
    return this.#queue.run(() => {
      this.#usedAt = this.#around.now();
      return task();
    });
  }

  /** Carries out what somebody asks for, once for each id of theirs. */
  handle(person: Person, request: CommandRequest, key?: string): Promise<Result<Done>> {
    if (request.command.do !== 'answer' || !this.#hidden.isOpen)
      return this.#do(() => this.#carryOut(person, request, key, performance.now()));
    return new Promise((resolve, reject) => {
      this.#hidden.putOff(() => this.#carryOut(person, request, key, performance.now()).then(resolve, reject));
    });
  }

  async #carryOut(
    person: Person,
    request: CommandRequest,
    key: string | undefined,
    came: number,
  ): Promise<Result<Done>> {
    const { command } = request;
    if (this.#isNewer) return newerRules;
    const isStranger = () => roleAt(this.room, person.id, key) === 'stranger' && command.do !== 'sit';
    if (isStranger() && !(await this.#isRefreshed())) return failed;
    if (isStranger()) return gone;
    const before = this.#recent.get(person.id)?.get(request.id);
    if (before) return granted(before);
    const { store, now } = this.#around;
    const name = `${person.id}:${request.id}`;
    const what = this.#kindOf(person, command);
    const result = await this.#commit(what, () => draft(this.#present, person, command, store, now()), name);
    if (!result.ok) return result;
    const { rematch } = this.room;
    const done = command.do === 'rematch' && rematch !== null ? { ...result.value, table: rematch } : result.value;
    this.#remember(person, request, done);
    if (isGameCommand(command)) this.#around.decided(performance.now() - came, { table: this.id, what });
    return granted(done);
  }

  /** What a command does, without anything of what it says: its kind, and that of the question it answers. */
  #kindOf(person: Person, command: Command): string {
    if (command.do !== 'answer') return command.do;
    const seat = seatOf(this.room, person.id);
    const ask = seat === null ? undefined : this.#game?.asks(seat).find(({ id }) => id === command.ask);
    return ask ? `${command.do} ${ask.kind}` : command.do;
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
      if (this.#isNewer) return newerRules;
      const isBehind = have !== undefined && have.n > (this.#game?.length ?? 0); // they saw it at another process
      const isStranger = () => roleAt(this.room, listener.person, key) === 'stranger';
      if ((this.#isOutOfStep || isBehind || isStranger()) && !(await this.#isRefreshed())) return failed;
      if (isStranger()) return gone;
      const from = Math.max(1, this.room.chats - CHAT_SHOWN + 1);
      const chat = this.room.chats > 0 ? await this.#chat(from) : [];
      const { person } = listener;
      // Whoever asks for the whole again and again brings no further work, where nothing was said.
      if (person !== undefined && (chat.length > 0 || !this.#gallery.knowsMuted(listener)))
        this.#gallery.mute(listener, await this.#around.store.safety.mutedBy(person));
      this.#gallery.enter(this.#scene, listener, key);
      if (chat.length > 0) this.#gallery.showChat(this.#scene, chat, listener);
      working(this.id, 'show', () => this.#gallery.place(this.#scene, listener, have));
      if (this.room.stuck) await showStuck(this.#around.store, this.#record, listener);
      this.#drive(); // bots rest at a table that is nobody's while nobody looks
      return fine;
    });
  }

  unwatch(listener: Listener): Promise<void> {
    return this.#do(async () => this.#gallery.leave(this.#scene, listener));
  }

  /** The table was changed, perhaps by another process; the revision, if it is known, says whether that is news. */
  refresh(revision = Number.POSITIVE_INFINITY): Promise<void> {
    return this.#queue.run(async () => {
      if (revision > this.#record.revision || this.#isStale) await this.#reload();
    });
  }

  /** Somebody should look at the table: a bot is to move, or somebody's time is up. */
  wake(): Promise<void> {
    return this.#do(async () => {
      if (this.#isOutOfStep) await this.#reload(); // a change that was not stored may have left the bots idle
      this.#hide();
      const now = this.#around.now();
      if (isStartDue(this.room, now))
        await this.#commit('start', () => startDueDraft(this.#present, this.#around.store, now));
      const due = wordsDue(this.room, now);
      const hasWords = due.turns.length + due.reminders.length > 0;
      if (hasWords) await this.#around.words(this.room, due);
      const isGrace = this.#hidden.isOpen || this.#around.steady() - this.#since < this.#around.graceMs;
      if (hasWords || (!isGrace && outOfTime(this.room, now).length > 0))
        await this.#commit('time', () => timeDraft(this.#present, now, isGrace));
      this.#drive();
    });
  }

  /** Stores what makes the next start quick. */
  unload(): Promise<void> {
    return this.#queue.run(async () => {
      for (const answer of this.#hidden.end()) await answer();
      this.#hidden.end(); // they may have led to another question
      await this.#saveSnapshot();
    });
  }

  /** Lets those think that the table waits for: bots, and everybody at a private question for the same short time. */
  #drive(): void {
    this.#hide();
    this.#driveBots();
  }

  #hide(): void {
    const isPlaying = this.room.status === 'playing' && !this.room.paused && !this.room.stuck;
    const question = isPlaying ? this.#game?.privateQuestion : undefined;
    const { least, most } = this.#around.hidden;
    const isHidden = this.#isLive;
    const ms = () => (isHidden ? randomInt(least, most + 1) : 0);
    const putOff = this.#hidden.start(question, ms, answers => {
      void this.#do(() => this.#closeQuestion(question, answers, isHidden)).catch(error =>
        this.#around.fault(error, 'a question was not closed'),
      );
    });
    for (const answer of putOff) void this.#do(answer);
  }

  /** The time of a private question is over: all answers to it take effect, and are told together. */
  async #closeQuestion(
    question: string | undefined,
    answers: readonly (() => Promise<void>)[],
    isHidden: boolean,
  ): Promise<void> {
    this.#freeUntil = isHidden ? this.#around.now() : undefined;
    this.#untold = { previous: this.room, kept: this.#told, isPlayed: false };
    try {
      for (const answer of answers) await answer();
      if (this.#game?.privateQuestion === question)
        await this.#commit('close', () => closeDraft(this.#present, this.#around.now()));
    } finally {
      const { previous, kept, isPlayed } = this.#untold;
      this.#untold = undefined;
      if (isPlayed || previous !== this.room)
        this.#tell(previous, this.#toShow(this.#scene, isPlayed ? kept : undefined), isPlayed);
      this.#driveBots();
    }
  }

  /** Drafts, stores and tells. When another process was faster, all of it again from what that one wrote. */
  async #commit(
    what: string,
    draftNow: () => Result<Draft> | Promise<Result<Draft>>,
    command?: string,
  ): Promise<Result<Done>> {
    try {
      for (let tries = 0; tries < CONFLICTS; tries++) {
        if (this.#isOutOfStep) await this.#reload();
        if (this.#isNewer) return newerRules;
        const { revision } = this.#record;
        if (this.#game) this.#game.holds = this.#isLive || this.#openQuestion() !== undefined;
        const drafting = working(this.id, what, draftNow);
        const drafted = drafting instanceof Promise ? await drafting : drafting;
        if (!drafted.ok) {
          if (this.#isFinal(drafted)) return drafted;
          const isDone = command !== undefined && (await this.#around.store.knows(this.id, command));
          await this.#reload(); // what is refused here may be fine by what another process has written
          if (isDone) return granted({ n: this.#game?.length ?? 0 });
          if (this.#record.revision === revision) return drafted;
          continue;
        }
        if (drafted.value.isVoid) {
          if (this.#around.store.isShared) await this.#reload(); // it may be so no longer
          if (this.#record.revision === revision) return granted(drafted.value.reply);
          continue;
        }
        const { room, commit, closes } = drafted.value;
        const named = command === undefined ? {} : closes ? { answer: command } : { command };
        this.#isStale = true; // the game is ahead of the store now
        const onlyClocks = isAsBefore(this.room, room);
        const seated = onlyClocks ? {} : sittersSince(this.room, room);
        const kept = this.#snapshotDue(drafted.value.game?.snapshots.at(-1));
        const wake = this.#wakeAt(drafted.value);
        const entire = { revision, room, onlyClocks, wakeAt: wake, ...commit, ...kept, ...seated, ...named };
        const show = this.#untold ? () => {} : this.#toShow(drafted.value, commit.batch?.eventsKept); // while it is at hand
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

  /** When to look at a table next. A private question is closed by another process, if this one cannot. */
  #wakeAt({ room, game }: Draft): number | null {
    const now = this.#around.now();
    const wake = wakeAt(room, now);
    if (room.status !== 'playing' || this.#openQuestion(game) === undefined) return wake;
    return Math.min(wake ?? Number.POSITIVE_INFINITY, now + this.#around.hidden.most + TAKE_OVER_MS);
  }

  /** A draft has become the truth. */
  #settle({ room, game, commit }: Draft, show: () => void): void {
    const { batch, start, chat } = commit;
    const { room: previous, revision, length, chain, seed, fairness } = this.#record;
    this.#record = {
      room,
      revision: revision + 1,
      length: batch ? batch.first + batch.entries.length : length,
      chain: batch?.chain ?? start?.chain ?? chain,
      seed: start?.seed ?? seed,
      fairness: start?.fairness ?? fairness,
    };
    this.#game = game;
    this.#isStale = false;
    if (!this.#untold) this.#tell(previous, show, batch !== undefined);
    else if (batch) {
      this.#untold.kept = Math.min(this.#untold.kept, batch.eventsKept);
      this.#untold.isPlayed = true;
    }
    if (chat) this.#gallery.showChat(this.#scene, [chat]);
    this.#drive();
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
    const { store } = this.#around;
    const { lagMs } = store;
    const record = await store.readTable(this.id);
    const isSame = record?.revision === this.#record.revision && lagMs === this.#lagMs;
    if (!record || (isSame && !this.#isStale)) return;
    if (ageOf(record) === 'newer') return this.#giveUp(record);
    const { length } = this.#record;
    const previous = shifted(this.room, lagMs - this.#lagMs);
    const batches = record.length > length ? await this.#batches(length) : [];
    const lines = previous.chats < record.room.chats ? await this.#chat(previous.chats + 1) : [];
    if (record.room.stuck) this.#game = undefined;
    else await this.#catchUp(record, batches);
    if (record.room.stuck) this.#isStale = false;
    this.#holdIfHidden();
    const kept = record.length > length ? Math.min(this.#told, ...batches.map(each => each.eventsKept)) : undefined;
    this.#record = record;
    this.#lagMs = lagMs;
    this.#tell(previous, this.#toShow(this.#scene, kept), kept !== undefined);
    const unseen = lines.filter(({ number }) => number <= record.room.chats);
    if (unseen.length > 0) this.#gallery.showChat(this.#scene, unseen);
  }

  /** A process of a newer release has moved the game: nothing is written here any more, and people go there. */
  #giveUp(record: TableRecord): void {
    this.#record = record;
    this.#game = undefined;
    this.#isNewer = true;
    this.#isStale = false;
    this.#gallery.sendAway();
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
    const isWithinReach = (entry: Entry) => entry.t !== 'rules' && (entry.t !== 'undo' || game!.reaches(entry.to));
    if (!this.#isStale && isWhole && entries.every(isWithinReach)) {
      this.#isStale = true; // until it has followed all of them
      if (entries.length > 0) working(this.id, 'follow', () => game.follow(entries));
      this.#isStale = false;
      return;
    }
    const loaded = await loadGame(this.#around.store, record);
    if (!loaded.ok) throw new Error(loaded.message);
    this.#game = loaded.value?.game;
    this.#stored = this.#game?.snapshots[0];
    this.#isKept = loaded.value?.isKept ?? false;
    this.#isStale = isAhead(this.#game, record);
  }

  /** What there will be to tell of the game, unless it is as before. `eventsKept`: of the events told, so many are true. */
  #toShow({ room, game }: { room: Room; game: LiveGame | undefined }, eventsKept: number | undefined): () => void {
    if (!game || eventsKept === undefined) return () => {};
    return working(this.id, 'show', () => this.#gallery.prepare({ room, game }, eventsKept));
  }

  /** Tells everybody what is stored now. */
  #tell(previous: Room, show: () => void, isPlayed: boolean): void {
    working(this.id, 'show', show);
    this.#told = eventsOf(this.#game);
    if (!isPlayed || !looksAlike(previous, this.room)) {
      this.#gallery.showRoom(this.#scene);
      working(this.id, 'show', () => this.#gallery.placeAll(this.#scene));
    }
    if (this.#openQuestion() !== undefined) return; // nobody is told apart from those who are not asked
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
    if (!game || game.over || room.paused || seed === null || room.status !== 'playing') return;
    if (!isPeopled(room) && this.#gallery.size === 0) return;
    for (const seat of game.waiting()) {
      const bot = botAt(room, seat);
      const ask = bot === null ? undefined : game.asks(seat).find(each => !each.ahead);
      if (bot === null || !ask || this.#thinking.get(seat) === ask.id) continue;
      this.#thinking.set(seat, ask.id);
      const own = digest(`${seed} bot ${seat}`); // says nothing about the seed itself
      const about = { game: room.game, bot, seed: own, luck: digest(own + ask.id), ask };
      const question = working(this.id, `ask a bot ${ask.kind}`, () => questionAt(game, about));
      this.#around.bots
        .choose(question, room.host.id)
        .catch(error => {
          this.#around.fault(error, `the bot ${bot} failed`);
          if (error instanceof BotStalled) this.#botStalls++;
          return simplestAnswer(ask);
        })
        .then(value => this.#botIsReady(() => this.#botAnswers(seat, ask, value)))
        .catch(error => this.#around.fault(error, 'a bot could not answer'));
    }
  }

  async #botIsReady(answer: () => Promise<void>): Promise<void> {
    if (this.#hidden.isOpen) this.#hidden.putOff(answer);
    else await this.#do(answer);
  }

  async #botAnswers(seat: Seat, ask: Ask, value: AnswerValue): Promise<void> {
    if (this.#thinking.get(seat) === ask.id) this.#thinking.delete(seat);
    if (this.#botStalls >= BOT_STALLS) return this.#setAside(`bot ${ask.kind}`);
    await this.#commit(`answer ${ask.kind}`, () => {
      const room = copyRoom(this.room);
      if (room.status !== 'playing') return refused('ask/over', 'Nobody plays here any more.');
      if (botAt(room, seat) === null || room.paused) return refused('ask/foreign', 'The seat is played by a person.');
      return gameDraft(this.#present, room, seat, this.#around.now(), 'decides', game => {
        // Where several choose at once a second answer would replace the first; another process may have given that.
        if (!game.waiting().includes(seat)) return refused('ask/stale', 'The bot has answered that already.');
        const answered = game.answer({ ask: ask.id, seat, value });
        if (answered.ok || answered.code === 'ask/stale') return answered;
        return game.answer({ ask: ask.id, seat, value: simplestAnswer(ask) });
      });
    });
  }

  /** Lets nobody play on here, because a bot does not come to an end. */
  async #setAside(what: string): Promise<void> {
    this.#botStalls = 0;
    await setAside(this.#around.store, this.id, what);
    await this.#reload();
    this.#around.stalled({ table: this.id, what, by: 'bot' });
  }

  #chat(from: number): Promise<readonly ChatRecord[]> {
    return this.#around.store.readChat(this.id, from);
  }

  /** The newest snapshot of the game with the state to keep of it, unless the store has it. */
  #snapshotDue(snapshot: Snapshot<KernelState> | undefined): Required<Pick<Commit, 'snapshot' | 'states'>> | undefined {
    const stored = this.#stored;
    if (!snapshot || snapshot.at === stored?.at) return undefined;
    const before = this.#isKept && stored && stored.at < snapshot.at ? stored : undefined; // else an undo came between
    return { snapshot, states: [keepState(snapshot, this.room.rulesVersion, before)] };
  }

  #snapshotIsStored(snapshot: Snapshot<KernelState>): void {
    this.#stored = snapshot;
    this.#isKept = true;
    this.#game?.forget(REACH);
  }

  /** Stores the last safe point passed, from which the game can go on under other rules too. */
  async #saveSnapshot(): Promise<void> {
    if (!this.#game || this.#isStale) return;
    try {
      const game = this.#game;
      const due = this.#snapshotDue(working(this.id, 'snapshot', () => game.rebase()));
      if (!due) return;
      await this.#around.store.saveSnapshot(this.id, this.#record.revision, due.snapshot, due.states[0]);
      this.#snapshotIsStored(due.snapshot);
    } catch (error) {
      this.#around.fault(error, 'a snapshot was not stored');
    }
  }
}

const newerRules = refused('table/newer-rules', 'This table has moved to a newer server. Come back in a moment.');

/** Moves a table's game to the rules of this server, or stores why it cannot go on. */
async function moveTable({ store, now, moved }: Surroundings, record: TableRecord): Promise<'moved' | 'stuck'> {
  const { room } = record;
  const move = await moveOf(store, record, now());
  if (move.ok) {
    const outcome = await store.commit(room.id, move.value.commit);
    if (outcome === 'done') moved({ table: room.id, from: room.rulesVersion, undone: move.value.undone });
    return 'moved'; // by another process, if not by this one
  }
  const commit = stuckCommit(record, move.message);
  if (!commit) return 'stuck';
  await store.commit(room.id, commit);
  moved({ table: room.id, from: room.rulesVersion, why: move.message });
  return 'moved'; // to be looked at once more, as it is stored now
}

const failed = refused('request/failed', 'That did not work, through no fault of yours. Nothing was changed.');

const eventsOf = (game: LiveGame | undefined): number => (game ? game.eventsStart + game.events.length : 0);

/** Who sits at a table now, if these are others than before. */
function sittersSince(before: Room, now: Room): { sitters?: readonly string[] } {
  const sitters = sittersOf(now);
  return sitters.join() === sittersOf(before).join() ? {} : { sitters };
}

/** Whether something was written between reading a table's record and reading its game. */
const isAhead = (game: LiveGame | undefined, { length }: TableRecord): boolean =>
  game !== undefined && game.length !== length;
