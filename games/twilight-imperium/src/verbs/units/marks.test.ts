import { deepEqual, equal } from 'node:assert/strict';
import { test } from 'vitest';
import { ownUnits } from '../../content/own-units.ts';
import { twilightImperium } from '../../index.ts';
import { groupsToChange } from '../../model/changes.ts';
import { groupsIn } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { activate } from '../../moments/steps.ts';
import { installCountsAs, isOfType, isShip } from '../../moments/units/counts-as.ts';
import { statsOf, unitStats } from '../../moments/units/queries.ts';
import { given } from '../../testing/index.ts';
import { repairUnit } from '../combat/combat-effects.ts';
import { assignHits } from '../combat/hits.ts';
import { enforceLimits } from './limits.ts';
import { markUnits } from './marks.ts';
import { destroyUnits, moveUnits, removeUnits } from './units.ts';

unitStats.install((_game, { mark }, stats) => (mark === 'armoured' ? { ...stats, sustain: true } : stats));
installCountsAs('winged', 'ship', ['infantry'], (_game, { mark }, is) => is || mark === 'winged');

const space = { system: '46', planet: null };
const there = { system: '19', planet: null };
const combat = { cause: 'combat', by: 1 } as const;
const groups = (game: State, area = space) => groupsIn(game, area).map(({ seat: _, ...group }) => group);
const isSound = (game: State): boolean => twilightImperium.audit(game).length === 0;

/** Three cruisers, one of them armoured and with the given damage. */
const fleet = (damaged = 0) =>
  given('sol', 'hacan').with(game => {
    groupsToChange(game, space).push(
      { seat: 0, unit: 'cruiser', count: 2, damaged: 0 },
      { seat: 0, unit: 'cruiser', count: 1, damaged, mark: 'armoured' },
    );
  });

test('units are marked and lose their mark again, damage and all', () => {
  const { table } = fleet(1).runs(function* (game) {
    yield* markUnits(game, 0, { unit: 'cruiser' }, 1, space, { mark: 'armoured' });
    deepEqual(groups(game), [
      { unit: 'cruiser', count: 1, damaged: 0 },
      { unit: 'cruiser', count: 2, damaged: 1, mark: 'armoured' },
    ]);
    yield* markUnits(game, 0, { unit: 'cruiser', mark: 'armoured' }, 2, space, { mark: null, damaged: 1 });
  });
  deepEqual(groups(table.state), [{ unit: 'cruiser', count: 3, damaged: 1 }]);
  equal(isSound(table.state), true);
});

test('a mark may change what a unit can do and what it counts as', () => {
  const game = fleet().start().table.state;
  equal(statsOf(game, 0, 'cruiser').sustain, undefined);
  equal(statsOf(game, 0, { unit: 'cruiser', mark: 'armoured' }).sustain, true);
  equal(isShip(game, { seat: 0, unit: 'infantry', mark: 'winged' }, space), true);
  equal(isShip(game, { seat: 0, unit: 'infantry' }, space), false);
});

test('they are lines of their own when hits are assigned, and sustain by themselves', () => {
  const { seat, table } = fleet().runs(function* (game) {
    yield* assignHits(game, 0, space, 2, isShip, combat);
  });
  const sol = seat('sol').isAsked('sustain-damage').isOfferedLines({ 'cruiser~armoured': 1 });
  sol.allots({ 'cruiser~armoured': 1 });
  sol.isAsked('assign-hits').isOfferedLines({ cruiser: 2, 'cruiser~armoured!': 1 }).allots({ 'cruiser~armoured!': 1 });
  deepEqual(groups(table.state), [{ unit: 'cruiser', count: 2, damaged: 0 }]);
});

