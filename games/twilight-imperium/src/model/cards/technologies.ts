import type { FactionId, Source, Specialty, TechnologyId, UnitType } from '../ids.ts';

export type Prerequisites = Readonly<Partial<Record<Specialty, number>>>;

/** What is printed on a technology besides its ability. */
export interface TechnologyFacts {
  readonly source: Source;
  /** Unit upgrades have none. */
  readonly colour: Specialty | undefined;
  readonly prerequisites: Prerequisites;
  readonly upgrades: UnitType | undefined;
  /** Only this faction can research it. */
  readonly faction?: FactionId;
  /** It copies others' technologies. */
  readonly copier?: true;
  /** Nobody may copy it. */
  readonly uncopied?: true;
}

const technology = (source: Source, colour: Specialty, prerequisites: Prerequisites): TechnologyFacts => ({
  source,
  colour,
  prerequisites,
  upgrades: undefined,
});

const upgrade = (source: Source, unit: UnitType, prerequisites: Prerequisites): TechnologyFacts => ({
  source,
  colour: undefined,
  prerequisites,
  upgrades: unit,
});

/** Without a colour: it copies others. */
const copying = (source: Source): TechnologyFacts => ({
  source,
  colour: undefined,
  prerequisites: {},
  upgrades: undefined,
  copier: true,
});

const of = (faction: FactionId, facts: TechnologyFacts): TechnologyFacts => ({ ...facts, faction });

