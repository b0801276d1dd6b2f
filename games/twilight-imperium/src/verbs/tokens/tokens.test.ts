import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { given } from '../../testing/index.ts';
import { gainTokens, loseTokens, placeToken, removeToken, setTokens, spendTokenInto } from './tokens.ts';

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

proves('LRR 20', 'tokens are lost from pools that hold some, and asked for only where there is a choice', () => {
  const losing = (tactic: number, fleet: number, strategy: number) =>
    table()
      .tokens(0, { tactic, fleet, strategy })
      .runs(game => loseTokens(game, 0, 2))
      .seat(0);
  const asked = losing(1, 0, 2).isAsked('lose-tokens').isBound(2, 2).isTold({ count: 2 });
  asked.isOfferedLines({ tactic: 1, strategy: 2 }).suggestionIsLegal().allots({ strategy: 2 });
  deepEqual(asked.tokens, { tactic: 1, fleet: 0, strategy: 0, reinforcements: 15 });
  deepEqual(losing(1, 0, 1).isNotAsked().tokens, { tactic: 0, fleet: 0, strategy: 0, reinforcements: 16 });
  deepEqual(losing(0, 3, 0).isNotAsked().tokens, { tactic: 0, fleet: 1, strategy: 0, reinforcements: 15 });
  deepEqual(losing(0, 1, 0).isNotAsked().tokens, { tactic: 0, fleet: 0, strategy: 0, reinforcements: 16 });
});

proves('LRR 20.3a, R-123', 'pools are brought to their numbers; with too few tokens some go short', () => {
  const board = '18 19 46 20 41 21 42 44 25 39'.split(' ');
  const setting = (onBoard: number) =>
    table()
      .tokens(0, { tactic: 1, fleet: 4, strategy: 0 })
      .token(0, ...board.slice(0, onBoard))
      .runs(game => setTokens(game, 0, { tactic: 3, fleet: 3, strategy: 2 }))
      .seat(0);
  deepEqual(setting(6).isNotAsked().tokens, { tactic: 3, fleet: 3, strategy: 2, reinforcements: 2 });
  deepEqual(setting(8).isNotAsked().tokens, { tactic: 3, fleet: 3, strategy: 2, reinforcements: 0 });
  const short = setting(9).isAsked('set-tokens').isBound(7, 7).isTold({ count: 7 });
  short.isOfferedLines({ tactic: 3, fleet: 3, strategy: 2 }, { tactic: 1, fleet: 3 });
  const { ask } = short;
  deepEqual(ask.form === 'allocate' && ask.suggest, { tactic: 3, fleet: 3, strategy: 1 });
  deepEqual(short.allots({ tactic: 2, fleet: 3, strategy: 2 }).tokens, {
    tactic: 2,
    fleet: 3,
    strategy: 2,
    reinforcements: 0,
  });
});
