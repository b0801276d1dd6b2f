import { type Budget, consult, makeBot, usualBot } from '@orrery/bots';
import { findGame } from '@orrery/catalogue';
import {
  eventFor,
  historyOf,
  type KeptState,
  keepState,
  type LiveGame,
  momentsOf,
  type Origin,
  pictureOf,
  play,
  StateLog,
  type Stretch,
  stretchesOf,
} from '@orrery/host';
import {
  type Ask,
  commitment,
  type Json,
  load,
  type Outcome,
  randomFor,
  readNewOptions,
  refuse,
  rulesEntries,
  type Save,
  type Seat,
  save,
  seedFrom,
  simplestAnswer,
  Table,
  yes,
} from '@orrery/kernel';
import {
  COLOURS,
  type Command,
  type GameCommand,
  type HistoryPicture,
  isGameCommand,
  type Moment,
  type Picture,
  type Refused,
  type RoomPicture,
} from '@orrery/protocol';
import { findLesson } from '../lessons/index.ts';
import { GuidedGame } from './guided-game.ts';
import type { FromEngine, SoloGame } from './messages.ts';

/** The person sits in the first seat, bots in the others. */
const ME: Seat = 0;
/** The limits of one answer about the history. */
const PORTION = { steps: 100, length: 1024 * 1024 };

interface Outside {
  /** Sends a message to the page. */
  tell(message: FromEngine): void;
  /** Stores the game. */
  keep(game: SoloGame): Promise<unknown>;
  /** How long bots may think, if not as long as they like. */
  readonly thinking?: Budget;
}

type Kept = Omit<SoloGame, 'save' | 'updated' | 'over' | 'lesson'>;

/** What was kept of a game's states, and that from which its rules have just changed, if that was not among them. */
function statesFrom({ states, entries }: Save, { log, earlier }: LiveGame): StateLog {
  const kept = (Array.isArray(states) ? states : []) as unknown as KeptState[];
  const change = rulesEntries(log.slice(entries.length)).at(-1);
  const before = earlier.snapshots.at(-1);
  const isKept = (at: number) => kept.some(each => each.at === at && each.rulesVersion === change?.from);
  const missing = change && before && !isKept(before.at) ? [keepState(before, change.from)] : [];
  return new StateLog([...kept, ...missing], entries.length);
}

/** A table in this browser, with the same engine and messages as the server. */
export class SoloTable {
  readonly #outside: Outside;
  #table: LiveGame;
  /** The script that the game began with, if it is a guided one. */
  #guided: GuidedGame | undefined;
  readonly #kept: Kept;
  readonly #bot: string;
  /** States on the way, to look back at once the rules have changed. */
  #states: StateLog;
  /** Whether the rules changed when it was loaded, and that is not kept yet. */
  #isMoved: boolean;
  #told = 0;
  /** The game decision by decision, once somebody has looked back. */
  readonly #stretches: Stretch[] = [];

  private constructor(outside: Outside, table: LiveGame, kept: Kept, before?: Save) {
    this.#outside = outside;
    this.#table = table;
    this.#kept = kept;
    this.#bot = usualBot(kept.game);
    this.#states = before ? statesFrom(before, table) : new StateLog();
    this.#states.note(table);
    this.#isMoved = before !== undefined && before.entries.length < table.log.length;
  }

  static begin(
    outside: Outside,
    id: string,
    game: string,
    seats: number,
    seed: string,
    chosen: Readonly<Record<string, unknown>> = {},
  ): SoloTable | undefined {
    const offer = findGame(game);
    const options = offer && readNewOptions(offer.game, chosen, seats);
    if (!offer || !options?.ok) return undefined;
    const table = new Table(offer.game, { seats, options: options.value, seed });
    return new SoloTable(outside, table, { id, game, title: offer.title, created: Date.now() });
  }

  /** Begins a guided game, or goes on with it after these answers. */
  static guide(outside: Outside, id: string, lesson: string, goOn?: SoloGame): SoloTable | undefined {
    const script = findLesson(lesson);
    const offer = script && findGame(script.game);
    if (!script || !offer) return undefined;
    const guided = GuidedGame.after(script, goOn?.lesson?.answers ?? []);
    const { game, title = offer.title, created = Date.now() } = goOn ?? { game: script.game };
    const table = new SoloTable(outside, guided.table, { id, game, title, created });
    table.#guided = guided;
    return table;
  }

