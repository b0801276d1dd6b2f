import type { GameEvent, Seat } from '@orrery/kernel';
import {
  isPlanetId,
  type SystemId,
  type UnitGroup,
  type UnitType,
  unitTypes,
  type View,
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

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const isUnit = (value: unknown): value is UnitType => (unitTypes as readonly unknown[]).includes(value);

/** The way that ships were told to take; straight, where none was told. */
function wayOf(from: string, to: string, seat: Seat, events: readonly GameEvent[]): readonly SystemId[] {
  const told = events.findLast(({ type, data }) => {
    const path = Array.isArray(data.path) ? data.path : [];
    return type === 'move-declared' && data.seat === seat && data.from === from && path.at(-1) === to;
  });
  return told ? [from, ...(told.data.path as string[])] : [from, to];
}

/** Equal units count together, though events tell of them apart. */
function joined(groups: readonly UnitGroup[], more: readonly UnitGroup[]): readonly UnitGroup[] {
  const all = new Map(groups.map(group => [group.unit, group]));
  for (const group of more) all.set(group.unit, { ...group, count: group.count + (all.get(group.unit)?.count ?? 0) });
  return [...all.values()];
}

const shown: readonly string[] = ['moved', 'retreated', 'destroyed', 'produced', 'placed', 'token-placed', 'control'];
const marked: readonly string[] = [...shown, 'activated', 'combat', 'space-cannon', 'bombardment', 'explored'];

/** What moves on the map by some events, each kind of thing a step after the one before. */
export function motionOf(fresh: readonly GameEvent[], events: readonly GameEvent[], view: View): Motion {
  const homes = new Map(view.systems.flatMap(({ id, planets }) => planets.map(planet => [planet.id as string, id])));
  const glides: Glide[] = [];
  const losses: Loss[] = [];
  const arrivals: Arrival[] = [];
  const marks = new Map<SystemId, Mark>();
  let [step, last] = [-1, ''];
  for (const { type, data } of fresh) {
    if (!marked.includes(type)) continue;
    if (type !== last) step++;
    last = type;
    const delay = Math.min(step * STEP_MS, LATEST_MS);
    const seat = Number(data.seat ?? data.shooter ?? 0);
    const planet = text(data.planet);
    const system = text(data.to) ?? text(data.system) ?? (planet && isPlanetId(planet) ? homes.get(planet) : undefined);
    if (system === undefined) continue;
    if (!marks.has(system)) marks.set(system, { system, seat, delay });
    const group = isUnit(data.unit)
      ? [{ seat, unit: data.unit, count: Number(data.count ?? 1), damaged: 0 } satisfies UnitGroup]
      : [];
    const from = text(data.from);
    if (type === 'moved' && from !== undefined && group.length > 0) {
      const landing = text(data.toPlanet);
      if (from === system) {
        if (landing) arrivals.push({ system, what: 'unit', seat, area: landing, unit: group[0]!.unit, delay });
        continue;
      }
      const path = wayOf(from, system, seat, events);
      const same = glides.findIndex(each => each.seat === seat && each.path.join() === path.join());
      if (same >= 0) glides[same] = { ...glides[same]!, groups: joined(glides[same]!.groups, group) };
      else glides.push({ seat, groups: group, path, delay });
    } else if (type === 'destroyed' && group.length > 0) {
      const same = losses.findIndex(each => each.seat === seat && each.system === system);
      if (same >= 0) losses[same] = { ...losses[same]!, groups: joined(losses[same]!.groups, group) };
      else losses.push({ seat, groups: group, system, delay });
    } else if ((type === 'produced' || type === 'placed') && group.length > 0)
      arrivals.push({ system, what: 'unit', seat, area: planet ?? 'space', unit: group[0]!.unit, delay });
    else if (type === 'token-placed') arrivals.push({ system, what: 'token', seat, area: 'space', delay });
  }
  return { glides, losses, arrivals, marks: [...marks.values()] };
}
