import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import type { State } from '../../model/state.ts';
import {
  prerequisiteLifters,
  prerequisitesIgnored,
  prerequisitesSatisfied,
  researchAid,
  tokensForResearch,
} from '../../moments/cards/queries.ts';
import { given } from '../../testing/index.ts';
import { canPayForResearch, canResearchOne, researchable, researchTechnology } from './technology.ts';

// Test content, each while a law of its name is in play.
const inForce = (game: State, law: string): boolean => game.laws.some(({ id }) => id === law);
prerequisitesSatisfied.install((game, _seat, colours) =>
  inForce(game, 'blue-school') ? [...colours, 'blue'] : colours,
);
prerequisitesIgnored.install((game, _input, count) => (inForce(game, 'genius') ? count + 1 : count));
researchAid.install((game, _seat, aid) => (inForce(game, 'sponsors') ? aid + 1 : aid));
tokensForResearch.install((game, _seat, count) => (inForce(game, 'no-science') ? count + 2 : count));
prerequisiteLifters.install((game, _input, lifters) =>
  inForce(game, 'bribe') ? [...lifters, { card: 'bribe', at: { card: 'bribe' }, price: 1, *use() {} }] : lifters,
);

/** Everything of the base game without prerequisites. */
const roots = ['antimass-deflectors', 'neural-motivator', 'plasma-scoring', 'sarween-tools'];
const table = (...laws: string[]) => {
  const start = given('sol', 'hacan', 'letnev', { sets: ['base'] });
  for (const law of laws) start.law(law);
  return start;
};
const research = (start: ReturnType<typeof table>, price = 0) =>
  start.resolves('sol', (game, me) => researchTechnology(game, me, { price })).seat('sol');

test('LRR 90.12: without resources and prerequisites only what needs neither can be researched', () => {
  const { state } = table().start().table;
  deepEqual(researchable(state, 0), roots);
  deepEqual([canResearchOne(state, 0), canResearchOne(state, 0, 1)], [true, false]);
  equal(
    canResearchOne(state, 0, 0, id => id === 'war-sun'),
    false,
  );
});

proves('LRR 90.12', 'what satisfies a prerequisite satisfies one of its colour', () => {
  research(table('blue-school'))
    .isOffered(...roots, 'gravity-drive')
    .passes();
  research(table('blue-school').technology('sol', 'antimass-deflectors'))
    .isOffered(...roots.slice(1), 'gravity-drive', 'fleet-logistics', 'carrier-ii')
    .passes();
});

proves('LRR 90.13, LRR 90.14', 'one prerequisite is ignored, and a planet stands in for the next', () => {
  const start = () => table('genius').map('206', '31').planets('sol', 'wellon', 'lazar', 'jord');
  const sol = research(start()).chooses('transit-diodes').isAsked('research.ignore').isOffered('wellon', 'lazar');
  deepEqual(sol.chooses('lazar').readyPlanets, ['jord', 'wellon']);
  deepEqual(research(start()).chooses('graviton-laser-system').isNotAsked().readyPlanets, ['jord', 'lazar', 'wellon']);
  // Jord pays 4, and one of the others is exhausted; nothing is left of 6 resources but 1.
  const paying = research(start(), 5).chooses('transit-diodes').chooses('wellon').isAsked('pay-resources');
  paying.isOfferedLines({ jord: 1, lazar: 1 }).allots({ jord: 1, lazar: 1 });
  const { state } = start().start().table;
  deepEqual(
    [5, 6].map(price => researchable(state, 0, price).includes('transit-diodes')),
    [true, false],
  );
});

proves('LRR 90.14, R-160', 'who counted on help and got none names another technology', () => {
  // Wellon has 1 resource and a yellow specialty: it pays, or it stands in for a prerequisite.
  const sol = research(table('sponsors').planets('sol', 'wellon'), 1);
  sol.isOffered(...roots, 'graviton-laser-system').chooses('graviton-laser-system');
  sol.isAsked('research').isOffered(...roots);
  deepEqual(sol.barred['graviton-laser-system'], 'research.cost LRR 90.15');
  deepEqual(sol.passes().player.technologies, []);
  const other = research(table('sponsors').planets('sol', 'wellon'), 2);
  other.isOffered(...roots).isBarred({ 'graviton-laser-system': 'research.cost LRR 90.15' });
  deepEqual(other.reasonFor('graviton-laser-system')?.with, { price: 1 });
  other.passes();
});

proves('LRR 90.13', 'what lifts all prerequisites for a price is paid for', () => {
  const sol = research(table('bribe').goods('sol', { tradeGoods: 2 })).chooses('fleet-logistics');
  sol.isAsked('research.lift').isBound(1, 1).chooses('bribe').isAsked('pay-resources').isTold({ price: 1 });
  deepEqual(sol.allots({ 'trade-goods': 1 }).player.technologies, ['fleet-logistics']);
  research(table('bribe'))
    .isOffered(...roots)
    .passes();
});

test('LRR 91.3, R-177: who can pay a price, also with help', () => {
  const can = (tradeGoods: number, ...laws: string[]) => {
    const { state } = table(...laws)
      .goods('sol', { tradeGoods })
      .start().table;
    return [0, 1, 2, 3].filter(price => canPayForResearch(state, 0, price));
  };
  deepEqual([can(0), can(1), can(0, 'sponsors'), can(1, 'sponsors')], [[0], [0, 1], [0, 1], [0, 1, 2]]);
});

proves('LRR 90.10, faction-abilities/propagation', 'tokens instead of a technology cost its price', () => {
  const gaining = (price: number, tradeGoods: number) =>
    table('no-science')
      .goods('sol', { tradeGoods })
      .resolves('sol', (game, me) => researchTechnology(game, me, { price }))
      .seat('sol');
  const asked = gaining(1, 1).isAsked('research.tokens').isTold({ price: 1, count: 2 });
  asked.chooses('pay').allots({ 'trade-goods': 1 }).isAsked('gain-tokens').allots({ tactic: 2 });
  equal(gaining(1, 1).passes().isNotAsked().tradeGoods, 1);
  equal(gaining(2, 1).isNotAsked().tradeGoods, 1);
  gaining(0, 1).isAsked('gain-tokens').allots({ fleet: 2 });
  const { state } = table('no-science').goods('sol', { tradeGoods: 1 }).start().table;
  deepEqual(
    [0, 1, 2].map(price => canResearchOne(state, 0, price)),
    [true, true, false],
  );
});
