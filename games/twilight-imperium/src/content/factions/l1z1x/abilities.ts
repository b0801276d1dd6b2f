import { open, type Seat } from '@orrery/kernel';
import { planetOf, systemOf, systemWith } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { endOfCombatRound } from '../../../moments/combat/windows.ts';
import { whenControlGained } from '../../../moments/galaxy/windows.ts';
import { afterBombardment } from '../../../moments/invasion/windows.ts';
import { groundForcesOn } from '../../../moments/units/counts-as.ts';
import { addExtraDice } from '../../../verbs/combat/extra-dice.ts';
import { bombard, bombardmentShots, bombersIn, canBombard } from '../../../verbs/invasion/bombardment.ts';
import { takeOverStructures } from '../../../verbs/units/replacement.ts';
import { on } from '../../ability.ts';
import { ability } from '../faction.ts';
export const assimilate = ability('assimilate', {
  responses: [
    on(whenControlGained, {
      must: true,
      when: (_game, me, { seat }) => seat === me,
      *play(game, me, { planet }) {
        yield* takeOverStructures(game, me, { system: systemWith(game, planet).id, planet }, 'assimilate');
      },
    }),
  ],
});

/** The active player's bombardment shots at the planet of a ground combat, without its ground forces there. */
function guns(game: State, me: Seat) {
  const { combat } = game;
  if (combat?.kind !== 'ground' || combat.attacker !== me) return undefined;
  const system = systemOf(game, combat.system);
  const planet = planetOf(game, combat.planet!);
  if (groundForcesOn(game, planet, combat.defender) === 0 || !canBombard(game, me, system, planet)) return undefined;
  const shots = [...bombersIn(game, me, system, planet.id)].flatMap(([unit, count]) =>
    bombardmentShots(game, me, unit, count),
  );
  return shots.length > 0 ? { system, planet, victim: combat.defender, shots } : undefined;
}

export const harrow = ability('harrow', {
  responses: [
    on(endOfCombatRound, {
      when: (game, me) => guns(game, me) !== undefined,
      *play(game, me) {
        const { system, planet, victim, shots } = guns(game, me)!;
        const aims = [{ key: planet.id, shots }];
        const [aimed] = yield* addExtraDice(game, me, 'bombardment', aims, ({ key }) => ({ planet: key }));
        const infantryDestroyed = yield* bombard(game, me, system, planet, victim, aimed!.shots);
        yield* open(game, afterBombardment, { seat: me, planet: planet.id, infantryDestroyed });
      },
    }),
  ],
});
