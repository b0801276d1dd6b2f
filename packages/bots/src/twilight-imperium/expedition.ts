import {
  fightsOnGround,
  isGroundForce,
  isShip,
  noteOwner,
  type Planet,
  type PlanetId,
  type System,
  type SystemId,
  type UnitType,
} from '@orrery/twilight-imperium/view';
import { chance, type Force, forceIn } from './fight.ts';
import { featsOf } from './fight-objectives.ts';
import { type Landing, landings } from './landing.ts';
import { leapsOf, mayLeave } from './nomad.ts';
import { bestBuild, landingSite, productionIn, worksIn } from './production.ts';
import { reserveOf, spendable } from './purse.ts';
import { moveOf, othersShips } from './reach.ts';
import { best, countUnits, type Holdings, type Realm, sum, withPlanet, withUnits } from './realm.ts';
import { tokenWorth } from './tokens.ts';
import { unitValue, weights, worth } from './worth.ts';

/** A unit to transport. */
export interface Load {
  readonly at: SystemId;
  readonly planet: PlanetId | null;
  readonly unit: UnitType;
  readonly count: number;
}

/** Ships that move together, with what they transport. */
export interface Wave {
  readonly from: SystemId;
  readonly ships: ReadonlyMap<UnitType, number>;
  readonly cargo: readonly Load[];
}

/** A tactical action: where, with which ships, and what it is worth. */
export interface Expedition {
  readonly system: SystemId;
  readonly waves: readonly Wave[];
  /** A ship that moves one system farther. */
  readonly boost: { readonly system: SystemId; readonly unit: UnitType } | undefined;
  readonly value: number;
}

/** A ship that could move to the system. */
interface Ship {
  readonly from: SystemId;
  readonly unit: UnitType;
  readonly capacity: number;
  readonly boosted: boolean;
  /** It comes where other ships of its system cannot follow. */
  readonly leaps?: true;
}

const isLarge = (unit: UnitType): boolean => isShip(unit) && unit !== 'fighter';

/** The systems that each ship can reach; computed once per question. */
export interface Range {
  readonly of: (target: SystemId) => Ship[];
  readonly targets: ReadonlySet<SystemId>;
}

export function rangeOf(realm: Realm): Range {
  const { holdings, systems } = realm;
  const boosts = holdings.technologies.includes('gravity-drive');
  const byTarget = new Map<SystemId, Ship[]>();
  for (const { system: from, planet, unit, count } of holdings.stacks) {
    const origin = systems.get(from)!;
    if (planet !== null || !isLarge(unit) || !mayLeave(realm, unit, origin)) continue;
    const move = moveOf(realm, unit, origin);
    if (move === 0) continue;
    const near = realm.within(from, move);
    const { capacity = 0 } = realm.stats(unit);
    const put = (target: SystemId, ships: number, boosted: boolean, leaps?: true): void => {
      const list = byTarget.get(target) ?? [];
      for (let i = 0; i < ships; i++) list.push({ from, unit, capacity, boosted, ...(leaps && { leaps }) });
      byTarget.set(target, list);
    };
    const leaps = leapsOf(realm, unit, from, move);
    for (const target of near) put(target, count, false);
    for (const target of leaps) if (!near.has(target)) put(target, count, false, true);
    if (boosts)
      for (const target of realm.within(from, move + 1))
        if (!near.has(target) && !leaps.has(target)) put(target, 1, true);
  }
  return { of: target => byTarget.get(target) ?? [], targets: new Set(byTarget.keys()) };
}

/** Ground forces that may leave a system; each planet keeps one, and home planets two if others are near. */
function freeGround(realm: Realm, id: SystemId): Load[] {
  const { me, systems, player } = realm;
  const system = systems.get(id)!;
  const near = [id, ...realm.neighbours(id)].some(each => othersShips(realm, systems.get(each)!));
  const loads: Load[] = [];
  for (const { seat, unit, count } of system.space)
    if (seat === me && isGroundForce(unit)) loads.push({ at: id, planet: null, unit, count });
  for (const { id: planet, units } of system.planets) {
    let kept = near && player.home === id ? 2 : 1;
    for (const { seat, unit, count } of units) {
      if (seat !== me || !isGroundForce(unit)) continue;
      const stays = Math.min(kept, count);
      kept -= stays;
      if (count > stays) loads.push({ at: id, planet, unit, count: count - stays });
    }
  }
  return loads;
}

