import { type Rule, reveal, type Seat } from '@orrery/kernel';
import { playerToChange } from '../../model/changes.ts';
import { emit } from '../../model/events/index.ts';
import { playerOf } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { gainTradeGoods } from '../economy/economy.ts';
import { discardActionCards } from './cards.ts';

/** A seat discards its action cards, gives `to` all its trade goods and shows it its secret objectives. */
export function* surrenderHoldings(game: State, seat: Seat, to: Seat): Rule {
  const player = playerOf(game, seat);
  if (player.actionCards.length > 0) yield* discardActionCards(game, seat, [...player.actionCards]);
  const count = player.tradeGoods;
  if (count > 0) {
    playerToChange(game, seat).tradeGoods = 0;
    yield* emit('trade-goods-handed-over', { seat, to, count });
    yield* gainTradeGoods(game, to, count, 'elsewhere');
  }
  if (player.secrets.length === 0) return;
  yield* reveal([to], player.secrets);
  yield* emit('secrets-shown-to', { seat, to, count: player.secrets.length }, { [to]: { cards: [...player.secrets] } });
}
