import { ask, pick, type Seat } from '@orrery/kernel';
import { planets } from '../../../model/galaxy/planets.ts';
import type { Planet } from '../../../model/galaxy/state.ts';
import { type Area, systemOf } from '../../../model/readers.ts';
import type { State, SystemId } from '../../../model/state.ts';
import { isHomeSystem } from '../../../moments/galaxy/systems.ts';
import { commitsFrom, landsAtOnce } from '../../../moments/invasion/queries.ts';
import { afterLanding } from '../../../moments/invasion/windows.ts';
import { haveShipsMoved } from '../../../moments/movement/mover.ts';
import { mayBringFrom } from '../../../moments/movement/queries.ts';
import { canEnter, maySetOut, waysFrom } from '../../../moments/movement/routes.ts';
import { afterShipsMoved, afterTacticalAction } from '../../../moments/movement/windows.ts';
import { shipsOf } from '../../../moments/units/counts-as.ts';
import { mayPlaceOn } from '../../../moments/units/queries.ts';
import { lastingOf, lastUntil } from '../../../verbs/cards/lasting.ts';
import { purgeLeader } from '../../../verbs/factions/leaders.ts';
import { placeUnits, removeUnits } from '../../../verbs/units/units.ts';
import { modify, on } from '../../ability.ts';
import { leader } from '../../leaders/leader.ts';

/** Planets in a system where a seat may place infantry. */
const landings = (game: State, seat: Seat, system: SystemId): Planet[] =>
  systemOf(game, system).planets.filter(
    planet =>
      planet.controller === seat && mayPlaceOn(game, { seat, planet, unit: 'infantry' }, !planets[planet.id].station),
  );

/** Lets the active player place two infantry after a tactical action. */
export const tro = leader({
  id: 'tro',
  faction: 'sardakk',
  kind: 'agent',
  responses: [
    on(afterTacticalAction, {
      exhausts: true,
      when: (game, _me, { seat, system }) => landings(game, seat, system).length > 0,
      *play(game, _me, { seat, system }) {
        const [planet] = yield* ask(
          pick(seat, 'tro.planet', landings(game, seat, system), { at: ({ id }) => ({ planet: id }), min: 0 }),
        );
        if (planet) yield* placeUnits(game, seat, 'infantry', 2, { system, planet: planet.id });
      },
    }),
  ],
});

const areasOf = (game: State, id: SystemId): Area[] =>
  systemOf(game, id).planets.map(({ id: planet }) => ({ system: id, planet }));

/** May commit one ground force from each planet in the active and adjacent systems that could move there. */
export const ghomSekkus = leader({
  id: 'ghom-sekkus',
  faction: 'sardakk',
  kind: 'commander',
  unlocks: (game, me) =>
    game.systems
      .filter(({ id }) => !isHomeSystem(game, id))
      .reduce((sum, system) => sum + system.planets.filter(({ controller }) => controller === me).length, 0) >= 5,
  passive: [
    modify(commitsFrom, ({ seat, system }, areas, game) => {
      const near = canEnter(game, seat, system)
        ? waysFrom(game, seat, system.id).filter(id => {
            const from = systemOf(game, id);
            return maySetOut(game, seat, from) && mayBringFrom(game, { seat, system: from }, true);
          })
        : [];
      return [...areas, ...[system.id, ...near].flatMap(id => areasOf(game, id))];
    }),
  ],
});

const HERO = 'shval-harbinger';

/** Skips Space Cannon and space combat to land; then removes its ships. */
export const shvalHarbinger = leader({
  id: HERO,
  faction: 'sardakk',
  kind: 'hero',
  purgedLater: true,
  responses: [
    on(afterShipsMoved, {
      when: (game, me, { seat }) => seat === me && haveShipsMoved(game),
      *play(game, me) {
        yield* lastUntil(game, { id: HERO, seat: me, until: 'tactical-action', aim: null });
      },
    }),
    on(afterLanding, {
      must: true,
      when: (game, me, { seat }) => seat === me && lastingOf(game, me, HERO).length > 0,
      *play(game, me, { system }) {
        yield* purgeLeader(game, me, HERO);
        const ships = shipsOf(game, systemOf(game, system), me).map(group => ({ ...group }));
        for (const { unit, count, damaged } of ships)
          yield* removeUnits(game, me, unit, count, { system, planet: null }, damaged);
      },
    }),
  ],
  lasting: [modify(landsAtOnce, () => true)],
});
