import type { ExplorationId, FragmentKind, Source } from '../ids.ts';
import type { CardKey, State } from '../state.ts';

/** What is printed on an exploration card besides its effect; the frontier has a deck like the traits. */
export interface ExplorationFacts {
  readonly deck: FragmentKind;
  readonly copies: number;
  readonly source: Source;
}

const card = (deck: FragmentKind, copies: number, source: Source = 'pok'): ExplorationFacts => ({
  deck,
  copies,
  source,
});

export const explorationFacts: Readonly<Record<ExplorationId, ExplorationFacts>> = {
  'cultural-relic-fragment': card('cultural', 9),
  'demilitarized-zone': card('cultural', 1),
  'dyson-sphere': card('cultural', 1),
  freelancers: card('cultural', 3),
  'gamma-wormhole': card('cultural', 1),
  'mercenary-outfit': card('cultural', 3),
  'paradise-world': card('cultural', 1),
  'tomb-of-emphidia': card('cultural', 1),
  'core-mine': card('hazardous', 3),
  expedition: card('hazardous', 3),
  'hazardous-relic-fragment': card('hazardous', 7),
  'lazax-survivors': card('hazardous', 1),
  'mining-world': card('hazardous', 1),
  'rich-world': card('hazardous', 1),
  'volatile-fuel-source': card('hazardous', 3),
  'warfare-research-facility': card('hazardous', 1),
  'abandoned-warehouses': card('industrial', 4),
  'biotic-research-facility': card('industrial', 1),
  'cybernetic-research-facility': card('industrial', 1),
  'functioning-base': card('industrial', 4),
  'industrial-relic-fragment': card('industrial', 5),
  'local-fabricators': card('industrial', 4),
  'propulsion-research-facility': card('industrial', 1),
  'dead-world': card('frontier', 1, 'codex3'),
  'derelict-vessel': card('frontier', 2),
  'enigmatic-device': card('frontier', 2),
  'entropic-field': card('frontier', 1, 'codex3'),
  'gamma-relay': card('frontier', 1),
  'ion-storm': card('frontier', 1),
  'keleres-ship': card('frontier', 2, 'codex3'),
  'lost-crew': card('frontier', 2),
  'major-entropic-field': card('frontier', 1, 'codex3'),
  'merchant-station': card('frontier', 2),
  'minor-entropic-field': card('frontier', 1, 'codex3'),
  mirage: card('frontier', 1),
  'unknown-relic-fragment': card('frontier', 3),
};

export const fragmentCard: Readonly<Record<FragmentKind, ExplorationId>> = {
  cultural: 'cultural-relic-fragment',
  hazardous: 'hazardous-relic-fragment',
  industrial: 'industrial-relic-fragment',
  frontier: 'unknown-relic-fragment',
};

/** The deck that a piece belongs to. */
export const deckOf = (card: CardKey): FragmentKind => explorationFacts[card.split('#')[0] as ExplorationId].deck;

/** The pieces of a card: with a number behind it where there are several. */
export const copiesOf = (id: ExplorationId): CardKey[] => {
  const { copies } = explorationFacts[id];
  return copies === 1 ? [id] : Array.from({ length: copies }, (_, i) => `${id}#${i + 1}`);
};

/**
 * Fragment cards of a kind that players have: players only count theirs, since they are all alike, and these are the
 * pieces that are nowhere else.
 */
export function fragmentsInPlay(game: State, kind: FragmentKind): CardKey[] {
  const { cards, discard } = game.exploration[kind];
  const elsewhere = new Set([...cards, ...discard, ...game.purged]);
  return copiesOf(fragmentCard[kind]).filter(card => !elsewhere.has(card));
}
