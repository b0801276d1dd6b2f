import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { given } from '../../../testing/index.ts';
import { researchTechnology } from '../../../verbs/cards/technology.ts';
import { produceIn } from '../../../verbs/economy/production.ts';

const base = { sets: ['base'] as const };

proves(
  'LRR 90.12c, technologies/ai-development-algorithm',
  'AI Development Algorithm is exhausted to ignore one prerequisite of a unit upgrade',
  () => {
    const { seat } = given('sol', 'hacan', 'letnev', base)
      .technology('sol', 'ai-development-algorithm') // counts as red itself
      .resolves('sol', (game, me) => researchTechnology(game, me));
    seat('sol')
      .isOffered(
        'antimass-deflectors',
        'neural-motivator',
        'plasma-scoring',
        'sarween-tools',
        'magen-defense-grid',
        'destroyer-ii',
        'pds-ii',
      )
      .chooses('destroyer-ii');
    deepEqual(seat('sol').player.exhausted, ['ai-development-algorithm']);
  },
);

proves('LRR 90.12c', 'it stays ready where every prerequisite is met, and for what is no unit upgrade', () => {
  const { seat } = given('sol', 'hacan', 'letnev', base)
    .technology('sol', 'ai-development-algorithm', 'plasma-scoring')
    .resolves('sol', (game, me) => researchTechnology(game, me));
  seat('sol').chooses('destroyer-ii');
  deepEqual(seat('sol').player.exhausted, []);
});

proves('LRR 90.12c', 'a planet with the specialty may be exhausted instead', () => {
  const start = () =>
    given('sol', 'hacan', 'letnev', base)
      .planets('sol', 'wellon')
      .technology('sol', 'ai-development-algorithm')
      .resolves('sol', (game, me) => researchTechnology(game, me))
      .seat('sol')
      .chooses('pds-ii')
      .isAsked('research.ignore')
      .isOffered('wellon', 'ai-development-algorithm');
  const first = start().chooses('wellon');
  deepEqual([first.readyPlanets, first.player.exhausted], [[], []]);
  const second = start().chooses('ai-development-algorithm');
  deepEqual([second.readyPlanets, second.player.exhausted], [['wellon'], ['ai-development-algorithm']]);
});

test('AI Development Algorithm: exhausted, it ignores nothing', () => {
  const { seat } = given('sol', 'hacan', 'letnev', base)
    .technology('sol', 'ai-development-algorithm')
    .exhausted('sol', 'ai-development-algorithm')
    .resolves('sol', (game, me) => researchTechnology(game, me));
  seat('sol')
    .isOffered('antimass-deflectors', 'neural-motivator', 'plasma-scoring', 'sarween-tools', 'magen-defense-grid')
    .passes();
});

const yard = () =>
  given('sol', 'hacan', 'letnev')
    .technology('sol', 'ai-development-algorithm', 'cruiser-ii', 'war-sun', 'sarween-tools')
    .units('sol', 'jord', { 'space-dock': 1 })
    .planets('sol', 'jord')
    .resolves('sol', (game, me) => produceIn(game, me, '01'))
    .seat('sol');

test('AI Development Algorithm: exhausted for the bill of a production, it takes off 1 for each unit upgrade owned', () => {
  const sol = yard().isAsked('produce').isTold({ funds: 7 }).allots({ dreadnought: 1, cruiser: 1 });
  sol.isAsked('pay-resources').isTold({ price: 5 }).isOfferedLines({ jord: 1, 'ai-development-algorithm': 1 });
  sol.isRefused('answer/against-rule', { jord: 1 }).allots({ jord: 1, 'ai-development-algorithm': 1 });
  deepEqual([sol.player.exhausted, sol.readyPlanets], [['ai-development-algorithm'], []]);
});

test('AI Development Algorithm: who pays without it keeps it, and nobody exhausts it for nothing (R-080)', () => {
  const paid = yard().allots({ cruiser: 1 }).isAsked('pay-resources').isTold({ price: 1 }).allots({ jord: 1 });
  deepEqual(paid.player.exhausted, []);
  const cheap = yard().allots({ cruiser: 1 }).allots({ 'ai-development-algorithm': 1 });
  deepEqual([cheap.player.exhausted, cheap.readyPlanets], [['ai-development-algorithm'], ['jord']]);
  deepEqual(yard().allots({ fighter: 2 }).isNotAsked().player.exhausted, []); // Sarween Tools pays for them
  deepEqual(yard().passes().player.exhausted, []);
});

test('AI Development Algorithm: not offered at a production without unit upgrades, or exhausted', () => {
  const start = (exhausted: boolean) => {
    const table = given('sol', 'hacan', 'letnev')
      .technology('sol', 'ai-development-algorithm')
      .units('sol', 'jord', { 'space-dock': 1 })
      .planets('sol', 'jord');
    if (exhausted) table.technology('sol', 'cruiser-ii').exhausted('sol', 'ai-development-algorithm');
    return table.resolves('sol', (game, me) => produceIn(game, me, '01')).seat('sol');
  };
  equal(start(false).isAsked('produce').passes().player.exhausted.length, 0);
  start(true).isAsked('produce').passes();
});

test('AI Development Algorithm: one unit upgrade will do for a production, none will not', () => {
  const bill = (...upgrades: 'cruiser-ii'[]) =>
    given('sol', 'hacan', 'letnev')
      .technology('sol', 'ai-development-algorithm', ...upgrades)
      .units('sol', 'jord', { 'space-dock': 1 })
      .planets('sol', 'jord')
      .goods('sol', { tradeGoods: 1 })
      .resolves('sol', (game, me) => produceIn(game, me, '01'))
      .seat('sol')
      .allots({ destroyer: 1 })
      .isAsked('pay-resources');
  bill('cruiser-ii')
    .isOfferedLines({ jord: 1, 'trade-goods': 1, 'ai-development-algorithm': 1 })
    .allots({ 'ai-development-algorithm': 1 });
  bill().isOfferedLines({ jord: 1, 'trade-goods': 1 }).allots({ jord: 1 });
});

proves('LRR 90.12c', 'it ignores one prerequisite beside another card that does', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .technology('sol', 'ai-development-algorithm') // red
    .planet('jord', { controller: 'sol', attachments: ['research-team-warfare'] })
    .law('research-team-warfare', 'jord')
    .relics('sol', 'the-prophets-tears')
    .resolves('sol', (game, me) => researchTechnology(game, me));
  const sol = seat('sol').chooses('destroyer-ii').isAsked('research.ignore');
  sol
    .isOffered('ai-development-algorithm', 'the-prophets-tears', 'research-team-warfare')
    .chooses('ai-development-algorithm');
  sol.isAsked('when-researching').passes(); // the Prophet's Tears are ready still
  deepEqual(sol.player.exhausted, ['ai-development-algorithm']);
});
