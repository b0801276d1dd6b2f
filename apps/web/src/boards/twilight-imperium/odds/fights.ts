import type { Ask, Seat } from '@orrery/kernel';
import type { Fight, Side } from '@orrery/twilight-imperium/odds';
import {
  anomaliesOf,
  isGroundForce,
  isShip,
  type PlanetId,
  type SystemId,
  type UnitType,
  unitTypes,
  type View,
} from '@orrery/twilight-imperium/view';
import type { Draft } from '../../../ask/choice.ts';

/** A fight that the question at hand may lead to, from what everybody sees. */
export interface Prospect {
  readonly fight: Fight;
  readonly me: 'attacker' | 'defender';
  readonly opponent: Seat;
  /** Where on the ground; in space otherwise. */
  readonly planet?: PlanetId;
}

interface Group {
  readonly unit: UnitType;
  readonly count: number;
  readonly damaged: number;
}

type Counts = Partial<Record<UnitType, number>>;

const sideOf = (view: View, seat: Seat, groups: readonly Group[]): Side => {
  const units: Counts = {};
  const damaged: Counts = {};
  for (const group of groups) {
    if (group.count <= 0) continue;
    units[group.unit] = (units[group.unit] ?? 0) + group.count;
    if (group.damaged > 0) damaged[group.unit] = (damaged[group.unit] ?? 0) + group.damaged;
  }
  const { technologies, faction } = view.players[seat]!;
  return { units, damaged, technologies, faction };
};

const amountsIn = (draft: Draft | undefined): Readonly<Record<string, number>> =>
  draft?.form === 'allocate' ? draft.amounts : {};

/** Units of a draft whose lines end in a unit's name, a `!` for damaged ones: `cruiser`, `18:space:fighter`. */
const drafted = (draft: Draft | undefined): Group[] =>
  Object.entries(amountsIn(draft)).flatMap(([key, count]) => {
    const name = key.slice(key.lastIndexOf(':') + 1);
    const unit = unitTypes.find(each => each === name.replace('!', ''));
    return unit ? [{ unit, count, damaged: name.endsWith('!') ? count : 0 }] : [];
  });

const isNebula = (view: View, id: SystemId): boolean => {
  const system = view.systems.find(each => each.id === id);
  return system !== undefined && anomaliesOf(system).includes('nebula');
};

/** Ships that would be in the active system if the move were as it is drafted, against those that are there. */
function arrival(ask: Ask, draft: Draft | undefined, view: View): Prospect | undefined {
  const { tactical } = view;
  const there = view.systems.find(({ id }) => id === tactical?.system);
  if (!tactical || !there) return undefined;
  const rivals = there.space.filter(({ seat, unit }) => seat !== ask.seat && isShip(unit));
  const opponent = rivals[0]?.seat;
  if (opponent === undefined) return undefined;
  const mine = [
    ...there.space.filter(({ seat }) => seat === ask.seat),
    ...tactical.waves.flatMap(({ from, ships, cargo }) => (from === there.id ? cargo : [...ships, ...cargo])),
    ...(ask.kind === 'move.from' ? [] : drafted(draft)),
  ].filter(({ unit }) => isShip(unit));
  if (mine.length === 0) return undefined;
  const guns = there.planets
    .flatMap(({ units }) => units)
    .filter(({ seat, unit }) => seat === opponent && unit === 'pds');
  const fight: Fight = {
    attacker: sideOf(view, ask.seat, mine),
    defender: sideOf(view, opponent, [...rivals.filter(({ seat }) => seat === opponent), ...guns]),
    place: 'space',
    nebula: isNebula(view, there.id),
    sets: view.options.sets,
  };
  return Object.keys(fight.attacker.units).length > 0 ? { fight, me: 'attacker', opponent } : undefined;
}

/** The space combat under way, if nobody retreats. */
function combatNow(ask: Ask, view: View): Prospect | undefined {
  const { combat } = view;
  const space = view.systems.find(({ id }) => id === combat?.system)?.space;
  if (combat?.kind !== 'space' || !space) return undefined;
  const side = (seat: Seat) =>
    sideOf(
      view,
      seat,
      space.filter(group => group.seat === seat && isShip(group.unit)),
    );
  const isAttacker = combat.attacker === ask.seat;
  return {
    fight: {
      attacker: side(combat.attacker),
      defender: side(combat.defender),
      place: 'space',
      nebula: isNebula(view, combat.system),
      begun: true,
      sets: view.options.sets,
    },
    me: isAttacker ? 'attacker' : 'defender',
    opponent: isAttacker ? combat.defender : combat.attacker,
  };
}

/** Each planet with ground forces of others, against those that are drafted for it; all of them while none is. */
function landings(ask: Ask, draft: Draft | undefined, view: View): Prospect[] {
  const there = view.systems.find(({ id }) => id === view.tactical?.system);
  const force = (there?.space ?? []).filter(({ seat, unit }) => seat === ask.seat && isGroundForce(unit));
  const lines = Object.entries(amountsIn(draft)).filter(([, count]) => count > 0);
  return (there?.planets ?? []).flatMap((planet): Prospect[] => {
    const opponent = planet.units.find(({ seat, unit }) => seat !== ask.seat && isGroundForce(unit))?.seat;
    if (opponent === undefined) return [];
    const chosen = lines
      .filter(([key]) => key.endsWith(`@${planet.id}`))
      .map(([key, count]) => {
        const name = key.slice(0, key.indexOf('@'));
        return { unit: name.replace('!', '') as UnitType, count, damaged: name.endsWith('!') ? count : 0 };
      });
    if (lines.length > 0 && chosen.length === 0) return [];
    const theirs = planet.units.filter(
      ({ seat, unit }) => seat === opponent && (isGroundForce(unit) || unit === 'pds'),
    );
    const fight: Fight = {
      attacker: sideOf(view, ask.seat, chosen.length > 0 ? chosen : force),
      defender: sideOf(view, opponent, theirs),
      place: 'ground',
      sets: view.options.sets,
    };
    return [{ fight, me: 'attacker', opponent, planet: planet.id }];
  });
}

/** The fights that hang on the question at hand. */
export function prospectsOf(ask: Ask | undefined, draft: Draft | undefined, view: View): readonly Prospect[] {
  if (!ask) return [];
  if (ask.kind.startsWith('move.')) return [arrival(ask, draft, view)].filter(each => each !== undefined);
  if (ask.kind === 'announce-retreat') return [combatNow(ask, view)].filter(each => each !== undefined);
  return ask.kind === 'commit' ? landings(ask, draft, view) : [];
}
