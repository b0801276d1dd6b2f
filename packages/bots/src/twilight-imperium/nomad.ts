import { isGroundForce, type System, type SystemId, type UnitType } from '@orrery/twilight-imperium/view';
import { allocating, type Considered, likeliest, type Pick, picking } from './question.ts';
import { othersShips } from './reach.ts';
import { countUnits, type Realm, sum } from './realm.ts';

/** The systems that a flagship of the Nomad reaches by way of own mechs, beside those in its usual reach. */
export function leapsOf(realm: Realm, unit: UnitType, from: SystemId, moves: number): ReadonlySet<SystemId> {
  const leaps = new Set<SystemId>();
  if (unit !== 'flagship' || moves < 1 || !realm.player.sheet.includes('memoria')) return leaps;
  for (const { unit: type, system } of realm.holdings.stacks) {
    if (type !== 'mech' || system === from) continue;
    leaps.add(system);
    if (!othersShips(realm, realm.systems.get(system)!))
      for (const id of realm.within(system, moves - 1)) if (id !== from) leaps.add(id);
  }
  return leaps;
}

/** Whether ships of a kind are not held by an own command token. */
export const mayLeave = ({ me, view }: Realm, unit: UnitType, { tokens }: System): boolean =>
  !tokens.includes(me) ||
  (unit === 'flagship' && view.lasting.some(({ id, seat }) => id === 'ahk-syl-siven' && seat === me));

/** Whether the own units of a kind are produced for nothing. */
export const isFree = ({ player }: Realm, unit: UnitType): boolean =>
  unit === 'flagship' && player.leaders.some(({ id, locked }) => id === 'navarch-feng' && !locked);

/** The value of the hero's action: there is a flagship to set free, and a token left to move it with. */
export function heroValue({ holdings, systems, me, player }: Realm): number {
  const isHeld = countUnits(
    holdings,
    unit => unit === 'flagship',
    ({ system }) => systems.get(system)!.tokens.includes(me),
  );
  return isHeld > 0 && player.tokens.tactic > 0 ? 0.4 : Number.NEGATIVE_INFINITY;
}

/** Ground forces on a planet beyond the one that keeps it. */
const isSpare = (realm: Realm, key: string): boolean => {
  const there = realm.places.get(key.slice(key.indexOf('@') + 1).replace('!', '') as never);
  if (!there) return false;
  return sum(there.planet.units, ({ seat, unit, count }) => (seat === realm.me && isGroundForce(unit) ? count : 0)) > 2;
};

const hasSpare = (realm: Realm): boolean => [...realm.holdings.planets].some(id => isSpare(realm, `@${id}`));

/** Whether a combat roll in an own combat was worse than the opponent's. */
function isUnlucky({ view, me }: Realm): boolean {
  const { combat } = view;
  if (!combat || (combat.attacker !== me && combat.defender !== me)) return false;
  const [own, theirs] =
    combat.attacker === me
      ? [combat.hits.attacker, combat.hits.defender]
      : [combat.hits.defender, combat.hits.attacker];
  return theirs > own;
}

/** Whether an ability of the Nomad, or the note that others have of it, is used at this moment. */
export function isTimely(realm: Realm, ask: Pick, key: string): boolean {
  switch (key) {
    case 'artuno-the-betrayer':
      return true;
    case 'temporal-command-suite':
      return ask.prompt.seat === realm.me;
    case 'the-thundarian':
      return isUnlucky(realm);
    case 'field-marshal-mercer':
      return realm.view.active === realm.me && hasSpare(realm);
    default:
      return key.startsWith('the-cavalry#');
  }
}

/** Spare ground forces of other systems, as many as allowed. */
const reinforce: Considered = allocating(({ ask, realm }) => {
  const amounts: Record<string, number> = {};
  let left = ask.max;
  for (const { key, at } of ask.lines) {
    if (left === 0 || at?.system === ask.prompt.system || !isSpare(realm, key)) continue;
    amounts[key] = 1;
    left--;
  }
  return amounts;
});

/** The planet with the fewest own units. */
const weakest: Considered = picking(({ ask, realm }) =>
  likeliest(ask, ({ key }) => {
    const units = realm.places.get(key as never)?.planet.units ?? [];
    return 100 - sum(units, ({ seat, count }) => (seat === realm.me ? count : 0));
  }),
);

export const nomadAnswers: Readonly<Record<string, Considered>> = {
  'field-marshal-mercer': reinforce,
  'field-marshal-mercer.planet': weakest,
};
