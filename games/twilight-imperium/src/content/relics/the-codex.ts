import { chooseSome } from '@orrery/kernel';
import { takeDiscarded } from '../../verbs/cards/cards.ts';
import { purgeRelic } from '../../verbs/cards/relics.ts';
import { relic } from './relic.ts';

export const theCodex = relic({
  id: 'the-codex',
  componentAction: {
    possible: () => true,
    *play(game, me) {
      yield* purgeRelic(game, me, 'the-codex');
      const cards = yield* chooseSome(me, 'the-codex', game.actionCards.discard, { at: card => ({ card }), max: 3 });
      yield* takeDiscarded(game, me, cards);
    },
  },
});
