import { technologies } from '../cards/technologies.ts';
import { type FactionId, type Source, type TechnologyId, technologyIds, type UnitType } from '../ids.ts';

/** What a faction begins with. Its abilities stand in `content/factions`. */
export interface FactionFacts {
  readonly source: Source;
  /** Its home tile; null where its player chooses one (`homes.ts`). */
  readonly home: string | null;
  readonly commodities: number;
  readonly units: Readonly<Partial<Record<UnitType, number>>>;
  readonly technologies: readonly TechnologyId[];
  /** The tile in its home position when its home lies beside the board. */
  readonly gate: string | undefined;
}

const faction = (
  source: Source,
  home: string | null,
  commodities: number,
  units: FactionFacts['units'],
  technologies: readonly TechnologyId[],
  gate?: string,
): FactionFacts => ({ source, home, commodities, units, technologies, gate });

export const factions: Readonly<Record<FactionId, FactionFacts>> = {
  arborec: faction('base', '05', 3, { carrier: 1, cruiser: 1, fighter: 2, infantry: 4, pds: 1, 'space-dock': 1 }, [
    'magen-defense-grid',
  ]),
  creuss: faction(
    'base',
    '51',
    4,
    { carrier: 1, destroyer: 2, fighter: 2, infantry: 4, 'space-dock': 1 },
    ['gravity-drive'],
    '17',
  ),
  hacan: faction('base', '16', 6, { carrier: 2, cruiser: 1, fighter: 2, infantry: 4, 'space-dock': 1 }, [
    'sarween-tools',
    'antimass-deflectors',
  ]),
  jolnar: faction('base', '12', 4, { carrier: 2, dreadnought: 1, fighter: 1, infantry: 2, pds: 2, 'space-dock': 1 }, [
    'antimass-deflectors',
    'sarween-tools',
    'neural-motivator',
    'plasma-scoring',
  ]),
  l1z1x: faction('base', '06', 2, { carrier: 1, dreadnought: 1, fighter: 3, infantry: 5, pds: 1, 'space-dock': 1 }, [
    'plasma-scoring',
    'neural-motivator',
  ]),
  letnev: faction(
    'base',
    '10',
    2,
    { carrier: 1, destroyer: 1, dreadnought: 1, fighter: 1, infantry: 3, 'space-dock': 1 },
    ['antimass-deflectors', 'plasma-scoring'],
  ),
  mentak: faction('base', '02', 2, { carrier: 1, cruiser: 2, fighter: 3, infantry: 4, pds: 1, 'space-dock': 1 }, [
    'plasma-scoring',
    'sarween-tools',
  ]),
  muaat: faction('base', '04', 4, { fighter: 2, infantry: 4, 'space-dock': 1, 'war-sun': 1 }, ['plasma-scoring']),
  naalu: faction(
    'base',
    '09',
    3,
    { carrier: 1, cruiser: 1, destroyer: 1, fighter: 3, infantry: 4, pds: 1, 'space-dock': 1 },
    ['sarween-tools', 'neural-motivator'],
  ),
  nekro: faction(
    'base',
    '08',
    3,
    { carrier: 1, cruiser: 1, dreadnought: 1, fighter: 2, infantry: 2, 'space-dock': 1 },
    ['dacxive-animators', 'valefar-assimilator-x', 'valefar-assimilator-y'],
  ),
  saar: faction('base', '11', 3, { carrier: 2, cruiser: 1, fighter: 2, infantry: 4, 'space-dock': 1 }, [
    'antimass-deflectors',
  ]),
  sardakk: faction('base', '13', 3, { carrier: 2, cruiser: 1, infantry: 5, pds: 1, 'space-dock': 1 }, []),
  sol: faction('base', '01', 4, { carrier: 2, destroyer: 1, fighter: 3, infantry: 5, 'space-dock': 1 }, [
    'antimass-deflectors',
    'neural-motivator',
  ]),
  winnu: faction('base', '07', 3, { carrier: 1, cruiser: 1, fighter: 2, infantry: 2, pds: 1, 'space-dock': 1 }, []),
  xxcha: faction('base', '14', 4, { carrier: 1, cruiser: 2, fighter: 3, infantry: 4, pds: 1, 'space-dock': 1 }, [
    'graviton-laser-system',
  ]),
  yin: faction('base', '03', 2, { carrier: 2, destroyer: 1, fighter: 4, infantry: 4, 'space-dock': 1 }, [
    'sarween-tools',
  ]),
  yssaril: faction('base', '15', 3, { carrier: 2, cruiser: 1, fighter: 2, infantry: 5, pds: 1, 'space-dock': 1 }, [
    'neural-motivator',
  ]),
  keleres: faction('codex3', null, 2, { carrier: 2, cruiser: 1, fighter: 2, infantry: 2, 'space-dock': 1 }, []),
  argent: faction('pok', '58', 3, { carrier: 1, destroyer: 2, fighter: 2, infantry: 5, pds: 1, 'space-dock': 1 }, []),
  vuilraith: faction(
    'pok',
    '54',
    2,
    { carrier: 1, cruiser: 1, dreadnought: 1, fighter: 3, infantry: 3, 'space-dock': 1 },
    ['self-assembly-routines'],
  ),
  empyrean: faction('pok', '56', 4, { carrier: 2, destroyer: 1, fighter: 2, infantry: 4, 'space-dock': 1 }, [
    'dark-energy-tap',
  ]),
  mahact: faction(
    'pok',
    '52',
    3,
    { carrier: 1, cruiser: 1, dreadnought: 1, fighter: 2, infantry: 3, 'space-dock': 1 },
    ['predictive-intelligence', 'bio-stims'],
  ),
  nomad: faction('pok', '53', 4, { carrier: 1, destroyer: 1, fighter: 3, flagship: 1, infantry: 4, 'space-dock': 1 }, [
    'sling-relay',
  ]),
  'naaz-rokha': faction(
    'pok',
    '57',
    3,
    { carrier: 2, destroyer: 1, fighter: 2, infantry: 3, mech: 1, 'space-dock': 1 },
    ['psychoarchaeology', 'ai-development-algorithm'],
  ),
  titans: faction('pok', '55', 2, { cruiser: 2, dreadnought: 1, fighter: 2, infantry: 3, 'space-dock': 1 }, [
    'antimass-deflectors',
    'scanlink-drone-network',
  ]),
  'last-bastion': faction(
    'te',
    '92',
    1,
    { carrier: 1, cruiser: 1, dreadnought: 1, fighter: 2, infantry: 3, 'space-dock': 1 },
    [],
  ),
  deepwrought: faction('te', '95', 3, { carrier: 1, dreadnought: 1, fighter: 4, infantry: 3, 'space-dock': 1 }, []),
  firmament: faction(
    'te',
    '96a',
    3,
    { carrier: 1, cruiser: 1, destroyer: 1, fighter: 3, infantry: 3, 'space-dock': 1 },
    [],
  ),
  obsidian: faction('te', '96b', 3, {}, []),
  'crimson-rebellion': faction(
    'te',
    '118',
    2,
    { carrier: 1, destroyer: 2, fighter: 3, infantry: 4, pds: 1, 'space-dock': 1 },
    [],
    '94',
  ),
  'ral-nel': faction(
    'te',
    '93',
    4,
    { carrier: 1, destroyer: 1, dreadnought: 1, fighter: 2, infantry: 4, pds: 2, 'space-dock': 1 },
    [],
  ),
};

