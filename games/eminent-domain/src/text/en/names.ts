import {
  type CardKind,
  type PermanentId,
  type PlanetId,
  type PlanetType,
  permanentIds,
  planetIds,
  type Resource,
  type Role,
  type StackId,
} from '../../model/ids.ts';

export const gameName = 'Eminent Domain';

export const roleNames = {
  survey: 'Survey',
  warfare: 'Warfare',
  colonize: 'Colonize',
  produce: 'Produce',
  trade: 'Trade',
  research: 'Research',
} satisfies Record<Role, string>;

export const stackNames = {
  survey: 'Survey',
  warfare: 'Warfare',
  colonize: 'Colonize',
  'produce-trade': 'Produce/Trade',
  research: 'Research',
} satisfies Record<StackId, string>;

export const resourceNames = {
  food: 'food',
  water: 'water',
  iron: 'iron',
  silicon: 'silicon',
} satisfies Record<Resource, string>;

export const planetTypeNames = {
  advanced: 'advanced',
  fertile: 'fertile',
  metallic: 'metallic',
} satisfies Record<PlanetType, string>;

export const planetNames = {
  pomerene: 'Pomerene',
  drawde: 'Drawde',
  'piedra-seca': 'Piedra Seca',
  'mesia-sednim': 'Mesia Sednim',
  chrispen: 'Chrispen',
  liagiba: 'Liagiba',
  lyttle: 'Lyttle',
  'echo-rose': 'Echo Rose',
  'srod-avein-n2': 'Srod Avein N2',
  'ral-gaigaw': "Ral Gai'Gaw",
  'hanoj-t': 'Hanoj - T',
  zephan: 'Zephan',
  oknow: 'Oknow',
  'sima-07c': 'Sima-07C',
  sholmican: 'Sholmican',
  styku: 'Styku',
  'mik-mik': 'Mik-Mik',
  'new-texas': 'New Texas',
  gerdland: 'Gerdland',
  'mishburr-ito-a': 'Mishburr ITO-A',
  'artigas-gns-111': 'Artigas GNS-111',
  'spielbany-vi': 'Spielbany VI',
  'nelos-iv': 'Nelos IV',
  'angus-duffy': 'Angus Duffy',
  voson: 'Voson',
  'pink-sonar': 'Pink Sonar',
  'kyrie-juno': 'Kyrie & Juno',
  tankahshin: 'Tankahshin',
  'erkam-w': 'Erkam-W',
  'overlord-betzels-domain': "Overlord Betzel's Domain",
  'marghannah-prime': 'Marghannah Prime',
  '8910-spielen': '8910 Spielen',
  idroyos: 'Idroyos',
} satisfies Record<PlanetId, string>;

/** Everything that has a title and a text of its own: cards of the hand and sides of permanents. */
export type CardFace = CardKind | PermanentId;

/** Titles as printed; near-twins share one. */
export const cardNames = {
  survey: 'Survey',
  warfare: 'Warfare',
  colonize: 'Colonize',
  'produce-trade': 'Produce/Trade',
  research: 'Research',
  politics: 'Politics',
  'improved-colonize-research': 'Improved Colonize',
  'improved-colonize-trade': 'Improved Colonize',
  'improved-colonize-survey': 'Improved Colonize',
  'improved-colonize-warfare': 'Improved Colonize',
  'improved-production-research': 'Improved Production',
  'improved-production-trade': 'Improved Production',
  'improved-production-survey': 'Improved Production',
  'improved-production-warfare': 'Improved Production',
  'improved-survey-research': 'Improved Survey',
  'improved-survey-trade': 'Improved Survey',
  'improved-survey-colonize': 'Improved Survey',
  'improved-survey-produce': 'Improved Survey',
  'improved-warfare-research': 'Improved Warfare',
  'improved-warfare-trade': 'Improved Warfare',
  'improved-warfare-colonize': 'Improved Warfare',
  'improved-warfare-produce': 'Improved Warfare',
  'improved-research-colonize': 'Improved Research',
  'improved-research-produce': 'Improved Research',
  'improved-research-survey': 'Improved Research',
  'improved-research-warfare': 'Improved Research',
  'improved-trade-colonize': 'Improved Trade',
  'improved-trade-produce': 'Improved Trade',
  'improved-trade-survey': 'Improved Trade',
  'improved-trade-warfare': 'Improved Trade',
  'data-network': 'Data Network',
  'diverse-markets': 'Diverse Markets',
  specialization: 'Specialization',
  'artificial-intelligence': 'Artificial Intelligence',
  'genetic-engineering': 'Genetic Engineering',
  terraforming: 'Terraforming',
  mobilization: 'Mobilization',
  'survey-team': 'Survey Team',
  'war-path': 'War Path',
  'weapon-emporium': 'Weapon Emporium',
  streamlining: 'Streamlining',
  'fertile-ground': 'Fertile Ground',
  abundance: 'Abundance',
  imperialism: 'Imperialism',
  'scorched-earth-policy': 'Scorched Earth Policy',
  adaptability: 'Adaptability',
  hyperefficiency: 'Hyperefficiency',
  dissension: 'Dissension',
  bureaucracy: 'Bureaucracy',
  logistics: 'Logistics',
  productivity: 'Productivity',
} satisfies Record<CardFace, string>;

export const isCardFace = (id: string): id is CardFace => Object.hasOwn(cardNames, id);
export const isPlanetId = (id: string): id is PlanetId => (planetIds as readonly string[]).includes(id);
export const isPermanentId = (id: string): id is PermanentId => (permanentIds as readonly string[]).includes(id);

/** The face of a card piece: `survey#7` is a Survey. */
export function faceOf(card: string): CardFace | undefined {
  const id = card.split('#', 1)[0]!;
  return isCardFace(id) ? id : undefined;
}

/** The symbol that tells a card from its near-twins: the last word of its id. */
const twins = /^improved-\w+-(survey|warfare|colonize|produce|trade|research)$/;

/** A title that names exactly one face: near-twins are told apart by their second symbol. */
export function cardName(card: string): string {
  const face = faceOf(card);
  if (!face) return card;
  const second = twins.exec(face)?.[1] as Role | undefined;
  return second ? `${cardNames[face]} (${roleNames[second]})` : cardNames[face];
}
