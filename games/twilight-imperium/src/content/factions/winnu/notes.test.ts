import { deepEqual, equal } from 'node:assert/strict';
import { told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { areNeighbours } from '../../../moments/economy/neighbours.ts';
import { activate } from '../../../moments/steps.ts';
import { strategicAction } from '../../../rules/phases/strategic-action.ts';
import { given } from '../../../testing/index.ts';

const table = () =>
  given('winnu', 'hacan', 'letnev').sheet('winnu').planets('winnu', 'winnu').planets('hacan', 'arretze');

proves('LRR 101, technologies/lazax-gate-folding', 'in its actions those at the wormholes are neighbours', () => {
  const near = (acting: number): boolean => {
    const { state } = table()
      .technology('winnu', 'lazax-gate-folding')
      .units('winnu', '18', { cruiser: 1 })
      .units('hacan', '40', { cruiser: 1 })
      .with(game => {
        game.tactical = {
          ...{ seat: acting, system: '46', step: 'movement', extraMove: null },
          ...{ friends: [], waves: [], committed: [] },
        };
      })
      .start().table;
    return areNeighbours(state, 0, 1);
  };
  deepEqual([near(0), near(1)], [true, false]);
});

proves('LRR 101, LRR 78.7, technologies/lazax-gate-folding', 'retreats lead through it, also for others', () => {
  const { seat } = table()
    .technology('winnu', 'lazax-gate-folding')
    .units('winnu', '18', { dreadnought: 1 })
    .units('hacan', '18', { cruiser: 1 })
    .planets('hacan', 'quann')
    .dice('combat', 1)
    .dice('combat', 1)
    .start(activate({ system: '18' }));
  seat('hacan').isAsked('announce-retreat').chooses('retreat');
  deepEqual(seat('hacan').units('25'), { cruiser: 1 });
});

proves('LRR 101, technologies/lazax-gate-folding', 'Mecatol Rex has a wormhole for Dimensional Splicer too', () => {
  const { seat } = given('winnu', 'creuss', 'letnev')
    .sheet('winnu')
    .planets('winnu', 'winnu')
    .technology('winnu', 'lazax-gate-folding')
    .technology('creuss', 'dimensional-splicer')
    .units('winnu', '18', { cruiser: 1 })
    .units('creuss', '18', { cruiser: 1 })
    .start(activate({ system: '18' }));
  seat('creuss').isOffered('dimensional-splicer').chooses('dimensional-splicer');
  deepEqual(seat('winnu').units('18'), {});
});

proves('LRR 78.5, R-222, faction-units/salai-sai-corian', 'ground forces that fight beside The Alastor count', () => {
  const { seat, table: played } = given('winnu', 'nekro')
    .sheet('winnu')
    .sheet('nekro')
    .planets('winnu', 'winnu')
    .planets('nekro', 'mordai-ii')
    .units('winnu', '46', { flagship: 1 })
    .units('nekro', '46', { flagship: 1, infantry: 2, fighter: 1 })
    .dice('combat', 1, 1, 1)
    .dice('combat', 10, 10, 10, 10, 10)
    .start(activate({ system: '46' }));
  seat('nekro').chooses('the-alastor').allots({ infantry: 2 });
  seat('winnu').isAsked('sustain-damage').passes();
  equal(told(played, 'combat-roll').find(({ seat: who }) => who === 0)?.dice.length, 3);
});

proves('LRR 69.3, promissory-notes/acquiescence', 'no token is spent: Magmus brings nothing', () => {
  const { seat } = given('winnu', 'muaat', 'letnev')
    .sheet('winnu')
    .planets('winnu', 'winnu')
    .planets('muaat', 'muaat')
    .notes('muaat', 'acquiescence#0')
    .leader('muaat', 'magmus')
    .strategyCards('winnu', 'construction')
    .start(strategicAction({ card: 'construction' }));
  seat('winnu').passes().passes();
  seat('muaat').chooses('acquiescence#0').chooses('follow').chooses('04').chooses('pds@muaat').isNotAsked();
  seat('letnev').passes();
  deepEqual([seat('muaat').tradeGoods, seat('muaat').tokens.strategy], [0, 2]);
});
