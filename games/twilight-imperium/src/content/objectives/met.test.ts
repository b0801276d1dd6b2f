import { deepEqual, equal, ok } from 'node:assert/strict';
import { checkPosition } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { describe, test } from 'vitest';
import { technologies } from '../../model/cards/technologies.ts';
import { playerToChange } from '../../model/changes.ts';
import { technologyIds } from '../../model/ids.ts';
import { type ObjectiveId, objectiveFacts, objectiveIds } from '../../model/objectives/objectives.ts';
import { objectives } from '../../moments/objectives/registry.ts';
import { scoreObjectives } from '../../rules/phases/status-phase.ts';
import { type Given, given, type Started } from '../../testing/index.ts';

/** A table on which Sol lacks one thing, and that thing. */
interface Example {
  readonly tiles?: Readonly<Record<string, string>>;
  readonly almost: (table: Given) => Given;
  readonly last: (table: Given) => Given;
  /** Further things of which each would do as well. */
  readonly orElse?: readonly ((table: Given) => Given)[];
}

const sabotages = (count: number) => Array.from({ length: count }, (_, i) => `sabotage#${i + 1}`);
const factionTechnologies = technologyIds.filter(id => technologies[id].faction !== undefined);

const examples: Partial<Record<ObjectiveId, Example>> = {
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

const isPublic = (id: ObjectiveId): boolean => objectiveFacts[id].kind !== 'secret';
const tested = Object.keys(examples) as ObjectiveId[];

/** Sol comes to its part of the scoring step with this one objective before it. */
function scoringStep(id: ObjectiveId, ...said: ((table: Given) => Given)[]): Started {
  const table = given('sol', 'hacan', 'letnev').phase('status');
  for (const [position, tile] of Object.entries(examples[id]!.tiles ?? {})) table.map(position, tile);
  table.planets('sol', 'jord');
  if (isPublic(id)) table.revealed(id);
  else table.secrets('sol', id).secrets('hacan', 'unveil-flagship');
  for (const each of said) each(table);
  return table.start(scoreObjectives({ seat: 0 }));
}

/** Pays whatever is asked in the way that is suggested. */
function payAll({ table, seat }: Started): void {
  while (table.asks(0).length > 0) {
    const { ask } = seat(0);
    if (ask.form === 'allocate') seat(0).allots(ask.suggest);
    else {
      ok(ask.form === 'pick');
      seat(0).chooses(...ask.options.slice(0, ask.min).map(({ key }) => key));
    }
  }
}

function isScored(id: ObjectiveId, started: Started): void {
  const { table, seat } = started;
  const sol = seat('sol')
    .isAsked(isPublic(id) ? 'score-public' : 'score-secret')
    .isOffered(id);
  deepEqual(checkPosition(table, id), []);
  sol.chooses(id);
  payAll(started);
  equal(sol.points, objectiveFacts[id].points);
  deepEqual(sol.player.scored, [id]);
  equal(table.over, true);
  deepEqual(checkPosition(table, id), []);
}

function isNotOffered(id: ObjectiveId, { table, seat }: Started): void {
  if (table.asks().length > 0) {
    equal(isPublic(id), false);
    deepEqual(checkPosition(table, id), []);
    seat('sol').isAsked('score-secret').isOffered().passes();
  }
  equal(seat('sol').points, 0);
  equal(table.over, true);
}

describe('an objective of the status phase', () => {
  proves(
    'objectives/adapt-new-strategies, objectives/corner-the-market, objectives/unify-the-colonies, objectives/develop-weaponry, objectives/revolutionize-warfare, objectives/diversify-research, objectives/master-the-sciences, objectives/erect-a-monument, objectives/found-a-golden-age, objectives/sway-the-council, objectives/manipulate-galactic-law, objectives/negotiate-trade-routes, objectives/centralize-galactic-trade, objectives/lead-from-the-front, objectives/galvanize-the-people, objectives/amass-wealth, objectives/hold-vast-reserves, objectives/expand-borders, objectives/subdue-the-galaxy, objectives/found-research-outposts, objectives/form-galactic-brain-trust, objectives/intimidate-council, objectives/build-defenses, objectives/construct-massive-cities, objectives/discover-lost-outposts, objectives/reclaim-ancient-monuments, objectives/engineer-a-marvel, objectives/achieve-supremacy, objectives/explore-deep-space, objectives/patrol-vast-territories, objectives/improve-infrastructure, objectives/protect-the-border, objectives/make-history, objectives/become-a-legend, objectives/populate-the-outer-rim, objectives/control-the-borderlands, objectives/push-boundaries, objectives/raise-a-fleet, objectives/command-an-armada, objectives/conquer-the-weak, objectives/rule-distant-lands, objectives/become-the-gatekeeper, objectives/control-the-region, objectives/cut-supply-lines, objectives/establish-a-perimeter, objectives/forge-an-alliance, objectives/mine-rare-minerals, objectives/monopolize-production, objectives/form-a-spy-network, objectives/fuel-the-war-machine, objectives/gather-a-mighty-fleet, objectives/learn-the-secrets-of-the-cosmos, objectives/master-the-laws-of-physics, objectives/occupy-the-seat-of-the-empire, objectives/threaten-enemies, objectives/defy-space-and-time, objectives/destroy-heretical-works, objectives/establish-hegemony, objectives/foster-cohesion, objectives/hoard-raw-materials, objectives/mechanize-the-military, objectives/occupy-the-fringe, objectives/produce-en-masse, objectives/seize-an-icon, objectives/stake-your-claim, objectives/strengthen-bonds',
    'has an example here, unless it waits for an event',
    () => {
      const waiting = objectiveIds.filter(id => objectiveFacts[id].phase !== 'status');
      deepEqual([...tested, ...waiting].sort(), [...objectiveIds].sort());
      deepEqual(
        [tested.filter(isPublic).length, tested.length - tested.filter(isPublic).length, waiting.length],
        [40, 26, 14],
      );
    },
  );

  test.each(tested)('%s says what is missing as long as something is', id => {
    const missing = (...said: ((table: Given) => Given)[]): number =>
      objectives.of(id).progress!(scoringStep(id, ...said).table.state, 0).filter(({ have, need }) => have < need)
        .length;
    equal(missing(examples[id]!.almost), 1);
    for (const last of [examples[id]!.last, ...(examples[id]!.orElse ?? [])])
      equal(missing(examples[id]!.almost, last), 0);
  });

  test.each(tested)('%s is not scored while one thing is missing', id => {
    isNotOffered(id, scoringStep(id, examples[id]!.almost));
  });

  test.each(tested)('%s is scored as soon as nothing is missing', id => {
    for (const last of [examples[id]!.last, ...(examples[id]!.orElse ?? [])])
      isScored(id, scoringStep(id, examples[id]!.almost, last));
  });
});
