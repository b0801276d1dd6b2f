import type { Seat } from '@orrery/kernel';
import { systemOf, unitsIn } from '../../../model/readers.ts';
import type { State, SystemId } from '../../../model/state.ts';
import { beforeInvasion } from '../../../moments/invasion/windows.ts';
import { unitStats } from '../../../moments/units/queries.ts';
import { modifyForAll } from '../../ability.ts';
import { reaction } from '../action-card.ts';

const othersHavePds = (game: State, me: Seat, id: SystemId): boolean =>
  unitsIn(systemOf(game, id)).some(({ seat, unit }) => seat !== me && unit === 'pds');

export const disable = reaction({
  id: 'disable',
  window: beforeInvasion,
  when: (game, me, { seat, system }) => seat === me && othersHavePds(game, me, system),
  lasting: {
    until: 'invasion',
    parts: [
      modifyForAll(unitStats, ({ seat, unit }, stats, game) => {
        if (unit !== 'pds' || seat === game.tactical!.seat) return stats;
        const { shield: _shield, cannon: _cannon, ...left } = stats;
        return left;
      }),
    ],
  },
});
