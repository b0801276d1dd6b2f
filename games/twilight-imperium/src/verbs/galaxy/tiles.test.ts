import { deepEqual, equal, throws } from 'node:assert/strict';
import { next } from '@orrery/kernel';
import { test } from 'vitest';
import { twilightImperium } from '../../index.ts';
import { systemToChange } from '../../model/changes.ts';
import { cloneState } from '../../model/clone.generated.ts';
import { areAdjacent, neighboursOf } from '../../model/galaxy/adjacency.ts';
import { anomaliesOf, isOnBoard, planetOf, systemOf, systemWith } from '../../model/readers.ts';
import { newPlanet } from '../../model/setup.ts';
import type { State } from '../../model/state.ts';
import { canEnter } from '../../moments/movement/routes.ts';
import { activate } from '../../moments/steps.ts';
import { given } from '../../testing/index.ts';
import { placeTile, replaceTile, swapTiles } from './tiles.ts';

const isSound = (game: State): boolean => twilightImperium.audit(game).length === 0;

test('two systems swap positions with everything in them, and adjacency changes accordingly', () => {
  const { seat, table } = given('sol', 'hacan')
    .planets('sol', 'wellon')
    .units('sol', '19', { cruiser: 1 })
    .units('sol', 'wellon', { infantry: 1 })
    .token('hacan', '19')
    .runs(game => swapTiles(game, '19', '47'));
  const game = table.state;
  deepEqual(
    [[...neighboursOf(game, '19')].sort(), neighboursOf(game, '47').includes('18')],
    [['39', '41', '43'], true],
  );
  deepEqual([areAdjacent(game, '19', '18'), areAdjacent(game, '19', '43')], [false, true]);
  deepEqual(
    [systemWith(game, 'wellon').id, seat('sol').units('19'), seat('sol').units('wellon')],
    ['19', { cruiser: 1 }, { infantry: 1 }],
  );
  deepEqual([systemOf(game, '19').tokens, planetOf(game, 'wellon').controller], [[1], 0]);
  equal(isSound(game), true);
});

test('a tile is replaced by another, and the system keeps its id', () => {
  const { table } = given('sol', 'hacan')
    .units('hacan', '46', { cruiser: 1 })
    .token('sol', '46')
    .runs(game => replaceTile(game, '46', '80'));
  const game = table.state;
  const system = systemOf(game, '46');
  deepEqual([system.id, system.tile, system.space.length, system.tokens], ['46', '80', 1, [0]]);
  deepEqual(anomaliesOf(system), ['supernova']);
  equal(canEnter(game, 0, system), false);
  deepEqual(neighboursOf(game, '46'), neighboursOf(given('sol', 'hacan').start().table.state, '46'));
  equal(isSound(game), true);
});

test('planets of the new tile come, those of the old one go if they are empty', () => {
  const { table } = given('sol', 'hacan').runs(game => replaceTile(game, '19', '22'));
  const game = table.state;
  deepEqual([isOnBoard(game, 'wellon'), systemWith(game, 'tarmann').id], [false, '19']);
  equal(isSound(game), true);
  throws(
    () =>
      given('sol', 'hacan')
        .planets('sol', 'wellon')
        .runs(game => replaceTile(game, '19', '22')),
    /wellon is not empty/,
  );
});

test('the first tile may come back', () => {
  const { table } = given('sol', 'hacan').runs(function* (game) {
    yield* replaceTile(game, '46', '80');
    yield* replaceTile(game, '46', '46');
  });
  equal('tile' in systemOf(table.state, '46'), false);
  deepEqual(
    table.state.galaxy.tiles.find(({ tile }) => tile === '46'),
    { tile: '46', position: '102', turn: 0 },
  );
});

test('a tile is added, and ships can go there', () => {
  const { seat, table } = given('sol', 'hacan')
    .units('sol', '01', { cruiser: 1 })
    .runs(function* (game) {
      yield* placeTile(game, '22', '301');
      return next(activate({ system: '22' }));
    });
  seat('sol').isAsked('move.from').isOffered('01').chooses('01').allots({ cruiser: 1 });
  deepEqual(seat('sol').units('22'), { cruiser: 1 });
  const game = table.state;
  deepEqual([systemWith(game, 'tarmann').id, areAdjacent(game, '22', '01')], ['22', true]);
  equal(isSound(game), true);
});

test('a copy of the state keeps its own board', () => {
  const { table } = given('sol', 'hacan').runs(function* (game) {
    const copy = cloneState(game);
    yield* swapTiles(game, '19', '47');
    equal(areAdjacent(copy, '19', '18'), true);
    equal(areAdjacent(game, '19', '18'), false);
  });
  equal(isSound(table.state), true);
});

test('views show the changed board', () => {
  const { table } = given('sol', 'hacan').runs(game => swapTiles(game, '19', '47'));
  const places = table.view(0).galaxy.tiles.filter(({ tile }) => tile === '19' || tile === '47');
  deepEqual(places.map(({ tile, position }) => `${tile}@${position}`).sort(), ['19@207', '47@101']);
  deepEqual(table.view(0), twilightImperium.view(table.state, 0));
});

test('planets that both tiles have, and planets that are printed on neither, stay as they are', () => {
  const { seat, table } = given('sol', 'hacan')
    .planets('sol', 'mallice')
    .units('sol', 'mallice', { infantry: 1 })
    .with(game => {
      game.nexusOpen = false;
      systemToChange(game, '82a').planets.push(newPlanet('mirage'));
      systemToChange(game, '46').planets.push(newPlanet('primor'));
    })
    .planets('hacan', 'mirage')
    .runs(function* (game) {
      yield* replaceTile(game, '82a', '82b');
      yield* replaceTile(game, '46', '80');
    });
  deepEqual(
    [seat('sol').units('mallice'), seat('sol').planets, seat('hacan').planets],
    [{ infantry: 1 }, ['mallice'], ['mirage']],
  );
  deepEqual(
    ['82a', '46'].map(id => systemOf(table.state, id).planets.map(planet => planet.id)),
    [['mallice', 'mirage'], ['primor']],
  );
  equal(table.state.nexusOpen, true);
});

test('a tile is added the right way up', () => {
  const { table } = given('sol', 'hacan').runs(game => placeTile(game, '48', '301'));
  deepEqual(table.state.galaxy.tiles.at(-1), { tile: '48', position: '301', turn: 0 });
});
