import type { Seat } from '@orrery/kernel';
import type { Fight } from '@orrery/twilight-imperium/odds';
import {
  fightsOnGround,
  isGroundForce,
  isShip,
  type SystemId,
  type UnitType,
  type View,
} from '@orrery/twilight-imperium/view';
import { type Group, isNebula, sideOf } from './fights.ts';

type Counts = Readonly<Partial<Record<UnitType, number>>>;

/** One side of a fight that somebody thinks about. */
interface BattleSide {
  readonly seat: Seat;
  readonly units: Counts;
  /** How many are damaged already, as long as nobody has changed the numbers. */
  readonly damaged: Counts;
  readonly tradeGoods: number;
}

export interface Battle {
  readonly attacker: BattleSide;
  readonly defender: BattleSide;
  readonly place: Fight['place'];
  readonly nebula: boolean;
}

const sideWith = (view: View, seat: Seat, groups: readonly Group[]): BattleSide => {
  const { units, damaged = {} } = sideOf(view, seat, groups);
  return { seat, units, damaged, tradeGoods: view.players[seat]?.tradeGoods ?? 0 };
};

/** The fight that a system suggests: its owner's units there against mine; a fresh one where there is no system. */
export function battleIn(view: View, me: Seat | null, id: SystemId | undefined): Battle {
  const there = view.systems.find(system => system.id === id);
  const all = there ? [...there.space, ...there.planets.flatMap(({ units }) => units)] : [];
  const first = me ?? 0;
  const ships = all.filter(({ unit }) => isShip(unit));
  const other =
    ships.find(({ seat }) => seat !== first)?.seat ??
    all.find(({ seat }) => seat !== first)?.seat ??
    view.players.find(({ seat }) => seat !== first)?.seat ??
    first;
  const hasShips = ships.some(({ seat }) => seat === other);
  const standsOnGround = (unit: UnitType): boolean => {
    const player = view.players[other];
    return player !== undefined && fightsOnGround(player, unit);
  };
  const place = !hasShips && all.some(({ seat, unit }) => seat === other && standsOnGround(unit)) ? 'ground' : 'space';
  const fights = (unit: UnitType): boolean => (place === 'space' ? isShip(unit) : isGroundForce(unit));
  const theirs = all.filter(({ seat, unit }) => seat === other && (fights(unit) || unit === 'pds'));
  const mine = all.filter(({ seat, unit }) => seat === first && fights(unit));
  return {
    attacker: sideWith(view, first, mine),
    defender: sideWith(view, other, theirs),
    place,
    nebula: id !== undefined && isNebula(view, id),
  };
}

const groupsOf = ({ units, damaged }: BattleSide): Group[] =>
  (Object.entries(units) as [UnitType, number][]).map(([unit, count]) => ({
    unit,
    count,
    damaged: Math.min(count, damaged[unit] ?? 0),
  }));

/** The fight as the rules take it, with what the players have at the table. */
export function fightOf(view: View, { attacker, defender, place, nebula }: Battle): Fight {
  const fits = (role: 'attacker' | 'defender', unit: UnitType): boolean =>
    unit === 'pds'
      ? role === 'defender'
      : place === 'space'
        ? isShip(unit)
        : isGroundForce(unit) || (role === 'attacker' && isShip(unit));
  const side = (role: 'attacker' | 'defender', from: BattleSide) => ({
    ...sideOf(
      view,
      from.seat,
      groupsOf(from).filter(({ unit }) => fits(role, unit)),
    ),
    tradeGoods: from.tradeGoods,
  });
  return {
    attacker: side('attacker', attacker),
    defender: side('defender', defender),
    place,
    nebula: nebula && place === 'space',
    sets: view.options.sets,
  };
}

const has = ({ units }: BattleSide, which: (unit: UnitType) => boolean): boolean =>
  (Object.entries(units) as [UnitType, number][]).some(([unit, count]) => count > 0 && which(unit));

/** What is missing for a fight. */
export function problemWith({
  attacker,
  defender,
  place,
}: Battle): 'ti.calc.noAttacker' | 'ti.calc.noDefender' | undefined {
  const fights = place === 'space' ? isShip : isGroundForce;
  if (!has(attacker, fights)) return 'ti.calc.noAttacker';
  return has(defender, unit => fights(unit) || unit === 'pds') ? undefined : 'ti.calc.noDefender';
}
