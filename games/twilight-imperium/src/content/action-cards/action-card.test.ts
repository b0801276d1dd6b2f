import { deepEqual, equal } from 'node:assert/strict';
import { chooseNumber, type Seat } from '@orrery/kernel';
import { testEvents, told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { othersClockwise, playerOf } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { mayPlayActionCards } from '../../moments/cards/queries.ts';
import { whenActionCardPlayed } from '../../moments/cards/windows.ts';
import { endOfCombatRound, startOfCombatRound, startOfSpaceCombat } from '../../moments/combat/windows.ts';
import { afterSystemActivated, whenSystemActivated } from '../../moments/movement/windows.ts';
import { activate, tacticalAction } from '../../moments/steps.ts';
import { takeTurn } from '../../rules/phases/action-phase.ts';
import { type Given, given, type TestTable } from '../../testing/index.ts';
import { nameOf } from '../../verbs/cards/action-cards.ts';
import { drawActionCards, takeDiscarded } from '../../verbs/cards/cards.ts';
import { gainTradeGoods } from '../../verbs/economy/economy.ts';
import { spendTradeGoods } from '../../verbs/economy/goods.ts';
import { action, reaction, reactionToAny } from './action-card.ts';

const { emit, heard } = testEvents<{ readonly test: { readonly said: string } }>();

const says = function* (card: string, me: Seat, aim: string | null = null) {
  yield* emit('test', { said: `${card} by ${me}${aim === null ? '' : ` at ${aim}`}` });
};

const seatsToAim = (game: State, me: Seat) =>
  othersClockwise(game, me).map(seat => ({ key: String(seat), at: { seat } }));

const sabotage = reaction({
  id: 'test-sabotage',
  source: 'base',
  copies: 2,
  window: whenActionCardPlayed,
  when: (_game, me, { seat, card, cancelled }) => seat !== me && nameOf(card) !== 'test-sabotage' && !cancelled,
  *resolve(_game, me, moment) {
    moment.cancelled = true;
    yield* says('sabotage', me);
  },
});
const early = reaction({
  id: 'test-early',
  source: 'base',
  copies: 2,
  window: whenSystemActivated,
  when: () => true,
  resolve: (_game, me) => says('early', me),
});
const late = reaction({
  id: 'test-late',
  source: 'base',
  copies: 1,
  window: afterSystemActivated,
  when: () => true,
  resolve: (_game, me) => says('late', me),
});
const dart = reaction({
  id: 'test-dart',
  source: 'base',
  copies: 4,
  window: afterSystemActivated,
  when: () => true,
  aims: seatsToAim,
  resolve: (_game, me, _moment, { aim }) => says('dart', me, aim),
});
const donation = action({
  id: 'test-donation',
  source: 'base',
  copies: 2,
  possible: (game, me) => playerOf(game, me).tradeGoods > 0,
  aims: seatsToAim,
  announce: (game, me) => chooseNumber(me, 'test-donation.price', 1, playerOf(game, me).tradeGoods),
  *resolve(game, me, _moment, { aim, more }) {
    yield* spendTradeGoods(game, me, more as number);
    yield* gainTradeGoods(game, Number(aim), more as number);
  },
});
const either = reactionToAny({
  id: 'test-either',
  source: 'base',
  copies: 2,
  windows: [startOfSpaceCombat, startOfCombatRound, endOfCombatRound],
  when: (_game, me, moment) => !('round' in moment) || (me === 0 && moment.round === 1),
  resolve: (_game, me, moment) => says('either', me, 'round' in moment ? `round ${moment.round}` : 'the start'),
});
for (const card of [sabotage, early, late, dart, donation, either]) card.install();
mayPlayActionCards.install((game, seat, may) => may && !playerOf(game, seat).relics.includes('test-muzzle'));

const said = (played: TestTable) => told(heard(played), 'test').map(({ said }) => said);

const table = () => given('sol', 'hacan', 'letnev').strategyCards('sol', 'leadership!');

proves('LRR 1.16, LRR 1.15', 'all that happens "when" is done before what happens "after"', () => {
  const { seat, table: played } = table()
    .actionCards('sol', 'test-late')
    .actionCards('letnev', 'test-early#1')
    .deck('action-cards', 'test-sabotage#1')
    .start(tacticalAction({}));
  seat('sol').chooses('47').isAsked('when-system-activated').isOffered().passes();
  seat('letnev').isOffered('test-early#1').chooses('test-early#1');
  seat('sol').isAsked('when-action-card-played').isOffered().passes();
  seat('sol').isAsked('after-system-activated').isOffered('test-late').chooses('test-late');
  deepEqual(said(played), ['early by 2', 'late by 0']);
  deepEqual([seat('sol').player.actionCards, played.state.actionCards.discard], [[], ['test-early#1', 'test-late']]);
});

proves('LRR 1.19', 'one ability each in initiative order from the active player, round and round', () => {
  const { seat, table: played } = table()
    .active('hacan')
    .actionCards('sol', 'test-dart#1', 'test-dart#2')
    .actionCards('hacan', 'test-dart#3', 'test-dart#4')
    .deck('action-cards', 'test-early#2') // not asked for cards that are public or not in the game
    .with(game => game.actionCards.discard.push('test-sabotage#1', 'test-sabotage#2', 'test-late'))
    .start(tacticalAction({}));
  seat('hacan').chooses('47');
  for (const who of ['sol', 'hacan'] as const) seat(who).isAsked('when-system-activated').passes();
  seat('sol').isOffered('test-dart#1', 'test-dart#2').chooses('test-dart#1'); // waits for the active player
  seat('hacan').isOffered('test-dart#3', 'test-dart#4').chooses('test-dart#3').chooses('2');
  seat('hacan').isOffered('test-dart#4').chooses('test-dart#4'); // waits for Sol now
  seat('sol').isOffered('test-dart#1', 'test-dart#2').chooses('test-dart#1').chooses('1');
  seat('hacan').chooses('test-dart#4').chooses('0'); // no target is left for Sol's second
  deepEqual(said(played), ['dart by 1 at 2', 'dart by 0 at 1', 'dart by 1 at 0']);
});

proves('LRR 2.6b', 'two cards of one name do not hit the same in one window, whoever plays them', () => {
  const { seat, table: played } = table()
    .actionCards('sol', 'test-dart#1', 'test-dart#2')
    .actionCards('hacan', 'test-dart#3')
    .with(game => game.actionCards.discard.push('test-sabotage#1', 'test-sabotage#2', 'test-early#1', 'test-early#2'))
    .start(tacticalAction({}));
  seat('sol').chooses('47').chooses('test-dart#1').isAsked('test-dart.aim').isOffered('1', '2').chooses('2');
  seat('hacan').chooses('test-dart#3').isOffered('0').chooses('0'); // Letnev is already hit
  seat('sol').chooses('test-dart#2').isOffered('1').chooses('1');
  deepEqual(said(played), ['dart by 0 at 2', 'dart by 1 at 0', 'dart by 0 at 1']);
});

proves('LRR 2.6b, LRR 2.8', 'a cancelled card does not count as played', () => {
  const { seat, table: played } = table()
    .actionCards('sol', 'test-dart#1', 'test-dart#2')
    .actionCards('hacan', 'test-sabotage#1')
    .with(game => game.actionCards.discard.push('test-early#1', 'test-early#2', 'test-late'))
    .start(tacticalAction({}));
  seat('sol').chooses('47').chooses('test-dart#1').chooses('2');
  seat('hacan').isAsked('when-action-card-played').isOffered('test-sabotage#1').chooses('test-sabotage#1');
  seat('sol').isAsked('after-system-activated').chooses('test-dart#2').isOffered('1', '2').chooses('2');
  deepEqual(said(played), ['sabotage by 1', 'dart by 0 at 2']);
  equal(played.state.playing.length, 0);
});

proves(
  'LRR 22.4, LRR 2.7, LRR 2.8',
  'cancelled after its aim and price are named, an action costs nothing and is no action',
  () => {
    const { seat, table: played } = table()
      .goods('sol', { tradeGoods: 3 })
      .actionCards('sol', 'test-donation#1', 'test-donation#2')
      .actionCards('letnev', 'test-sabotage#2')
      .start(takeTurn({ seat: 0 }));
    const [first, second] = [1, 2].map(copy => `component:test-donation:test-donation#${copy}`) as [string, string];
    seat('sol').isOffered('tactical', 'pass', first, second).chooses(first).isOffered('1', '2').chooses('2');
    played.answer({ ask: seat('sol').isAsked('test-donation.price').ask.id, seat: 0, value: 2 });
    deepEqual(played.view(1).playing, [{ seat: 0, card: 'test-donation#1', said: { aim: '2', more: 2 } }]);
    seat('letnev').isAsked('when-action-card-played').isOffered('test-sabotage#2').chooses('test-sabotage#2');
    deepEqual([seat('sol').tradeGoods, seat('letnev').tradeGoods], [3, 0]);
    deepEqual(played.state.actionCards.discard, ['test-sabotage#2', 'test-donation#1']);
    seat('sol').isAsked('action').isOffered('tactical', 'pass', second).chooses(second).chooses('2');
    played.answer({ ask: seat('sol').ask.id, seat: 0, value: 2 });
    deepEqual([seat('sol').tradeGoods, seat('letnev').tradeGoods, played.over], [1, 2, true]);
  },
);

proves(
  'LRR 2.5',
  'every player with a card in hand is asked, whichever card it is; a player without cards is not',
  () => {
    const { seat, table: played } = table()
      .actionCards('hacan', 'test-late')
      .deck('action-cards', 'test-early#1')
      .start(tacticalAction({}));
    seat('sol').chooses('47');
    deepEqual(played.waiting(), [1]);
    seat('hacan').isAsked('when-system-activated').isOffered().passes();
    seat('hacan').isAsked('after-system-activated').isOffered('test-late').passes();
  },
);

proves('LRR 1.6', 'a player who cannot play action cards is not offered any', () => {
  const { seat, table: played } = table()
    .relics('hacan', 'test-muzzle')
    .actionCards('hacan', 'test-late')
    .start(tacticalAction({}));
  seat('sol').chooses('47');
  equal(played.over, true);
});

proves(
  'LRR 2.6, LRR 78.2a',
  'a card whose bold line names several moments is offered in each, and once where they are one',
  () => {
    const { seat, table: played } = table()
      .units('sol', '46', { cruiser: 1 })
      .units('hacan', '46', { cruiser: 1 })
      .actionCards('sol', 'test-either#1', 'test-either#2')
      .dice('combat', 10)
      .dice('combat', 1)
      .start(activate({ system: '46' }));
    seat('sol').isAsked('start-of-space-combat').isOffered('test-either#1', 'test-either#2').chooses('test-either#2');
    seat('sol').isAsked('end-of-combat-round').isOffered('test-either#1').chooses('test-either#1');
    deepEqual(said(played), ['either by 0 at round 1', 'either by 0 at round 1']);
  },
);

proves('LRR 2.4', 'more than seven cards in hand are discarded at once, down to seven of choice', () => {
  const hand = ['a', 'b', 'c', 'd', 'e', 'f'];
  const { seat, table: played } = table()
    .actionCards('sol', ...hand)
    .deck('action-cards', 'g', 'h', 'i')
    .resolves('sol', (game, me) => drawActionCards(game, me, 3));
  seat('sol')
    .isAsked('discard-action-cards')
    .isBound(2, 2)
    .isOffered(...hand, 'g', 'h', 'i')
    .chooses('a', 'h');
  deepEqual(seat('sol').player.actionCards, ['b', 'c', 'd', 'e', 'f', 'g', 'i']);
  deepEqual(played.state.actionCards.discard, ['a', 'h']);
});

proves('LRR 2.4', 'also those taken from the discards', () => {
  const { seat } = table()
    .actionCards('sol', 'a', 'b', 'c', 'd', 'e', 'f', 'g')
    .with(game => game.actionCards.discard.push('h'))
    .resolves('sol', (game, me) => takeDiscarded(game, me, ['h']));
  seat('sol').isBound(1, 1).chooses('h');
});

proves('LRR 22.3', 'an action card that could not be resolved is not on offer, and says why', () => {
  const barred = (who: Given, cards: readonly string[]) => {
    const { seat } = who.start(takeTurn({ seat: 0 }));
    const { barred: why } = seat('sol').isAsked('action');
    seat('sol').chooses('pass');
    return cards.map(card => why[`component:${card.replace(/#.*/, '')}:${card}`]);
  };
  const donor = () => table().actionCards('sol', 'test-donation#1', 'lucky-shot').planets('sol', 'lodor');
  const cards = ['test-donation#1', 'lucky-shot'];
  deepEqual(barred(donor(), cards), Array(2).fill('action.no-use LRR 22.3')); // no price and no target
  deepEqual(barred(donor().goods('sol', { tradeGoods: 1 }).units('hacan', '26', { cruiser: 1 }), cards), [
    undefined,
    undefined,
  ]);
});
