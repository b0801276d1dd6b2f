import type { Seat } from '@orrery/kernel';
import { chance, forceIn } from './fight.ts';
import { allocating, type Considered, likeliest, picking } from './question.ts';
import type { Realm } from './realm.ts';

/** Ships retreat if the chance to win is lower. */
const HOPELESS = 0.2;

/** As many as allowed, filling the lines in order. */
const most: Considered = allocating(({ ask }) => {
  const amounts: Record<string, number> = {};
  let left = ask.max;
  for (const { key, max } of ask.lines) {
    const taken = Math.min(left, max);
    if (taken > 0) amounts[key] = taken;
    left -= taken;
  }
  return amounts;
});

/** The own side's chance to win the current space combat. */
function odds(realm: Realm): number {
  const { combat } = realm.view;
  if (!combat) return 1;
  const { space } = realm.systems.get(combat.system)!;
  const rival: Seat = combat.attacker === realm.me ? combat.defender : combat.attacker;
  return chance(
    realm,
    [realm.me, forceIn(realm, space, realm.me, 'space')],
    [rival, forceIn(realm, space, rival, 'space')],
  );
}

const retreats: Considered = picking(({ ask, realm }) =>
  odds(realm) < HOPELESS ? ask.options.map(({ key }) => key).slice(0, 1) : [],
);

/** The place with most own units. */
const haven: Considered = picking(({ ask, realm }) =>
  likeliest(ask, ({ key }) => {
    const { space, planets } = realm.systems.get(key)!;
    return 1 + [space, ...planets.map(({ units }) => units)].flat().filter(({ seat }) => seat === realm.me).length;
  }),
);

const first: Considered = picking(({ ask }) => ask.options.slice(0, Math.max(1, ask.min)).map(({ key }) => key));

/** Damage is sustained first; which units are lost then, the cheapest, is what the rules suggest. */
export const battleAnswers: Readonly<Record<string, Considered>> = {
  'sustain-damage': most,
  'sustain-hit': first,
  bombardment: most,
  'space-cannon': first,
  'space-cannon.extra-dice': first,
  'bombardment.extra-dice': first,
  'barrage.extra-dice': first,
  'announce-retreat': retreats,
  retreat: haven,
};
