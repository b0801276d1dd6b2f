import { type Pool, traits } from '../../model/ids.ts';
import { playerOf } from '../../model/readers.ts';
import { discardChosen, purgeFragments } from '../../verbs/cards/cards.ts';
import { pay, spendableTotal } from '../../verbs/economy/economy.ts';
import { spendableGoods, spendTradeGoods } from '../../verbs/economy/goods.ts';
import { canPayEach, payEach } from '../../verbs/economy/mixed-payment.ts';
import { spendable, spendTokens } from '../../verbs/tokens/tokens.ts';
import { type Condition, reached, spending } from './condition.ts';

const spend = (price: number, currency: 'resources' | 'influence'): Condition =>
  spending(
    reached(currency, price, (game, seat) => spendableTotal(game, seat, currency)),
    (game, seat) => pay(game, seat, price, currency),
  );

const spendGoods = (count: number): Condition =>
  spending(
    reached('trade-goods', count, (game, seat) => spendableGoods(game, seat)),
    (game, seat) => spendTradeGoods(game, seat, count),
  );

const pools: readonly Pool[] = ['tactic', 'strategy'];

const spendCommandTokens = (count: number): Condition =>
  spending(
    reached('command-tokens', count, (game, seat) => pools.reduce((sum, pool) => sum + spendable(game, seat, pool), 0)),
    (game, seat) => spendTokens(game, seat, count, pools),
  );

/** Spend `count` influence, resources and trade goods. */
const spendEach = (count: number): Condition => ({
  isMet: (game, seat) => canPayEach(game, seat, count),
  progress: (game, seat) => {
    let have = count;
    while (have > 0 && !canPayEach(game, seat, have)) have--;
    return [{ what: 'each-kind', have, need: count }];
  },
  pay: (game, seat) => payEach(game, seat, count),
});

export const ofSpending = {
  'erect-a-monument': spend(8, 'resources'),
  'found-a-golden-age': spend(16, 'resources'),

  'sway-the-council': spend(8, 'influence'),
  'manipulate-galactic-law': spend(16, 'influence'),

  'negotiate-trade-routes': spendGoods(5),
  'centralize-galactic-trade': spendGoods(10),

  'lead-from-the-front': spendCommandTokens(3),
  'galvanize-the-people': spendCommandTokens(6),

  'amass-wealth': spendEach(3),
  'hold-vast-reserves': spendEach(6),

  'form-a-spy-network': spending(
    reached('action-cards', 5, (game, seat) => playerOf(game, seat).actionCards.length),
    (game, seat) => discardChosen(game, seat, 5),
  ),
  'destroy-heretical-works': spending(
    reached('fragments', 2, (game, seat) => {
      const { fragments } = playerOf(game, seat);
      return traits.reduce((sum, trait) => sum + fragments[trait], fragments.frontier);
    }),
    (game, seat) => purgeFragments(game, seat, 2),
  ),
};
