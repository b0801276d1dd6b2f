import type { Rule } from '@orrery/kernel';
import { takeFrom } from '@orrery/tabletop';
import { planetToChange, setLaws } from '../../model/changes.ts';
import { emit } from '../../model/events/index.ts';
import type { PlanetId } from '../../model/galaxy/planets.ts';
import type { Planet } from '../../model/galaxy/state.ts';
import { everyPlanet } from '../../model/readers.ts';
import type { CardKey, State } from '../../model/state.ts';

/** Attaches a card to a planet; it stays whoever controls the planet (LRR 12.1, LRR 12.2). */
export function* attach(game: State, card: CardKey, id: PlanetId): Rule {
  planetToChange(game, id).attachments.push(card);
  yield* emit('attached', { card, planet: id });
}

/** The planet that a card is attached to. */
export const planetWith = (game: State, card: CardKey): Planet | undefined =>
  everyPlanet(game).find(({ attachments }) => attachments.includes(card));

/** Removes a card from its planet; the caller puts it elsewhere. */
export function* detach(game: State, card: CardKey): Rule {
  const found = planetWith(game, card);
  if (!found) return;
  const planet = planetToChange(game, found.id);
  takeFrom(planet.attachments, card);
  planet.exhaustedCards = planet.exhaustedCards.filter(each => each !== card);
  yield* emit('detached', { card, planet: planet.id });
}

/** Purges an attached card (LRR 70.1). */
export function* purgeAttachment(game: State, card: CardKey): Rule {
  yield* detach(game, card);
  game.purged.push(card);
}

/** Is an attached card readied? It stays so when control changes (LRR 12.2a). */
export const isAttachmentReady = (game: State, card: CardKey): boolean =>
  planetWith(game, card)?.exhaustedCards.includes(card) === false;

export function* exhaustAttachment(game: State, card: CardKey): Rule {
  const planet = planetWith(game, card);
  if (planet) planetToChange(game, planet.id).exhaustedCards.push(card);
  yield* emit('attachment-exhausted', { card });
}

/** Purges all attachments of a purged planet (LRR 12.2b). */
export function* purgeAttachments(game: State, id: PlanetId): Rule {
  const planet = planetToChange(game, id);
  const cards = planet.attachments.splice(0);
  planet.exhaustedCards = [];
  setLaws(
    game,
    game.laws.filter(({ id: law }) => !cards.includes(law)),
  );
  game.purged.push(...cards);
  if (cards.length > 0) yield* emit('attachments-purged', { planet: id, cards });
}
