import type { Seat } from '@orrery/kernel';
import { counted, deedOf, type LogLine as LogLineOf, listed, partsOf } from '@orrery/tabletop';
import { type DeedType, type EventType, type TwilightImperiumEvent, type UnitType, unitTypes } from '../view/index.ts';
import { eventText } from './events/index.ts';
import { cardName, unitsText } from './names.ts';
import { piecesIn } from './pieces.ts';
import { areaName, systemName } from './places.ts';
import type { TableForText } from './table.ts';
import { targetsText } from './targets.ts';

export type LogLine = LogLineOf<EventType>;

/** Deeds with units that often come kind by kind; told together where they happen in the same place. */
type UnitDeed = Extract<TwilightImperiumEvent, { type: 'moved' | 'produced' | 'destroyed' | 'units-removed' }>;

const isUnitDeed = (event: TwilightImperiumEvent): event is UnitDeed =>
  event.type === 'moved' || event.type === 'produced' || event.type === 'destroyed' || event.type === 'units-removed';

function unitDeedText(event: UnitDeed, units: string, table: TableForText): string {
  const { does } = deedOf(event.data.seat, table);
  switch (event.type) {
    case 'moved': {
      const { from, to, fromPlanet, toPlanet } = event.data;
      const end = areaName(to, toPlanet, table);
      if (from === to && fromPlanet === null) return `${does('land')} ${units} on ${end}`;
      return `${does('move')} ${units} from ${areaName(from, from === to ? fromPlanet : null, table)} to ${end}`;
    }
    case 'produced':
      return `${does('produce')} ${units} in ${systemName(event.data.system, table)}`;
    case 'destroyed':
      return `${does('lose')} ${units} at ${areaName(event.data.system, event.data.planet, table)}`;
    case 'units-removed':
      return `${does('remove')} ${units} from ${areaName(event.data.system, event.data.planet, table)}`;
  }
}

/** Where a deed happens, so that two are told together only if this is the same for both. */
function placeOf(event: UnitDeed): string {
  const { seat } = event.data;
  if (event.type !== 'moved') {
    const planet = event.type === 'produced' ? null : event.data.planet;
    return [event.type, seat, event.data.system, planet].join();
  }
  const { from, to, fromPlanet, toPlanet } = event.data;
  return [event.type, seat, from, to, toPlanet, ...(from === to ? [fromPlanet] : [])].join();
}

/** Equal deeds in a row, units added up; and how many events that took. */
function unitDeed(
  first: UnitDeed,
  events: readonly TwilightImperiumEvent[],
  table: TableForText,
): { text: string; taken: number } {
  const counts = new Map<UnitType, number>();
  let taken = 0;
  for (const event of events) {
    if (!isUnitDeed(event) || placeOf(event) !== placeOf(first)) break;
    const { unit, count } = event.data;
    counts.set(unit, (counts.get(unit) ?? 0) + count);
    taken++;
  }
  const kinds = [...counts].sort(([a], [b]) => unitTypes.indexOf(a) - unitTypes.indexOf(b));
  const units = listed(kinds.map(([unit, count]) => unitsText(unit, count)));
  return { text: unitDeedText(first, units, table), taken };
}

/** Events that say nothing new before or after another one. */
type Echoes = Readonly<Partial<Record<EventType, readonly EventType[]>>>;
const echoes: Echoes = {
  'token-placed': ['activated'],
  turn: ['passed'],
};
const echoAfter: Echoes = {
  explored: ['fragment-gained', 'attached', 'wormhole-placed'],
  'custodians-removed': ['points'],
};

/** Whose deed an event is, if it is anybody's. */
const seatOf = ({ data }: TwilightImperiumEvent): Seat | undefined => ('seat' in data ? data.seat : undefined);

/** Whose deed an event is to those who look on: of a fight the attacker's, of shots the shooter's. */
export const actorOf = ({ type, data }: TwilightImperiumEvent): Seat | undefined => {
  if (type === 'space-cannon') return data.shooter;
  if (type === 'combat') return data.attacker;
  return 'seat' in data ? data.seat : undefined;
};

