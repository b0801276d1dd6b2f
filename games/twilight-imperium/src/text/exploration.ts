import type { ExplorationId } from '../model/ids.ts';
import { isPlanetId, type PlanetId } from '../view/index.ts';
import type { CardText } from './card-text.ts';
import { planetNames } from './planets.ts';

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

const forOneGood = (what: string): Readonly<Record<string, string>> => ({
  'spend-trade-good': `Spend 1 trade good and ${what}`,
  'spend-commodity': `Spend 1 commodity and ${what}`,
});
const forInfantry = (what: string): Readonly<Record<string, string>> => ({
  infantry: `Remove 1 infantry and ${what}`,
});

/** What each option of an exploration card costs and gives, by card and option key. */
const offers: Partial<Readonly<Record<ExplorationId, Readonly<Record<string, string>>>>> = {
  'mercenary-outfit': { infantry: 'Place 1 infantry on {planet}' },
  'core-mine': forInfantry('gain 1 trade good'),
  expedition: forInfantry('ready {planet}'),
  'volatile-fuel-source': forInfantry('gain 1 command token'),
  'abandoned-warehouses': {
    'gain-commodities': 'Gain 2 commodities',
    'convert-1': 'Turn 1 commodity into a trade good',
    'convert-2': 'Turn 2 commodities into trade goods',
  },
  'functioning-base': { 'gain-commodities': 'Gain 1 commodity', ...forOneGood('draw 1 action card') },
  'local-fabricators': { 'gain-commodities': 'Gain 1 commodity', ...forOneGood('place 1 mech on this planet') },
  'merchant-station': {
    replenish: 'Replenish your commodities',
    convert: 'Turn all your commodities into trade goods',
  },
};

/** The label of an option of an exploration card. */
export const explorationOption = (card: string, key: string, planet: string | undefined): string | undefined =>
  offers[card as ExplorationId]?.[key]?.replace(
    '{planet}',
    isPlanetId(planet ?? '') ? planetNames[planet as PlanetId] : 'the planet',
  );