test('and when ships move, with their mark and damage', () => {
  const { seat, table } = fleet(1).start(activate({ system: '19' }));
  const sol = seat('sol').isAsked('move.from').chooses('46').isAsked('move.ships');
  sol.isOfferedLines({ cruiser: 2, 'cruiser~armoured!': 1 }).allots({ cruiser: 1, 'cruiser~armoured!': 1 });
  sol.isAsked('move.from').passes();
  deepEqual(groups(table.state, there), [
    { unit: 'cruiser', count: 1, damaged: 0 },
    { unit: 'cruiser', count: 1, damaged: 1, mark: 'armoured' },
  ]);
  equal(isSound(table.state), true);
});

test('cargo and landings keep them apart', () => {
  const { seat, table } = given('sol', 'hacan')
    .with(game => {
      groupsToChange(game, space).push(
        { seat: 0, unit: 'carrier', count: 1, damaged: 0 },
        { seat: 0, unit: 'infantry', count: 1, damaged: 0 },
        { seat: 0, unit: 'infantry', count: 2, damaged: 0, mark: 'armoured' },
      );
    })
    .start(activate({ system: '19' }));
  const sol = seat('sol').chooses('46').allots({ carrier: 1 }).isAsked('move.cargo');
  sol.isOfferedLines({ '46:space:infantry': 1, '46:space:infantry~armoured': 2 });
  sol.allots({ '46:space:infantry~armoured': 2, '46:space:infantry': 1 }).isAsked('commit');
  sol.isOfferedLines({ 'infantry@wellon': 1, 'infantry~armoured@wellon': 2 }).allots({ 'infantry~armoured@wellon': 1 });
  deepEqual(groups(table.state, { system: '19', planet: 'wellon' } as never), [
    { unit: 'infantry', count: 1, damaged: 0, mark: 'armoured' },
  ]);
  deepEqual(groups(table.state, there), [
    { unit: 'carrier', count: 1, damaged: 0 },
    { unit: 'infantry', count: 1, damaged: 0 },
    { unit: 'infantry', count: 1, damaged: 0, mark: 'armoured' },
  ]);
});

test('a type alone means any of them, those without a mark first', () => {
  const { table } = fleet().runs(function* (game) {
    yield* moveUnits(game, 0, 'cruiser', 3, 0, space, there);
    deepEqual(groups(game, there).length, 2);
    yield* removeUnits(game, 0, 'cruiser', 1, there);
    yield* destroyUnits(game, 0, 'cruiser', 1, there, combat);
  });
  deepEqual(groups(table.state, there), [{ unit: 'cruiser', count: 1, damaged: 0, mark: 'armoured' }]);
});

test('whoever has too many ships says which, mark by mark', () => {
  const { seat } = fleet()
    .tokens('sol', { fleet: 2 })
    .crowded()
    .runs(game => enforceLimits(game, 0, '46'));
  seat('sol').isAsked('remove-ships').isOfferedLines({ cruiser: 2, 'cruiser~armoured': 1 }).allots({ cruiser: 1 });
});

test('own units are listed and repaired mark by mark', () => {
  const { table } = fleet(1).runs(function* (game) {
    deepEqual(
      ownUnits(game, 0, isOfType('cruiser')).map(({ key, count }) => [key, count]),
      [
        ['cruiser@46', 2],
        ['cruiser~armoured@46!', 1],
      ],
    );
    yield* repairUnit(game, 0, { unit: 'cruiser', mark: 'armoured' }, space);
  });
  deepEqual(groups(table.state)[1], { unit: 'cruiser', count: 1, damaged: 0, mark: 'armoured' });
});

test('everybody sees the mark; two groups of one mark are a mistake', () => {
  const { table } = fleet().start();
  deepEqual(
    table
      .view(1)
      .systems.find(({ id }) => id === '46')!
      .space.map(({ mark }) => mark),
    [undefined, 'armoured'],
  );
  const game = fleet().start().table.state;
  groupsToChange(game, space).push({ seat: 0, unit: 'cruiser', count: 1, damaged: 0, mark: 'armoured' });
  deepEqual(twilightImperium.audit(game), ['a divided group in the space of 46']);
});
