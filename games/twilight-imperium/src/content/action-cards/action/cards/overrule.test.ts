import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { takeTurn } from '../../../../rules/phases/action-phase.ts';
import { given } from '../../../../testing/index.ts';

const card = 'overrule';
const table = () =>
  given('sol', 'hacan', 'letnev')
    .strategyCards('sol', 'diplomacy!')
    .strategyCards('hacan', 'leadership', 'warfare!')
    .strategyCards('letnev', 'imperial')
    .actionCards('sol', card);

proves('LRR 82, action-cards/overrule', 'the primary of a card that is ready or unchosen, and nobody follows', () => {
  const { seat, table: played } = table().start(takeTurn({ seat: 0 }));
  const { tactic } = seat('sol').tokens;
  seat('sol').uses(card).isAsked('overrule.aim');
  seat('sol')
    .isOffered('leadership', 'politics', 'construction', 'trade', 'technology', 'imperial')
    .chooses('leadership');
  seat('sol').isAsked('gain-tokens').isBound(3, 3).allots({ tactic: 3 });
  deepEqual([seat('sol').tokens.tactic, played.over], [tactic + 3, true]);
  deepEqual(seat('hacan').player.strategyCards[0], { id: 'leadership', exhausted: false });
});

proves('LRR 92.4, action-cards/overrule', 'whom Trade names replenish for nothing, and nobody else', () => {
  const { seat, table: played } = table().start(takeTurn({ seat: 0 }));
  seat('sol').uses(card).chooses('trade').chooses('2');
  deepEqual([seat('sol').tradeGoods, seat('sol').commodities, seat('letnev').commodities], [3, 4, 2]);
  deepEqual([seat('hacan').commodities, played.state.freeSecondaries, played.over], [0, [], true]);
});

proves('LRR 2.8, action-cards/overrule', 'cancelled, it is no action', () => {
  const { seat } = table()
    .actionCards('hacan', 'sabotage#1')
    .start(takeTurn({ seat: 0 }));
  seat('sol').uses(card).chooses('leadership');
  seat('hacan').isAsked('when-action-card-played').chooses('sabotage#1');
  seat('sol').isAsked('action').chooses('pass');
});

proves(
  'LRR 82, action-cards/overrule, faction-abilities/peace-accords',
  'what follows a primary follows it here too',
  () => {
    const { seat } = given('xxcha', 'hacan', 'letnev')
      .sheet('xxcha')
      .strategyCards('xxcha', 'leadership!')
      .strategyCards('hacan', 'diplomacy')
      .planets('xxcha', 'wellon')
      .planets('hacan', 'lodor')
      .actionCards('xxcha', card)
      .start(takeTurn({ seat: 0 }));
    seat('xxcha').uses(card).chooses('diplomacy').isAsked('diplomacy.system').chooses('19');
    seat('xxcha').isAsked('after-strategy-primary').isOffered('peace-accords').chooses('peace-accords');
    seat('xxcha').isAsked('peace-accords.planet').chooses('lodor');
    deepEqual(seat('xxcha').planets, ['lodor', 'wellon']);
  },
);

proves('LRR 99.2, action-cards/overrule', 'a primary that begins a tactical action is carried out to its end', () => {
  const { seat, table: played } = given('sol', 'hacan', 'letnev', { sets: ['base', 'pok', 'te'] })
    .strategyCards('sol', 'diplomacy!')
    .units('sol', '46', { cruiser: 1 })
    .actionCards('sol', card)
    .start(takeTurn({ seat: 0 }));
  const { tactic, fleet, strategy } = seat('sol').tokens;
  seat('sol').uses(card).chooses('warfare').isAsked('redistribute-tokens').allots({ tactic, fleet, strategy });
  seat('sol').isAsked('warfare.activate').chooses('19');
  seat('sol').isAsked('move.from').chooses('46').allots({ cruiser: 1 });
  seat('sol').isAsked('redistribute-tokens').allots({ tactic, fleet, strategy });
  deepEqual([seat('sol').units('19'), played.over], [{ cruiser: 1 }, true]);
});
