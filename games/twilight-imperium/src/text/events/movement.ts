import { type EventWords, listed } from '@orrery/tabletop';
import type { MovementEvents, Secrets } from '../../view/index.ts';
import { unitNames, unitsText } from '../names.ts';
import { areaName, systemName } from '../places.ts';
import type { TableForText } from '../table.ts';
import { at, seatName, units } from './shared.ts';

export const movementWords: EventWords<MovementEvents, Secrets, TableForText> = {
  'system-sealed': ({ data, table }) => `Nothing may be moved into ${systemName(data.system, table)} in this action`,
  activated: ({ does, data, table }) => `${does('activate')} ${systemName(data.system, table)}`,
  'ship-boosted': ({ data, table }) =>
    `Gravity Drive: a ${unitNames[data.unit].one} in ${systemName(data.system, table)} moves 1 farther`,
  'move-declared': ({ own, data, table }) => {
    if (!own) return undefined; // the others' ships are told of when they arrive
    const ships = data.ships.map(({ unit, count }) => unitsText(unit, count));
    const from = systemName(data.from, table);
    return data.path.length === 0
      ? `Your ${listed(ships)} in ${from} may take ground forces aboard there`
      : `You send ${listed(ships)} from ${from}`;
  },
  'move-undone': ({ own, data, table }) =>
    own ? `There is no way from ${systemName(data.from, table)} any more: those ships stay` : undefined,
  moved: ({ does, data, table }) => {
    const to = areaName(data.to, data.toPlanet, table);
    const what = units({ data });
    if (data.from === data.to && data.fromPlanet === null) return `${does('land')} ${what} on ${to}`;
    return `${does('move')} ${what} from ${areaName(data.from, data.fromPlanet, table)} to ${to}`;
  },
  'rift-rolled': ({ data, table }) => {
    const lost = data.lost.map(unit => unitNames[unit].one);
    return `Gravity rift ${systemName(data.system, table)}: ${data.results.join(' ')} → ${lost.length > 0 ? `${listed(lost)} lost` : 'all pass'}`;
  },
  lifted: told => `${told.does('lift')} ${units(told)} from ${at(told)}`,
  'units-marked': told =>
    told.data.mark === undefined
      ? `${units(told)} at ${at(told)} are like any others again`
      : `Marked: ${units(told)} at ${at(told)}`,
  'units-removed': told => `${told.does('remove')} ${units(told)} from ${at(told)}`,
  'units-replaced': told =>
    `${told.does('replace')} ${unitsText(told.data.from, told.data.count)} at ${at(told)} by ${unitsText(told.data.to, told.data.count)}`,
  'unit-turned': told =>
    `${told.does('replace')} ${unitsText(told.data.unit, 1)} of ${seatName(told.data.from, told.table)} at ${at(told)} with ${unitsText(told.data.to, 1)}`,
  'taken-over': told =>
    `${told.does('take')} over ${units(told)} of ${seatName(told.data.from, told.table)} at ${at(told)}`,
  placed: told => `${told.does('place')} ${units(told)} at ${at(told)}`,
};
