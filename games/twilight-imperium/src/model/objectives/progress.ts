/** What objectives count. Where one of several kinds would do, its kind is part of the name. */
export const counted = [
  'action-cards',
  'attached-planets',
  'beta-ships',
  'alpha-ships',
  'blue-technologies',
  'capitals',
  'capitals-afar',
  'colonies',
  'colonies-with-structures',
  'command-tokens',
  'cultural-planets',
  'docks',
  'docked-systems',
  'dreadnoughts',
  'each-kind',
  'edge-systems',
  'empty-systems',
  'faction-technologies',
  'famous-systems',
  'fleet',
  'fragments',
  'foreign-homes',
  'foreign-lands',
  'garrison',
  'green-technologies',
  'hazardous-planets',
  'home-neighbours',
  'industrial-planets',
  'influence',
  'laws',
  'legendary-planets',
  'mecatol-neighbours',
  'mecatol-rex',
  'mecatol-ships',
  'mech-planets',
  'near-anomalies',
  'neighbours',
  'nexus',
  'notes',
  'pairs-of-colour',
  'pds',
  'planet-influence',
  'planet-resources',
  'production',
  'red-technologies',
  'resources',
  'shared-systems',
  'ship-systems',
  'smaller-neighbours',
  'specialty-planets',
  'structures',
  'trade-goods',
  'upgrades',
  'yellow-technologies',
] as const;

export type Counted = (typeof counted)[number];

/** One thing that an objective counts: how many of it there are, and how many it asks for. */
export interface ProgressPart {
  readonly what: Counted;
  readonly have: number;
  readonly need: number;
}

/** How far somebody is with an objective: it is met when there is enough of each part. */
export type Progress = readonly ProgressPart[];
