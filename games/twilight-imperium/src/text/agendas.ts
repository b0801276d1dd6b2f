import type { AgendaId } from '../view/index.ts';
import type { CardText } from './card-text.ts';

/** Agendas in our own words: what each outcome does, and for a law what it does while it is in play. */
export const agendaTexts: Readonly<Record<AgendaId, CardText>> = {
  'anti-intellectual-revolution': {
    name: 'Anti-Intellectual Revolution',
    text: 'For: as long as this is law, whoever researches a technology destroys one of its ships that is no fighter. Against: when the next strategy phase starts, everybody exhausts a planet for each technology it owns.',
    asks: {
      ship: 'Anti-Intellectual Revolution: which ship do you give up?',
      planets: 'Anti-Intellectual Revolution: exhaust which planets?',
    },
  },
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
  'articles-of-war': {
    name: 'Articles of War',
    text: 'For: as long as this is law, mechs can do nothing that is printed on them but sustain damage. Against: whoever voted for it gains 3 trade goods.',
  },
  'checks-and-balances': {
    name: 'Checks and Balances',
    text: 'For: as long as this is law, whoever chooses a strategy card hands it on to another player who still lacks one, if there is any, and keeps the trade goods on it. Against: everybody readies no more than 3 planets when this agenda phase ends.',
    asks: { '': 'Checks and Balances: who is given the card?' },
  },
  'clandestine-operations': {
    name: 'Clandestine Operations',
    text: 'For: everybody loses 2 command tokens of its sheet. Against: everybody loses a token of its fleet pool.',
  },
  'classified-document-leaks': {
    name: 'Classified Document Leaks',
    text: 'A secret objective that somebody has scored is elected. As long as this is law, it is a public objective that the others can score too. Without such an objective another agenda is revealed instead.',
  },
  'colonial-redistribution': {
    name: 'Colonial Redistribution',
    text: 'A planet is elected that is neither Mecatol Rex nor in a home system. All units on it are destroyed; then whoever controls it names a player among those with the fewest victory points, who may place an infantry there.',
    asks: {
      player: 'Colonial Redistribution: who may settle on the planet?',
      '': 'Colonial Redistribution: place an infantry there?',
    },
  },
  'committee-formation': {
    name: 'Committee Formation',
    text: 'A player is elected. Once, before the vote on an agenda that elects a player, that player may discard this law and say who is elected; nobody votes.',
    asks: { '': 'Committee Formation: who is elected?' },
  },
  'compensated-disarmament': {
    name: 'Compensated Disarmament',
    text: 'A planet is elected. All ground forces on it are destroyed; whoever controls it gains a trade good for each of them.',
  },
  'conventions-of-war': {
    name: 'Conventions of War',
    text: 'For: as long as this is law, nobody bombards a cultural planet. Against: whoever voted against it discards all its action cards.',
  },
  'core-mining': {
    name: 'Core Mining',
    text: 'A hazardous planet is elected and loses an infantry. As long as this law is attached to it, it gives 2 resources more.',
    asks: { '': 'Core Mining: whose infantry is destroyed?' },
  },
  'covert-legislation': {
    name: 'Covert Legislation',
    text: 'The speaker takes the next agenda and tells nobody what it is, only what can be voted for. It is shown when its outcome is resolved.',
  },
  'demilitarized-zone-agenda': {
    name: 'Demilitarized Zone',
    text: 'A cultural planet is elected, and all units on it are destroyed. As long as this law is attached to it, no unit lands on it, is produced there or is placed there.',
  },
  'economic-equality': {
    name: 'Economic Equality',
    text: 'For: everybody returns its trade goods to the supply and gains 5 anew. Against: everybody returns its trade goods.',
  },
  'enforced-travel-ban': {
    name: 'Enforced Travel Ban',
    text: 'For: as long as this is law, no ship moves through alpha and beta wormholes. Against: PDS are destroyed wherever a wormhole is in their system or in the next.',
  },
  'executive-sanctions': {
    name: 'Executive Sanctions',
    text: 'For: as long as this is law, nobody holds more than 3 action cards. Against: everybody discards an action card at random.',
  },
  'fleet-regulations': {
    name: 'Fleet Regulations',
    text: 'For: as long as this is law, nobody has more than 4 tokens in its fleet pool. Against: everybody adds a token from its reinforcements to its fleet pool.',
  },
  'galactic-crisis-pact': {
    name: 'Galactic Crisis Pact',
    text: 'A strategy card is elected. Everybody may use its secondary ability without spending a token; a token that it places comes from the reinforcements.',
    asks: { '': 'Galactic Crisis Pact: use this secondary ability?' },
  },
  'holy-planet-of-ixth': {
    name: 'Holy Planet of Ixth',
    text: 'A cultural planet is elected. Its owner gains a victory point. As long as this law is attached to it, whoever gains the planet gains a victory point and whoever loses it loses one, and units on it do not use Production.',
  },
  'homeland-defense-act': {
    name: 'Homeland Defense Act',
    text: "For: as long as this is law, any number of PDS may stand on a planet of one's own. Against: everybody destroys one of its PDS.",
    asks: { '': 'Homeland Defense Act: destroy which PDS?' },
  },
  'imperial-arbiter': {
    name: 'Imperial Arbiter',
    text: 'A player is elected. Once, when a strategy phase ends, that player may discard this law to swap one of its strategy cards for one of another player.',
    asks: {
      give: 'Imperial Arbiter: which of your strategy cards do you give away?',
      take: 'Imperial Arbiter: which one do you take for it?',
    },
  },
  'incentive-program': {
    name: 'Incentive Program',
    text: 'For: a stage I objective from the deck is revealed, besides those that were dealt. Against: one of stage II.',
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
  'minister-of-industry': {
    name: 'Minister of Industry',
    text: "A player is elected. As long as this is law, that player's units in a system may use Production whenever it places a space dock there.",
  },
  'minister-of-peace': {
    name: 'Minister of Peace',
    text: 'A player is elected. Once, when somebody has activated a system with units of another player, the owner may discard this law: the turn ends at once.',
  },
  'minister-of-policy': {
    name: 'Minister of Policy',
    text: 'A player is elected. As long as this is law, that player draws an action card when a status phase ends.',
  },
  'minister-of-sciences': {
    name: 'Minister of Sciences',
    text: 'A player is elected. As long as this is law, that player spends nothing on what the Technology strategy card lets it research.',
  },
  'minister-of-war': {
    name: 'Minister of War',
    text: 'A player is elected. Once, after an action of its own, that player may discard this law to take one of its command tokens off the board and perform another action.',
    asks: { '': 'Minister of War: take your token out of which system?' },
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
  'nexus-sovereignty': {
    name: 'Nexus Sovereignty',
    text: 'For: as long as this is law, no ship moves through the alpha and beta wormholes of the wormhole nexus. Against: a gamma wormhole token comes into the system of Mecatol Rex.',
  },
  'political-censure': {
    name: 'Political Censure',
    text: 'A player is elected and gains a victory point. As long as this is law, that player plays no action cards. Losing the law costs a victory point.',
  },
  'prophecy-of-ixth': {
    name: 'Prophecy of Ixth',
    text: "A player is elected. As long as this is law, the fighters of that player add 1 to their combat rolls. It is discarded when the player's units use Production and make fewer than 2 fighters.",
  },
  'public-execution': {
    name: 'Public Execution',
    text: 'A player is elected. That player discards all its action cards, passes the speaker token on to the left if it has it, and votes no more in this agenda phase.',
  },
  'publicize-weapon-schematics': {
    name: 'Publicize Weapon Schematics',
    text: 'For: as long as this is law, war suns cannot sustain damage, and once somebody owns a war sun technology, everybody may research such technologies without any prerequisites. Against: whoever owns a war sun technology discards all its action cards.',
  },
  'rearmament-agreement': {
    name: 'Rearmament Agreement',
    text: 'For: everybody places a mech on a planet it controls in its home system. Against: everybody replaces its mechs by infantry.',
    asks: { '': 'Rearmament Agreement: on which planet do you place a mech?' },
  },
  'regulated-conscription': {
    name: 'Regulated Conscription',
    text: 'For: as long as this is law, fighters and infantry are produced one at a time for their cost, not two. Against: nothing happens.',
  },
  'representative-government': {
    name: 'Representative Government',
    text: 'For: as long as this is law, planets give no votes, and everybody may cast one vote on each agenda. Against: whoever voted against it exhausts all its cultural planets when the next strategy phase starts.',
  },
  'representative-government-pok': {
    name: 'Representative Government',
    text: 'For: as long as this is law, planets give no votes, everybody may cast one vote on each agenda, and nothing adds to it. Against: whoever voted against it exhausts all its cultural planets when the next strategy phase starts.',
  },
  'research-grant-reallocation': {
    name: 'Research Grant Reallocation',
    text: 'A player is elected. That player gains any one technology and loses a token of its fleet pool for each prerequisite printed on it.',
    asks: { '': 'Research Grant Reallocation: which technology do you gain?' },
  },
  'research-team-biotic': {
    name: 'Research Team: Biotic',
    text: "An industrial planet is elected. As long as this law is attached to it, the planet's owner may exhaust the law to ignore a green prerequisite of a technology it researches.",
  },
  'research-team-cybernetic': {
    name: 'Research Team: Cybernetic',
    text: "An industrial planet is elected. As long as this law is attached to it, the planet's owner may exhaust the law to ignore a yellow prerequisite of a technology it researches.",
  },
  'research-team-propulsion': {
    name: 'Research Team: Propulsion',
    text: "An industrial planet is elected. As long as this law is attached to it, the planet's owner may exhaust the law to ignore a blue prerequisite of a technology it researches.",
  },
  'research-team-warfare': {
    name: 'Research Team: Warfare',
    text: "A hazardous planet is elected. As long as this law is attached to it, the planet's owner may exhaust the law to ignore a red prerequisite of a technology it researches.",
  },
  'search-warrant': {
    name: 'Search Warrant',
    text: "A player is elected and draws 2 secret objectives. As long as this is law, that player's secret objectives lie open.",
  },
  'seed-of-an-empire': {
    name: 'Seed of an Empire',
    text: 'For: whoever has the most victory points gains one. Against: whoever has the fewest gains one.',
  },
  'senate-sanctuary': {
    name: 'Senate Sanctuary',
    text: 'A cultural planet is elected. As long as this law is attached to it, it gives 2 influence more.',
  },
  'shard-of-the-throne-agenda': {
    name: 'Shard of the Throne',
    text: 'A player is elected and gains a victory point. As long as this is law, whoever wins a combat against its owner takes it, with a victory point that the owner loses.',
  },
  'shared-research': {
    name: 'Shared Research',
    text: 'For: as long as this is law, nebulae do not stop anybody from moving on. Against: everybody who has a command token in reinforcements places one in its home system.',
  },
  'swords-to-plowshares': {
    name: 'Swords to Plowshares',
    text: 'For: everybody destroys half of its infantry on each planet it controls, rounded up, and gains a trade good for each of them. Against: everybody places an infantry on each planet it controls.',
  },
  'terraforming-initiative': {
    name: 'Terraforming Initiative',
    text: 'A hazardous planet is elected. As long as this law is attached to it, it gives 1 resource and 1 influence more.',
  },
  'the-crown-of-emphidia-agenda': {
    name: 'The Crown of Emphidia',
    text: "A player is elected and gains a victory point. As long as this is law, whoever gains a planet in its owner's home system takes it, with a victory point that the owner loses.",
  },
  'the-crown-of-thalnos-agenda': {
    name: 'The Crown of Thalnos',
    text: 'A player is elected. As long as this is law, that player may roll any of its combat dice again, once in each round; units that were rolled for again and do not hit by it are destroyed.',
    asks: {
      '': 'The Crown of Thalnos: roll which dice again? Units that do not hit then are lost.',
      losses: 'The Crown of Thalnos: which of them are lost?',
    },
  },
  'unconventional-measures': {
    name: 'Unconventional Measures',
    text: 'For: whoever voted for it draws 2 action cards. Against: whoever voted for it discards all its action cards.',
  },
  'wormhole-reconstruction': {
    name: 'Wormhole Reconstruction',
    text: 'For: as long as this is law, all systems with an alpha or beta wormhole are adjacent to each other. Against: each player places a command token, from their reinforcements or else from a pool, in each system with a wormhole where they have ships.',
    asks: { '': 'Wormhole Reconstruction: you have too few tokens for all these systems. Where do they go?' },
  },
  'wormhole-research': {
    name: 'Wormhole Research',
    text: 'For: everybody with ships in a system with a wormhole may research a technology; then all ships in systems with an alpha or beta wormhole are destroyed. Against: whoever voted against it loses a command token of its sheet.',
  },
};
