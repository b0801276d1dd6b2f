import type { ExplorationId, RelicId, Source } from '../model/ids.ts';

/** A card in our own words. */
export interface CardText {
  readonly name: string;
  readonly text: string;
  /** What later printings say; the newest one of the sets in use counts. Oldest first. */
  readonly newer?: Readonly<Partial<Record<Source, string>>>;
  /** Questions that it puts, where they have no words of their own in `asks.ts`. */
  readonly asks?: Readonly<Record<string, string>>;
}

const fragmentText = (type: string): string =>
  `Keep it in your play area. Action: purge three ${type} relic fragments to gain a relic.`;
const facilityText = (colour: string): string =>
  `Attach it to the planet, which gets a ${colour} technology specialty. A planet that has a specialty already gives 1 resource and 1 influence more instead.`;
const dangerText = (reward: string): string =>
  `With a mech of yours on the planet you ${reward}. Without one you may remove an infantry of yours from it for the same.`;

export const explorationTexts: Readonly<Record<ExplorationId, CardText>> = {
  'cultural-relic-fragment': { name: 'Cultural Relic Fragment', text: fragmentText('cultural') },
  'demilitarized-zone': {
    name: 'Demilitarized Zone',
    text: 'Structures on the planet go back to the reinforcements and ground forces into space. Attach it to the planet, to which no unit can be committed and on which none can be produced or placed. In the agenda phase its planet card can be part of a deal.',
  },
  'dyson-sphere': {
    name: 'Dyson Sphere',
    text: 'Attach it to the planet, which gives 2 resources and 1 influence more.',
  },
  freelancers: {
    name: 'Freelancers',
    text: 'You may produce one unit in this system. Influence can pay for it as if it were resources.',
  },
  'gamma-wormhole': {
    name: 'Gamma Wormhole',
    text: 'A gamma wormhole token comes into the system. This card is purged.',
  },
  'mercenary-outfit': { name: 'Mercenary Outfit', text: 'One more infantry of yours may be placed on the planet.' },
  'paradise-world': { name: 'Paradise World', text: 'Attach it to the planet, which gives 2 influence more.' },
  'tomb-of-emphidia': {
    name: 'Tomb of Emphidia',
    text: 'Attach it to the planet, which gives 1 influence more. It is worth something to whoever has the Crown of Emphidia.',
  },
  'core-mine': { name: 'Core Mine', text: dangerText('gain 1 trade good') },
  expedition: { name: 'Expedition', text: dangerText('ready the planet') },
  'hazardous-relic-fragment': { name: 'Hazardous Relic Fragment', text: fragmentText('hazardous') },
  'lazax-survivors': {
    name: 'Lazax Survivors',
    text: 'Attach it to the planet, which gives 1 resource and 2 influence more.',
  },
  'mining-world': { name: 'Mining World', text: 'Attach it to the planet, which gives 2 resources more.' },
  'rich-world': { name: 'Rich World', text: 'Attach it to the planet, which gives 1 resource more.' },
  'volatile-fuel-source': { name: 'Volatile Fuel Source', text: dangerText('gain 1 command token') },
  'warfare-research-facility': { name: 'Warfare Research Facility', text: facilityText('red') },
  'abandoned-warehouses': {
    name: 'Abandoned Warehouses',
    text: 'Take 2 commodities, or turn one or two of yours into trade goods, or leave it.',
  },
  'biotic-research-facility': { name: 'Biotic Research Facility', text: facilityText('green') },
  'cybernetic-research-facility': { name: 'Cybernetic Research Facility', text: facilityText('yellow') },
  'functioning-base': {
    name: 'Functioning Base',
    text: 'Take 1 commodity, or spend a trade good or a commodity for an action card, or leave it.',
  },
  'industrial-relic-fragment': { name: 'Industrial Relic Fragment', text: fragmentText('industrial') },
  'local-fabricators': {
    name: 'Local Fabricators',
    text: 'Take 1 commodity, or spend a trade good or a commodity to place a mech of yours on the planet, or leave it.',
  },
  'propulsion-research-facility': { name: 'Propulsion Research Facility', text: facilityText('blue') },
  'dead-world': { name: 'Dead World', text: 'You gain a relic.' },
  'derelict-vessel': { name: 'Derelict Vessel', text: 'You draw a secret objective.' },
  'enigmatic-device': {
    name: 'Enigmatic Device',
    text: 'Keep it in your play area. Action: spend 6 resources and purge it to research a technology.',
  },
  'entropic-field': { name: 'Entropic Field', text: 'You gain 1 command token and 2 trade goods.' },
  'gamma-relay': { name: 'Gamma Relay', text: 'A gamma wormhole token comes into the system. This card is purged.' },
  'ion-storm': {
    name: 'Ion Storm',
    text: 'Its token comes into the system and shows an alpha or a beta wormhole, as you choose. Whenever ships have moved or retreated through that wormhole, the token is turned to the other one.',
    asks: {
      '': 'Ion Storm: which wormhole shows first?',
      use: 'Did your ships go through the wormhole of the Ion Storm? Then it is turned.',
    },
  },
  'keleres-ship': { name: 'Keleres Ship', text: 'You gain 2 command tokens.' },
  'lost-crew': { name: 'Lost Crew', text: 'You draw 2 action cards.' },
  'major-entropic-field': { name: 'Major Entropic Field', text: 'You gain 1 command token and 3 trade goods.' },
  'merchant-station': {
    name: 'Merchant Station',
    text: 'Replenish your commodities, or turn all of them into trade goods, or leave it.',
  },
  'minor-entropic-field': { name: 'Minor Entropic Field', text: 'You gain 1 command token and 1 trade good.' },
  mirage: {
    name: 'Mirage',
    text: 'The planet Mirage appears in this system. You gain it and ready its card. This card is purged.',
  },
  'unknown-relic-fragment': {
    name: 'Unknown Relic Fragment',
    text: 'Keep it in your play area. It stands in for a fragment of any type beside at least one true one.',
  },
};

