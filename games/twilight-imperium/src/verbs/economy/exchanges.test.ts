import { deepEqual, equal } from 'node:assert/strict';
import type { Amounts } from '@orrery/kernel';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import type { UnitType } from '../../model/ids.ts';
import type { Exchange } from '../../moments/economy/queries.ts';
import { given } from '../../testing/index.ts';
import { gainTradeGoods } from './economy.ts';
import { exchangeable, giveInExchange, leastBill, piecesGained } from './exchanges.ts';

/** What was given, by its key. */
type Given = Record<string, number>;

const exchange = (key: string, unit: UnitType, count: number, isOwn: boolean, given: Given = {}): Exchange => ({
  key,
  at: { unit },
  unit,
  count,
  isOwn,
  *give(_game, _seat, some) {
    given[key] = some;
  },
});

/** Sol produces units and can give these; Letnev gains as many trade goods as are left to pay. */
function producing(
  made: Amounts,
  all: readonly (readonly [key: string, UnitType, count: number, isOwn: boolean])[],
  means: number,
  warSuns = 0,
) {
  const given: Given = {};
  const exchanges = all.map(each => exchange(...each, given));
  const { seat } = start(warSuns).runs(function* (game) {
    yield* gainTradeGoods(game, 2, yield* giveInExchange(game, 0, made, { exchanges, means }));
  });
  return { sol: seat('sol'), given, left: () => seat('letnev').tradeGoods };
}

const start = (warSuns: number) =>
  given('sol', 'hacan', 'letnev')
    .tokens('sol', { fleet: 6 })
    .token('sol', '01') // nothing is called back from there (LRR 23.4a)
    .units('sol', '01', warSuns > 0 ? { 'war-sun': warSuns } : {});

const ofInfantry = [
  ['own', 'infantry', 2, true],
  ['other', 'infantry', 2, false],
] as const;

proves('LRR 67.1', 'what is given for units lowers the price, and it is asked only if it is of use', () => {
  const none = producing({ cruiser: 1 }, ofInfantry, 9);
  deepEqual([none.sol.isNotAsked().units('01'), none.left(), none.given], [{}, 2, {}]);

  const some = producing({ infantry: 3, cruiser: 1 }, ofInfantry, 9);
  some.sol.isAsked('produce.exchange').isTold({ made: { infantry: 3, cruiser: 1 } });
  some.sol.isOfferedLines({ own: 2, other: 2 }).allots({ other: 1 });
  deepEqual([some.left(), some.given], [3, { own: 0, other: 1 }]); // two infantry for 1, the cruiser for 2
});

proves('LRR 67.1', 'not more is given than is made, and no less than must be', () => {
  const { sol } = producing({ infantry: 1 }, ofInfantry, 0);
  sol.isOfferedLines({ own: 1, other: 1 });
  equal(sol.refusedBy({ own: 1, other: 1 })?.id, 'exchange.too-many');
  equal(sol.refusedBy({})?.id, 'produce.total-cost');
  deepEqual(sol.refusedBy({})?.with, { cost: 1, funds: 0 });
  sol.allots({ own: 1 });
  producing({ infantry: 1 }, ofInfantry, 1).sol.allots({}); // enough to pay for it
});

proves('LRR 67.5', 'where pieces are short, own ones must be given', () => {
  const ofWarSuns = [
    ['own', 'war-sun', 1, true],
    ['other', 'war-sun', 1, false],
  ] as const;
  const short = producing({ 'war-sun': 1 }, ofWarSuns, 99, 2).sol.suggestionIsLegal();
  equal(short.refusedBy({ other: 1 })?.id, 'produce.no-pieces');
  equal(short.refusedBy({})?.id, 'produce.no-pieces');
  deepEqual(short.ask.form === 'allocate' && short.ask.suggest, { own: 1 });
  short.allots({ own: 1 });
  producing({ 'war-sun': 1 }, ofWarSuns, 99, 1).sol.allots({ other: 1 });
});

proves('LRR 67.1', 'it is suggested to give all that is of use, and own pieces last', () => {
  const suggested = (infantry: number) => {
    const { sol } = producing({ infantry }, ofInfantry, 9);
    const suggest = sol.ask.form === 'allocate' ? sol.ask.suggest : {};
    sol.allots(suggest);
    return suggest;
  };
  deepEqual([1, 2, 3, 9].map(suggested), [{ other: 1 }, { other: 2 }, { other: 2, own: 1 }, { other: 2, own: 2 }]);
});

test('what exchanges of several kinds come to', () => {
  const all = [exchange('a', 'infantry', 2, true), exchange('b', 'infantry', 3, false), exchange('c', 'mech', 1, true)];
  deepEqual([exchangeable(all, 'infantry'), exchangeable(all, 'mech'), exchangeable(all, 'cruiser')], [5, 1, 0]);
  deepEqual([piecesGained(all, 'infantry'), piecesGained(all, 'mech'), piecesGained(all, 'cruiser')], [2, 1, 0]);
  const { state } = start(0).start().table;
  deepEqual([leastBill(state, 0, { infantry: 5, cruiser: 1 }, all), leastBill(state, 0, { infantry: 7 }, all)], [2, 1]);
});
