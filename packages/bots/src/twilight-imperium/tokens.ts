import { isShip, type SystemId } from '@orrery/twilight-imperium/view';
import { openPublic } from './objectives.ts';
import { allocating, type Considered } from './question.ts';
import type { Realm } from './realm.ts';
import { weights } from './worth.ts';

/** Ships of the largest own fleet. */
function largestFleet({ holdings }: Realm): number {
  const sizes = new Map<SystemId, number>();
  for (const { system, planet, unit, count } of holdings.stacks)
    if (planet === null && isShip(unit) && unit !== 'fighter') sizes.set(system, (sizes.get(system) ?? 0) + count);
  return Math.max(0, ...sizes.values());
}

/** The fleet pool to aim for, by the ships to be moved and by objectives for large fleets. */
function fleetWanted(realm: Realm, total: number): number {
  const open = openPublic(realm);
  if (open.includes('command-an-armada') && total >= 13) return 8;
  if (open.includes('raise-a-fleet') && total >= 8) return 5;
  return Math.max(Math.min(largestFleet(realm), 5), total >= 11 ? 4 : 3);
}

/** Distributes command tokens: the fleet pool for the existing fleets, a few for secondaries, the rest for tactical actions. */
function share(realm: Realm, total: number): Record<string, number> {
  const fleet = Math.min(total, fleetWanted(realm, total));
  const strategy = Math.min(total - fleet, total >= 9 ? 3 : total >= 7 ? 2 : 1);
  return { tactic: total - fleet - strategy, fleet, strategy };
}

/** The worth of one more command token: high while there are few. */
export const tokenWorth = ({ player: { tokens } }: Realm): number =>
  (weights.token * 3) / (2 + tokens.tactic + tokens.strategy / 2);

const all = (prompt: Readonly<Record<string, unknown>>): number =>
  ['tactic', 'fleet', 'strategy', 'gained'].reduce((sum, key) => sum + Number(prompt[key] ?? 0), 0);

const redistribute: Considered = allocating(({ ask, realm }) => share(realm, all(ask.prompt)));

/** New command tokens go to the pool that is farthest below its target. */
const gain: Considered = allocating(({ ask, realm }) => {
  const { tactic, fleet, strategy } = realm.player.tokens;
  const have: Record<string, number> = { tactic, fleet, strategy };
  const amounts: Record<string, number> = {};
  const wanted = share(realm, tactic + fleet + strategy + ask.max);
  for (let i = 0; i < ask.max; i++) {
    const [pool] = Object.entries(wanted)
      .map(([key, count]) => [key, count - have[key]!] as const)
      .sort((a, b) => b[1] - a[1])[0]!;
    have[pool]!++;
    amounts[pool] = (amounts[pool] ?? 0) + 1;
  }
  return amounts;
});

/** When command tokens are spent, those in the tactic pool go first. */
const spend: Considered = allocating(({ ask }) => {
  const amounts: Record<string, number> = {};
  let left = ask.min;
  for (const { key, max } of ask.lines) {
    const taken = Math.min(left, max);
    if (taken > 0) amounts[key] = taken;
    left -= taken;
  }
  return amounts;
});

export const tokenAnswers: Readonly<Record<string, Considered>> = {
  'gain-tokens': gain,
  'redistribute-tokens': redistribute,
  'gain-and-redistribute': redistribute,
  'spend-tokens': spend,
};
