import { mayPassShips } from '../../../moments/movement/queries.ts';
import { maySetOut } from '../../../moments/movement/routes.ts';
import { afterSystemActivated } from '../../../moments/movement/windows.ts';
import { shipsOf } from '../../../moments/units/counts-as.ts';
import { lastingOf } from '../../../verbs/cards/lasting.ts';
import { allow } from '../../ability.ts';
import { reaction } from '../action-card.ts';
import { systemAims } from '../aims.ts';

const id = 'in-the-silence-of-space';

export const inTheSilenceOfSpace = reaction({
  id,
  window: afterSystemActivated,
  when: (_game, me, { seat }) => seat === me,
  aims: (game, me, { system: active }) =>
    systemAims(
      game.systems.filter(system =>
        shipsOf(game, system, me).some(({ unit }) => maySetOut(game, me, system, active, [{ unit }])),
      ),
    ),
  lasting: {
    until: 'tactical-action',
    parts: [allow(mayPassShips, ({ seat, from }, game) => lastingOf(game, seat, id).some(({ aim }) => aim === from))],
  },
});
