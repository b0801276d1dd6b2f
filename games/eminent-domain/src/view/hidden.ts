import type { Seat } from '@orrery/kernel';
import { type PlanetId, planetIds } from '../model/ids.ts';
import { planets } from '../model/planets.ts';
import { researchPlanets } from '../model/setup.ts';
import type { State } from '../model/state.ts';
import { onlooker } from './view.ts';

/** What the survey side of each planet shows, as one text. */
const backs = new Map(
  planetIds.map(id => {
    const { type, warfareCost, colonizeCost } = planets[id];
    return [id, `${type} ${warfareCost} ${colonizeCost}`];
  }),
);

/** The planets of each survey side. */
function byBack(unknown: readonly PlanetId[]): PlanetId[][] {
  const pools = new Map<string, PlanetId[]>();
  for (const planet of unknown) {
    const back = backs.get(planet)!;
    const pool = pools.get(back);
    if (pool) pool.push(planet);
    else pools.set(back, [planet]);
  }
  return [...pools].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, pool]) => pool); // by back, not by place
}

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
  return [...cards, [...buried, ...unseen], ...byBack(unknown)];
}
