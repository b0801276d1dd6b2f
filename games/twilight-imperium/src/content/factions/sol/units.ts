import type { Seat } from '@orrery/kernel';
import type { System } from '../../../model/galaxy/state.ts';
import type { State } from '../../../model/state.ts';
import { afterFactionAbility } from '../../../moments/factions/windows.ts';
import { endOfStatusPhase } from '../../../moments/phases/windows.ts';
import { pay, spendableTotal } from '../../../verbs/economy/economy.ts';
import { placeUnits } from '../../../verbs/units/units.ts';
import { on } from '../../ability.ts';
import { deploys } from '../../deploy.ts';
import { factionUnit } from '../faction.ts';

export const advancedCarrier = factionUnit('advanced-carrier');
export const specOps = factionUnit('spec-ops');

const withFlagship = (game: State, me: Seat): System | undefined =>
  game.systems.find(({ space }) => space.some(({ seat, unit }) => seat === me && unit === 'flagship'));

/** Places infantry in space with it; they use capacity as usual. */
export const genesis = factionUnit('genesis', {
  responses: [
    on(endOfStatusPhase, {
      must: true,
      atOnce: true,
      when: (game, me) => withFlagship(game, me) !== undefined,
      *play(game, me) {
        const { id: system } = withFlagship(game, me)!;
        yield* placeUnits(game, me, 'infantry', 1, { system, planet: null });
      },
    }),
  ],
});

const PRICE = 3;

export const thunderbolt = factionUnit('zs-thunderbolt-m2', {
  responses: [
    deploys('mech', afterFactionAbility, {
      places: (game, me, { seat, ability, area }) =>
        ability === 'orbital-drop' && seat === me && spendableTotal(game, me, 'resources') >= PRICE ? [area!] : [],
      *before(game, me) {
        yield* pay(game, me, PRICE, 'resources');
      },
    }),
  ],
});
