import { ask, pick } from '@orrery/kernel';
import { planetOf } from '../../model/readers.ts';
import { mayPlaceOn } from '../../moments/units/queries.ts';
import { produceByEffect } from '../../verbs/economy/produce-by-effect.ts';
import { placeWormhole } from '../../verbs/galaxy/wormholes.ts';
import { placeUnits } from '../../verbs/units/units.ts';
import { attachment, fragment, instant, onPlanet } from './exploration-card.ts';

export const culturalRelicFragment = fragment('cultural-relic-fragment', 'cultural');
export const dysonSphere = attachment('dyson-sphere');
export const paradiseWorld = attachment('paradise-world');
export const tombOfEmphidia = attachment('tomb-of-emphidia');

export const freelancers = instant('freelancers', (game, me, { system }) =>
  produceByEffect(game, me, { system, planet: null }, { max: 1, influenceToo: true }),
);

export const gammaWormhole = instant(
  'gamma-wormhole',
  function* (game, _me, { system }) {
    yield* placeWormhole(game, system, 'gamma');
  },
  'purge',
);

export const mercenaryOutfit = onPlanet('mercenary-outfit', function* (game, me, planet, place) {
  if (!mayPlaceOn(game, { seat: me, planet: planetOf(game, planet), unit: 'infantry' }, true)) return;
  const [hires] = yield* ask(pick(me, 'mercenary-outfit', ['infantry'], { min: 0, at: () => ({ planet }) }));
  if (hires) yield* placeUnits(game, me, 'infantry', 1, place);
});
