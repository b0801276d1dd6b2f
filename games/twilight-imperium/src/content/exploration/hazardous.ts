import { ask, pick, type Rule, type Seat } from '@orrery/kernel';
import type { PlanetId } from '../../model/galaxy/planets.ts';
import type { ExplorationId } from '../../model/ids.ts';
import { type Area, countOf, planetOf } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { gainTradeGoods } from '../../verbs/economy/economy.ts';
import { readyPlanet } from '../../verbs/economy/readying.ts';
import { gainTokens } from '../../verbs/tokens/tokens.ts';
import { removeUnits } from '../../verbs/units/units.ts';
import { attachment, fragment, onPlanet } from './exploration-card.ts';

export const hazardousRelicFragment = fragment('hazardous-relic-fragment', 'hazardous');
export const lazaxSurvivors = attachment('lazax-survivors');
export const miningWorld = attachment('mining-world');
export const richWorld = attachment('rich-world');
export const warfareResearchFacility = attachment('warfare-research-facility');

/** Needs a mech on the planet, or the player may remove one infantry. */
const dangerous = (id: ExplorationId, reward: (game: State, me: Seat, planet: PlanetId) => Rule) =>
  onPlanet(id, function* (game, me, planet, place) {
    if (yield* takesRisk(game, me, planet, place, id)) yield* reward(game, me, planet);
  });

function* takesRisk(game: State, me: Seat, planet: PlanetId, place: Area, kind: string): Rule<boolean> {
  const { units } = planetOf(game, planet);
  if (countOf(units, me, unit => unit === 'mech') > 0) return true;
  if (countOf(units, me, unit => unit === 'infantry') === 0) return false;
  const [removes] = yield* ask(pick(me, kind, ['infantry'], { min: 0, at: () => ({ planet, unit: 'infantry' }) }));
  if (!removes) return false;
  yield* removeUnits(game, me, 'infantry', 1, place);
  return true;
}

export const coreMine = dangerous('core-mine', (game, me) => gainTradeGoods(game, me, 1));
export const expedition = dangerous('expedition', (game, _me, planet) => readyPlanet(game, planet));
export const volatileFuelSource = dangerous('volatile-fuel-source', (game, me) => gainTokens(game, me, 1));
