import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Bot } from '@orrery/bots';
import { type Ask, type Random, type Reaction, reactions, type Seat, simplestAnswer } from '@orrery/kernel';
import { type Marked, type Numbered, numbered, onlyAnswer, readAnswer, wanted } from './answers.ts';
import { type Io, printLines } from './io.ts';
import { padded, paintFor, rule, widthOf, wrapped } from './paint.ts';
import { refusalText } from './refusals.ts';
import type { LogLine, Style } from './screen.ts';
import type { TerminalTable } from './terminal-table.ts';

/** How many log lines are shown automatically. */
const RECENT = 16;
/** This few lines need no heading. */
const FEW = 4;
const LABEL = 34;

const ASKED: Readonly<Record<Reaction, string>> = {
  quick: 'You are asked only where you have a choice.',
  guarded: 'You are asked at every moment, also where you can only pass.',
  never: 'You pass every moment until you type ask quick or ask guarded.',
};

interface Seated {
  readonly me: Seat;
  /** The bots in the other seats. */
  readonly bots: ReadonlyMap<Seat, Bot>;
  readonly random: Random;
}

/** The result of a typed line: an answer was given, the question stays open, or the player leaves. */
type Reply = 'answered' | 'still-asked' | 'quit';

/** One person and some bots at a table in the terminal. */
export class Session {
  readonly #table: TerminalTable;
  readonly #io: Io;
  readonly #me: Seat;
  readonly #bots: ReadonlyMap<Seat, Bot>;
  readonly #random: Random;
  readonly #style: Style;
  #seen = 0;
  #chapter: string | undefined;
  /** The window that is open before the question on the screen. */
  #first: Ask | undefined;
  /** The table on the screen is out of date. */
  #stale = true;
  #drawn = false;
  /** Something to say after the next drawing of the table. */
  #notice: string | undefined;

