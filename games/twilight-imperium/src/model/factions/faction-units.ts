import { technologies } from '../cards/technologies.ts';
import type { FactionId, TechnologyId, UnitType } from '../ids.ts';
import { flagships, mechs, type UnitStats, units, upgrades } from '../units/units.ts';
import type { allFactionUnits } from './printed-factions.ts';

export type FactionUnitId = keyof typeof allFactionUnits;

/** A unit that a faction has instead of the usual one, and a flagship with an upgrade; other flagships and mechs stand in `units.ts`. */
export interface OwnUnit {
  readonly id: FactionUnitId;
  readonly stats: UnitStats;
  readonly upgrade: { readonly technology: TechnologyId; readonly stats: UnitStats };
}

const exotrireme: UnitStats = {
  cost: 4,
  combat: { hitsOn: 5, dice: 1 },
  move: 1,
  capacity: 1,
  sustain: true,
  bombardment: { hitsOn: 4, dice: 2 },
};

const superDreadnought: UnitStats = {
  cost: 4,
  combat: { hitsOn: 5, dice: 1 },
  move: 1,
  capacity: 2,
  sustain: true,
  bombardment: { hitsOn: 5, dice: 1 },
};

const prototypeWarSun: UnitStats = {
  cost: 12,
  combat: { hitsOn: 3, dice: 3 },
  move: 1,
  capacity: 6,
  sustain: true,
  bombardment: { hitsOn: 3, dice: 3 },
  breaksShield: true,
};

const ownUnits: Readonly<Partial<Record<FactionId, Readonly<Partial<Record<UnitType, OwnUnit>>>>>> = {
  arborec: {
    infantry: {
      id: 'letani-warrior',
      stats: { cost: 1, perCost: 2, combat: { hitsOn: 8, dice: 1 }, production: 1 },
      upgrade: {
        technology: 'letani-warrior-ii',
        stats: { cost: 1, perCost: 2, combat: { hitsOn: 7, dice: 1 }, production: 2 },
      },
    },
  },
  argent: {
    destroyer: {
      id: 'strike-wing-alpha',
      stats: { cost: 1, combat: { hitsOn: 8, dice: 1 }, move: 2, capacity: 1, barrage: { hitsOn: 9, dice: 2 } },
      upgrade: {
        technology: 'strike-wing-alpha-ii',
        stats: { cost: 1, combat: { hitsOn: 7, dice: 1 }, move: 2, capacity: 1, barrage: { hitsOn: 6, dice: 3 } },
      },
    },
  },
  l1z1x: {
    dreadnought: {
      id: 'super-dreadnought',
      stats: superDreadnought,
      upgrade: {
        technology: 'super-dreadnought-ii',
        stats: { ...superDreadnought, combat: { hitsOn: 4, dice: 1 }, move: 2, bombardment: { hitsOn: 4, dice: 1 } },
      },
    },
  },
  mahact: {
    infantry: {
      id: 'crimson-legionnaire',
      stats: { cost: 1, perCost: 2, combat: { hitsOn: 8, dice: 1 } },
      upgrade: {
        technology: 'crimson-legionnaire-ii',
        stats: { cost: 1, perCost: 2, combat: { hitsOn: 7, dice: 1 } },
      },
    },
  },
  muaat: {
    'war-sun': {
      id: 'prototype-war-sun',
      stats: prototypeWarSun,
      upgrade: { technology: 'prototype-war-sun-ii', stats: { ...prototypeWarSun, cost: 10, move: 3 } },
    },
  },
  naalu: {
    fighter: {
      id: 'hybrid-crystal-fighter',
      stats: { cost: 1, perCost: 2, combat: { hitsOn: 8, dice: 1 } },
      upgrade: {
        technology: 'hybrid-crystal-fighter-ii',
        stats: { cost: 1, perCost: 2, combat: { hitsOn: 7, dice: 1 }, move: 2 },
      },
    },
  },
  nomad: {
    flagship: {
      id: 'memoria',
      stats: flagships.nomad,
      upgrade: {
        technology: 'memoria-ii',
        stats: {
          cost: 8,
          combat: { hitsOn: 5, dice: 2 },
          move: 2,
          capacity: 6,
          sustain: true,
          barrage: { hitsOn: 5, dice: 3 },
        },
      },
    },
  },
  saar: {
    'space-dock': {
      id: 'floating-factory',
      stats: { move: 1, capacity: 4, production: 5 },
      upgrade: { technology: 'floating-factory-ii', stats: { move: 2, capacity: 5, production: 7 } },
    },
  },
  sardakk: {
    dreadnought: {
      id: 'exotrireme',
      stats: exotrireme,
      upgrade: { technology: 'exotrireme-ii', stats: { ...exotrireme, move: 2 } },
    },
  },
  sol: {
    carrier: {
      id: 'advanced-carrier',
      stats: { cost: 3, combat: { hitsOn: 9, dice: 1 }, move: 1, capacity: 6 },
      upgrade: {
        technology: 'advanced-carrier-ii',
        stats: { cost: 3, combat: { hitsOn: 9, dice: 1 }, move: 2, capacity: 8, sustain: true },
      },
    },
    infantry: {
      id: 'spec-ops',
      stats: { cost: 1, perCost: 2, combat: { hitsOn: 7, dice: 1 } },
      upgrade: { technology: 'spec-ops-ii', stats: { cost: 1, perCost: 2, combat: { hitsOn: 6, dice: 1 } } },
    },
  },
  titans: {
    cruiser: {
      id: 'saturn-engine',
      stats: { cost: 2, combat: { hitsOn: 7, dice: 1 }, move: 2, capacity: 1 },
      upgrade: {
        technology: 'saturn-engine-ii',
        stats: { cost: 2, combat: { hitsOn: 6, dice: 1 }, move: 3, capacity: 2, sustain: true },
      },
    },
    pds: {
      id: 'hel-titan',
      stats: {
        combat: { hitsOn: 7, dice: 1 },
        sustain: true,
        cannon: { hitsOn: 6, dice: 1 },
        shield: true,
        production: 1,
      },
      upgrade: {
        technology: 'hel-titan-ii',
        stats: {
          combat: { hitsOn: 6, dice: 1 },
          sustain: true,
          cannon: { hitsOn: 5, dice: 1 },
          cannonRange: 1,
          shield: true,
          production: 1,
        },
      },
    },
  },
  vuilraith: {
    'space-dock': {
      id: 'dimensional-tear',
      stats: { production: 5, freeFighters: 6 },
      upgrade: { technology: 'dimensional-tear-ii', stats: { production: 7, freeFighters: 12 } },
    },
  },
};

