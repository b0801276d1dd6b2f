import { deepEqual, equal } from 'node:assert/strict';
import { open } from '@orrery/kernel';
import { told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { waysFrom } from '../../../moments/movement/routes.ts';
import { endOfStrategyPhase } from '../../../moments/phases/windows.ts';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';
import { produceIn } from '../../../verbs/economy/production.ts';

const table = () =>
  given('winnu', 'hacan', 'letnev').sheet('winnu').planets('winnu', 'winnu').planets('hacan', 'arretze');

proves('LRR 85, faction-abilities/reclamation', 'also where only one of the two can be placed', () => {
  const { seat } = table()
    .custodians(false)
    .planets('winnu', 'wellon', 'lodor')
    .units('winnu', 'winnu', { 'space-dock': 1 })
    .units('winnu', 'wellon', { 'space-dock': 1 })
    .units('winnu', 'lodor', { 'space-dock': 1 })
    .token('winnu', '07', '19', '26', '18')
    .units('winnu', '18', { carrier: 1, infantry: 1 })
    .start(activate({ system: '18' }));
  const winnu = seat('winnu')
    .allots({ 'infantry@mecatol-rex': 1 })
    .isAsked('after-tactical-action')
    .chooses('reclamation');
  winnu.isOffered('pds@mecatol-rex').chooses('pds@mecatol-rex').isNotAsked();
});

const note = 'acquiescence#0';

proves(
  'R-190, promissory-notes/acquiescence',
  'without the first codex: for one card each, and not where one has none',
  () => {
    const swapped = (winnu: readonly ('politics' | 'trade')[], hacan: readonly ('imperial' | 'warfare')[]) => {
      const { seat, table: played } = given('winnu', 'hacan', 'letnev', { sets: ['base'] })
        .notes('hacan', note)
        .strategyCards('winnu', ...winnu)
        .strategyCards('hacan', ...hacan)
        .runs(game => open(game, endOfStrategyPhase, {}));
      const { ask } = seat('hacan').isWaitedFor ? seat('hacan') : { ask: null };
      if (!ask || (ask.form === 'pick' && ask.options.length === 0)) {
        if (ask) seat('hacan').passes();
        return 'not offered';
      }
      seat('hacan').chooses(note).isNotAsked();
      deepEqual(told(played, 'strategy-cards-swapped'), [{ seat: 1, card: hacan[0], with: 0, for: winnu[0] }]);
      return seat('hacan').player.strategyCards.map(({ id }) => id);
    };
    deepEqual(swapped(['politics'], ['imperial']), ['politics']);
    deepEqual([swapped([], ['imperial']), swapped(['politics'], [])], ['not offered', 'not offered']);
  },
);

proves('LRR 68, technologies/hegemonic-trade-policy', 'one planet will do', () => {
  const { seat } = table()
    .technology('winnu', 'hegemonic-trade-policy')
    .units('winnu', 'winnu', { 'space-dock': 1 })
    .runs(game => produceIn(game, 0, '07'));
  seat('winnu')
    .isAsked('when-producing')
    .chooses('hegemonic-trade-policy')
    .chooses('winnu')
    .isAsked('produce')
    .passes();
});

proves('LRR 101, technologies/lazax-gate-folding', 'wormholes that Mecatol Rex has already stay', () => {
  const { state } = table()
    .technology('winnu', 'lazax-gate-folding')
    .wormhole('18', 'gamma')
    .wormhole('47', 'gamma')
    .with(game => {
      game.tactical = {
        ...{ seat: 0, system: '18', step: 'movement', extraMove: null },
        ...{ friends: [], waves: [], committed: [] },
      };
    })
    .start().table;
  const near = waysFrom(state, 0, '18');
  equal(near.includes('47') && near.includes('40'), true);
});

proves('LRR 68, technologies/hegemonic-trade-policy', 'not without a planet', () => {
  const { seat } = given('winnu', 'hacan', 'letnev')
    .technology('winnu', 'hegemonic-trade-policy')
    .planets('hacan', 'arretze')
    .units('winnu', 'winnu', { 'space-dock': 1, infantry: 1 })
    .goods('winnu', { tradeGoods: 1 })
    .runs(game => produceIn(game, 0, '07'));
  seat('winnu').isAsked('produce').passes();
});
