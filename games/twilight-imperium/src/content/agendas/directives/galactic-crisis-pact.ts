import { mayChoose } from '@orrery/kernel';
import type { StrategyCardId } from '../../../model/ids.ts';
import { seatsClockwise } from '../../../model/readers.ts';
import { resolveSecondaryFreely } from '../../../verbs/phases/strategy-cards.ts';
import { agenda } from '../agenda.ts';

const id = 'galactic-crisis-pact';

export const galacticCrisisPact = agenda({
  id,
  *elected(game, outcome) {
    const card = outcome as StrategyCardId;
    for (const seat of seatsClockwise(game, game.speaker)) {
      const used = yield* mayChoose(seat, id, [card], { at: each => ({ strategyCard: each }) });
      if (used) yield* resolveSecondaryFreely(game, seat, card);
    }
  },
});
