import type { Rule, Seat } from '@orrery/kernel';
import type { PlanetId } from '../../model/galaxy/planets.ts';
import type { ExplorationId, FragmentKind } from '../../model/ids.ts';
import type { Area } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import type { ExplorationCard } from '../../moments/cards/registry.ts';
import { gainFragment } from '../../verbs/cards/relics.ts';
import { attach } from '../../verbs/galaxy/attachments.ts';

/** A card whose effect happens at once; then it is discarded, or purged if it says so (LRR 35.7). */
export const instant = (
  id: ExplorationId,
  resolve: (game: State, me: Seat, place: Area) => Rule,
  fate: 'discard' | 'purge' = 'discard',
): ExplorationCard => ({
  id,
  *resolve(game, me, place) {
    yield* resolve(game, me, place);
    return fate;
  },
});

/** As `instant`, for cards that are only ever found on planets. */
export const onPlanet = (
  id: ExplorationId,
  resolve: (game: State, me: Seat, planet: PlanetId, place: Area) => Rule,
): ExplorationCard => instant(id, (game, me, place) => resolve(game, me, place.planet!, place));

/** A card that is attached to the planet (LRR 35.8); what it adds stands in `model/galaxy/attachments.ts`. */
export const attachment = (id: ExplorationId): ExplorationCard => ({
  id,
  *resolve(game, _me, { planet }, card) {
    yield* attach(game, card, planet!);
    return 'keep';
  },
});

/** A relic fragment, which lies in the play area from now on (LRR 35.9). */
export const fragment = (id: ExplorationId, kind: FragmentKind): ExplorationCard => ({
  id,
  *resolve(game, me) {
    yield* gainFragment(game, me, kind);
    return 'keep';
  },
});
