import type { Source } from '../ids.ts';

/** What may be voted for (LRR 8.8 to LRR 8.11); `other-planet` is none in a home system and not Mecatol Rex. */
export type Ballot =
  | 'for-against'
  | 'player'
  | 'planet'
  | 'cultural-planet'
  | 'hazardous-planet'
  | 'industrial-planet'
  | 'other-planet'
  | 'strategy-card'
  | 'law'
  | 'secret-objective'
  | 'hidden';

/** What is printed on an agenda besides what it does. */
export interface AgendaFacts {
  readonly source: Source;
  readonly kind: 'law' | 'directive';
  readonly ballot: Ballot;
  /** The set that takes it out of the deck. */
  readonly until?: Source;
}

const facts =
  (kind: AgendaFacts['kind']) =>
  (source: Source, ballot: Ballot, until?: Source): AgendaFacts => ({
    source,
    kind,
    ballot,
    ...(until && { until }),
  });
const law = facts('law');
const directive = facts('directive');

/** Every agenda, in the order of the deck before it is shuffled. Names that relics and exploration cards have too end in `-agenda`. */
const table = {
  'anti-intellectual-revolution': law('base', 'for-against'),
  'archived-secret': directive('base', 'player'),
  'armed-forces-standardization': directive('pok', 'player'),
  'arms-reduction': directive('base', 'for-against'),
  'articles-of-war': law('pok', 'for-against'),
  'checks-and-balances': law('pok', 'for-against'),
  'clandestine-operations': directive('pok', 'for-against'),
  'classified-document-leaks': law('base', 'secret-objective'),
  'colonial-redistribution': directive('base', 'other-planet'),
  'committee-formation': law('base', 'player'),
  'compensated-disarmament': directive('base', 'planet'),
  'covert-legislation': directive('pok', 'hidden'),
  'conventions-of-war': law('base', 'for-against'),
  'core-mining': law('base', 'hazardous-planet', 'pok'),
  'demilitarized-zone-agenda': law('base', 'cultural-planet', 'pok'),
  'economic-equality': directive('base', 'for-against'),
  'enforced-travel-ban': law('base', 'for-against'),
  'executive-sanctions': law('base', 'for-against'),
  'fleet-regulations': law('base', 'for-against'),
  'galactic-crisis-pact': directive('pok', 'strategy-card'),
  'holy-planet-of-ixth': law('base', 'cultural-planet', 'pok'),
  'homeland-defense-act': law('base', 'for-against'),
  'imperial-arbiter': law('base', 'player'),
  'incentive-program': directive('base', 'for-against'),
  'ixthian-artifact': directive('base', 'for-against'),
  'judicial-abolishment': directive('base', 'law'),
  'minister-of-antiquities': directive('pok', 'player'),
  'minister-of-commerce': law('base', 'player'),
  'minister-of-exploration': law('base', 'player'),
  'minister-of-industry': law('base', 'player'),
  'minister-of-peace': law('base', 'player'),
  'minister-of-policy': law('base', 'player'),
  'minister-of-sciences': law('base', 'player'),
  'minister-of-war': law('base', 'player'),
  'miscount-disclosed': directive('base', 'law'),
  mutiny: directive('base', 'for-against'),
  'new-constitution': directive('base', 'for-against'),
  'nexus-sovereignty': law('pok', 'for-against'),
  'political-censure': law('pok', 'player'),
  'prophecy-of-ixth': law('base', 'player'),
  'public-execution': directive('base', 'player'),
  'publicize-weapon-schematics': law('base', 'for-against'),
  'rearmament-agreement': directive('pok', 'for-against'),
  'regulated-conscription': law('base', 'for-against'),
  'representative-government': law('base', 'for-against', 'pok'),
  'representative-government-pok': law('pok', 'for-against'),
  'research-grant-reallocation': directive('pok', 'player'),
  'research-team-biotic': law('base', 'industrial-planet', 'pok'),
  'research-team-cybernetic': law('base', 'industrial-planet', 'pok'),
  'research-team-propulsion': law('base', 'industrial-planet', 'pok'),
  'research-team-warfare': law('base', 'hazardous-planet', 'pok'),
  'search-warrant': law('pok', 'player'),
  'seed-of-an-empire': directive('base', 'for-against'),
  'senate-sanctuary': law('base', 'cultural-planet', 'pok'),
  'shard-of-the-throne-agenda': law('base', 'player', 'pok'),
  'shared-research': law('base', 'for-against'),
  'swords-to-plowshares': directive('base', 'for-against'),
  'terraforming-initiative': law('base', 'hazardous-planet', 'pok'),
  'the-crown-of-emphidia-agenda': law('base', 'player', 'pok'),
  'the-crown-of-thalnos-agenda': law('base', 'player', 'pok'),
  'unconventional-measures': directive('base', 'for-against'),
  'wormhole-reconstruction': law('base', 'for-against'),
  'wormhole-research': directive('base', 'for-against'),
} satisfies Record<string, AgendaFacts>;

export type AgendaId = keyof typeof table;

export const agendaIds = Object.keys(table) as AgendaId[];

export const agendaFacts: Readonly<Record<AgendaId, AgendaFacts>> = table;
