import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { isStructureType } from '../../model/readers.ts';
import { activate } from '../../moments/steps.ts';
import { afterUnitsDestroyed } from '../../moments/units/windows.ts';
import { given } from '../../testing/index.ts';
import { produceIn } from '../economy/production.ts';
import { capture, capturedFrom, captureFrom, mayCapture, returnCaptured } from './capture.ts';
import { reinforcementsOf } from './units.ts';

// Content for these tests alone: the Vuil'raith capture what they destroy in combat.
afterUnitsDestroyed.install({
  id: 'devours',
  automatic: true,
  publicly: () => false,
  playable: (game, me, { by, cause, unit }) =>
    me === by && cause === 'combat' && !isStructureType(unit) && game.seats[me]!.faction === 'vuilraith'
      ? ['devours']
      : [],
  *play(game, me, { seat, unit, count }) {
    yield* capture(game, me, seat, unit, count);
  },
});

const table = () => given('vuilraith', 'sol', 'letnev');
const sheet = ({ player }: { player: { captured: readonly unknown[] } }) => player.captured;

proves(
  'LRR 17, LRR 17.1, LRR 17.3',
  'captured ships and mechs are on the faction sheet of their captor; tokens stand for fighters and infantry',
  () => {
    const { seat, table: played } = table()
      .units(0, '18', { cruiser: 1 })
      .units(1, '19', { carrier: 1, fighter: 1 })
      .dice('combat', 10)
      .dice('combat', 1, 1)
      .dice('combat', 10)
      .dice('combat', 1)
      .start(activate({ system: '19' }));
    seat(0).chooses('18').allots({ cruiser: 1 });
    seat(1).isAsked('assign-hits').allots({ fighter: 1 });
    const captured = [
      { seat: null, unit: 'fighter', count: 1 },
      { seat: 1, unit: 'carrier', count: 1 },
    ];
    deepEqual(sheet(seat(0)), captured);
    deepEqual(played.view(2).players[0]!.captured, captured);
    equal(reinforcementsOf(played.state, 1, 'carrier'), 3);
  },
);

proves('LRR 17.1', 'a mech is captured like a ship, from the board too, and what is damaged is repaired', () => {
  const { seat } = table()
    .units(1, 'wellon', { 'mech!': 1, mech: 1, infantry: 2 })
    .planets(1, 'wellon')
    .runs(function* (game) {
      yield* captureFrom(game, 0, 1, 'mech', 1, { system: '19', planet: 'wellon' }, 1);
      yield* captureFrom(game, 0, 1, 'infantry', 2, { system: '19', planet: 'wellon' });
    });
  deepEqual(seat(1).units('wellon'), { mech: 1 });
  deepEqual(sheet(seat(0)), [
    { seat: 1, unit: 'mech', count: 1 },
    { seat: null, unit: 'infantry', count: 2 },
  ]);
});

const yard = () =>
  table()
    .units(1, 'jord', { 'space-dock': 1 })
    .planet('jord', { controller: 1, exhausted: true })
    .goods(1, { tradeGoods: 8 });

proves('LRR 17.5', 'a captured unit cannot be produced or recalled', () => {
  const { seat } = yard()
    .captured(0, 1, { flagship: 1, dreadnought: 4 })
    .captured(0, null, { infantry: 9 })
    .runs(game => produceIn(game, 1, '01'));
  const sol = seat(1).isAsked('produce').isRefused('answer/unknown-key', { flagship: 1 });
  sol.isRefused('answer/amount', { dreadnought: 2 });
  sol
    .isOfferedLines({ dreadnought: 1, carrier: 2, cruiser: 4, destroyer: 6, fighter: 6, mech: 4, infantry: 6 })
    .passes();
});

proves('LRR 17.1, LRR 17.2b, LRR 17.4', 'returned units go to the reinforcements, tokens to the supply', () => {
  const { seat, table: played } = table()
    .captured(0, 1, { flagship: 1, carrier: 2 })
    .captured(0, null, { fighter: 3 })
    .runs(function* (game) {
      yield* returnCaptured(game, 0, 1, 'flagship', 1);
      yield* returnCaptured(game, 0, 1, 'carrier', 1);
      yield* returnCaptured(game, 0, null, 'fighter', 2);
    });
  deepEqual(sheet(seat(0)), [
    { seat: 1, unit: 'carrier', count: 1 },
    { seat: null, unit: 'fighter', count: 1 },
  ]);
  deepEqual(
    (['flagship', 'carrier'] as const).map(unit => reinforcementsOf(played.state, 1, unit)),
    [1, 3],
  );
});