const isSameSeat = (a: TwilightImperiumEvent, b: TwilightImperiumEvent): boolean =>
  seatOf(a) !== undefined && seatOf(a) === seatOf(b);

/** Events that read as one deed with the one after them of the same seat, both in their own words. */
const joined: Readonly<Partial<Record<EventType, readonly DeedType[]>>> = {
  followed: ['commodities-replenished', 'secret-drawn', 'action-cards-drawn'],
  paid: ['technology'],
};

/** Two events that read as one deed. */
function paired(
  event: TwilightImperiumEvent,
  next: TwilightImperiumEvent | undefined,
  table: TableForText,
): string | undefined {
  if (next === undefined || !isSameSeat(event, next)) return undefined;
  const { does, verb, who } = deedOf(seatOf(event)!, table);
  if (event.type === 'scored' && next.type === 'points')
    return `${does('score')} ${cardName(event.data.objective)}: ${counted(next.data.count, 'victory point')}`;
  if (event.type === 'action-card-played' && next.type === 'action-card-announced') {
    const aims = targetsText(next.data.at, table);
    return aims === '' ? undefined : `${eventText(event, table)}, aimed at ${aims}`;
  }
  if (event.type === 'tokens-gained' && next.type === 'tokens-redistributed') {
    const { tactic, fleet, strategy } = next.data;
    return `${does('gain')} ${counted(event.data.count, 'command token')} and ${verb('have')} ${tactic} tactic, ${fleet} fleet, ${strategy} strategy`;
  }
  if (!joined[event.type]?.some(type => type === next.type)) return undefined;
  const [text, more] = [eventText(event, table), eventText(next, table)];
  return text && more?.startsWith(`${who} `) ? `${text} and ${more.slice(who.length + 1)}` : undefined;
}

/** Command tokens of several seats that go into the same system together. */
function tokensTogether(
  first: Extract<TwilightImperiumEvent, { type: 'token-placed' }>,
  events: readonly TwilightImperiumEvent[],
  table: TableForText,
): { text: string; taken: number } | undefined {
  const { system } = first.data;
  const names: string[] = [];
  for (const event of events) {
    if (event.type !== 'token-placed' || event.data.system !== system) break;
    names.push(deedOf(event.data.seat, table).who);
  }
  if (names.length < 2) return undefined;
  const inSentence = names.map(name => (name === 'You' ? 'you' : name));
  return { text: `Tokens of ${listed(inSentence)} go into ${systemName(system, table)}`, taken: names.length };
}

const isTokenOnly = ({ type }: TwilightImperiumEvent): boolean => type === 'token-spent';

/** A stretch of events as a short log: what belongs together in one line, noise left out. */
export function logLines(all: readonly TwilightImperiumEvent[], table: TableForText): LogLine[] {
  const places = [...all.keys()].filter(i => !isTokenOnly(all[i]!));
  const events = places.map(i => all[i]!);
  const lines: LogLine[] = [];
  for (let i = 0; i < events.length; i++) {
    const event = events[i]!;
    const { type } = event;
    const next = events[i + 1];
    if (next && isSameSeat(event, next) && echoes[type]?.includes(next.type)) continue;
    const before = events[i - 1];
    if (before && echoAfter[before.type]?.includes(type)) continue;
    const together = event.type === 'token-placed' ? tokensTogether(event, events.slice(i, i + 9), table) : undefined;
    const deed = isUnitDeed(event) ? unitDeed(event, events.slice(i, i + 12), table) : together;
    const pair = deed ? undefined : paired(event, next, table);
    const text = deed?.text ?? pair ?? eventText(event, table);
    const taken = deed?.taken ?? (pair ? 2 : 1);
    if (text) {
      const pieces = events.slice(i, i + taken).flatMap(each => piecesIn(each, table));
      lines.push({ type, text, parts: partsOf(text, pieces), seat: actorOf(event) ?? null, event: places[i]! });
    }
    i += taken - 1;
  }
  return lines;
}
