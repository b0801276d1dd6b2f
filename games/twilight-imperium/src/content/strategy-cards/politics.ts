import { choose } from '@orrery/kernel';
import { seatsInPlay } from '../../model/readers.ts';
import { bar, because } from '../../model/reasons.ts';
import type { StrategyCard } from '../../moments/phases/registry.ts';
import { drawActionCards, rearrangeAgendas } from '../../verbs/cards/cards.ts';
import { makeSpeaker } from '../../verbs/phases/speaker.ts';

export const politics: StrategyCard = {
  id: 'politics', // LRR 66

  *primary(game, me) {
    const others = seatsInPlay(game).filter(seat => seat !== game.speaker);
    const speaker = yield* choose(me, 'politics.speaker', others, {
      key: String,
      at: seat => ({ seat }),
      barred: () => [bar(String(game.speaker), { seat: game.speaker }, because('politics.speaker', 'LRR 66.2i'))],
    });
    yield* makeSpeaker(game, speaker);
    yield* drawActionCards(game, me, 2); // LRR 66.2ii
    yield* rearrangeAgendas(game, me, 2); // LRR 66.2iii
  },

  *secondary(game, me) {
    yield* drawActionCards(game, me, 2); // LRR 66.3
  },
};
