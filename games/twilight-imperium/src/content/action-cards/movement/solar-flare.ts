import { mayFireAtShips } from '../../../moments/combat/queries.ts';
import { afterSystemActivated } from '../../../moments/movement/windows.ts';
import { modify } from '../../ability.ts';
import { reaction } from '../action-card.ts';

export const solarFlare = reaction({
  id: 'solar-flare',
  window: afterSystemActivated,
  when: (_game, me, { seat }) => seat === me,
  lasting: {
    until: 'tactical-action',
    parts: [
      modify(
        mayFireAtShips,
        ({ shooter, target }, may) => may && shooter === target,
        ({ target }) => target,
      ),
    ],
  },
});
