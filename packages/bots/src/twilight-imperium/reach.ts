import { anomaliesOf, isShip, type System, type SystemId, type UnitType } from '@orrery/twilight-imperium/view';
import type { Realm } from './realm.ts';

type Table = Pick<Realm, 'me' | 'holdings' | 'systems' | 'neighbours'>;

export const othersShips = ({ me }: Pick<Realm, 'me'>, { space }: System): boolean =>
  space.some(({ seat, unit }) => seat !== me && isShip(unit));

/** Whether own ships may end their move there. */
function canEnter({ holdings }: Table, system: System): boolean {
  const anomalies = anomaliesOf(system);
  if (anomalies.includes('supernova')) return false;
  return !anomalies.includes('asteroid-field') || holdings.technologies.includes('antimass-deflectors');
}

/** Whether own ships may move through. Gravity rifts are avoided. */
function canPass(realm: Table, system: System): boolean {
  const anomalies = anomaliesOf(system);
  if (anomalies.includes('nebula') || anomalies.includes('gravity-rift')) return false;
  return !othersShips(realm, system) || realm.holdings.technologies.includes('light-wave-deflector');
}

/** The systems that a ship with this move value can reach. */
export function within(realm: Table, from: SystemId, moves: number): Set<SystemId> {
  const reached = new Set<SystemId>();
  let edge: readonly SystemId[] = [from];
  for (let step = 0; step < moves && edge.length > 0; step++) {
    const next: SystemId[] = [];
    for (const at of edge)
      for (const id of realm.neighbours(at)) {
        const system = realm.systems.get(id)!;
        if (id === from || reached.has(id) || !canEnter(realm, system)) continue;
        reached.add(id);
        if (canPass(realm, system)) next.push(id);
      }
    edge = next;
  }
  return reached;
}

/** The move value of an own ship in its system; in a nebula it is 1. */
export function moveOf(realm: Realm, unit: UnitType, from: System): number {
  const { move = 0 } = realm.stats(unit);
  return move > 0 && anomaliesOf(from).includes('nebula') ? 1 : move;
}
