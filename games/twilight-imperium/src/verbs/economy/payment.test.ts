import { deepEqual, equal } from 'node:assert/strict';
import type { Amounts } from '@orrery/kernel';
import { eventsOf } from '@orrery/testkit';
import { describe, test } from 'vitest';
import type { Currency } from '../../model/events/economy.ts';
import type { PlanetId } from '../../model/galaxy/planets.ts';
import type { Voucher } from '../../moments/economy/queries.ts';
import { given } from '../../testing/index.ts';
import { gainTradeGoods, pay, paymentLeaving, spendAny } from './economy.ts';

interface Funds {
  readonly planets?: readonly PlanetId[];
  readonly tradeGoods?: number;
}

/** A seat with these planets and trade goods; tile 30 with Mellon (0/2) and Zohbat (3/1) is added. */
const rich = ({ planets = [], tradeGoods = 0 }: Funds) =>
  given('sol', 'hacan', 'letnev')
    .map('101', '30')
    .planets(0, ...planets)
    .goods(0, { tradeGoods });

/** The suggested payment for a price, which the seat then pays. */
function suggested(funds: Funds, price: number, currency: Currency, leaving = 0, vouchers: Voucher[] = []): Amounts {
  const { seat } = rich(funds).runs(game => pay(game, 0, price, currency, vouchers, leaving));
  const { ask } = seat(0).isAsked(`pay-${currency}`).suggestionIsLegal();
  const suggest = ask.form === 'allocate' ? ask.suggest : {};
  seat(0).allots(suggest);
  return suggest;
}

describe('the payment that is suggested wastes least', () => {
  test.each<[why: string, Funds, price: number, Currency, Amounts]>([
    ['the exact price', { planets: ['lodor', 'jord'] }, 4, 'resources', { jord: 1 }],
    [
      'one planet too much costs less than two',
      { planets: ['jord', 'vefut-ii', 'thibah'] },
      3,
      'resources',
      { 'vefut-ii': 1, thibah: 1 },
    ],
    ['of equal planets the one with less influence', { planets: ['vefut-ii', 'quann'] }, 2, 'resources', { quann: 1 }],
    [
      'of equal planets the one with less resources',
      { planets: ['starpoint', 'new-albion'] },
      1,
      'influence',
      { 'new-albion': 1 },
    ],
    ['of planets that are equally good the first', { planets: ['lodor', 'starpoint'] }, 3, 'resources', { lodor: 1 }],
    [
      'a trade good before a second planet',
      { planets: ['lodor', 'jord'], tradeGoods: 2 },
      5,
      'resources',
      { jord: 1, 'trade-goods': 1 },
    ],
    ['no trade good that is not there', { planets: ['quann'] }, 1, 'resources', { quann: 1 }],
    ['a planet before a trade good', { planets: ['thibah'], tradeGoods: 1 }, 1, 'resources', { thibah: 1 }],
    [
      'a trade good before three influence',
      { planets: ['lirta-iv'], tradeGoods: 1 },
      1,
      'resources',
      { 'trade-goods': 1 },
    ],
    [
      'no more trade goods than there are',
      { planets: ['lodor', 'jord'], tradeGoods: 1 },
      6,
      'resources',
      { lodor: 1, jord: 1 },
    ],
    ['trade goods alone', { tradeGoods: 3 }, 2, 'influence', { 'trade-goods': 2 }],
    [
      'influence is not missed where it pays as well',
      { planets: ['thibah', 'quann', 'lirta-iv'] },
      3,
      'either',
      { thibah: 1, quann: 1 },
    ],
    [
      'a trade good before one influence and a lost resource',
      { planets: ['quann'], tradeGoods: 1 },
      1,
      'resources',
      { 'trade-goods': 1 },
    ],
    [
      'two lost influence before six resources',
      { planets: ['mecatol-rex', 'jord', 'vefut-ii'] },
      4,
      'influence',
      { 'mecatol-rex': 1 },
    ],
    [
      'three influence before a lost resource',
      { planets: ['lirta-iv', 'starpoint'] },
      2,
      'resources',
      { 'lirta-iv': 1 },
    ],
    [
      'three planets for an exact price',
      { planets: ['lodor', 'thibah', 'vefut-ii'] },
      6,
      'resources',
      { lodor: 1, thibah: 1, 'vefut-ii': 1 },
    ],
  ])('%s', (_why, funds, price, currency, expected) => {
    deepEqual(suggested(funds, price, currency), expected);
  });
});

/** A card that lowers a price by `amount` and records its use. */
const voucher = (amount: number, used: string[]): Voucher => ({
  card: 'rebate',
  at: { card: 'rebate' },
  amount,
  *use() {
    used.push('rebate');
  },
});

describe('paying with cards', () => {
  test('a card that lowers the price is suggested, and the rest of the price is paid', () => {
    const used: string[] = [];
    const funds = { planets: ['lodor', 'thibah'] } as const;
    deepEqual(suggested(funds, 3, 'resources', 0, [voucher(2, used)]), { rebate: 1, thibah: 1 });
    deepEqual(suggested(funds, 2, 'resources', 0, [voucher(2, used)]), { rebate: 1 });
    deepEqual(used, ['rebate', 'rebate']);
  });

  test('a card that is not used pays nothing', () => {
    const used: string[] = [];
    const { seat } = rich({ planets: ['lodor', 'thibah'] }).runs(game =>
      pay(game, 0, 3, 'resources', [voucher(2, used)]),
    );
    seat(0).isOfferedLines({ lodor: 1, thibah: 1, rebate: 1 }).isRefused('answer/against-rule', { rebate: 1 });
    seat(0).allots({ lodor: 1 });
    deepEqual([seat(0).readyPlanets, used], [['thibah'], []]);
  });
});

