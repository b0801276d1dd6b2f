import type { Seat } from '@orrery/kernel';
import type { System } from '../../../model/galaxy/state.ts';
import type { UnitType } from '../../../model/ids.ts';
import { type Area, groupsIn, playerOf, unitsIn } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { anomaliesFound } from '../../../moments/galaxy/systems.ts';
import { rollsForRifts } from '../../../moments/movement/queries.ts';
import { isStructure } from '../../../moments/units/counts-as.ts';
import { afterUnitsDestroyed, type Destroyed } from '../../../moments/units/windows.ts';
import { captureDestroyed } from '../../../verbs/units/capture.ts';
import { forbid, on, type Part } from '../../ability.ts';
import { factionUnit } from '../faction.ts';

/** Is such a unit of a seat among those of a place, or was it until it was destroyed together with others there? */
const isOrWasIn = (game: State, seat: Seat, unit: UnitType, area: Area, destroyed: Destroyed): boolean =>
  groupsIn(game, area).some(each => each.seat === seat && each.unit === unit) ||
  destroyed.together.some(
    each =>
      each.seat === seat && each.unit === unit && each.area.system === area.system && each.area.planet === area.planet,
  );

/** Both sides of a round of combat lose their units at the same time. */
const wasLostInThisRound = ({ combat }: State, seat: Seat, unit: UnitType, { area, cause }: Destroyed): boolean =>
  cause === 'combat' &&
  combat?.system === area.system &&
  combat.losses.some(
    lost => lost.seat === seat && lost.unit === unit && lost.cause === cause && lost.round === combat.round,
  );

/** Its own losses too, in combat or not; whatever goes down together with it is captured with its last strength. */
export const theTerrorBetween = factionUnit('the-terror-between', {
  responses: [
    on(afterUnitsDestroyed, {
      must: true,
      atOnce: true,
      when: (game, me, destroyed) =>
        !(destroyed.seat === me && destroyed.unit === 'flagship') &&
        !isStructure(game, destroyed, destroyed.area) &&
        (isOrWasIn(game, me, 'flagship', { system: destroyed.area.system, planet: null }, destroyed) ||
          wasLostInThisRound(game, me, 'flagship', destroyed)),
      play: (game, me, destroyed) => captureDestroyed(game, me, destroyed),
    }),
  ],
});

/** Own infantry come back as captured ones. */
export const reanimator = factionUnit('reanimator', {
  responses: [
    on(afterUnitsDestroyed, {
      must: true,
      atOnce: true,
      when: (game, me, destroyed) =>
        destroyed.seat === me &&
        destroyed.unit === 'infantry' &&
        destroyed.area.planet !== null &&
        isOrWasIn(game, me, 'mech', destroyed.area, destroyed),
      play: (game, me, destroyed) => captureDestroyed(game, me, destroyed),
    }),
  ],
});

const hasDock = (system: System, seat: Seat): boolean =>
  unitsIn(system).some(group => group.seat === seat && group.unit === 'space-dock');

/** Whose space docks in a system are dimensional tears. */
export const tearsIn = (game: State, system: System): Seat[] =>
  [...game.seats.keys()].filter(
    seat => playerOf(game, seat).sheet.includes('dimensional-tear') && hasDock(system, seat),
  );

/** A gravity rift for all, wherever the dock of an owner stands; several in a system are no more than one. */
const tearsSpace: Part = ({ id, isOwnedBy }) =>
  anomaliesFound.installFor(id, (game, system, found) => {
    if (found.includes('gravity-rift')) return found;
    const isTorn = unitsIn(system).some(({ seat, unit }) => unit === 'space-dock' && isOwnedBy(game, seat));
    return isTorn ? [...found, 'gravity-rift'] : found;
  });

export const dimensionalTear = factionUnit('dimensional-tear', {
  passive: [tearsSpace, forbid(rollsForRifts, ({ seat, system }) => hasDock(system, seat))],
});
