import type { Seat } from '@orrery/kernel';
import type { System } from '../../../model/galaxy/state.ts';
import { systemOf } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { mayFireAtShips } from '../../../moments/combat/queries.ts';
import { statsOf } from '../../../moments/units/queries.ts';
import { modify } from '../../ability.ts';
import { counts } from '../../counts-as.ts';
import { factionUnit } from '../faction.ts';

export const strikeWingAlpha = factionUnit('strike-wing-alpha');

const hasFlagship = ({ space }: System, seat: Seat): boolean =>
  space.some(group => group.seat === seat && group.unit === 'flagship');

/** Its owner's ships beside it are no target; ground forces that land are. */
export const quetzecoatl = factionUnit('quetzecoatl', {
  passive: [
    modify(
      mayFireAtShips,
      ({ target }, may, game) => may && !(game.tactical && hasFlagship(systemOf(game, game.tactical.system), target)),
      ({ target }) => target,
    ),
  ],
});

const hasRoom = (game: State, seat: Seat, { space }: System): boolean =>
  space.some(group => group.seat === seat && (statsOf(game, seat, group).capacity ?? 0) > 0);

/** It rides along with any ship that could carry something. */
export const aerieSentinel = factionUnit('aerie-sentinel', {
  passive: [
    counts('takes-room', ['mech'], () => false),
    counts(
      'needs-capacity',
      ['mech'],
      ({ seat, area }, needs, game) =>
        needs && !(area.planet === null && hasRoom(game, seat, systemOf(game, area.system))),
    ),
  ],
});
