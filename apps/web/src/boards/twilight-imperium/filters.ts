import type { Seat } from '@orrery/kernel';
import type { TwilightImperiumEvent, View } from '@orrery/twilight-imperium/view';
import type { NewsFilters } from '../board.ts';
import { askThread } from './thread/thread.ts';

/** Fields of events that name seats. */
const seatFields = ['seat', 'seats', 'to', 'from', 'with', 'partner', 'target', 'owner', 'by'] as const;
const combatFields = ['attacker', 'defender', 'shooter'] as const;

type Data = Readonly<Record<string, unknown>>;

const namesSeat = (data: Data, seat: Seat): boolean =>
  [...seatFields, ...combatFields].some(field => {
    const named = data[field];
    return Array.isArray(named) ? named.includes(seat) : named === seat;
  });

/** Whether an event names a planet that the seat controls, or a system in which it has units or a planet. */
function namesPlaceOf(data: Data, seat: Seat, { systems }: View): boolean {
  const { planet, system } = data;
  return systems.some(
    ({ id, space, planets }) =>
      planets.some(each => each.id === planet && each.controller === seat) ||
      (id === system && [...space, ...planets.flatMap(each => each.units)].some(group => group.seat === seat)) ||
      (id === system && planets.some(each => each.controller === seat)),
  );
}

export const filters: NewsFilters<View, TwilightImperiumEvent> = {
  isAboutMe: ({ data }, { view, me }) => me !== null && (namesSeat(data, me) || namesPlaceOf(data, me, view)),
  isAboutObjectives: ({ type }) => type === 'scored' || type === 'points' || type.startsWith('objective-'),
  neighbours: ({ view }, hear) => askThread({ about: 'neighbours', view }, hear),
};
