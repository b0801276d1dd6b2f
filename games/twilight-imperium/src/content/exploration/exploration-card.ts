import type { Rule, Seat } from '@orrery/kernel';
import type { PlanetId } from '../../model/galaxy/planets.ts';
import type { ExplorationId, FragmentKind } from '../../model/ids.ts';
import type { Area } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import type { ExplorationCard } from '../../moments/cards/registry.ts';
import { gainFragment } from '../../verbs/cards/relics.ts';
import { attach } from '../../verbs/galaxy/attachments.ts';

/** A card resolved immediately, then discarded, or purged if it says so (LRR 35.7). */
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

/** Like `instant`, for cards of the planet decks. */
export const onPlanet = (
  id: ExplorationId,
  resolve: (game: State, me: Seat, planet: PlanetId, place: Area) => Rule,
): ExplorationCard => instant(id, (game, me, place) => resolve(game, me, place.planet!, place));

/** A card attached to the planet (LRR 35.8); its values are in `model/galaxy/attachments.ts`. */
export const attachment = (id: ExplorationId): ExplorationCard => ({
  id,
  *resolve(game, _me, { planet }, card) {
    yield* attach(game, card, planet!);
    return 'keep';
  },
});

/** A relic fragment; it goes to the play area (LRR 35.9). */
export const fragment = (id: ExplorationId, kind: FragmentKind): ExplorationCard => ({
  id,
  *resolve(game, me) {
    yield* gainFragment(game, me, kind);
    return 'keep';
  },
});
