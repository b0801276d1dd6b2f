import type { Seat } from '@orrery/kernel';
import { listed } from '@orrery/tabletop';
import type { PlanetId, SystemId, UnitType } from '../../view/index.ts';
import { cardName, markedText, unitsText } from '../names.ts';
import { areaName } from '../places.ts';
import { planetNames } from '../planets.ts';
import type { TableForText } from '../table.ts';

/** Not worth a line. */
export const noise = (): undefined => undefined;

/** A seat in the middle of a sentence. */
export const seatName = (seat: Seat | null, table: TableForText): string =>
  seat === null ? 'nobody' : seat === table.reader ? 'you' : table.nameOf(seat);

export const planetsListed = (planets: readonly PlanetId[]): string => listed(planets.map(id => planetNames[id]));

export const cardsListed = (cards: readonly string[]): string => listed(cards.map(cardName));

/** `2 cruisers` */
export const units = ({ data }: { data: { unit: UnitType; count: number; mark?: string } }): string =>
  markedText(data.mark, unitsText(data.unit, data.count));

/** Where it happened: on a planet, or in the space of a system. */
export const at = ({ data, table }: { data: { system: SystemId; planet: PlanetId | null }; table: TableForText }) =>
  areaName(data.system, data.planet, table);
