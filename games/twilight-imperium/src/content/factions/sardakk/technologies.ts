import { allocate, type Rule, type Seat } from '@orrery/kernel';
import { type Area, groupsIn } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { kindKey } from '../../../model/units/kinds.ts';
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

/** Other players' ships in the combat. */
const targets = (game: State, me: Seat, area: Area): UnitGroup[] =>
  groupsIn(game, area).filter(group => group.seat !== me && isShip(game, group, area));

const canRam = (game: State, me: Seat): boolean => {
  const combat = game.combat!;
  const area = areaOfCombat(combat);
  return (
    opponentIn(combat, me) !== undefined && exotriremes(game, me, area).length > 0 && targets(game, me, area).length > 0
  );
};

/** Destroys an own exotrireme and up to two other ships; no hits, so no Sustain Damage. */
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
  for (const group of open) {
    const { seat } = group;
    const lost = lossesOf(amounts, `${seat}:${kindKey(group)}`);
    yield* destroyUnits(game, seat, group, lost.count, area, { cause: 'effect', by: me, damaged: lost.damaged });
  }
}

export const exotriremeII = technology({
  id: 'exotrireme-ii',
  passive: [toughDreadnoughts],
  responses: [
    on(endOfCombatRound, {
      repeats: true,
      when: canRam,
      *play(game, me) {
        yield* ram(game, me);
      },
    }),
  ],
});

/** Produces one hit against an opponent who hits it in a ground combat. */
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
