import type { Json } from '@orrery/kernel';
import { counted, listed } from '@orrery/tabletop';
import { noteOwner } from '../view/index.ts';
import { cardName, fragmentNames, isFragmentKind, isNoteId, kindOfCard, unitsText } from './names.ts';
import type { TableForText } from './table.ts';

/** A promissory note and whose it is: `Alliance of Hacan`, `your Alliance`. */
export function noteName(note: string, table: TableForText): string {
  const owner = noteOwner(note);
  return owner === table.reader ? `your ${cardName(note)}` : `${cardName(note)} of ${table.nameOf(owner)}`;
}

export const isNote = (card: string): boolean => isNoteId(kindOfCard(card)) && card.includes('#');

/** What the reader knows by name of what is offered: a note, and action cards. */
export interface Named {
  readonly note?: Json | undefined;
  readonly cards?: Json | undefined;
}

const namesOf = (cards: Json | undefined): string[] =>
  Array.isArray(cards) ? cards.map(card => cardName(String(card))) : [];

function goodText(key: string, count: number, { note, cards }: Named, table: TableForText): string {
  const [kind, ...rest] = key.split(':');
  const what = rest.join(':');
  if (key === 'trade-goods') return counted(count, 'trade good');
  if (key === 'commodities') return counted(count, 'commodity', 'commodities');
  if (kind === 'fragment' && isFragmentKind(what)) return counted(count, fragmentNames[what]);
  if (kind === 'captured') return `${unitsText(what, count)} back from captivity`;
  if (kind === 'planet') return cardName(what);
  if (key === 'note') return typeof note === 'string' ? noteName(note, table) : 'a promissory note';
  if (key === 'action-cards') return listed(namesOf(cards)) || counted(count, 'action card');
  return counted(count, cardName(what || key));
}

/** What one side of a deal gives, by name: `2 trade goods and a promissory note`. */
export const goodsText = (value: Json | undefined, table: TableForText, named: Named = {}): string =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? listed(
        Object.entries(value)
          .filter((entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > 0)
          .map(([key, count]) => goodText(key, count, named, table)),
      )
    : '';
