import { randomInt } from 'node:crypto';
import type { LiveGame } from '@orrery/host';
import { type Command, type CommandRequest, type Have, isGameCommand } from '@orrery/protocol';
import { fine, granted, type Result } from '../common/refusal.ts';
import { SerialQueue } from '../common/serial-queue.ts';
import { working } from '../common/watchdog.ts';
import { outOfTime, wakeAt } from '../rooms/clocks.ts';
import {
  hasPeople,
  hasPlayer,
  isSameRoomPicture,
  type Person,
  type Room,
  seatOf,
  waitingSeats,
} from '../rooms/room.ts';
import { BoundedCache } from './bounded-cache.ts';
import { Commits } from './commits.ts';
import type { Done, Draft, LoadedTable } from './drafts/draft.ts';
import { draft, noticesDue, timeDraft } from './drafts/drafts.ts';
import { closeDraft } from './drafts/game-drafts.ts';
import { isAnyStartDue, startDueDraft } from './drafts/start-drafts.ts';
import { HiddenTime, isLive } from './hidden-time/hidden-time.ts';
import { loadTable } from './load-table.ts';
import { setAside } from './set-aside.ts';
import type { SyncedTable } from './synced-table.ts';
import { TableBots } from './table-bots.ts';
import type { TableDependencies } from './table-dependencies.ts';
import { failed, gone, newerRules } from './table-refusals.ts';
import { roleAt } from './viewers/room-picture.ts';
import { sendStuckBoard } from './viewers/stuck-board.ts';
import type { Listener } from './viewers/viewer-group.ts';
import { Viewers } from './viewers/viewers.ts';

/** How many commands of a person are remembered in memory at least; the store remembers all. */
const COMMANDS_REMEMBERED = 60;
const CHAT_SHOWN = 100;
/** The delay after which another process closes an overdue private question. */
const TAKE_OVER_MS = 1_000;

/**
 * A table in memory. Changes go through its queue one after another: drafted, stored, and only then sent. The store is
 * authoritative; if another process wrote first, the table starts over from there.
 */
export class LiveTable {
  readonly #deps: TableDependencies;
  readonly #table: SyncedTable;
  readonly #commits: Commits;
  readonly #bots: TableBots;
  readonly #queue = new SerialQueue();
  readonly #viewers = new Viewers();
  readonly #hidden = new HiddenTime();
  /** Until when time for the current question is charged to nobody. */
  #freeUntil: number | undefined;
  /** What is stored but not sent yet, since it is batched: the previous room, and how many events are still valid. */
  #unshown: { readonly previous: Room; kept: number; isPlayed: boolean } | undefined;
  /** Results of recent commands, by person. */
  readonly #recent = new Map<string, BoundedCache<Done>>();
  /** How many events viewers have been sent. */
  #eventsShown: number;
  #usedAt: number;
  /** When it was loaded, by the monotonic clock. */
  readonly #loadedAt: number;

