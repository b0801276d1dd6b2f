import type { Ask, Seat } from '@orrery/kernel';
import type { Fight, Side } from '@orrery/twilight-imperium/odds';
import {
  anomaliesOf,
  fightsOnGround,
  isGroundForce,
  isShip,
  type PlanetId,
  type System,
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
  /** With every ship that could come, since none is chosen yet. */
  readonly isMost?: boolean;
}

export interface Group {
  readonly unit: UnitType;
  readonly count: number;
  readonly damaged: number;
}

type Counts = Partial<Record<UnitType, number>>;

export const sideOf = (view: View, seat: Seat, groups: readonly Group[]): Side => {
  const units: Counts = {};
  const damaged: Counts = {};
  for (const group of groups) {
    if (group.count <= 0) continue;
    units[group.unit] = (units[group.unit] ?? 0) + group.count;
    if (group.damaged > 0) damaged[group.unit] = (damaged[group.unit] ?? 0) + group.damaged;
  }
  const { technologies, faction, tradeGoods } = view.players[seat]!;
  return { units, damaged, technologies, faction, tradeGoods };
};

type Amounts = Readonly<Record<string, number>>;

const amountsIn = (draft: Draft | undefined): Amounts => (draft?.form === 'allocate' ? draft.amounts : {});

/** Units in amounts whose lines end in a unit's name, a `!` for damaged ones: `cruiser`, `18:space:fighter`. */
export const drafted = (amounts: Amounts): Group[] =>
  Object.entries(amounts).flatMap(([key, count]) => {
    const name = key.slice(key.lastIndexOf(':') + 1);
    const unit = unitTypes.find(each => each === name.replace('!', ''));
    return unit && count > 0 ? [{ unit, count, damaged: name.endsWith('!') ? count : 0 }] : [];
  });

export const isNebula = (view: View, id: SystemId): boolean => {
  const system = view.systems.find(each => each.id === id);
  return system !== undefined && anomaliesOf(system).includes('nebula');
};

/** Ships, and mechs among them: of some factions these take hits for the ships; the odds leave out the others. */
export const mayHelpInSpace = (unit: UnitType): boolean => isShip(unit) || unit === 'mech';

/** Ships that are on their way to the active system already. */
const onTheWay = ({ tactical }: View, there: System): Group[] =>
  tactical?.system === there.id
    ? tactical.waves.flatMap(({ from, ships, cargo }) => (from === there.id ? cargo : [...ships, ...cargo]))
    : [];

/** A seat's ships in a system, with those that come, against the ships of somebody else there. */
export function arrivalIn(view: View, seat: Seat, there: System, coming: readonly Group[]): Prospect | undefined {
  const rivals = there.space.filter(group => group.seat !== seat && isShip(group.unit));
  const opponent = rivals[0]?.seat;
  if (opponent === undefined) return undefined;
  const mine = [...there.space.filter(group => group.seat === seat), ...onTheWay(view, there), ...coming].filter(
    ({ unit }) => mayHelpInSpace(unit),
  );
  const guns = there.planets
    .flatMap(({ units }) => units)
    .filter(group => group.seat === opponent && group.unit === 'pds');
  const fight: Fight = {
    attacker: sideOf(view, seat, mine),
    defender: sideOf(view, opponent, [
      ...there.space.filter(group => group.seat === opponent && mayHelpInSpace(group.unit)),
      ...guns,
    ]),
    place: 'space',
    nebula: isNebula(view, there.id),
    attachments: there.planets.flatMap(planet => (planet.controller === opponent ? planet.attachments : [])),
    sets: view.options.sets,
  };
  return mine.some(({ unit }) => isShip(unit)) ? { fight, me: 'attacker', opponent } : undefined;
}

/** Ships that would be in the active system if the move were as it is drafted, against those that are there. */
function arrival(ask: Ask, draft: Draft | undefined, view: View): Prospect | undefined {
  const there = view.systems.find(({ id }) => id === view.tactical?.system);
  return there && arrivalIn(view, ask.seat, there, ask.kind === 'move.from' ? [] : drafted(amountsIn(draft)));
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
      space.filter(group => group.seat === seat && mayHelpInSpace(group.unit)),
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

/** Each planet with ground forces of others, against those that are to land there; all of them while none is. */
export function landingsIn(
  view: View,
  seat: Seat,
  there: System,
  amounts: Amounts,
  force: readonly Group[],
): Prospect[] {
  const lines = Object.entries(amounts).filter(([, count]) => count > 0);
  return there.planets.flatMap((planet): Prospect[] => {
    const fights = (group: { readonly seat: Seat; readonly unit: UnitType }): boolean =>
      fightsOnGround(view.players[group.seat]!, group.unit);
    const opponent = planet.units.find(group => group.seat !== seat && fights(group))?.seat;
    if (opponent === undefined) return [];
    const chosen = lines
      .filter(([key]) => key.endsWith(`@${planet.id}`))
      .map(([key, count]) => {
        const name = key.slice(0, key.indexOf('@'));
        return { unit: name.replace('!', '') as UnitType, count, damaged: name.endsWith('!') ? count : 0 };
      });
    if (lines.length > 0 && chosen.length === 0) return [];
    const isContested = view.tactical?.contested?.includes(planet.id) === true;
    const standing = isContested ? planet.units.filter(group => group.seat === seat && fights(group)) : [];
    const theirs = planet.units.filter(
      group => group.seat === opponent && (isGroundForce(group.unit) || group.unit === 'pds'),
    );
    const fight: Fight = {
      attacker: sideOf(view, seat, [...(chosen.length > 0 ? chosen : force), ...standing]),
      defender: sideOf(view, opponent, theirs),
      place: 'ground',
      attachments: planet.controller === opponent ? planet.attachments : [],
      sets: view.options.sets,
    };
    return [{ fight, me: 'attacker', opponent, planet: planet.id }];
  });
}

function landings(ask: Ask, draft: Draft | undefined, view: View): Prospect[] {
  const there = view.systems.find(({ id }) => id === view.tactical?.system);
  if (!there) return [];
  const force = there.space.filter(({ seat, unit }) => seat === ask.seat && isGroundForce(unit));
  return landingsIn(view, ask.seat, there, amountsIn(draft), force);
}

/** The fights that hang on the question at hand. */
export function prospectsOf(ask: Ask | undefined, draft: Draft | undefined, view: View): readonly Prospect[] {
  if (!ask) return [];
  if (ask.kind.startsWith('move.')) return [arrival(ask, draft, view)].filter(each => each !== undefined);
  if (ask.kind === 'announce-retreat') return [combatNow(ask, view)].filter(each => each !== undefined);
  return ask.kind === 'commit' ? landings(ask, draft, view) : [];
}
