import { type Bot, consult } from '@orrery/bots';
import type { Offer } from '@orrery/catalogue';
import { type KeptState, keepState, StateLog, type StoredState, startOf, storedBefore } from '@orrery/host';
import {
  type Answer,
  type AnswerValue,
  type Ask,
  answerOrNext,
  answerUndo,
  askForUndo,
  commitment,
  type Game,
  type GameEvent,
  type Json,
  type KernelState,
  load,
  migrateOptions,
  migrateState,
  nextQuestion,
  type Option,
  type Outcome,
  type Random,
  type Reaction,
  type Reason,
  readNewOptions,
  refuse,
  rulesEntries,
  type Save,
  type Seat,
  type Seed,
  type Segment,
  type Snapshot,
  type Standing,
  save,
  Table,
  undo,
  unguarded,
  verify,
  yes,
} from '@orrery/kernel';
import type { AskLines, LogLine, PictureWords, Screen, Style } from './screen.ts';

/** A table with its screen: all that the terminal needs of any game. */
export interface TerminalTable {
  readonly seats: number;
  readonly seed: Seed;
  readonly commitment: string;
  readonly over: boolean;
  readonly standing: Standing | undefined;
  readonly entries: number;
  /** Number of events so far. */
  readonly happened: number;
  /** The question that a seat must answer now. */
  ask(seat: Seat): Ask | undefined;
  /** If that is a window: the question that follows it, where both can be answered in one step. */
  next(seat: Seat): Ask | undefined;
  waiting(): Seat[];
  answer(answer: Answer): Outcome;
  /** What a bot would answer. */
  consult(bot: Bot, ask: Ask, random: Random): AnswerValue;
  /** Takes back the seat's last decision; where the others must agree, `agree` speaks for them. */
  undo(seat: Seat, agree: (other: Seat) => boolean): Outcome<'free' | 'agreed' | 'refused'>;
  /** Passes a window for a seat now and for the rest of the round, unless it concerns that seat. Refused where the game has no such standing orders. */
  skip(ask: Ask): Outcome;
  /** Sets when a seat is asked. */
  react(seat: Seat, reaction: Reaction): Outcome;
  save(): Save;
  /** What a seat may know, for a bot in that seat or to be printed. */
  view(seat: Seat | null): unknown;
  /** What a seat is told of the events from `from` on. */
  told(seat: Seat | null, from?: number): GameEvent[];

  draw(seat: Seat | null, style: Style): string[];
  askLines(ask: Ask, style: Style): AskLines;
  /** What a question does not offer, and why. */
  whyNot(ask: Ask, style: Style): readonly { readonly label: string; readonly why: string }[];
  /** Why a rule said no, with its number. */
  reason(reason: Reason, seat: Seat, style: Style): string;
  log(seat: Seat | null, from: number, style: Style): LogLine[];
  chapter(seat: Seat | null): string | undefined;
  readonly widest: number;
  mustAsk(ask: Ask): boolean;
  about(name: string, seat: Seat | null, style: Style): string[];
  pieceOf(option: Option, seat: Seat): string | undefined;
  readonly pages: readonly { readonly word: string; readonly summary: string }[];
  page(word: string, seat: Seat | null, style: Style): string[] | undefined;
  scores(style: Style): string[];
  /** The table as SVG, as a seat sees it. */
  picture(seat: Seat | null, words: PictureWords): string;
  /** How the game went so far, by what a seat knows of it. */
  statistics(seat: Seat | null, style: Style): string[];
}

/** A table at some point of its log, to look at. */
export type Position = Pick<
  TerminalTable,
  'over' | 'standing' | 'waiting' | 'view' | 'told' | 'draw' | 'log' | 'scores' | 'statistics' | 'picture' | 'widest'
> & {
  /** The number of entries up to here: fewer than requested where older rules left only stored states. */
  readonly at: number;
};

