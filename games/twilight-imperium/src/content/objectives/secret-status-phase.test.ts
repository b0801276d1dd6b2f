import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { describe } from 'vitest';
import { technologies } from '../../model/cards/technologies.ts';
import { playerToChange } from '../../model/changes.ts';
import { technologyIds } from '../../model/ids.ts';
import { type ObjectiveId, objectiveFacts, objectiveIds } from '../../model/objectives/objectives.ts';
import { scoreObjectives } from '../../rules/phases/status-phase.ts';
import { type ObjectiveExample, testObjectives } from '../../testing/objectives.ts';

const sabotages = (count: number) => Array.from({ length: count }, (_, i) => `sabotage#${i + 1}`);
const factionTechnologies = technologyIds.filter(id => technologies[id].faction !== undefined);

const examples: Partial<Record<ObjectiveId, ObjectiveExample>> = {
  'adapt-new-strategies': {
    almost: table => table.technology('sol', ...factionTechnologies.slice(0, 1), 'antimass-deflectors'),
    last: table => table.technology('sol', ...factionTechnologies.slice(1, 2)),
  },
  'become-the-gatekeeper': {
    almost: table => table.units('sol', '26', { cruiser: 1 }).units('sol', 'quann', { infantry: 3, pds: 1 }),
    last: table => table.units('sol', '40', { cruiser: 1 }),
  },
  'control-the-region': {
    almost: table =>
      table
        .units('sol', '19', { cruiser: 1 })
        .units('sol', '20', { cruiser: 1 })
        .units('sol', '21', { destroyer: 1 })
        .units('sol', '18', { cruiser: 1 })
        .units('sol', '26', { cruiser: 1 })
        .units('sol', 'bereg', { infantry: 1 }),
    last: table => table.units('sol', '27', { cruiser: 1 }),
  },
  'cut-supply-lines': {
    almost: table =>
      table
        .units('hacan', 'hercant', { 'space-dock': 1 })
        .units('sol', 'jord', { 'space-dock': 1 })
        .units('sol', '01', { cruiser: 1 })
        .units('sol', 'kamdorn', { infantry: 1 }),
    last: table => table.units('sol', '16', { cruiser: 1 }),
  },
  'establish-a-perimeter': {
    almost: table => table.units('sol', 'jord', { pds: 2, 'space-dock': 1 }).units('sol', 'wellon', { pds: 1 }),
    last: table => table.units('sol', 'lodor', { pds: 1 }),
  },
  'forge-an-alliance': {
    tiles: { '102': '65' },
    almost: table => table.planets('sol', 'quann', 'lodor', 'mallice', 'bereg'),
    last: table => table.planets('sol', 'primor'),
  },
  'mine-rare-minerals': {
    almost: table => table.planets('sol', 'vefut-ii', 'starpoint', 'bereg', 'lodor'),
    last: table => table.planets('sol', 'lirta-iv'),
  },
  'monopolize-production': {
    tiles: { '102': '22' },
    almost: table => table.planets('sol', 'wellon', 'thibah', 'new-albion', 'lodor'),
    last: table => table.planets('sol', 'tarmann'),
  },
  'form-a-spy-network': {
    almost: table => table.actionCards('sol', ...sabotages(4)),
    last: table => table.actionCards('sol', 'direct-hit#1'),
  },
  'fuel-the-war-machine': {
    almost: table =>
      table.units('sol', 'jord', { pds: 2, 'space-dock': 1 }).units('sol', 'wellon', { 'space-dock': 1 }),
    last: table => table.units('sol', 'lodor', { 'space-dock': 1 }),
  },
  'gather-a-mighty-fleet': {
    almost: table =>
      table
        .tokens('sol', { fleet: 5 })
        .units('sol', '01', { dreadnought: 2, cruiser: 3 })
        .units('sol', '19', { dreadnought: 2 }),
    last: table => table.units('sol', '26', { dreadnought: 1 }),
  },
  'learn-the-secrets-of-the-cosmos': {
    almost: table =>
      table
        .units('sol', '26', { cruiser: 1 })
        .units('sol', '25', { cruiser: 1 })
        .units('sol', '42', { cruiser: 1 })
        .units('sol', 'thibah', { infantry: 1 }),
    last: table => table.units('sol', '46', { cruiser: 1 }),
  },
  'master-the-laws-of-physics': {
    almost: table =>
      table.technology(
        'sol',
        'antimass-deflectors',
        'gravity-drive',
        'fleet-logistics',
        'carrier-ii',
        'plasma-scoring',
      ),
    last: table => table.technology('sol', 'light-wave-deflector'),
  },
  'occupy-the-seat-of-the-empire': {
    almost: table => table.planets('sol', 'mecatol-rex').units('sol', '18', { carrier: 1, fighter: 1, infantry: 2 }),
    last: table => table.units('sol', '18', { fighter: 1 }),
  },
  'threaten-enemies': {
    almost: table =>
      table
        .units('sol', '16', { cruiser: 1 })
        .units('sol', '19', { cruiser: 1 })
        .units('sol', 'quann', { infantry: 1, pds: 1 }),
    last: table => table.units('sol', '20', { cruiser: 1 }),
  },
  'defy-space-and-time': {
    almost: table => table.units('sol', '26', { cruiser: 1 }).planets('sol', 'mallice'),
    last: table => table.units('sol', 'mallice', { infantry: 1 }),
    orElse: [table => table.units('sol', '82a', { cruiser: 1 })],
  },
  'destroy-heretical-works': {
    almost: table =>
      table.with(game => {
        playerToChange(game, 0).fragments.cultural = 1;
      }),
    last: table =>
      table.with(game => {
        playerToChange(game, 0).fragments.frontier = 1;
      }),
    orElse: [
      table =>
        table.with(game => {
          playerToChange(game, 0).fragments.cultural = 2;
        }),
    ],
  },
  'establish-hegemony': {
    almost: table =>
      table.planets('sol', 'lirta-iv').planet('mecatol-rex', { controller: 'sol', exhausted: true }).goods('sol', {
        tradeGoods: 5,
      }),
    last: table => table.planet('thibah', { controller: 'sol', exhausted: true }),
  },
  'foster-cohesion': {
    almost: table =>
      table.planets('hacan', 'hercant').units('letnev', '10', { cruiser: 1 }).units('sol', '20', { cruiser: 1 }),
    last: table => table.planets('sol', 'thibah'),
    orElse: [table => table.units('letnev', '20', { cruiser: 1 })],
  },
  'hoard-raw-materials': {
    almost: table =>
      table.planets('sol', 'lodor', 'starpoint').planet('thibah', { controller: 'sol', exhausted: true }).goods('sol', {
        tradeGoods: 5,
      }),
    last: table => table.planets('sol', 'wellon'),
  },
  'mechanize-the-military': {
    almost: table =>
      table.units('sol', 'jord', { mech: 1 }).units('sol', 'wellon', { mech: 1 }).units('sol', 'lodor', { mech: 1 }),
    last: table => table.units('sol', 'quann', { mech: 1 }),
  },
  'occupy-the-fringe': {
    almost: table =>
      table
        .units('sol', 'jord', { infantry: 10, 'space-dock': 1 })
        .units('sol', 'wellon', { infantry: 8, pds: 2 })
        .units('sol', '19', { carrier: 1, infantry: 2 }),
    last: table => table.units('sol', 'wellon', { mech: 1 }),
  },
  'produce-en-masse': {
    almost: table =>
      table.units('sol', 'jord', { 'space-dock': 1 }).units('sol', 'starpoint', { 'space-dock': 1, pds: 2 }),
    last: table => table.units('sol', 'new-albion', { 'space-dock': 1 }),
  },
  'seize-an-icon': {
    almost: table => table.planets('sol', 'mecatol-rex').units('sol', 'mallice', { infantry: 1 }),
    last: table => table.planets('sol', 'mallice'),
  },
  'stake-your-claim': {
    almost: table => table.planets('sol', 'new-albion').units('hacan', 'starpoint', { infantry: 1 }),
    last: table => table.planets('hacan', 'starpoint'),
  },
  'strengthen-bonds': {
    almost: table => table.notes('sol', 'alliance#1'),
    last: table => table.notesInPlay('sol', 'alliance#2'),
  },
};

