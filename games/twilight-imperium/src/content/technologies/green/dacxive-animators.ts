import { afterCombat } from '../../../moments/combat/windows.ts';
import { placeUnits } from '../../../verbs/units/units.ts';
import { on, technology } from '../technology.ts';

export const dacxiveAnimators = technology({
  id: 'dacxive-animators',
  responses: [
    on(afterCombat, {
      when: (_game, me, { kind, winner }) => kind === 'ground' && winner === me,
      *play(game, me, { area }) {
        yield* placeUnits(game, me, 'infantry', 1, area);
      },
    }),
  ],
});
