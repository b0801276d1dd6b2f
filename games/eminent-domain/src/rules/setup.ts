import { next, reveal, shuffle, step } from '@orrery/kernel';
import { takeFrom } from '@orrery/tabletop';
import { emit } from '../model/events.ts';
import { startPlanetIds } from '../model/ids.ts';
import type { State } from '../model/state.ts';
import { drawCards } from '../verbs/cards.ts';
import { annexFaceDown } from '../verbs/planets.ts';
import { turn } from './turn.ts';

/** Shuffles, deals a Start Planet and five cards to each, and draws the start player (ED "Setup"). */
export const setup = step<State>('ed/setup');
setup.body(function* (game) {
  game.planetDeck = yield* shuffle('planets', game.planetDeck);
  const starts = yield* shuffle('start-planets', startPlanetIds);
  for (const [seat, empire] of game.seats.entries()) {
    empire.deck = yield* shuffle(`deck-${seat}`, empire.deck);
    const planet = takeFrom(game.planetsOut, starts[seat]!);
    yield* reveal([seat], [planet]);
    yield* annexFaceDown(game, seat, planet);
  }
  const [first] = yield* shuffle('start-player', [...game.seats.keys()]);
  game.start = first!;
  yield* emit('start-player', { seat: first! });
  for (const seat of game.seats.keys()) yield* drawCards(game, seat, 5);
  return next(turn({ seat: first! }));
});