  constructor(table: TerminalTable, { me, bots, random }: Seated, io: Io) {
    this.#table = table;
    this.#io = io;
    this.#me = me;
    this.#bots = bots;
    this.#random = random;
    this.#style = {
      paint: paintFor(io.colour),
      width: Math.min(io.columns, table.widest),
      nameOf: seat => (seat === me ? 'You' : `${capital(bots.get(seat)?.name ?? 'Seat')} ${seat + 1}`),
    };
  }

  /** Plays until the game is over, the player leaves or the input ends. */
  async play(): Promise<void> {
    const { input, output, live } = this.#io;
    const lines = createInterface({ input, ...(live ? { output, historySize: 50 } : {}) });
    const typed = lines[Symbol.asyncIterator]();
    try {
      for (;;) {
        this.#letBotsPlay();
        const open = this.#table.ask(this.#me);
        if (this.#table.over || !open) break;
        if (this.#answersItself(open)) continue;
        const next = this.#table.next(this.#me);
        this.#first = next && open;
        const ask = next ?? open;
        this.#show(ask);
        let reply: Reply = 'still-asked';
        while (reply === 'still-asked') {
          output.write(this.#prompt(ask));
          const { value, done } = await typed.next();
          if (done) {
            this.#say('', 'The input has ended, so the program stops. The game was not saved.');
            return;
          }
          if (!live) this.#say(value);
          reply = await this.#hear(value.trim(), ask);
        }
        if (reply === 'quit') return;
      }
      if (this.#table.over) this.#finish();
    } finally {
      lines.close();
    }
  }

  /** Gives the only possible answer where the question need not be shown. */
  #answersItself(ask: Ask): boolean {
    const value = this.#isIdle(ask) ? onlyAnswer(ask) : undefined;
    return value !== undefined && this.#table.answer({ ask: ask.id, seat: this.#me, value }).ok;
  }

  #isIdle(ask: Ask): boolean {
    return !this.#table.mustAsk(ask) && onlyAnswer(ask) !== undefined;
  }

  #say(...lines: string[]): void {
    printLines(this.#io, lines);
  }

  #letBotsPlay(): void {
    const table = this.#table;
    while (!table.over) {
      const seat = table.waiting().find(each => each !== this.#me);
      if (seat === undefined) return;
      const ask = table.ask(seat);
      const bot = this.#bots.get(seat);
      if (!ask || !bot) return;
      const value = table.consult(bot, ask, this.#random);
      const outcome = table.answer({ ask: ask.id, seat, value });
      if (outcome.ok) continue;
      this.#say(
        this.#style.paint.red(`${bot.name} gave an illegal answer (${outcome.code}); it plays the simplest one.`),
      );
      table.answer({ ask: ask.id, seat, value: simplestAnswer(ask) });
    }
  }

  /** Prints the table if a new part of the game has begun, then the new log lines and the question. */
  #show(ask: Ask): void {
    const chapter = this.#table.chapter(this.#me);
    const isNew = this.#stale || (chapter !== undefined && chapter !== this.#chapter);
    if (isNew) this.#drawTable();
    this.#stale = false;
    this.#chapter = chapter ?? this.#chapter;
    this.#tellNews(isNew);
    if (this.#notice) this.#say(` ${this.#style.paint.good(this.#notice)}`);
    this.#notice = undefined;
    this.#say(...this.#askLines(ask));
  }

  #drawTable(): void {
    if (this.#io.live && this.#drawn) this.#io.output.write('\u001b[2J\u001b[H');
    this.#say(...(this.#io.live ? [] : ['']), ...this.#table.draw(this.#me, this.#style));
    this.#drawn = true;
  }

  #tellNews(underTable: boolean): void {
    const news = this.#table.log(this.#me, this.#seen, this.#style);
    this.#seen = this.#table.happened;
    if (news.length === 0) return;
    const { paint, width } = this.#style;
    if (underTable || news.length > FEW) this.#say(rule(paint, width, 'What happened'));
    const left = news.length - RECENT;
    if (left > 0) this.#say(paint.quiet(` … ${left} earlier lines: log`));
    this.#say(...this.#logLines(news.slice(-RECENT)));
  }

  #logLines(lines: readonly LogLine[]): string[] {
    const { paint, width } = this.#style;
    return lines.flatMap(({ text, heading }) =>
      wrapped(heading ? ` ${paint.strong(text)}` : `   ${text}`, width, heading ? 1 : 5),
    );
  }

  #read(ask: Ask): Numbered {
    return numbered(ask, this.#table.askLines(ask, this.#style));
  }

  #askLines(ask: Ask, whole = false): string[] {
    const { paint, width } = this.#style;
    const lines = this.#read(ask);
    const shown = whole ? lines.options : lines.options.filter(option => !option.aside);
    const more = lines.options.filter(option => !shown.includes(option));
    return [
      rule(paint, width, 'You decide'),
      ...wrapped(` ${paint.strong(lines.question)}`, width, 1),
      ...this.#optionLines(ask, shown),
      ...(more.length > 0
        ? wrapped(
            `      ${paint.quiet(`or ${more.map(({ mark }) => mark).join(' ')}: ${paint.brass('more')} tells about them`)}`,
            width,
            6,
          )
        : []),
      ...this.#firstLines(),
    ];
  }

  /** What can be used before the question. */
  #firstLines(): string[] {
    const { paint, width } = this.#style;
    const options = this.#first ? this.#read(this.#first).options : [];
    const noted = (note: string | undefined) => (note ? `  ${paint.quiet(note)}` : '');
    return options.flatMap(({ mark, label, note }) =>
      wrapped(` or ${paint.brass(`first ${mark}`)}  ${label}${noted(note)}`, width, 12),
    );
  }

  #optionLines(ask: Ask, options: readonly Marked[]): string[] {
    const { paint, width } = this.#style;
    const mark = Math.max(3, ...options.map(option => widthOf(option.mark)));
    const most = new Map('lines' in ask ? ask.lines.map(({ key, max }) => [key, max]) : []);
    const named = (option: Marked): string => {
      const limit = most.get(option.option.key) ?? 1;
      return limit > 1 ? `${option.label} (up to ${limit})` : option.label;
    };
    const label = Math.min(LABEL, Math.max(0, ...options.map(option => widthOf(named(option)))));
    const indent = label + mark + 5;
    return options.flatMap((option, i) => {
      const start = ` ${paint.brass(option.mark.padStart(mark))}  ${padded(named(option), label)}`;
      if (!option.note || options[i - 1]?.label === option.label) return [start];
      const note = wrapped(option.note, width - indent).map(line => paint.quiet(line));
      const below = note.map(line => ' '.repeat(indent) + line);
      if (widthOf(named(option)) > label) return [start, ...below]; // no room beside it
      return [`${start}  ${note[0]}`, ...below.slice(1)];
    });
  }

  /** What may be typed now. */
  #prompt(ask: Ask): string {
    const { paint } = this.#style;
    return ` ${paint.quiet(`${wanted(ask, this.#read(ask))} (? for help)`)} ${paint.brass('>')} `;
  }

  async #hear(line: string, ask: Ask): Promise<Reply> {
    const [word = '', ...rest] = line.split(/\s+/);
    const tail = rest.join(' ');
    switch (word.toLowerCase()) {
      case 'quit':
      case 'exit':
        this.#say('Goodbye. The game was not saved by this.');
        return 'quit';
      case 'help':
      case '?':
        return this.#help(tail, ask);
      case 'card':
      case 'look':
        return this.#about(tail);
      case 'more':
        this.#say(...this.#askLines(ask, true));
        return 'still-asked';
      case 'why':
        return this.#why(ask);
      case 'first':
        return this.#answer(tail, this.#first ?? ask);
      case 'skip':
        return this.#skip(this.#first ?? ask);
      case 'ask':
        return this.#react(tail);
      case 'table':
        this.#drawTable();
        this.#say(...this.#askLines(ask));
        return 'still-asked';
      case 'log':
        this.#say(...this.#logLines(this.#table.log(this.#me, 0, this.#style).slice(-Number(tail) || 0)));
        return 'still-asked';
      case 'save':
        return this.#save(tail);
      case 'undo':
        return this.#undo();
      default: {
        const page = this.#table.page(word.toLowerCase(), this.#me, this.#style);
        if (!page) return this.#answer(line, ask);
        this.#say(...page);
        return 'still-asked';
      }
    }
  }

  #help(about: string, ask: Ask): Reply {
    if (about !== '') {
      const option = this.#read(ask).options.find(({ mark }) => mark === about)?.option;
      if (!option) return this.#about(about);
      const piece = this.#table.pieceOf(option, this.#me);
      if (piece === undefined) this.#say(' There is no more to say about that one.');
      return piece === undefined ? 'still-asked' : this.#about(piece);
    }
    const commands = [
      ['1 3', 'choose these options (spaces or commas between)'],
      ['2a b', 'amounts: two of line a, one of b; or all, none, one for each line'],
      ['Enter', 'what the prompt says: nothing, or what is suggested'],
      ['more', 'all options, where some are left out'],
      ['? 2', 'all about option 2'],
      ['first 1', 'use something before the question, where that is offered'],
      ['why', 'what you cannot choose here, and the rule that forbids it'],
      ['look NAME', 'all about a card, a planet or whatever else has a name'],
      ['table', 'draw the table again'],
      ...this.#table.pages.map(({ word, summary }) => [word, summary]),
      ['log 40', 'the last 40 lines of what happened, or everything'],
      ['skip', 'where you may react: no, and do not ask again in this round'],
      ['ask quick', 'be asked only where you have a choice; ask guarded: at every moment; ask never: pass them all'],
      ['undo', 'take your last decision back'],
      ['save FILE', 'write the game to a file'],
      ['quit', 'leave the table'],
    ];
    const column = Math.max(...commands.map(([word]) => word!.length)) + 1;
    this.#say(...commands.map(([word, text]) => `  ${this.#style.paint.brass(padded(word!, column))} ${text}`));
    return 'still-asked';
  }

  /** Everything that the question does not offer. */
  #why(ask: Ask): Reply {
    const { paint, width } = this.#style;
    const all = this.#table.whyNot(ask, this.#style);
    if (all.length === 0) this.#say(' Nothing is forbidden here.');
    this.#say(...all.flatMap(({ label, why }) => wrapped(` ${label}: ${paint.quiet(why)}`, width, 3)));
    return 'still-asked';
  }

  #about(name: string): Reply {
    const lines = this.#table.about(name, this.#me, this.#style);
    this.#say(...(lines.length > 0 ? lines : [` Nothing is called "${name}".`]));
    return 'still-asked';
  }

  async #save(file: string): Promise<Reply> {
    if (file === '') {
      this.#say(' Where to? Type: save FILE');
      return 'still-asked';
    }
    try {
      await writeFile(file, `${JSON.stringify(this.#table.save())}\n`);
      this.#say(` Saved to ${file}.`);
    } catch (error) {
      this.#say(` That file cannot be written: ${error instanceof Error ? error.message : error}`);
    }
    return 'still-asked';
  }

  #skip(ask: Ask): Reply {
    const ordered = this.#table.skip(ask);
    if (!ordered.ok) this.#say(' Only a question whether you react can be skipped.');
    return ordered.ok ? 'answered' : 'still-asked';
  }

  /** Changes when the player is asked; this may close the current question. */
  #react(word: string): Reply {
    const reaction = reactions.find(each => each === word.toLowerCase());
    if (!reaction) {
      this.#say(' Type: ask quick, ask guarded or ask never.');
      return 'still-asked';
    }
    const set = this.#table.react(this.#me, reaction);
    this.#say(` ${set.ok ? ASKED[reaction] : refusalText(set)}`);
    return set.ok ? 'answered' : 'still-asked';
  }

  /** Undoes to the last question that was shown to the player. */
  #undo(): Reply {
    const undone = this.#table.undo(this.#me, () => true);
    if (!undone.ok) {
      this.#say(` ${refusalText(undone)}`);
      return 'still-asked';
    }
    let agreed = undone.value === 'agreed';
    for (let asked = this.#table.ask(this.#me); asked && this.#isIdle(asked); asked = this.#table.ask(this.#me)) {
      const further = this.#table.undo(this.#me, () => true);
      if (!further.ok) break;
      agreed ||= further.value === 'agreed';
    }
    this.#seen = this.#table.happened;
    this.#stale = true;
    this.#notice = agreed ? 'Taken back: the others agreed.' : 'Taken back.';
    return 'answered';
  }

  #answer(line: string, ask: Ask): Reply {
    const value = readAnswer(line, ask, this.#read(ask));
    if (typeof value === 'string') {
      this.#say(` ${value}`);
      return 'still-asked';
    }
    const outcome = this.#table.answer({ ask: ask.id, seat: this.#me, value: value.value });
    if (outcome.ok) return 'answered';
    const { reason } = outcome;
    const text = reason ? this.#table.reason(reason, this.#me, this.#style) : refusalText(outcome);
    this.#say(...wrapped(` ${text}`, this.#style.width, 1));
    return 'still-asked';
  }

  #finish(): void {
    const { paint, width } = this.#style;
    this.#drawTable();
    this.#tellNews(true);
    this.#say(
      rule(paint, width, 'The end'),
      ...this.#table.scores(this.#style),
      ...this.#table.statistics(this.#me, this.#style),
      '',
      ' The seed of this game, whose SHA-256 is the commitment shown at the start:',
      `   seed        ${this.#table.seed}`,
      `   commitment  ${this.#table.commitment}`,
    );
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
