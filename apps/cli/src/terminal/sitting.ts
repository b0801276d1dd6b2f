import { type Bot, consult } from '@orrery/bots';
import type { Offer } from '@orrery/catalogue';
import {
  type Answer,
  type AnswerValue,
  type Ask,
  answerUndo,
  askForUndo,
  commitment,
  type GameEvent,
  type KernelState,
  load,
  type Option,
  type Outcome,
  type Random,
  type Reason,
  refuse,
  type Save,
  type Seat,
  type Seed,
  type Standing,
  save,
  Table,
  undo,
  verify,
  yes,
} from '@orrery/kernel';
import type { AskLines, LogLine, Screen, Style } from './screen.ts';

/** A table with its screen: what the terminal needs of a game, whichever it is. */
export interface Sitting {
  readonly seats: number;
  readonly seed: Seed;
  readonly commitment: string;
  readonly over: boolean;
  readonly standing: Standing | undefined;
  readonly entries: number;
  /** How many events there have been. */
  readonly happened: number;
  /** The question that a seat must answer now. */
  ask(seat: Seat): Ask | undefined;
  waiting(): Seat[];
  answer(answer: Answer): Outcome;
  /** What a bot would answer. */
  consult(bot: Bot, ask: Ask, random: Random): AnswerValue;
  /** Takes back the seat's last decision; where the others must agree, `agree` speaks for them. */
  undo(seat: Seat, agree: (other: Seat) => boolean): Outcome<'free' | 'agreed' | 'refused'>;
  /** Passes a moment for a seat now and until the round is over, unless it is about that seat; only where such orders exist. */
  skip(ask: Ask): Outcome;
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
}

/** A game as the terminal offers it. */
export interface TerminalGame {
  readonly offer: Pick<Offer, 'id' | 'title' | 'players' | 'switches' | 'values'> & {
    readonly seats: { readonly min: number; readonly max: number };
  };
  begin(settings: { seats: number; options: unknown; seed: Seed }): Outcome<Sitting>;
  load(raw: unknown): Outcome<Sitting>;
  verify(raw: unknown): Outcome<Sitting>;
  /** The table as it stood after the first `entries` entries of a save that was verified before. */
  position(file: Save, entries: number): Outcome<Sitting>;
}

/** What one seat hears of an event. */
function heardBy(event: GameEvent, seat: Seat | null): GameEvent {
  const own = seat === null ? undefined : event.secret?.[seat];
  const { type, data } = event;
  return own && seat !== null ? { type, data, secret: { [seat]: own } } : { type, data };
}

const numberedReason = ({ rule }: Reason, text: string): string => `${text} (${rule})`;

function sitting<G extends KernelState, V>(table: Table<G, V>, screen: Screen<V>): Sitting {
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
    waiting: () => table.waiting(),
    answer: answer => table.answer(answer),
    consult: (bot, ask, random) => consult(bot, table, ask, { random }),
    undo(seat, agree) {
      const free = undo(table, seat);
      if (free.ok) return yes('free');
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
      return yes('agreed');
    },
    skip({ seat, kind }) {
      const until = table.game.orderEnds.at(-1);
      if (until === undefined) return refuse('order/unknown-window', 'There is no such moment.');
      return table.order({ seat, window: kind, unless: 'concerns-me', until });
    },
    save: () => save(table),
    view: seat => table.view(seat),
    told: (seat, from = 0) => table.events.slice(from).map(event => heardBy(event, seat)),

    draw: (seat, style) => screen.draw(table.view(seat), style),
    askLines: (ask, style) => screen.ask(ask, table.view(ask.seat), style),
    whyNot(ask, style) {
      const view = table.view(ask.seat);
      const barred = table.barred(ask.seat)[table.asks(ask.seat).findIndex(({ id }) => id === ask.id)] ?? [];
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
    scores: style => (table.standing ? screen.scores(table.view(null), table.standing, style) : []),
  };
}

/** Puts a game and its screen together. */
export function terminalGame<G extends KernelState, O, V>(offer: Offer<G, O, V>, screen: Screen<V>): TerminalGame {
  const { game, id, title, players, switches, values } = offer;
  const seated = (table: Outcome<Table<G, V>>): Outcome<Sitting> =>
    table.ok ? yes(sitting(table.value, screen)) : table;
  const open = (settings: ConstructorParameters<typeof Table<G, V>>[1]): Table<G, V> => new Table(game, settings);
  return {
    offer: { id, title, players, switches, values, seats: game.seats },
    begin({ seats, options, seed }) {
      const read = game.readOptions(options, seats);
      return read.ok ? yes(sitting(open({ seats, options: read.value, seed }), screen)) : read;
    },
    load: raw => seated(load(game, raw)),
    verify: raw => seated(verify(game, raw)),
    position(file, entries) {
      const options = game.readOptions(file.options, file.seats);
      if (!options.ok) return options;
      // The hash chain no longer fits a log that is cut, so the table is played anew from the setup. Chance that the
      // first entries call for but the cut left out comes from the seed, and so comes out as it did in the game.
      const state = game.setup(file.seats, options.value);
      const snapshot = { at: 0, epoch: 0, state, revealedAt: 0, events: 0 };
      const log = file.entries.slice(0, entries);
      const { seats, seed } = file;
      return yes(sitting(open({ seats, options: options.value, seed, from: { snapshot, log } }), screen));
    },
  };
}