/** A game as the terminal offers it. */
export interface TerminalGame {
  readonly offer: Pick<Offer, 'id' | 'title' | 'players' | 'switches' | 'values'> & {
    readonly seats: { readonly min: number; readonly max: number };
  };
  begin(settings: { seats: number; options: unknown; seed: Seed }): Outcome<TerminalTable>;
  load(raw: unknown): Outcome<TerminalTable>;
  verify(raw: unknown): Outcome<{ readonly table: TerminalTable; readonly segments: readonly Segment[] }>;
  /** The table as it stood after the first `entries` entries of a save that was verified before. */
  position(file: Save, entries: number): Outcome<Position>;
}

/** An event with only the secret part that this seat may see. */
function heardBy(event: GameEvent, seat: Seat | null): GameEvent {
  const own = seat === null ? undefined : event.secret?.[seat];
  const { type, data } = event;
  return own && seat !== null ? { type, data, secret: { [seat]: own } } : { type, data };
}

const numberedReason = ({ rule }: Reason, text: string): string => `${text} (${rule})`;

function terminalTable<G extends KernelState, V>(
  table: Table<G, V>,
  screen: Screen<V>,
  states: StateLog = new StateLog(),
): TerminalTable {
  const note = <T>(outcome: T): T => {
    states.note(table);
    return outcome;
  };
  states.note(table);
  return {
    seats: table.seats,
    seed: table.seed,
    commitment: commitment(table.seed),
    get over() {
      return table.over;
    },
    get standing() {
      return table.standing;
    },
    get entries() {
      return table.log.length;
    },
    get happened() {
      return table.events.length;
    },
    ask: seat => table.asks(seat).find(ask => !ask.ahead),
    next: seat => nextQuestion(table, seat)?.ask,
    waiting: () => table.waiting(),
    answer: answer => note(answerOrNext(table, answer)),
    consult: (bot, ask, random) => consult(bot, table, ask, { random }),
    undo(seat, agree) {
      const free = undo(table, seat);
      if (free.ok) return note(yes('free'));
      if (free.code !== 'undo/needs-consent') return free;
      const asked = askForUndo(table, seat);
      if (!asked.ok) return asked;
      for (let other = 0; other < table.seats; other++) {
        if (other === seat) continue;
        const agrees = agree(other);
        const answered = answerUndo(table, other, agrees);
        if (!answered.ok) return answered;
        if (!agrees) return yes('refused');
      }
      return note(yes('agreed'));
    },
    skip({ seat, kind }) {
      const until = table.game.orderEnds.find(each => each === 'round');
      if (until === undefined) return refuse('order/unknown-window', 'There is no such moment.');
      return table.order({ seat, window: kind, unless: null, until });
    },
    react: (seat, reaction) => note(table.react(seat, reaction)),
    save: () => save(table, states.all as unknown as Json),
    view: seat => table.view(seat),
    told: (seat, from = 0) => table.events.slice(from).map(event => heardBy(event, seat)),

    draw: (seat, style) => screen.draw(table.view(seat), style),
    askLines: (ask, style) => screen.ask(ask, table.view(ask.seat), style),
    whyNot(ask, style) {
      const view = table.view(ask.seat);
      const next = nextQuestion(table, ask.seat);
      const place = table.asks(ask.seat).findIndex(({ id }) => id === ask.id);
      const barred = next?.ask.id === ask.id ? next.barred : (table.barred(ask.seat)[place] ?? []);
      return barred.map(each => ({
        label: screen.barred(ask, each, view, style),
        why: numberedReason(each.reason, screen.reason(each.reason, view, style)),
      }));
    },
    reason: (reason, seat, style) => numberedReason(reason, screen.reason(reason, table.view(seat), style)),
    log: (seat, from, style) =>
      screen.log(
        table.events.slice(from).map(event => heardBy(event, seat)),
        table.view(seat),
        style,
      ),
    chapter: seat => screen.chapter(table.view(seat), table.events),
    widest: screen.widest,
    mustAsk: ask => screen.mustAsk(ask),
    about: (name, seat, style) => screen.about(name, table.view(seat), style),
    pieceOf: (option, seat) => screen.pieceOf(option, table.view(seat)),
    pages: Object.entries(screen.pages).map(([word, { summary }]) => ({ word, summary })),
    page: (word, seat, style) =>
      Object.hasOwn(screen.pages, word) ? screen.pages[word]!.draw(table.view(seat), style) : undefined,
    picture: (seat, words) => screen.picture(table.view(seat), words),
    statistics: (seat, style) =>
      screen.statistics(
        table.events.map(event => heardBy(event, seat)),
        table.view(seat),
        style,
      ),
    scores: style => (table.standing ? screen.scores(table.view(null), table.standing, style) : []),
  };
}

