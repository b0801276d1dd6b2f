import { specialties } from '../../model/ids.ts';
import { isReady } from '../../model/readers.ts';
import { prerequisiteWaivers } from '../../moments/cards/queries.ts';
import { whenResearching } from '../../moments/cards/windows.ts';
import { drawActionCards } from '../../verbs/cards/cards.ts';
import { exhaustRelic } from '../../verbs/cards/relics.ts';
import { modify, on, relic } from './relic.ts';

const id = 'the-prophets-tears';

export const theProphetsTears = relic({
  id,
  passive: [
    modify(prerequisiteWaivers, ({ seat }, cards, game) =>
      isReady(game, seat, id)
        ? [
            ...cards,
            { card: id, at: { card: id }, colours: specialties, use: (state, me) => exhaustRelic(state, me, id) },
          ]
        : cards,
    ),
  ],
  responses: [
    on(whenResearching, {
      exhausts: true,
      when: (_game, me, { seat }) => seat === me,
      play: (game, me) => drawActionCards(game, me, 1),
    }),
  ],
});
