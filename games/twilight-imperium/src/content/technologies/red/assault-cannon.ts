import type { Seat } from '@orrery/kernel';
import { systemOf } from '../../../model/readers.ts';
import type { State, SystemId } from '../../../model/state.ts';
import type { UnitGroup } from '../../../model/units/state.ts';
import { startOfSpaceCombat } from '../../../moments/combat/windows.ts';
import { shipsOf } from '../../../moments/units/counts-as.ts';
import { destroyChosen } from '../../../verbs/combat/chosen-losses.ts';
import { chooseLosses } from '../../../verbs/combat/hits.ts';
import { on, technology } from '../technology.ts';

const bigShips = (game: State, seat: Seat, system: SystemId): UnitGroup[] =>
  shipsOf(game, systemOf(game, system), seat).filter(({ unit }) => unit !== 'fighter');

const sizeOf = (groups: readonly UnitGroup[]): number => groups.reduce((sum, { count }) => sum + count, 0);

export const assaultCannon = technology({
  id: 'assault-cannon',
  responses: [
    on(startOfSpaceCombat, {
      must: true,
      when: (game, me, { system, attacker, defender }) =>
        (me === attacker || me === defender) && sizeOf(bigShips(game, me, system)) >= 3,
      *play(game, me, { system, attacker, defender }) {
        const opponent = me === attacker ? defender : attacker;
        const ships = bigShips(game, opponent, system).map(group => ({ ...group }));
        if (ships.length === 0) return;
        const lost = yield* chooseLosses(opponent, 'assault-cannon', ships, 1);
        const area = { system, planet: null };
        yield* destroyChosen(game, opponent, ships, lost, area, { cause: 'effect', by: me });
      },
    }),
  ],
});
