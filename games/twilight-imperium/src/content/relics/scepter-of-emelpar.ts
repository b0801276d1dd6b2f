import { isReady } from '../../model/readers.ts';
import { strategyStandIns } from '../../moments/tokens/queries.ts';
import { modify, relic } from './relic.ts';

const id = 'scepter-of-emelpar';

/** Even if the strategy pool is empty: R-142. */
export const scepterOfEmelpar = relic({
  id,
  passive: [modify(strategyStandIns, (seat, cards, game) => (isReady(game, seat, id) ? [...cards, id] : cards))],
});
