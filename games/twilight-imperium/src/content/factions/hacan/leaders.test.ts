import { deepEqual, equal } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given, type Started } from '../../../testing/index.ts';
import { produceIn } from '../../../verbs/economy/production.ts';

/** Hacan can only pass, trade and use components. */
const table = () =>
  given('sol', 'hacan', 'letnev')
    .sheet('hacan')
    .strategyCards('hacan', 'leadership!')
    .tokens('hacan', { tactic: 0 })
    .planets('hacan', 'hercant');
const turn = takeTurn({ seat: 1 });

const carth = 'use:carth-of-golden-sands';

proves('LRR 51.4, leaders/carth-of-golden-sands', 'the agent brings two commodities in an own turn', () => {
  const { seat } = table().leader('hacan', 'carth-of-golden-sands').goods('hacan', { commodities: 5 }).start(turn);
  const hacan = seat('hacan').isOffered('pass', 'transaction:2', 'transaction:0', 'talk', carth).chooses(carth);
  hacan.isAsked('carth-of-golden-sands.who').isOffered('gain', '0', '2').chooses('gain');
  equal(hacan.commodities, 6); // never more than six
  deepEqual(hacan.player.exhausted, ['carth-of-golden-sands']);
  hacan.isOffered('pass', 'transaction:2', 'transaction:0', 'talk').chooses('pass');
});

proves('LRR 51.4, leaders/carth-of-golden-sands', 'and no more than two', () => {
  const hacan = table().leader('hacan', 'carth-of-golden-sands').start(turn).seat('hacan');
  equal(hacan.chooses(carth).chooses('gain').commodities, 2);
  hacan.chooses('pass');
});

proves(
  'LRR 51.4, leaders/carth-of-golden-sands',
  "or replenishes another's, also as that one's turn starts, full or not",
  () => {
    const { seat } = table()
      .leader('hacan', 'carth-of-golden-sands')
      .goods('hacan', { commodities: 6 })
      .notes('hacan', 'trade-agreement#0')
      .goods('sol', { commodities: 4 })
      .strategyCards('sol', 'imperial!')
      .tokens('sol', { tactic: 0 })
      .start(takeTurn({ seat: 0 }));
    seat('hacan').isAsked('start-of-turn').chooses('carth-of-golden-sands').isOffered('0', '2').chooses('0');
    seat('hacan').isAsked('when-replenished').chooses('trade-agreement#0');
    deepEqual([seat('hacan').tradeGoods, seat('sol').commodities], [4, 0]);
    seat('sol').chooses('pass');
  },
);

const withoutDeals = ({ table: played, seat }: Started): Started => {
  for (;;) {
    const ask = played.asks().find(({ kind }) => kind === 'transaction.deal');
    if (!ask) return { table: played, seat };
    seat(ask.seat).passes();
  }
};

/** Spends `value` trade goods by the commander. */
const buys = ({ table: played, seat }: Started, who: 'sol' | 'hacan', value: number): void => {
  const { ask } = seat(who).chooses('gila-the-silvertongue').isAsked('gila-the-silvertongue.goods');
  played.answer({ ask: ask.id, seat: ask.seat, value });
};

/** Hacan votes with Kamdorn, which is worth one vote. */
const vote = (tradeGoods: number, side: 'locked' | 'unlocked' = 'unlocked') =>
  given('sol', 'hacan', 'letnev')
    .speaker('letnev')
    .planets('hacan', 'kamdorn')
    .goods('hacan', { tradeGoods })
    .leader('hacan', 'gila-the-silvertongue', side);

proves('LRR 8.15, leaders/gila-the-silvertongue', 'two votes for each trade good, beyond those of planets', () => {
  const started = withoutDeals(vote(3).agenda('shared-research'));
  const { seat, table: played } = started;
  seat('hacan').isAsked('vote').chooses('for').allots({ kamdorn: 1 });
  seat('hacan').isAsked('when-casting-votes').isOffered('gila-the-silvertongue');
  buys(started, 'hacan', 2);
  const voted = eventsOf(played, 'voted')[0]!;
  deepEqual([voted.data.count, seat('hacan').tradeGoods], [5, 1]);
});

proves('LRR 8.6, leaders/gila-the-silvertongue', 'not for who abstains, has no trade goods or leaves it', () => {
  const voting = (tradeGoods: number) => withoutDeals(vote(tradeGoods).agenda('shared-research'));
  const votesIn = ({ table: played }: Started) => eventsOf(played, 'voted')[0]?.data.count;
  const poor = voting(0);
  poor.seat('hacan').chooses('for').allots({ kamdorn: 1 }).isNotAsked();
  const thrifty = voting(2);
  thrifty.seat('hacan').chooses('for').allots({ kamdorn: 1 }).isAsked('when-casting-votes').passes();
  deepEqual([votesIn(poor), votesIn(thrifty), thrifty.seat('hacan').tradeGoods], [1, 1, 2]);
  const silent = voting(2);
  silent.seat('hacan').passes().isNotAsked();
  silent.seat('letnev').isAsked('break-tie').chooses('for');
  deepEqual([votesIn(silent), silent.seat('hacan').tradeGoods], [undefined, 2]);
});

proves('LRR 51.6, leaders/gila-the-silvertongue', 'ten trade goods unlock it', () => {
  const locked = (tradeGoods: number) =>
    vote(tradeGoods, 'locked').strategyCards('hacan', 'leadership!').tokens('hacan', { tactic: 0 }).start(turn);
  deepEqual(
    [9, 10].map(tradeGoods => {
      const { seat } = locked(tradeGoods);
      seat('hacan').chooses('pass');
      return seat('hacan').player.leaders[0]!.locked;
    }),
    [true, false],
  );
});

proves('LRR 51.8, leaders/gila-the-silvertongue', 'Alliance lends it', () => {
  const allied = vote(0).notesInPlay('sol', 'alliance#1').planets('sol', 'jord').goods('sol', { tradeGoods: 1 });
  const started = withoutDeals(allied.agenda('shared-research'));
  started.seat('sol').chooses('against').allots({ jord: 1 });
  buys(started, 'sol', 1);
  started.seat('hacan').passes();
  equal(started.seat('sol').tradeGoods, 0);
});

const yard = (limit: 'space-dock' | 'none' = 'space-dock') =>
  table()
    .leader('hacan', 'harrugh-gefhara')
    .planets('hacan', 'arretze')
    .units('hacan', 'arretze', limit === 'none' ? {} : { 'space-dock': 1 })
    .runs(game => produceIn(game, 1, '16'));

proves('LRR 67, LRR 51.12, leaders/harrugh-gefhara', 'once, all that is produced costs nothing', () => {
  const { seat, table: played } = yard();
  const hacan = seat('hacan').isAsked('when-producing').isOffered('harrugh-gefhara').chooses('harrugh-gefhara');
  hacan.isAsked('produce').isBound(0, 4).allots({ flagship: 1, dreadnought: 2, infantry: 1 });
  deepEqual(hacan.units('16'), { flagship: 1, dreadnought: 2 });
  deepEqual([hacan.readyPlanets, played.state.purged], [['arretze', 'hercant'], ['harrugh-gefhara']]);
  deepEqual(hacan.player.leaders, []);
});

proves('LRR 67.1, leaders/harrugh-gefhara', 'if the hero is kept for later, production has its usual price', () => {
  const { seat } = yard();
  const hacan = seat('hacan').passes().isAsked('produce').isTold({ funds: 3 });
  hacan.isRefused('answer/amount', { cruiser: 2 }).allots({ cruiser: 1 }).allots({ arretze: 1 });
  equal(hacan.player.leaders.length, 1);
});
