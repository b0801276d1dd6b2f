import type { Rule, Seat } from '@orrery/kernel';
import { type Area, groupsIn, systemOf } from '../../../model/readers.ts';
import type { State, SystemId } from '../../../model/state.ts';
import type { UnitGroup } from '../../../model/units/state.ts';
import { extraCombatDice } from '../../../moments/combat/queries.ts';
import { afterCombat, startOfSpaceCombat } from '../../../moments/combat/windows.ts';
import { fightsIn } from '../../../moments/units/counts-as.ts';
import { unitStats } from '../../../moments/units/queries.ts';
import { areaOfCombat, opponentIn } from '../../../verbs/combat/combat-effects.ts';
import { markUnits } from '../../../verbs/units/marks.ts';
import { modify, on } from '../../ability.ts';
import { counts } from '../../counts-as.ts';
import { factionUnit } from '../faction.ts';

const fightingMechs = (game: State, me: Seat): number => {
  const combat = game.combat!;
  const area = areaOfCombat(combat);
  return groupsIn(game, area).reduce(
    (sum, group) =>
      group.seat === me && group.unit === 'mech' && fightsIn(combat.kind)(game, group, area) ? sum + group.count : sum,
    0,
  );
};

const hasFlagship = (game: State, me: Seat, system: SystemId): boolean =>
  systemOf(game, system).space.some(group => group.seat === me && group.unit === 'flagship');

/** Extra die for each mech fighting in its system, in space or on a planet. */
export const viszElVir = factionUnit('visz-el-vir', {
  passive: [
    modify(extraCombatDice, ({ seat, unit }, dice, game) =>
      unit === 'mech' && game.combat && hasFlagship(game, seat, game.combat.system)
        ? dice + fightingMechs(game, seat)
        : dice,
    ),
  ],
});

const ALOFT = 'z-grav';

const grounded = (game: State, me: Seat, system: SystemId): UnitGroup[] =>
  systemOf(game, system).space.filter(group => group.seat === me && group.unit === 'mech' && group.mark === undefined);

/** Flips all mechs of these groups. */
function* flip(game: State, me: Seat, groups: readonly UnitGroup[], area: Area, mark: typeof ALOFT | null): Rule {
  for (const group of groups.map(each => ({ ...each }))) {
    const { damaged } = group;
    yield* markUnits(game, me, group, group.count, area, { mark, damaged });
  }
}

/** Areas with own mechs flipped to ships. */
const aloft = (game: State, me: Seat): { area: Area; groups: UnitGroup[] }[] =>
  game.systems
    .map(({ id, space }) => ({
      area: { system: id, planet: null },
      groups: space.filter(group => group.seat === me && group.mark === ALOFT),
    }))
    .filter(({ groups }) => groups.length > 0);

/**
 * In the active system's space area, mechs also count as ships during a combat. They stay ground forces and use
 * capacity.
 */
export const eidolon = factionUnit('eidolon', {
  passive: [
    counts('ship', ['mech'], ({ mark, area }, is) => is || (mark === ALOFT && area.planet === null)),
    modify(unitStats, ({ unit, mark }, stats) => {
      if (unit !== 'mech' || mark !== ALOFT) return stats;
      const { sustain: _, ...rest } = stats;
      return { ...rest, combat: { hitsOn: 8, dice: 2 } };
    }),
  ],
  responses: [
    on(startOfSpaceCombat, {
      must: true,
      when: (game, me, { system }) =>
        game.combat !== null &&
        opponentIn(game.combat, me) !== undefined &&
        game.tactical?.system === system &&
        grounded(game, me, system).length > 0,
      *play(game, me, { system }) {
        yield* flip(game, me, grounded(game, me, system), { system, planet: null }, ALOFT);
      },
    }),
    on(afterCombat, {
      must: true,
      atOnce: true,
      when: (game, me, { kind }) => kind === 'space' && aloft(game, me).length > 0,
      *play(game, me) {
        for (const { area, groups } of aloft(game, me)) yield* flip(game, me, groups, area, null);
      },
    }),
  ],
});
