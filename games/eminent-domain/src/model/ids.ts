/** The six roles. A role's symbol goes by the same name. */
export const roles = ['survey', 'warfare', 'colonize', 'produce', 'trade', 'research'] as const;
export type Role = (typeof roles)[number];

/** Produce and Trade share one stack (ED 4). */
export const stackIds = ['survey', 'warfare', 'colonize', 'produce-trade', 'research'] as const;
export type StackId = (typeof stackIds)[number];

export const roleCardKinds = [...stackIds, 'politics'] as const;
export type RoleCardKind = (typeof roleCardKinds)[number];

export const resources = ['food', 'water', 'iron', 'silicon'] as const;
export type Resource = (typeof resources)[number];

export const planetTypes = ['advanced', 'fertile', 'metallic'] as const;
export type PlanetType = (typeof planetTypes)[number];

export const startPlanetIds = ['pomerene', 'drawde', 'piedra-seca', 'mesia-sednim', 'chrispen', 'liagiba'] as const;

export const deckPlanetIds = [
  'lyttle',
  'echo-rose',
  'srod-avein-n2',
  'ral-gaigaw',
  'hanoj-t',
  'zephan',
  'oknow',
  'sima-07c',
  'sholmican',
  'styku',
  'mik-mik',
  'new-texas',
  'gerdland',
  'mishburr-ito-a',
  'artigas-gns-111',
  'spielbany-vi',
  'nelos-iv',
  'angus-duffy',
  'voson',
  'pink-sonar',
  'kyrie-juno',
  'tankahshin',
  'erkam-w',
  'overlord-betzels-domain',
  'marghannah-prime',
  '8910-spielen',
  'idroyos',
] as const;

export const planetIds = [...startPlanetIds, ...deckPlanetIds] as const;
export type PlanetId = (typeof planetIds)[number];

/** Technology cards that go to the hand. */
export const handTechnologyIds = [
  'improved-colonize-research',
  'improved-colonize-trade',
  'improved-production-research',
  'improved-production-trade',
  'improved-survey-research',
  'improved-survey-trade',
  'improved-warfare-research',
  'improved-warfare-trade',
  'improved-research-colonize',
  'improved-research-produce',
  'improved-survey-colonize',
  'improved-survey-produce',
  'improved-trade-colonize',
  'improved-trade-produce',
  'improved-warfare-colonize',
  'improved-warfare-produce',
  'improved-colonize-survey',
  'improved-colonize-warfare',
  'improved-production-survey',
  'improved-production-warfare',
  'improved-research-survey',
  'improved-research-warfare',
  'improved-trade-survey',
  'improved-trade-warfare',
  'data-network',
  'diverse-markets',
  'specialization',
  'artificial-intelligence',
  'genetic-engineering',
  'terraforming',
  'mobilization',
  'survey-team',
  'war-path',
] as const;
export type HandTechnologyId = (typeof handTechnologyIds)[number];

/** Sides of the double-sided cards that stay in play. */
export const permanentIds = [
  'weapon-emporium',
  'streamlining',
  'fertile-ground',
  'abundance',
  'imperialism',
  'scorched-earth-policy',
  'adaptability',
  'hyperefficiency',
  'dissension',
  'bureaucracy',
  'logistics',
  'productivity',
] as const;
export type PermanentId = (typeof permanentIds)[number];

export const technologyIds = [...handTechnologyIds, ...permanentIds] as const;
export type TechnologyId = (typeof technologyIds)[number];

/**
 * Effects until the end of a turn, with the card that starts each. An effect has its own name, since the card may be
 * back in a hidden deck or hand meanwhile.
 */
export const turnEffects = {
  'each-type-traded': 'diverse-markets',
  'named-type-traded': 'specialization',
  'each-type-produced': 'genetic-engineering',
  'attack-after-role': 'mobilization',
} as const satisfies Record<string, HandTechnologyId>;
export type TurnEffectId = keyof typeof turnEffects;

/** What a hand can hold, by kind: Role cards have many copies, a technology is one of a kind. */
export type CardKind = RoleCardKind | HandTechnologyId;
