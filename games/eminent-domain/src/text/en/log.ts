import type { Seat } from '@orrery/kernel';
import { deedOf, type LogLine as LogLineOf, partsOf, told } from '@orrery/tabletop';
import type { EminentDomainEvent, EventType } from '../../view/index.ts';
import type { TableForText } from '../table.ts';
import { drawing, eventText } from './events.ts';
import { cardsListed, grouped, listed } from './grammar.ts';
import { cardName, roleNames } from './names.ts';
import { piecesIn } from './pieces.ts';
import { planetNameAt } from './planets.ts';

export type LogLine = LogLineOf<EventType>;

/** Whose deed an event is, if it is anybody's. */
export const actorOf = ({ data }: EminentDomainEvent): Seat | undefined => ('seat' in data ? data.seat : undefined);

/** Deeds that a seat often does several times in a row. */
type Repeatable = Extract<EminentDomainEvent, { type: 'produced' | 'traded' | 'tucked' }>;

/** What it is done with. */
function thingOf(event: Repeatable): string {
  switch (event.type) {
    case 'produced':
      return event.data.resource;
    case 'traded':
      return event.data.resource ?? 'fighter';
    case 'tucked':
      return cardName(event.data.card);
  }
}

const isRepetition = (first: Repeatable, event: EminentDomainEvent): event is Repeatable => {
  if (first.type === 'tucked')
    return event.type === 'tucked' && event.data.seat === first.data.seat && event.data.place === first.data.place;
  return event.type === first.type && event.data.seat === first.data.seat;
};

/** A deed, its repetitions and the influence they brought, as one line; and how many events that took. */
function repeated(
  first: Repeatable,
  events: readonly EminentDomainEvent[],
  table: TableForText,
): { text: string; taken: number } {
  const things: string[] = [];
  let influence = 0;
  let taken = 0;
  for (const event of events) {
    if (isRepetition(first, event)) things.push(thingOf(event));
    else if (first.type !== 'tucked' && event.type === 'influence' && event.data.seat === first.data.seat)
      influence += event.data.count;
    else break;
    taken++;
  }
  const list = listed(grouped(things));
  const { does } = deedOf(first.data.seat, table);
  switch (first.type) {
    case 'tucked': {
      const { seat, place } = first.data;
      return { text: `${does('tuck')} ${list} under ${planetNameAt(table, seat, place)}`, taken };
    }
    case 'produced':
      return { text: `${does('produce')} ${list}${influence > 0 ? ` and so ${influence} influence` : ''}`, taken };
    case 'traded':
      return { text: `${does('trade')} ${list} for ${influence} influence`, taken };
  }
}

/** Two events that read as one deed. */
function paired(
  event: EminentDomainEvent,
  next: EminentDomainEvent | undefined,
  table: TableForText,
): string | undefined {
  if (event.type === 'followed' && next?.type === 'played' && next.data.seat === event.data.seat)
    return `${told(event, table).does('follow')} ${roleNames[event.data.role]} with ${cardsListed(next.data.cards)}`;
  if (event.type === 'dissented' && next?.type === 'drew' && next.data.seat === event.data.seat)
    return `${told(event, table).does('dissent')} and ${drawing(told(next, table))}`;
  if (event.type === 'removed' && next?.type === 'removed' && next.data.seat === event.data.seat)
    return `${told(event, table).does('remove')} ${cardsListed([...event.data.cards, ...next.data.cards])} from the game`;
  return undefined;
}

/** What is said of the first of these events, and of those that belong to it; and how many that took. */
function saying(
  events: readonly [EminentDomainEvent, ...EminentDomainEvent[]],
  table: TableForText,
): { text: string | undefined; taken: number } {
  const [event, next] = events;
  const pair = paired(event, next, table);
  if (pair) return { text: pair, taken: 2 };
  if (event.type === 'produced' || event.type === 'traded' || event.type === 'tucked')
    return repeated(event, events, table);
  return { text: eventText(event, table), taken: 1 };
}

/** A stretch of events as a short log: what belongs together in one line, noise left out. */
export function logLines(events: readonly EminentDomainEvent[], table: TableForText): LogLine[] {
  const lines: LogLine[] = [];
  for (let i = 0; i < events.length; ) {
    const { type } = events[i]!;
    const { text, taken } = saying([events[i]!, ...events.slice(i + 1, i + 40)], table);
    if (text) {
      const pieces = events.slice(i, i + taken).flatMap(each => piecesIn(each, table));
      lines.push({ type, text, parts: partsOf(text, pieces), seat: actorOf(events[i]!) ?? null, event: i });
    }
    i += taken;
  }
  return lines;
}
