import type { EventField, GameEvent, Json } from '@orrery/kernel';
import type { Named } from '@orrery/tabletop';
import { type Events, isPlanetId, type Secrets, type TwilightImperiumEvent } from '../view/index.ts';
import { isNote, noteName } from './goods.ts';
import { cardName } from './names.ts';
import { systemName } from './places.ts';
import { planetNames } from './planets.ts';
import type { TableForText } from './table.ts';

type Field = EventField<Events, Secrets>;
const places: readonly Field[] = ['system', 'from', 'to'];
const planetFields: readonly Field[] = ['planet', 'fromPlanet', 'toPlanet', 'planets', 'outcome'];
const cardFields: readonly Field[] = [
  ...['card', 'cards', 'technology', 'objective', 'relic', 'law', 'leader', 'piece', 'note', 'by', 'outcome'],
];

const texts = (value: Json | undefined): string[] =>
  [value].flat().filter((each): each is string => typeof each === 'string' && each !== '');

/** The systems, planets and cards that an event is about, by the names that its wording gives them. */
export function piecesIn(event: TwilightImperiumEvent, table: TableForText): Named[] {
  const aims = event.type === 'action-card-announced' ? (event.data.at ?? []) : [];
  const { data, secret }: GameEvent = event; // any field of any event
  const told = [data, ...aims, ...(table.reader === null ? [] : [secret?.[table.reader] ?? {}])];
  const under = (fields: readonly Field[]) => told.flatMap(each => fields.flatMap(field => texts(each[field])));
  return [
    ...under(places).flatMap(system =>
      table.system(system) ? [{ name: systemName(system, table), at: { system } }] : [],
    ),
    ...under(planetFields).flatMap(planet =>
      isPlanetId(planet) ? [{ name: planetNames[planet], at: { planet } }] : [],
    ),
    ...under(cardFields)
      .filter(card => !isPlanetId(card) && !/^(for|against|custodians|\d)$/.test(card))
      .map(card => ({
        name: isNote(card) ? noteName(card, table).replace(/^your /, '') : cardName(card),
        at: { card },
      })),
  ];
}
