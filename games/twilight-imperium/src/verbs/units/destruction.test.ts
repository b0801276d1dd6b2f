import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { given } from '../../testing/index.ts';
import { rollDie } from '../combat/die.ts';
import { destroyOwnUnit, destroySome } from './destruction.ts';
import { evacuate } from './evacuation.ts';
import { choosePlaceFor } from './recall.ts';
import { takeOverStructures } from './replacement.ts';

const table = () => given('sol', 'hacan', 'letnev');
const wellon = { system: '19', planet: 'wellon' } as const;

proves('LRR 31', 'where several players have units, the one whose effect destroys them says whose', () => {
  const shared = (sol: number, hacan: number, upTo: number) =>
    table()
      .planets('sol', 'wellon')
      .units('sol', 'wellon', { infantry: sol })
      .units('hacan', 'wellon', { infantry: hacan })
      .runs(game => destroySome(game, wellon, 'infantry', { upTo, by: 2, asked: 'harm' }));
  const some = shared(2, 2, 3);
  some.seat('letnev').isAsked('harm').isOfferedLines({ 0: 2, 1: 2 }).isBound(3, 3).isTold({ count: 3 });
  deepEqual(some.seat('letnev').pointsAt, [{ seat: 0 }, { seat: 1 }]);
  const { ask } = some.seat('letnev');
  deepEqual(ask.form === 'allocate' && ask.suggest, { 0: 2, 1: 1 });
  some.seat('letnev').allots({ 0: 1, 1: 2 });
  deepEqual([some.seat('sol').units('wellon'), some.seat('hacan').units('wellon')], [{ infantry: 1 }, {}]);

  const all = shared(1, 1, 3);
  deepEqual(all.table.asks(), []);
  deepEqual([all.seat('sol').units('wellon'), all.seat('hacan').units('wellon')], [{}, {}]);
});

proves('LRR 31', 'a player who has to destroy a unit of their own chooses it, damaged ones apart', () => {
  const { seat } = table()
    .units('sol', '46', { cruiser: 1 })
    .units('sol', '01', { dreadnought: 1, 'dreadnought!': 1 })
    .planets('sol', 'wellon')
    .units('sol', 'wellon', { infantry: 2 })
    .units('hacan', '20', { cruiser: 1 })
    .runs(game => destroyOwnUnit(game, 0, 'harm', () => true));
  seat('sol').isAsked('harm').isOffered('cruiser@46', 'dreadnought@01', 'dreadnought!@01', 'infantry@wellon');
  deepEqual(seat('sol').pointsAt, [
    { unit: 'infantry', system: '19', planet: 'wellon' },
    { unit: 'cruiser', system: '46' },
    { unit: 'dreadnought', system: '01' },
    { unit: 'dreadnought', system: '01', damaged: 1 },
  ]);
  seat('sol').chooses('dreadnought!@01');
  deepEqual(seat('sol').units('01'), { dreadnought: 1 });
});

proves('LRR 31', 'nobody is asked about their only unit', () => {
  const { seat } = table()
    .units('sol', '46', { cruiser: 2 })
    .runs(game => destroyOwnUnit(game, 0, 'harm', () => true));
  deepEqual(seat('sol').isNotAsked().units('46'), { cruiser: 1 });
});

proves('LRR 41.2', 'units that leave a planet in a gravity rift roll one by one, damaged ones first', () => {
  const { seat } = table()
    .map('104', '67')
    .planets('sol', 'cormund', 'wellon')
    .units('sol', 'cormund', { mech: 1, 'mech!': 1 })
    .units('hacan', 'cormund', { infantry: 1 })
    .dice('gravity-rift', 4, 3)
    .runs(game => evacuate(game, 0, 'cormund', 'wellon'));
  deepEqual([seat('sol').units('wellon'), seat('hacan').units('cormund')], [{ 'mech!': 1 }, { infantry: 1 }]);
});

proves('LRR 24.4', 'structures of several players are taken over one by one, as many as there are pieces for', () => {
  const { seat, table: played } = table()
    .planets('sol', 'wellon', 'jord', 'thibah', 'quann')
    .units('hacan', 'wellon', { pds: 1 })
    .units('letnev', 'wellon', { pds: 1 })
    .units('sol', 'jord', { pds: 2 })
    .units('sol', 'thibah', { pds: 2 })
    .units('sol', 'quann', { pds: 1 })
    .runs(game => takeOverStructures(game, 0, wellon, 'take'));
  played.answer({ ask: seat('sol').isAsked('take.pds').ask.id, seat: 0, value: 1 });
  deepEqual([seat('hacan').units('wellon'), seat('letnev').units('wellon')], [{}, { pds: 1 }]);
  deepEqual(seat('sol').units('wellon'), { pds: 1 });
});

proves('LRR 23.4a', 'a piece from the reinforcements has to be placed, another one may be called back', () => {
  const placing = (dreadnoughts: number) =>
    table()
      .tokens('sol', { fleet: 5 })
      .units('sol', '01', { dreadnought: dreadnoughts })
      .runs(function* (game) {
        const name = (place: string): string => place;
        yield* choosePlaceFor(game, 0, 'dreadnought', 'place', ['18', '19'], {
          key: name,
          at: system => ({ system }),
        });
      });
  placing(4).seat('sol').isAsked('place').isOffered('18', '19').isBound(1, 1).chooses('18');
  placing(5).seat('sol').isAsked('place').isOffered('18', '19').isBound(0, 1).passes();
});

test('the dice have ten sides', () => {
  const results: number[] = [];
  table().runs(function* () {
    for (let i = 0; i < 200; i++) results.push(yield* rollDie(0, 'x'));
  });
  deepEqual(
    [...new Set(results)].sort((a, b) => a - b),
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  );
});
