/** Where a component was published. */
export const sources = ['base', 'pok', 'codex1', 'codex2', 'codex3', 'codex4', 'te'] as const;
export type Source = (typeof sources)[number];

export const traits = ['cultural', 'hazardous', 'industrial'] as const;
export type Trait = (typeof traits)[number];

/** Colours of technologies, and of the specialties on planets that stand in for them. */
export const specialties = ['blue', 'green', 'red', 'yellow'] as const;
export type Specialty = (typeof specialties)[number];

export const anomalies = ['asteroid-field', 'nebula', 'supernova', 'gravity-rift', 'entropic-scar'] as const;
export type Anomaly = (typeof anomalies)[number];

export const wormholes = ['alpha', 'beta', 'gamma', 'delta', 'epsilon'] as const;
export type Wormhole = (typeof wormholes)[number];

export const shipTypes = ['war-sun', 'flagship', 'dreadnought', 'carrier', 'cruiser', 'destroyer', 'fighter'] as const;

export const groundForceTypes = ['mech', 'infantry'] as const;

export const structureTypes = ['pds', 'space-dock'] as const;
export type StructureType = (typeof structureTypes)[number];

/** In the order in which lists of units are written. */
export const unitTypes = [...shipTypes, ...groundForceTypes, ...structureTypes] as const;
export type UnitType = (typeof unitTypes)[number];

export const strategyCardIds = [
  'leadership',
  'diplomacy',
  'politics',
  'construction',
  'trade',
  'warfare',
  'technology',
  'imperial',
] as const;
export type StrategyCardId = (typeof strategyCardIds)[number];

export const pools = ['tactic', 'fleet', 'strategy'] as const;
export type Pool = (typeof pools)[number];

export const genericTechnologyIds = [
  'antimass-deflectors',
  'gravity-drive',
  'fleet-logistics',
  'light-wave-deflector',
  'dark-energy-tap',
  'sling-relay',
  'neural-motivator',
  'dacxive-animators',
  'hyper-metabolism',
  'x-89-bacterial-weapon',
  'psychoarchaeology',
  'bio-stims',
  'plasma-scoring',
  'magen-defense-grid',
  'duranium-armor',
  'assault-cannon',
  'ai-development-algorithm',
  'self-assembly-routines',
  'sarween-tools',
  'graviton-laser-system',
  'transit-diodes',
  'integrated-economy',
  'scanlink-drone-network',
  'predictive-intelligence',
  'war-sun',
  'space-dock-ii',
  'cruiser-ii',
  'dreadnought-ii',
  'destroyer-ii',
  'pds-ii',
  'carrier-ii',
  'fighter-ii',
  'infantry-ii',
] as const;
export type GenericTechnologyId = (typeof genericTechnologyIds)[number];

/** Technologies of single factions that the content knows. */
export const factionTechnologyIds = [
  'advanced-carrier-ii',
  'spec-ops-ii',
  'quantum-datahub-node',
  'production-biomes',
  'mirror-computing',
  'salvage-operations',
  'exotrireme-ii',
  'valkyrie-particle-weave',
  'l4-disruptors',
  'non-euclidean-shielding',
  'inheritance-systems',
  'super-dreadnought-ii',
  'spatial-conduit-cylinders',
  'e-res-siphons',
  'instinct-training',
  'nullification-field',
  'aerie-hololattice',
  'strike-wing-alpha-ii',
  'impulse-core',
  'yin-spinner',
  'pre-fab-arcologies',
  'supercharge',
  'bioplasmosis',
  'letani-warrior-ii',
  'hegemonic-trade-policy',
  'lazax-gate-folding',
  'mageon-implants',
  'transparasteel-plating',
  'dimensional-tear-ii',
  'vortex',
  'aetherstream',
  'voidwatch',
  'wormhole-generator',
  'dimensional-splicer',
  'crimson-legionnaire-ii',
  'genetic-recombination',
  'prototype-war-sun-ii',
  'magmus-reactor',
  'valefar-assimilator-x',
  'valefar-assimilator-y',
  'floating-factory-ii',
  'chaos-mapping',
  'hel-titan-ii',
  'saturn-engine-ii',
  'neuroglaive',
  'hybrid-crystal-fighter-ii',
  'temporal-command-suite',
  'memoria-ii',
  'agency-supply-network',
  'iihq-modernization',
] as const;
export type FactionTechnologyId = (typeof factionTechnologyIds)[number];

export const technologyIds = [...genericTechnologyIds, ...factionTechnologyIds] as const;
export type TechnologyId = (typeof technologyIds)[number];

