import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { statsOf } from '../../moments/units/queries.ts';
import { given } from '../../testing/index.ts';
import { gainTechnology, researchTechnology } from './technology.ts';

/** Everything of the base game without prerequisites. */
const roots = ['antimass-deflectors', 'neural-motivator', 'plasma-scoring', 'sarween-tools'];
const base = { sets: ['base'] as const };

proves('LRR 90.3, LRR 90.10', 'to research a technology is to gain its card', () => {
  const { seat } = given('sol', 'hacan', 'letnev', base).resolves('sol', (game, me) => researchTechnology(game, me));
  seat('sol')
    .isAsked('research')
    .isOffered(...roots)
    .chooses('sarween-tools');
  deepEqual(seat('sol').player.technologies, ['sarween-tools']);
  deepEqual(seat('hacan').player.technologies, []);
});

proves('LRR 90.3', 'researching is optional', () => {
  const { seat } = given('sol', 'hacan', 'letnev', base).resolves('sol', (game, me) => researchTechnology(game, me));
  seat('sol').isAsked('research').passes();
  deepEqual(seat('sol').player.technologies, []);
});

proves('LRR 90.4', 'what a player owns is not in its deck any more', () => {
  const { seat } = given('sol', 'hacan', 'letnev', base)
    .technology('sol', 'neural-motivator')
    .resolves('sol', (game, me) => researchTechnology(game, me));
  seat('sol').isOffered('antimass-deflectors', 'plasma-scoring', 'sarween-tools', 'dacxive-animators').passes();
});

proves('LRR 90.5', 'a technology that is gained needs no prerequisites', () => {
  const { seat } = given('sol', 'hacan', 'letnev').resolves('sol', (game, me) => gainTechnology(game, me, 'war-sun'));
  deepEqual(seat('sol').player.technologies, ['war-sun']);
});

proves('LRR 90.8a, LRR 90.12', 'each prerequisite wants an own technology of its colour', () => {
  const { seat } = given('sol', 'hacan', 'letnev', base)
    .technology('sol', 'antimass-deflectors', 'gravity-drive', 'sarween-tools')
    .technology('hacan', 'neural-motivator')
    .resolves('sol', (game, me) => researchTechnology(game, me));
  seat('sol')
    .isOffered(
      'neural-motivator',
      'plasma-scoring',
      'fleet-logistics',
      'carrier-ii',
      'dreadnought-ii',
      'graviton-laser-system',
    )
    .chooses('dreadnought-ii');
});

proves('LRR 90.7b, LRR 90.12b', 'a unit upgrade has no colour and satisfies nothing', () => {
  const { seat } = given('sol', 'hacan', 'letnev', base)
    .technology('sol', 'destroyer-ii', 'space-dock-ii')
    .resolves('sol', (game, me) => researchTechnology(game, me));
  seat('sol')
    .isOffered(...roots)
    .passes();
});

proves('LRR 90.12c, LRR 90.14', 'a planet with the specialty is exhausted in place of a prerequisite', () => {
  const { seat } = given('sol', 'hacan', 'letnev', base)
    .planets('sol', 'wellon', 'jord')
    .resolves('sol', (game, me) => researchTechnology(game, me));
  seat('sol')
    .isOffered(...roots, 'graviton-laser-system')
    .chooses('graviton-laser-system');
  deepEqual(seat('sol').readyPlanets, ['jord']);
});

proves('LRR 90.14', 'a specialty of another colour, or of a planet of another player, is no help', () => {
  const { seat } = given('sol', 'hacan', 'letnev', base)
    .planets('sol', 'thibah')
    .planets('hacan', 'wellon')
    .resolves('sol', (game, me) => researchTechnology(game, me));
  seat('sol')
    .isOffered(...roots, 'gravity-drive')
    .passes();
});

proves('LRR 90.15', 'the specialty of an exhausted planet cannot be used', () => {
  const { seat } = given('sol', 'hacan', 'letnev', base)
    .planet('wellon', { controller: 'sol', exhausted: true })
    .planets('sol', 'jord')
    .resolves('sol', (game, me) => researchTechnology(game, me));
  seat('sol')
    .isOffered(...roots)
    .passes();
});

proves('LRR 90.14', 'a planet stands in for one prerequisite, not for two', () => {
  const { seat } = given('sol', 'hacan', 'letnev', base)
    .planets('sol', 'wellon')
    .resolves('sol', (game, me) => researchTechnology(game, me));
  seat('sol')
    .isOffered(...roots, 'graviton-laser-system') // not Space Dock II, which needs two
    .passes();
});

proves('LRR 90.14', 'where more planets would do than are needed, the player says which', () => {
  const { seat } = given('sol', 'hacan', 'letnev', base)
    .map('206', '31') // Lazar has a yellow specialty too
    .planets('sol', 'wellon', 'lazar')
    .resolves('sol', (game, me) => researchTechnology(game, me));
  seat('sol').chooses('graviton-laser-system').isAsked('research.ignore').isOffered('wellon', 'lazar').chooses('lazar');
  deepEqual(seat('sol').readyPlanets, ['wellon']);
});

