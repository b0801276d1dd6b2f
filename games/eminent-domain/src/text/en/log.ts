import type { GameEvent, Seat } from '@orrery/kernel';
import { type Part, partsOf } from '@orrery/tabletop';
import type { TableForText } from '../table.ts';
import { drawing, eventText, numberIn, resourceIn, roleIn, texts, told } from './events.ts';
import { cardsListed, grouped, listed } from './grammar.ts';
import { cardName, roleNames } from './names.ts';
import { piecesIn } from './pieces.ts';
import { planetNameAt } from './planets.ts';

/** A line of the log, and the type of the event that began it. */
export interface LogLine {
  readonly type: string;
  readonly text: string;
  /** The text again, taken apart where it names a planet or a card. */
  readonly parts: readonly Part[];
  /** Whose deed it is, if it is anybody's. */
  readonly seat: Seat | null;
  /** The place of that event among those that were told. */
  readonly event: number;
}

/** Deeds that a seat often does several times in a row, and what it does them with. */
const repeatable = {
  produced: (event: GameEvent): string => resourceIn(event.data.resource) ?? 'a resource',
  traded: (event: GameEvent): string => resourceIn(event.data.resource) ?? 'fighter',
  tucked: (event: GameEvent): string => cardName(String(event.data.card)),
};
type Repeatable = keyof typeof repeatable;
const isRepeatable = (type: string): type is Repeatable => Object.hasOwn(repeatable, type);

const sameDeed = (first: GameEvent, event: GameEvent): boolean =>
  event.type === first.type &&
  event.data.seat === first.data.seat &&
  (first.type !== 'tucked' || event.data.place === first.data.place);

/** A deed, its repetitions and the influence they brought, as one line; and how many events that took. */
function repeated(
  type: Repeatable,
  events: readonly GameEvent[],
  table: TableForText,
): { text: string; taken: number } {
  const first = events[0]!;
  const things: string[] = [];
  let influence = 0;
  let taken = 0;
  for (const event of events) {
    if (sameDeed(first, event)) things.push(repeatable[type](event));
    else if (type !== 'tucked' && event.type === 'influence' && event.data.seat === first.data.seat)
      influence += numberIn(event.data.count);
    else break;
    taken++;
  }
  const { does, seat, data } = told(first, table);
  const list = listed(grouped(things));
  switch (type) {
    case 'tucked':
      return { text: `${does('tuck')} ${list} under ${planetNameAt(table, seat, numberIn(data.place))}`, taken };
    case 'produced':
      return { text: `${does('produce')} ${list}${influence > 0 ? ` and so ${influence} influence` : ''}`, taken };
    case 'traded':
      return { text: `${does('trade')} ${list} for ${influence} influence`, taken };
  }
}

/** Two events that read as one deed. */
function paired(event: GameEvent, next: GameEvent | undefined, table: TableForText): string | undefined {
  if (next === undefined || next.data.seat !== event.data.seat) return undefined;
  const { does, data } = told(event, table);
  if (event.type === 'followed' && next.type === 'played')
    return `${does('follow')} ${roleNames[roleIn(data.role)]} with ${cardsListed(texts(next.data.cards))}`;
  if (event.type === 'dissented' && next.type === 'drew') return `${does('dissent')} and ${drawing(told(next, table))}`;
  if (event.type === 'removed' && next.type === 'removed')
    return `${does('remove')} ${cardsListed([...texts(data.cards), ...texts(next.data.cards)])} from the game`;
  return undefined;
}

/** What is said of the first of these events, and of those that belong to it; and how many that took. */
function saying(events: readonly GameEvent[], table: TableForText): { text: string | undefined; taken: number } {
  const [event, next] = events as [GameEvent, GameEvent | undefined];
  const pair = paired(event, next, table);
  if (pair) return { text: pair, taken: 2 };
  return isRepeatable(event.type) ? repeated(event.type, events, table) : { text: eventText(event, table), taken: 1 };
}

/** A stretch of events as a short log: what belongs together in one line, noise left out. */
export function logLines(events: readonly GameEvent[], table: TableForText): LogLine[] {
  const lines: LogLine[] = [];
  for (let i = 0; i < events.length; ) {
    const { type, data } = events[i]!;
    const { text, taken } = saying(events.slice(i, i + 40), table);
    if (text) {
      const pieces = events.slice(i, i + taken).flatMap(each => piecesIn(each, table));
      const seat = typeof data.seat === 'number' ? data.seat : null;
      lines.push({ type, text, parts: partsOf(text, pieces), seat, event: i });
    }
    i += taken;
  }
  return lines;
}