export const factionIds = [
  'arborec',
  'creuss',
  'hacan',
  'jolnar',
  'l1z1x',
  'letnev',
  'mentak',
  'muaat',
  'naalu',
  'nekro',
  'saar',
  'sardakk',
  'sol',
  'winnu',
  'xxcha',
  'yin',
  'yssaril',
  'keleres',
  'argent',
  'vuilraith',
  'empyrean',
  'mahact',
  'nomad',
  'naaz-rokha',
  'titans',
  'last-bastion',
  'deepwrought',
  'firmament',
  'obsidian',
  'crimson-rebellion',
  'ral-nel',
] as const;
export type FactionId = (typeof factionIds)[number];

/** Promissory notes of which each player has one of its colour. */
export const genericNoteIds = [
  'ceasefire',
  'political-secret',
  'support-for-the-throne',
  'trade-agreement',
  'alliance',
] as const;
export type GenericNoteId = (typeof genericNoteIds)[number];

/** Promissory notes of single factions that the content knows. */
export const factionNoteIds = [
  'military-support',
  'trade-convoys',
  'promise-of-protection',
  'tekklar-legion',
  'war-funding',
  'cybernetic-enhancements',
  'research-agreement',
  'political-favor',
  'stymie',
  'greyfire-mutagen',
  'strike-wing-ambuscade',
  'black-market-forgery',
  'acquiescence',
  'spy-net',
  'crucible',
  'blood-pact',
  'dark-pact',
  'creuss-iff',
  'scepter-of-dominion',
  'fires-of-the-gashlai',
  'antivirus',
  'raghs-call',
  'keleres-rider',
  'gift-of-prescience',
  'the-cavalry',
  'terraform',
] as const;
export type FactionNoteId = (typeof factionNoteIds)[number];

export const noteIds = [...genericNoteIds, ...factionNoteIds] as const;
export type NoteId = (typeof noteIds)[number];

export const fragmentKinds = [...traits, 'frontier'] as const;
export type FragmentKind = (typeof fragmentKinds)[number];

/** Cards that are attached to planets. */
export const attachmentIds = [
  'biotic-research-facility',
  'cybernetic-research-facility',
  'propulsion-research-facility',
  'warfare-research-facility',
  'demilitarized-zone',
  'dyson-sphere',
  'lazax-survivors',
  'mining-world',
  'paradise-world',
  'rich-world',
  'tomb-of-emphidia',
  'nano-forge',
] as const;
export type AttachmentId = (typeof attachmentIds)[number];

/** Tokens of single factions that lie on planets. */
export const planetTokenIds = ['sleeper'] as const;
export type PlanetTokenId = (typeof planetTokenIds)[number];

/** Exploration cards. */
export const explorationIds = [
  // cultural
  'cultural-relic-fragment',
  'demilitarized-zone',
  'dyson-sphere',
  'freelancers',
  'gamma-wormhole',
  'mercenary-outfit',
  'paradise-world',
  'tomb-of-emphidia',
  // hazardous
  'core-mine',
  'expedition',
  'hazardous-relic-fragment',
  'lazax-survivors',
  'mining-world',
  'rich-world',
  'volatile-fuel-source',
  'warfare-research-facility',
  // industrial
  'abandoned-warehouses',
  'biotic-research-facility',
  'cybernetic-research-facility',
  'functioning-base',
  'industrial-relic-fragment',
  'local-fabricators',
  'propulsion-research-facility',
  // frontier
  'dead-world',
  'derelict-vessel',
  'enigmatic-device',
  'entropic-field',
  'gamma-relay',
  'ion-storm',
  'keleres-ship',
  'lost-crew',
  'major-entropic-field',
  'merchant-station',
  'minor-entropic-field',
  'mirage',
  'unknown-relic-fragment',
] as const;
export type ExplorationId = (typeof explorationIds)[number];

/** Relics that the content knows how to use. */
export const relicIds = [
  'book-of-latvinia',
  'circlet-of-the-void',
  'dominus-orb',
  'dynamis-core',
  'jr-xs455-o',
  'lightrail-ordnance',
  'maw-of-worlds',
  'metali-void-armaments',
  'nano-forge',
  'neuraloop',
  'scepter-of-emelpar',
  'shard-of-the-throne',
  'stellar-converter',
  'the-codex',
  'the-crown-of-emphidia',
  'the-crown-of-thalnos',
  'the-obsidian',
  'the-prophets-tears',
] as const;
export type RelicId = (typeof relicIds)[number];

/** Ability cards of legendary planets. */
export const legendaryIds = [
  '4x41d-hyperion-vi',
  'a-song-like-marrow',
  'aeurex-mechanica',
  'exterrix-headquarters',
  'imperial-arms-vault',
  'ionian-fuel-refinery',
  'maxis-central-control',
  'mirage-flight-academy',
  'the-acropolis',
  'the-atrament',
  'the-galactic-council',
] as const;
export type LegendaryId = (typeof legendaryIds)[number];
