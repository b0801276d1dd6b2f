import { open, type Rule, reveal, type Seat, shuffle } from '@orrery/kernel';
import { move, moveAll, takeFrom } from '@orrery/tabletop';
import type { CardKey } from '../model/cards.ts';
import { emit } from '../model/events.ts';
import type { PlanetId } from '../model/ids.ts';
import { planets } from '../model/planets.ts';
import { empireOf, placeOf } from '../model/readers.ts';
import type { Planet, State } from '../model/state.ts';
import { warfareCost } from '../moments/queries.ts';
import { afterPlanetTurned } from '../moments/windows.ts';

/** Slots exist only face up, so that the state of a face-down planet reveals nothing. */
const faceDown = (id: PlanetId): Planet => ({ id, faceUp: false, colonies: [], filled: [], scorched: false });

/** What everybody sees of a planet's survey side. */
const back = (id: PlanetId) => {
  const { type, warfareCost, colonizeCost } = planets[id];
  return { type, warfareCost, colonizeCost };
};

/** The top planet, from a new deck of the discards when the old one has run out. */
function* nextPlanet(game: State): Rule<PlanetId | undefined> {
  if (game.planetDeck.length === 0 && game.planetDiscard.length > 0) {
    const order = yield* shuffle('planets', game.planetDiscard);
    game.planetDiscard = [];
    game.planetDeck = order;
    yield* emit('planets-reshuffled');
  }
  return game.planetDeck.pop();
}

/** Takes planets into the looking zone, where only `seat` sees them; fewer if there are no more. */
export function* lookAtPlanets(game: State, seat: Seat, count: number): Rule<PlanetId[]> {
  while (game.looking.length < count) {
    const planet = yield* nextPlanet(game);
    if (!planet) break;
    game.looking.push(planet);
  }
  const seen = [...game.looking];
  yield* reveal([seat], seen);
  yield* emit('looked', { seat, count: seen.length }, { [seat]: { planets: seen } });
  return seen;
}

/** Puts a planet being looked at into the empire, survey side up; the others go to the discards. */
export function* keepPlanet(game: State, seat: Seat, kept: PlanetId): Rule {
  takeFrom(game.looking, kept);
  const rest = [...game.looking];
  moveAll(game.looking, game.planetDiscard);
  yield* annexFaceDown(game, seat, kept);
  yield* reveal('all', rest);
  if (rest.length > 0) yield* emit('planets-discarded', { seat, planets: rest });
}

export function* annexFaceDown(game: State, seat: Seat, planet: PlanetId): Rule {
  const empire = empireOf(game, seat);
  empire.planets.push(faceDown(planet));
  yield* emit('annexed', { seat, place: empire.planets.length - 1, ...back(planet) }, { [seat]: { planet } });
}

/** The top planet of the deck, unseen, into the empire. */
export function* annexTopPlanet(game: State, seat: Seat): Rule {
  const planet = yield* nextPlanet(game);
  if (!planet) return;
  yield* reveal([seat], [planet]);
  yield* annexFaceDown(game, seat, planet);
}

/** Tucks a played or acting card under a planet, as colonies. */
export function* tuck(game: State, seat: Seat, card: CardKey, planet: Planet): Rule {
  const empire = empireOf(game, seat);
  if (empire.acting === card) {
    empire.acting = null;
    planet.colonies.push(card);
  } else move(card, empire.played, planet.colonies);
  yield* emit('tucked', { seat, card, place: placeOf(empire, planet) });
}

/** Turns a planet face up; its colonies go to the discard pile at once (ED 18). */
function* turnFaceUp(game: State, seat: Seat, planet: Planet, how: 'settled' | 'attacked'): Rule {
  const empire = empireOf(game, seat);
  const place = placeOf(empire, planet);
  planet.faceUp = true;
  planet.filled = planets[planet.id].slots.map(() => false);
  moveAll(planet.colonies, empire.discard);
  yield* reveal('all', [planet.id]);
  yield* emit(how, { seat, place, planet: planet.id });
  yield* open(game, afterPlanetTurned, { seat, place, how });
}

export function* settle(game: State, seat: Seat, planet: Planet): Rule {
  yield* turnFaceUp(game, seat, planet, 'settled');
}

/** Pays the fighters and turns the planet (ED 13). */
export function* attack(game: State, seat: Seat, planet: Planet): Rule {
  empireOf(game, seat).fighters -= warfareCost(game, seat, planet);
  yield* turnFaceUp(game, seat, planet, 'attacked');
}

/** A planet that holds no resources for the rest of the game; the fighter left on it is only a marker. */
export function* scorch(game: State, seat: Seat, planet: Planet): Rule {
  planet.scorched = true;
  planet.filled = planet.filled.map(() => false);
  yield* emit('scorched', { seat, place: placeOf(empireOf(game, seat), planet) });
}

/** Fills every slot without producing. */
export function* fillSlots(game: State, seat: Seat, planet: Planet): Rule {
  if (planet.scorched) return;
  planet.filled = planet.filled.map(() => true);
  yield* emit('filled', { seat, place: placeOf(empireOf(game, seat), planet) });
}
