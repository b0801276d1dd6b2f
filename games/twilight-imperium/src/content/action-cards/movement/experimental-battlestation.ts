import type { Seat } from '@orrery/kernel';
import { systemOf } from '../../../model/readers.ts';
import type { State, SystemId } from '../../../model/state.ts';
import { cannonsGranted, mayFireAtShips } from '../../../moments/combat/queries.ts';
import { haveShipsMoved } from '../../../moments/movement/mover.ts';
import { adjacentFor } from '../../../moments/movement/routes.ts';
import { afterShipsMoved } from '../../../moments/movement/windows.ts';
import { lastingOf } from '../../../verbs/cards/lasting.ts';
import { modify } from '../../ability.ts';
import { type Aim, reaction } from '../action-card.ts';

const id = 'experimental-battlestation';

/** Own space docks in or adjacent to a system, by area. */
const docksNear = (game: State, me: Seat, active: SystemId): Aim[] =>
  [active, ...adjacentFor(game, me, active)].flatMap(system => {
    const { space, planets } = systemOf(game, system);
    const areas = [{ key: system, units: space, at: { system } }].concat(
      planets.map(({ id: planet, units }) => ({ key: planet, units, at: { system, planet } })),
    );
    return areas
      .filter(({ units }) => units.some(({ seat, unit }) => seat === me && unit === 'space-dock'))
      .map(({ key, at }) => ({ key, at: { unit: 'space-dock', ...at } }));
  });

export const experimentalBattlestation = reaction({
  id,
  window: afterShipsMoved,
  when: (game, me, { seat }) =>
    seat !== me &&
    haveShipsMoved(game) && // some arrived; gravity rifts destroyed the others
    mayFireAtShips(game, { shooter: me, target: seat }, true),
  aims: (game, me, { system }) => docksNear(game, me, system),
  lasting: {
    until: 'tactical-action',
    parts: [
      modify(cannonsGranted, ({ seat }, shots, game) => [
        ...shots,
        ...lastingOf(game, seat, id).map(() => ({ unit: 'space-dock' as const, roll: { dice: 3, hitsOn: 5 } })),
      ]),
    ],
  },
});
