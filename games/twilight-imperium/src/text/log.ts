import type { GameEvent, Seat } from '@orrery/kernel';
import { counted, listed, type Part, partsOf } from '@orrery/tabletop';
import { unitTypes } from '../view/index.ts';
import { eventText, numberIn, textIn, told } from './events.ts';
import { cardName, unitsText } from './names.ts';
import { piecesIn } from './pieces.ts';
import { areaName, systemName } from './places.ts';
import type { TableForText } from './table.ts';
import { targetsText } from './targets.ts';

/** A line of the log, and the type of the event that began it. */
export interface LogLine {
  readonly type: string;
  readonly text: string;
  /** The text again, taken apart where it names a system, a planet or a card. */
  readonly parts: readonly Part[];
  /** Whose deed it is, if it is anybody's. */
  readonly seat: Seat | null;
  /** The place of that event among those that were told. */
  readonly event: number;
}

/** Deeds with units that often come kind by kind; told together where they happen in the same place. */
const withUnits = {
  moved: ({ does, data, table }, units) => {
    const to = areaName(textIn(data.to), data.toPlanet, table);
    if (data.from === data.to && data.fromPlanet === null) return `${does('land')} ${units} on ${to}`;
    return `${does('move')} ${units} from ${areaName(textIn(data.from), data.from === data.to ? data.fromPlanet : null, table)} to ${to}`;
  },
  produced: ({ does, data, table }, units) =>
    `${does('produce')} ${units} in ${systemName(textIn(data.system), table)}`,
  destroyed: ({ does, data, table }, units) =>
    `${does('lose')} ${units} at ${areaName(textIn(data.system), data.planet, table)}`,
  'units-removed': ({ does, data, table }, units) =>
    `${does('remove')} ${units} from ${areaName(textIn(data.system), data.planet, table)}`,
} satisfies Record<string, (event: ReturnType<typeof told>, units: string) => string>;
type WithUnits = keyof typeof withUnits;
const hasUnits = (type: string): type is WithUnits => Object.hasOwn(withUnits, type);

const samePlace = (a: GameEvent, b: GameEvent): boolean =>
  a.type === b.type &&
  (a.data.from !== a.data.to || a.data.fromPlanet === b.data.fromPlanet) &&
  (a.type === 'moved' ? (['seat', 'from', 'to', 'toPlanet'] as const) : (['seat', 'system', 'planet'] as const)).every(
    name => a.data[name] === b.data[name],
  );

/** Equal deeds in a row, units added up; and how many events that took. */
function unitDeed(type: WithUnits, events: readonly GameEvent[], table: TableForText): { text: string; taken: number } {
  const first = events[0]!;
  const counts = new Map<string, number>();
  let taken = 0;
  for (const event of events) {
    if (!samePlace(first, event)) break;
    const unit = textIn(event.data.unit);
    counts.set(unit, (counts.get(unit) ?? 0) + numberIn(event.data.count));
    taken++;
  }
  const rank = (unit: string): number => (unitTypes as readonly string[]).indexOf(unit);
  const kinds = [...counts].sort(([a], [b]) => rank(a) - rank(b));
  const units = listed(kinds.map(([unit, count]) => unitsText(unit, count)));
  return { text: withUnits[type](told(first, table), units), taken };
}

/** Events that say nothing new after the one before. */
const echoes: Readonly<Record<string, readonly string[]>> = {
  'token-placed': ['activated'],
  turn: ['passed'],
};
const echoAfter: Readonly<Record<string, readonly string[]>> = {
  explored: ['fragment-gained', 'attached', 'wormhole-placed'],
  'custodians-removed': ['points'],
};

const sameSeat = (a: GameEvent, b: GameEvent | undefined): b is GameEvent =>
  b !== undefined && a.data.seat !== undefined && b.data.seat === a.data.seat;

/** Two events that read as one deed. */
function paired(event: GameEvent, next: GameEvent | undefined, table: TableForText): string | undefined {
  if (!sameSeat(event, next)) return undefined;
  const { does, verb } = told(event, table);
  const also = (): string | undefined => {
    const text = eventText(next, table);
    const { who } = told(next, table);
    return text?.startsWith(`${who} `) ? text.slice(who.length + 1) : undefined;
  };
  switch (`${event.type}+${next.type}`) {
    case 'scored+points': {
      return `${does('score')} ${cardName(textIn(event.data.objective))}: ${counted(numberIn(next.data.count), 'victory point')}`;
    }
    case 'action-card-played+action-card-announced': {
      const aims = targetsText(next.data.at, table);
      return aims === '' ? undefined : `${eventText(event, table)}, aimed at ${aims}`;
    }
    case 'tokens-gained+tokens-redistributed': {
      const { tactic, fleet, strategy } = next.data;
      return `${does('gain')} ${counted(numberIn(event.data.count), 'command token')} and ${verb('have')} ${numberIn(tactic)} tactic, ${numberIn(fleet)} fleet, ${numberIn(strategy)} strategy`;
    }
    case 'followed+commodities-replenished':
    case 'followed+secret-drawn':
    case 'followed+action-cards-drawn':
    case 'paid+technology':
    case 'technology-exhausted+planet-readied': {
      const more = also();
      const text = eventText(event, table);
      return more && text ? `${text} and ${more}` : undefined;
    }
  }
  return undefined;
}

/** Command tokens of several seats that go into the same system together. */
function tokensTogether(
  events: readonly GameEvent[],
  table: TableForText,
): { text: string; taken: number } | undefined {
  const first = events[0]!;
  const end = events.findIndex(event => event.type !== 'token-placed' || event.data.system !== first.data.system);
  const taken = end < 0 ? events.length : end;
  if (taken < 2) return undefined;
  const names = events.slice(0, taken).map(event => told(event, table).who);
  return { text: `Tokens of ${listed(names)} go into ${systemName(textIn(first.data.system), table)}`, taken };
}

const isTokenOnly = ({ type }: GameEvent): boolean => type === 'token-spent';

/** A stretch of events as a short log: what belongs together in one line, noise left out. */
export function logLines(all: readonly GameEvent[], table: TableForText): LogLine[] {
  const places = [...all.keys()].filter(i => !isTokenOnly(all[i]!));
  const events = places.map(i => all[i]!);
  const lines: LogLine[] = [];
  for (let i = 0; i < events.length; i++) {
    const event = events[i]!;
    const { type, data } = event;
    const next = events[i + 1];
    if (next && sameSeat(event, next) && echoes[type]?.includes(next.type)) continue;
    const before = events[i - 1];
    if (before && echoAfter[before.type]?.includes(type)) continue;
    const together = type === 'token-placed' ? tokensTogether(events.slice(i, i + 9), table) : undefined;
    const deed = hasUnits(type) ? unitDeed(type, events.slice(i, i + 12), table) : together;
    const pair = deed ? undefined : paired(event, next, table);
    const text = deed?.text ?? pair ?? eventText(event, table);
    const taken = deed?.taken ?? (pair ? 2 : 1);
    if (text) {
      const pieces = events.slice(i, i + taken).flatMap(each => piecesIn(each, table));
      const seat = typeof data.seat === 'number' ? data.seat : null;
      lines.push({ type, text, parts: partsOf(text, pieces), seat, event: places[i]! });
    }
    i += taken - 1;
  }
  return lines;
}
