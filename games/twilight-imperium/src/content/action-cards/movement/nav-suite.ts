import { ignoresAnomalies } from '../../../moments/queries.ts';
import { afterSystemActivated } from '../../../moments/windows.ts';
import { allow } from '../../ability.ts';
import { reaction } from '../action-card.ts';

export const navSuite = reaction({
  id: 'nav-suite',
  window: afterSystemActivated,
  when: (_game, me, { seat }) => seat === me,
  lasting: {
    until: 'tactical-action',
    parts: [allow(ignoresAnomalies, (_seat, game) => game.tactical?.step === 'movement')], // not in retreats
  },
});