proves('LRR 91.3', 'a planet that stands in for a prerequisite does not pay as well', () => {
  // Jord has 4 resources, Wellon 1 and a yellow specialty.
  const research = (price: number) =>
    given('sol', 'hacan', 'letnev', base)
      .planets('sol', 'wellon', 'jord')
      .resolves('sol', (game, me) => researchTechnology(game, me, { price }));
  const four = research(4).seat('sol');
  four
    .isOffered(...roots, 'graviton-laser-system')
    .chooses('graviton-laser-system')
    .isAsked('pay-resources')
    .isOfferedLines({ jord: 1 })
    .allots({ jord: 1 });
  deepEqual(four.readyPlanets, []);

  const five = research(5).seat('sol');
  five
    .isOffered(...roots)
    .chooses('plasma-scoring')
    .allots({ jord: 1, wellon: 1 });
  deepEqual(five.player.technologies, ['plasma-scoring']);
});

proves('LRR 91.3', 'a player who cannot pay is not asked', () => {
  const { table, seat } = given('sol', 'hacan', 'letnev', base)
    .planets('sol', 'wellon')
    .resolves('sol', (game, me) => researchTechnology(game, me, { price: 4 }));
  equal(table.over, true);
  deepEqual(seat('sol').player.technologies, []);
});

test('only technologies of the sets on the table are there', () => {
  const withPok = given('sol', 'hacan', 'letnev', { sets: ['base', 'pok'] }).resolves('sol', (game, me) =>
    researchTechnology(game, me),
  );
  withPok
    .seat('sol')
    .isOffered(...roots, 'dark-energy-tap', 'psychoarchaeology', 'ai-development-algorithm', 'scanlink-drone-network')
    .passes();
});

proves('LRR 97.4', 'an upgrade gives every unit of its kind the new values, and its owner alone', () => {
  const { table } = given('sol', 'hacan', 'letnev').resolves('sol', (game, me) =>
    gainTechnology(game, me, 'cruiser-ii'),
  );
  const [sol, hacan] = [0, 1].map(seat => statsOf(table.state, seat, 'cruiser'));
  deepEqual(sol, { cost: 2, combat: { hitsOn: 6, dice: 1 }, move: 3, capacity: 1 });
  deepEqual(hacan, { cost: 2, combat: { hitsOn: 7, dice: 1 }, move: 2 });
  deepEqual(statsOf(table.state, 0, 'carrier').move, 1);
});

proves(
  'LRR 90.12, LRR 90.13, technologies/inheritance-systems',
  'what lifts prerequisites is a choice where planets would do',
  () => {
    const lifting = () => {
      const { seat } = given('l1z1x', 'hacan', 'letnev')
        .technology('l1z1x', 'inheritance-systems')
        .goods('l1z1x', { tradeGoods: 2 })
        .planets('l1z1x', 'thibah')
        .resolves('l1z1x', (game, me) => researchTechnology(game, me));
      return seat('l1z1x').isAsked('research').chooses('gravity-drive').isAsked('research.lift').isBound(0, 1);
    };
    const without = lifting().passes();
    deepEqual([without.readyPlanets, without.player.exhausted, without.tradeGoods], [[], [], 2]);
    const lifted = lifting().chooses('inheritance-systems').allots({ 'trade-goods': 2 });
    deepEqual(
      [lifted.readyPlanets, lifted.player.exhausted, lifted.tradeGoods],
      [['thibah'], ['inheritance-systems'], 0],
    );
  },
);

proves('LRR 90.14, LRR 90.15', 'a planet whose resources are needed for the price is not exhausted', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .map('206', '62') // Sem-Lore has a yellow specialty, too
    .planets('sol', 'wellon', 'sem-lore')
    .resolves('sol', (game, me) => researchTechnology(game, me, { price: 3 }));
  const sol = seat('sol').isAsked('research').chooses('graviton-laser-system');
  deepEqual(sol.isAsked('pay-resources').readyPlanets, ['sem-lore']);
  deepEqual(sol.allots({ 'sem-lore': 1 }).player.technologies, ['graviton-laser-system']);
});

proves('LRR 90.14', 'which planets stand in for two prerequisites is asked only as long as there is a choice', () => {
  const naming = () => {
    const { seat } = given('sol', 'hacan', 'letnev', base)
      .map('206', '22') // Tarmann has a green specialty, as New Albion has
      .planets('sol', 'thibah', 'tarmann', 'new-albion', 'wellon')
      .resolves('sol', (game, me) => researchTechnology(game, me));
    const sol = seat('sol').isAsked('research').chooses('fighter-ii').isAsked('research.ignore');
    return sol.isOffered('thibah', 'tarmann', 'new-albion');
  };
  deepEqual(naming().chooses('tarmann').isNotAsked().readyPlanets, ['new-albion', 'wellon']);
  const second = naming().chooses('thibah').isAsked('research.ignore').isOffered('tarmann', 'new-albion');
  deepEqual(second.chooses('new-albion').readyPlanets, ['tarmann', 'wellon']);
});
