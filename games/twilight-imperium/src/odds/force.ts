import { type Outcome, refuse, yes } from '@orrery/kernel';
import { type UnitType, unitTypes } from '../model/ids.ts';

/** Unit counts by type. */
export type Force = Readonly<Partial<Record<UnitType, number>>>;

/** Short names as players write them; the first is the one to show. */
const shortNames: Readonly<Record<UnitType, readonly string[]>> = {
  'war-sun': ['ws'],
  flagship: ['fs'],
  dreadnought: ['dn'],
  carrier: ['cv'],
  cruiser: ['ca'],
  destroyer: ['dd'],
  fighter: ['ff'],
  mech: ['mech', 'mf'],
  infantry: ['inf', 'gf'],
  pds: ['pds', 'pd'],
  'space-dock': ['sd'],
};

const unitCalled = (name: string): UnitType | undefined =>
  unitTypes.find(unit => unit === name || `${unit}s` === name || shortNames[unit].includes(name));

/** More of a type than any player has: a typo. */
const MOST = 99;

const wrong = (message: string) => refuse('options/invalid', message);

/** Reads `2 dn 1 cv 3 ff`; commas and joined words (`2dn`) are fine, and a name without a number means one. */
export function readForce(text: string): Outcome<Force> {
  const words = text
    .toLowerCase()
    .split(/[\s,]+/)
    .flatMap(word => word.match(/^(\d+)([a-z].*)$/)?.slice(1) ?? [word])
    .filter(word => word !== '');
  const force: Partial<Record<UnitType, number>> = {};
  for (let i = 0; i < words.length; i++) {
    const counted = /^\d+$/.test(words[i]!);
    const count = counted ? Number(words[i++]) : 1;
    const name = words[i];
    if (name === undefined) return wrong(`"${text}" ends with a number: of what?`);
    const unit = unitCalled(name);
    if (!unit)
      return wrong(
        `there is no unit "${name}"; there are: ${Object.values(shortNames).join(' ').replaceAll(',', ' ')}`,
      );
    if (count > MOST) return wrong(`${count} ${name} are too many`);
    if (count > 0) force[unit] = (force[unit] ?? 0) + count;
  }
  return Object.keys(force).length === 0 ? wrong('a side needs units') : yes(force);
}
