import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { initiativeOf } from '../../model/readers.ts';
import { takeTurn } from '../../rules/phases/action-phase.ts';
import { strategicAction } from '../../rules/phases/strategic-action.ts';
import { given } from '../../testing/index.ts';
import { leadership } from './leadership.ts';

const table = () => given('sol', 'hacan', 'letnev').strategyCards('sol', 'leadership');

proves('LRR 52', 'Leadership has initiative 1', () => {
  equal(initiativeOf('leadership'), 1);
});

proves('LRR 52.1', 'its holder may resolve its primary as a strategic action', () => {
  const { seat } = table()
    .planets('hacan', 'lirta-iv')
    .planets('letnev', 'starpoint')
    .goods('letnev', { tradeGoods: 2 })
    .start(takeTurn({ seat: 0 }));
  seat('sol').isAsked('action').isOffered('tactical', 'strategic:leadership').chooses('strategic:leadership');
  seat('sol').isAsked('gain-tokens').allots({ tactic: 3 });
  seat('hacan').isAsked('follow').passes();
  seat('letnev').isAsked('follow').passes();
  deepEqual(seat('sol').player.strategyCards, [{ id: 'leadership', exhausted: true }]);
});

proves('LRR 52.2', 'three tokens, then one for every three influence', () => {
  const { seat } = table()
    .planets('sol', 'lirta-iv', 'wellon', 'starpoint')
    .goods('sol', { tradeGoods: 2 })
    .resolves('sol', leadership.primary);
  const sol = seat('sol').isAsked('gain-tokens').isBound(3, 3).allots({ tactic: 3 });
  sol.isAsked('leadership.influence').isOfferedLines({ 'lirta-iv': 1, wellon: 1, starpoint: 1, 'trade-goods': 2 });
  sol.allots({ 'lirta-iv': 1, wellon: 1, 'trade-goods': 1 }); // 3 + 2 + 1
  sol.isAsked('gain-tokens').isBound(2, 2).allots({ strategy: 2 });
  deepEqual(sol.tokens, { tactic: 6, fleet: 3, strategy: 4, reinforcements: 3 });
  deepEqual([sol.readyPlanets, sol.tradeGoods], [['starpoint'], 1]);
});

proves('LRR 52.2', 'influence that does not make three is lost', () => {
  const { seat } = table().planets('sol', 'lirta-iv', 'wellon').resolves('sol', leadership.primary);
  const sol = seat('sol').allots({ tactic: 3 }).allots({ 'lirta-iv': 1, wellon: 1 });
  sol.isAsked('gain-tokens').isBound(1, 1).allots({ fleet: 1 });
  deepEqual(sol.readyPlanets, []);
});

proves('LRR 52.2, R-183', 'spending is a "may", and is not asked of a player who cannot buy a token', () => {
  const rich = table().planets('sol', 'lirta-iv').resolves('sol', leadership.primary);
  rich.seat('sol').allots({ tactic: 3 }).isAsked('leadership.influence').passes();
  deepEqual(rich.seat('sol').readyPlanets, ['lirta-iv']);

  const short = table().planets('sol', 'wellon').resolves('sol', leadership.primary);
  short.seat('sol').allots({ tactic: 3 }).isNotAsked(); // two influence

  const poor = table().resolves('sol', leadership.primary);
  poor.seat('sol').allots({ tactic: 3 }).isNotAsked();
});

proves('LRR 52.2, LRR 20.3a', 'the gain stops when the reinforcements are empty', () => {
  const { seat } = table().tokens('sol', { tactic: 9 }).planets('sol', 'lirta-iv').resolves('sol', leadership.primary);
  const sol = seat('sol').isAsked('gain-tokens').isBound(2, 2).allots({ tactic: 2 }).isNotAsked();
  deepEqual(sol.tokens, { tactic: 11, fleet: 3, strategy: 2, reinforcements: 0 });
});

proves('LRR 52.3, R-183', 'a player who cannot buy a token is not asked to follow', () => {
  const { seat, table: played } = table()
    .planets('hacan', 'wellon')
    .planets('letnev', 'lirta-iv')
    .tokens('letnev', { tactic: 11 })
    .start(strategicAction({ card: 'leadership' }));
  seat('sol').allots({ tactic: 3 });
  seat('hacan').isNotAsked(); // two influence
  seat('letnev').isNotAsked(); // no token in the reinforcements
  deepEqual(
    played.events.flatMap(({ type, data }) => (type === 'could-not-follow' ? [[data.seat, data.lacks]] : [])),
    [
      [1, 'resources'],
      [2, 'resources'],
    ],
  );
});

proves('LRR 52.3, LRR 20.5a', 'the others, clockwise, may buy tokens and spend none for it', () => {
  const { seat, table: played } = table()
    .strategyCards('hacan', 'leadership')
    .strategyCards('sol', 'diplomacy')
    .active('hacan')
    .tokens('letnev', { strategy: 0 })
    .planets('letnev', 'lirta-iv')
    .planets('sol', 'vefut-ii', 'wellon')
    .start(strategicAction({ card: 'leadership' }));
  seat('hacan').allots({ tactic: 3 });

  deepEqual(played.waiting(), [2]);
  seat('letnev').isAsked('follow').isTold({ free: true }).chooses('follow');
  seat('letnev').isAsked('leadership.influence').isOfferedLines({ 'lirta-iv': 1 }).allots({ 'lirta-iv': 1 });
  seat('letnev').isAsked('gain-tokens').isBound(1, 1).allots({ tactic: 1 });
  deepEqual(seat('letnev').tokens, { tactic: 4, fleet: 3, strategy: 0, reinforcements: 9 });

  deepEqual(played.waiting(), [0]);
  seat('sol').isAsked('follow').chooses('follow').allots({ wellon: 1 }); // two influence are not enough
  deepEqual(seat('sol').tokens, { tactic: 3, fleet: 3, strategy: 2, reinforcements: 8 });
  equal(played.over, true);
});

proves('LRR 52.4', 'each gained token goes to the pool of choice', () => {
  const { seat } = table().resolves('sol', leadership.primary);
  const sol = seat('sol').isAsked('gain-tokens').isOfferedLines({ tactic: 3, fleet: 3, strategy: 3 });
  sol.allots({ tactic: 1, fleet: 1, strategy: 1 });
  deepEqual(sol.tokens, { tactic: 4, fleet: 4, strategy: 3, reinforcements: 5 });
});
