import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { newCombat } from '../../model/combat/combat.ts';
import { aimsAtShips } from '../../moments/combat/queries.ts';
import { given } from '../../testing/index.ts';
import { countHits } from './combat-hits.ts';

// Test content: dreadnoughts of the seat named in a test law must hit non-fighter ships.
aimsAtShips.install((game, seat, units) =>
  game.laws.some(({ id }) => id === `aim-${seat}`) ? [...units, 'dreadnought'] : units,
);

const dice = [
  { unit: 'dreadnought', needs: 5, result: 6 },
  { unit: 'dreadnought', needs: 5, result: 4 },
  { unit: 'cruiser', needs: 7, result: 8 },
] as const;

/** Both sides of a combat have rolled these dice. */
const hitsOf = (kind: 'space' | 'ground', ...aiming: string[]) => {
  const place = { system: '26', planet: kind === 'space' ? null : ('lodor' as const) };
  const start = given('sol', 'hacan', 'letnev').with(game => {
    game.combat = newCombat(place, 0, 1);
  });
  for (const seat of aiming) start.law(`aim-${seat}`);
  const { table } = start.runs(function* (game) {
    for (const [seat, opponent] of [
      [0, 1],
      [1, 0],
    ] as const)
      yield* countHits(game, { seat, opponent, area: place, dice: [...dice] });
  });
  return table.state.combat!.hits.aimed;
};

proves('LRR 78.6', 'only hits of units that aim have to be assigned to other ships than fighters', () => {
  deepEqual(hitsOf('space'), undefined);
  deepEqual(hitsOf('space', '0'), { attacker: 1, defender: 0 });
  deepEqual(hitsOf('space', '1'), { attacker: 0, defender: 1 });
  deepEqual(hitsOf('space', '0', '1'), { attacker: 1, defender: 1 });
  deepEqual(hitsOf('ground', '0'), undefined);
});
