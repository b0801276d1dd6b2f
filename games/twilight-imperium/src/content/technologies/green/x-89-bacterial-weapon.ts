import { choose, type Rule, type Seat } from '@orrery/kernel';
import type { PlanetId } from '../../../model/galaxy/planets.ts';
import type { Planet, System } from '../../../model/galaxy/state.ts';
import { type Area, groupsIn, planetOf, systemWith } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { hitsProduced } from '../../../moments/combat/queries.ts';
import { mayBombard } from '../../../moments/invasion/queries.ts';
import { afterBombardment } from '../../../moments/invasion/windows.ts';
import { statsOf } from '../../../moments/units/queries.ts';
import { exhaustPlanet } from '../../../verbs/economy/economy.ts';
import { destroyUnits } from '../../../verbs/units/units.ts';
import { allow, modify, on, technology } from '../technology.ts';

const hasBombers = (game: State, me: Seat, system: System): boolean =>
  system.space.some(group => group.seat === me && statsOf(game, me, group.unit).bombardment);

const hasInfantry = (planet: Planet, me: Seat): boolean =>
  planet.units.some(({ seat, unit }) => seat !== me && unit === 'infantry');

/** Planets with other players' infantry in systems with own Bombardment ships; never one's own (the official FAQ). */
const exposed = (game: State, me: Seat): Planet[] =>
  game.systems
    .filter(system => hasBombers(game, me, system))
    .flatMap(system => system.planets)
    .filter(planet => hasInfantry(planet, me));

function* destroyInfantry(game: State, me: Seat, planet: PlanetId, of: (seat: Seat) => boolean): Rule {
  const area: Area = { system: systemWith(game, planet).id, planet };
  const doomed = groupsIn(game, area).filter(({ seat, unit }) => unit === 'infantry' && of(seat));
  for (const { seat, count } of doomed.map(group => ({ ...group })))
    yield* destroyUnits(game, seat, 'infantry', count, area, { cause: 'effect', by: me });
}

export const x89BacterialWeapon = technology({
  id: 'x-89-bacterial-weapon',
  editions: {
    base: {
      componentAction: {
        possible: (game, me) => exposed(game, me).length > 0,
        *play(game, me) {
          const planet = yield* choose(me, 'x-89.planet', exposed(game, me), { at: ({ id }) => ({ planet: id }) });
          yield* destroyInfantry(game, me, planet.id, () => true);
        },
      },
    },
    codex1: {
      responses: [
        on(afterBombardment, {
          when: (game, me, { seat, planet, infantryDestroyed }) =>
            seat === me &&
            infantryDestroyed > 0 &&
            planetOf(game, planet).units.some(group => group.seat !== me && group.unit === 'infantry'),
          *play(game, me, { planet }) {
            yield* destroyInfantry(game, me, planet, seat => seat !== me);
          },
        }),
      ],
    },
    codex4: {
      passive: [
        modify(hitsProduced, ({ roll }, hits) =>
          roll === 'bombardment' || roll === 'ground-combat' ? hits * 2 : hits,
        ),
        // A roll at a planet without units exhausts it too.
        allow(
          mayBombard,
          ({ seat, planet }) => planet.controller !== null && planet.controller !== seat && !planet.exhausted,
        ),
      ],
      responses: [
        on(afterBombardment, {
          must: true,
          when: (game, me, { seat, planet }) => {
            const { controller, exhausted } = planetOf(game, planet);
            return seat === me && controller !== null && !exhausted;
          },
          *play(game, _me, { planet }) {
            yield* exhaustPlanet(game, planet);
          },
        }),
      ],
    },
  },
});
