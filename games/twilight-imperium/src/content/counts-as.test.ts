import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { planetOf, systemOf } from '../model/readers.ts';
import { activate } from '../moments/steps.ts';
import {
  canBeCarried,
  fightsIn,
  groundForcesOn,
  hasShips,
  isGroundForce,
  isShip,
  isStructure,
  needsCapacity,
  othersHaveShips,
} from '../moments/units/counts-as.ts';
import { takeTurn } from '../rules/phases/action-phase.ts';
import { given } from '../testing/index.ts';
import type { Part } from './ability.ts';
import { counts } from './counts-as.ts';
import { onSheet } from './factions/faction.ts';
import { ofUnits } from './objectives/units.ts';

// Test units: each is on the faction sheet of the seat a test gives it to.
const oddUnit = (id: string, ...passive: Part[]): void =>
  onSheet(id, { faction: 'sol', source: 'pok' }, { unit: 'pds' }, { passive }).install();
oddUnit(
  'walking-guns',
  counts('ground-force', ['pds'], () => true),
  counts('carried', ['pds'], () => false),
);
oddUnit(
  'winged-mechs',
  counts('ship', ['mech'], ({ area }) => area.planet === null),
  counts('needs-capacity', ['mech'], () => false),
);
oddUnit(
  'landing-fighters',
  counts('fights-on-ground', ['fighter'], () => true),
);
oddUnit(
  'boarders',
  counts('fights-in-space', ['infantry'], ({ area }, is) => is || area.planet === null),
);
oddUnit(
  'idle-cruisers',
  counts('ship', ['cruiser'], () => false),
);

const space = { system: '46', planet: null };
const wellon = { system: '19', planet: 'wellon' } as const;

test('a unit counts as what its type says, unless content speaks of that type', () => {
  const { table } = given('sol', 'hacan').sheet('sol', 'walking-guns', 'winged-mechs').start();
  const game = table.state;
  const mine = (unit: 'pds' | 'mech' | 'infantry') => ({ seat: 0, unit });
  const theirs = (unit: 'pds' | 'mech') => ({ seat: 1, unit });
  equal(isGroundForce(game, mine('pds'), wellon), true);
  equal(isGroundForce(game, theirs('pds'), wellon), false);
  equal(isStructure(game, mine('pds'), wellon), true);
  equal(isShip(game, mine('mech'), space), true);
  equal(isShip(game, mine('mech'), wellon), false);
  equal(isShip(game, theirs('mech'), space), false);
  equal(isShip(game, mine('infantry'), space), false);
});

test('what follows from an answer follows from a new one too, and may be said otherwise', () => {
  const { table } = given('sol', 'hacan').sheet('sol', 'walking-guns', 'winged-mechs', 'landing-fighters').start();
  const game = table.state;
  const pds = { seat: 0, unit: 'pds' } as const;
  const mech = { seat: 0, unit: 'mech' } as const;
  const fighter = { seat: 0, unit: 'fighter' } as const;
  equal(fightsIn('ground')(game, pds, wellon), true); // a ground force fights on the ground
  equal(canBeCarried(game, pds, wellon), false); // but cannot be transported
  equal(needsCapacity(game, pds, space), false);
  equal(fightsIn('space')(game, mech, space), true);
  equal(needsCapacity(game, mech, space), false);
  equal(canBeCarried(game, mech, space), true);
  equal(fightsIn('ground')(game, fighter, wellon), true);
  equal(isGroundForce(game, fighter, wellon), false);
  equal(isShip(game, fighter, space), true);
});

test('a place may be told as a system, for its space, or as a planet', () => {
  const { table } = given('sol', 'hacan')
    .sheet('sol', 'walking-guns', 'winged-mechs')
    .units('sol', '46', { carrier: 1, mech: 2 })
    .units('sol', 'wellon', { pds: 2, infantry: 1 })
    .start();
  const game = table.state;
  equal(groundForcesOn(game, planetOf(game, 'wellon'), 0), 3);
  equal(isShip(game, { seat: 0, unit: 'mech' }, systemOf(game, '46')), true);
  equal(isShip(game, { seat: 0, unit: 'mech' }, planetOf(game, 'wellon')), false);
});

test('whoever has no ship but what does not count as one has none', () => {
  const { table } = given('sol', 'hacan').sheet('sol', 'idle-cruisers').units('sol', '46', { cruiser: 2 }).start();
  const game = table.state;
  equal(hasShips(game, systemOf(game, '46'), 0), false);
  equal(othersHaveShips(game, systemOf(game, '46'), 1), false);
  equal(ofUnits['control-the-region'].isMet!(game, 0), false);
});

test('what counts as a ship needs room in the fleet pool, and none in other ships', () => {
  const { seat } = given('sol', 'hacan')
    .sheet('sol', 'winged-mechs')
    .tokens('sol', { fleet: 1 })
    .units('sol', '46', { mech: 2 })
    .crowded()
    .start(takeTurn({ seat: 0 }));
  seat('sol').isAsked('action');
  deepEqual(seat('sol').units('46'), { mech: 1 });
});

proves('LRR 49, LRR 42', 'a structure that counts as a ground force holds its planet, and takes hits', () => {
  const { seat } = given('sol', 'hacan')
    .sheet('sol', 'walking-guns')
    .planets('sol', 'wellon')
    .units('sol', 'wellon', { pds: 1 })
    .units('hacan', '46', { carrier: 1, infantry: 2 })
    .active('hacan')
    .dice('space-cannon', 1)
    .dice('combat', 8, 8)
    .start(activate({ system: '19' }));
  seat('hacan').isAsked('move.from').chooses('46').allots({ carrier: 1 });
  seat('hacan').isAsked('move.cargo').allots({ '46:space:infantry': 2 });
  seat('sol').isAsked('space-cannon').passes();
  seat('hacan').isAsked('commit').allots({ 'infantry@wellon': 2 });
  seat('sol').isAsked('space-cannon-defense').chooses('fire');
  equal(seat('hacan').units('wellon').infantry, 2);
  deepEqual(seat('sol').units('wellon'), {});
});

test('ground forces that fight in space roll and take hits beside the ships', () => {
  const { seat } = given('sol', 'hacan')
    .sheet('sol', 'boarders')
    .units('sol', '46', { carrier: 1, infantry: 2 })
    .units('hacan', '44', { cruiser: 1 })
    .active('hacan')
    .dice('combat', 10)
    .dice('combat', 1, 8, 1)
    .start(activate({ system: '46' }));
  seat('hacan').chooses('44').allots({ cruiser: 1 });
  seat('sol').isAsked('assign-hits').isOfferedLines({ carrier: 1, infantry: 2 }).allots({ infantry: 1 });
  deepEqual([seat('sol').units('46'), seat('hacan').units('46')], [{ carrier: 1, infantry: 1 }, {}]);
});
