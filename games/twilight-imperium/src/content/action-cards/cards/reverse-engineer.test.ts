import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';
import { discardActionCards } from '../../../verbs/cards/cards.ts';

const card = 'reverse-engineer';
const table = () =>
  given('sol', 'hacan', 'letnev')
    .strategyCards('sol', 'leadership!')
    .actionCards('hacan', card)
    .actionCards('sol', 'insubordination', 'direct-hit#1', 'plague');

proves('LRR 2.7, action-cards/reverse-engineer', 'a card that was played as an action goes to another hand', () => {
  const { seat, table: played } = table().start(takeTurn({ seat: 0 }));
  seat('sol').uses('insubordination').chooses('2');
  seat('hacan').isAsked('after-action-cards-discarded').chooses(card);
  seat('hacan').isAsked('reverse-engineer.aim').isOffered('insubordination').chooses('insubordination');
  deepEqual([seat('hacan').player.actionCards, played.state.actionCards.discard], [['insubordination'], [card]]);
});

proves('action-cards/reverse-engineer', 'of several that are discarded one with an action', () => {
  const { seat, table: played } = table().resolves('sol', (game, me) =>
    discardActionCards(game, me, ['direct-hit#1', 'plague', 'insubordination']),
  );
  seat('hacan').chooses(card).isOffered('plague', 'insubordination').chooses('plague');
  deepEqual(seat('hacan').player.actionCards, ['plague']);
  deepEqual(played.state.actionCards.discard, ['direct-hit#1', 'insubordination', card]);
});

proves('action-cards/reverse-engineer', 'no other card, and none of its own', () => {
  const other = table().resolves('sol', (game, me) => discardActionCards(game, me, ['direct-hit#1']));
  other.seat('hacan').isNotAsked();
  const own = table()
    .actionCards('hacan', 'plague#2')
    .resolves('hacan', (game, me) => discardActionCards(game, me, ['plague#2']));
  own.seat('hacan').isNotAsked();
  own.seat('sol').isAsked('after-action-cards-discarded').isOffered().passes();
});

proves('LRR 2.8, action-cards/reverse-engineer', 'a card that was cancelled too', () => {
  const { seat } = table()
    .actionCards('letnev', 'sabotage#1')
    .tokens('hacan', { tactic: 1 })
    .start(takeTurn({ seat: 0 }));
  seat('sol').uses('insubordination').chooses('1');
  seat('hacan').isAsked('when-action-card-played').passes();
  seat('letnev').isAsked('when-action-card-played').chooses('sabotage#1');
  seat('hacan').isAsked('after-action-cards-discarded').chooses(card).chooses('insubordination');
  seat('sol').isAsked('action').chooses('pass'); // it still has its action
  deepEqual(seat('hacan').player.actionCards, ['insubordination']);
});
