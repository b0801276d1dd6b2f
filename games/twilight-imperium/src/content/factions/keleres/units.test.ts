import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import type { PlanetId } from '../../../model/galaxy/planets.ts';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

/** Hacan is about to land in a system of two planets, one of which holds so many mechs. */
const landing = (mechs: number, ...planets: PlanetId[]) =>
  given('keleres', 'hacan', 'letnev')
    .sheet('keleres')
    .planets('keleres', 'moll-primus-keleres', 'bereg')
    .planets('letnev', 'arc-prime')
    .units('keleres', 'bereg', { mech: mechs })
    .units('hacan', '35', { carrier: 1, infantry: 2 })
    .planets('hacan', ...planets)
    .active('hacan');

proves('LRR 47.2, LRR 49.2, faction-units/omniopiares', 'one influence for each mech where others land', () => {
  const { seat } = landing(2)
    .goods('hacan', { tradeGoods: 2 })
    .dice('combat', 1, 1)
    .dice('combat', 10, 10)
    .start(activate({ system: '35' }));
  const hacan = seat('hacan').isAsked('commit').suggestionIsLegal();
  hacan.isOfferedLines({ 'infantry@bereg': 2, 'infantry@lirta-iv': 2 }).allots({ 'infantry@bereg': 2 });
  hacan.isAsked('pay-separately').isTold({ price: 2 }).isBound(2, 2).suggestionIsLegal().allots({ 'trade-goods': 2 });
  deepEqual([hacan.tradeGoods, hacan.units('bereg'), seat('keleres').units('bereg')], [0, {}, { mech: 2 }]);
});

proves(
  'LRR 47.2, faction-units/omniopiares',
  'each payment is separate: a planet pays once, whatever it is worth',
  () => {
    const { seat } = landing(2, 'vefut-ii').start(activate({ system: '35' }));
    const hacan = seat('hacan').isAsked('commit').isOfferedLines({ 'infantry@lirta-iv': 2 });
    hacan.isBarred({ 'infantry@bereg': 'commit.too-little LRR 47.2' }).allots({ 'infantry@lirta-iv': 1 });
    deepEqual(hacan.readyPlanets, ['vefut-ii']); // nothing to pay there
  },
);

proves('LRR 47.2, faction-units/omniopiares', 'no landing where it cannot be paid, on two planets neither', () => {
  const arranged = landing(1, 'hercant').units('keleres', 'lirta-iv', { mech: 1 }).planets('keleres', 'lirta-iv');
  const { seat } = arranged
    .dice('combat', 1)
    .dice('combat', 10)
    .start(activate({ system: '35' }));
  const hacan = seat('hacan').isAsked('commit').suggestionIsLegal();
  hacan.isRefused('answer/against-rule', { 'infantry@bereg': 1, 'infantry@lirta-iv': 1 });
  hacan.allots({ 'infantry@bereg': 1 }).isAsked('pay-separately').allots({ hercant: 1 });
  deepEqual(hacan.readyPlanets, []);
});

proves(
  'LRR 21.7, R-293, faction-units/omniopiares, leaders/xander-alexin-victori-iii',
  'each payment stands by itself: commodities are lent for one of them',
  () => {
    const lent = (commodities: number, tradeGoods: number) =>
      landing(2)
        .leader('keleres', 'xander-alexin-victori-iii')
        .goods('hacan', { commodities, tradeGoods })
        .with(game => {
          game.lasting = [{ id: 'xander-alexin-victori-iii', seat: 1, until: 'turn', aim: null }];
        });
    const poor = lent(2, 0)
      .start(activate({ system: '35' }))
      .seat('hacan')
      .isAsked('commit');
    poor.isOfferedLines({ 'infantry@lirta-iv': 2 }).allots({ 'infantry@lirta-iv': 1 });
    const rich = lent(2, 1)
      .dice('combat', 1)
      .dice('combat', 10, 10)
      .start(activate({ system: '35' }));
    const hacan = rich.seat('hacan').isAsked('commit').allots({ 'infantry@bereg': 1 });
    hacan.isAsked('pay-separately').isOfferedLines({ 'trade-goods': 1, commodities: 1 }).suggestionIsLegal();
    hacan.allots({ 'trade-goods': 1, commodities: 1 });
    deepEqual([hacan.tradeGoods, hacan.commodities], [0, 1]);
  },
);

proves('LRR 49.2, faction-units/omniopiares', 'its owner lands for nothing', () => {
  const { seat } = given('keleres', 'hacan', 'letnev')
    .sheet('keleres')
    .planets('keleres', 'bereg')
    .planets('hacan', 'arretze')
    .planets('letnev', 'arc-prime')
    .units('keleres', 'bereg', { mech: 1 })
    .units('keleres', '35', { carrier: 1, infantry: 1 })
    .start(activate({ system: '35' }));
  const keleres = seat('keleres').isAsked('move.from').passes().isAsked('commit').allots({ 'infantry@bereg': 1 });
  deepEqual(keleres.units('bereg'), { infantry: 1, mech: 1 });
});
