import type { Rule, Seat } from '@orrery/kernel';
import { planetToChange, playerToChange } from '../../model/changes.ts';
import { emit } from '../../model/events/index.ts';
import type { PlanetId } from '../../model/galaxy/planets.ts';
import { everyPlanet, planetsOf, seatsClockwise } from '../../model/readers.ts';
import type { CardKey, State } from '../../model/state.ts';
import { agendaReadies } from '../../moments/agenda/queries.ts';
import { gainGoodsOfReadied } from '../factions/goods-on-leaders.ts';
import { readyAbility } from '../galaxy/legendary.ts';
import { readyPlanets } from './economy.ts';

/** Readies planets, technologies, relics, leaders and the abilities of legendary planets of these seats. */
export function* readyEverything(game: State, seats: readonly Seat[]): Rule {
  for (const seat of seats) {
    playerToChange(game, seat).exhausted = [];
    for (const { id } of planetsOf(game, seat)) {
      readyAbility(game, id);
      const planet = planetToChange(game, id);
      planet.exhausted = false;
      planet.exhaustedCards = [];
    }
  }
  yield* emit('cards-readied');
  yield* gainGoodsOfReadied(game, seats);
}

export function* readyPlanet(game: State, id: PlanetId): Rule {
  planetToChange(game, id).exhausted = false;
  yield* emit('planet-readied', { planet: id });
}

/** Readies planets only, for the end of the agenda phase (LRR 8.4); a seat with a limit chooses which. */
export function* readyAllPlanets(game: State): Rule {
  for (const seat of seatsClockwise(game, game.speaker)) {
    const most = agendaReadies(game, seat, Number.POSITIVE_INFINITY);
    const exhausted = planetsOf(game, seat).filter(planet => planet.exhausted);
    if (exhausted.length > most) yield* readyPlanets(game, seat, { upTo: most, all: true });
    else for (const { id } of exhausted) planetToChange(game, id).exhausted = false;
  }
  yield* emit('planets-readied');
}

/** A component that can be exhausted: a planet, an attachment, a legendary planet's ability, a player's card. */
export type Exhausted =
  | { readonly planet: PlanetId }
  | { readonly attachment: CardKey }
  | { readonly ability: PlanetId }
  | { readonly card: CardKey; readonly seat: Seat };

/** Readies one component of any player. */
export function* readyComponent(game: State, what: Exhausted): Rule {
  if ('planet' in what) {
    yield* readyPlanet(game, what.planet);
    return;
  }
  if ('ability' in what) {
    readyAbility(game, what.ability);
    yield* emit('ability-readied', { planet: what.ability });
    return;
  }
  if ('attachment' in what) {
    for (const planet of everyPlanet(game))
      if (planet.exhaustedCards.includes(what.attachment))
        planetToChange(game, planet.id).exhaustedCards = planet.exhaustedCards.filter(card => card !== what.attachment);
    yield* emit('card-readied', { card: what.attachment });
    return;
  }
  const player = playerToChange(game, what.seat);
  player.exhausted = player.exhausted.filter(card => card !== what.card);
  yield* emit('card-readied', { card: what.card });
  yield* gainGoodsOfReadied(game, [what.seat]);
}