export const technologies: Readonly<Record<TechnologyId, TechnologyFacts>> = {
  'antimass-deflectors': technology('base', 'blue', {}),
  'gravity-drive': technology('base', 'blue', { blue: 1 }),
  'fleet-logistics': technology('base', 'blue', { blue: 2 }),
  'light-wave-deflector': technology('base', 'blue', { blue: 3 }),
  'dark-energy-tap': technology('pok', 'blue', {}),
  'sling-relay': technology('pok', 'blue', { blue: 1 }),
  'neural-motivator': technology('base', 'green', {}),
  'dacxive-animators': technology('base', 'green', { green: 1 }),
  'hyper-metabolism': technology('base', 'green', { green: 2 }),
  'x-89-bacterial-weapon': technology('base', 'green', { green: 3 }),
  psychoarchaeology: technology('pok', 'green', {}),
  'bio-stims': technology('pok', 'green', { green: 1 }),
  'plasma-scoring': technology('base', 'red', {}),
  'magen-defense-grid': technology('base', 'red', { red: 1 }),
  'duranium-armor': technology('base', 'red', { red: 2 }),
  'assault-cannon': technology('base', 'red', { red: 3 }),
  'ai-development-algorithm': technology('pok', 'red', {}),
  'self-assembly-routines': technology('pok', 'red', { red: 1 }),
  'sarween-tools': technology('base', 'yellow', {}),
  'graviton-laser-system': technology('base', 'yellow', { yellow: 1 }),
  'transit-diodes': technology('base', 'yellow', { yellow: 2 }),
  'integrated-economy': technology('base', 'yellow', { yellow: 3 }),
  'scanlink-drone-network': technology('pok', 'yellow', {}),
  'predictive-intelligence': technology('pok', 'yellow', { yellow: 1 }),
  'war-sun': upgrade('base', 'war-sun', { red: 3, yellow: 1 }),
  'space-dock-ii': upgrade('base', 'space-dock', { yellow: 2 }),
  'cruiser-ii': upgrade('base', 'cruiser', { green: 1, yellow: 1, red: 1 }),
  'dreadnought-ii': upgrade('base', 'dreadnought', { blue: 2, yellow: 1 }),
  'destroyer-ii': upgrade('base', 'destroyer', { red: 2 }),
  'pds-ii': upgrade('base', 'pds', { red: 1, yellow: 1 }),
  'carrier-ii': upgrade('base', 'carrier', { blue: 2 }),
  'fighter-ii': upgrade('base', 'fighter', { green: 1, blue: 1 }),
  'infantry-ii': upgrade('base', 'infantry', { green: 2 }),
  'advanced-carrier-ii': of('sol', upgrade('base', 'carrier', { blue: 2 })),
  'spec-ops-ii': of('sol', upgrade('base', 'infantry', { green: 2 })),
  'quantum-datahub-node': of('hacan', technology('base', 'yellow', { yellow: 3 })),
  'production-biomes': of('hacan', technology('base', 'green', { green: 2 })),
  'mirror-computing': of('mentak', technology('base', 'yellow', { yellow: 3 })),
  'salvage-operations': of('mentak', technology('base', 'yellow', { yellow: 2 })),
  'exotrireme-ii': of('sardakk', upgrade('base', 'dreadnought', { blue: 2, yellow: 1 })),
  'valkyrie-particle-weave': of('sardakk', technology('base', 'red', { red: 2 })),
  'l4-disruptors': of('letnev', technology('base', 'yellow', { yellow: 1 })),
  'non-euclidean-shielding': of('letnev', technology('base', 'red', { red: 2 })),
  'inheritance-systems': of('l1z1x', technology('base', 'yellow', { yellow: 2 })),
  'super-dreadnought-ii': of('l1z1x', upgrade('base', 'dreadnought', { blue: 2, yellow: 1 })),
  'spatial-conduit-cylinders': of('jolnar', technology('base', 'blue', { blue: 2 })),
  'e-res-siphons': of('jolnar', technology('base', 'yellow', { yellow: 2 })),
  'instinct-training': of('xxcha', technology('base', 'green', { green: 1 })),
  'nullification-field': of('xxcha', technology('base', 'yellow', { yellow: 2 })),
  'hegemonic-trade-policy': of('winnu', technology('base', 'yellow', { yellow: 2 })),
  'aerie-hololattice': of('argent', technology('pok', 'yellow', { yellow: 1 })),
  'strike-wing-alpha-ii': of('argent', upgrade('pok', 'destroyer', { red: 2 })),
  'impulse-core': of('yin', technology('base', 'yellow', { yellow: 2 })),
  'yin-spinner': of('yin', technology('base', 'green', { green: 2 })),
  'pre-fab-arcologies': of('naaz-rokha', technology('pok', 'green', { green: 3 })),
  supercharge: of('naaz-rokha', technology('pok', 'red', { red: 1 })),
  bioplasmosis: of('arborec', technology('base', 'green', { green: 2 })),
  'letani-warrior-ii': of('arborec', upgrade('base', 'infantry', { green: 2 })),
  'lazax-gate-folding': of('winnu', technology('base', 'blue', { blue: 2 })),
  'mageon-implants': of('yssaril', technology('base', 'green', { green: 3 })),
  'transparasteel-plating': of('yssaril', technology('base', 'green', { green: 1 })),
  'dimensional-tear-ii': of('vuilraith', upgrade('pok', 'space-dock', { yellow: 2 })),
  vortex: of('vuilraith', technology('pok', 'red', { red: 1 })),
  aetherstream: of('empyrean', technology('pok', 'blue', { blue: 2 })),
  voidwatch: of('empyrean', technology('pok', 'green', { green: 1 })),
  'wormhole-generator': of('creuss', technology('base', 'blue', { blue: 2 })),
  'dimensional-splicer': of('creuss', technology('base', 'red', { red: 1 })),
  'crimson-legionnaire-ii': of('mahact', upgrade('pok', 'infantry', { green: 2 })),
  'genetic-recombination': of('mahact', technology('pok', 'green', { green: 1 })),
  'prototype-war-sun-ii': of('muaat', upgrade('base', 'war-sun', { red: 3, yellow: 1 })),
  'magmus-reactor': of('muaat', technology('base', 'red', { red: 2 })),
  'valefar-assimilator-x': of('nekro', copying('base')),
  'valefar-assimilator-y': of('nekro', copying('base')),
  'floating-factory-ii': of('saar', upgrade('base', 'space-dock', { yellow: 2 })),
  'chaos-mapping': of('saar', technology('base', 'blue', { blue: 1 })),
  'hel-titan-ii': of('titans', upgrade('pok', 'pds', { yellow: 1, red: 1 })),
  'saturn-engine-ii': of('titans', upgrade('pok', 'cruiser', { green: 1, yellow: 1, red: 1 })),
  neuroglaive: of('naalu', technology('base', 'green', { green: 3 })),
  'hybrid-crystal-fighter-ii': of('naalu', upgrade('base', 'fighter', { green: 1, blue: 1 })),
  'temporal-command-suite': of('nomad', technology('pok', 'yellow', { yellow: 1 })),
  'memoria-ii': of('nomad', upgrade('pok', 'flagship', { green: 1, blue: 1, yellow: 1 })),
  'agency-supply-network': of('keleres', technology('codex3', 'yellow', { yellow: 2 })),
  'iihq-modernization': of('keleres', { ...technology('codex3', 'yellow', { yellow: 1 }), uncopied: true }),
};
