import {
  cannonsOf,
  fightsOnGround,
  isGroundForce,
  isMecatol,
  type Planet,
  planets,
  type System,
  type UnitType,
} from '@orrery/twilight-imperium/view';
import { chance, type Force, forceIn } from './fight.ts';
import { purse } from './purse.ts';
import { type Realm, sum, withPlanet } from './realm.ts';
import { weights, worth } from './worth.ts';

/** What it costs to remove the custodians. */
const custodiansPrice = ({ player }: Realm): number => (player.sheet.includes('blood-ties') ? 0 : 6);

/** Ground forces assigned to one planet, and their chance to take it. */
export interface Landing {
  readonly planet: Planet;
  readonly force: Force;
  readonly odds: number;
  /** What the planet is worth. */
  readonly prize: number;
}

const sizeOf = (force: Force): number => sum(force.values(), count => count);

/** Somebody else's ground forces on a planet. */
function defendersOn(realm: Realm, planet: Planet): readonly [number, Force] | undefined {
  const { me, view } = realm;
  const other = planet.units.find(({ seat, unit }) => seat !== me && fightsOnGround(view.players[seat]!, unit));
  return other && [other.seat, forceIn(realm, planet.units, other.seat, 'ground')];
}

const canLandOn = (realm: Realm, planet: Planet): boolean =>
  !planets[planet.id].station &&
  !planet.coexisting.includes(realm.me) &&
  (!isMecatol(planet.id) || !realm.view.custodians || purse(realm, 'influence') >= custodiansPrice(realm));

const hitsOf = ({ dice, hitsOn }: { readonly dice: number; readonly hitsOn: number }): number =>
  (dice * (11 - hitsOn)) / 10;

/** Expected hits of space cannons on the planet before a landing. */
const cannonFire = (realm: Realm, planet: Planet): number =>
  sum(planet.units, ({ seat, unit, count }) => {
    const { cannon } = realm.stats(unit, seat);
    return seat !== realm.me && cannon ? count * hitsOf(cannon) : 0;
  }) + (planet.controller === null || planet.controller === realm.me ? 0 : sum(cannonsOf(planet), hitsOf));

/** The gain of taking a planet; for Mecatol Rex with the custodians' point. */
function prizeOf(realm: Realm, planet: Planet): number {
  const { holdings, view } = realm;
  const gained = worth(realm, withPlanet(holdings, planet.id)) - worth(realm, holdings);
  return gained + (isMecatol(planet.id) && view.custodians ? weights.point : 0) + (planet.controller === null ? 0 : 1);
}

/** Distributes ground forces over the planets of a system: first as few as needed for each, the rest to the best. */
export function landings(realm: Realm, system: System, force: Force): Landing[] {
  const left = new Map([...force].filter(([unit]) => isGroundForce(unit)));
  const take = (count: number): Map<UnitType, number> => {
    const taken = new Map<UnitType, number>();
    for (const unit of ['infantry', 'mech'] as const) {
      const some = Math.min(count - sizeOf(taken), left.get(unit) ?? 0);
      if (some <= 0) continue;
      taken.set(unit, some);
      left.set(unit, left.get(unit)! - some);
    }
    return taken;
  };
  const wanted = system.planets
    .filter(planet => planet.controller !== realm.me && canLandOn(realm, planet))
    .map(planet => ({ planet, prize: prizeOf(realm, planet) }))
    .sort((a, b) => b.prize - a.prize);
  const chosen: { planet: Planet; force: Map<UnitType, number>; odds: number; prize: number }[] = [];
  for (const { planet, prize } of wanted) {
    const defenders = defendersOn(realm, planet);
    const fire = cannonFire(realm, planet);
    const available = sizeOf(left);
    for (let count = 1; count <= available; count++) {
      const trial: Force = new Map([['infantry', count]]);
      const odds = defenders ? chance(realm, [realm.me, trial], defenders, fire) : count > fire ? 1 : 0.5;
      if (odds < weights.boldness) continue;
      chosen.push({ planet, force: take(count), odds, prize });
      break;
    }
  }
  const first = chosen[0];
  if (first && sizeOf(left) > 0)
    for (const [unit, count] of take(sizeOf(left))) first.force.set(unit, (first.force.get(unit) ?? 0) + count);
  return chosen;
}
