import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { isShip } from '../../moments/units/counts-as.ts';
import { combat as combatIn46, given } from '../../testing/index.ts';
import { destroyUnits } from '../units/units.ts';
import { assignHits } from './hits.ts';

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
