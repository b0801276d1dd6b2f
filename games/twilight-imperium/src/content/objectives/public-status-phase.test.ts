import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { describe } from 'vitest';
import { type ObjectiveId, objectiveFacts, objectiveIds } from '../../model/objectives/objectives.ts';
import { scoreObjectives } from '../../rules/phases/status-phase.ts';
import { type ObjectiveExample, testObjectives } from '../../testing/objectives.ts';

const examples: Partial<Record<ObjectiveId, ObjectiveExample>> = {
  'corner-the-market': {
    tiles: { '102': '22' },
    almost: table => table.planets('sol', 'wellon', 'thibah', 'new-albion', 'starpoint', 'vefut-ii', 'bereg'),
    last: table => table.planets('sol', 'tarmann'),
    orElse: [table => table.planets('sol', 'lirta-iv')],
  },
  'unify-the-colonies': {
    tiles: { '102': '36', '207': '22' },
    almost: table => table.planets('sol', 'wellon', 'thibah', 'new-albion', 'arnor', 'lor', 'starpoint'),
    last: table => table.planets('sol', 'tarmann'),
  },
  'develop-weaponry': {
    almost: table => table.technology('sol', 'cruiser-ii', 'antimass-deflectors', 'plasma-scoring'),
    last: table => table.technology('sol', 'war-sun'),
  },
  'revolutionize-warfare': {
    almost: table => table.technology('sol', 'cruiser-ii', 'carrier-ii', 'antimass-deflectors'),
    last: table => table.technology('sol', 'fighter-ii'),
  },
  'diversify-research': {
    almost: table =>
      table.technology(
        'sol',
        'antimass-deflectors',
        'gravity-drive',
        'neural-motivator',
        'plasma-scoring',
        'cruiser-ii',
      ),
    last: table => table.technology('sol', 'dacxive-animators'),
  },
  'master-the-sciences': {
    almost: table =>
      table
        .technology('sol', 'antimass-deflectors', 'gravity-drive', 'neural-motivator', 'dacxive-animators')
        .technology('sol', 'plasma-scoring', 'magen-defense-grid', 'sarween-tools', 'space-dock-ii'),
    last: table => table.technology('sol', 'graviton-laser-system'),
  },
  'erect-a-monument': {
    almost: table => table.planets('sol', 'lodor').planet('bereg', { controller: 'sol', exhausted: true }),
    last: table => table.goods('sol', { tradeGoods: 1 }),
    orElse: [table => table.planets('sol', 'thibah')],
  },
  'found-a-golden-age': {
    almost: table => table.planets('sol', 'lodor', 'starpoint', 'bereg', 'lirta-iv'),
    last: table => table.goods('sol', { tradeGoods: 1 }),
  },
  'sway-the-council': {
    almost: table =>
      table.planets('sol', 'lirta-iv', 'wellon').planet('mecatol-rex', { controller: 'sol', exhausted: true }),
    last: table => table.goods('sol', { tradeGoods: 1 }),
    orElse: [table => table.planets('sol', 'thibah')],
  },
  'manipulate-galactic-law': {
    almost: table => table.planets('sol', 'mecatol-rex', 'lirta-iv', 'wellon', 'vefut-ii'),
    last: table => table.goods('sol', { tradeGoods: 1 }),
  },
  'negotiate-trade-routes': {
    almost: table => table.goods('sol', { tradeGoods: 4, commodities: 3 }),
    last: table => table.goods('sol', { tradeGoods: 5 }),
  },
  'centralize-galactic-trade': {
    almost: table => table.goods('sol', { tradeGoods: 9, commodities: 3 }),
    last: table => table.goods('sol', { tradeGoods: 10 }),
  },
  'lead-from-the-front': {
    almost: table => table.tokens('sol', { tactic: 1, strategy: 1, fleet: 5 }),
    last: table => table.tokens('sol', { tactic: 2 }),
    orElse: [table => table.tokens('sol', { strategy: 2 }), table => table.tokens('sol', { tactic: 0, strategy: 3 })],
  },
  'galvanize-the-people': {
    almost: table => table.tokens('sol', { tactic: 3, strategy: 2, fleet: 5 }),
    last: table => table.tokens('sol', { strategy: 3 }),
  },
  'amass-wealth': {
    almost: table => table.planets('sol', 'thibah').goods('sol', { tradeGoods: 3 }),
    last: table => table.planets('sol', 'lodor'),
    orElse: [table => table.goods('sol', { tradeGoods: 5 })],
  },
  'hold-vast-reserves': {
    almost: table => table.planets('sol', 'lodor', 'mecatol-rex').goods('sol', { tradeGoods: 5 }),
    last: table => table.goods('sol', { tradeGoods: 6 }),
  },
  'expand-borders': {
    almost: table => table.planets('sol', 'wellon', 'vefut-ii', 'thibah', 'lodor', 'quann', 'hercant'),
    last: table => table.planets('sol', 'bereg'),
  },
  'subdue-the-galaxy': {
    almost: table =>
      table
        .planets('sol', 'mecatol-rex', 'wellon', 'vefut-ii', 'thibah', 'lodor', 'quann')
        .planets('sol', 'new-albion', 'starpoint', 'bereg', 'lirta-iv', 'hercant'),
    last: table => table.planets('sol', 'mallice'),
  },
  'found-research-outposts': {
    almost: table => table.planets('sol', 'wellon', 'thibah', 'lodor'),
    last: table => table.planets('sol', 'new-albion'),
  },
  'form-galactic-brain-trust': {
    tiles: { '102': '22', '207': '24' },
    almost: table => table.planets('sol', 'wellon', 'thibah', 'new-albion', 'tarmann', 'lodor'),
    last: table => table.planets('sol', 'mehar-xull'),
  },
  'intimidate-council': {
    almost: table =>
      table
        .units('sol', '19', { cruiser: 2 })
        .units('sol', '18', { cruiser: 1 })
        .units('sol', 'vefut-ii', { infantry: 1, pds: 1 }),
    last: table => table.units('sol', '41', { destroyer: 1 }),
  },
  'build-defenses': {
    almost: table => table.units('sol', 'jord', { pds: 2, 'space-dock': 1, infantry: 4 }),
    last: table => table.units('sol', 'wellon', { pds: 1 }),
  },
  'construct-massive-cities': {
    almost: table =>
      table.units('sol', 'jord', { pds: 2, 'space-dock': 1 }).units('sol', 'wellon', { pds: 2, 'space-dock': 1 }),
    last: table => table.units('sol', 'lodor', { 'space-dock': 1 }),
  },
  'discover-lost-outposts': {
    almost: table => table.planet('wellon', { controller: 'sol', attachments: ['mining-world', 'rich-world'] }),
    last: table => table.planet('lodor', { controller: 'sol', attachments: ['paradise-world'] }),
  },
  'reclaim-ancient-monuments': {
    almost: table =>
      table
        .planet('wellon', { controller: 'sol', attachments: ['mining-world'] })
        .planet('lodor', { controller: 'sol', attachments: ['rich-world'] })
        .planet('bereg', { controller: 'hacan', attachments: ['tomb-of-emphidia'] }),
    last: table => table.planet('thibah', { controller: 'sol', attachments: ['paradise-world'] }),
  },
  'engineer-a-marvel': {
    almost: table => table.units('sol', '01', { dreadnought: 1 }).units('hacan', '16', { flagship: 1 }),
    last: table => table.units('sol', '01', { flagship: 1 }),
    orElse: [table => table.units('sol', '26', { 'war-sun': 1 })],
  },
  'achieve-supremacy': {
    almost: table =>
      table.units('sol', '19', { flagship: 1 }).units('sol', '18', { dreadnought: 1 }).units('sol', '01', {
        'war-sun': 1,
      }),
    last: table => table.units('sol', '18', { 'war-sun': 1 }),
    orElse: [table => table.units('sol', '16', { 'war-sun': 1 })],
  },
  'explore-deep-space': {
    almost: table =>
      table.units('sol', '46', { destroyer: 1 }).units('sol', '47', { cruiser: 1 }).units('sol', '19', { cruiser: 1 }),
    last: table => table.units('sol', '39', { carrier: 1 }),
  },
  'patrol-vast-territories': {
    almost: table =>
      table
        .units('sol', '46', { cruiser: 1 })
        .units('sol', '47', { cruiser: 1 })
        .units('sol', '39', { cruiser: 1 })
        .units('sol', '40', { cruiser: 1 })
        .units('sol', '18', { cruiser: 1 }),
    last: table => table.units('sol', '42', { cruiser: 1 }),
  },
  'improve-infrastructure': {
    almost: table =>
      table
        .units('sol', 'jord', { pds: 2 })
        .units('sol', 'wellon', { pds: 2, 'space-dock': 1 })
        .units('sol', 'lodor', { 'space-dock': 1 }),
    last: table => table.units('sol', 'hercant', { pds: 1 }),
  },
  'protect-the-border': {
    almost: table =>
      table
        .units('sol', 'jord', { 'space-dock': 1 })
        .units('sol', 'wellon', { pds: 2 })
        .units('sol', 'lodor', { pds: 1 })
        .units('sol', 'quann', { pds: 1 })
        .units('sol', 'thibah', { 'space-dock': 1 }),
    last: table => table.units('sol', 'vefut-ii', { pds: 1 }),
  },
  'make-history': {
    almost: table => table.units('sol', '18', { cruiser: 1 }).units('sol', '19', { cruiser: 1 }),
    last: table => table.units('sol', 'mallice', { infantry: 1 }),
    orElse: [table => table.units('sol', '41', { destroyer: 1 })],
  },
  'become-a-legend': {
    almost: table =>
      table
        .units('sol', 'mecatol-rex', { infantry: 1 })
        .units('sol', '42', { cruiser: 1 })
        .units('sol', '41', { cruiser: 1 })
        .units('sol', '26', { cruiser: 1 }),
    last: table => table.units('sol', '82a', { cruiser: 1 }),
    orElse: [table => table.units('sol', '44', { cruiser: 1 })],
  },
  'populate-the-outer-rim': {
    almost: table =>
      table
        .units('sol', '01', { cruiser: 1 })
        .units('sol', '26', { cruiser: 1 })
        .units('sol', '47', { cruiser: 1 })
        .units('sol', '19', { cruiser: 1 }),
    last: table => table.units('sol', 'hercant', { infantry: 1 }),
    orElse: [table => table.units('sol', 'mallice', { infantry: 1 })],
  },
  'control-the-borderlands': {
    almost: table =>
      table
        .units('sol', '01', { cruiser: 1 })
        .units('sol', '26', { cruiser: 1 })
        .units('sol', '47', { cruiser: 1 })
        .units('sol', '82a', { cruiser: 1 })
        .units('sol', '16', { cruiser: 1 }),
    last: table => table.units('sol', '10', { cruiser: 1 }),
  },
  'push-boundaries': {
    almost: table =>
      table
        .planets('sol', 'wellon', 'lodor')
        .units('sol', '20', { cruiser: 1 })
        .units('sol', '21', { cruiser: 1 })
        .planets('hacan', 'hercant', 'arretze')
        .planets('letnev', 'arc-prime', 'wren-terra', 'bereg'),
    last: table => table.planets('sol', 'new-albion'),
  },
  'raise-a-fleet': {
    almost: table =>
      table
        .tokens('sol', { fleet: 5 })
        .units('sol', '19', { cruiser: 2, carrier: 2, fighter: 5 })
        .units('sol', '26', { dreadnought: 4 }),
    last: table => table.units('sol', '19', { destroyer: 1 }),
  },
  'command-an-armada': {
    almost: table => table.tokens('sol', { fleet: 8 }).units('sol', '19', { cruiser: 5, carrier: 2, fighter: 5 }),
    last: table => table.units('sol', '19', { destroyer: 1 }),
  },
  'conquer-the-weak': {
    almost: table => table.planets('sol', 'wellon').units('sol', 'hercant', { infantry: 1 }),
    last: table => table.planets('sol', 'arretze'),
  },
  'rule-distant-lands': {
    almost: table => table.planets('sol', 'quann', 'vefut-ii', 'lodor'),
    last: table => table.planets('sol', 'thibah'),
    orElse: [table => table.planets('sol', 'arc-prime')],
  },
};

