import type { Json } from '@orrery/kernel';
import { listed } from '@orrery/tabletop';
import { isPlanetId } from '../view/index.ts';
import { cardName, fragmentNames, isFragmentKind, isUnitType, markedText, unitNames } from './names.ts';
import { areaName, systemName } from './places.ts';
import { planetNames } from './planets.ts';
import type { TableForText } from './table.ts';

const cards = ['technology', 'card', 'law', 'objective', 'strategyCard', 'relic'];

/** One piece that somebody names: a place, a player, units of somebody, a card. */
function targetText(at: Readonly<Record<string, Json>>, table: TableForText): string | undefined {
  const { unit, mark, planet, system, seat, damaged, count = 1, deck, fragment } = at;
  const name = typeof seat !== 'number' ? '' : seat === table.reader ? 'you' : table.nameOf(seat);
  if (typeof unit === 'string' && isUnitType(unit)) {
    const whose = name === '' ? '' : name === 'you' ? 'your ' : `${name}'s `;
    const many = typeof count === 'number' && count > 1;
    const named = `${whose}${many ? `${count} ` : ''}${damaged ? 'damaged ' : ''}${unitNames[unit][many ? 'many' : 'one']}`;
    const what = markedText(mark, named);
    return system === undefined && planet === undefined
      ? what
      : `${what} at ${areaName(typeof system === 'string' ? system : '', planet, table)}`;
  }
  if (typeof planet === 'string' && isPlanetId(planet)) return planetNames[planet];
  if (typeof system === 'string') return systemName(system, table);
  if (name !== '') return name;
  if (typeof deck === 'string') return `the ${deck} deck`;
  if (typeof fragment === 'string' && isFragmentKind(fragment)) return `a ${fragmentNames[fragment]}`;
  const card = cards.map(field => at[field]).find(each => typeof each === 'string');
  return card === undefined ? undefined : cardName(card as string);
}

/** What somebody names, piece by piece; nothing where nothing was named. */
export function targetsText(value: Json | undefined, table: TableForText): string {
  const targets = Array.isArray(value) ? value : [];
  return listed(
    targets.flatMap(each =>
      typeof each === 'object' && each !== null && !Array.isArray(each) ? (targetText(each, table) ?? []) : [],
    ),
  );
}
