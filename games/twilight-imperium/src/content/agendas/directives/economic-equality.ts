import type { Rule } from '@orrery/kernel';
import { seatsClockwise } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { gainTradeGoodsTogether, loseTradeGoods } from '../../../verbs/economy/economy.ts';
import { agenda } from '../agenda.ts';

function* returnAll(game: State): Rule {
  for (const seat of seatsClockwise(game, game.speaker)) yield* loseTradeGoods(game, seat);
}

export const economicEquality = agenda({
  id: 'economic-equality',
  *for(game) {
    yield* returnAll(game);
    yield* gainTradeGoodsTogether(
      game,
      seatsClockwise(game, game.speaker).map(seat => ({ seat, count: 5 })),
    );
  },
  against: returnAll,
});