describe('a secret objective of the status phase', () => {
  proves(
    'objectives/adapt-new-strategies, objectives/become-the-gatekeeper, objectives/control-the-region, objectives/cut-supply-lines, objectives/establish-a-perimeter, objectives/forge-an-alliance, objectives/mine-rare-minerals, objectives/monopolize-production, objectives/form-a-spy-network, objectives/fuel-the-war-machine, objectives/gather-a-mighty-fleet, objectives/learn-the-secrets-of-the-cosmos, objectives/master-the-laws-of-physics, objectives/occupy-the-seat-of-the-empire, objectives/threaten-enemies, objectives/defy-space-and-time, objectives/destroy-heretical-works, objectives/establish-hegemony, objectives/foster-cohesion, objectives/hoard-raw-materials, objectives/mechanize-the-military, objectives/occupy-the-fringe, objectives/produce-en-masse, objectives/seize-an-icon, objectives/stake-your-claim, objectives/strengthen-bonds',
    'has an example here',
    () => {
      const expected = objectiveIds.filter(
        id => objectiveFacts[id].kind === 'secret' && objectiveFacts[id].phase === 'status',
      );
      deepEqual(Object.keys(examples).sort(), expected.sort());
      equal(expected.length, 26);
    },
  );

  testObjectives(examples, scoreObjectives({ seat: 0 }));
});