export const relicTexts: Readonly<Record<RelicId, CardText>> = {
  'book-of-latvinia': {
    name: 'Book of Latvinia',
    text: 'When you gain it, you may research up to two technologies without prerequisites. Action: purge it for 1 victory point if specialties of all four colours are on your planets, and otherwise to become the speaker.',
  },
  'circlet-of-the-void': {
    name: 'Circlet of the Void',
    text: 'Anomalies do not hinder your ships, and gravity rifts take none of them. Action: exhaust it to explore a frontier token where no other player has ships.',
    asks: { '': 'Circlet of the Void: explore the frontier token of which system?' },
  },
  'dominus-orb': {
    name: 'Dominus Orb',
    text: 'In a tactical action, before you move anything, you may purge it: your units may also come out of systems with your own command tokens.',
  },
  'dynamis-core': {
    name: 'Dynamis Core',
    text: 'Your commodity value is 2 higher. Action: gain as many trade goods as that value is, and purge this card.',
  },
  'jr-xs455-o': {
    name: 'JR-XS455-O',
    text: 'Action: exhaust it and choose a player, who may pay 3 resources for a structure on a planet of its own, or else gains 1 trade good.',
    asks: {
      '': 'JR-XS455-O: help which player?',
      build: 'JR-XS455-O: pay 3 resources for a structure, or take a trade good?',
    },
  },
  'lightrail-ordnance': {
    name: 'Lightrail Ordnance',
    text: 'Your space docks have Space Cannon: two dice that hit on 5 and more. They also reach the systems next to theirs.',
  },
  'maw-of-worlds': {
    name: 'Maw of Worlds',
    text: 'When the agenda phase starts, you may purge it and exhaust all your planets to gain any technology.',
    asks: { '': 'Maw of Worlds: gain which technology?' },
  },
  'metali-void-armaments': {
    name: 'Metali Void Armaments',
    text: 'In every space combat you have Anti-Fighter Barrage beside that of your ships: three dice that hit on 6 and more.',
  },
  'nano-forge': {
    name: 'Nano-Forge',
    text: 'Action: attach it to a planet of yours that is neither legendary nor in a home system. The planet gives 2 resources and 2 influence more and is legendary.',
  },
  neuraloop: {
    name: 'Neuraloop',
    text: 'When a public objective is revealed, you may purge a relic of yours to replace it by one from a deck of objectives that you name. A secret objective that is revealed so is a public one.',
    asks: { '': 'Neuraloop: purge which relic?', deck: 'Neuraloop: from which deck does the new objective come?' },
  },
  'scepter-of-emelpar': {
    name: 'Scepter of Emelpar',
    text: 'When you would spend a token of your strategy pool, you may exhaust it to spend one of your reinforcements instead.',
  },
  'shard-of-the-throne': {
    name: 'Shard of the Throne',
    text: 'Worth 1 victory point to whoever has it. Who takes a legendary planet or a planet of your home system from you takes this card too.',
  },
  'stellar-converter': {
    name: 'Stellar Converter',
    text: 'Action: a planet of another player or of nobody, in a system next to a unit of yours with Bombardment, is destroyed with everything on it, and this card is purged. Home systems, legendary planets and Mecatol Rex are out of its reach.',
    asks: { '': 'Stellar Converter: destroy which planet?' },
  },
  'the-codex': {
    name: 'The Codex',
    text: 'Action: purge it and take up to three cards of your choice from the discarded action cards.',
  },
  'the-crown-of-emphidia': {
    name: 'The Crown of Emphidia',
    text: 'After a tactical action of yours you may exhaust it to explore a planet of yours. When the status phase ends and the Tomb of Emphidia is on a planet of yours, you may purge it for 1 victory point.',
    asks: { '': 'The Crown of Emphidia: explore which planet?' },
  },
  'the-crown-of-thalnos': {
    name: 'The Crown of Thalnos',
    text: 'In each combat round you may roll any of your dice again and add 1 to each. Of the units that did so, those that hit nothing are destroyed.',
    asks: {
      '': 'The Crown of Thalnos: roll which dice again?',
      lost: 'The Crown of Thalnos: which of them are destroyed?',
    },
  },
  'the-obsidian': {
    name: 'The Obsidian',
    text: 'Draw a secret objective when you gain it. You may have one secret objective more than others.',
  },
  'the-prophets-tears': {
    name: "The Prophet's Tears",
    text: 'When you research a technology, you may exhaust it to ignore a prerequisite or to draw an action card.',
  },
};
