import type { Seat } from '@orrery/kernel';
import type { PlanetId } from '../model/ids.ts';
import { planets } from '../model/planets.ts';
import { researchPlanets } from '../model/setup.ts';
import type { State } from '../model/state.ts';
import { onlooker } from './view.ts';

const sameBack = (a: PlanetId, b: PlanetId): boolean => {
  const [one, two] = [planets[a], planets[b]];
  return one.type === two.type && one.warfareCost === two.warfareCost && one.colonizeCost === two.colonizeCost;
};

/** Everybody knows which planets the learning game does without. */
const isLeftOut = (planet: PlanetId): boolean => (researchPlanets as readonly PlanetId[]).includes(planet);

/** Pieces that a seat cannot tell apart: others' hands and decks, its own deck, planets it has not seen. */
export function hidden(game: State, seat: Seat | null): string[][] {
  const cards = game.seats.map((empire, each) => (each === seat ? [...empire.deck] : [...empire.deck, ...empire.hand]));
  const unseen = onlooker(game) === seat ? [] : game.looking;
  const buried = game.planetDeck.slice(0, -1);
  const faceDown = game.seats.flatMap((empire, each) =>
    each === seat ? [] : empire.planets.filter(planet => !planet.faceUp).map(planet => planet.id),
  );
  const out = game.options.learning ? game.planetsOut.filter(planet => !isLeftOut(planet)) : game.planetsOut;
  const unknown = [...game.planetDeck, ...unseen, ...faceDown, ...out];
  const byBack = unknown.map(planet => unknown.filter(other => sameBack(planet, other)));
  const distinct = byBack.filter((pool, i) => pool[0] === unknown[i]);
  return [...cards, [...buried, ...unseen], ...distinct];
}
