import type { Amounts } from '@orrery/kernel';
import { isOfType } from '../../../../moments/units/counts-as.ts';
import { piecesFor } from '../../../../verbs/units/recall.ts';
import { replaceUnits } from '../../../../verbs/units/replacement.ts';
import { nameUnits, ownUnits, unitsNamed } from '../../../own-units.ts';
import { action } from '../../action-card.ts';

const isInfantry = isOfType('infantry');

export const refitTroops = action({
  id: 'refit-troops',
  possible: (game, me) => piecesFor(game, me, 'mech') > 0 && ownUnits(game, me, isInfantry).length > 0,
  *announce(game, me) {
    const own = ownUnits(game, me, isInfantry);
    return yield* nameUnits(me, 'refit-troops', own, Math.min(2, piecesFor(game, me, 'mech')));
  },
  tells: (game, me, more) => unitsNamed(more as Amounts, ownUnits(game, me, isInfantry)),
  *resolve(game, me, _moment, { more }) {
    const named = more as Amounts;
    for (const { key, area } of ownUnits(game, me, isInfantry))
      yield* replaceUnits(game, me, 'infantry', 'mech', named[key] ?? 0, area);
  },
});
