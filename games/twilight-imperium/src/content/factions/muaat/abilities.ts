import { choose, open, type Rule, type Seat } from '@orrery/kernel';
import type { UnitType } from '../../../model/ids.ts';
import type { State, SystemId } from '../../../model/state.ts';
import { afterFactionAbility } from '../../../moments/factions/windows.ts';
import { mayPassAnomaly } from '../../../moments/movement/queries.ts';
import { spendable, spendToken } from '../../../verbs/tokens/tokens.ts';
import { piecesFor } from '../../../verbs/units/recall.ts';
import { placeShip } from '../../../verbs/units/ships.ts';
import { placeUnits } from '../../../verbs/units/units.ts';
import { allow } from '../../ability.ts';
import { ability } from '../faction.ts';

/** Systems where a seat has such a unit in space. */
export const systemsWith = (game: State, seat: Seat, ...units: readonly UnitType[]): SystemId[] =>
  game.systems
    .filter(({ space }) => space.some(group => group.seat === seat && units.includes(group.unit)))
    .map(({ id }) => id);

const FIGHTERS = 2;

function* chooseShips(game: State, me: Seat): Rule<'fighter' | 'destroyer'> {
  const ships = ['fighter', 'destroyer'] as const;
  const able = ships.filter(unit => piecesFor(game, me, unit) > 0);
  if (able.length === 1) return able[0]!;
  return yield* choose(me, 'star-forge.ships', able, { at: unit => ({ unit }) });
}

export const starForge = ability('star-forge', {
  componentAction: {
    possible: (game, me) => spendable(game, me, 'strategy') > 0 && systemsWith(game, me, 'war-sun').length > 0,
    *play(game, me) {
      const systems = systemsWith(game, me, 'war-sun');
      const system =
        systems.length === 1
          ? systems[0]!
          : yield* choose(me, 'star-forge.system', systems, { at: id => ({ system: id }) });
      yield* spendToken(game, me, 'strategy');
      const area = { system, planet: null };
      if ((yield* chooseShips(game, me)) === 'fighter') yield* placeUnits(game, me, 'fighter', FIGHTERS, area);
      else yield* placeShip(game, me, 'destroyer', system);
      yield* open(game, afterFactionAbility, { seat: me, ability: 'star-forge', area });
    },
  },
});

/** Only through supernovas, not into (LRR 86.1). */
export const gashlaiPhysiology = ability('gashlai-physiology', {
  passive: [allow(mayPassAnomaly, ({ anomaly }) => anomaly === 'supernova')],
});
