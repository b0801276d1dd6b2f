import type { ExplorationId } from '../../model/ids.ts';
import { playerOf } from '../../model/readers.ts';
import { drawActionCards, drawSecretObjective } from '../../verbs/cards/cards.ts';
import { gainRelic } from '../../verbs/cards/relics.ts';
import { convertCommodities } from '../../verbs/economy/commodities.ts';
import { gainTradeGoods, replenishCommodities } from '../../verbs/economy/economy.ts';
import { readyPlanet } from '../../verbs/economy/readying.ts';
import { gainControl, placePlanet } from '../../verbs/galaxy/planets.ts';
import { placeWormhole } from '../../verbs/galaxy/wormholes.ts';
import { gainTokens } from '../../verbs/tokens/tokens.ts';
import { fragment, instant } from './exploration-card.ts';
import { mayTakeOne } from './offers.ts';

export const unknownRelicFragment = fragment('unknown-relic-fragment', 'frontier');
export const deadWorld = instant('dead-world', gainRelic);
export const derelictVessel = instant('derelict-vessel', (game, me) => drawSecretObjective(game, me));
export const lostCrew = instant('lost-crew', (game, me) => drawActionCards(game, me, 2));
export const keleresShip = instant('keleres-ship', (game, me) => gainTokens(game, me, 2));

const entropy = (id: ExplorationId, tradeGoods: number) =>
  instant(id, function* (game, me) {
    yield* gainTokens(game, me, 1);
    yield* gainTradeGoods(game, me, tradeGoods);
  });

export const minorEntropicField = entropy('minor-entropic-field', 1);
export const entropicField = entropy('entropic-field', 2);
export const majorEntropicField = entropy('major-entropic-field', 3);

export const gammaRelay = instant(
  'gamma-relay',
  function* (game, _me, { system }) {
    yield* placeWormhole(game, system, 'gamma');
  },
  'purge',
);

/** Control is gained as usual, so the planet is explored too; but it is readied. */
export const mirage = instant(
  'mirage',
  function* (game, me, { system }) {
    yield* placePlanet(game, system, 'mirage');
    yield* gainControl(game, me, 'mirage');
    yield* readyPlanet(game, 'mirage');
  },
  'purge',
);

export const merchantStation = instant('merchant-station', function* (game, me) {
  const { commodities } = playerOf(game, me);
  yield* mayTakeOne(me, 'merchant-station', [
    { key: 'replenish', possible: true, carryOut: () => replenishCommodities(game, me) },
    { key: 'convert', possible: commodities > 0, carryOut: () => convertCommodities(game, me, commodities) },
  ]);
});
