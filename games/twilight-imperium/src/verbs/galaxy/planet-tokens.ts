import { invariant, type Rule, type Seat } from '@orrery/kernel';
import { type Changing, planetToChange } from '../../model/changes.ts';
import { emit } from '../../model/events/index.ts';
import { spareTokens } from '../../model/galaxy/planet-tokens.ts';
import type { PlanetId } from '../../model/galaxy/planets.ts';
import type { Planet } from '../../model/galaxy/state.ts';
import type { PlanetTokenId } from '../../model/ids.ts';
import { planetOf } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';

function lay(game: State, seat: Seat, id: PlanetTokenId, planet: PlanetId): void {
  const { factionTokens = [] } = planetOf(game, planet);
  planetToChange(game, planet).factionTokens = [...factionTokens, { id, seat }];
}

/** Removes tokens from a planet without an event. */
export function takeTokens(planet: Changing<Planet>, which: (seat: Seat, id: PlanetTokenId) => boolean): void {
  if (!planet.factionTokens) return;
  const left = planet.factionTokens.filter(({ seat, id }) => !which(seat, id));
  if (left.length > 0) planet.factionTokens = left;
  else delete planet.factionTokens;
}

/** Puts an unused faction token on a planet. */
export function* placePlanetToken(game: State, seat: Seat, token: PlanetTokenId, planet: PlanetId): Rule {
  invariant(spareTokens(game, token, seat) > 0, () => `seat ${seat} has no ${token} left`);
  lay(game, seat, token, planet);
  yield* emit('planet-token-placed', { seat, token, planet });
}

/** Moves it to another planet. */
export function* movePlanetToken(game: State, seat: Seat, token: PlanetTokenId, from: PlanetId, to: PlanetId): Rule {
  takeTokens(planetToChange(game, from), (owner, id) => owner === seat && id === token);
  lay(game, seat, token, to);
  yield* emit('planet-token-moved', { seat, token, from, planet: to });
}

/** Returns it to its owner. */
export function* removePlanetToken(game: State, seat: Seat, token: PlanetTokenId, planet: PlanetId): Rule {
  takeTokens(planetToChange(game, planet), (owner, id) => owner === seat && id === token);
  yield* emit('planet-token-removed', { seat, token, planet });
}

/** Returns all faction tokens on a planet to their owners. */
export function* returnPlanetTokens(game: State, planet: PlanetId): Rule {
  for (const { id, seat } of planetOf(game, planet).factionTokens ?? [])
    yield* removePlanetToken(game, seat, id, planet);
}
