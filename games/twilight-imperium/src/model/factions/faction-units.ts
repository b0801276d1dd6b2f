import { technologies } from '../cards/technologies.ts';
import type { FactionId, TechnologyId, UnitType } from '../ids.ts';
import { flagships, mechs, type UnitStats, units, upgrades } from '../units/units.ts';
import type { allFactionUnits } from './printed-factions.ts';

export type FactionUnitId = keyof typeof allFactionUnits;

/** A unit that a faction has instead of the usual one; flagships and mechs stand in `units.ts`. */
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

const ownUnits: Readonly<Partial<Record<FactionId, Readonly<Partial<Record<UnitType, OwnUnit>>>>>> = {
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
};

type Sheet = { readonly faction: FactionId; readonly sheet: readonly string[] };

/** The unit of its own that a player has of this kind. */
function ownUnitOf({ faction, sheet }: Sheet, unit: UnitType): OwnUnit | undefined {
  const own = ownUnits[faction]?.[unit];
  return own && sheet.includes(own.id) ? own : undefined;
}

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
  if (unit === 'flagship') return flagships[faction];
  if (unit === 'mech') return mechs[faction];
  const own = ownUnitOf(player, unit);
  const upgrade = own?.upgrade ?? upgrades[unit];
  return upgrade && known.includes(upgrade.technology) ? upgrade.stats : (own?.stats ?? units[unit]);
}
