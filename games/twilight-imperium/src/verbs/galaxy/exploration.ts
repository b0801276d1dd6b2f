import { choose, labelled, open, type Rule, reveal, type Seat } from '@orrery/kernel';
import { takeFrom } from '@orrery/tabletop';
import { fragmentCard } from '../../model/cards/exploration.ts';
import { planetToChange, playerToChange, systemToChange } from '../../model/changes.ts';
import { emit } from '../../model/events/index.ts';
import type { PlanetId } from '../../model/galaxy/planets.ts';
import type { Trait } from '../../model/ids.ts';
import { type Area, isOnBoard, planetOf, systemOf, systemWith } from '../../model/readers.ts';
import type { CardKey, State, SystemId } from '../../model/state.ts';
import { explorationCards } from '../../moments/cards/registry.ts';
import { oneEffect } from '../../moments/effects.ts';
import { traitsOn } from '../../moments/galaxy/queries.ts';
import { afterExplored, whenExploring } from '../../moments/galaxy/windows.ts';
import { drawFrom } from '../cards/cards.ts';
import { gainFragment } from '../cards/relics.ts';

type Explored = Trait | 'frontier';

const kindOf = (card: CardKey): string => card.split('#')[0]!;

export const hasCards = (game: State, name: Explored): boolean =>
  game.exploration[name].cards.length + game.exploration[name].discard.length > 0;

/** The decks a planet can be explored with: one per trait (LRR 35.2). */
const decksFor = (game: State, planet: PlanetId): Trait[] =>
  traitsOn(game, planetOf(game, planet)).filter(trait => hasCards(game, trait));

export const canExplore = (game: State, planet: PlanetId): boolean =>
  isOnBoard(game, planet) && decksFor(game, planet).length > 0;

/** Draws and resolves a card for a planet; with several traits the seat chooses which (LRR 35.2c). */
export function* explorePlanet(game: State, seat: Seat, id: PlanetId): Rule {
  const traits = decksFor(game, id);
  if (traits.length === 0) return;
  const trait =
    traits.length === 1
      ? traits[0]!
      : yield* choose(seat, 'explore.trait', traits, { at: each => ({ deck: each }), prompt: { planet: id } });
  planetToChange(game, id).explored = true;
  const moment = { seat, planet: id, more: 0 };
  yield* open(game, whenExploring, moment);
  yield* explore(game, seat, trait, { system: systemWith(game, id).id, planet: id }, moment.more);
  yield* open(game, afterExplored, { seat, planet: id });
}

/** Draws and resolves a frontier card; the token goes back to the supply (LRR 35.5, LRR 35.6). */
export function* exploreFrontier(game: State, seat: Seat, id: SystemId): Rule {
  if (!systemOf(game, id).frontier || !hasCards(game, 'frontier')) return;
  systemToChange(game, id).frontier = false;
  yield* explore(game, seat, 'frontier', { system: id, planet: null });
}

/** Puts frontier tokens into systems that have none. */
export function* placeFrontierTokens(game: State, seat: Seat, systems: readonly SystemId[]): Rule {
  for (const id of systems) systemToChange(game, id).frontier = true;
  yield* emit('frontier-placed', { seat, systems: [...systems] });
}

const explore = (game: State, seat: Seat, name: Explored, place: Area, more = 0): Rule =>
  oneEffect(game, resolveNext(game, seat, name, place, more));

/** Draws `count` cards publicly; the seat chooses one to resolve, the others are discarded. */
function* drawOneOf(game: State, seat: Seat, name: Explored, place: Area, count: number): Rule<CardKey | undefined> {
  const deck = game.exploration[name];
  const cards: CardKey[] = [];
  while (cards.length < count) {
    const card = yield* drawFrom(deck, name);
    if (!card) break;
    cards.push(card);
  }
  if (cards.length < 2) return cards[0];
  yield* reveal('all', cards);
  const [first, ...others] = cards as [CardKey, ...CardKey[]];
  game.exploring = first;
  deck.discard.push(...others); // revealed already
  yield* emit('exploration-drawn', { seat, deck: name, cards: [...cards], planet: place.planet });
  const chosen = yield* choose(seat, 'explore.card', cards, {
    at: card => ({ card }),
    prompt: { planet: place.planet },
  });
  if (chosen === first) return first;
  takeFrom(deck.discard, chosen);
  deck.discard.push(first);
  return chosen;
}

/** Reveals a card, resolves it and discards it, unless it says otherwise (LRR 35.7). */
function* resolveNext(game: State, seat: Seat, name: Explored, place: Area, more: number): Rule {
  const outer = game.exploring; // cards can be nested
  const card = yield* drawOneOf(game, seat, name, place, 1 + more);
  if (!card) return;
  game.exploring = card;
  yield* reveal('all', [card]);
  yield* emit('explored', { seat, deck: name, card, system: place.system, planet: place.planet });
  const fate = yield* labelled(card, explorationCards.of(kindOf(card)).resolve(game, seat, place, card));
  game.exploring = outer;
  if (fate === 'discard') game.exploration[name].discard.push(card);
  else if (fate === 'purge') game.purged.push(card);
}

/** Reveals the top cards of a deck: relic fragments among them are gained, the others discarded unresolved. */
export function* revealForFragments(game: State, seat: Seat, name: Trait, count: number): Rule {
  const deck = game.exploration[name];
  const cards: CardKey[] = [];
  while (cards.length < count) {
    const card = yield* drawFrom(deck, name);
    if (!card) break;
    cards.push(card);
  }
  const isFragment = (card: CardKey): boolean => kindOf(card) === fragmentCard[name];
  deck.discard.push(...cards.filter(card => !isFragment(card)));
  yield* reveal('all', cards);
  yield* emit('unearthed', { seat, deck: name, cards: [...cards] });
  for (const card of cards) if (isFragment(card)) yield* gainFragment(game, seat, name);
}

/** The player keeps the exploration card face up in their play area. */
export function* keepExplored(game: State, seat: Seat, card: CardKey): Rule {
  playerToChange(game, seat).kept.push(card);
  yield* emit('card-kept', { seat, card });
}

/** Purges a card that was kept (LRR 70.1). */
export function* purgeKept(game: State, seat: Seat, card: CardKey): Rule {
  takeFrom(playerToChange(game, seat).kept, card);
  game.purged.push(card);
  yield* emit('card-purged', { seat, card });
}