  /** Continues a stored game. One of older rules is migrated, or refused if that is impossible. */
  static load(outside: Outside, stored: SoloGame): Outcome<SoloTable> {
    const { id, game, title, created, save: kept, lesson } = stored;
    const script = findLesson(lesson?.id);
    if (script && lesson && lesson.answers.length < script.steps.length)
      return yes(SoloTable.guide(outside, id, script.id, stored)!);
    const offer = findGame(game);
    if (!offer) return refuse('save/foreign-game', `There is no game called ${game} here.`);
    const loaded = load(offer.game, kept);
    if (!loaded.ok) return loaded;
    const table = new SoloTable(outside, loaded.value, { id, game, title, created }, kept);
    const guided = script && lesson && GuidedGame.after(script, lesson.answers);
    if (guided && !guided.step) table.#guided = guided;
    return yes(table);
  }

  /** Shows the table, and lets the bots move if it is their turn. */
  async show(): Promise<void> {
    if (this.#isMoved) await this.#keep();
    this.#tellRoom();
    this.#tellGame(0);
    await this.#letBotsMove();
  }

  async carryOut(id: string, command: Command): Promise<void> {
    const before = this.#told;
    const refused = this.#do(command);
    if (refused) return this.#outside.tell({ type: 'refused', id, ...refused });
    this.#note();
    await this.#keep();
    this.#outside.tell({ type: 'done', id, n: this.#table.length });
    this.#tellGame(Math.min(before, this.#table.events.length));
    await this.#letBotsMove();
  }

  /** The moments that one may go back to. */
  moments(): Moment[] {
    return momentsOf(this.#history(), ME, this.#states.all);
  }

  history(from: number): HistoryPicture | undefined {
    return historyOf(this.#origin, this.#history(), ME, from, PORTION);
  }

  get #origin(): Origin {
    const { game, seats, options, seed } = this.#table;
    return { game, seats, options, seed, states: this.#states.all };
  }

  #history(): readonly Stretch[] {
    if (this.#stretches.length === 0) this.#stretches.push(...stretchesOf(this.#origin, this.#table.log));
    return this.#stretches;
  }

  /** Records the entries of the last decision. */
  #note(): void {
    this.#states.note(this.#table);
    const { log, events } = this.#table;
    const known = this.#stretches.reduce((sum, { entries }) => sum + entries.length, 0);
    if (known > 0 && log.length > known) this.#stretches.push({ entries: log.slice(known), events: events.length });
  }

  #do(command: Command): Refused | undefined {
    if (!isGameCommand(command)) return { code: 'request/forbidden', message: 'There is nobody else at this table.' };
    if (this.#guided?.step) return this.#doGuided(this.#guided, command);
    const outcome = play(this.#table, ME, command);
    if (outcome.ok && command.do === 'ask-undo') this.#letBotsAgree();
    return outcome.ok ? undefined : outcome;
  }

  /** As the script goes. What is taken back is played again up to there, with the same dice. */
  #doGuided(guided: GuidedGame, command: GameCommand): Refused | undefined {
    if (command.do === 'answer') return guided.answer(command.ask, command.value);
    if ((command.do !== 'undo' && command.do !== 'ask-undo') || guided.at === 0)
      return { code: 'request/forbidden', message: 'A guided game goes without that.' };
    this.#guided = GuidedGame.after(guided.lesson, guided.answers.slice(0, -1));
    this.#guided.letOthersAnswer();
    this.#table = this.#guided.table;
    this.#states = new StateLog();
    this.#stretches.length = 0;
    return undefined;
  }

  /** Lets bots play for everybody until the last turns of a guided game, where it allows that. */
  async jump(): Promise<void> {
    const { isNearEnd } = this.#guided?.lesson ?? {};
    const table = this.#table;
    const isDone = () => isNearEnd!(table.view(ME)) && table.asks(ME).some(({ kind }) => kind === 'action');
    while (isNearEnd && !this.#guided?.step && !table.over && !isDone()) {
      const seat = table.waiting()[0]!;
      this.#letBotAnswer(table.asks(seat).find(each => !each.ahead)!);
    }
    this.#tellGame(this.#told);
    this.#tellGuidance();
    await this.#keep();
    if (table.over) this.#tellRoom();
  }

  #tellGuidance(): void {
    const guided = this.#guided;
    if (!guided) return;
    const { lesson, at, ask } = guided;
    const { isNearEnd } = lesson;
    const mayJump = isNearEnd !== undefined && !guided.step && !this.#table.over && !isNearEnd(this.#table.view(ME));
    this.#outside.tell({ type: 'guidance', lesson: lesson.id, at, ask: ask?.id, mayJump });
  }

  /** Bots agree to everything. */
  #letBotsAgree(): void {
    for (let seat = 0; seat < this.#table.seats; seat++)
      if (seat !== ME) play(this.#table, seat, { do: 'answer-undo', agree: true });
  }

  /** The others answer until it is the person's turn: bots, or as the script of a guided game says. */
  async #letBotsMove(): Promise<void> {
    while (this.#guided?.letOneAnswer()) {
      this.#note();
      this.#tellGame(this.#told);
    }
    for (let ask = this.#botAsk(); ask; ask = this.#botAsk()) {
      this.#letBotAnswer(ask);
      this.#tellGame(this.#told);
    }
    this.#tellGuidance();
    await this.#keep();
    if (this.#table.over) this.#tellRoom();
  }

  #letBotAnswer(ask: Ask): void {
    const table = this.#table;
    const { id, seat } = ask;
    const seed = seedFrom(`${table.seed} bot ${seat}`);
    const value = consult(makeBot(this.#kept.game, this.#bot, seed)!, table, ask, {
      random: randomFor(`${seed} ${id}`),
      budget: this.#outside.thinking,
    });
    if (!table.answer({ ask: id, seat, value }).ok) table.answer({ ask: id, seat, value: simplestAnswer(ask) });
    this.#note();
  }

  #botAsk() {
    const seat = this.#table.waiting().find(each => each !== ME);
    return seat === undefined ? undefined : this.#table.asks(seat).find(each => !each.ahead);
  }

