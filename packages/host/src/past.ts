import {
  beginning,
  type Entry,
  type Game,
  isPrivate,
  type Json,
  type KernelState,
  type Seat,
  type Seed,
  seatOf,
  Table,
  tablePainter,
} from '@orrery/kernel';
import { type Moment, type PastPicture, type Patch, type Picture, update } from '@orrery/protocol';
import { settledPicture } from './picture.ts';

/** What one decision wrote: its entries, with the dice and automatic answers that followed. */
export interface Stretch {
  readonly entries: readonly Entry[];
  /** How many events the game had after it. */
  readonly events: number;
}

/** What a game is rebuilt from. */
export interface Origin {
  readonly game: Game;
  readonly seats: number;
  readonly options: unknown;
  readonly seed: Seed;
}

/** How much is told at once: so many moments, or so much text. */
export interface Portion {
  readonly steps: number;
  readonly length: number;
}

const rebuilt = ({ game, seats, options, seed }: Origin, log: readonly Entry[]): Table<KernelState> =>
  new Table(game, { seats, options, seed, from: { snapshot: beginning(game, seats, options), log } });

const isAutomatic = (entry: Entry): boolean =>
  entry.t === 'chance' || (entry.t === 'answer' && entry.auto !== undefined);

/** A log, decision by decision. Each is played again to count the events. */
export function stretchesOf(origin: Origin, log: readonly Entry[]): Stretch[] {
  const starts = [0, ...log.flatMap((entry, i) => (i > 0 && !isAutomatic(entry) ? [i] : []))];
  if (log[0] && !isAutomatic(log[0])) starts.splice(1, 0, 0); // setting up took no dice
  let table: Table<KernelState> | undefined;
  return starts.map((start, i) => {
    const entries = log.slice(start, starts[i + 1]);
    if (table) table.follow(entries);
    else table = rebuilt(origin, entries);
    return { entries, events: table.events.length };
  });
}

/**
 * The moments of a game that a seat, or a spectator, was shown and that no undo took back. What another seat did for
 * itself alone, an answer ahead of turn say, is no moment, just as it sends nothing on a stream.
 */
export function momentsOf(stretches: readonly Stretch[], reader: Seat | null): Moment[] {
  const moments: Moment[] = [];
  const answered = new Set<string>();
  let n = 0;
  for (const [i, { entries, events }] of stretches.entries()) {
    n += entries.length;
    let isShown = i === 0;
    for (const entry of entries) {
      if (entry.t === 'undo') while (moments.length > 1 && moments.at(-1)!.n > entry.to) moments.pop();
      if (entry.t !== 'answer') continue;
      isShown ||= !answered.has(entry.ask); // an answer in place of an earlier one shows nothing to the others
      answered.add(entry.ask);
    }
    const [first] = entries;
    const seat = i === 0 || !first ? null : (seatOf(first) ?? null);
    if (isShown || (isOwn(first) && seat === reader)) moments.push({ n, events, seat });
  }
  return moments;
}

/** What a seat does for itself; asking to take something back is no part of the game. */
const isOwn = (entry: Entry | undefined): boolean => entry !== undefined && (entry.t === 'answer' || isPrivate(entry));

/** The game as a seat, or a spectator, saw it at the last moment up to `from`, and at those that followed. */
export function pastOf(
  origin: Origin,
  stretches: readonly Stretch[],
  reader: Seat | null,
  from: number,
  { steps: most, length }: Portion,
): PastPicture | undefined {
  const moments = momentsOf(stretches, reader);
  const start = Math.max(
    0,
    moments.findLastIndex(({ n }) => n <= from),
  );
  const first = moments[start];
  if (!first) return undefined;
  const log = stretches.flatMap(each => each.entries);
  const table = rebuilt(origin, log.slice(0, first.n));
  const painter = tablePainter(origin.game);
  const draw = (before?: Picture) => settledPicture(table, reader, painter.paint(table, [reader])[0], before);
  const picture = draw();
  let known = picture;
  const steps: PastPicture['steps'][number][] = [];
  let told = 0;
  for (const { n } of moments.slice(start + 1, start + 1 + most)) {
    table.follow(log.slice(table.length, n));
    const next = draw(known);
    const patch = update(known as unknown as Json, next as unknown as Json);
    known = next;
    steps.push({ n, patch: JSON.parse(patch) as Patch });
    told += patch.length;
    if (told > length) break;
  }
  return { n: first.n, picture, steps };
}
