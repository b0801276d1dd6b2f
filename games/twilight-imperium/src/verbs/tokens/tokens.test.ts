import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { given } from '../../testing/index.ts';
import { gainTokens, placeToken, removeToken, spendTokenInto } from './tokens.ts';

const table = () => given('sol', 'hacan', 'letnev');

proves('LRR 20.2, LRR 52.4', 'gained tokens go from the reinforcements into pools of choice', () => {
  const { seat } = table().runs(game => gainTokens(game, 0, 3));
  const sol = seat(0).isAsked('gain-tokens').isOfferedLines({ tactic: 3, fleet: 3, strategy: 3 }).isBound(3, 3);
  sol.allots({ tactic: 1, fleet: 2 });
  deepEqual(sol.tokens, { tactic: 4, fleet: 5, strategy: 2, reinforcements: 5 });
});

proves('LRR 20.3, LRR 20.3a', 'no more are gained than the reinforcements hold', () => {
  const some = table()
    .tokens(0, { tactic: 9 })
    .runs(game => gainTokens(game, 0, 3));
  some.seat(0).isAsked('gain-tokens').isBound(2, 2).allots({ strategy: 2 });
  equal(some.seat(0).tokens.reinforcements, 0);

  const none = table()
    .tokens(0, { tactic: 11 })
    .runs(game => gainTokens(game, 0, 3));
  none.seat(0).isNotAsked();
});

proves('LRR 20.3b', 'a token that must be placed comes from the reinforcements, or else from a pool of choice', () => {
  const spare = table().runs(game => placeToken(game, 0, '19'));
  deepEqual(spare.seat(0).isNotAsked().tokens, { tactic: 3, fleet: 3, strategy: 2, reinforcements: 7 });

  const bare = table()
    .tokens(0, { tactic: 13, fleet: 3, strategy: 0 })
    .runs(game => placeToken(game, 0, '19'));
  bare.seat(0).isAsked('place-token-from').isOffered('tactic', 'fleet').chooses('fleet');
  deepEqual(bare.seat(0).tokens, { tactic: 13, fleet: 2, strategy: 0, reinforcements: 0 });
  deepEqual(bare.seat(0).tokensOnBoard, ['19']);
});

proves('LRR 20.3b', 'but not where one lies already', () => {
  const { seat } = table()
    .tokens(0, { tactic: 12, fleet: 3, strategy: 0 })
    .token(0, '19')
    .runs(game => placeToken(game, 0, '19'));
  deepEqual(seat(0).isNotAsked().tokens, { tactic: 12, fleet: 3, strategy: 0, reinforcements: 0 });
});

proves('LRR 20.6', 'a token spent into a system with an own one goes to the reinforcements', () => {
  const { seat } = table()
    .token(0, '19')
    .runs(game => spendTokenInto(game, 0, 'strategy', '19'));
  deepEqual(seat(0).tokens, { tactic: 3, fleet: 3, strategy: 1, reinforcements: 8 });
  deepEqual(seat(0).tokensOnBoard, ['19']);
});

proves('LRR 20.3', 'a token taken off the board goes to the reinforcements', () => {
  const { seat } = table()
    .token(0, '19', '18')
    .token(1, '19')
    .runs(game => removeToken(game, 0, '19'));
  deepEqual([seat(0).tokensOnBoard, seat(1).tokensOnBoard], [['18'], ['19']]);
  equal(seat(0).tokens.reinforcements, 7);
});
