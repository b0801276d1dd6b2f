import { deepEqual } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { playerToChange } from '../../../model/changes.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';

const card = 'extreme-duress';
const table = () =>
  given('sol', 'hacan', 'letnev')
    .strategyCards('sol', 'imperial')
    .goods('sol', { tradeGoods: 3 })
    .secrets('sol', 'become-a-martyr', 'betray-a-friend')
    .actionCards('sol', 'industrial-initiative', 'plague')
    .actionCards('hacan', card);

proves(
  'LRR 3.1, action-cards/extreme-duress',
  'any other action costs all cards, all trade goods and every secret',
  () => {
    const { seat, table: played } = table()
      .actionCards('letnev', 'x')
      .start(takeTurn({ seat: 0 }));
    seat('letnev').isAsked('start-of-turn').isOffered().passes();
    seat('hacan').isAsked('start-of-turn').isOffered(card).chooses(card);
    seat('sol').uses('industrial-initiative');
    deepEqual([seat('sol').player.actionCards, seat('sol').tradeGoods, seat('hacan').tradeGoods], [[], 0, 3]);
    const [shown] = eventsOf(played, 'secrets-shown-to');
    deepEqual(shown!.data, { seat: 0, to: 1, count: 2 });
    deepEqual(shown!.secret, { 1: { cards: ['become-a-martyr', 'betray-a-friend'] } });
    deepEqual([seat('sol').player.secrets.length, played.state.lasting], [2, []]);
  },
);

proves('LRR 82, action-cards/extreme-duress', 'a strategic action costs nothing', () => {
  const { seat } = table()
    .technology('sol', 'fleet-logistics')
    .start(takeTurn({ seat: 0 }));
  seat('hacan').chooses(card);
  seat('sol').isAsked('action').chooses('strategic:imperial');
  seat('sol').isAsked('imperial.draw').passes();
  for (const each of ['hacan', 'letnev'] as const) seat(each).isAsked('follow').passes();
  deepEqual([seat('sol').tradeGoods, seat('sol').player.actionCards.length], [3, 2]);
  seat('sol').isAsked('action').chooses('component:industrial-initiative:industrial-initiative'); // the second is free
  deepEqual([seat('sol').tradeGoods, seat('sol').player.actionCards], [3, ['plague']]);
});

proves('action-cards/extreme-duress', 'not against one without a ready strategy card, nor in an own turn', () => {
  const { seat } = table()
    .strategyCards('sol', 'imperial!')
    .start(takeTurn({ seat: 0 }));
  seat('sol').isAsked('action').chooses('pass');
  const own = table()
    .active('hacan')
    .strategyCards('hacan', 'trade')
    .with(game => {
      playerToChange(game, 0).actionCards = [];
    })
    .start(takeTurn({ seat: 1 }));
  own.seat('hacan').isAsked('action').chooses('tactical').chooses('47');
});

proves(
  'LRR 1.19, action-cards/extreme-duress, action-cards/master-plan',
  'a player affected by Extreme Duress may still play Master Plan: the active player is first',
  () => {
    const { seat } = table()
      .actionCards('sol', 'master-plan', 'mining-initiative')
      .planets('sol', 'jord')
      .start(takeTurn({ seat: 0 }));
    seat('hacan').chooses(card);
    seat('sol').uses('industrial-initiative').isAsked('after-action').isOffered('master-plan').chooses('master-plan');
    deepEqual([seat('sol').player.actionCards, seat('sol').tradeGoods], [[], 0]); // then the card resolves
    seat('sol').isAsked('action').chooses('strategic:imperial').isAsked('imperial.draw').passes();
    for (const each of ['hacan', 'letnev'] as const) seat(each).isAsked('follow').passes();
  },
);
