import type { Seat } from '@orrery/kernel';
import type { CannonReach, Overlays } from '@orrery/twilight-imperium/overlays';
import type { Reach } from '@orrery/twilight-imperium/reach';
import { counted, listed, planetNames, type TableForText } from '@orrery/twilight-imperium/text';
import type { SystemId, View } from '@orrery/twilight-imperium/view';
import { t } from '../../../text/index.ts';
import { inTurn } from '../player-figures.ts';
import { goalsOf } from '../reach/around.ts';
import type { Badge, LegendLine, SystemMark } from './overlay.ts';

/** What one player can do in one system. */
interface Entry {
  readonly system: SystemId;
  readonly seat: Seat;
  readonly text: string;
  readonly words: string;
}

/** A badge for each entry; a system has a colour where it is one player's alone. */
function marksFrom(entries: readonly Entry[]): Map<SystemId, SystemMark> {
  const marks = new Map<SystemId, SystemMark>();
  for (const { system } of entries) {
    if (marks.has(system)) continue;
    const here = entries.filter(entry => entry.system === system);
    const badges: Badge[] = here.map(({ seat, text }) => ({ is: 'player', seat, text }));
    const tint = here.length === 1 ? here[0]!.seat : undefined;
    marks.set(system, { tint, badges, words: here.map(({ words }) => words) });
  }
  return marks;
}

const legendOf = (view: View, words: (seat: Seat) => string): LegendLine[] =>
  inTurn(view).map(({ seat }) => ({ seat, words: words(seat) }));

const inSystems = (count: number): string => counted(count, 'system');

/** How few systems the first ships of each player enter on the way to each system. */
function arrivals({ fleets }: Reach): { seat: Seat; system: SystemId; moves: number; isRisky: boolean }[] {
  const best = new Map<string, { seat: Seat; system: SystemId; moves: number; isRisky: boolean }>();
  for (const fleet of fleets)
    for (const goal of goalsOf(fleet)) {
      const key = `${goal.system} ${fleet.seat}`;
      const known = best.get(key);
      const isBetter =
        !known ||
        Number(goal.isRisky) - Number(known.isRisky) < 0 ||
        (goal.isRisky === known.isRisky && goal.moves < known.moves);
      if (isBetter) best.set(key, { seat: fleet.seat, ...goal });
    }
  return [...best.values()].sort((a, b) => a.seat - b.seat);
}

export const reachMarks = (reach: Reach, table: TableForText): Map<SystemId, SystemMark> =>
  marksFrom(
    arrivals(reach).map(({ seat, system, moves, isRisky }) => ({
      ...{ system, seat },
      text: isRisky ? `${moves}!` : String(moves),
      words: t(isRisky ? 'ti.overlay.comesRisky' : 'ti.overlay.comes', {
        name: table.nameOf(seat),
        moves: counted(moves, 'move'),
      }),
    })),
  );

export function reachLegend(view: View, reach: Reach): LegendLine[] {
  const all = arrivals(reach);
  return legendOf(view, seat =>
    t('ti.overlay.reaches', { systems: inSystems(all.filter(each => each.seat === seat).length) }),
  );
}

export const productionMarks = ({ production }: Overlays, table: TableForText): Map<SystemId, SystemMark> =>
  marksFrom(
    production.map(({ system, seat, value, isBlockaded }) => ({
      ...{ system, seat },
      text: isBlockaded ? `${value}!` : String(value),
      words: t(isBlockaded ? 'ti.overlay.producesBlockaded' : 'ti.overlay.produces', {
        name: table.nameOf(seat),
        units: counted(value, 'unit'),
      }),
    })),
  );

export const productionLegend = (view: View, { production }: Overlays): LegendLine[] =>
  legendOf(view, seat => {
    const own = production.filter(each => each.seat === seat);
    const units = counted(
      own.reduce((sum, { value }) => sum + value, 0),
      'unit',
    );
    return own.length === 0 ? t('ti.none') : t('ti.overlay.producesIn', { units, systems: inSystems(own.length) });
  });

const diceWords = ({ dice }: CannonReach): string =>
  listed(
    dice.map(({ count, hitsOn }) => t('ti.overlay.dice', { dice: count === 1 ? '1 die' : `${count} dice`, hitsOn })),
  );

export function cannonMarks(
  view: View,
  { cannons, shields }: Overlays,
  table: TableForText,
): Map<SystemId, SystemMark> {
  const marks = marksFrom(
    cannons.map(reach => ({
      ...{ system: reach.system, seat: reach.seat },
      text: reach.dice.map(({ count, hitsOn }) => `${count}×${hitsOn}`).join(' '),
      words: t('ti.overlay.fires', { name: table.nameOf(reach.seat), dice: diceWords(reach) }),
    })),
  );
  for (const { id, planets } of view.systems) {
    const names = planets
      .filter(planet => shields.some(each => each.planet === planet.id))
      .map(each => planetNames[each.id]);
    if (names.length === 0) continue;
    const words = t('ti.overlay.shielded', { planets: listed(names) });
    const mark = marks.get(id) ?? { badges: [], words: [] };
    marks.set(id, { ...mark, words: [...mark.words, words] });
  }
  return marks;
}

export const cannonLegend = (view: View, { cannons }: Overlays): LegendLine[] =>
  legendOf(view, seat => {
    const systems = cannons.filter(each => each.seat === seat).length;
    return systems === 0 ? t('ti.none') : t('ti.overlay.firesInto', { systems: inSystems(systems) });
  });
