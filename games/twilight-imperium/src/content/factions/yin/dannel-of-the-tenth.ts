import { type Amounts, allocate, chooseSome, type Ending, next, open, type Rule, type Seat } from '@orrery/kernel';
import { type PlanetId, planets } from '../../../model/galaxy/planets.ts';
import type { Planet } from '../../../model/galaxy/state.ts';
import { allPlanets, countOf, isMecatol, planetOf, planetsOf, systemWith } from '../../../model/readers.ts';
import { because } from '../../../model/reasons.ts';
import type { State } from '../../../model/state.ts';
import { isHomeSystem } from '../../../moments/galaxy/systems.ts';
import { mayCommitTo } from '../../../moments/invasion/queries.ts';
import { afterGroundForcesCommitted, type Landed } from '../../../moments/invasion/windows.ts';
import { fightForPlanets, purgeHero } from '../../../moments/steps.ts';
import { readyPlanet } from '../../../verbs/economy/readying.ts';
import { commitFromReinforcements } from '../../../verbs/invasion/landing.ts';
import { canPayToLand, payToLand } from '../../../verbs/invasion/landing-prices.ts';
import { placeUnits } from '../../../verbs/units/units.ts';
import { leader } from '../../leaders/leader.ts';

const HERO = 'dannel-of-the-tenth';

const infantryOn = (me: Seat, { units }: Planet): number => countOf(units, me, unit => unit === 'infantry');

/** Doubles the infantry on chosen planets; readies all other own ones. */
function* spinUp(game: State, me: Seat): Rule {
  const manned = allPlanets(game)
    .map(({ planet }) => planet)
    .filter(planet => infantryOn(me, planet) > 0);
  const grown = yield* chooseSome(me, `${HERO}.planets`, manned, { at: ({ id }) => ({ planet: id }) });
  for (const planet of grown)
    yield* placeUnits(game, me, 'infantry', infantryOn(me, planet), {
      system: systemWith(game, planet.id).id,
      planet: planet.id,
    });
  for (const { id, exhausted } of planetsOf(game, me))
    if (exhausted && !grown.some(planet => planet.id === id)) yield* readyPlanet(game, id);
}

/** Planets in non-home systems to which infantry may be committed. */
const goals = (game: State, me: Seat): Planet[] =>
  allPlanets(game)
    .filter(({ planet, system }) => {
      const isOpen = !planets[planet.id].station && !(game.custodians && isMecatol(planet.id));
      return (
        !isHomeSystem(game, system.id) &&
        mayCommitTo(game, { seat: me, planet }, isOpen) &&
        canPayToLand(game, me, [planet])
      );
    })
    .map(({ planet }) => planet);

const MOST = 3;

const worlds = (game: State, landings: Amounts): Planet[] =>
  Object.keys(landings).map(id => planetOf(game, id as PlanetId));

/** Commits all infantry before any combat; no activation, no Space Cannon. */
function* disseminate(game: State, me: Seat): Rule<Ending> {
  const lines = goals(game, me).map(({ id }) => ({ key: id, at: { planet: id }, min: 0, max: MOST }));
  const chosen = yield* allocate(me, `${HERO}.infantry`, lines, {
    min: 1,
    max: MOST,
    check: landings => canPayToLand(game, me, worlds(game, landings)) || because('commit.too-little', 'LRR 47.2'),
    suggest: { [lines[0]!.key]: MOST },
  });
  yield* payToLand(game, me, worlds(game, chosen));
  const landings = Object.entries(chosen) as [PlanetId, number][];
  for (const [planet, count] of landings)
    yield* commitFromReinforcements(game, me, 'infantry', count, { system: systemWith(game, planet).id, planet });
  const committed: PlanetId[] = [];
  for (const system of new Set(landings.map(([planet]) => systemWith(game, planet).id))) {
    const here = landings.filter(([planet]) => systemWith(game, planet).id === system);
    const landed: Landed[] = here.map(([planet, count]) => ({ planet, unit: 'infantry', count, damaged: 0 }));
    const moment = { seat: me, system, planets: here.map(([planet]) => planet), landed };
    yield* open(game, afterGroundForcesCommitted, moment);
    committed.push(...moment.landed.map(({ planet }) => planet));
  }
  return next(
    fightForPlanets({ seat: me, planets: committed.filter(id => planetOf(game, id)) }),
    purgeHero({ seat: me, leader: HERO }),
  );
}

/** PoK: doubles infantry or readies planets. Codex III: commits infantry anywhere. */
export const dannelOfTheTenth = leader({
  id: HERO,
  faction: 'yin',
  kind: 'hero',
  editions: {
    pok: {
      componentAction: {
        possible: (game, me) =>
          planetsOf(game, me).some(({ exhausted }) => exhausted) ||
          allPlanets(game).some(({ planet }) => infantryOn(me, planet) > 0),
        play: spinUp,
      },
    },
    codex3: { componentAction: { possible: (game, me) => goals(game, me).length > 0, play: disseminate } },
  },
});
