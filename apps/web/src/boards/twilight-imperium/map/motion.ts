import type { Seat } from '@orrery/kernel';
import { actorOf } from '@orrery/twilight-imperium/text';
import type {
  PlanetId,
  SystemId,
  TwilightImperiumEvent,
  UnitGroup,
  UnitType,
  View,
} from '@orrery/twilight-imperium/view';

/** How long one step takes to see, and one hex to cross. */
export const STEP_MS = 200;
const LATEST_MS = 2 * STEP_MS;

interface Timed {
  readonly delay: number;
}

/** Ships on their way, hex by hex. */
export interface Glide extends Timed {
  readonly seat: Seat;
  readonly groups: readonly UnitGroup[];
  readonly path: readonly SystemId[];
}

/** Units that are no more. */
export interface Loss extends Timed {
  readonly seat: Seat;
  readonly groups: readonly UnitGroup[];
  readonly system: SystemId;
}

/** Something that comes to lie in a system: the area and whose it is, or a command token. */
export interface Arrival extends Timed {
  readonly system: SystemId;
  readonly what: 'token' | 'unit';
  readonly seat: Seat;
  readonly area: string;
  readonly unit?: UnitType;
}

/** A system to look at, in the colour of whoever acted there. */
export interface Mark extends Timed {
  readonly system: SystemId;
  readonly seat: Seat | undefined;
}

export interface Motion {
  readonly glides: readonly Glide[];
  readonly losses: readonly Loss[];
  readonly arrivals: readonly Arrival[];
  readonly marks: readonly Mark[];
}

/** The way that ships were told to take; straight, where none was told. */
function wayOf({ seat, from, to }: Moved['data'], events: readonly TwilightImperiumEvent[]): readonly SystemId[] {
  const told = events.findLast(
    event =>
      event.type === 'move-declared' &&
      event.data.seat === seat &&
      event.data.from === from &&
      event.data.path.at(-1) === to,
  );
  return told?.type === 'move-declared' ? [from, ...told.data.path] : [from, to];
}

/** Equal units count together, though events tell of them apart. */
function joined(groups: readonly UnitGroup[], more: readonly UnitGroup[]): readonly UnitGroup[] {
  const all = new Map(groups.map(group => [group.unit, group]));
  for (const group of more) all.set(group.unit, { ...group, count: group.count + (all.get(group.unit)?.count ?? 0) });
  return [...all.values()];
}

type Event<T> = Extract<TwilightImperiumEvent, { type: T }>;
type Moved = Event<'moved'>;

/** The system where an event shows; none for what does not show on the map. */
function systemOf(event: TwilightImperiumEvent, view: View): SystemId | undefined {
  const home = (planet: PlanetId) => view.systems.find(({ planets }) => planets.some(({ id }) => id === planet))?.id;
  switch (event.type) {
    case 'moved':
    case 'retreated':
      return event.data.to;
    case 'control':
    case 'bombardment':
      return home(event.data.planet);
    case 'destroyed':
    case 'produced':
    case 'placed':
    case 'token-placed':
    case 'activated':
    case 'combat':
    case 'space-cannon':
    case 'explored':
      return event.data.system;
  }
  return undefined;
}

const groupOf = ({ data: { seat, unit, count } }: Event<'moved' | 'destroyed'>): UnitGroup[] => [
  { seat, unit, count, damaged: 0 },
];

/** What moves on the map by some events, each kind of thing a step after the one before. */
export function motionOf(
  fresh: readonly TwilightImperiumEvent[],
  events: readonly TwilightImperiumEvent[],
  view: View,
): Motion {
  const glides: Glide[] = [];
  const losses: Loss[] = [];
  const arrivals: Arrival[] = [];
  const marks = new Map<SystemId, Mark>();
  let [step, last] = [-1, ''];
  for (const event of fresh) {
    const system = systemOf(event, view);
    if (system === undefined) continue;
    if (event.type !== last) step++;
    last = event.type;
    const delay = Math.min(step * STEP_MS, LATEST_MS);
    if (!marks.has(system)) marks.set(system, { system, seat: actorOf(event), delay });
    if (event.type === 'moved') {
      const { seat, unit, from, toPlanet } = event.data;
      if (from === system) {
        if (toPlanet) arrivals.push({ system, what: 'unit', seat, area: toPlanet, unit, delay });
        continue;
      }
      const path = wayOf(event.data, events);
      const same = glides.findIndex(each => each.seat === seat && each.path.join() === path.join());
      if (same >= 0) glides[same] = { ...glides[same]!, groups: joined(glides[same]!.groups, groupOf(event)) };
      else glides.push({ seat, groups: groupOf(event), path, delay });
    } else if (event.type === 'destroyed') {
      const { seat } = event.data;
      const same = losses.findIndex(each => each.seat === seat && each.system === system);
      if (same >= 0) losses[same] = { ...losses[same]!, groups: joined(losses[same]!.groups, groupOf(event)) };
      else losses.push({ seat, groups: groupOf(event), system, delay });
    } else if (event.type === 'produced') {
      const { seat, unit } = event.data; // where it was put down is not told
      arrivals.push({ system, what: 'unit', seat, area: 'space', unit, delay });
    } else if (event.type === 'placed') {
      const { seat, unit, planet } = event.data;
      arrivals.push({ system, what: 'unit', seat, area: planet ?? 'space', unit, delay });
    } else if (event.type === 'token-placed')
      arrivals.push({ system, what: 'token', seat: event.data.seat, area: 'space', delay });
  }
  return { glides, losses, arrivals, marks: [...marks.values()] };
}