const fightersIn = ({ me, systems }: Realm, id: SystemId): number =>
  sum(systems.get(id)!.space, ({ seat, unit, count }) => (seat === me && unit === 'fighter' ? count : 0));

/** What to load into this much capacity: first as many ground forces as are wanted, then fighters. */
function load(realm: Realm, from: SystemId, places: number, ground: number, fighters: boolean): Load[] {
  const cargo: Load[] = [];
  let [room, wanted] = [places, ground];
  for (const each of freeGround(realm, from)) {
    const count = Math.min(room, wanted, each.count);
    if (count <= 0) continue;
    cargo.push({ ...each, count });
    room -= count;
    wanted -= count;
  }
  const more = fighters ? Math.min(room, fightersIn(realm, from)) : 0;
  if (more > 0) cargo.push({ at: from, planet: null, unit: 'fighter', count: more });
  return cargo;
}

const groundIn = (cargo: readonly Load[]): number => sum(cargo, ({ unit, count }) => (isGroundForce(unit) ? count : 0));

/** Groups ships into waves, one from each system and one for a ship that goes farther or its own way, and distributes ground forces among them. */
function wavesOf(realm: Realm, ships: readonly Ship[], ground: number, fighters: boolean): Wave[] {
  const groups = new Map<string, Ship[]>();
  for (const ship of ships) {
    const key = `${ship.from} ${ship.boosted} ${ship.leaps === true}`;
    groups.set(key, [...(groups.get(key) ?? []), ship]);
  }
  let wanted = ground;
  const loaded = new Set<SystemId>();
  return [...groups.values()].map(group => {
    const { from } = group[0]!;
    const counts = new Map<UnitType, number>();
    for (const { unit } of group) counts.set(unit, (counts.get(unit) ?? 0) + 1);
    const cargo = loaded.has(from)
      ? []
      : load(
          realm,
          from,
          sum(group, ({ capacity }) => capacity),
          wanted,
          fighters,
        );
    loaded.add(from);
    wanted -= groundIn(cargo);
    return { from, ships: counts, cargo };
  });
}

/** The fewest transports that carry what is wanted; the best fit first. */
function transports(realm: Realm, ships: readonly Ship[], wanted: number): Ship[] {
  const chosen: Ship[] = [];
  const supply = new Map<SystemId, number>();
  for (const { from } of ships) if (!supply.has(from)) supply.set(from, groundIn(freeGround(realm, from)) * 1);
  for (const from of supply.keys())
    supply.set(
      from,
      sum(freeGround(realm, from), ({ count }) => count),
    );
  let left = wanted;
  while (left > 0) {
    const rest = ships.filter(ship => !chosen.includes(ship) && !(ship.boosted && chosen.some(each => each.boosted)));
    const next = best(rest, ship => {
      const carried = Math.min(ship.capacity, supply.get(ship.from)!, left);
      return carried === 0
        ? -1
        : carried - 0.1 * ship.capacity - 0.05 * unitValue(ship.unit) - (ship.boosted ? 0.2 : 0);
    });
    if (!next) break;
    const carried = Math.min(next.capacity, supply.get(next.from)!, left);
    if (carried <= 0) break;
    chosen.push(next);
    supply.set(next.from, supply.get(next.from)! - carried);
    left -= carried;
  }
  return chosen;
}

