import { consult, makeBot } from '@orrery/bots';
import { findGame } from '@orrery/catalogue';
import {
  type AnswerValue,
  type Ask,
  type GameEvent,
  randomFor,
  type Save,
  type Seat,
  save,
  seedFrom,
  Table,
} from '@orrery/kernel';
import type { TwilightImperiumEvent } from '@orrery/twilight-imperium/view';

interface TiView {
  readonly round: number;
  readonly combat: unknown;
}

/** What somebody at a table looks at. */
interface Moment {
  readonly view: unknown;
  readonly ask: Ask;
  readonly events: readonly GameEvent[];
}

interface Wish {
  readonly game: string;
  readonly seats: number;
  readonly bot: string;
  /** The same seed gives the same game. */
  readonly seed: string;
  /** The moment to stop at, seen by whoever is asked. */
  readonly until: (moment: Moment) => boolean;
}

export interface Reached {
  readonly game: Save;
  /** Who is asked then, and what a bot would answer. */
  readonly seat: Seat;
  readonly ask: string;
  readonly value: AnswerValue;
}

/** A game played by bots up to some moment; undefined if that does not occur. */
function advance({ game: id, seats, bot, seed, until }: Wish): Reached | undefined {
  const { game } = findGame(id)!;
  const options = game.readOptions({}, seats);
  if (!options.ok) throw new Error(options.message);
  const table = new Table(game, { seats, options: options.value, seed: seedFrom(seed) });
  while (!table.over) {
    const [seat = 0] = table.waiting();
    const ask = table.asks(seat).find(each => !each.ahead)!;
    const random = randomFor(`${seed} ${ask.id}`);
    const usual = () => consult(makeBot(id, bot, seed)!, table, ask, { random });
    if (until({ view: table.view(seat), ask, events: table.events }))
      return { game: save(table), seat, ask: ask.id, value: usual() };
    const answered = table.answer({ ask: ask.id, seat, value: usual() });
    if (!answered.ok) throw new Error(answered.message);
  }
  return undefined;
}

/** The first of several games that has such a moment: which one it is changes with the rules. */
function firstWith(wish: Wish): Reached | undefined {
  for (let game = 1; game <= 20; game++) {
    const reached = advance({ ...wish, seed: `${wish.seed} ${game}` });
    if (reached) return reached;
  }
  return undefined;
}

/** The last question of a game: its answer ends it. */
function lastAsk(wish: Omit<Wish, 'until'>): Reached | undefined {
  let asked = 0;
  advance({ ...wish, until: () => ++asked < 0 });
  return advance({ ...wish, until: () => --asked === 0 });
}

type EdView = { readonly turn: { readonly number: number } };

const diceSince = (events: readonly TwilightImperiumEvent[]): number =>
  events
    .slice(events.findLastIndex(({ type }) => type === 'combat'))
    .filter(event => event.type === 'combat-roll')
    .reduce((sum, { data }) => sum + data.dice.length, 0);

const twilight = { game: 'twilight-imperium', seats: 6, bot: 'steward' } as const;
const dominion = { game: 'eminent-domain', seats: 3, bot: 'greedy' } as const;

/** The tables in the pictures. */
export const tables = {
  galaxy: () =>
    firstWith({
      ...twilight,
      seed: 'galaxy',
      until: ({ view, ask }) => (view as TiView).round === 4 && ask.kind === 'activate',
    }),
  fight: () =>
    firstWith({
      ...twilight,
      seed: 'fight',
      until: ({ view, events }) =>
        (view as TiView).combat !== null && diceSince(events as readonly TwilightImperiumEvent[]) >= 8,
    }),
  empire: () => advance({ ...dominion, seed: 'empire', until: ({ view }) => (view as EdView).turn.number >= 15 }),
  ending: () => lastAsk({ ...dominion, seed: 'ending' }),
};