type Sheet = { readonly faction: FactionId; readonly sheet: readonly string[] };

/** The unit of its own that a player has of this kind. */
function ownUnitOf({ faction, sheet }: Sheet, unit: UnitType): OwnUnit | undefined {
  const own = ownUnits[faction]?.[unit];
  if (own && sheet.includes(own.id)) return own;
  const copied = own ? undefined : copiedUnits.find(each => each.unit === unit && sheet.includes(each.own.id));
  return copied?.own;
}

/** Has a player copied the upgrade of another faction's unit of this kind, in place of the unit on its own sheet? */
export const hasCopiedUnit = (player: Sheet, unit: UnitType): boolean => {
  const own = ownUnitOf(player, unit);
  return own !== undefined && ownUnits[player.faction]?.[unit] !== own;
};

/** Units of all factions, for those that copy them. */
const copiedUnits = Object.values(ownUnits).flatMap(units =>
  Object.entries(units).map(([unit, own]) => ({ unit: unit as UnitType, own })),
);

/** The unit that a faction's upgrade is of. */
export const unitUpgradedBy = (technology: TechnologyId): FactionUnitId | undefined =>
  copiedUnits.find(({ own }) => own.upgrade.technology === technology)?.own.id;

/**
 * Is a technology in a player's deck? Others' faction technologies are not, nor is the usual upgrade of a unit that its
 * faction has one of its own for (LRR 97).
 */
export function isInDeckOf(player: Sheet, id: TechnologyId): boolean {
  const { faction, upgrades: unit } = technologies[id];
  if (faction !== undefined) return player.sheet.includes(id);
  return unit === undefined || ownUnitOf(player, unit) === undefined;
}

/** What a unit's card or sheet says, unit upgrades counted. */
export function printedStats(
  player: Sheet & { readonly technologies: readonly TechnologyId[] },
  unit: UnitType,
): UnitStats {
  const { faction, technologies: known } = player;
  if (unit === 'mech') return mechs[faction];
  const own = ownUnitOf(player, unit);
  const upgrade = own?.upgrade ?? upgrades[unit];
  if (upgrade && known.includes(upgrade.technology)) return upgrade.stats;
  return own?.stats ?? (unit === 'flagship' ? flagships[faction] : units[unit]);
}
