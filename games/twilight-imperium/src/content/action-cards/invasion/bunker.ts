import { systemOf } from '../../../model/readers.ts';
import { bombardmentBonus } from '../../../moments/invasion/queries.ts';
import { beforeInvasion } from '../../../moments/invasion/windows.ts';
import { modify } from '../../ability.ts';
import { reaction } from '../action-card.ts';

const NOBODY = -1;

export const bunker = reaction({
  id: 'bunker',
  window: beforeInvasion,
  when: (game, me, { seat, system }) =>
    seat !== me && systemOf(game, system).planets.some(({ controller }) => controller === me),
  lasting: {
    until: 'invasion',
    parts: [
      modify(
        bombardmentBonus,
        (_roll, bonus) => bonus - 4,
        ({ planet }) => planet.controller ?? NOBODY,
      ),
    ],
  },
});
