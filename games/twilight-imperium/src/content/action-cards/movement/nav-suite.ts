import { ignoresAnomalies } from '../../../moments/movement/queries.ts';
import { afterSystemActivated } from '../../../moments/movement/windows.ts';
import { allow } from '../../ability.ts';
import { reaction } from '../action-card.ts';

export const navSuite = reaction({
  id: 'nav-suite',
  window: afterSystemActivated,
  when: (_game, me, { seat }) => seat === me,
  lasting: {
    until: 'tactical-action',
    parts: [allow(ignoresAnomalies, (_seat, game) => game.tactical?.step === 'movement')], // not for retreats
  },
});
