import { mayChoose } from '@orrery/kernel';
import { systemWith } from '../../../model/readers.ts';
import { startOfTurn } from '../../../moments/phases/windows.ts';
import { loseToken } from '../../../verbs/tokens/tokens.ts';
import { placeUnits } from '../../../verbs/units/units.ts';
import { planetsForUnit } from '../../planets-for-unit.ts';
import { fromHand, promissoryNote } from '../../promissory-notes/promissory-note.ts';

/** The holder may place infantry even if the owner has no token to lose. */
export const militarySupport = promissoryNote(
  'military-support',
  fromHand(startOfTurn, {
    when: (_game, _me, owner, { seat }) => seat === owner,
    *play(game, me, owner) {
      yield* loseToken(game, owner, 'strategy');
      const planets = planetsForUnit(game, me, 'infantry').map(({ id }) => id);
      const planet = yield* mayChoose(me, 'military-support.planet', planets, { at: id => ({ planet: id }) });
      if (!planet) return;
      yield* placeUnits(game, me, 'infantry', 2, { system: systemWith(game, planet).id, planet });
    },
  }),
);
