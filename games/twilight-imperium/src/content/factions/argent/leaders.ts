import { planets } from '../../../model/galaxy/planets.ts';
import { isOnBoard, planetsOf, systemWith, unitsIn } from '../../../model/readers.ts';
import { extraDice } from '../../../moments/combat/queries.ts';
import { whenGroundForcesProduced } from '../../../moments/economy/windows.ts';
import { adjacentFor } from '../../../moments/movement/routes.ts';
import { statsOf } from '../../../moments/units/queries.ts';
import { modify, on } from '../../ability.ts';
import { leader } from '../../leaders/leader.ts';

/** For whoever produces: its ground forces may go to own planets nearby. */
export const trilossaAunMirik = leader({
  id: 'trilossa-aun-mirik',
  faction: 'argent',
  kind: 'agent',
  responses: [
    on(whenGroundForcesProduced, {
      exhausts: true,
      when: (game, _me, { seat }) => planetsOf(game, seat).some(({ id }) => !planets[id].station),
      *play(game, _me, { seat, system, further }) {
        const near = new Set([system, ...adjacentFor(game, seat, system)]);
        further.push(
          ...planetsOf(game, seat)
            .map(({ id }) => id)
            .filter(id => isOnBoard(game, id) && near.has(systemWith(game, id).id)),
        );
      },
    }),
  ],
});

const ENOUGH = 6;

/** The die goes to the unit that hits most easily; its owner says for which roll. */
export const trrakanAunZulok = leader({
  id: 'trrakan-aun-zulok',
  faction: 'argent',
  kind: 'commander',
  unlocks: (game, me) => {
    let count = 0;
    for (const system of game.systems)
      for (const group of unitsIn(system)) {
        if (group.seat !== me) continue;
        const { barrage, cannon, bombardment } = statsOf(game, me, group);
        if (barrage || cannon || bombardment) count += group.count;
      }
    return count >= ENOUGH;
  },
  passive: [
    modify(extraDice, ({ roll }, dice) =>
      roll === 'cannon' || roll === 'bombardment' || roll === 'barrage' ? dice + 1 : dice,
    ),
  ],
});
