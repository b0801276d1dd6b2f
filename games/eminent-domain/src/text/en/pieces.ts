import type { EventField, GameEvent, Json } from '@orrery/kernel';
import type { Named } from '@orrery/tabletop';
import type { EminentDomainEvent, Events, Secrets } from '../../view/index.ts';
import type { TableForText } from '../table.ts';
import { cardName, isPlanetId, planetNames } from './names.ts';
import { planetNameAt } from './planets.ts';

type Field = EventField<Events, Secrets>;
const cardFields: readonly Field[] = ['card', 'cards', 'technology'];
const texts = (value: Json | undefined): string[] =>
  [value].flat().filter((each): each is string => typeof each === 'string' && each !== '');

/** The planets and cards that an event is about, by the names that its wording gives them. */
export function piecesIn(event: EminentDomainEvent, table: TableForText): Named[] {
  const { data, secret }: GameEvent = event; // any field of any event
  const told = [data, ...(table.reader === null ? [] : [secret?.[table.reader] ?? {}])];
  const under = (fields: readonly Field[]) => told.flatMap(each => fields.flatMap(field => texts(each[field])));
  const { seat, place } = data;
  return [
    ...(typeof seat === 'number' && typeof place === 'number'
      ? [{ name: planetNameAt(table, seat, place), at: { seat, place } }]
      : []),
    ...under(['planet', 'planets']).flatMap(planet =>
      isPlanetId(planet) ? [{ name: planetNames[planet], at: { planet } }] : [],
    ),
    ...under(cardFields).map(card => ({ name: cardName(card), at: { card } })),
  ];
}
