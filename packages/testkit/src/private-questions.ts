import {
  type Answer,
  type Ask,
  canonical,
  type Game,
  type KernelState,
  randomFor,
  redeal,
  type Seat,
  seedFrom,
  simplestAnswer,
  type Table,
} from '@orrery/kernel';
import { firstDifference } from './properties.ts';
import { legalRandomAnswer, newTable } from './random-play.ts';

type AnyTable<G extends KernelState> = Table<G, unknown>;

/** What a seat, or a spectator, receives at a table that delays answers. */
function told<G extends KernelState>(table: AnyTable<G>, seat: Seat | null, eventsFrom: number) {
  const asks = seat === null ? [] : table.asks(seat);
  return {
    view: table.view(seat),
    asks,
    barred: seat === null ? [] : table.barred(seat),
    waiting: table.waiting().filter(each => each !== seat || asks.length > 0),
    events: table.events
      .slice(eventsFrom)
      .map(({ type, data, secret }) => ({ type, data, own: seat === null ? undefined : secret?.[seat] })),
    entries: table.log.length,
  };
}

/** The pieces that a seat cannot tell apart, in any order. */
const hiddenFrom = <G extends KernelState>({ game, state }: AnyTable<G>, seat: Seat | null): string =>
  game.hidden(state, seat).flat().sort().join();

/** One of two tables that a seat cannot tell apart, and where it began. */
class Twin<G extends KernelState> {
  readonly table: AnyTable<G>;
  readonly #seat: Seat | null;
  readonly #hidden: string;
  readonly #entries: number;
  readonly #events: number;

  constructor(from: AnyTable<G>, seat: Seat | null, seed: string) {
    this.table = redeal(from, seat, { seed: seedFrom(seed) });
    this.table.holds = true;
    this.#seat = seat;
    this.#hidden = hiddenFrom(this.table, seat);
    this.#entries = this.table.log.length;
    this.#events = this.table.events.length;
  }

  get told() {
    return told(this.table, this.#seat, this.#events);
  }

  /** Whether the seat has learned something by the rules, or dice were rolled: then the two tables may differ. */
  get isApart(): boolean {
    const { table } = this;
    return (
      hiddenFrom(table, this.#seat) !== this.#hidden || table.log.slice(this.#entries).some(({ t }) => t === 'chance')
    );
  }
}

/** An answer that is legal at all of these tables. */
function answerAtAll<G extends KernelState>(tables: readonly AnyTable<G>[], { id: ask, seat, ...rest }: Ask): Answer {
  const keys = 'options' in rest ? rest.options.map(({ key }) => key) : [];
  const values = [[], ...keys.map(key => [key])];
  const value = values.find(each => tables.every(table => table.check({ ask, seat, value: each }).ok));
  return { ask, seat, value: value ?? simplestAnswer({ id: ask, seat, ...rest } as Ask) };
}

/** Everybody who is asked gives an answer that is legal at both tables, and the question closes. */
function close<G extends KernelState>(tables: readonly AnyTable<G>[]): void {
  const question = tables[0]!.privateQuestion;
  const answers = tables.map(table =>
    table
      .asks()
      .filter(({ ahead }) => !ahead)
      .map(ask => answerAtAll(tables, ask)),
  );
  for (const [i, table] of tables.entries()) {
    for (const answer of answers[i]!) if (table.privateQuestion === question) table.answer(answer);
    if (table.privateQuestion === question) table.closePrivate();
  }
}

/** The questions that are asked at both tables. */
const asked = <G extends KernelState>(...tables: AnyTable<G>[]): string =>
  tables.map(table => `${table.firstAsk()?.kind} after ${table.log.length} entries`).join(', but ');

/** How many questions in a row are compared. */
const MOST = 6;

/**
 * P3 at a live table: after a decision, whatever others hold, a seat is told the same until somebody plays a card. Gives
 * how many private questions were compared, or what differed.
 */
export function checkPrivate<G extends KernelState>(
  table: AnyTable<G>,
  answer: Answer,
  seat: Seat | null,
  seed: string,
): { readonly compared: number; readonly problems: readonly string[] } {
  const twins = [0, 1].map(i => new Twin(table, seat, `${seed} ${i}`));
  const [one, two] = twins as [Twin<G>, Twin<G>];
  for (const twin of twins) if (!twin.table.answer(answer).ok) return { compared: 0, problems: [] }; // the seat does not hold that card
  let compared = 0;
  for (;;) {
    if (twins.some(({ isApart }) => isApart)) return { compared, problems: [] };
    const [first, second] = [one.told, two.told];
    if (canonical(first) !== canonical(second))
      return {
        compared,
        problems: [`P3: seat ${seat} ${asked(one.table, two.table)}: ${firstDifference(first, second)}`],
      };
    const isOpen = twins.every(each => each.table.privateQuestion !== undefined) && first.asks.length === 0;
    if (!isOpen || compared === MOST) return { compared, problems: [] };
    compared++;
    close(twins.map(each => each.table));
  }
}

/** Plays at random, with `checkPrivate` for everybody at every n-th decision. */
export function playPrivately<G extends KernelState, O, V>(
  game: Game<G, O, V>,
  { seats, seed, decisions, every }: { seats: number; seed: string; decisions: number; every: number },
): { readonly compared: number; readonly problems: readonly string[] } {
  const random = randomFor(seed);
  const table: AnyTable<G> = newTable(game, { seats, seed });
  let compared = 0;
  for (let i = 0; i < decisions && !table.over; i++) {
    const asks = table.asks();
    const ask = asks[Math.floor(random() * asks.length)]!;
    const answer = { ask: ask.id, seat: ask.seat, value: legalRandomAnswer(table, ask, random) };
    if (i % every === 0)
      for (const seat of [null, ...Array.from({ length: seats }, (_, each) => each)]) {
        const checked = checkPrivate(table, answer, seat, `${seed}/${i}/${seat}`);
        if (checked.problems.length > 0) return { compared, problems: checked.problems.map(each => `${i}: ${each}`) };
        compared += checked.compared;
      }
    table.answer(answer);
  }
  return { compared, problems: [] };
}
