import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { strategicAction } from '../../../rules/phases/strategic-action.ts';
import { given } from '../../../testing/index.ts';
import { replenishCommodities } from '../../../verbs/economy/economy.ts';

const hand = [
  'plague',
  'spy',
  'uprising',
  'repeal-law',
  'industrial-initiative',
  'mining-initiative',
  'insubordination',
];

proves(
  'LRR 22, faction-abilities/stall-tactics',
  'it is a component action: another one may follow, and no pass',
  () => {
    const { seat } = given('yssaril', 'hacan', 'letnev')
      .sheet('yssaril', 'stall-tactics')
      .strategyCards('yssaril', 'leadership')
      .tokens('yssaril', { tactic: 0 })
      .actionCards('yssaril', 'spy', 'veto', 'master-plan')
      .start(takeTurn({ seat: 0 }));
    const yssaril = seat('yssaril').isAsked('action');
    equal(yssaril.reasonFor('pass')?.rule, 'LRR 3.4'); // a strategy card is left, but need not be played now
    yssaril
      .uses('stall-tactics')
      .chooses('veto')
      .isAsked('after-action')
      .isOffered('master-plan')
      .chooses('master-plan');
    yssaril.uses('stall-tactics').chooses('spy').isNotAsked();
    deepEqual([yssaril.player.actionCards, yssaril.player.passed], [[], false]);
  },
);

proves('LRR 2.4, promissory-notes/spy-net', 'who takes an eighth card discards one', () => {
  const { seat } = given('yssaril', 'hacan', 'letnev')
    .strategyCards('hacan', 'trade!')
    .actionCards('yssaril', 'veto')
    .actionCards('hacan', ...hand)
    .notes('hacan', 'spy-net#0')
    .active('hacan')
    .start(takeTurn({ seat: 1 }));
  const hacan = seat('hacan').chooses('spy-net#0').isAsked('spy-net.card').isBound(1, 1).chooses('veto');
  hacan.isAsked('discard-action-cards').isBound(1, 1).chooses('plague').isAsked('action').chooses('pass');
  equal(hacan.player.actionCards.length, 7);
});

proves(
  'LRR 2, technologies/transparasteel-plating, leaders/zeu',
  "not in another's turn, though it acts there: cards of those who have passed may be played",
  () => {
    const acts = (turn: 'yssaril' | 'naalu') => {
      const { seat } = given('yssaril', 'naalu', 'letnev', { sets: ['base', 'pok', 'codex3'] })
        .technology('yssaril', 'transparasteel-plating')
        .leader('naalu', 'zeu')
        .strategyCards('naalu', 'leadership!')
        .planets('letnev', 'wellon')
        .units('letnev', 'wellon', { infantry: 1 })
        .actionCards('letnev', 'experimental-battlestation', 'forward-supply-base')
        .passed('letnev')
        .units('yssaril', '46', { cruiser: 1 })
        .active(turn)
        .start(turn === 'yssaril' ? activate({ system: '19' }) : takeTurn({ seat: 1 }));
      if (turn === 'naalu') {
        seat('naalu').uses('zeu').chooses('0');
        seat('yssaril').chooses('tactical').isAsked('activate').chooses('19');
      }
      const asked = seat('letnev').isWaitedFor;
      if (asked) seat('letnev').isAsked('after-system-activated').passes();
      while (seat('yssaril').isWaitedFor) seat('yssaril').passes();
      while (seat('letnev').isWaitedFor) seat('letnev').passes();
      return asked;
    };
    deepEqual([acts('yssaril'), acts('naalu')], [false, true]);
  },
);

proves('LRR 51.4, leaders/ssruu, leaders/jae-mir-kan', 'it is exhausted where an agent stands in for a token', () => {
  const { seat } = given('yssaril', 'mahact', 'hacan')
    .leader('yssaril', 'ssruu')
    .leader('mahact', 'jae-mir-kan')
    .exhausted('mahact', 'jae-mir-kan')
    .tokens('mahact', { strategy: 0 })
    .strategyCards('hacan', 'politics')
    .token('hacan', '46')
    .active('hacan')
    .deck('action-cards', ...hand)
    .start(strategicAction({ card: 'politics' }));
  seat('hacan').chooses('1');
  const yssaril = seat('yssaril').isAsked('follow').chooses('follow').isAsked('stand-in');
  yssaril.isOffered('copy:jae-mir-kan').chooses('copy:jae-mir-kan').isAsked('jae-mir-kan').chooses('46');
  deepEqual([yssaril.tokens.strategy, yssaril.player.exhausted, seat('hacan').tokensOnBoard], [2, ['ssruu'], []]);
});

proves('LRR 51.4, leaders/ssruu, leaders/captain-mendosa', 'two ships may be raised, by the agent and by it', () => {
  const { seat } = given('yssaril', 'saar', 'hacan')
    .leader('yssaril', 'ssruu')
    .leader('saar', 'captain-mendosa')
    .units('hacan', '35', { destroyer: 1 }) // moves two systems
    .units('yssaril', '42', { carrier: 1 })
    .units('yssaril', '26', { dreadnought: 1 })
    .start(activate({ system: '20' }));
  seat('yssaril').isAsked('after-system-activated').chooses('copy:captain-mendosa').chooses('42:carrier');
  seat('saar').isAsked('after-system-activated').chooses('captain-mendosa').chooses('26:dreadnought');
  const yssaril = seat('yssaril').isAsked('move.from').isOffered('42', '26').chooses('42').allots({ carrier: 1 });
  yssaril.chooses('26').allots({ dreadnought: 1 });
  deepEqual(yssaril.units('20'), { carrier: 1, dreadnought: 1 });
});

proves(
  'LRR 17, leaders/ssruu, leaders/the-stillness-of-stars',
  'both capture of one player, as long as there are units; Yssaril has no use for what it holds',
  () => {
    const { seat } = given('yssaril', 'vuilraith', 'hacan')
      .leader('yssaril', 'ssruu')
      .leader('vuilraith', 'the-stillness-of-stars')
      .units('hacan', '46', { carrier: 3 })
      .tokens('hacan', { fleet: 4 })
      .active('hacan')
      .runs(game => replenishCommodities(game, 2));
    seat('yssaril').isAsked('after-replenished').chooses('copy:the-stillness-of-stars').chooses('carrier');
    seat('vuilraith').isAsked('after-replenished').chooses('the-stillness-of-stars');
    const { ask } = seat('vuilraith').isAsked('the-stillness-of-stars.unit');
    equal(ask.form === 'pick' && ask.options.some(({ key }) => key === 'carrier'), false);
    seat('vuilraith').chooses('dreadnought');
    deepEqual(
      [seat('yssaril').player.captured, seat('vuilraith').player.captured],
      [[{ seat: 2, unit: 'carrier', count: 1 }], [{ seat: 2, unit: 'dreadnought', count: 1 }]],
    );
  },
);
