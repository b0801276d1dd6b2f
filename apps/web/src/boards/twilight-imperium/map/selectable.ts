import type { Ask, Option } from '@orrery/kernel';
import type { PlanetId, SystemId, View } from '@orrery/twilight-imperium/view';
import type { Cannot, Choice } from '../../../ask/choice.ts';

/** A piece that may be chosen: by which options, and whether it is. */
export interface Selectable {
  readonly keys: readonly string[];
  readonly chosen: boolean;
  /** A guide or the coach points at it. */
  readonly advised?: true;
}

/** What may be chosen in one system; units by `space:cruiser` or `jord:infantry`. */
export interface SystemSelectables {
  system?: Selectable;
  readonly planets: Record<string, Selectable>;
  readonly units: Record<string, Selectable>;
  /** What cannot be chosen here: by `system`, a planet, or an area and a unit. */
  readonly barred: Record<string, Cannot>;
}

/** Whether anything in a system can be chosen, the system itself apart. */
export const hasSelectablePieces = (selectables: SystemSelectables | undefined): boolean =>
  selectables !== undefined &&
  (Object.keys(selectables.planets).length > 0 || Object.keys(selectables.units).length > 0);

export interface Selectables {
  readonly systems: ReadonlyMap<SystemId, SystemSelectables>;
  /** Ways that ships could take, by their systems. */
  readonly routes: ReadonlyMap<string, Selectable>;
  /** Empty places of the board, by their positions. */
  readonly places: ReadonlyMap<string, Selectable>;
}

/** Questions that send a unit to the planet they point at; all others point at units that are there. */
const toPlanet: readonly string[] = [
  'commit',
  'place-structure',
  'bombardment',
  'deploy',
  'produce.place',
  'setup.place',
];

/** Questions about units in the fight under way. */
const inFight: readonly string[] = ['assign-hits', 'sustain-damage', 'sustain-hit', 'assault-cannon'];

interface Place {
  readonly system: SystemId;
  readonly planet?: string;
  readonly unit?: string;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Where on the map an option points, if it does. */
function placeOf(ask: Ask, { at = {} }: Option, view: View, homes: ReadonlyMap<string, SystemId>): Place | undefined {
  const unit = text(at.unit);
  const planet = text(at.planet) ?? text(at.area);
  const home = planet === undefined ? undefined : homes.get(planet);
  if (planet !== undefined && home !== undefined)
    return unit === undefined || toPlanet.includes(ask.kind)
      ? { system: home, planet }
      : { system: home, planet, unit };
  const system = text(at.system);
  if (system !== undefined) return unit === undefined ? { system } : { system, unit };
  if (unit === undefined) return undefined;
  const from = ask.kind === 'move.ships' ? text(ask.prompt.from) : undefined;
  if (from !== undefined) return { system: from, unit };
  const { combat } = view;
  if (!combat || !inFight.includes(ask.kind)) return undefined;
  return combat.planet ? { system: combat.system, planet: combat.planet, unit } : { system: combat.system, unit };
}

const isTaken = ({ draft, isChosen }: Choice, key: string): boolean =>
  draft?.form === 'allocate' ? (draft.amounts[key] ?? 0) > 0 : isChosen(key);

interface State {
  readonly chosen: boolean;
  readonly advised: boolean;
}

const withKey = (selectable: Selectable | undefined, key: string, { chosen, advised }: State): Selectable => ({
  keys: [...(selectable?.keys ?? []), key],
  chosen: chosen || (selectable?.chosen ?? false),
  ...((advised || selectable?.advised) && { advised: true }),
});

/** Everything on the map that the current question offers. */
export function selectablesOf(choice: Choice, view: View): Selectables {
  const systems = new Map<SystemId, SystemSelectables>();
  const routes = new Map<string, Selectable>();
  const places = new Map<string, Selectable>();
  const { ask } = choice;
  if (!ask) return { systems, routes, places };
  const homes = new Map<string, SystemId>(
    view.systems.flatMap(({ id, planets }) => planets.map((planet): [PlanetId, SystemId] => [planet.id, id])),
  );
  const options: readonly Option[] = 'options' in ask ? ask.options : 'lines' in ask ? ask.lines : [];
  const selectablesIn = (system: SystemId): SystemSelectables => {
    const selectables = systems.get(system) ?? { planets: {}, units: {}, barred: {} };
    systems.set(system, selectables);
    return selectables;
  };
  for (const option of options) {
    const state = { chosen: isTaken(choice, option.key), advised: choice.isAdvised(option.key) };
    const path = text(option.at?.path);
    if (path !== undefined) routes.set(path, withKey(routes.get(path), option.key, state));
    const open = text(option.at?.position);
    if (open !== undefined) places.set(open, withKey(places.get(open), option.key, state));
    const place = placeOf(ask, option, view, homes);
    if (!place) continue;
    const { system, planet, unit } = place;
    const selectables = selectablesIn(system);
    if (unit !== undefined) {
      const area = `${planet ?? 'space'}:${unit}`;
      selectables.units[area] = withKey(selectables.units[area], option.key, state);
    } else if (planet !== undefined)
      selectables.planets[planet] = withKey(selectables.planets[planet], option.key, state);
    else selectables.system = withKey(selectables.system, option.key, state);
  }
  for (const cannot of choice.cannot) {
    const place = placeOf(ask, cannot.option, view, homes);
    if (!place) continue;
    const { system, planet, unit } = place;
    const selectables = selectablesIn(system);
    const area = unit === undefined ? (planet ?? 'system') : `${planet ?? 'space'}:${unit}`;
    const selectable =
      unit !== undefined
        ? selectables.units[area]
        : planet !== undefined
          ? selectables.planets[planet]
          : selectables.system;
    if (!selectable) selectables.barred[area] ??= cannot;
  }
  return { systems, routes, places };
}
