import { consult, makeBot } from '@orrery/bots';
import { findGame } from '@orrery/catalogue';
import type { LiveGame } from '@orrery/host';
import {
  type AnswerValue,
  type Ask,
  type GameEvent,
  imagine,
  quickRandom,
  type Random,
  type Save,
  type Seat,
  save,
  seedFrom,
  Table,
} from '@orrery/kernel';

interface TiView {
  readonly round: number;
  readonly combat: unknown;
  readonly systems: readonly { readonly id: string; readonly space: readonly { readonly seat: Seat }[] }[];
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
  /** The same words give the same game. */
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

const TRIES = 12;

/** A system that ships can reach, rather one where others are. */
function goal(table: LiveGame, ask: Extract<Ask, { form: 'pick' }>, random: Random): AnswerValue {
  const { id, seat } = ask;
  const { systems } = table.view(seat) as TiView;
  const held = (key: string) => systems.find(system => system.id === key)?.space.some(group => group.seat !== seat);
  const worth = (key: string) => {
    const tried = imagine(table, seat, { seed: seedFrom(key) });
    if (!tried?.answer({ ask: id, seat, value: [key] }).ok) return 0;
    const next = tried.asks(seat)[0];
    return next?.kind === 'move.from' && next.form === 'pick' ? next.options.length + (held(key) ? 10 : 0) : 0;
  };
  const first = Math.floor(random() * ask.options.length);
  const some = [...ask.options.slice(first), ...ask.options.slice(0, first)].slice(0, TRIES);
  const [best] = some.map(({ key }) => ({ key, worth: worth(key) })).sort((a, b) => b.worth - a.worth);
  return [best!.key];
}

/** Bots that move at random leave the galaxy empty; in the pictures everybody goes out, and with all that can fly. */
function boldAnswer(table: LiveGame, ask: Ask, random: Random): AnswerValue | undefined {
  if (ask.form === 'pick' && ask.kind === 'action' && ask.options.some(({ key }) => key === 'tactical'))
    return ['tactical'];
  if (ask.form === 'pick' && ask.kind === 'activate') return goal(table, ask, random);
  if (ask.form === 'pick' && ask.kind === 'move.from') return ask.options.slice(0, 1).map(({ key }) => key);
  if (ask.form !== 'allocate' || !['move.ships', 'move.cargo', 'commit'].includes(ask.kind)) return undefined;
  let left = ask.max;
  return Object.fromEntries(
    ask.lines.map(({ key, max }) => {
      const amount = Math.min(left, max);
      left -= amount;
      return [key, amount];
    }),
  );
}

/** A game that bots have brought to some moment; nothing if there is no such moment in it. */
function advance({ game: id, seats, bot, seed, until }: Wish): Reached | undefined {
  const { game } = findGame(id)!;
  const options = game.readOptions({}, seats);
  if (!options.ok) throw new Error(options.message);
  const table = new Table(game, { seats, options: options.value, seed: seedFrom(seed) });
  while (!table.over) {
    const [seat = 0] = table.waiting();
    const ask = table.asks(seat).find(each => !each.ahead)!;
    const random = quickRandom(Number.parseInt(seedFrom(`${seed} ${ask.id}`).slice(0, 8), 16));
    const usual = () => consult(makeBot(id, bot, seed)!, table, ask, { random });
    if (until({ view: table.view(seat), ask, events: table.events }))
      return { game: save(table), seat, ask: ask.id, value: usual() };
    const bold = boldAnswer(table, ask, random);
    if (bold !== undefined && table.answer({ ask: ask.id, seat, value: bold }).ok) continue;
    const answered = table.answer({ ask: ask.id, seat, value: usual() });
    if (!answered.ok) throw new Error(answered.message);
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

const diceSince = (events: readonly GameEvent[]): number =>
  events
    .slice(events.findLastIndex(({ type }) => type === 'combat'))
    .filter(({ type }) => type === 'combat-roll')
    .reduce((sum, { data }) => sum + (data.dice as unknown[]).length, 0);

const twilight = { game: 'twilight-imperium', seats: 6, bot: 'random' } as const;
const dominion = { game: 'eminent-domain', seats: 3, bot: 'greedy' } as const;

/** The tables in the pictures. */
export const tables = {
  galaxy: () =>
    advance({
      ...twilight,
      seed: 'd',
      until: ({ view, ask }) => (view as TiView).round === 4 && ask.kind === 'activate',
    }),
  fight: () =>
    advance({
      ...twilight,
      seed: 'c',
      until: ({ view, events }) => (view as TiView).combat !== null && diceSince(events) >= 8,
    }),
  empire: () => advance({ ...dominion, seed: 'empire', until: ({ view }) => (view as EdView).turn.number >= 15 }),
  ending: () => lastAsk({ ...dominion, seed: 'ending' }),
};
