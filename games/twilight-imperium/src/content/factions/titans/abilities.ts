import { choose, chooseSome, type Rule, type Seat } from '@orrery/kernel';
import { hasTokenOn, planetsWithToken, spareTokens, tokensOn } from '../../../model/galaxy/planet-tokens.ts';
import type { PlanetId } from '../../../model/galaxy/planets.ts';
import type { Planet, System } from '../../../model/galaxy/state.ts';
import { activeSystem, planetOf, systemOf } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import type { Mark } from '../../../model/units/kinds.ts';
import { fightsOnArrival, mayBeShotAtLanding } from '../../../moments/combat/queries.ts';
import { afterExplored } from '../../../moments/galaxy/windows.ts';
import { beforeControlEstablished, beforeInvasion, startOfGroundCombat } from '../../../moments/invasion/windows.ts';
import { afterSystemActivated } from '../../../moments/movement/windows.ts';
import { movePlanetToken, placePlanetToken, removePlanetToken } from '../../../verbs/galaxy/planet-tokens.ts';
import { meetOthers } from '../../../verbs/invasion/contested.ts';
import { markUnits } from '../../../verbs/units/marks.ts';
import { callBack } from '../../../verbs/units/recall.ts';
import { placeStructureIn, takesStructure } from '../../../verbs/units/structures.ts';
import { allow, forbid, on } from '../../ability.ts';
import { ability } from '../faction.ts';

const SLEEPER = 'sleeper';
const SUPPLY = 'supply';

/** From where a sleeper can come: from beside the board, or from another planet. */
const originsOf = (game: State, me: Seat): (typeof SUPPLY | PlanetId)[] => [
  ...(spareTokens(game, SLEEPER, me) > 0 ? ([SUPPLY] as const) : []),
  ...planetsWithToken(game, SLEEPER, me).map(({ id }) => id),
];

export const terragenesis = ability('terragenesis', {
  responses: [
    on(afterExplored, {
      when: (game, me, { seat, planet }) => seat === me && tokensOn(planetOf(game, planet), SLEEPER).length === 0,
      *play(game, me, { planet }) {
        const origins = originsOf(game, me);
        const from =
          origins.length === 1
            ? origins[0]!
            : yield* choose(me, 'terragenesis', origins, {
                at: each => (each === SUPPLY ? { area: each } : { planet: each }),
                prompt: { planet },
              });
        if (from === SUPPLY) yield* placePlanetToken(game, me, SLEEPER, planet);
        else yield* movePlanetToken(game, me, SLEEPER, from, planet);
      },
    }),
  ],
});

/** Sleepers that lay in the system when it was activated, as far as a PDS can take their place. */
const sleepersIn = (game: State, me: Seat, before: System): Planet[] =>
  systemOf(game, before.id).planets.filter(
    planet =>
      before.planets.some(each => each.id === planet.id && hasTokenOn(each, SLEEPER, me)) &&
      hasTokenOn(planet, SLEEPER, me) &&
      takesStructure(game, me, planet, 'pds'),
  );

/** Until it fights, what came in place of a sleeper is apart from what is committed to the same planet. */
const AWAKENED: Mark = 'awakened';

/** Own ground forces where a combat is bound to come: none of them is committed yet. */
function* setApart(game: State, me: Seat): Rule {
  const { system, contested = [] } = game.tactical!;
  for (const planet of activeSystem(game).planets.filter(({ id }) => contested.includes(id)))
    for (const group of planet.units.filter(({ seat }) => seat === me).map(each => ({ ...each })))
      yield* markUnits(
        game,
        me,
        group,
        group.count,
        { system, planet: planet.id },
        { mark: AWAKENED, damaged: group.damaged },
      );
}

/** They are like any other from now on. */
function* bringTogether(game: State, me: Seat, planets: readonly Planet[]): Rule {
  const { system } = game.tactical!;
  for (const { id: planet, units } of planets)
    for (const group of units.filter(({ seat, mark }) => seat === me && mark === AWAKENED).map(each => ({ ...each })))
      yield* markUnits(game, me, group, group.count, { system, planet }, { mark: null, damaged: group.damaged });
}

const isSetApart = (planet: Planet, me: Seat): boolean =>
  planet.units.some(({ seat, mark }) => seat === me && mark === AWAKENED);

/** Has whoever performs the action units on planets where they have to fight, and which they did not commit there? */
const isContested = ({ tactical }: State): boolean => tactical!.contested?.some(place => place !== null) === true;

/** Each of the tokens may stay or go. */
export const awaken = ability('awaken', {
  passive: [forbid(mayBeShotAtLanding, ({ mark }) => mark === AWAKENED)],
  responses: [
    on(afterSystemActivated, {
      when: (game, me, { seat, before }) => seat === me && sleepersIn(game, me, before).length > 0,
      *play(game, me, { system, before }) {
        const sleepers = sleepersIn(game, me, before);
        const chosen =
          sleepers.length === 1
            ? sleepers
            : yield* chooseSome(me, 'awaken', sleepers, { at: ({ id }) => ({ planet: id }), min: 1 });
        for (const { id: planet } of chosen) {
          if (!takesStructure(game, me, planetOf(game, planet), 'pds')) continue; // there was one PDS for two of them
          yield* callBack(game, me, 'pds', 1);
          yield* removePlanetToken(game, me, SLEEPER, planet);
          meetOthers(game, me, { system, planet });
          yield* placeStructureIn(game, me, 'pds', { system, planet });
        }
      },
    }),
    on(beforeInvasion, {
      must: true,
      atOnce: true,
      when: (game, me, { seat }) => seat === me && isContested(game),
      play: setApart,
    }),
    on(startOfGroundCombat, {
      must: true,
      atOnce: true,
      when: (game, me, { planet }) => isSetApart(planetOf(game, planet), me),
      play: (game, me, { planet }) => bringTogether(game, me, [planetOf(game, planet)]),
    }),
    on(beforeControlEstablished, {
      must: true,
      atOnce: true,
      when: (game, me) => activeSystem(game).planets.some(planet => isSetApart(planet, me)),
      play: (game, me) => bringTogether(game, me, activeSystem(game).planets),
    }),
  ],
});

/** Wherever its flagship or Awaken places units, verbs ask whether they fight there. */
export const coalescence = ability('coalescence', { passive: [allow(fightsOnArrival, () => true)] });