  private constructor(deps: TableDependencies, table: SyncedTable) {
    this.#deps = deps;
    this.#table = table;
    this.#loadedAt = deps.monotonic();
    this.#usedAt = deps.now();
    this.#eventsShown = eventCount(table.game);
    const { store, fault } = deps;
    this.#commits = new Commits({
      ...{ table, store, fault },
      reload: () => this.#reload(),
      beforeDraft: () => {
        if (table.game) table.game.holds = this.#isLive || this.#openQuestion() !== undefined;
      },
      wakeAt: drafted => this.#wakeAt(drafted),
      prepareToShow: drafted =>
        this.#unshown ? () => {} : this.#prepareToShow(drafted, drafted.commit.batch?.eventsKept),
      applied: (drafted, previous, show) => this.#applied(drafted, previous, show),
    });
    this.#bots = new TableBots({
      deps,
      present: () => this.#present,
      enqueue: async answer => {
        if (this.#hidden.isOpen) this.#hidden.putOff(answer);
        else await this.#do(answer);
      },
      commit: (what, draftNow) => this.#commits.commit(what, draftNow),
      setAside: what => this.#setAside(what),
    });
    this.#holdIfHidden();
  }

  /** Loads a table from the store, migrated to the rules of this server. */
  static async load(deps: TableDependencies, id: string): Promise<Result<LiveTable>> {
    const loaded = await loadTable(deps, id);
    return loaded.ok ? granted(new LiveTable(deps, loaded.value)) : loaded;
  }

  get id(): string {
    return this.room.id;
  }

  get room(): Room {
    return this.#table.room;
  }

  get listeners(): number {
    return this.#viewers.size;
  }

  /** Since when the table is not in use; null while somebody watches, a bot thinks or work is queued. */
  get idleSince(): number | null {
    const isBusy = this.#viewers.size > 0 || !this.#queue.isEmpty || this.#bots.areThinking || this.#hidden.isOpen;
    return isBusy ? null : this.#usedAt;
  }

  get #present(): LoadedTable {
    return { record: this.#table.record, game: this.#table.game, freeUntil: this.#freeUntil };
  }

  get #state() {
    return { room: this.room, game: this.#table.game };
  }

  get #isLive(): boolean {
    return this.#deps.hidden.most > 0 && isLive(this.room, person => this.#viewers.isThere(person));
  }

  /** Another process may have stopped at a private question; this one closes it when its time is over. */
  #holdIfHidden(): void {
    const { game } = this.#table;
    if (game) game.holds = this.#deps.hidden.most > 0;
  }

  /** The private question whose time is not over, if there is one. */
  #openQuestion(game = this.#table.game): string | undefined {
    const question = game?.privateQuestion;
    return question === undefined || this.#hidden.isOver(question) ? undefined : question;
  }

  #do<T>(task: () => Promise<T>): Promise<T> {
    return this.#queue.run(() => {
      this.#usedAt = this.#deps.now();
      return task();
    });
  }

  /** Executes a command, once for each id of its person. */
  handle(person: Person, request: CommandRequest, key?: string): Promise<Result<Done>> {
    if (request.command.do !== 'answer' || !this.#hidden.isOpen)
      return this.#do(() => this.#execute(person, request, key, performance.now()));
    return new Promise((resolve, reject) => {
      this.#hidden.putOff(() => this.#execute(person, request, key, performance.now()).then(resolve, reject));
    });
  }

  async #execute(
    person: Person,
    request: CommandRequest,
    key: string | undefined,
    arrivedAt: number,
  ): Promise<Result<Done>> {
    const { command } = request;
    if (this.#table.hasNewerRules) return newerRules;
    const isStranger = () => roleAt(this.room, person.id, key) === 'stranger' && command.do !== 'sit';
    if (isStranger() && !(await this.#isRefreshed())) return failed;
    if (isStranger()) return gone;
    const before = this.#recent.get(person.id)?.get(request.id);
    if (before) return granted(before);
    const { store, now } = this.#deps;
    const name = `${person.id}:${request.id}`;
    const what = this.#kindOf(person, command);
    const result = await this.#commits.commit(what, () => draft(this.#present, person, command, store, now()), name);
    if (!result.ok) return result;
    const { rematch } = this.room;
    const done = command.do === 'rematch' && rematch !== null ? { ...result.value, table: rematch } : result.value;
    this.#remember(person, request, done);
    if (isGameCommand(command)) this.#deps.decided(performance.now() - arrivedAt, { table: this.id, what });
    return granted(done);
  }

  /** The kind of a command and of the question it answers, without its content. */
  #kindOf(person: Person, command: Command): string {
    if (command.do !== 'answer') return command.do;
    const seat = seatOf(this.room, person.id);
    const ask = seat === null ? undefined : this.#table.game?.asks(seat).find(({ id }) => id === command.ask);
    return ask ? `${command.do} ${ask.kind}` : command.do;
  }

  #remember(person: Person, { id }: CommandRequest, done: Done): void {
    const recent = this.#recent.get(person.id) ?? new BoundedCache<Done>(COMMANDS_REMEMBERED);
    this.#recent.set(person.id, recent);
    recent.set(id, done);
  }

  /** Sends a listener the current table, and every change from now on. */
  watch(listener: Listener, key: string | undefined, have: Have | undefined): Promise<Result> {
    return this.#do(async () => {
      const table = this.#table;
      if (table.hasNewerRules) return newerRules;
      const isBehind = have !== undefined && have.n > (table.game?.length ?? 0); // another process has sent them more
      const isStranger = () => roleAt(this.room, listener.person, key) === 'stranger';
      if ((table.isOutOfStep || isBehind || isStranger()) && !(await this.#isRefreshed())) return failed;
      if (isStranger()) return gone;
      const from = Math.max(1, this.room.chats - CHAT_SHOWN + 1);
      const chat = this.room.chats > 0 ? await table.readChat(from) : [];
      const { person } = listener;
      const isWritten = person !== undefined && (this.room.privates ?? 0) > 0;
      const privates = isWritten ? await table.readPrivate(1, { person, most: CHAT_SHOWN }) : [];
      // Without chat, repeated requests for the whole table read nothing from the store.
      if (person !== undefined && (chat.length + privates.length > 0 || !this.#viewers.knowsMuted(listener)))
        this.#viewers.mute(listener, await this.#deps.store.safety.mutedBy(person));
      this.#viewers.enter(this.#state, listener, key);
      if (chat.length > 0) this.#viewers.showChat(this.#state, chat, listener);
      this.#viewers.showPrivate(this.#state, privates, listener);
      working(this.id, 'show', () => this.#viewers.place(this.#state, listener, have));
      if (this.room.stuck) await sendStuckBoard(this.#deps.store, table.record, listener);
      this.#drive(); // at a table without people bots play only while somebody watches
      return fine;
    });
  }

  unwatch(listener: Listener): Promise<void> {
    return this.#do(async () => this.#viewers.leave(this.#state, listener));
  }

  /** The table may have been changed by another process. A known revision needs no reload. */
  refresh(revision = Number.POSITIVE_INFINITY): Promise<void> {
    return this.#queue.run(async () => {
      if (revision > this.#table.record.revision || this.#table.isStale) await this.#reload();
    });
  }

  /** Processes what is due: a bot's answer, a timeout, a notice. */
  wake(): Promise<void> {
    return this.#do(async () => {
      if (this.#table.isOutOfStep) await this.#reload(); // a change that was not stored may have left the bots idle
      this.#hide();
      const now = this.#deps.now();
      if (isAnyStartDue(this.room, now))
        await this.#commits.commit('start', () => startDueDraft(this.#present, this.#deps.store, now));
      const due = noticesDue(this.room, now);
      const hasNotices = due.turns.length + due.reminders.length > 0;
      if (hasNotices) await this.#deps.noteNotices(this.room, due);
      const isGrace = this.#hidden.isOpen || this.#deps.monotonic() - this.#loadedAt < this.#deps.graceMs;
      if (hasNotices || (!isGrace && outOfTime(this.room, now).length > 0))
        await this.#commits.commit('time', () => timeDraft(this.#present, now, isGrace));
      this.#drive();
    });
  }

  /** Stores a snapshot, so that the next load is fast. */
  unload(): Promise<void> {
    return this.#queue.run(async () => {
      for (const answer of this.#hidden.end()) await answer();
      this.#hidden.end(); // they may have led to another question
      await this.#table.saveSnapshot().catch(error => this.#deps.fault(error, 'a snapshot was not stored'));
    });
  }

  /** Starts what the game waits for: the time of a private question, and bots. */
  #drive(): void {
    this.#hide();
    this.#driveBots();
  }

  /** Starts the time of a private question. It is the same for everybody, so that nobody learns who is asked. */
  #hide(): void {
    const isPlaying = this.room.status === 'playing' && !this.room.paused && !this.room.stuck;
    const question = isPlaying ? this.#table.game?.privateQuestion : undefined;
    const { least, most } = this.#deps.hidden;
    const isHidden = this.#isLive;
    const ms = () => (isHidden ? randomInt(least, most + 1) : 0);
    const putOff = this.#hidden.start(question, ms, answers => {
      void this.#do(() => this.#closeQuestion(question, answers, isHidden)).catch(error =>
        this.#deps.fault(error, 'a question was not closed'),
      );
    });
    for (const answer of putOff) void this.#do(answer);
  }

  /** The time of a private question is over: all answers are applied and sent together. */
  async #closeQuestion(
    question: string | undefined,
    answers: readonly (() => Promise<void>)[],
    isHidden: boolean,
  ): Promise<void> {
    this.#freeUntil = isHidden ? this.#deps.now() : undefined;
    this.#unshown = { previous: this.room, kept: this.#eventsShown, isPlayed: false };
    try {
      for (const answer of answers) await answer();
      if (this.#table.game?.privateQuestion === question)
        await this.#commits.commit('close', () => closeDraft(this.#present, this.#deps.now()));
    } finally {
      const { previous, kept, isPlayed } = this.#unshown;
      this.#unshown = undefined;
      if (isPlayed || previous !== this.room)
        this.#show(previous, this.#prepareToShow(this.#state, isPlayed ? kept : undefined), isPlayed);
      this.#driveBots();
    }
  }

  /** When the table is due next. If this process cannot close a private question, another one does. */
  #wakeAt({ room, game }: Draft): number | null {
    const now = this.#deps.now();
    const wake = wakeAt(room, now);
    if (room.status !== 'playing' || this.#openQuestion(game) === undefined) return wake;
    return Math.min(wake ?? Number.POSITIVE_INFINITY, now + this.#deps.hidden.most + TAKE_OVER_MS);
  }

  /** A draft was stored. */
  #applied({ commit: { batch, chat, privately } }: Draft, previous: Room, show: () => void): void {
    if (!this.#unshown) this.#show(previous, show, batch !== undefined);
    else if (batch) {
      this.#unshown.kept = Math.min(this.#unshown.kept, batch.eventsKept);
      this.#unshown.isPlayed = true;
    }
    if (chat) this.#viewers.showChat(this.#state, [chat]);
    if (privately) this.#viewers.showPrivate(this.#state, [privately]);
    this.#drive();
  }

  /** Synchronizes the table with the store; false if that failed. */
  async #isRefreshed(): Promise<boolean> {
    try {
      await this.#reload();
      return true;
    } catch (error) {
      this.#deps.fault(error, 'a table could not be read');
      return false;
    }
  }

  /**
   * Reloads the table from the store, and sends viewers the changes. The process that wrote last runs the bots; if it
   * has gone, the table is soon due.
   */
  async #reload(): Promise<void> {
    const reloaded = await this.#table.reload();
    if (reloaded === 'newer rules') return this.#viewers.sendAway();
    if (reloaded === 'unchanged') return;
    this.#holdIfHidden();
    const { previous, eventsKept, chat, privates } = reloaded;
    const kept = eventsKept === undefined ? undefined : Math.min(this.#eventsShown, eventsKept);
    this.#show(previous, this.#prepareToShow(this.#state, kept), kept !== undefined);
    if (chat.length > 0) this.#viewers.showChat(this.#state, chat);
    this.#viewers.showPrivate(this.#state, privates);
  }

  /** Prepares the viewers' updates of the game, if it has changed; `eventsKept` events that they were sent are still valid. */
  #prepareToShow({ room, game }: Pick<Draft, 'room' | 'game'>, eventsKept: number | undefined): () => void {
    if (!game || eventsKept === undefined) return () => {};
    return working(this.id, 'show', () => this.#viewers.prepare({ room, game }, eventsKept));
  }

  /** Sends viewers what is stored now, and announces new turns to people who are not connected. */
  #show(previous: Room, show: () => void, isPlayed: boolean): void {
    working(this.id, 'show', show);
    this.#eventsShown = eventCount(this.#table.game);
    if (!isPlayed || !isSameRoomPicture(previous, this.room)) {
      this.#viewers.showRoom(this.#state);
      working(this.id, 'show', () => this.#viewers.placeAll(this.#state));
    }
    if (this.#openQuestion() !== undefined) return; // an announcement would reveal who is asked
    const absent = waitingSeats(this.room).filter(seat => {
      const { turnSince, person } = this.room.seats[seat]!;
      const isNew = turnSince !== previous.seats[seat]!.turnSince && !this.room.paused;
      return isNew && hasPlayer(this.room, seat) && !this.#viewers.isThere(person?.id);
    });
    if (absent.length > 0) this.#deps.announceTurns(this.room, absent);
  }

  #driveBots(): void {
    const { record, game } = this.#table;
    const { room, seed } = record;
    if (!game || game.over || room.paused || seed === null || room.status !== 'playing') return;
    if (hasPeople(room) || this.#viewers.size > 0) this.#bots.drive(record, game);
  }

  /** Sets the table aside, because a bot does not terminate. */
  async #setAside(what: string): Promise<void> {
    await setAside(this.#deps.store, this.id, what);
    await this.#reload();
    this.#deps.stalled({ table: this.id, what, by: 'bot' });
  }
}

const eventCount = (game: LiveGame | undefined): number => (game ? game.eventsStart + game.events.length : 0);
