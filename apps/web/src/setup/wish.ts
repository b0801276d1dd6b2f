import type { ClockSettings, CreateTableRequest, OnTimeout } from '@orrery/protocol';
import type { GameOffer } from '../feed/api.ts';
import { fromLinkText, toLinkText } from '../ui/link-text.ts';

/** Options of a game as they are sent, by their names. */
export type GameOptions = Readonly<Record<string, unknown>>;

/** All that the host decides before a table is made. */
export interface Wish {
  readonly title: string;
  /** By seat: a bot, or nobody yet. The first seat is the host's. */
  readonly bots: readonly (string | null)[];
  readonly open: boolean;
  readonly spectators: boolean;
  /** Whether players may let the coach advise them. */
  readonly coach: boolean;
  readonly clock: ClockSettings;
  readonly onTimeout: OnTimeout;
  readonly options: GameOptions;
  /** When bots take the open seats and the game begins, if at a set time. */
  readonly startAt: number | null;
}

export const usualWish = (game: GameOffer): Wish => ({
  title: '',
  bots: Array.from({ length: game.players }, () => null),
  open: false,
  spectators: true,
  coach: true,
  clock: { kind: 'none' },
  onTimeout: 'wait',
  options: {},
  startAt: null,
});

/** Other seats come and go at the end; whoever stays keeps their place. */
export const withSeats = (wish: Wish, seats: number): Wish => ({
  ...wish,
  bots: Array.from({ length: seats }, (_, seat) => wish.bots[seat] ?? null),
});

export const requestFor = (game: GameOffer, wish: Wish): CreateTableRequest => ({
  game: game.id,
  title: wish.title,
  seats: wish.bots.length,
  bots: [...wish.bots],
  options: wish.options as NonNullable<CreateTableRequest['options']>,
  open: wish.open,
  spectators: wish.spectators,
  coach: wish.coach,
  clock: wish.clock,
  onTimeout: wish.onTimeout,
  startAt: wish.startAt,
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readClock(raw: unknown): ClockSettings | undefined {
  if (!isRecord(raw)) return undefined;
  const { kind, seconds, increment } = raw;
  if (kind === 'none') return { kind };
  if (typeof seconds !== 'number') return undefined;
  if (kind === 'each') return { kind, seconds };
  return kind === 'bank' && typeof increment === 'number' ? { kind, seconds, increment } : undefined;
}

/** What was kept in the browser or stands in a link; whatever cannot be read is as usual. */
export function readWish(game: GameOffer, raw: unknown): Wish {
  const usual = usualWish(game);
  if (!isRecord(raw)) return usual;
  const { title, bots, open, spectators, coach, clock, onTimeout, options } = raw;
  const isBot = (bot: unknown): bot is string => typeof bot === 'string' && game.bots.includes(bot);
  const isSeated = Array.isArray(bots) && bots.length >= game.seats.min && bots.length <= game.seats.max;
  return {
    title: typeof title === 'string' ? title.slice(0, 80) : usual.title,
    bots: isSeated ? bots.map((bot, seat) => (seat > 0 && isBot(bot) ? bot : null)) : usual.bots,
    open: typeof open === 'boolean' ? open : usual.open,
    spectators: typeof spectators === 'boolean' ? spectators : usual.spectators,
    coach: typeof coach === 'boolean' ? coach : usual.coach,
    clock: readClock(clock) ?? usual.clock,
    onTimeout: onTimeout === 'bot' || onTimeout === 'open' ? onTimeout : usual.onTimeout,
    options: isRecord(options) ? options : usual.options,
    startAt: null, // a plan is for one table
  };
}

/** The address of a page that is filled in like this one. */
export const templateLink = (origin: string, game: GameOffer, wish: Wish): string =>
  `${origin}/create?game=${game.id}&setup=${toLinkText({ ...wish, title: '', startAt: null })}`;

/** Reads the part of such an address. */
export function readTemplate(game: GameOffer, text: string): Wish {
  try {
    return readWish(game, fromLinkText(text));
  } catch {
    return usualWish(game);
  }
}

const keyOf = (game: GameOffer): string => `orrery.setup.${game.id}`;

/** The last table that was set up in this browser. */
export function lastWish(game: GameOffer): Wish {
  try {
    const wish = readWish(game, JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null'));
    return { ...wish, title: '' };
  } catch {
    return usualWish(game);
  }
}

export function rememberWish(game: GameOffer, wish: Wish): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(wish));
  } catch {
    // A browser that keeps nothing starts with the usual settings next time.
  }
}
