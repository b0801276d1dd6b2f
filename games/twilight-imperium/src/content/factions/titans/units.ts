import { choose, type Seat } from '@orrery/kernel';
import type { System } from '../../../model/galaxy/state.ts';
import { type Area, systemOf } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { afterSystemActivated } from '../../../moments/movement/windows.ts';
import { whenPlacingStructure } from '../../../moments/units/windows.ts';
import { meetOthers } from '../../../verbs/invasion/contested.ts';
import { deploy, deployable } from '../../../verbs/units/deploy.ts';
import { groupOf, placeUnits, removeUnits } from '../../../verbs/units/units.ts';
import { on } from '../../ability.ts';
import { counts } from '../../counts-as.ts';
import { deploys } from '../../deploy.ts';
import { factionUnit } from '../faction.ts';

/** A PDS on a planet, the damaged ones by themselves. */
interface Site {
  readonly area: Area;
  readonly damaged: boolean;
}

/** PDS that stood in a system when it was activated, and still do. */
const sitesIn = (game: State, me: Seat, before: System): Site[] =>
  systemOf(game, before.id).planets.flatMap(({ id, units }) => {
    const then = groupOf(before.planets.find(each => each.id === id)?.units ?? [], me, 'pds');
    const now = groupOf(units, me, 'pds');
    if (!then || !now) return [];
    const area = { system: before.id, planet: id };
    const isStanding = (damaged: boolean): boolean =>
      [then, now].every(group => (damaged ? group.damaged : group.count - group.damaged) > 0);
    return [false, true].filter(isStanding).map(damaged => ({ area, damaged }));
  });

/** Takes the place of a PDS that was in the system which its owner has activated, even among ships of others. */
export const ouranos = factionUnit('ouranos', {
  responses: [
    deploys('flagship', afterSystemActivated, {
      places: (game, me, { seat, system, before }) =>
        seat === me && sitesIn(game, me, before).length > 0 ? [{ system, planet: null }] : [],
      *before(game, me, place, { before }) {
        const sites = sitesIn(game, me, before);
        const { area, damaged } =
          sites.length === 1
            ? sites[0]!
            : yield* choose(me, 'ouranos.pds', sites, {
                key: each => `${each.area.planet}${each.damaged ? '!' : ''}`,
                at: each => ({ unit: 'pds', planet: each.area.planet!, ...(each.damaged && { damaged: 1 }) }),
              });
        yield* removeUnits(game, me, 'pds', 1, area, damaged ? 1 : 0);
        meetOthers(game, me, place);
      },
    }),
  ],
});

export const saturnEngine = factionUnit('saturn-engine');

/** A structure and a ground force in one; nobody carries it. */
export const helTitan = factionUnit('hel-titan', {
  passive: [
    counts('ground-force', ['pds'], ({ area }, value) => value || area.planet !== null),
    counts('carried', ['pds'], () => false),
  ],
});

/** Comes, with an infantry, in place of a PDS that its owner could place. */
export const hecatoncheires = factionUnit('hecatoncheires', {
  responses: [
    on(whenPlacingStructure, {
      when: (game, me, { seat, unit, area, instead }) =>
        !instead &&
        seat === me &&
        unit === 'pds' &&
        area.planet !== null &&
        deployable(game, me, 'mech', [area]).length > 0,
      *play(game, me, moment) {
        moment.instead = true;
        yield* deploy(game, me, 'mech', moment.area);
        yield* placeUnits(game, me, 'infantry', 1, moment.area);
      },
    }),
  ],
});
