import { deepEqual, equal } from 'node:assert/strict';
import type { Seat, Window } from '@orrery/kernel';
import { testEvents, told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { playerToChange } from '../../model/changes.ts';
import { playerOf } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { actionsInTurn } from '../../moments/phases/queries.ts';
import { activate } from '../../moments/steps.ts';
import * as windows from '../../moments/windows.ts';
import { transaction } from '../../rules/economy/transactions.ts';
import { takeTurn } from '../../rules/phases/action-phase.ts';
import { readyRepairReturn } from '../../rules/phases/status-phase.ts';
import { pickStrategyCard, strategyPhase } from '../../rules/phases/strategy-phase.ts';
import { given, type TestTable } from '../../testing/index.ts';
import { nameOf } from '../../verbs/cards/action-cards.ts';
import { discardActionCards, takeDiscarded } from '../../verbs/cards/cards.ts';
import { rerollAll } from '../../verbs/combat/hits.ts';
import { modify } from '../ability.ts';
import { action, reaction } from './action-card.ts';

const { emit, heard } = testEvents<{ readonly test: { readonly said: string } }>();

/** A card that changes the data of its window. */
const cardFor = <D extends object>(
  id: string,
  window: Window<State, D>,
  when: (game: State, me: Seat, moment: D) => boolean,
  change: (moment: D, me: Seat) => void,
): void =>
  reaction({
    id,
    source: 'base',
    copies: 1,
    window,
    when,
    *resolve(_game, me, moment) {
      yield* emit('test', { said: `${id} by ${me}` });
      change(moment, me);
    },
  }).install();

const ofAnother = (_game: State, me: Seat, { seat }: { readonly seat: Seat }): boolean => seat !== me;
const ofOwn = (_game: State, me: Seat, { seat }: { readonly seat: Seat }): boolean => seat === me;

cardFor(
  'test-compel',
  windows.startOfAnnounceRetreats,
  ({ combat }, me) => me === combat?.defender,
  moment => moment.compelled.push(0),
);
cardFor('test-hold', windows.afterRetreatAnnounced, ofAnother, moment => {
  moment.prevented = true;
});
cardFor('test-wide', windows.beforeBarrage, ofOwn, moment => {
  moment.hitsAllShips = true;
});
cardFor('test-refuse', windows.whenStrategyCardChosen, ofAnother, moment => {
  moment.refused = true;
});
cardFor('test-stop', windows.whenStrategicAction, ofAnother, moment => {
  moment.prevented = true;
});
cardFor(
  'test-keep',
  windows.whenStrategyCardsReturn,
  (game, me) => playerOf(game, me).strategyCards.length > 0,
  (moment, me) => moment.keeping.push(me),
);
cardFor(
  'test-deal',
  windows.whenNegotiating,
  () => true,
  () => {},
);
cardFor('test-threat', windows.startOfTurn, ofAnother, () => {});
reaction({
  id: 'test-reroll',
  source: 'base',
  copies: 1,
  window: windows.afterAbilityRoll,
  when: ofAnother,
  resolve: (_game, _me, moment) => rerollAll(moment),
}).install();
reaction({
  id: 'test-more',
  source: 'base',
  copies: 1,
  window: windows.afterAction,
  when: ofOwn,
  lasting: { until: 'turn', parts: [modify(actionsInTurn, (_seat, actions) => actions + 1)] },
}).install();
reaction({
  id: 'test-salvage',
  source: 'base',
  copies: 1,
  window: windows.afterActionCardsDiscarded,
  when: ofAnother,
  aims: (_game, _me, { cards }) =>
    cards.filter(card => nameOf(card) === 'test-shout').map(card => ({ key: card, at: { card } })),
  resolve: (game, me, _moment, { aim }) => takeDiscarded(game, me, [aim!]),
}).install();
action({ id: 'test-shout', source: 'base', copies: 2, possible: () => true }).install();

const said = (played: TestTable) => told(heard(played), 'test').map(({ said }) => said);

const table = () => given('sol', 'hacan', 'letnev');

const combat = () => table().token('sol', '46').units('sol', '46', { cruiser: 1 }).units('hacan', '46', { cruiser: 1 });

proves('LRR 78.4', 'before retreats are announced, a card may compel whoever is able', () => {
  const { seat, table: played } = combat()
    .planet('wellon', { controller: 'sol' })
    .actionCards('sol', 'x')
    .actionCards('hacan', 'test-compel')
    .dice('combat', 1)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  seat('hacan').isAsked('start-of-announce-retreats').isOffered('test-compel').chooses('test-compel');
  seat('sol').isNotAsked();
  deepEqual([seat('sol').units('19'), seat('sol').units('46'), played.over], [{ cruiser: 1 }, {}, true]);
});

proves('LRR 78.4c', 'nobody is compelled to retreat who has nowhere to go', () => {
  const { seat, table: played } = combat()
    .actionCards('hacan', 'test-compel')
    .dice('combat', 10)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  seat('hacan').chooses('test-compel');
  deepEqual([seat('sol').units('46'), played.over], [{ cruiser: 1 }, true]);
});

proves('LRR 78.4b', 'a retreat that is prevented was announced, and may be announced again in the next round', () => {
  const { seat } = combat()
    .planet('quann', { controller: 'hacan' })
    .planet('wellon', { controller: 'sol' })
    .actionCards('sol', 'test-hold')
    .dice('combat', 1)
    .dice('combat', 1)
    .dice('combat', 10)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  seat('hacan').isAsked('announce-retreat').chooses('retreat');
  seat('sol').isAsked('after-retreat-announced').isTold({ seat: 1 }).isOffered('test-hold').chooses('test-hold');
  seat('hacan').isAsked('announce-retreat').isTold({ round: 2 }).passes();
  seat('sol').isAsked('announce-retreat').isTold({ round: 2 }).passes();
  deepEqual(seat('hacan').units('46'), {});
});

proves('LRR 10.2', 'before a side rolls for Anti-Fighter Barrage, a card may aim it at all ships', () => {
  const { seat } = table()
    .units('sol', '46', { destroyer: 1 })
    .units('hacan', '46', { cruiser: 1 })
    .actionCards('sol', 'test-wide')
    .actionCards('hacan', 'x')
    .dice('barrage', 9, 1)
    .start(activate({ system: '46' }));
  seat('hacan').isNotAsked();
  seat('sol').isAsked('before-barrage').isOffered('test-wide').chooses('test-wide');
  deepEqual([seat('sol').units('46'), seat('hacan').units('46')], [{ destroyer: 1 }, {}]);
});

proves('LRR 10.2', 'after a roll for Anti-Fighter Barrage its dice may be rolled again', () => {
  const { seat } = table()
    .units('sol', '46', { destroyer: 1 })
    .units('hacan', '46', { carrier: 1, fighter: 2 })
    .actionCards('hacan', 'test-reroll')
    .dice('barrage', 9, 9)
    .dice('barrage', 1, 9)
    .dice('combat', 1)
    .dice('combat', 10, 10)
    .start(activate({ system: '46' }));
  seat('hacan').isAsked('after-ability-roll').isTold({ seat: 0 }).chooses('test-reroll');
  deepEqual(seat('hacan').units('46'), { carrier: 1, fighter: 1 });
});

proves('LRR 77.3', 'after a roll for Space Cannon its dice may be rolled again', () => {
  const { seat } = table()
    .units('sol', '19', { cruiser: 1 })
    .planets('hacan', 'wellon')
    .units('hacan', 'wellon', { pds: 1 })
    .actionCards('sol', 'test-reroll')
    .dice('space-cannon', 10)
    .dice('space-cannon', 1)
    .start(activate({ system: '19' }));
  seat('hacan').isAsked('space-cannon').chooses('0');
  seat('sol').isAsked('after-ability-roll').chooses('test-reroll');
  deepEqual(seat('sol').units('19'), { cruiser: 1 });
});

proves('LRR 15.1', 'after a roll for Bombardment its dice may be rolled again', () => {
  const { seat } = table()
    .units('sol', '19', { dreadnought: 1 })
    .planets('hacan', 'wellon')
    .units('hacan', 'wellon', { infantry: 1 })
    .actionCards('hacan', 'test-reroll')
    .dice('bombardment', 10)
    .dice('bombardment', 1)
    .start(activate({ system: '19' }));
  seat('sol').isAsked('bombardment').allots({ 'dreadnought@wellon': 1 });
  seat('hacan').isAsked('after-ability-roll').chooses('test-reroll');
  deepEqual(seat('hacan').units('wellon'), { infantry: 1 });
});

proves('LRR 3.1', 'after an action a card may allow another one in the same turn, but no passing', () => {
  const { seat, table: played } = table()
    .strategyCards('sol', 'leadership!')
    .actionCards('sol', 'test-shout#1', 'test-more')
    .start(takeTurn({ seat: 0 }));
  seat('sol').isOffered('tactical', 'pass', 'component:test-shout:test-shout#1');
  seat('sol').chooses('component:test-shout:test-shout#1');
  seat('sol').isAsked('after-action').isTold({ seat: 0 }).isOffered('test-more').chooses('test-more');
  seat('sol').isAsked('action').isOffered('tactical', 'end-turn').chooses('tactical').chooses('47');
  equal(played.over, true);
});

proves('LRR 84.1', 'a strategy card that is refused stays with its trade goods, and another one is chosen', () => {
  const { seat, table: played } = table()
    .phase('strategy')
    .active(null)
    .strategyCards('sol')
    .strategyCards('hacan', 'trade')
    .strategyCards('letnev', 'warfare')
    .actionCards('hacan', 'test-refuse')
    .with(game => {
      game.strategyCards = game.strategyCards.filter(({ id }) => id === 'imperial' || id === 'politics');
      for (const card of game.strategyCards) card.tradeGoods = 2;
      playerToChange(game, 2).strategyCards.push(
        ...(['leadership', 'diplomacy', 'construction', 'technology'] as const).map(id => ({ id, exhausted: false })),
      );
    })
    .start(pickStrategyCard({ seat: 0 }));
  seat('sol').isAsked('strategy-card').isOffered('politics', 'imperial').chooses('imperial');
  seat('hacan').isAsked('when-strategy-card-chosen').isTold({ seat: 0, card: 'imperial' }).chooses('test-refuse');
  seat('sol').isAsked('strategy-card').isOffered('politics').chooses('politics');
  deepEqual(seat('sol').player.strategyCards, [{ id: 'politics', exhausted: false }]);
  deepEqual(played.state.strategyCards, [{ id: 'imperial', tradeGoods: 2 }]);
  equal(seat('sol').tradeGoods, 2);
});

proves('LRR 84.1', 'where no other card is left, it is still taken', () => {
  const { seat } = table()
    .phase('strategy')
    .active(null)
    .strategyCards('sol')
    .strategyCards('hacan', 'trade', 'warfare', 'politics')
    .strategyCards('letnev', 'leadership', 'diplomacy', 'construction', 'technology')
    .actionCards('hacan', 'test-refuse')
    .start(pickStrategyCard({ seat: 0 }));
  seat('sol').isOffered('imperial').chooses('imperial');
  seat('hacan').chooses('test-refuse');
  deepEqual(seat('sol').player.strategyCards, [{ id: 'imperial', exhausted: false }]);
});

proves('LRR 82, LRR 3.1', 'a strategic action that is prevented ends the turn, and its card stays ready', () => {
  const { seat, table: played } = table()
    .strategyCards('sol', 'leadership')
    .actionCards('sol', 'test-more')
    .actionCards('hacan', 'test-stop')
    .start(takeTurn({ seat: 0 }));
  seat('sol').chooses('strategic:leadership');
  seat('hacan')
    .isAsked('when-strategic-action')
    .isTold({ seat: 0, card: 'leadership' })
    .isOffered('test-stop')
    .chooses('test-stop');
  deepEqual([seat('sol').player.strategyCards, played.over], [[{ id: 'leadership', exhausted: false }], true]);
  equal(
    played.events.some(({ type }) => type === 'strategic-action'),
    false,
  );
});

proves('LRR 81.8, LRR 84.1', 'a player who keeps their strategy cards has them ready, and chooses none', () => {
  const { seat, table: played } = table()
    .phase('status')
    .active(null)
    .strategyCards('sol', 'leadership!', 'trade!')
    .strategyCards('hacan', 'warfare!', 'imperial!')
    .strategyCards('letnev', 'politics!', 'diplomacy!')
    .actionCards('sol', 'test-keep')
    .start(readyRepairReturn({}), strategyPhase({}));
  seat('sol').isAsked('when-strategy-cards-return').isOffered('test-keep').chooses('test-keep');
  const kept = [
    { id: 'leadership', exhausted: false },
    { id: 'trade', exhausted: false },
  ];
  deepEqual(seat('sol').player.strategyCards, kept);
  seat('hacan')
    .isAsked('strategy-card')
    .isOffered('diplomacy', 'politics', 'construction', 'warfare', 'technology', 'imperial');
  seat('hacan').chooses('imperial');
  seat('letnev').chooses('politics');
  seat('hacan').chooses('warfare');
  seat('letnev').chooses('diplomacy');
  deepEqual([seat('sol').player.strategyCards, played.over], [kept, true]);
});

proves('LRR 2.7', 'a card that was played may be taken as soon as it lies on the discards', () => {
  const { seat, table: played } = table()
    .strategyCards('sol', 'leadership!')
    .actionCards('sol', 'test-shout#1')
    .actionCards('hacan', 'test-salvage')
    .start(takeTurn({ seat: 0 }));
  seat('sol').chooses('component:test-shout:test-shout#1');
  seat('hacan').isAsked('after-action-cards-discarded').isTold({ seat: 0 }).isOffered('test-salvage');
  seat('hacan').chooses('test-salvage').chooses('test-shout#1');
  deepEqual([seat('hacan').player.actionCards, played.state.actionCards.discard], [['test-shout#1'], ['test-salvage']]);
});

proves('LRR 2.4', 'so may one that was discarded from a hand', () => {
  const { seat } = table()
    .actionCards('sol', 'test-shout#1', 'test-shout#2', 'x')
    .actionCards('hacan', 'test-salvage')
    .resolves('sol', (game, me) => discardActionCards(game, me, ['test-shout#2', 'x']));
  seat('hacan').isAsked('after-action-cards-discarded').chooses('test-salvage');
  seat('hacan').isOffered('test-shout#2').chooses('test-shout#2');
  deepEqual(seat('hacan').player.actionCards, ['test-shout#2']);
});

proves('LRR 94.1', 'both sides of a transaction may play a card before offers are made, and nobody else', () => {
  const { seat, table: played } = table()
    .goods('sol', { tradeGoods: 1 })
    .actionCards('sol', 'x')
    .actionCards('hacan', 'test-deal')
    .actionCards('letnev', 'y')
    .start(transaction({ seat: 0, partner: 1 }));
  deepEqual(played.waiting(), [0, 1]);
  seat('sol').isAsked('when-negotiating').isOffered().passes();
  seat('hacan').isAsked('when-negotiating').isOffered('test-deal').chooses('test-deal');
  deepEqual(said(played), ['test-deal by 1']);
  seat('sol').deals({ 'trade-goods': 1 });
  seat('hacan').chooses('accept');
});

proves('LRR 1.16', 'at the start of a turn others may play cards too', () => {
  const { seat, table: played } = table()
    .strategyCards('sol', 'leadership!')
    .actionCards('hacan', 'test-threat')
    .start(takeTurn({ seat: 0 }));
  seat('hacan').isAsked('start-of-turn').isTold({ seat: 0 }).isOffered('test-threat').chooses('test-threat');
  deepEqual(said(played), ['test-threat by 1']);
  seat('sol').isAsked('action').chooses('pass');
});
