import { deepEqual, equal } from 'node:assert/strict';
import type { Amounts } from '@orrery/kernel';
import { describe, test } from 'vitest';
import type { UnitType } from '../../model/ids.ts';
import type { Allowance } from '../../moments/economy/queries.ts';
import { beyond, canMake, type Makers, type Producer, usedWith } from './production-limits.ts';

const dock: Producer = { unit: 'space-dock', planet: 'jord', value: 4 };
const factory: Producer = { unit: 'mech', planet: 'lodor', value: 2 };
const yard: Producer = { unit: null, planet: null, value: 1 };

/** The same list for equal producers, as the rules give them. */
const makersBy = (lists: Partial<Record<UnitType, readonly Producer[]>>, others: readonly Producer[]): Makers => {
  return unit => lists[unit] ?? others;
};

const both = [dock, factory];
const allMakeInfantry = makersBy({ infantry: both }, [dock]);

const can = (made: Amounts, makers: Makers, limit: number, more = 0, allowances: readonly Allowance[] = []) =>
  canMake(made, makers, { limit, more, allowances });

describe('LRR 67.3: what producers can make together', () => {
  test('one producer makes as many units as its value', () => {
    const makers = makersBy({}, [dock]);
    equal(can({}, makers, 4), true);
    equal(can({ infantry: 3, cruiser: 1 }, makers, 4), true);
    equal(can({ infantry: 3, cruiser: 2 }, makers, 4), false);
  });

  test('what is added to the limit is added to each of them', () => {
    const makers = makersBy({}, [dock]);
    equal(can({ infantry: 5 }, makers, 5, 1), true);
    equal(can({ infantry: 5 }, makers, 5), false);
    equal(can({ infantry: 6 }, makers, 6, 1), false);
  });

  test('no kind of unit is made beyond the value of those who can make it', () => {
    equal(can({ cruiser: 4, infantry: 2 }, allMakeInfantry, 6), true);
    equal(can({ cruiser: 1, infantry: 5 }, allMakeInfantry, 6), true);
    equal(can({ infantry: 6 }, allMakeInfantry, 6), true);
    equal(can({ cruiser: 5, infantry: 1 }, allMakeInfantry, 6), false);
    equal(can({ cruiser: 3, destroyer: 2 }, allMakeInfantry, 6), false);
  });

  test('nor several kinds together beyond the value of all who can make one of them', () => {
    const makers = makersBy({ infantry: [factory], fighter: [yard] }, [dock]);
    equal(can({ infantry: 2, fighter: 1, cruiser: 4 }, makers, 7), true);
    for (const one of [{ infantry: 3 }, { fighter: 2 }, { cruiser: 5 }]) equal(can(one, makers, 7), false);
    const mixed = [factory, yard];
    const some = makersBy({ infantry: [factory], fighter: [yard], mech: mixed }, [dock]);
    equal(can({ infantry: 2, mech: 1 }, some, 7), true);
    equal(can({ infantry: 2, fighter: 1, mech: 1 }, some, 7), false);
    equal(can({ infantry: 1, fighter: 1, mech: 1 }, some, 7), true);
  });
});

describe('units that do not count against the limit', () => {
  const makers = makersBy({}, [dock]);
  const free: Allowance = { units: ['fighter', 'infantry'], count: 1 };

  test('are those that an allowance names, and so many of them', () => {
    deepEqual([beyond([free, { units: ['mech'], count: 2 }]), beyond([])], [3, 0]);
    deepEqual([beyond([free], 'fighter'), beyond([free], 'cruiser')], [1, 0]);
    equal(can({ fighter: 5 }, makers, 4, 0, [free]), true);
    equal(can({ fighter: 3, infantry: 2 }, makers, 4, 0, [free]), true);
    equal(can({ fighter: 6 }, makers, 4, 0, [free]), false);
    equal(can({ cruiser: 5 }, makers, 4, 0, [free]), false);
    equal(can({ cruiser: 4 }, makers, 4, 0, [free]), true);
  });

  test('an allowance for one in so many needs others beside it', () => {
    const second: Allowance = { units: ['fighter'], count: 2, oneIn: 2 };
    const fighters = (limit: number) =>
      [1, 2, 3, 4].filter(count => can({ fighter: count }, makers, limit, 0, [second]));
    deepEqual([fighters(0), fighters(1), fighters(2)], [[], [1, 2, 3], [1, 2, 3, 4]]);
    const either: Allowance = { units: ['fighter', 'infantry'], count: 2, oneIn: 2 };
    equal(can({ fighter: 1 }, makers, 0, 0, [either]), false);
    equal(can({ fighter: 1, infantry: 1 }, makers, 1, 0, [either]), true);
  });
});

test('the producers in use are those that can make one of the units', () => {
  const makers = makersBy({ infantry: [factory], fighter: [yard] }, [dock]);
  const all = [dock, factory, yard];
  deepEqual(usedWith('infantry', all, makers, {}), [factory]);
  deepEqual(usedWith('infantry', all, makers, { fighter: 1, cruiser: 0 }), [factory, yard]);
  deepEqual(usedWith('cruiser', all, makers, { infantry: 2 }), [dock, factory]);
});
