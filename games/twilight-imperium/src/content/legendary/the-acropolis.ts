import { choose, type Seat, type Target } from '@orrery/kernel';
import { type TechnologyId, technologyIds } from '../../model/ids.ts';
import { everyPlanet, playerOf, seatsInPlay } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { endOfTurn } from '../../moments/phases/windows.ts';
import { type Exhausted, readyComponent } from '../../verbs/economy/readying.ts';
import { on } from '../ability.ts';
import { abilityOn, legendary } from './legendary.ts';

const id = 'the-acropolis';
const planet = 'emelpar';

interface Tired {
  readonly key: string;
  readonly at: Target;
  readonly what: Exhausted;
}

const isTechnology = (card: string): card is TechnologyId => technologyIds.includes(card as TechnologyId);

function targetOf(game: State, seat: Seat, card: string): Target {
  if (isTechnology(card)) return { technology: card };
  return playerOf(game, seat).leaders.some(leader => leader.id === card) ? { leader: card } : { card };
}

/** All players' exhausted cards, except strategy cards. */
const exhausted = (game: State): Tired[] => [
  ...everyPlanet(game).flatMap(({ id: world, ...rest }): Tired[] => [
    ...(rest.exhausted && rest.controller !== null
      ? [{ key: world, at: { planet: world }, what: { planet: world } }]
      : []),
    ...rest.exhaustedCards.map(card => ({ key: card, at: { card }, what: { attachment: card } })),
  ]),
  ...game.legendaryExhausted
    .filter(world => world !== planet)
    .map(world => ({ key: `ability:${world}`, at: { card: abilityOn(world) }, what: { ability: world } })),
  ...seatsInPlay(game).flatMap((seat: Seat) =>
    playerOf(game, seat).exhausted.map(card => ({
      key: `${card}@${seat}`,
      at: targetOf(game, seat, card),
      what: { card, seat },
    })),
  ),
];

export const theAcropolis = legendary({
  id,
  planet,
  responses: [
    on(endOfTurn, {
      exhausts: true,
      when: (game, me, { seat }) => seat === me && exhausted(game).length > 0,
      *play(game, me) {
        const { what } = yield* choose(me, id, exhausted(game), { key: each => each.key, at: each => each.at });
        yield* readyComponent(game, what);
      },
    }),
  ],
});
