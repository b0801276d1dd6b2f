import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate, tacticalAction } from '../../moments/steps.ts';
import { given } from '../../testing/index.ts';
import { takeTurn } from '../phases/action-phase.ts';

const table = () => given('sol', 'hacan', 'letnev');

proves(
  'LRR 20.4, LRR 5.1, LRR 89.1a, GR tactical.1',
  'a tactical action spends a token from the tactic pool into a system',
  () => {
    const { table: played, seat } = table().start(tacticalAction({}));
    const sol = seat('sol').isAsked('activate').chooses('20');

    deepEqual(sol.tokens, { tactic: 2, fleet: 3, strategy: 2, reinforcements: 8 });
    deepEqual(sol.tokensOnBoard, ['20']);
    equal(played.over, true);
  },
);

proves('LRR 89.5', 'effects for a tactical action end with it, effects for the turn do not', () => {
  const effect = (until: 'tactical-action' | 'turn') => ({ id: until, seat: 0, until, aim: null });
  const { table: played, seat } = table()
    .with(({ lasting }) => lasting.push(effect('tactical-action'), effect('turn')))
    .start(tacticalAction({}));
  seat(0).chooses('20');
  deepEqual(played.state.lasting, [effect('turn')]);
});

proves('LRR 5.2, LRR 89.1', 'any system without an own command token may be activated', () => {
  const { seat, table: played } = table().token(0, '18', '41').token(1, '19').start(tacticalAction({}));
  const all = played.state.systems.map(({ id }) => id);
  seat(0)
    .isOffered(...all.filter(id => id !== '18' && id !== '41'))
    .chooses('47');
});

proves('LRR 5.3, LRR 89.1b', "others' command tokens do not prevent it", () => {
  const { seat } = table().token(1, '19').token(2, '19').start(tacticalAction({}));
  seat(0).chooses('19');
  deepEqual([seat(0).tokensOnBoard, seat(1).tokensOnBoard], [['19'], ['19']]);
});

proves('LRR 20.4, LRR 37.4', 'without a token in the tactic pool there is no tactical action', () => {
  const { seat } = table()
    .tokens(0, { tactic: 0 })
    .strategyCards(0, 'leadership!')
    .start(takeTurn({ seat: 0 }));
  seat(0).isAsked('action').isOffered('pass').chooses('pass');
});

proves('LRR 5.4, LRR 89', 'movement, cannons, combat, invasion and production follow in this order', () => {
  const { seat, table: played } = table()
    .units(0, '01', { dreadnought: 2, infantry: 2 })
    .units(1, '19', { destroyer: 1 })
    .units(1, 'wellon', { pds: 1, infantry: 1 })
    .planet('wellon', { controller: 1 })
    .dice('space-cannon', 1)
    .dice('space-cannon', 1)
    .dice('barrage', 1, 1)
    .dice('combat', 5, 5)
    .dice('combat', 1)
    .dice('combat', 8, 8)
    .dice('combat', 1)
    .start(tacticalAction({}));
  seat(0).chooses('19');
  seat(0).isAsked('move.from').chooses('01').allots({ dreadnought: 2 }).allots({ '01:space:infantry': 2 });
  seat(1).isAsked('space-cannon').chooses('0');
  seat(0).isAsked('commit').allots({ 'infantry@wellon': 2 });
  seat(1).isAsked('space-cannon-defense').chooses('fire');
  deepEqual(
    played.events
      .map(({ type }) => type)
      .filter(type => ['activated', 'moved', 'space-cannon', 'barrage', 'combat', 'control'].includes(type)),
    [
      'activated',
      'moved', // dreadnoughts
      'moved', // infantry
      'space-cannon',
      'combat',
      'barrage',
      'moved', // landing
      'space-cannon',
      'combat',
      'control',
    ],
  );
  equal(played.state.tactical, null);
});

proves('LRR 5.4', 'no system is active once the action is over', () => {
  const { table: played } = table()
    .token(0, '46')
    .start(activate({ system: '46' }));
  equal(played.state.tactical, null);
});

proves('LRR 89.5, LRR 68', 'production is the last step, after invasion', () => {
  const { seat, table: played } = table()
    .units(0, 'wellon', { 'space-dock': 1 })
    .planets(0, 'wellon')
    .goods(0, { tradeGoods: 2 })
    .token(0, '19')
    .start(activate({ system: '19' }));
  seat(0).isAsked('produce');
  equal(played.state.tactical?.step, 'production');
  seat(0).passes();
});
