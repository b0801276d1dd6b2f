import { deepEqual, equal } from 'node:assert/strict';
import { open } from '@orrery/kernel';
import { told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { afterAgentExhausted } from '../../../moments/factions/windows.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { strategicAction } from '../../../rules/phases/strategic-action.ts';
import { given } from '../../../testing/index.ts';
import { gainTradeGoods } from '../../../verbs/economy/economy.ts';
import { exhaustLeader } from '../../../verbs/factions/leaders.ts';

const SUITE = 'temporal-command-suite';
const AGENT = 'ggrocuto-rinn';

/** Xxcha uses its agent in its turn; no two players are neighbours. */
const table = () =>
  given('nomad', 'xxcha', 'hacan')
    .technology('nomad', SUITE)
    .planets('nomad', 'arcturus')
    .planets('xxcha', 'archon-ren')
    .leader('xxcha', AGENT)
    .planet('lodor', { controller: 'hacan', exhausted: true })
    .planet('wellon', { controller: 'hacan', exhausted: true })
    .strategyCards('xxcha', 'leadership!')
    .tokens('xxcha', { tactic: 0 })
    .active('xxcha');

const used = (arranged: ReturnType<typeof table>) => {
  const started = arranged.start(takeTurn({ seat: 1 }), takeTurn({ seat: 1 }));
  started.seat('xxcha').uses(AGENT).chooses('lodor');
  return started;
};

proves(
  'LRR 51.7, technologies/temporal-command-suite',
  "another's agent is readied, and can be used again when its moment comes again",
  () => {
    const { seat } = used(table());
    const nomad = seat('nomad').isAsked('after-agent-exhausted').isOffered(SUITE).chooses(SUITE);
    deepEqual([nomad.player.exhausted, seat('xxcha').player.exhausted], [[SUITE], []]);
    nomad.isNotAsked(); // neither has anything to trade
    seat('xxcha').isAsked('action').isOffered(`component:${AGENT}:${AGENT}`, 'pass').chooses('pass');
    const left = used(table());
    left.seat('nomad').passes();
    deepEqual(left.seat('xxcha').player.exhausted, [AGENT]);
    left.seat('xxcha').isOffered('pass').chooses('pass');
  },
);

proves('technologies/temporal-command-suite', 'not while it is exhausted itself', () => {
  const { seat } = used(table().exhausted('nomad', SUITE));
  seat('nomad').isNotAsked();
  seat('xxcha').chooses('pass');
});

proves('technologies/temporal-command-suite, relics/jr-xs455-o', 'what counts as an agent is readied too', () => {
  const { seat } = table()
    .relics('xxcha', 'jr-xs455-o')
    .start(takeTurn({ seat: 1 }));
  seat('xxcha').uses('jr-xs455-o').chooses('1');
  if (seat('xxcha').isWaitedFor) seat('xxcha').passes();
  seat('nomad').isAsked('after-agent-exhausted').chooses(SUITE);
  if (seat('nomad').isWaitedFor) seat('nomad').isAsked(`${SUITE}.transaction`).passes();
  deepEqual(seat('xxcha').player.exhausted, []);
});

proves(
  'technologies/temporal-command-suite, leaders/jae-mir-kan',
  'an agent that was exhausted for a token, too',
  () => {
    const { seat } = given('nomad', 'mahact', 'hacan')
      .technology('nomad', SUITE)
      .leader('mahact', 'jae-mir-kan')
      .planets('nomad', 'arcturus')
      .planets('mahact', 'ixth')
      .units('mahact', 'ixth', { 'space-dock': 1 })
      .strategyCards('hacan', 'warfare')
      .tokens('nomad', { strategy: 0 })
      .token('hacan', '46', '20')
      .active('hacan')
      .start(strategicAction({ card: 'warfare' }));
    seat('hacan').isAsked('warfare.remove').chooses('46').allots({ tactic: 1 });
    seat('hacan').isAsked('redistribute-tokens').allots({ tactic: 4, fleet: 3, strategy: 2 });
    seat('mahact').isAsked('follow').chooses('follow').isAsked('stand-in').chooses('jae-mir-kan').chooses('20');
    seat('nomad').isAsked('after-agent-exhausted').isOffered(SUITE).chooses(SUITE);
    deepEqual(seat('mahact').player.exhausted, []);
    seat('mahact').isAsked('produce').passes();
  },
);

/** The turn goes on after the agent's action. */
const rich = () =>
  table()
    .technology('xxcha', 'fleet-logistics')
    .goods('nomad', { commodities: 2 })
    .goods('xxcha', { commodities: 3, tradeGoods: 1 });

proves(
  'LRR 94, R-272, technologies/temporal-command-suite',
  'the two may make a transaction at once, neighbours or not, in the turn of another',
  () => {
    const { seat } = used(rich());
    const nomad = seat('nomad').chooses(SUITE).isAsked(`${SUITE}.transaction`).isTold({ seat: 1 });
    nomad.isOffered('transaction').chooses('transaction').deals({ commodities: 2 }, { commodities: 2 });
    seat('xxcha').isAsked('transaction.answer').isOffered('accept', 'counter', 'refuse').chooses('accept');
    deepEqual([nomad.tradeGoods, nomad.commodities], [2, 0]);
    deepEqual([seat('xxcha').tradeGoods, seat('xxcha').commodities], [3, 1]);
    deepEqual([nomad.player.traded, seat('xxcha').player.traded], [[], []]);
    seat('xxcha').isAsked('action').chooses('end-turn').chooses('pass');
  },
);

proves(
  'LRR 94.1, R-272, technologies/temporal-command-suite',
  'it is in addition to the transaction that the two players may make',
  () => {
    for (const answer of ['accept', 'refuse']) {
      const { seat } = used(
        rich()
          .units('xxcha', '46', { cruiser: 1 })
          .units('nomad', '20', { cruiser: 1 })
          .goods('nomad', { commodities: 4 }),
      );
      seat('nomad').chooses(SUITE).chooses('transaction').deals({ commodities: 1 });
      seat('xxcha').chooses(answer);
      seat('xxcha').isAsked('action').chooses('transaction:0').deals({ commodities: 1 });
      seat('nomad').isAsked('transaction.answer').chooses('accept');
      equal(seat('nomad').tradeGoods, 1);
      seat('xxcha').isAsked('action').chooses('end-turn').isAsked('action').chooses('pass');
    }
  },
);

proves(
  'R-272, technologies/temporal-command-suite',
  "it may be declined, and the Nomad's own agent gives no transaction",
  () => {
    const { seat, table: played } = used(rich());
    seat('nomad').chooses(SUITE).passes();
    equal(told(played, 'offer').length, 0);
    seat('xxcha').chooses('end-turn').chooses('pass');
    const own = given('nomad', 'xxcha', 'hacan')
      .technology('nomad', SUITE)
      .leader('nomad', 'artuno-the-betrayer')
      .goods('xxcha', { commodities: 3 })
      .runs(game => gainTradeGoods(game, 0, 2));
    own.seat('nomad').chooses('artuno-the-betrayer').isAsked('after-agent-exhausted').chooses(SUITE);
    deepEqual([own.seat('nomad').tradeGoods, own.seat('nomad').player.exhausted], [4, [SUITE]]);
    own.seat('nomad').isNotAsked();
  },
);

proves('LRR 51.7, technologies/temporal-command-suite', 'the agent is not used twice in the same moment', () => {
  const { seat } = given('nomad', 'xxcha', 'hacan')
    .technology('nomad', SUITE)
    .leader('nomad', 'artuno-the-betrayer')
    .runs(function* (game) {
      yield* gainTradeGoods(game, 0, 2);
      yield* gainTradeGoods(game, 0, 1);
    });
  const nomad = seat('nomad').chooses('artuno-the-betrayer').chooses(SUITE);
  equal(nomad.tradeGoods, 5); // and not asked again for those two
  nomad.isAsked('after-trade-goods-gained').isOffered('artuno-the-betrayer').chooses('artuno-the-betrayer');
  deepEqual(nomad.player.exhausted, [SUITE, 'artuno-the-betrayer']);
});

proves('R-272, technologies/temporal-command-suite', 'in any phase', () => {
  const { seat } = given('nomad', 'mentak', 'hacan')
    .sheet('mentak')
    .technology('nomad', SUITE)
    .phase('strategy')
    .active(null)
    .leader('mentak', 'suffi-an')
    .goods('mentak', { commodities: 1 })
    .deck('action-cards', 'plague', 'uprising')
    .runs(function* (game) {
      yield* exhaustLeader(game, 1, 'suffi-an');
      yield* open(game, afterAgentExhausted, { seat: 1, leader: 'suffi-an' });
    });
  seat('nomad').isAsked('after-agent-exhausted').chooses(SUITE).chooses('transaction').deals({}, { commodities: 1 });
  seat('mentak').chooses('accept');
  equal(seat('nomad').tradeGoods, 1);
});
