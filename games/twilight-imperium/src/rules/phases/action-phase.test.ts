import { deepEqual, equal } from 'node:assert/strict';
import type { Seat } from '@orrery/kernel';
import { eventsOf, testEvents } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { playerToChange } from '../../model/changes.ts';
import { playerOf } from '../../model/readers.ts';
import { installComponentActions } from '../../moments/cards/registry.ts';
import { actionsInTurn } from '../../moments/phases/queries.ts';
import { given, type TestTable } from '../../testing/index.ts';
import { actionPhase, takeTurn } from './action-phase.ts';

const { emit } = testEvents<{ readonly tested: { readonly seat: Seat; readonly piece: string } }>();

const table = () => given('sol', 'hacan', 'letnev');

/** A component with an action that two seats may have in play. */
installComponentActions({
  id: 'test-action',
  possible: (game, seat) => playerOf(game, seat).relics.filter(piece => piece.startsWith('test-relic')),
  *play(game, seat, piece) {
    playerToChange(game, seat).tradeGoods += 7;
    yield* emit('tested', { seat, piece });
  },
});
actionsInTurn.install((game, seat, actions) => actions + (playerOf(game, seat).relics.includes('test-haste') ? 1 : 0));

const turnsIn = (played: TestTable) => eventsOf(played, 'turn').map(({ data }) => data.seat);

proves('GR action.1, LRR 3, LRR 4.1, LRR 48.2', 'turns go in the order of initiative, lowest first', () => {
  const { seat, table: played } = table()
    .strategyCards('sol', 'imperial!')
    .strategyCards('hacan', 'leadership!')
    .strategyCards('letnev', 'trade!')
    .start(actionPhase({}));
  for (const who of [1, 2, 0]) {
    deepEqual(played.waiting(), [who]);
    equal(played.state.active, who);
    seat(who).isAsked('action').chooses('pass');
  }
  deepEqual([turnsIn(played), played.over, played.state.active], [[1, 2, 0], true, null]);
});

proves('GR action.1', 'players who passed in the last round take turns again', () => {
  const { seat, table: played } = table()
    .phase('strategy')
    .passed('sol', 'hacan', 'letnev')
    .strategyCards('sol', 'leadership!')
    .strategyCards('hacan', 'diplomacy!')
    .strategyCards('letnev', 'politics!')
    .start(actionPhase({}));
  equal(played.state.phase, 'action');
  for (const who of [0, 1, 2]) seat(who).isAsked('action').chooses('pass');
  deepEqual(turnsIn(played), [0, 1, 2]);
});

proves('GR action.2, LRR 4.3', 'players take one action per turn until all have passed', () => {
  const { seat, table: played } = table()
    .strategyCards('sol', 'leadership!')
    .strategyCards('hacan', 'diplomacy!')
    .strategyCards('letnev', 'politics!')
    .start(actionPhase({}));
  seat(0).isAsked('action').isOffered('tactical', 'pass').chooses('tactical').chooses('47');
  seat(1).isAsked('action').chooses('pass');
  seat(2).isAsked('action').chooses('tactical').chooses('47');
  seat(0).isAsked('action').chooses('pass');
  seat(2).isAsked('action').chooses('pass');
  deepEqual(turnsIn(played), [0, 1, 2, 0, 2]);
  equal(played.over, true);
});

proves('LRR 3.3, LRR 3.3c', 'the last player takes turns alone, and players who have passed do not return', () => {
  const { seat, table: played } = table()
    .strategyCards('sol', 'leadership!')
    .strategyCards('hacan', 'diplomacy!')
    .strategyCards('letnev', 'politics!')
    .start(actionPhase({}));
  seat(0).chooses('pass');
  seat(1).chooses('pass');
  for (const system of ['47', '39', '41']) seat(2).chooses('tactical').chooses(system);
  seat(2).isOffered('pass').chooses('pass'); // no token left
  deepEqual(turnsIn(played), [0, 1, 2, 2, 2, 2]);
});

proves('LRR 3.1', 'a turn offers the tactical, the strategic and the component actions', () => {
  const { seat, table: played } = table()
    .strategyCards('sol', 'trade', 'imperial!')
    .relics('sol', 'test-relic')
    .relics('hacan', 'test-relic-2')
    .start(takeTurn({ seat: 0 }));
  seat(0).isOffered('tactical', 'strategic:trade', 'component:test-action:test-relic').chooses('tactical');
  seat(0).chooses('47');
  equal(played.over, true);
});

proves('GR strategic.3, LRR 3.4, LRR 82.2', 'a player cannot pass before their strategy card is exhausted', () => {
  const { seat } = table()
    .strategyCards('sol', 'trade')
    .strategyCards('hacan', 'diplomacy!')
    .tokens('sol', { tactic: 0 })
    .start(takeTurn({ seat: 0 }), takeTurn({ seat: 0 }));
  seat(0).isOffered('strategic:trade').isRefused('answer/unknown-key', 'pass').chooses('strategic:trade').passes();
  seat(1).passes();
  seat(2).passes();
  seat(0).isAsked('action').isOffered('pass').chooses('pass');
  equal(seat(0).player.passed, true);
});