describe('a public objective of the status phase', () => {
  proves(
    'objectives/corner-the-market, objectives/unify-the-colonies, objectives/develop-weaponry, objectives/revolutionize-warfare, objectives/diversify-research, objectives/master-the-sciences, objectives/erect-a-monument, objectives/found-a-golden-age, objectives/sway-the-council, objectives/manipulate-galactic-law, objectives/negotiate-trade-routes, objectives/centralize-galactic-trade, objectives/lead-from-the-front, objectives/galvanize-the-people, objectives/amass-wealth, objectives/hold-vast-reserves, objectives/expand-borders, objectives/subdue-the-galaxy, objectives/found-research-outposts, objectives/form-galactic-brain-trust, objectives/intimidate-council, objectives/build-defenses, objectives/construct-massive-cities, objectives/discover-lost-outposts, objectives/reclaim-ancient-monuments, objectives/engineer-a-marvel, objectives/achieve-supremacy, objectives/explore-deep-space, objectives/patrol-vast-territories, objectives/improve-infrastructure, objectives/protect-the-border, objectives/make-history, objectives/become-a-legend, objectives/populate-the-outer-rim, objectives/control-the-borderlands, objectives/push-boundaries, objectives/raise-a-fleet, objectives/command-an-armada, objectives/conquer-the-weak, objectives/rule-distant-lands',
    'has an example here',
    () => {
      const expected = objectiveIds.filter(
        id => objectiveFacts[id].kind !== 'secret' && objectiveFacts[id].phase === 'status',
      );
      deepEqual(Object.keys(examples).sort(), expected.sort());
      equal(expected.length, 40);
    },
  );

  testObjectives(examples, scoreObjectives({ seat: 0 }));
});
