import { choose, type Seat } from '@orrery/kernel';
import type { UnitType } from '../../../model/ids.ts';
import { controls, hasToken, isGroundForce, planetOf, planetsOf } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { extraCombatDice, mayPlaceOn, resources } from '../../../moments/queries.ts';
import { startOfCombatRound, startOfGroundCombat } from '../../../moments/windows.ts';
import { lastingOf, lastUntil } from '../../../verbs/lasting.ts';
import { removeToken } from '../../../verbs/tokens.ts';
import { placeUnits } from '../../../verbs/units.ts';
import { modify, on } from '../../ability.ts';
import { leader } from '../../leaders/leader.ts';

/** Ground forces of both sides of the combat under way. */
function fighters(game: State): { readonly seat: Seat; readonly unit: UnitType }[] {
  const { combat } = game;
  if (!combat?.planet) return [];
  return planetOf(game, combat.planet).units.filter(
    ({ seat, unit }) => isGroundForce(unit) && (seat === combat.attacker || seat === combat.defender),
  );
}

/** Whoever fights: one ground force rolls a die more in this round. */
export const evelynDelouis = leader({
  id: 'evelyn-delouis',
  faction: 'sol',
  kind: 'agent',
  responses: [
    on(startOfCombatRound, {
      exhausts: true,
      when: game => fighters(game).length > 0,
      *play(game, me) {
        const { seat, unit } = yield* choose(me, 'evelyn-delouis.unit', fighters(game), {
          key: ({ seat: owner, unit: kind }) => `${owner}:${kind}`,
          at: ({ seat: owner, unit: kind }) => ({ seat: owner, unit: kind }),
        });
        yield* lastUntil(game, { id: 'evelyn-delouis', seat, until: 'combat-round', aim: unit });
      },
    }),
  ],
  lasting: [
    modify(
      extraCombatDice,
      ({ seat, unit }, dice, game) =>
        dice + lastingOf(game, seat, 'evelyn-delouis').filter(({ aim }) => aim === unit).length,
    ),
  ],
});

/** Reinforces the defence of planets; for whoever it is lent to as well. */
export const claireGibson = leader({
  id: 'claire-gibson',
  faction: 'sol',
  kind: 'commander',
  unlocks: (game, me) => planetsOf(game, me).reduce((sum, planet) => sum + resources(game, planet), 0) >= 12,
  responses: [
    on(startOfGroundCombat, {
      when: (game, me, { planet, attacker, defender }) =>
        (me === attacker || me === defender) &&
        controls(game, me, planet) &&
        mayPlaceOn(game, { seat: me, planet: planetOf(game, planet), unit: 'infantry' }, true),
      *play(game, me, { system, planet }) {
        yield* placeUnits(game, me, 'infantry', 1, { system, planet });
      },
    }),
  ],
});

export const jaceX = leader({
  id: 'jace-x-4th-air-legion',
  faction: 'sol',
  kind: 'hero',
  componentAction: {
    possible: (game, me) => game.systems.some(system => hasToken(system, me)),
    *play(game, me) {
      for (const system of game.systems) if (hasToken(system, me)) yield* removeToken(game, me, system.id);
    },
  },
});