/** The candidate fleets for a system. */
function fleetsFor(realm: Realm, target: System, ships: readonly Ship[]): Wave[][] {
  const { me, player, holdings } = realm;
  const there = countUnits(holdings, isLarge, ({ system, planet }) => system === target.id && planet === null);
  const limit = player.tokens.fleet - there;
  const hostile = othersShips(realm, target);
  const fleets: Wave[][] = [[]];
  if (limit <= 0 || ships.length === 0) return fleets;

  const open = target.planets.filter(({ controller }) => controller !== me);
  if (open.length > 0) {
    const defended = sum(open, ({ units }) => sum(units, ({ seat, count }) => (seat === me ? 0 : count)));
    const wants =
      defended > 0 ? [open.length, open.length + 2 * defended] : [open.length, open.length + 1, open.length + 3];
    for (const ground of new Set(wants)) {
      const chosen = transports(realm, ships, ground).slice(0, limit);
      if (chosen.length === 0) continue;
      if (!hostile) fleets.push(wavesOf(realm, chosen, ground, false));
      const rest = ships.filter(ship => !chosen.includes(ship) && !ship.boosted);
      const escort = rest.toSorted((a, b) => unitValue(b.unit) - unitValue(a.unit)).slice(0, limit - chosen.length);
      if (hostile || defended > 0) fleets.push(wavesOf(realm, [...chosen, ...escort], ground, true));
    }
  }
  const plain = ships.filter(({ boosted }) => !boosted);
  if (!hostile) {
    const lone = best(ships, ({ unit, capacity, boosted }) => -unitValue(unit) - capacity / 4 - (boosted ? 0.1 : 0));
    if (lone) fleets.push(wavesOf(realm, [lone], 0, false));
    const warship = best(plain, ({ unit }) => unitValue(unit));
    if (warship && warship.unit !== lone?.unit) fleets.push(wavesOf(realm, [warship], 0, false));
  }
  const strongest = plain.toSorted((a, b) => unitValue(b.unit) - unitValue(a.unit)).slice(0, limit);
  if (strongest.length > 1) fleets.push(wavesOf(realm, strongest, open.length > 0 ? 4 : 0, true));
  return fleets;
}

/** All own ships in a system after the waves have arrived. */
function arrived({ me }: Realm, target: System, waves: readonly Wave[]): Map<UnitType, number> {
  const force = new Map<UnitType, number>();
  const put = (unit: UnitType, count: number): void => void force.set(unit, (force.get(unit) ?? 0) + count);
  for (const { seat, unit, count } of target.space) if (seat === me) put(unit, count);
  for (const { ships, cargo } of waves) {
    for (const [unit, count] of ships) put(unit, count);
    for (const { unit, count } of cargo) put(unit, count);
  }
  return force;
}

/** The chance to win the space combat, and the objectives that would be scored by it. */
function spaceFight(realm: Realm, target: System, force: Force): { readonly odds: number; readonly feats: number } {
  const other = target.space.find(({ seat, unit }) => seat !== realm.me && isShip(unit));
  if (!other) return { odds: 1, feats: 0 };
  const own: Force = new Map([...force].filter(([unit]) => isShip(unit)));
  const others = forceIn(realm, target.space, other.seat, 'space');
  return {
    odds: chance(realm, [realm.me, own], [other.seat, others]),
    feats: featsOf(realm, { system: target, rival: other.seat, own, others }),
  };
}

/** Own PDS that a planet holds at most. */
const MOST_PDS = 2;

const hasToken = ({ me }: Realm, { factionTokens }: Planet): boolean =>
  factionTokens?.some(({ seat }) => seat === me) === true;

/** Planets where an own token can give way to a PDS without a fight. */
const awakening = (realm: Realm, { planets }: System): PlanetId[] =>
  planets
    .filter(
      planet =>
        hasToken(realm, planet) &&
        countUnits(
          realm.holdings,
          unit => unit === 'pds',
          stack => stack.planet === planet.id,
        ) < MOST_PDS &&
        !planet.units.some(({ seat, unit }) => seat !== realm.me && fightsOnGround(realm.view.players[seat]!, unit)),
    )
    .map(({ id }) => id);

/** The holdings after the waves have arrived and all landings have succeeded. */
function afterwards(realm: Realm, target: System, waves: readonly Wave[], landed: readonly Landing[]): Holdings {
  let { holdings } = realm;
  const move = (system: SystemId, planet: PlanetId | null, unit: UnitType, count: number): void => {
    holdings = withUnits(holdings, { system, planet, unit, count });
  };
  for (const { from, ships, cargo } of waves) {
    for (const [unit, count] of ships) {
      move(from, null, unit, -count);
      move(target.id, null, unit, count);
    }
    for (const { at, planet, unit, count } of cargo) {
      move(at, planet, unit, -count);
      move(target.id, null, unit, count);
    }
  }
  for (const planet of awakening(realm, target)) {
    move(target.id, planet, 'pds', 1);
    holdings = withPlanet(holdings, planet);
  }
  for (const { planet, force } of landed) {
    for (const [unit, count] of force) {
      move(target.id, null, unit, -count);
      move(target.id, planet.id, unit, count);
    }
    holdings = withPlanet(holdings, planet.id);
  }
  return holdings;
}