/** Puts a game and its screen together. */
export function terminalGame<G extends KernelState, O, V>(offer: Offer<G, O, V>, screen: Screen<V>): TerminalGame {
  const { game, id, title, players, switches, values } = offer;
  const open = (settings: ConstructorParameters<typeof Table<G, V>>[1]): Table<G, V> => new Table(game, settings);
  return {
    offer: { id, title, players, switches, values, seats: game.seats },
    begin({ seats, options, seed }) {
      const read = readNewOptions(game, options, seats);
      return read.ok ? yes(terminalTable(open({ seats, options: unguarded(read.value), seed }), screen)) : read;
    },
    load(raw) {
      const loaded = load(game, raw);
      return loaded.ok ? yes(terminalTable(loaded.value, screen, keptIn(raw as Save))) : loaded;
    },
    verify(raw) {
      const verified = verify(game, raw);
      if (!verified.ok) return verified;
      const { table, segments } = verified.value;
      return yes({ table: terminalTable(table, screen, keptIn(raw as Save)), segments });
    },
    position(file, entries) {
      const { seats, seed } = file;
      const options = migrateOptions(game, file.rulesVersion, file.options);
      if (!options.ok) return options;
      const origin = { game: game as unknown as Game, seats, options: options.value, seed, states: statesOf(file) };
      const stored = storedBefore(origin, file.entries, entries);
      if (stored) return yes(picture(stored, game, screen, file));
      // A truncated log no longer matches the hash chain, so the log is replayed. Chance entries that were cut off come
      // from the seed again, with the same outcome as in the game.
      const snapshot = startOf(origin, file.entries) as Snapshot<G> | undefined;
      if (!snapshot) return refuse('save/snapshot', 'The state at the change of rules is missing.');
      const from = { snapshot, log: file.entries.slice(0, entries), events: file.events };
      const table = terminalTable(open({ seats, options: options.value, seed, from }), screen);
      return yes(Object.assign(table, { at: entries }));
    },
  };
}

/** The states stored in a save, including those at changes of rules. */
const statesOf = ({ states, entries, earlier }: Save): KeptState[] => [
  ...((states ?? []) as unknown as KeptState[]),
  ...rulesEntries(entries).flatMap(({ from }, i) => (earlier[i] ? [keepState(earlier[i], from)] : [])),
];

const keptIn = ({ states, entries }: Save): StateLog =>
  new StateLog((states ?? []) as unknown as KeptState[], entries.length);

/** A state stored under older rules, migrated and drawn with the current ones. */
function picture<G extends KernelState, V>(
  { rulesVersion, snapshot }: StoredState,
  game: Game<G, unknown, V>,
  screen: Screen<V>,
  { events }: Save,
): Position {
  const migrated = migrateState<G>(game, rulesVersion, snapshot.state);
  const view = (seat: Seat | null): V => {
    if (!migrated.ok) throw new Error(migrated.message);
    return game.view(migrated.value, seat);
  };
  const told: Position['told'] = (seat, from = 0) =>
    events.slice(from, snapshot.events).map(event => heardBy(event, seat));
  return {
    ...{ at: snapshot.at, over: false, standing: undefined, widest: screen.widest, view, told },
    waiting: () => [],
    draw: (seat, style) => screen.draw(view(seat), style),
    log: (seat, from, style) => screen.log(told(seat, from), view(seat), style),
    scores: () => [],
    picture: (seat, words) => screen.picture(view(seat), words),
    statistics: (seat, style) => screen.statistics(told(seat), view(seat), style),
  };
}
