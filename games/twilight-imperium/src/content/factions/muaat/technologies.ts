import { hasUnitsIn, systemOf, unitsIn } from '../../../model/readers.ts';
import { productionGranted } from '../../../moments/economy/queries.ts';
import { afterProduction } from '../../../moments/economy/windows.ts';
import { isAnomaly } from '../../../moments/galaxy/systems.ts';
import { mayEnterAnomaly } from '../../../moments/movement/queries.ts';
import { adjacentFor } from '../../../moments/movement/routes.ts';
import { gainTradeGoods } from '../../../verbs/economy/economy.ts';
import { allow, modify, on, technology } from '../../technologies/technology.ts';

export const prototypeWarSunII = technology({ id: 'prototype-war-sun-ii' });

const PRODUCTION = 5;
const entersSupernovas = allow(mayEnterAnomaly, ({ anomaly }) => anomaly === 'supernova');

/** Base: 1 trade good for production near war suns and supernovas. Codex I: supernovas get Production. */
export const magmusReactor = technology({
  id: 'magmus-reactor',
  editions: {
    base: {
      passive: [entersSupernovas],
      responses: [
        on(afterProduction, {
          must: true,
          when(game, me, { seat, system: id, made }) {
            if (seat !== me) return false;
            const system = systemOf(game, id);
            const warSuns = unitsIn(system).reduce(
              (sum, { unit, count }) => (unit === 'war-sun' ? sum + count : sum),
              0,
            );
            return (
              warSuns > (made['war-sun'] ?? 0) ||
              adjacentFor(game, me, id).some(each => isAnomaly(game, systemOf(game, each), 'supernova'))
            );
          },
          play: (game, me) => gainTradeGoods(game, me, 1),
        }),
      ],
    },
    codex1: {
      passive: [
        entersSupernovas,
        modify(productionGranted, ({ seat, system }, value, game) =>
          isAnomaly(game, system, 'supernova') && hasUnitsIn(system, seat) ? value + PRODUCTION : value,
        ),
      ],
    },
  },
});
