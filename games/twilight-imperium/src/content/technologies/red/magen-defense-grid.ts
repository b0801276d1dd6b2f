import { choose, type Rule, type Seat } from '@orrery/kernel';
import type { PlanetId } from '../../../model/galaxy/planets.ts';
import { type Area, groupsIn, systemOf } from '../../../model/readers.ts';
import type { State, SystemId } from '../../../model/state.ts';
import { startOfCombatRound } from '../../../moments/combat/windows.ts';
import { holdsShield } from '../../../moments/invasion/queries.ts';
import { startOfGroundCombat } from '../../../moments/invasion/windows.ts';
import { whenSystemActivated } from '../../../moments/movement/windows.ts';
import { isGroundForce, isStructure } from '../../../moments/units/counts-as.ts';
import { areaOfCombat, opponentIn, preventCombatRolls } from '../../../verbs/combat/combat-effects.ts';
import { assignHitTo } from '../../../verbs/combat/hits.ts';
import { placeUnits } from '../../../verbs/units/units.ts';
import { on, technology } from '../technology.ts';

const structuresOf = (game: State, area: Area, me: Seat): number =>
  groupsIn(game, area).reduce(
    (sum, group) => (group.seat === me && isStructure(game, group, area) ? sum + group.count : sum),
    0,
  );

const areasIn = (game: State, system: SystemId): Area[] =>
  [null, ...systemOf(game, system).planets.map(({ id }) => id)].map(planet => ({ system, planet }));

interface Defence {
  readonly system: SystemId;
  readonly planet: PlanetId;
  readonly attacker: Seat;
  readonly defender: Seat;
}

/** Assigns one hit to a ground force of the owner's choice before the first round. */
const groundFire = on<Defence>(startOfGroundCombat, {
  must: true,
  when: (game, me, { system, planet, attacker, defender }) =>
    (me === attacker || me === defender) && structuresOf(game, { system, planet }, me) > 0,
  *play(game, me, { system, planet, attacker, defender }) {
    const area: Area = { system, planet };
    const opponent = me === attacker ? defender : attacker;
    const target = yield* chooseTarget(game, me, opponent, area);
    if (target) yield* assignHitTo(game, target, area, { cause: 'effect', by: me });
  },
});

function* chooseTarget(game: State, me: Seat, opponent: Seat, area: Area): Rule<Target | undefined> {
  const targets = groupsIn(game, area)
    .filter(group => group.seat === opponent && isGroundForce(game, group, area))
    .flatMap(({ seat, unit, count, damaged }): Target[] => [
      ...(count > damaged ? [{ seat, unit, damaged: false }] : []),
      ...(damaged > 0 ? [{ seat, unit, damaged: true }] : []),
    ]);
  if (targets.length < 2) return targets[0];
  return yield* choose(me, 'magen-defense-grid.target', targets, {
    key: ({ unit, damaged }) => (damaged ? `${unit}!` : unit),
    at: ({ unit, damaged }) => (damaged ? { unit, damaged: 1 } : { unit }),
  });
}

type Target = Parameters<typeof assignHitTo>[1];

export const magenDefenseGrid = technology({
  id: 'magen-defense-grid',
  editions: {
    base: {
      responses: [
        on(startOfCombatRound, {
          exhausts: true,
          when(game, me) {
            const combat = game.combat!;
            return opponentIn(combat, me) !== undefined && holdsShield(game, me, areaOfCombat(combat)); // none in space
          },
          *play(game, me) {
            yield* preventCombatRolls(game, opponentIn(game.combat!, me)!);
          },
        }),
      ],
    },
    codex1: { responses: [groundFire] },
    codex4: {
      responses: [
        groundFire,
        on(whenSystemActivated, {
          must: true,
          atOnce: true,
          when: () => true, // no effect without structures
          *play(game, me, { system }) {
            for (const area of areasIn(game, system))
              yield* placeUnits(game, me, 'infantry', structuresOf(game, area, me), area);
          },
        }),
      ],
    },
  },
});
