import { deepEqual } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { takeTurn } from '../../../../rules/phases/action-phase.ts';
import { given } from '../../../../testing/index.ts';

const card = 'spy';
const table = () => given('sol', 'hacan', 'letnev').strategyCards('sol', 'leadership!').actionCards('sol', card);

proves('LRR 2.5, action-cards/spy', 'a random card changes hands, and only these two learn which', () => {
  const { seat, table: played } = table()
    .actionCards('hacan', 'plague', 'uprising', 'war-effort')
    .dice('hands', 2)
    .start(takeTurn({ seat: 0 }));
  seat('sol').uses(card).isAsked('spy.aim').isOffered('1').chooses('1'); // Letnev has none
  deepEqual(
    [seat('sol').player.actionCards, seat('hacan').player.actionCards],
    [['uprising'], ['plague', 'war-effort']],
  );
  const given = eventsOf(played, 'action-card-given')[0]!;
  deepEqual(
    [given.data, given.secret],
    [
      { seat: 1, to: 0 },
      { 0: { card: 'uprising' }, 1: { card: 'uprising' } },
    ],
  );
  deepEqual(
    played.view(2).players.map(({ actionCards, actionCardCount }) => [actionCards, actionCardCount]),
    [
      [null, 1],
      [null, 2],
      [[], 0],
    ],
  );
});

proves('LRR 2.8, action-cards/spy', 'cancelled, nobody gives anything', () => {
  const { seat } = table()
    .actionCards('hacan', 'sabotage#1', 'plague')
    .start(takeTurn({ seat: 0 }));
  seat('sol').uses(card).chooses('1');
  seat('hacan').chooses('sabotage#1');
  seat('sol').cannotUse(card).chooses('pass');
  deepEqual([seat('sol').player.actionCards, seat('hacan').player.actionCards], [[], ['plague']]);
});

proves('LRR 2.4, action-cards/spy', 'more than seven cards are discarded down to seven', () => {
  const hand = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const { seat } = table()
    .actionCards('sol', ...hand)
    .actionCards('hacan', 'plague')
    .start(takeTurn({ seat: 0 }));
  seat('sol').uses(card).chooses('1').isAsked('discard-action-cards').isBound(1, 1).chooses('a');
  deepEqual(seat('sol').player.actionCards, [...hand.slice(1), 'plague']);
});

proves('LRR 22.3, action-cards/spy', 'not while nobody else has a card', () => {
  const { seat } = table().start(takeTurn({ seat: 0 }));
  seat('sol').cannotUse(card).chooses('pass');
});