describe('paying so that enough is left', () => {
  test.each<[Funds, price: number, leaving: number, Amounts | undefined]>([
    [{ planets: ['jord', 'thibah'] }, 1, 4, { thibah: 1 }],
    [{ planets: ['jord', 'thibah'] }, 1, 1, { thibah: 1 }],
    [{ planets: ['jord', 'thibah'] }, 1, 5, undefined],
    [{ planets: ['jord'], tradeGoods: 1 }, 1, 4, { 'trade-goods': 1 }],
    [{ planets: ['jord', 'thibah', 'new-albion'] }, 2, 4, { thibah: 1, 'new-albion': 1 }],
    [{ planets: ['jord', 'thibah'], tradeGoods: 1 }, 2, 4, { thibah: 1, 'trade-goods': 1 }],
    [{ planets: ['jord', 'mellon', 'thibah'] }, 1, 4, { thibah: 1 }],
    [{ planets: ['jord', 'quann', 'vefut-ii'] }, 1, 7, undefined],
    [{ planets: ['jord'], tradeGoods: 1 }, 1, 5, undefined],
    [{ planets: ['vefut-ii', 'thibah', 'jord'] }, 3, 4, { 'vefut-ii': 1, thibah: 1 }],
    [{ planets: [] }, 1, 0, undefined],
  ])('with %j, %i paid and %i left: %j', (funds, price, leaving, expected) => {
    deepEqual(paymentLeaving(rich(funds).start().table.state, 0, price, leaving, 'resources'), expected);
  });

  test('a payment that leaves too little is refused, and the one that is suggested leaves enough', () => {
    const { seat } = rich({ planets: ['jord', 'thibah'] }).runs(game => pay(game, 0, 1, 'resources', [], 4));
    seat(0).isRefused('answer/against-rule', { jord: 1 }).allots({ thibah: 1 });
    deepEqual(suggested({ planets: ['jord', 'thibah'] }, 1, 'resources', 4), { thibah: 1 });
    deepEqual(suggested({ planets: ['vefut-ii', 'thibah'] }, 1, 'resources', 1), { 'vefut-ii': 1 });
  });
});

describe('what can be spent', () => {
  test('planets that are worth nothing for it are not offered, exhausted ones are barred', () => {
    const { seat } = rich({ planets: ['zohbat'] })
      .planet('mellon', { controller: 0, exhausted: true })
      .planet('thibah', { controller: 0, exhausted: true })
      .planet('jord', { controller: 0, exhausted: true })
      .runs(game => pay(game, 0, 3, 'resources'));
    seat(0).isOfferedLines({ zohbat: 1 });
    deepEqual(seat(0).barred, { thibah: 'pay.exhausted LRR 64.9', jord: 'pay.exhausted LRR 64.9' });
    seat(0).allots({ zohbat: 1 });
  });

  test('planets without resources cannot be spent for them', () => {
    const { seat } = rich({ planets: ['mellon', 'zohbat'] }).runs(function* (game) {
      yield* spendAny(game, 0, 'any', 'resources');
    });
    seat(0).isAsked('any').isOfferedLines({ zohbat: 1 }).passes();
  });

  test('nobody is asked how much to spend who has nothing, or for a price of nothing', () => {
    const { table } = rich({}).runs(function* (game) {
      yield* gainTradeGoods(game, 1, yield* spendAny(game, 0, 'any', 'influence'));
      yield* gainTradeGoods(game, 0, 2);
      yield* pay(game, 0, 0, 'resources');
    });
    deepEqual(table.asks(), []);
    deepEqual(
      eventsOf(table, 'trade-goods-gained').map(({ data }) => data),
      [{ seat: 0, count: 2 }],
    );
  });

  test('everybody hears what was paid, and of nothing that a card paid', () => {
    const paid = (...vouchers: Voucher[]) => {
      const { table, seat } = rich({ planets: ['lodor', 'thibah'], tradeGoods: 1 }).runs(game =>
        pay(game, 0, 2, 'resources', vouchers),
      );
      if (vouchers.length > 0) seat(0).allots({ rebate: 1 });
      else seat(0).allots({ thibah: 1, 'trade-goods': 1 });
      return eventsOf(table, 'paid').map(({ data }) => data);
    };
    deepEqual(paid(), [{ seat: 0, currency: 'resources', total: 2, planets: ['thibah'], tradeGoods: 1 }]);
    deepEqual(paid(voucher(2, [])), []);
  });

  test.each([
    ['resources', 'LRR 75'],
    ['influence', 'LRR 47'],
  ] as const)('too few %s are refused by %s', (currency, rule) => {
    const { seat } = rich({ planets: ['quann', 'vefut-ii'] }).runs(game => pay(game, 0, 3, currency));
    equal(seat(0).refusedBy({ quann: 1 })?.rule, rule);
    seat(0).allots({ quann: 1, 'vefut-ii': 1 });
  });
});
