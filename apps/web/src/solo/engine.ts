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
  type Downward,
  type HistoryPicture,
  isGameCommand,
  type Moment,
  type Refused,
  type RoomPicture,
} from '@orrery/protocol';
import type { SoloGame } from './messages.ts';

/** The person sits in the first seat, bots in the others. */
const ME: Seat = 0;
/** The limits of one answer about the history. */
const PORTION = { steps: 100, length: 1024 * 1024 };

interface Outside {
  /** Sends a message to the page. */
  tell(message: Downward): void;
  /** Stores the game. */
  keep(game: SoloGame): Promise<unknown>;
  /** How long bots may think, if not as long as they like. */
  readonly thinking?: Budget;
}

type Kept = Omit<SoloGame, 'save' | 'updated' | 'over'>;

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
  readonly #table: LiveGame;
  readonly #kept: Kept;
  readonly #bot: string;
  /** States on the way, to look back at once the rules have changed. */
  readonly #states: StateLog;
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

  /** Continues a stored game. One of older rules is migrated, or refused if that is impossible. */
  static load(outside: Outside, { id, game, title, created, save: kept }: SoloGame): Outcome<SoloTable> {
    const offer = findGame(game);
    if (!offer) return refuse('save/foreign-game', `There is no game called ${game} here.`);
    const loaded = load(offer.game, kept);
    return loaded.ok ? yes(new SoloTable(outside, loaded.value, { id, game, title, created }, kept)) : loaded;
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
    const outcome = play(this.#table, ME, command);
    if (outcome.ok && command.do === 'ask-undo') this.#letBotsAgree();
    return outcome.ok ? undefined : outcome;
  }

  /** Bots agree to everything. */
  #letBotsAgree(): void {
    for (let seat = 0; seat < this.#table.seats; seat++)
      if (seat !== ME) play(this.#table, seat, { do: 'answer-undo', agree: true });
  }

  /** Bots answer until it is the person's turn. */
  async #letBotsMove(): Promise<void> {
    const table = this.#table;
    for (let ask = this.#botAsk(); ask; ask = this.#botAsk()) {
      const seed = seedFrom(`${table.seed} bot ${ask.seat}`);
      const random = randomFor(`${seed} ${ask.id}`);
      const { id, seat } = ask;
      const value = consult(makeBot(this.#kept.game, this.#bot, seed)!, table, ask, {
        random,
        budget: this.#outside.thinking,
      });
      if (!table.answer({ ask: id, seat, value }).ok) table.answer({ ask: id, seat, value: simplestAnswer(ask) });
      this.#note();
      this.#tellGame(this.#told);
    }
    await this.#keep();
    if (table.over) this.#tellRoom();
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
      picture: pictureOf(table, ME),
      events: { from, items },
    });
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
      host: '',
      seats: Array.from({ length: table.seats }, (_, seat) => ({
        name: seat === ME ? 'You' : null,
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
    await this.#outside.keep({ ...this.#kept, updated: Date.now(), over, save: kept });
  }
}