/** The loss of promissory notes that must be returned for moving to their owner's units. */
const breaksTrust = ({ player, me }: Realm, { space, planets }: System): boolean =>
  player.notesInPlay.some(note => {
    const owner = noteOwner(note);
    if (owner === me || !note.startsWith('support-for-the-throne')) return false;
    return [space, ...planets.map(({ units }) => units)].some(groups => groups.some(({ seat }) => seat === owner));
  });

/** The expected gain of an expedition, less its command token. */
function gainOf(realm: Realm, target: System, waves: readonly Wave[]): number {
  const force = arrived(realm, target, waves);
  const { odds, feats } = spaceFight(realm, target, force);
  if (odds < weights.boldness) return Number.NEGATIVE_INFINITY;
  const landed = landings(realm, target, force);
  let after = afterwards(realm, target, waves, landed);
  const custodians = landed.some(({ planet }) => planet.id === realm.mecatol.planets[0]?.id) && realm.view.custodians;
  const site = landingSite(realm, target.id);
  if (productionIn(realm, after, target.id) > 0 && !othersShips(realm, target)) {
    const funds = spendable(realm, 'resources');
    after = bestBuild(realm, after, worksIn(realm, after, target.id, funds), site).holdings;
  }
  const gain =
    worth(realm, after) - worth(realm, realm.holdings) + (custodians ? weights.point : 0) + 0.8 * feats * weights.point;
  const lost = odds < 1 ? sum(force, ([unit, count]) => unitValue(unit) * count) : 0;
  const conquered = landed.filter(({ planet }) => planet.controller !== null).length;
  const risk = landed.length > 0 ? Math.min(...landed.map(each => each.odds)) : 1;
  return (
    odds * (0.5 + 0.5 * risk) * gain -
    (1 - odds) * lost +
    0.5 * conquered -
    0.6 * tokenWorth(realm) -
    (breaksTrust(realm, target) ? 1.2 * weights.point : 0)
  );
}

/** The best expedition to a system. */
export function bestFor(realm: Realm, target: System, range: Range): Expedition {
  const ships = range.of(target.id);
  const fleets = fleetsFor(realm, target, ships).map(waves => ({ waves, value: gainOf(realm, target, waves) }));
  const { waves, value } = best(fleets, each => each.value) ?? { waves: [], value: Number.NEGATIVE_INFINITY };
  const boosted = ships.find(
    ship => ship.boosted && waves.some(({ from, ships: sent }) => from === ship.from && sent.has(ship.unit)),
  );
  const isPlain =
    boosted && ships.some(ship => !ship.boosted && ship.from === boosted.from && ship.unit === boosted.unit);
  return {
    system: target.id,
    waves,
    value,
    boost: boosted && !isPlain ? { system: boosted.from, unit: boosted.unit } : undefined,
  };
}

/** An expedition locks the ships of its target system for the round, so those should move first. */
const URGENCY_AT_REST = 0.5;

/** All candidate tactical actions, the best one first. */
export function expeditions(realm: Realm): Expedition[] {
  const { view, me, holdings } = realm;
  const { tokens = 0 } = reserveOf(realm);
  if (realm.player.tokens.tactic + realm.player.tokens.strategy <= tokens) return [];
  const range = rangeOf(realm);
  const rank = (each: Expedition): number => {
    const rests = countUnits(holdings, isLarge, ({ system, planet }) => system === each.system && planet === null) > 0;
    return rests && each.value > 0 ? each.value * URGENCY_AT_REST : each.value;
  };
  return view.systems
    .filter(
      system =>
        !system.tokens.includes(me) &&
        (range.targets.has(system.id) ||
          productionIn(realm, holdings, system.id) > 0 ||
          system.planets.some(planet => hasToken(realm, planet))),
    )
    .map(system => bestFor(realm, system, range))
    .map(expedition => ({ expedition, rank: rank(expedition) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ expedition }) => expedition);
}
