import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { researchAid } from '../../../moments/cards/queries.ts';
import { activate } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { readyRepairReturn } from '../../../rules/phases/status-phase.ts';
import { given } from '../../../testing/index.ts';
import { researchTechnology } from '../../../verbs/cards/technology.ts';
import { gainTradeGoods } from '../../../verbs/economy/economy.ts';
import { eliminate } from '../../../verbs/factions/elimination.ts';

const table = (other: 'xxcha' | 'sol' | 'mentak' | 'jolnar' = 'xxcha') =>
  given('yssaril', other, 'hacan')
    .leader('yssaril', 'ssruu')
    .strategyCards('yssaril', 'leadership!')
    .tokens('yssaril', { tactic: 0 });
const copied = (agent: string) => `component:${agent}:copy:${agent}`;

proves('LRR 51.4, LRR 22, leaders/ssruu', "it does as another's agent, and is exhausted for it instead", () => {
  const { seat } = table()
    .leader('xxcha', 'ggrocuto-rinn')
    .planet('lodor', { controller: 'hacan', exhausted: true })
    .start(takeTurn({ seat: 0 }), takeTurn({ seat: 0 }), readyRepairReturn({}));
  const yssaril = seat('yssaril').isAsked('action').isOffered(copied('ggrocuto-rinn'), 'pass');
  yssaril.chooses(copied('ggrocuto-rinn')).chooses('lodor');
  deepEqual([yssaril.player.exhausted, seat('xxcha').player.exhausted], [['ssruu'], []]);
  equal(yssaril.planet('lodor').exhausted, false);
  yssaril.isOffered('pass').isBarred({}).chooses('pass'); // until it is readied
  deepEqual(yssaril.player.exhausted, []);
});

proves('LRR 51.4, leaders/ssruu', 'also while that agent is exhausted', () => {
  const { seat } = table()
    .leader('xxcha', 'ggrocuto-rinn')
    .exhausted('xxcha', 'ggrocuto-rinn')
    .planet('lodor', { controller: 'hacan', exhausted: true })
    .start(takeTurn({ seat: 0 }));
  seat('yssaril').chooses(copied('ggrocuto-rinn')).chooses('lodor');
  deepEqual(seat('yssaril').player.exhausted, ['ssruu']);
});

proves('LRR 51.4, leaders/ssruu', 'but only what is in the game: no commander, no agent of somebody who is out', () => {
  const idle = () =>
    table()
      .leader('xxcha', 'elder-qanoj')
      .planets('yssaril', 'wellon')
      .planet('lodor', { controller: 'hacan', exhausted: true });
  idle()
    .start(takeTurn({ seat: 0 }))
    .seat('yssaril')
    .isAsked('action')
    .isOffered('pass')
    .chooses('pass');
  const { seat, table: played } = idle().leader('xxcha', 'ggrocuto-rinn').resolves('xxcha', eliminate);
  deepEqual([played.over, seat('yssaril').player.exhausted], [true, []]);
});

proves('LRR 51.4, leaders/ssruu', 'nobody else copies agents, and nobody copies their own', () => {
  const { seat } = given('xxcha', 'yssaril', 'hacan')
    .leader('xxcha', 'ggrocuto-rinn')
    .strategyCards('hacan', 'trade!')
    .planet('lodor', { controller: 'hacan', exhausted: true })
    .active('hacan')
    .tokens('hacan', { tactic: 0 })
    .start(takeTurn({ seat: 2 }));
  seat('hacan').isAsked('action').isOffered('pass').chooses('pass');
});

proves('LRR 51.4, leaders/ssruu, leaders/evelyn-delouis', 'it and the agent may give one unit two dice more', () => {
  const { seat } = table('sol')
    .leader('sol', 'evelyn-delouis')
    .units('yssaril', '19', { carrier: 1, infantry: 1 })
    .units('sol', 'wellon', { infantry: 1 })
    .planets('sol', 'wellon', 'jord')
    .dice('combat', 1, 1, 8)
    .dice('combat', 1)
    .start(activate({ system: '19' }));
  seat('yssaril').allots({ 'infantry@wellon': 1 });
  seat('yssaril').isAsked('start-of-ground-combat').isOffered('copy:evelyn-delouis').chooses('copy:evelyn-delouis');
  seat('yssaril').isAsked('evelyn-delouis.unit').chooses('0:infantry');
  seat('sol').isOffered('evelyn-delouis').chooses('evelyn-delouis').chooses('0:infantry');
  deepEqual(seat('yssaril').units('wellon'), { infantry: 1 });
  deepEqual([seat('yssaril').player.exhausted, seat('sol').player.exhausted], [['ssruu'], ['evelyn-delouis']]);
});

