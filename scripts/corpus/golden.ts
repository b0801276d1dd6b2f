import { createHash } from 'node:crypto';
import {
  beginning,
  canonical,
  type Entry,
  type Game,
  type GameEvent,
  type KernelState,
  type Save,
  Table,
} from '@orrery/kernel';
import { seatsOf } from './situation.ts';

/**
 * What a replay is compared by, each with its own digest: a renamed field of the state changes only `state`.
 */
const kinds = ['state', 'asks', 'barred', 'events', 'views'] as const;
type Kind = (typeof kinds)[number];

/** The table after a number of entries; views only at some of these points. */
export type Checkpoint = { readonly entry: number } & Readonly<Partial<Record<Kind, string>>>;

/** What a save replays to under the rules that it was made with. */
export interface Golden {
  readonly checkpoints: readonly Checkpoint[];
}

/** How many points of a log are compared, and at every which of them also the views. */
const POINTS = 60;
const VIEWS_EVERY = 10;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
const digestOf = (value: unknown): string => digest(canonical(value));

const isAutomatic = (entry: Entry): boolean =>
  entry.t === 'chance' || (entry.t === 'answer' && entry.auto !== undefined);

/** The points of a log that are compared: never between an answer and the chance and automatic answers that follow it. */
function pointsIn(log: readonly Entry[]): number[] {
  const every = Math.max(1, Math.ceil(log.length / POINTS));
  const points: number[] = [];
  for (let entry = 0; entry < log.length; entry++)
    if (entry >= (points.at(-1) ?? -every) + every && !isAutomatic(log[entry]!)) points.push(entry);
  return [...points, log.length];
}

/** The digest of all events so far, of which only new ones are read. */
class EventDigest {
  #count = 0;
  #digest = '';

  add(events: readonly GameEvent[], hasUndo: boolean): string {
    if (hasUndo || events.length < this.#count) {
      this.#count = 0;
      this.#digest = '';
    }
    for (; this.#count < events.length; this.#count++)
      this.#digest = digest(this.#digest + canonical(events[this.#count]));
    return this.#digest;
  }
}

/** A log that can no longer be replayed: a refused entry, or chance that no rule asks for. */
class ReplayFailure extends Error {
  readonly entry: number;

  constructor(entry: number, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.entry = entry;
  }
}

/** Replays a log from its seed and calls back with the table at each point, the last time at its end. */
function replay<G extends KernelState, O, V>(
  game: Game<G, O, V>,
  file: Save,
  look: (checkpoint: Checkpoint, table: Table<G, V>) => void,
): void {
  const { seats, options, seed, entries } = file;
  const start = beginning(game, seats, options as O);
  const digests = new EventDigest();
  let table: Table<G, V> | undefined;
  for (const [i, entry] of pointsIn(entries).entries()) {
    const before = table?.length ?? 0;
    const following = entries.slice(before, entry);
    try {
      if (table) table.follow(following);
      else
        table = new Table(game as Game<G, unknown, V>, {
          ...{ seats, options, seed, checkChance: true },
          from: { snapshot: start, log: following },
        });
    } catch (error) {
      throw new ReplayFailure(before, error);
    }
    const hasUndo = following.some(({ t }) => t === 'undo');
    const events = digests.add(table.events, hasUndo);
    const hasViews = i % VIEWS_EVERY === 0 || entry === entries.length;
    look({ entry, ...positionOf(table), events, ...(hasViews ? { views: viewsOf(table) } : {}) }, table);
  }
}

function positionOf<G extends KernelState, V>(table: Table<G, V>): Record<'state' | 'asks' | 'barred', string> {
  const all = seatsOf(table);
  return {
    state: digestOf(table.state),
    asks: digestOf(all.map(seat => [table.asks(seat), table.replaceable(seat)])),
    barred: digestOf(all.map(seat => table.barred(seat))),
  };
}

const viewsOf = <G extends KernelState, V>(table: Table<G, V>): string =>
  digestOf([null, ...seatsOf(table)].map(seat => table.view(seat)));

/** The golden values of a save under the rules of today. */
export function goldenOf<G extends KernelState, O, V>(game: Game<G, O, V>, file: Save): Golden {
  const checkpoints: Checkpoint[] = [];
  replay(game, file, checkpoint => checkpoints.push(checkpoint));
  return { checkpoints };
}

/** Describes where a replay first differs from its golden values; undefined if it does not. */
export function firstDifference<G extends KernelState, O, V>(
  game: Game<G, O, V>,
  file: Save,
  { checkpoints }: Golden,
): string | undefined {
  const same: Record<Kind, number> = { state: 0, asks: 0, barred: 0, events: 0, views: 0 };
  const differs = new Map<Kind, string>();
  const reached: number[] = [];
  let events: readonly GameEvent[] = [];
  let failure: string | undefined;
  try {
    replay(game, file, (checkpoint, table) => {
      const golden = checkpoints[reached.length];
      reached.push(checkpoint.entry);
      events = table.events;
      for (const kind of kinds)
        if (checkpoint[kind] === undefined && golden?.[kind] === undefined) continue;
        else if (checkpoint[kind] === golden?.[kind]) same[kind] = checkpoint.entry;
        else if (!differs.has(kind))
          differs.set(kind, `first differ between entry ${same[kind]} and entry ${checkpoint.entry}`);
    });
  } catch (error) {
    if (!(error instanceof ReplayFailure)) throw error;
    failure = `after entry ${error.entry} the log cannot be played on: ${error.message}`;
  }
  if (reached.some((entry, i) => entry !== checkpoints[i]?.entry)) return 'the golden values are not those of this log';
  if (differs.size === 0 && failure === undefined)
    return reached.length === checkpoints.length ? undefined : 'the golden values are not those of this log';
  const told = kinds.map(kind => `${kind}: ${differs.get(kind) ?? `the same up to entry ${same[kind]}`}`);
  return [...told, ...(failure ? [failure] : []), ...differingEvent(file.events, events)].join('\n');
}

/** The first event that differs from the one in the save. */
function differingEvent(before: readonly GameEvent[], now: readonly GameEvent[]): string[] {
  const index = before.findIndex((event, i) => i < now.length && canonical(event) !== canonical(now[i]));
  if (index < 0) return [];
  return [`event ${index} was ${canonical(before[index])}`, `          and is ${canonical(now[index])}`];
}
