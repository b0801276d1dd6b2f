import { choose, mayChoose, type Rule, type Seat } from '@orrery/kernel';
import { shipTypes, type UnitType } from '../../../model/ids.ts';
import { planetsOf, seatsInPlay, systemOf } from '../../../model/readers.ts';
import type { State, SystemId } from '../../../model/state.ts';
import { type Kind, typeOf } from '../../../model/units/kinds.ts';
import { afterSystemActivated } from '../../../moments/movement/windows.ts';
import { groundForcesOn, isGroundForce, isNonFighterShip, those } from '../../../moments/units/counts-as.ts';
import { statsOf } from '../../../moments/units/queries.ts';
import { produceByEffect, producibleByEffect } from '../../../verbs/economy/produce-by-effect.ts';
import { producersIn } from '../../../verbs/economy/production.ts';
import { pieceAvailable } from '../../../verbs/units/recall.ts';
import { replaceUnits } from '../../../verbs/units/replacement.ts';
import { reinforcementsOf } from '../../../verbs/units/units.ts';
import { on } from '../../ability.ts';
import { leader } from '../../leaders/leader.ts';
import { lineOf, type OwnUnits, ownUnits } from '../../own-units.ts';

const OSPHA = 'letani-ospha';
const MORE = 2;

interface Ship extends OwnUnits {
  readonly seat: Seat;
}

/** All players' non-fighter ships. */
const ships = (game: State): Ship[] =>
  seatsInPlay(game).flatMap(seat => ownUnits(game, seat, isNonFighterShip).map(own => ({ ...own, seat })));

const costOf = (game: State, seat: Seat, kind: Kind): number => statsOf(game, seat, kind).cost ?? 0;

/** Ship types that could replace a ship, up to MORE above its cost; its own type only from reinforcements. */
const successors = (game: State, { seat, ...ship }: Ship): UnitType[] =>
  shipTypes.filter(
    unit =>
      costOf(game, seat, unit) <= costOf(game, seat, ship) + MORE &&
      (unit === typeOf(ship) ? reinforcementsOf(game, seat, unit) > 0 : pieceAvailable(game, seat, unit)),
  );

const replaceable = (game: State): Ship[] => ships(game).filter(ship => successors(game, ship).length > 0);

/** The ship's owner may decline. It is replaced, not destroyed or produced: undamaged and free. */
export const letaniOspha = leader({
  id: OSPHA,
  faction: 'arborec',
  kind: 'agent',
  componentAction: {
    possible: game => replaceable(game).length > 0,
    *play(game, me) {
      const ship = yield* choose(me, `${OSPHA}.ship`, replaceable(game), {
        key: ({ seat, key }) => `${seat}:${key}`,
        at: each => ({ seat: each.seat, ...lineOf(each).at }),
      });
      const { seat, unit: replaced, area } = ship;
      const unit = yield* mayChoose(seat, `${OSPHA}.new`, successors(game, ship), {
        at: each => ({ unit: each, system: area.system }),
        prompt: { unit: replaced },
      });
      if (unit) yield* replaceUnits(game, seat, ship, unit, 1, area, ship.damaged ? 1 : 0);
    },
  },
});

const ENOUGH = 12;
const one = { max: 1 };

/** Before movement, so it can place ships in systems without ships. */
export const dirzugaRophal = leader({
  id: 'dirzuga-rophal',
  faction: 'arborec',
  kind: 'commander',
  unlocks: (game, me) =>
    planetsOf(game, me).reduce((sum, planet) => sum + groundForcesOn(game, planet, me), 0) >= ENOUGH,
  responses: [
    on(afterSystemActivated, {
      when: (game, me, { seat, system }) =>
        seat !== me &&
        producersIn(game, me, systemOf(game, system)).length > 0 &&
        producibleByEffect(game, me, { system, planet: null }, one).length > 0,
      *play(game, me, { system }) {
        yield* produceByEffect(game, me, { system, planet: null }, one);
      },
    }),
  ],
});

const HERO = 'letani-miasmiala';

/** Systems with ground forces of a seat, in space or on planets, where it could produce a unit. */
const growing = (game: State, me: Seat): SystemId[] =>
  game.systems
    .filter(system => {
      const isForce = (place: typeof system | (typeof system.planets)[number]) => those(isGroundForce, game, place);
      return (
        system.space.some(group => group.seat === me && isForce(system)(group)) ||
        system.planets.some(planet => planet.units.some(group => group.seat === me && isForce(planet)(group)))
      );
    })
    .map(({ id }) => id)
    .filter(system => producibleByEffect(game, me, { system, planet: null }, {}).length > 0);

/** One system at a time, each paid for separately. */
function* overgrow(game: State, me: Seat): Rule {
  const done: SystemId[] = [];
  for (;;) {
    const open = growing(game, me).filter(id => !done.includes(id));
    const system = yield* mayChoose(me, `${HERO}.system`, open, { at: id => ({ system: id }) });
    if (!system) return;
    done.push(system);
    yield* produceByEffect(game, me, { system, planet: null }, {});
  }
}

export const letaniMiasmiala = leader({
  id: HERO,
  faction: 'arborec',
  kind: 'hero',
  componentAction: { possible: (game, me) => growing(game, me).length > 0, play: overgrow },
});
