import { choose, type Seat } from '@orrery/kernel';
import { type PlanetId, planets } from '../../../model/galaxy/planets.ts';
import type { Planet } from '../../../model/galaxy/state.ts';
import { isMecatol, systemOf } from '../../../model/readers.ts';
import type { State, SystemId } from '../../../model/state.ts';
import { hasShips, isGroundForce, isShip } from '../../../moments/units/counts-as.ts';
import { mayPlaceOn } from '../../../moments/units/queries.ts';
import { afterUnitsDestroyed } from '../../../moments/units/windows.ts';
import { moveToCoexist } from '../../../verbs/invasion/coexistence.ts';
import { type OwnUnits, ownUnits } from '../../own-units.ts';
import { reaction } from '../action-card.ts';
import { planetAims } from '../aims.ts';

/** Own ground forces in the space area of a system. */
const adrift = (game: State, me: Seat, system: SystemId): OwnUnits[] =>
  ownUnits(game, me, isGroundForce).filter(({ area }) => area.system === system && area.planet === null);

/** Planets where one may be placed. */
const grounds = (game: State, me: Seat, system: SystemId): Planet[] =>
  systemOf(game, system).planets.filter(
    planet =>
      !isMecatol(planet.id) &&
      adrift(game, me, system).some(({ unit }) =>
        mayPlaceOn(game, { seat: me, planet, unit }, !planets[planet.id].station),
      ),
  );

export const crashLanding = reaction({
  id: 'crash-landing',
  window: afterUnitsDestroyed,
  when: (game, me, { area, ...lost }) =>
    lost.seat === me &&
    isShip(game, lost, area) &&
    area.planet === null &&
    game.tactical?.system === area.system &&
    !hasShips(game, systemOf(game, area.system), me),
  aims: (game, me, { area }) => planetAims(grounds(game, me, area.system)),
  *announce(game, me, { area }) {
    const own = adrift(game, me, area.system);
    if (own.length === 1) return own[0]!.key;
    const one = yield* choose(me, 'crash-landing', own, {
      key: ({ key }) => key,
      at: ({ unit, damaged }) => (damaged ? { unit, damaged: 1 } : { unit }),
    });
    return one.key;
  },
  *resolve(game, me, { area }, { aim, more }) {
    const { unit, damaged } = adrift(game, me, area.system).find(({ key }) => key === more)!;
    yield* moveToCoexist(game, me, { unit, count: 1, damaged: Number(damaged) }, area, aim as PlanetId);
  },
});
