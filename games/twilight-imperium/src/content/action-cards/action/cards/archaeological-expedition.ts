import type { Seat } from '@orrery/kernel';
import { type Trait, traits } from '../../../../model/ids.ts';
import { planetsOf } from '../../../../model/readers.ts';
import type { State } from '../../../../model/state.ts';
import { traitsOn } from '../../../../moments/galaxy/queries.ts';
import { hasCards, revealForFragments } from '../../../../verbs/galaxy/exploration.ts';
import { action } from '../../action-card.ts';

/** Exploration decks of the seat's planets. */
const digs = (game: State, me: Seat): Trait[] =>
  traits.filter(
    trait => hasCards(game, trait) && planetsOf(game, me).some(planet => traitsOn(game, planet).includes(trait)),
  );

export const archaeologicalExpedition = action({
  id: 'archaeological-expedition',
  possible: () => true,
  aims: (game, me) => digs(game, me).map(trait => ({ key: trait, at: { deck: trait } })),
  *resolve(game, me, _moment, { aim }) {
    yield* revealForFragments(game, me, aim as Trait, 3);
  },
});