proves('LRR 17.2a, LRR 17.3a, LRR 17.3b', 'a player can get back their own units, but no fighters or infantry', () => {
  const { table: played } = table()
    .captured(0, 1, { flagship: 1 })
    .captured(0, 2, { carrier: 1 })
    .captured(0, null, { fighter: 3 })
    .runs(function* () {});
  deepEqual(capturedFrom(played.state, 0, 1), [{ seat: 1, unit: 'flagship', count: 1 }]);
  deepEqual(capturedFrom(played.state, 1, 0), []);
});

const blockade = () =>
  table()
    .units(0, 'lodor', { 'space-dock': 1 })
    .planets(0, 'lodor')
    .units(1, '19', { destroyer: 1 })
    .active(1)
    .captured(0, 1, { flagship: 1, mech: 2 })
    .captured(0, 2, { carrier: 1 })
    .captured(0, null, { infantry: 1 });

proves(
  'LRR 14.2, LRR 17.2c, LRR 17.3c',
  'a player who blockades a space dock gets their captured units back at once',
  () => {
    const { seat } = blockade().start(activate({ system: '26' }));
    seat(1).chooses('19').allots({ destroyer: 1 });
    deepEqual(sheet(seat(0)), [
      { seat: 2, unit: 'carrier', count: 1 },
      { seat: null, unit: 'infantry', count: 1 },
    ]);
  },
);

proves('LRR 14.2', 'not while the captor has ships there, nor without a space dock', () => {
  const { seat } = blockade()
    .units(0, '26', { 'war-sun': 1 })
    .dice('barrage', 1, 1)
    .dice('combat', 1)
    .dice('combat', 10, 10, 10)
    .start(activate({ system: '26' }));
  seat(1).chooses('19').allots({ destroyer: 1 });
  equal(sheet(seat(0)).length, 5); // and the destroyer now
  const elsewhere = blockade()
    .units(0, 'quann', { pds: 1 })
    .start(activate({ system: '46' }));
  elsewhere.seat(1).chooses('19').allots({ destroyer: 1 });
  equal(sheet(elsewhere.seat(0)).length, 4);
});

proves('LRR 14.2a, LRR 17.6', 'a blockaded player cannot capture units of the blockading player', () => {
  const { seat, table: played } = table()
    .units(0, 'lodor', { 'space-dock': 1 })
    .units(1, '26', { destroyer: 1 })
    .units(2, '46', { destroyer: 1 })
    .runs(function* (game) {
      for (const owner of [1, 2]) {
        yield* capture(game, 0, owner, 'cruiser', 1);
        yield* capture(game, 0, owner, 'fighter', 1);
      }
      yield* captureFrom(game, 0, 1, 'destroyer', 1, { system: '26', planet: null });
    });
  deepEqual([mayCapture(played.state, 0, 1), mayCapture(played.state, 0, 2)], [false, true]);
  deepEqual(sheet(seat(0)), [
    { seat: 2, unit: 'cruiser', count: 1 },
    { seat: null, unit: 'fighter', count: 1 },
  ]);
  deepEqual(seat(1).units('26'), { destroyer: 1 });
});

proves('LRR 17.1', 'units of one type are counted together, as many as their owner has', () => {
  const { seat } = table()
    .units(1, '19', { cruiser: 1 })
    .runs(function* (game) {
      yield* capture(game, 0, 1, 'cruiser', 1);
      yield* capture(game, 0, 1, 'cruiser', 2);
      yield* capture(game, 0, 1, 'flagship', 2);
      yield* capture(game, 0, 1, 'flagship', 1);
    });
  deepEqual(sheet(seat(0)), [
    { seat: 1, unit: 'cruiser', count: 3 },
    { seat: 1, unit: 'flagship', count: 1 },
  ]);
});
