import type { AgendaId } from '../view/index.ts';
import type { CardText } from './exploration.ts';

/** Agendas in our own words: what each outcome does, and for a law what it does while it is in play. */
export const agendaTexts: Readonly<Partial<Record<AgendaId, CardText>>> = {
  'archived-secret': {
    name: 'Archived Secret',
    text: 'A player is elected. That player draws a secret objective.',
  },
  'armed-forces-standardization': {
    name: 'Armed Forces Standardization',
    text: "A player is elected. That player's pools come to 3 tactic, 3 fleet and 2 strategy tokens, from and to its reinforcements.",
  },
  'arms-reduction': {
    name: 'Arms Reduction',
    text: 'For: everybody keeps at most 2 dreadnoughts and 4 cruisers and destroys the others. Against: as the next strategy phase starts, all planets with a technology specialty are exhausted.',
    asks: {
      dreadnought: 'Arms Reduction: which dreadnoughts do you destroy?',
      cruiser: 'Arms Reduction: which cruisers do you destroy?',
    },
  },
  'clandestine-operations': {
    name: 'Clandestine Operations',
    text: 'For: everybody loses 2 command tokens of its sheet. Against: everybody loses a token of its fleet pool.',
  },
  'colonial-redistribution': {
    name: 'Colonial Redistribution',
    text: 'A planet is elected that is neither Mecatol Rex nor in a home system. All units on it are destroyed; then whoever controls it names a player among those with the fewest victory points, who may place an infantry there.',
    asks: {
      player: 'Colonial Redistribution: who may settle on the planet?',
      '': 'Colonial Redistribution: place an infantry there?',
    },
  },
  'compensated-disarmament': {
    name: 'Compensated Disarmament',
    text: 'A planet is elected. All ground forces on it are destroyed; whoever controls it gains a trade good for each of them.',
  },
  'covert-legislation': {
    name: 'Covert Legislation',
    text: 'The speaker takes the next agenda and tells nobody what it is, only what can be voted for. It is shown when its outcome is resolved.',
  },
  'economic-equality': {
    name: 'Economic Equality',
    text: 'For: everybody returns its trade goods to the supply and gains 5 anew. Against: everybody returns its trade goods.',
  },
  'enforced-travel-ban': {
    name: 'Enforced Travel Ban',
    text: 'For: as long as this is law, no ship moves through alpha and beta wormholes. Against: PDS are destroyed wherever a wormhole is in their system or in the next.',
  },
  'galactic-crisis-pact': {
    name: 'Galactic Crisis Pact',
    text: 'A strategy card is elected. Everybody may use its secondary ability without spending a token; a token that it places comes from the reinforcements.',
    asks: { '': 'Galactic Crisis Pact: use this secondary ability?' },
  },
  'incentive-program': {
    name: 'Incentive Program',
    text: 'For: one more stage I objective is revealed. Against: one more stage II objective is revealed.',
  },
  'ixthian-artifact': {
    name: 'Ixthian Artifact',
    text: 'For: the speaker rolls a die. On 6 or more everybody may research two technologies; on less, all units in the system of Mecatol Rex are destroyed, and everybody destroys 3 of its units in each system beside it. Against: nothing happens.',
    asks: { '': 'Ixthian Artifact: which 3 units do you destroy here?' },
  },
  'judicial-abolishment': {
    name: 'Judicial Abolishment',
    text: 'A law is elected and discarded. Without laws in play another agenda is revealed in place of this one.',
  },
  'minister-of-antiquities': {
    name: 'Minister of Antiquities',
    text: 'A player is elected. That player gains a relic.',
  },
  'minister-of-commerce': {
    name: 'Minister of Commerce',
    text: 'A player is elected. As long as this is law, that player gains a trade good for each of its neighbours whenever its commodities are replenished.',
  },
  'minister-of-exploration': {
    name: 'Minister of Exploration',
    text: 'A player is elected. As long as this is law, that player gains a trade good for each planet it gains.',
  },
  'miscount-disclosed': {
    name: 'Miscount Disclosed',
    text: 'A law is elected and voted on again as if it had just been revealed. Without laws in play another agenda is revealed in place of this one.',
  },
  mutiny: {
    name: 'Mutiny',
    text: 'For: whoever voted for it gains a victory point. Against: whoever voted for it loses one.',
  },
  'new-constitution': {
    name: 'New Constitution',
    text: 'For: all laws are discarded, and as the next strategy phase starts, everybody exhausts its planets at home. Against: nothing happens. Without laws in play another agenda is revealed in place of this one.',
  },
  'public-execution': {
    name: 'Public Execution',
    text: 'A player is elected. That player discards all its action cards, passes the speaker token on to the left if it has it, and votes no more in this agenda phase.',
  },
  'rearmament-agreement': {
    name: 'Rearmament Agreement',
    text: 'For: everybody places a mech on a planet it controls in its home system. Against: everybody replaces its mechs by infantry.',
    asks: { '': 'Rearmament Agreement: on which planet do you place a mech?' },
  },
  'research-grant-reallocation': {
    name: 'Research Grant Reallocation',
    text: 'A player is elected. That player gains any one technology and loses a token of its fleet pool for each prerequisite printed on it.',
    asks: { '': 'Research Grant Reallocation: which technology do you gain?' },
  },
  'seed-of-an-empire': {
    name: 'Seed of an Empire',
    text: 'For: whoever has the most victory points gains one. Against: whoever has the fewest gains one.',
  },
  'shared-research': {
    name: 'Shared Research',
    text: 'For: as long as this is law, nebulae do not stop anybody from moving on. Against: everybody who has a command token in reinforcements places one in its home system.',
  },
  'swords-to-plowshares': {
    name: 'Swords to Plowshares',
    text: 'For: everybody destroys half of its infantry on each planet it controls, rounded up, and gains a trade good for each of them. Against: everybody places an infantry on each planet it controls.',
  },
  'unconventional-measures': {
    name: 'Unconventional Measures',
    text: 'For: whoever voted for it draws 2 action cards. Against: whoever voted for it discards all its action cards.',
  },
  'wormhole-research': {
    name: 'Wormhole Research',
    text: 'For: everybody with ships in a system with a wormhole may research a technology; then all ships in systems with an alpha or beta wormhole are destroyed. Against: whoever voted against it loses a command token of its sheet.',
  },
};
