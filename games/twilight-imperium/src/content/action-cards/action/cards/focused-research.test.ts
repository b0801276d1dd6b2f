import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { technologies } from '../../../../model/cards/technologies.ts';
import { technologyIds } from '../../../../model/ids.ts';
import { takeTurn } from '../../../../rules/phases/action-phase.ts';
import { given } from '../../../../testing/index.ts';

const card = 'focused-research';
const table = (tradeGoods: number) =>
  given('sol', 'hacan', 'letnev', { sets: ['base'] })
    .strategyCards('sol', 'leadership!')
    .actionCards('sol', card)
    .goods('sol', { tradeGoods });

proves(
  'LRR 90.10, action-cards/focused-research',
  'four trade goods for a technology whose prerequisites are met',
  () => {
    const { seat } = table(5).start(takeTurn({ seat: 0 }));
    seat('sol')
      .uses(card)
      .isAsked('research')
      .isBound(1, 1)
      .isOffered('antimass-deflectors', 'neural-motivator', 'plasma-scoring', 'sarween-tools')
      .chooses('sarween-tools');
    deepEqual([seat('sol').tradeGoods, seat('sol').player.technologies], [1, ['sarween-tools']]);
  },
);

proves('LRR 22.3, action-cards/focused-research', 'not with fewer: planets do not pay for it', () => {
  const { seat } = table(3)
    .planets('sol', 'jord')
    .start(takeTurn({ seat: 0 }));
  seat('sol').cannotUse(card).chooses('pass');
});

proves('LRR 2.8, action-cards/focused-research', 'cancelled before anything is paid or named', () => {
  const { seat } = table(4)
    .actionCards('letnev', 'sabotage#1')
    .start(takeTurn({ seat: 0 }));
  seat('sol').uses(card);
  seat('letnev').chooses('sabotage#1');
  seat('sol').cannotUse(card).chooses('pass');
  deepEqual([seat('sol').tradeGoods, seat('sol').player.technologies], [4, []]);
});

proves('LRR 22.3, action-cards/focused-research', 'as long as there is one left to research', () => {
  const common = technologyIds.filter(
    id => technologies[id].source === 'base' && technologies[id].faction === undefined,
  );
  const one = table(4)
    .technology('sol', ...common.slice(1))
    .start(takeTurn({ seat: 0 }));
  one.seat('sol').uses(card).isAsked('research').isOffered(common[0]!).chooses(common[0]!);
  one.seat('sol').isAsked('action').chooses('end-turn'); // Sol owns Fleet Logistics
  const { seat } = table(4)
    .technology('sol', ...common)
    .start(takeTurn({ seat: 0 }));
  seat('sol').cannotUse(card).chooses('pass');
});
