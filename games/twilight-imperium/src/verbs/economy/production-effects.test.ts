import { deepEqual, equal } from 'node:assert/strict';
import type { Rule } from '@orrery/kernel';
import { proves } from '@orrery/testkit/proves';
import { playerToChange } from '../../model/changes.ts';
import { isGroundForceType } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { mayMake, productionDiscount, productionOf, vouchersOf } from '../../moments/economy/queries.ts';
import { whenProducing } from '../../moments/economy/windows.ts';
import { isGroundForce } from '../../moments/units/counts-as.ts';
import { given } from '../../testing/index.ts';
import { produceByEffect } from './produce-by-effect.ts';
import { produceIn } from './production.ts';

// Content for these tests; each applies if a law of its name is in play.
const inForce = (game: State, law: string): boolean => game.laws.some(({ id }) => id === law);

productionOf.install((game, { unit }, value) => (unit === 'pds' && inForce(game, 'armed-yards') ? value + 2 : value));
mayMake.install((game, { unit, made }, may) =>
  unit === 'space-dock' && isGroundForceType(made) && inForce(game, 'no-barracks') ? false : may,
);
productionDiscount.install((game, _production, off) => (inForce(game, 'cheap') ? off + 2 : off));
vouchersOf.install((game, { seat }, cards) => {
  if (!inForce(game, 'helper') || game.seats[seat]!.exhausted.includes('helper')) return cards;
  const use = function* (state: State, me: number): Rule {
    playerToChange(state, me).exhausted.push('helper');
  };
  return [...cards, { card: 'helper', at: { card: 'helper' }, amount: 2, use }];
});
whenProducing.install({
  id: 'war-effort',
  once: true,
  publicly: (game, me, { seat }) => seat === me && inForce(game, 'war-effort'),
  playable: (game, me, { seat }) => (seat === me && inForce(game, 'war-effort') ? ['war-effort'] : []),
  *play(_game, _me, use) {
    use.limit += 4;
    use.discount += 1;
  },
});

/** Seat 0 with a space dock on jord (4 resources: Production 6), jord exhausted. */
const dock = (tradeGoods: number, ...laws: string[]) => {
  const start = given('sol', 'hacan', 'letnev')
    .units(0, 'jord', { 'space-dock': 1 })
    .planet('jord', { controller: 0, exhausted: true })
    .goods(0, { tradeGoods });
  for (const law of laws) start.law(law);
  return start;
};
const produces = (start: ReturnType<typeof dock>) => start.runs(game => produceIn(game, 0, '01')).seat(0);

proves('LRR 68.1', 'content may raise what one unit makes', () => {
  produces(dock(1, 'armed-yards').units(0, 'jord', { pds: 2 }))
    .isAsked('produce')
    .isTold({ limit: 10 })
    .passes();
  produces(dock(1).units(0, 'jord', { pds: 2 }))
    .isAsked('produce')
    .isTold({ limit: 6 })
    .passes();
});

proves('LRR 68.1, LRR 67.1c', 'an effect may raise the limit of one production and lower its bill (R-080)', () => {
  const played = produces(dock(4, 'war-effort')).isAsked('when-producing').chooses('war-effort');
  played.isAsked('produce').isTold({ limit: 10, funds: 5 }).allots({ infantry: 10 });
  played.isAsked('pay-resources').isTold({ price: 4 }).allots({ 'trade-goods': 4 });
  deepEqual(played.units('jord'), { infantry: 10, 'space-dock': 1 });
  produces(dock(4, 'war-effort')).passes().isAsked('produce').isTold({ limit: 6, funds: 4 }).passes();
});

proves(
  'LRR 67.1c, LRR 67.1b',
  'discounts come off the combined bill, each once, and never below nothing (R-080)',
  () => {
    const four = produces(dock(3, 'cheap')).isAsked('produce').isTold({ funds: 5 });
    four.isRefused('answer/against-rule', { carrier: 1, destroyer: 3 });
    four.allots({ carrier: 1, destroyer: 2 });
    four.isAsked('pay-resources').isTold({ price: 3 }).allots({ 'trade-goods': 3 });
    const one = produces(dock(3, 'cheap')).allots({ destroyer: 1 }).isNotAsked(); // 1 less 2 is nothing
    equal(one.tradeGoods, 3);
  },
);

