import { choose, open } from '@orrery/kernel';
import { systemWith } from '../../../model/readers.ts';
import { afterFactionAbility } from '../../../moments/factions/windows.ts';
import { statusTokens } from '../../../moments/phases/queries.ts';
import { spendable, spendToken } from '../../../verbs/tokens/tokens.ts';
import { placeUnits } from '../../../verbs/units/units.ts';
import { modify } from '../../ability.ts';
import { planetsForUnit } from '../../planets-for-unit.ts';
import { ability } from '../faction.ts';

export const orbitalDrop = ability('orbital-drop', {
  componentAction: {
    possible: (game, me) => spendable(game, me, 'strategy') > 0 && planetsForUnit(game, me, 'infantry').length > 0,
    *play(game, me) {
      yield* spendToken(game, me, 'strategy');
      const planets = planetsForUnit(game, me, 'infantry').map(({ id }) => id);
      const planet =
        planets.length === 1
          ? planets[0]!
          : yield* choose(me, 'orbital-drop.planet', planets, { at: id => ({ planet: id }) });
      const area = { system: systemWith(game, planet).id, planet };
      yield* placeUnits(game, me, 'infantry', 2, area);
      yield* open(game, afterFactionAbility, { seat: me, ability: 'orbital-drop', area });
    },
  },
});

export const versatile = ability('versatile', { passive: [modify(statusTokens, (_seat, tokens) => tokens + 1)] });
