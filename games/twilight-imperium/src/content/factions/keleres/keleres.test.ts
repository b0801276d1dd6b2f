import { deepEqual, equal } from 'node:assert/strict';
import { open } from '@orrery/kernel';
import { proves } from '@orrery/testkit/proves';
import { actionCardLimit } from '../../../moments/cards/queries.ts';
import { startOfStrategyPhase } from '../../../moments/phases/windows.ts';
import { tacticalAction } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';

const table = () =>
  given('keleres', 'hacan', 'letnev')
    .sheet('keleres')
    .planets('keleres', 'moll-primus-keleres')
    .planets('hacan', 'arretze')
    .planets('letnev', 'arc-prime');

proves(
  'LRR 83, faction-abilities/council-patronage',
  'commodities and a trade good as the strategy phase begins, whether it likes or not',
  () => {
    const { seat } = table()
      .notes('hacan', 'trade-agreement#0')
      .runs(game => open(game, startOfStrategyPhase, {}));
    const keleres = seat('keleres');
    seat('hacan').isAsked('when-replenished').chooses('trade-agreement#0');
    deepEqual([keleres.commodities, keleres.tradeGoods, seat('hacan').tradeGoods], [0, 1, 2]);
  },
);

const ordered = (who: 'keleres' | 'hacan' = 'hacan') =>
  table()
    .law('fleet-regulations')
    .tokens('hacan', { fleet: 4 })
    .strategyCards(who, 'leadership!')
    .active(who)
    .start(takeTurn({ seat: who === 'hacan' ? 1 : 0 }));

proves(
  'LRR 7.4, faction-abilities/laws-order',
  "for a good no law does anything in a turn, anybody's and for everybody",
  () => {
    const { seat, table: played } = table()
      .law('executive-sanctions')
      .law('articles-of-war')
      .goods('keleres', { tradeGoods: 1, commodities: 1 })
      .strategyCards('hacan', 'leadership!')
      .active('hacan')
      .start(takeTurn({ seat: 1 }));
    const keleres = seat('keleres').isAsked('start-of-turn').chooses('laws-order');
    keleres.isAsked('laws-order').isOffered('trade-good', 'commodity').chooses('commodity');
    deepEqual([keleres.tradeGoods, keleres.commodities, played.state.laws.length], [1, 0, 2]);
    deepEqual(
      played.state.lasting.map(({ id }) => id),
      ['laws-order'],
    );
    seat('hacan').isAsked('action').chooses('pass');
  },
);

proves('LRR 7.4, faction-abilities/laws-order', 'not without a law, nor without a good', () => {
  const { seat } = ordered();
  seat('keleres').isNotAsked();
  seat('hacan').isAsked('action').chooses('pass');
  const lawless = table()
    .goods('keleres', { tradeGoods: 1 })
    .strategyCards('hacan', 'leadership!')
    .active('hacan')
    .start(takeTurn({ seat: 1 }));
  lawless.seat('keleres').isNotAsked();
  lawless.seat('hacan').isAsked('action').chooses('pass');
});

proves('LRR 7.4, faction-abilities/laws-order', 'while the effect lasts, laws have no effect', () => {
  const limit = (blank: boolean) =>
    actionCardLimit(
      table()
        .law('executive-sanctions')
        .with(game => {
          if (blank) game.lasting = [{ id: 'laws-order', seat: 0, until: 'turn', aim: null }];
        })
        .start().table.state,
      1,
      7,
    );
  deepEqual([limit(false), limit(true)], [3, 7]);
});

/** Hacan votes; Letnev rides. */
const rides = (outcome: 'for' | 'against') => {
  const started = table()
    .notes('letnev', 'keleres-rider#0')
    .planets('hacan', 'hercant')
    .deck('action-cards', 'plague')
    .agenda('enforced-travel-ban');
  while (started.seat('letnev').ask.kind !== 'after-agenda-revealed') started.seat('letnev').passes();
  started.seat('letnev').chooses('keleres-rider#0').isAsked('predict').chooses('for');
  for (const who of ['keleres', 'hacan', 'letnev'] as const)
    while (started.seat(who).isWaitedFor && started.seat(who).ask.kind === 'transaction.deal')
      started.seat(who).passes();
  started.seat('hacan').isAsked('vote').chooses(outcome).allots({ hercant: 1 });
  started.seat('keleres').isAsked('vote').passes();
  return started.seat;
};

proves(
  'LRR 8.22, promissory-notes/keleres-rider',
  'a right prediction brings an action card and two trade goods',
  () => {
    const seat = rides('for');
    deepEqual([seat('letnev').player.actionCards, seat('letnev').tradeGoods], [['plague'], 2]);
    deepEqual(seat('keleres').player.notes, ['keleres-rider#0']);
  },
);

proves('LRR 8.16, LRR 8.22, promissory-notes/keleres-rider', 'a wrong one nothing; its player does not vote', () => {
  const seat = rides('against');
  deepEqual([seat('letnev').player.actionCards, seat('letnev').tradeGoods], [[], 0]);
  deepEqual(seat('keleres').player.notes, ['keleres-rider#0']);
  equal(seat('letnev').isNotAsked().player.notesInPlay.length, 0);
});

const patrolled = (influence: boolean, who: 'hacan' | 'keleres' = 'hacan') => {
  const arranged = table().units('keleres', '46', { flagship: 1 }).strategyCards(who, 'leadership!').active(who);
  if (influence) arranged.goods('hacan', { tradeGoods: 2 });
  return arranged.start(tacticalAction({})).seat(who);
};

proves(
  'LRR 5.2, LRR 47.2, faction-units/artemiris',
  'others spend two influence to activate its system, or cannot',
  () => {
    const rich = patrolled(true).chooses('46').allots({ 'trade-goods': 2 });
    equal(rich.tradeGoods, 0);
    deepEqual(rich.tokensOnBoard, ['46']);
    patrolled(false).isBarred({ '46': 'activate.kept-out LRR 1.6' }).chooses('47');
    const own = patrolled(false, 'keleres').chooses('46');
    deepEqual(own.tokensOnBoard, ['46']);
  },
);
