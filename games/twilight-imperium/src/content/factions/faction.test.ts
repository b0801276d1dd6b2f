import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { combatBonus } from '../../moments/combat/queries.ts';
import { activate } from '../../moments/steps.ts';
import { partnersInTurn } from '../../rules/economy/transactions.ts';
import { given } from '../../testing/index.ts';

proves(
  'GR setup.3, faction-abilities/unrelenting',
  'abilities on a faction sheet apply to the player who has it, and to nobody else',
  () => {
    const { table } = given('sardakk', 'hacan', 'letnev').sheet('hacan', 'unrelenting').start();
    deepEqual(
      [0, 1, 2].map(seat => combatBonus(table.state, { seat, unit: 'cruiser' }, 0)),
      [0, 1, 0],
    );
  },
);

proves('LRR 69.1, faction-abilities/quash', 'a player who cannot use faction abilities is not offered any', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .sheet('sol', 'quash')
    .notes('hacan', 'political-secret#0')
    .deck('agendas', 'mutiny')
    .agenda('arms-reduction');
  seat('sol').isOffered('quash').passes(); // waits for the other players
  seat('hacan').chooses('political-secret#0');
  seat('sol').isAsked('break-tie').chooses('against');
});

proves('LRR 78.5, faction-abilities/munitions-reserves', 'the effect of an ability can outlast its use', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .sheet('sol', 'munitions-reserves')
    .goods('sol', { tradeGoods: 2 })
    .units('sol', '46', { cruiser: 1 })
    .units('hacan', '46', { cruiser: 1 })
    .dice('combat', 1)
    .dice('combat', 7)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  seat('sol').chooses('munitions-reserves').isAsked('munitions-reserves.dice').chooses('0');
  deepEqual(seat('hacan').units('46'), {});
});

proves(
  'LRR 94.1, faction-abilities/guild-ships',
  'either side of a deal may be the one who can deal without being neighbours',
  () => {
    const { table } = given('sol', 'hacan', 'letnev')
      .sheet('hacan', 'guild-ships')
      .goods('hacan', { tradeGoods: 1 })
      .start();
    deepEqual(
      [0, 1, 2].map(seat => partnersInTurn(table.state, seat)),
      [[1], [2, 0], [1]],
    );
  },
);
