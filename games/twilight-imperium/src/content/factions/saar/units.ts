import { systemWith } from '../../../model/readers.ts';
import { diesBlockaded } from '../../../moments/economy/queries.ts';
import { afterControlGained } from '../../../moments/galaxy/windows.ts';
import { standsInSpace } from '../../../moments/units/queries.ts';
import { spendableGoods, spendTradeGoods } from '../../../verbs/economy/goods.ts';
import { allow } from '../../ability.ts';
import { counts } from '../../counts-as.ts';
import { deploys } from '../../deploy.ts';
import { factionUnit } from '../faction.ts';

/** Its Anti-Fighter Barrage is in its stats. */
export const sonOfRagh = factionUnit('son-of-ragh');

/** The trade good of Scavenge can pay for it if resolved first. */
export const scavengerZeta = factionUnit('scavenger-zeta', {
  responses: [
    deploys('mech', afterControlGained, {
      places: (game, me, { seat, planet }) =>
        seat === me && spendableGoods(game, me) > 0 ? [{ system: systemWith(game, planet).id, planet }] : [],
      *before(game, me) {
        yield* spendTradeGoods(game, me, 1);
      },
    }),
  ],
});

/** It moves and retreats like a ship, but is none: no fleet pool use, no hits. */
export const floatingFactory = factionUnit('floating-factory', {
  passive: [
    allow(standsInSpace, ({ unit }) => unit === 'space-dock'),
    allow(diesBlockaded, ({ unit }) => unit === 'space-dock'),
    counts('moves', ['space-dock'], ({ area }, moves) => moves || area.planet === null),
  ],
});
