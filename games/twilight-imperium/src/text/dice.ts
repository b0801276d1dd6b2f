import type { Json } from '@orrery/kernel';
import { type Die, isPlanetId } from '../view/index.ts';
import { isUnitType, unitNames } from './names.ts';
import { planetNames } from './planets.ts';

/** The dice that a question is about. */
export const diceIn = (value: Json | undefined): Die[] =>
  (Array.isArray(value) ? value : []).flatMap(each => {
    if (typeof each !== 'object' || each === null || !('unit' in each)) return [];
    const { unit, planet, needs, result } = each;
    const of = typeof planet === 'string' && isPlanetId(planet) ? { planet } : {};
    return typeof unit === 'string' && isUnitType(unit)
      ? [{ unit, ...of, needs: Number(needs), result: Number(result) }]
      : [];
  });

/** Dice kind by kind, what hit and what it took: `cruiser 7+: 3 9`. */
export function diceText(dice: readonly Readonly<Die>[]): string {
  const kinds = Map.groupBy(
    dice,
    ({ unit, planet, needs }) => `${planet ? planetNames[planet] : unitNames[unit].one} ${needs}+`,
  );
  return [...kinds].map(([kind, rolled]) => `${kind}: ${rolled.map(({ result }) => result).join(' ')}`).join('; ');
}
