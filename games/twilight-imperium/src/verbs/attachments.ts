import { emit, type Rule } from '@orrery/kernel';
import type { PlanetId } from '../model/planets.ts';
import { planetOf } from '../model/readers.ts';
import type { CardKey, State } from '../model/state.ts';

/** Attaches a card to a planet, with which it stays whoever controls it (LRR 12.1, LRR 12.2). */
export function* attach(game: State, card: CardKey, id: PlanetId): Rule {
  planetOf(game, id).attachments.push(card);
  yield* emit('attached', { card, planet: id });
}

/** Purges what is attached to a planet that is purged itself (LRR 12.2b). */
export function* purgeAttachments(game: State, id: PlanetId): Rule {
  const planet = planetOf(game, id);
  const cards = planet.attachments.splice(0);
  game.purged.push(...cards);
  if (cards.length > 0) yield* emit('attachments-purged', { planet: id, cards });
}
