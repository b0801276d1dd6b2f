import type { Seat } from '@orrery/kernel';
import { fightsOnGround, isShip, type UnitType } from '@orrery/twilight-imperium/view';
import type { Realm } from './realm.ts';

/** Units of one side, kind by kind. */
export type Force = ReadonlyMap<UnitType, number>;

interface Strength {
  /** Expected hits per round. */
  readonly hits: number;
  /** Hits that it can absorb. */
  readonly body: number;
}

function strengthOf(realm: Realm, seat: Seat, force: Force): Strength {
  let [hits, body] = [0, 0];
  for (const [unit, count] of force) {
    const { combat, sustain } = realm.stats(unit, seat);
    if (combat) hits += (count * combat.dice * (11 - combat.hitsOn)) / 10;
    body += count * (sustain ? 2 : 1);
  }
  return { hits, body };
}

/** Units of a seat among groups that fight in space, or on the ground. */
export const forceIn = (
  realm: Realm,
  groups: readonly { readonly seat: Seat; readonly unit: UnitType; readonly count: number }[],
  seat: Seat,
  where: 'space' | 'ground',
): Map<UnitType, number> => {
  const player = realm.view.players[seat]!;
  const fights = (unit: UnitType): boolean => (where === 'space' ? isShip(unit) : fightsOnGround(player, unit));
  const force = new Map<UnitType, number>();
  for (const { seat: owner, unit, count } of groups)
    if (owner === seat && fights(unit)) force.set(unit, (force.get(unit) ?? 0) + count);
  return force;
};

/**
 * Approximates the chance that one side beats another: both lose the average hits of the other, round by round, and the
 * side with more left at the end is the likelier winner.
 */
export function chance(
  realm: Realm,
  [attacker, attackers]: readonly [Seat, Force],
  [defender, defenders]: readonly [Seat, Force],
  hitsBefore = 0,
): number {
  const one = strengthOf(realm, attacker, attackers);
  const two = strengthOf(realm, defender, defenders);
  if (two.body === 0) return 1;
  if (one.body === 0 || one.hits === 0) return 0;
  let [mine, theirs] = [one.body - hitsBefore, two.body];
  for (let round = 0; round < 20 && mine > 0 && theirs > 0; round++) {
    const dealt = one.hits * (mine / one.body);
    const taken = two.hits * (theirs / two.body);
    mine -= taken;
    theirs -= dealt;
  }
  const lead = Math.max(0, mine) - Math.max(0, theirs);
  const spread = 0.6 * Math.sqrt(Math.min(one.body, two.body) + 0.5);
  return 1 / (1 + Math.exp((-2.2 * lead) / spread));
}
