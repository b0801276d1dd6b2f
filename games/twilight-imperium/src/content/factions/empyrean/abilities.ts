import type { Seat } from '@orrery/kernel';
import type { State } from '../../../model/state.ts';
import { ignoresNebulae, mayPassShips } from '../../../moments/movement/queries.ts';
import { afterSystemActivated } from '../../../moments/movement/windows.ts';
import { isShip } from '../../../moments/units/counts-as.ts';
import { lastingOf, lastUntil } from '../../../verbs/cards/lasting.ts';
import { allow, modify, on } from '../../ability.ts';
import { ability } from '../faction.ts';

/** For all movement, including retreats. Other nebula effects apply. */
export const voidborn = ability('voidborn', { passive: [modify(ignoresNebulae, () => true)] });

const hasFleet = (game: State, seat: Seat): boolean =>
  game.systems.some(({ id, space }) =>
    space.some(group => group.seat === seat && isShip(game, group, { system: id, planet: null })),
  );

/** Only through its owner's ships: a third player's ships in the same system still block. */
export const aetherpassage = ability(
  'aetherpassage',
  {
    responses: [
      on(afterSystemActivated, {
        when: (game, me, { seat }) => seat !== me && hasFleet(game, me),
        play: (game, me, { seat }) =>
          lastUntil(game, { id: 'aetherpassage', seat, until: 'tactical-action', aim: String(me) }),
      }),
    ],
  },
  [
    allow(mayPassShips, ({ seat, system }, game) => {
      const hosts = lastingOf(game, seat, 'aetherpassage').map(({ aim }) => aim);
      return system.space.every(
        group =>
          group.seat === seat ||
          hosts.includes(String(group.seat)) ||
          !isShip(game, group, { system: system.id, planet: null }),
      );
    }),
  ],
);

/** Setup deals both notes: `model/cards/notes.ts`. */
export const darkWhispers = ability('dark-whispers', {});
