import { deepEqual, equal } from 'node:assert/strict';
import { describe, test } from 'vitest';
import { given } from '../../testing/index.ts';
import { canPayEach, payEach } from './mixed-payment.ts';

describe('paying resources, influence and trade goods at once', () => {
  test('a planet pays with one of its values, and trade goods fill up', () => {
    const { table, seat } = given('sol', 'hacan', 'letnev')
      .planets('sol', 'jord', 'thibah', 'lodor')
      .goods('sol', { tradeGoods: 5 })
      .runs(game => payEach(game, 0, 3));
    const sol = seat('sol').isAsked('pay-each').isOfferedLines(
      {
        'jord@resources': 1,
        'jord@influence': 1,
        'thibah@resources': 1,
        'thibah@influence': 1,
        'lodor@resources': 1,
        'lodor@influence': 1,
        'trade-goods': 5,
      },
      { 'trade-goods': 3 },
    );
    sol.isRefused('answer/amount', { 'jord@resources': 1, 'lodor@influence': 1 });
    sol.isRefused('answer/against-rule', {
      'jord@resources': 1,
      'jord@influence': 1,
      'thibah@influence': 1,
      'trade-goods': 3,
    });
    sol.isRefused('answer/against-rule', { 'jord@resources': 1, 'lodor@influence': 1, 'trade-goods': 4 });
    sol.allots({ 'jord@resources': 1, 'lodor@influence': 1, 'trade-goods': 5 });
    deepEqual([sol.tradeGoods, sol.readyPlanets], [0, ['thibah']]);
    equal(table.over, true);
  });

  test('a planet without influence is not offered for it, and one missing of either is too few', () => {
    const { seat } = given('sol', 'hacan', 'letnev')
      .map('102', '37')
      .planets('sol', 'arretze', 'meer', 'jord')
      .goods('sol', { tradeGoods: 3 })
      .runs(game => payEach(game, 0, 3));
    const sol = seat('sol').isOfferedLines(
      {
        'arretze@resources': 1,
        'meer@influence': 1,
        'jord@resources': 1,
        'jord@influence': 1,
        'trade-goods': 3,
      },
      { 'trade-goods': 3 },
    );
    sol.isRefused('answer/against-rule', { 'arretze@resources': 1, 'meer@influence': 1, 'trade-goods': 3 });
    sol.isRefused('answer/against-rule', { 'jord@influence': 1, 'arretze@resources': 1, 'trade-goods': 3 });
    sol.allots({ 'jord@resources': 1, 'meer@influence': 1, 'trade-goods': 3 });
  });

  test('what is suggested needs the fewest trade goods', () => {
    const { seat } = given('sol', 'hacan', 'letnev')
      .planets('sol', 'jord', 'thibah', 'lodor')
      .goods('sol', { tradeGoods: 5 })
      .runs(game => payEach(game, 0, 3));
    const { ask } = seat('sol');
    deepEqual(ask.form === 'allocate' && ask.suggest, {
      'jord@influence': 1,
      'thibah@influence': 1,
      'lodor@resources': 1,
      'trade-goods': 3,
    });
  });

  test.each([
    [2, ['jord', 'mecatol-rex'], false], // trade goods are part of the cost
    [3, ['jord', 'mecatol-rex'], true],
    [3, ['jord'], false],
    [4, ['jord', 'wellon'], true],
    [3, ['jord', 'wellon'], false],
    [6, [], false],
    [9, [], true],
    [8, [], false],
  ] as const)('with %i trade goods and %j: %s', (tradeGoods, planets, can) => {
    const { table } = given('sol', 'hacan', 'letnev')
      .planets('sol', ...planets)
      .goods('sol', { tradeGoods })
      .start();
    equal(canPayEach(table.state, 0, 3), can);
  });
});
