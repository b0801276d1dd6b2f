import type { FleetReach, Reach, ShipReach } from '@orrery/twilight-imperium/reach';
import { listed, systemName, type TableForText, unitNames } from '@orrery/twilight-imperium/text';
import { isShip, type SystemId, type View } from '@orrery/twilight-imperium/view';
import { t } from '../../../text/index.ts';
import { aroundOf } from './around.ts';

const manyOf = (units: readonly (keyof typeof unitNames)[]): string => listed(units.map(unit => unitNames[unit].many));

/** Ships of a fleet that reach the same systems. */
function alike(ships: readonly ShipReach[]): ShipReach[][] {
  const groups = new Map<string, ShipReach[]>();
  for (const ship of ships) {
    const key = `${ship.move} ${Object.keys(ship.to).join()} ${ship.risky.join()}`;
    groups.set(key, [...(groups.get(key) ?? []), ship]);
  }
  return [...groups.values()];
}

/**
 * What is adjacent to a system, where the ships in it could go, and from where one's own could come. With the names of
 * all systems where there is no map beside it.
 */
export function reachWords(
  system: SystemId,
  reach: Reach,
  view: View,
  table: TableForText,
  isNamed: boolean,
): readonly string[] {
  const { adjacent, fleets, origins } = aroundOf(reach, system, view.seat);
  const names = (ids: readonly SystemId[]): string => listed(ids.map(id => systemName(id, table)));

  const fleetWords = ({ seat, isHeld, ships }: FleetReach): string[] => {
    const name = table.nameOf(seat);
    if (ships.length === 0) return [];
    if (isHeld) return [t('ti.reach.held', { name })];
    return alike(ships).map(group => {
      const ship = group[0]!;
      const { move } = ship;
      const count = Object.keys(ship.to).length;
      const said = { name, ships: manyOf(group.map(({ unit }) => unit)), move, count };
      if (count === 0) return t('ti.reach.nowhere', said);
      const line = t(count === 1 ? 'ti.reach.one' : 'ti.reach.fleet', said);
      const risky = ship.risky.length > 0 ? t('ti.reach.risky', { count: ship.risky.length }) : '';
      return isNamed ? `${line}${risky}: ${names(Object.keys(ship.to))}` : `${line}${risky}`;
    });
  };

  const originWords = (): string[] => {
    const here = view.systems.find(({ id }) => id === system);
    const hasShips = view.systems.some(({ space }) =>
      space.some(({ seat, unit }) => seat === view.seat && isShip(unit)),
    );
    if (view.seat === null || !here || !hasShips) return [];
    if (origins.length > 0) {
      const from = origins.map(({ from: start, units, isRisky }) =>
        t(isRisky ? 'ti.reach.originRisky' : 'ti.reach.origin', {
          system: systemName(start, table),
          ships: manyOf(units),
        }),
      );
      const id = origins.length === 1 ? 'ti.reach.fromOne' : 'ti.reach.from';
      return [t(id, { count: origins.length, from: listed(from) })];
    }
    if (fleets.some(({ seat }) => seat === view.seat)) return [];
    return [t(here.tokens.includes(view.seat) ? 'ti.reach.ownToken' : 'ti.reach.noneComes')];
  };

  return [
    adjacent.length > 0 ? t('ti.reach.adjacent', { names: names(adjacent) }) : t('ti.reach.apart'),
    ...fleets.flatMap(fleetWords),
    ...originWords(),
  ];
}