  /** The current picture, with the events that the page does not have yet. */
  #tellGame(from: number): void {
    const table = this.#table;
    const items = table.events.slice(from).map(event => eventFor(event, ME));
    this.#told = table.events.length;
    this.#outside.tell({
      type: 'full',
      table: this.#kept.id,
      n: table.length,
      picture: this.#picture(),
      events: { from, items },
    });
  }

  /** Every step of the script can be taken back, and each question is asked separately. */
  #picture(): Picture {
    const { next, ...picture } = pictureOf(this.#table, ME);
    if (this.#guided?.step) return { ...picture, undo: this.#guided.at > 0 ? 'free' : null };
    return { ...picture, ...(next && { next }) };
  }

  #tellRoom(): void {
    const { id, game, title, created } = this.#kept;
    const table = this.#table;
    const room: RoomPicture = {
      ...{ id, game, title, created },
      rulesVersion: table.game.rulesVersion,
      options: table.options as Json,
      status: table.over ? 'over' : 'playing',
      open: false,
      spectators: false,
      coach: true,
      host: '',
      seats: Array.from({ length: table.seats }, (_, seat) => ({
        name: seat === ME ? 'You' : (this.#guided?.lesson.names[seat] ?? null),
        bot: seat === ME ? null : this.#bot,
        away: false,
        resigned: false,
        connected: seat === ME,
        colour: seat % COLOURS,
        ready: true,
      })),
      clocks: Array.from({ length: table.seats }, () => ({ waitingSince: null, bankMs: null, deadline: null })),
      clock: { kind: 'none' },
      onTimeout: 'wait',
      paused: false,
      pauseAsked: [],
      commitment: commitment(table.seed),
      changed: null,
      startAt: null,
      started: created,
      ended: null,
      rematch: null,
    };
    this.#outside.tell({ type: 'room', table: id, room, you: { role: 'seat', seat: ME, host: false } });
  }

  async #keep(): Promise<void> {
    const { over } = this.#table;
    const kept = save(this.#table, this.#states.all as unknown as Json);
    this.#isMoved = false;
    const { lesson, answers } = this.#guided ?? {};
    const began = lesson && answers && { lesson: { id: lesson.id, answers } };
    await this.#outside.keep({ ...this.#kept, updated: Date.now(), over, save: kept, ...began });
  }
}