proves('LRR 67.1c', 'what its owner may use is part of the payment, once and with the bill known (R-080)', () => {
  const start = () =>
    produces(dock(3, 'cheap', 'helper'))
      .isAsked('produce')
      .isTold({ funds: 7 });
  const dear = start().allots({ dreadnought: 1, carrier: 1 });
  dear.isAsked('pay-resources').isTold({ price: 5 }).isOfferedLines({ 'trade-goods': 3, helper: 1 });
  dear.isRefused('answer/amount', { 'trade-goods': 1, helper: 2 });
  dear.isRefused('answer/against-rule', { 'trade-goods': 3 });
  dear.allots({ 'trade-goods': 3, helper: 1 });
  deepEqual([dear.tradeGoods, dear.player.exhausted], [0, ['helper']]);
  const saved = start().allots({ carrier: 1 }).isAsked('pay-resources').isTold({ price: 1 });
  saved.allots({ 'trade-goods': 1 });
  deepEqual([saved.tradeGoods, saved.player.exhausted], [2, []]);
});

proves('LRR 67.4', 'what an effect produces is paid for without help for Production', () => {
  const sol = dock(3, 'cheap', 'helper', 'war-effort')
    .runs(game => produceByEffect(game, 0, { system: '01', planet: 'jord' }, { max: 2 }))
    .seat(0);
  sol.isAsked('produce').isTold({ funds: 3 }).allots({ destroyer: 2 });
  sol.isAsked('pay-resources').isTold({ price: 2 }).isOfferedLines({ 'trade-goods': 3 }).allots({ 'trade-goods': 2 });
});

proves('LRR 68.1d', 'a unit that may not make a kind adds nothing to the limit of that kind', () => {
  const start = () => dock(9, 'armed-yards', 'no-barracks').units(0, 'jord', { pds: 1 });
  const sol = produces(start()).isAsked('produce').isTold({ limit: 8 });
  sol.isOfferedLines({
    flagship: 1,
    dreadnought: 2,
    carrier: 3,
    cruiser: 4,
    destroyer: 8,
    fighter: 8,
    mech: 2,
    infantry: 2,
  });
  sol.isRefused('answer/against-rule', { infantry: 2, mech: 1 });
  sol.isRefused('answer/amount', { infantry: 3 }).isRefused('answer/too-many', { infantry: 2, fighter: 7 });
  sol.allots({ infantry: 2, fighter: 6 });
  sol.isAsked('pay-resources').isTold({ price: 4 }).allots({ 'trade-goods': 4 });
  produces(dock(9, 'no-barracks')).isAsked('produce').isRefused('answer/unknown-key', { infantry: 1 }).passes();
});

proves('LRR 67.4a, LRR 67.4b', 'an effect produces on own planets alone; in a system also into its space', () => {
  const start = (planet: 'starpoint' | 'new-albion' | null) =>
    given('sol', 'hacan', 'letnev')
      .planets(0, 'starpoint')
      .planets(1, 'new-albion')
      .units(0, '27', { carrier: 1 })
      .goods(0, { tradeGoods: 1 })
      .runs(game => produceByEffect(game, 0, { system: '27', planet }, { which: isGroundForce }))
      .seat(0);
  start('new-albion').isNotAsked();
  const planet = start('starpoint').isAsked('produce').allots({ infantry: 2 }).allots({ starpoint: 1 });
  deepEqual(planet.units('starpoint'), { infantry: 2 });
  const system = start(null).isAsked('produce').allots({ infantry: 2 }).allots({ 'trade-goods': 1 });
  system.isAsked('produce.place').isOfferedLines({ starpoint: 2, space: 2 }).allots({ starpoint: 1, space: 1 });
  deepEqual([system.units('starpoint'), system.units('27')], [{ infantry: 1 }, { carrier: 1, infantry: 1 }]);
});

proves('LRR 67.5a', 'an effect that produces may call pieces back from systems without an own token, undamaged', () => {
  const sol = dock(4)
    .tokens(0, { fleet: 5 })
    .units(0, '46', { 'dreadnought!': 1 })
    .units(0, '47', { dreadnought: 4 })
    .token(0, '47')
    .runs(game => produceByEffect(game, 0, { system: '01', planet: null }, { max: 2 }))
    .seat(0);
  sol.isAsked('produce').isRefused('answer/amount', { dreadnought: 2 }).allots({ dreadnought: 1 });
  sol.isAsked('recall').isOfferedLines({ '46:space!': 1 }).allots({ '46:space!': 1 });
  sol.isAsked('pay-resources').allots({ 'trade-goods': 4 });
  deepEqual([sol.units('46'), sol.units('01')], [{}, { dreadnought: 1 }]);
});
