import { allocate, mayChoose, type Rule, type Seat } from '@orrery/kernel';
import { type Area, groupsIn } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import type { UnitGroup } from '../../../model/units/state.ts';
import { afterHitsProduced, endOfCombatRound } from '../../../moments/combat/windows.ts';
import { isShip } from '../../../moments/units/counts-as.ts';
import { areaOfCombat, opponentIn, produceHits } from '../../../verbs/combat/combat-effects.ts';
import { chooseLosses, lossesOf, unitLines } from '../../../verbs/combat/hits.ts';
import { destroyUnits } from '../../../verbs/units/units.ts';
import { on } from '../../ability.ts';
import { technology } from '../../technologies/technology.ts';
import { toughDreadnoughts } from '../../technologies/unit-upgrades/unit-upgrades.ts';

const exotriremes = (game: State, me: Seat, area: Area): UnitGroup[] =>
  groupsIn(game, area).filter(({ seat, unit }) => seat === me && unit === 'dreadnought');

/** Ships of anybody else where it fights. */
const targets = (game: State, me: Seat, area: Area): UnitGroup[] =>
  groupsIn(game, area).filter(group => group.seat !== me && isShip(game, group, area));

const canRam = (game: State, me: Seat): boolean => {
  const combat = game.combat!;
  const area = areaOfCombat(combat);
  return (
    opponentIn(combat, me) !== undefined && exotriremes(game, me, area).length > 0 && targets(game, me, area).length > 0
  );
};

/** One of its own is destroyed, and with it up to two others; no hits are produced, so nothing sustains them. */
function* ram(game: State, me: Seat): Rule {
  const area = areaOfCombat(game.combat!);
  const own = yield* chooseLosses(me, 'exotrireme-ii.own', exotriremes(game, me, area), 1);
  const { damaged } = lossesOf(own, 'dreadnought');
  const open = targets(game, me, area).map(group => ({ ...group }));
  const lines = open.flatMap(group =>
    unitLines([group]).map(line => ({
      ...line,
      key: `${group.seat}:${line.key}`,
      at: { ...line.at, seat: group.seat },
    })),
  );
  const amounts = yield* allocate(me, 'exotrireme-ii.ships', lines, { max: 2, suggest: { [lines[0]!.key]: 1 } });
  yield* destroyUnits(game, me, 'dreadnought', 1, area, { cause: 'effect', by: me, damaged });
  for (const { seat, unit } of open) {
    const lost = lossesOf(amounts, `${seat}:${unit}`);
    yield* destroyUnits(game, seat, unit, lost.count, area, { cause: 'effect', by: me, damaged: lost.damaged });
  }
}

export const exotriremeII = technology({
  id: 'exotrireme-ii',
  passive: [toughDreadnoughts],
  responses: [
    on(endOfCombatRound, {
      when: canRam,
      *play(game, me) {
        yield* ram(game, me);
        while (canRam(game, me)) {
          const again = yield* mayChoose(me, 'exotrireme-ii.again', ['dreadnought'], { at: unit => ({ unit }) });
          if (!again) return;
          yield* ram(game, me);
        }
      },
    }),
  ],
});

/** Whoever hits it in a ground combat is hit once more. */
export const valkyrieParticleWeave = technology({
  id: 'valkyrie-particle-weave',
  responses: [
    on(afterHitsProduced, {
      must: true,
      when: ({ combat }, me, { against }) => combat?.kind === 'ground' && against === me,
      *play(game, me) {
        yield* produceHits(game, me, 1, 'combat');
      },
    }),
  ],
});
