import { open, type Seat } from '@orrery/kernel';
import type { PlanetId } from '../../../model/galaxy/planets.ts';
import { isOnBoard } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { beforeHitsAssigned } from '../../../moments/combat/windows.ts';
import { vouchersOf } from '../../../moments/economy/queries.ts';
import { afterProduction, afterTradeGoodsGained, afterUnitsProduced } from '../../../moments/economy/windows.ts';
import { isStructure } from '../../../moments/units/counts-as.ts';
import { lastingOf, lastUntil } from '../../../verbs/cards/lasting.ts';
import { cancelHits } from '../../../verbs/combat/hits.ts';
import { gainTradeGoods } from '../../../verbs/economy/economy.ts';
import { readyPlanet } from '../../../verbs/economy/readying.ts';
import { becomeAttachment } from '../../../verbs/factions/leaders.ts';
import { modify, on } from '../../ability.ts';
import { leader } from '../../leaders/leader.ts';

/** One hit of any kind, whoever would take it. */
export const tellurian = leader({
  id: 'tellurian',
  faction: 'titans',
  kind: 'agent',
  responses: [
    on(beforeHitsAssigned, {
      exhausts: true,
      when: (_game, _me, { hits }) => hits > 0,
      play: (_game, _me, moment) => cancelHits(moment, 1),
    }),
  ],
});

const ENOUGH = 5;
const id = 'tungstantus';

const structuresOf = (game: State, me: Seat): number => {
  let count = 0;
  for (const system of game.systems)
    for (const place of [system, ...system.planets])
      for (const group of 'space' in place ? place.space : place.units)
        if (group.seat === me && isStructure(game, group, place)) count += group.count;
  return count;
};

/** The trade good may be spent on the very units that it is gained for: then it comes off their bill. */
export const tungstantus = leader({
  id,
  faction: 'titans',
  kind: 'commander',
  unlocks: (game, me) => structuresOf(game, me) >= ENOUGH,
  passive: [
    modify(vouchersOf, (_use, vouchers) => [
      ...vouchers,
      {
        card: id,
        at: { leader: id },
        amount: 1,
        use: (game, me) => lastUntil(game, { id, seat: me, until: 'production', aim: null }),
      },
    ]),
  ],
  responses: [
    on(afterProduction, {
      when: (game, me, { seat }) => seat === me && lastingOf(game, me, id).length === 0,
      play: (game, me) => gainTradeGoods(game, me, 1),
    }),
    // It was gained all the same, and others may answer to that when the bill is paid.
    on(afterUnitsProduced, {
      must: true,
      atOnce: true,
      when: (game, me, { seat }) => seat === me && lastingOf(game, me, id).length > 0,
      play: (game, me) => open(game, afterTradeGoodsGained, { seat: me, count: 1, fromSupply: 1 }),
    }),
  ],
});

const CORE: PlanetId = 'elysium';

/** It stays on the planet, whoever controls that. */
export const ulTheProgenitor = leader({
  id: 'ul-the-progenitor',
  faction: 'titans',
  kind: 'hero',
  purgedLater: true,
  componentAction: {
    possible: game => isOnBoard(game, CORE),
    *play(game, me) {
      yield* readyPlanet(game, CORE);
      yield* becomeAttachment(game, me, 'ul-the-progenitor', { as: 'geoform', planet: CORE });
    },
  },
});