proves('LRR 3.4a, LRR 82.2a', 'a player with two strategy cards must have exhausted both', () => {
  const { seat } = table()
    .strategyCards('sol', 'trade!', 'imperial')
    .tokens('sol', { tactic: 0 })
    .start(takeTurn({ seat: 0 }), takeTurn({ seat: 0 }));
  seat(0).isOffered('strategic:imperial').chooses('strategic:imperial').passes();
  seat(1).passes();
  seat(2).passes();
  seat(0).isOffered('pass').chooses('pass');
});

proves('LRR 3.2', 'a player who cannot perform an action must pass', () => {
  const { seat } = table()
    .strategyCards('sol', 'trade!')
    .tokens('sol', { tactic: 0 })
    .start(takeTurn({ seat: 0 }));
  seat(0).isOffered('pass').isBound(1, 1).chooses('pass');
});

proves('LRR 3.3b', 'a player who has passed may still follow', () => {
  const { seat } = table()
    .strategyCards('sol', 'trade')
    .passed('hacan', 'letnev')
    .start(takeTurn({ seat: 0 }));
  seat(0).chooses('strategic:trade').passes();
  seat(1).isAsked('follow').chooses('follow');
  seat(2).isAsked('follow').passes();
  equal(seat(1).commodities, 6);
});

proves('GR component.1, LRR 22.1, LRR 22.2', 'a component with an action may be used as the action of a turn', () => {
  const { seat, table: played } = table()
    .strategyCards('sol', 'trade!')
    .relics('sol', 'test-relic-1', 'test-relic-2')
    .start(takeTurn({ seat: 0 }));
  const [one, two] = ['component:test-action:test-relic-1', 'component:test-action:test-relic-2'];
  seat(0).isOffered('tactical', 'pass', one, two).chooses(two);
  equal(seat(0).tradeGoods, 7);
  deepEqual(played.events.at(-1), { type: 'tested', data: { seat: 0, piece: 'test-relic-2' } });
  equal(played.over, true);
});

proves('GR component.1, LRR 22.3', "a technology's action too, when it can be resolved", () => {
  const relay = 'component:sling-relay:sling-relay';
  const turn = () =>
    table().strategyCards('sol', 'trade!').technology('sol', 'sling-relay').units('sol', 'jord', { 'space-dock': 1 });
  const { seat } = turn()
    .goods('sol', { tradeGoods: 1 })
    .start(takeTurn({ seat: 0 }));
  seat(0).isOffered('tactical', 'pass', relay).chooses(relay).chooses('01').allots({ destroyer: 1 });
  seat(0).isAsked('pay-resources').allots({ 'trade-goods': 1 });
  deepEqual(seat(0).units('01'), { destroyer: 1 });

  const poor = turn().start(takeTurn({ seat: 0 }));
  poor.seat(0).isOffered('tactical', 'pass').chooses('pass');
});

proves('LRR 3.1', 'a player may decline a second action and has not passed by that', () => {
  const { seat } = table()
    .strategyCards('sol', 'trade!')
    .relics('sol', 'test-haste')
    .start(takeTurn({ seat: 0 }));
  seat(0).isTold({ left: 2 }).chooses('tactical').chooses('47');
  seat(0).isAsked('action').isTold({ left: 1 }).isOffered('tactical', 'end-turn').chooses('end-turn');
  equal(seat(0).player.passed, false);
});

proves('LRR 3', 'standing orders for the turn end with it, others do not', () => {
  const order = (until: string) => ({ seat: 1, window: 'after-combat', unless: null, until });
  const { seat, table: played } = table()
    .strategyCards('sol', 'trade!')
    .with(({ core }) => core.orders.push(order('turn'), { ...order('round'), seat: 2 }))
    .start(takeTurn({ seat: 0 }));
  equal(played.state.core.orders.length, 2);
  seat(0).chooses('pass');
  deepEqual(played.state.core.orders, [{ ...order('round'), seat: 2 }]);
});

proves('LRR 94.1', 'everybody may trade with everybody again in a new turn', () => {
  const { seat } = table()
    .strategyCards('sol', 'trade!')
    .goods('sol', { tradeGoods: 1 })
    .units('sol', '01', { cruiser: 1 })
    .units('hacan', '19', { cruiser: 1 })
    .with(game => playerToChange(game, 0).traded.push(1))
    .start(takeTurn({ seat: 0 }));
  seat('sol').isOffered('tactical', 'pass', 'transaction:1', 'talk').chooses('pass');
});

proves('LRR 40.3, LRR 1.3a', 'effects for a turn end with it', () => {
  const { seat, table: played } = table()
    .strategyCards('sol', 'trade!')
    .with(({ lasting }) => lasting.push({ id: 'test-effect', seat: 0, until: 'turn', aim: null }))
    .start(takeTurn({ seat: 0 }));
  equal(played.state.lasting.length, 1);
  seat('sol').chooses('pass');
  deepEqual(played.state.lasting, []);
});
