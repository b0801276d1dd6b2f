import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { given } from '../../testing/index.ts';
import { strategicAction } from './strategic-action.ts';

const table = () =>
  given('sol', 'hacan', 'letnev', 'xxcha').strategyCards('hacan', 'politics').active('hacan').deck('action-cards');

proves('GR strategic.1, LRR 82.3', 'the primary ability is resolved first, its effects from top to bottom', () => {
  const { seat, table: played } = table()
    .deck('action-cards', 'a', 'b')
    .deck('agendas', 'x')
    .start(strategicAction({ card: 'politics' }));
  seat('hacan').isAsked('politics.speaker').chooses('1').isAsked('place-agenda').chooses('top:x');
  for (const who of [2, 3, 0]) seat(who).isAsked('follow').passes();
  deepEqual(
    played.events.map(({ type }) => type),
    [
      'strategic-action',
      'speaker',
      'action-cards-drawn',
      'looked-at-agendas',
      'agenda-placed',
      'strategy-card-exhausted',
    ],
  );
});

proves(
  'GR strategic.2, LRR 82.1, LRR 83.4',
  'then the others follow clockwise from the left, not by initiative',
  () => {
    const { seat, table: played } = table()
      .strategyCards('sol', 'leadership')
      .deck('action-cards', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h')
      .start(strategicAction({ card: 'politics' }));
    seat('hacan').chooses('1');
    for (const who of [2, 3, 0]) {
      deepEqual(played.waiting(), [who]);
      seat(who).isAsked('follow').isOffered('follow').isBound(0, 1).chooses('follow');
    }
    deepEqual(
      [0, 1, 2, 3].map(who => seat(who).player.actionCards),
      [
        ['g', 'h'],
        ['a', 'b'],
        ['c', 'd'],
        ['e', 'f'],
      ],
    );
    equal(seat('hacan').tokens.strategy, 2); // never its own secondary
  },
);

proves('LRR 82.1a', 'nobody has to follow', () => {
  const { seat } = table().start(strategicAction({ card: 'politics' }));
  seat('hacan').chooses('1');
  for (const who of [2, 3, 0]) seat(who).passes();
  for (const who of [2, 3, 0]) deepEqual(seat(who).tokens, { tactic: 3, fleet: 3, strategy: 2, reinforcements: 8 });
});

proves(
  'LRR 20.5, LRR 37.4',
  'following costs a token from the strategy pool; a player without one cannot follow',
  () => {
    const { seat, table: played } = table()
      .tokens('letnev', { strategy: 0 })
      .tokens('xxcha', { strategy: 1 })
      .tokens('sol', { strategy: 0 })
      .start(strategicAction({ card: 'politics' }));
    seat('hacan').chooses('1');
    seat('letnev').isNotAsked();
    seat('sol').isNotAsked(); // not ahead of its turn either
    deepEqual(played.waiting(), [3]);
    seat('xxcha').chooses('follow');
    deepEqual(seat('xxcha').tokens, { tactic: 3, fleet: 3, strategy: 0, reinforcements: 10 });
    equal(played.over, true);
  },
);

proves('GR strategic.3, LRR 82.2', 'the card is exhausted after the last player has followed', () => {
  const { seat } = table().start(strategicAction({ card: 'politics' }));
  const exhausted = () => seat('hacan').player.strategyCards[0]!.exhausted;
  seat('hacan').chooses('1');
  for (const who of [2, 3, 0]) {
    equal(exhausted(), false);
    seat(who).passes();
  }
  equal(exhausted(), true);
});

proves('LRR 92.4, LRR 20.5', 'a player who followed one card for free pays for the next', () => {
  const { seat } = table()
    .strategyCards('hacan', 'trade', 'politics')
    .deck('action-cards', 'a', 'b', 'c', 'd')
    .start(strategicAction({ card: 'trade' }), strategicAction({ card: 'politics' }));
  seat('hacan').isAsked('trade.invite').chooses('2');
  for (const who of [3, 0]) seat(who).isAsked('follow').passes();
  deepEqual([seat('letnev').commodities, seat('letnev').tokens.strategy], [2, 2]);
  seat('hacan').chooses('1');
  seat('letnev').isAsked('follow').chooses('follow');
  equal(seat('letnev').tokens.strategy, 1);
  for (const who of [3, 0]) seat(who).passes();
});