/** Factions of which the content knows everything that is printed. */
export const wholeFactions: readonly FactionId[] = [
  'sol',
  'hacan',
  'letnev',
  'jolnar',
  'xxcha',
  'arborec',
  'argent',
  'yin',
  'naaz-rokha',
  'sardakk',
  'l1z1x',
  'mentak',
  'winnu',
  'yssaril',
  'vuilraith',
  'empyrean',
  'creuss',
  'mahact',
  'muaat',
  'nekro',
  'saar',
  'naalu',
  'nomad',
  'titans',
  'keleres',
];

/** So many of these technologies, as far as they are in play, are for the faction itself to choose. */
export interface StartingChoice {
  readonly count: number;
  /** `others`: those that other players start with, chosen after them. */
  readonly from: readonly TechnologyId[] | 'others';
}

const withoutPrerequisites = technologyIds.filter(
  id => Object.keys(technologies[id].prerequisites).length === 0 && technologies[id].faction === undefined,
);

export const startingChoices: Readonly<Partial<Record<FactionId, StartingChoice>>> = {
  winnu: { count: 1, from: withoutPrerequisites },
  argent: { count: 2, from: ['neural-motivator', 'sarween-tools', 'plasma-scoring'] },
  keleres: { count: 2, from: 'others' },
};
