import { choose, type Rule, type Seat } from '@orrery/kernel';
import { type RelicId, relicIds } from '../../model/ids.ts';
import { planetsOf, playerOf } from '../../model/readers.ts';
import type { CardKey, State } from '../../model/state.ts';
import { whenObjectiveRevealed } from '../../moments/objectives/windows.ts';
import { purgeRelic } from '../../verbs/cards/relics.ts';
import { purgeAttachment } from '../../verbs/galaxy/attachments.ts';
import { filledDecks, replaceObjective } from '../../verbs/objectives/objectives.ts';
import { on, relic } from './relic.ts';

const isRelic = (card: CardKey): boolean => relicIds.includes(card as RelicId);

/** Includes relics attached to controlled planets. */
const relicsOf = (game: State, me: Seat): CardKey[] => [
  ...playerOf(game, me).relics,
  ...planetsOf(game, me).flatMap(({ attachments }) => attachments.filter(isRelic)),
];

const purge = (game: State, me: Seat, card: CardKey): Rule =>
  playerOf(game, me).relics.includes(card) ? purgeRelic(game, me, card) : purgeAttachment(game, card);

export const neuraloop = relic({
  id: 'neuraloop',
  responses: [
    on(whenObjectiveRevealed, {
      when: game => filledDecks(game).length > 0,
      *play(game, me, { objective }) {
        const relics = relicsOf(game, me);
        yield* purge(game, me, yield* choose(me, 'neuraloop', relics, { at: card => ({ card }) }));
        const deck = yield* choose(me, 'neuraloop.deck', filledDecks(game), { at: name => ({ deck: name }) });
        yield* replaceObjective(game, objective, deck);
      },
    }),
  ],
});
