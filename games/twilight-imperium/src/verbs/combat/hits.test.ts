import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { systemOf } from '../../model/readers.ts';
import { isShip } from '../../moments/units/counts-as.ts';
import { combat as combatIn46, given } from '../../testing/index.ts';
import { destroyUnits } from '../units/units.ts';
import { assignHits, chooseLosses } from './hits.ts';

const table = () => given('sol', 'hacan', 'letnev');
const space = { system: '46', planet: null };
const combat = { cause: 'combat', by: 1 } as const;

proves('LRR 87.5, LRR 31', 'an effect that destroys a unit directly cannot be sustained', () => {
  const { seat } = table()
    .units(0, '46', { dreadnought: 1 })
    .runs(game => destroyUnits(game, 0, 'dreadnought', 1, space, { cause: 'effect', by: 1 }));
  deepEqual(seat(0).isNotAsked().units('46'), {});
});

proves('LRR 87.1', 'each unit that sustains cancels one hit, and no more than there are', () => {
  const { seat } = table()
    .units(0, '46', { dreadnought: 3 })
    .runs(function* (game) {
      yield* assignHits(game, 0, space, 2, isShip, combat);
    });
  seat(0).isAsked('sustain-damage').isBound(0, 2).allots({ dreadnought: 1 });
  seat(0).isAsked('assign-hits').isOfferedLines({ dreadnought: 2, 'dreadnought!': 1 }).isBound(1, 1);
  seat(0).allots({ 'dreadnought!': 1 });
  deepEqual(seat(0).units('46'), { dreadnought: 2 });
});

proves('LRR 31.1', 'nobody is asked if the units are identical or all are destroyed', () => {
  const alike = table()
    .units(0, '46', { cruiser: 3 })
    .runs(function* (game) {
      yield* assignHits(game, 0, space, 2, isShip, combat);
    });
  deepEqual(alike.seat(0).isNotAsked().units('46'), { cruiser: 1 });

  const all = table()
    .units(0, '46', { cruiser: 1, destroyer: 1, 'dreadnought!': 1 })
    .runs(function* (game) {
      yield* assignHits(game, 0, space, 5, isShip, combat);
    });
  deepEqual(all.seat(0).isNotAsked().units('46'), {});
});

proves('LRR 78.6', 'hits in space combat are not assigned to ground forces', () => {
  const { seat } = table()
    .units(0, '46', { carrier: 1, infantry: 2 })
    .units(1, '46', { cruiser: 1 })
    .with(game => {
      game.combat = combatIn46();
    })
    .runs(function* (game) {
      yield* assignHits(game, 0, space, 3, isShip, combat);
    });
  deepEqual([seat(0).units('46'), seat(1).units('46')], [{ infantry: 2 }, { cruiser: 1 }]);
});

/** The suggested losses of two cruisers, a destroyer and a fighter, with `aimed` non-fighters. */
const suggested = (count: number, aimed: number) => {
  const { seat } = table()
    .units(0, '46', { cruiser: 2, destroyer: 1, fighter: 1 })
    .crowded()
    .runs(function* (game) {
      const groups = systemOf(game, '46').space;
      yield* chooseLosses(0, 'losses', groups, count, {}, aimed);
    });
  const { ask } = seat(0).isAsked('losses').isBound(count, count).suggestionIsLegal();
  const suggest = ask.form === 'allocate' ? ask.suggest : {};
  seat(0).isOfferedLines({ cruiser: 2, destroyer: 1, fighter: 1 }).allots(suggest);
  return suggest;
};

proves(
  'LRR 78.6',
  'the cheapest ships are suggested, and of hits aimed at others than fighters as many of those',
  () => {
    deepEqual(suggested(1, 0), { fighter: 1 });
    deepEqual(suggested(2, 0), { destroyer: 1, fighter: 1 });
    deepEqual(suggested(1, 1), { destroyer: 1 });
    deepEqual(suggested(2, 1), { destroyer: 1, fighter: 1 });
    deepEqual(suggested(2, 2), { cruiser: 1, destroyer: 1 });
    deepEqual(suggested(3, 1), { cruiser: 1, destroyer: 1, fighter: 1 });
    deepEqual(suggested(3, 3), { cruiser: 2, destroyer: 1 });
  },
);