proves('LRR 51.4, leaders/ssruu, leaders/suffi-an', 'with Suffi An it draws with whoever was robbed', () => {
  const robbed = (victim: 0 | 2) =>
    table('mentak')
      .sheet('mentak', 'pillage')
      .leader('mentak', 'suffi-an')
      .exhausted('mentak', 'suffi-an')
      .planets('mentak', 'wellon')
      .planets('hacan', 'lodor')
      .planets('yssaril', 'new-albion')
      .goods('hacan', { tradeGoods: 2 })
      .goods('yssaril', { tradeGoods: 2 })
      .deck('action-cards', 'spy', 'plague', 'uprising')
      .runs(game => gainTradeGoods(game, victim, 1));
  const { seat } = robbed(2);
  seat('mentak').chooses('pillage');
  seat('yssaril').isAsked('after-faction-ability').isOffered('copy:suffi-an').chooses('copy:suffi-an');
  deepEqual(
    [0, 1, 2].map(each => seat(each).player.actionCards.length),
    [1, 0, 1],
  );
  const own = robbed(0);
  own.seat('mentak').chooses('pillage');
  own.seat('yssaril').isNotAsked(); // it is not "another player"
});

proves('LRR 51.4, leaders/ssruu, relics/jr-xs455-o', 'also a relic that is used like an agent', () => {
  const { seat } = table()
    .relics('hacan', 'jr-xs455-o')
    .start(takeTurn({ seat: 0 }));
  const yssaril = seat('yssaril').isAsked('action').isOffered(copied('jr-xs455-o'), 'pass');
  yssaril.chooses(copied('jr-xs455-o')).isAsked('jr-xs455-o').chooses('0').isNotAsked();
  deepEqual([yssaril.tradeGoods, yssaril.player.exhausted, seat('hacan').player.exhausted], [1, ['ssruu'], []]);
});

proves(
  'LRR 51.4, leaders/ssruu, leaders/doctor-sucaban',
  'both agents spend the same infantry: it does not count twice',
  () => {
    const { table: played } = table('jolnar')
      .leader('jolnar', 'doctor-sucaban')
      .units('hacan', 'lodor', { infantry: 2 })
      .planets('hacan', 'lodor')
      .runs(function* () {});
    equal(researchAid(played.state, 2, 0), 2);
  },
);

proves(
  'LRR 51.4, R-160, leaders/ssruu, leaders/doctor-sucaban',
  'what the first of both agents has covered is not asked for again by the second',
  () => {
    const bill = (infantry: number) => {
      const { seat } = table('jolnar')
        .leader('jolnar', 'doctor-sucaban')
        .goods('hacan', { tradeGoods: 2 })
        .planets('hacan', 'lodor')
        .planet('lodor', { exhausted: true })
        .units('hacan', 'lodor', { infantry })
        .runs(game => researchTechnology(game, 2, { price: 6 }));
      seat('hacan').isAsked('research').chooses('sarween-tools');
      seat('yssaril').isAsked('when-paying-for-research').chooses('copy:doctor-sucaban');
      return seat;
    };
    const seat = bill(8);
    seat('hacan').isAsked('doctor-sucaban.infantry').isBound(4, 6).allots({ 'infantry@lodor': 5 });
    seat('jolnar').isAsked('when-paying-for-research').chooses('doctor-sucaban');
    seat('hacan').isAsked('doctor-sucaban.infantry').isTold({ price: 1 }).isBound(0, 1).allots({ 'infantry@lodor': 1 });
    deepEqual(seat('hacan').player.technologies, ['sarween-tools']);
    deepEqual([seat('hacan').units('lodor'), seat('hacan').tradeGoods], [{ infantry: 2 }, 2]);
    const enough = bill(6);
    enough('hacan').isBound(4, 6).allots({ 'infantry@lodor': 6 });
    if (enough('jolnar').isWaitedFor) enough('jolnar').chooses('doctor-sucaban');
    deepEqual(enough('hacan').player.technologies, ['sarween-tools']);
  },
);
