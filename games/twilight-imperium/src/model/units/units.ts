import type { FactionId, TechnologyId, UnitType } from '../ids.ts';

/** Dice rolled and the least result that hits. */
export interface Roll {
  readonly hitsOn: number;
  readonly dice: number;
}

/** What is printed about a unit. What is absent it does not have. */
export interface UnitStats {
  readonly cost?: number;
  /** Units that one payment of the cost brings; 1 unless told. */
  readonly perCost?: number;
  readonly combat?: Roll;
  readonly move?: number;
  readonly capacity?: number;
  readonly sustain?: true;
  readonly barrage?: Roll;
  readonly bombardment?: Roll;
  readonly cannon?: Roll;
  /** How many systems away its Space Cannon reaches. */
  readonly cannonRange?: number;
  readonly shield?: true;
  readonly breaksShield?: true;
  readonly production?: number;
  /** Production equal to the planet's resources and this. */
  readonly productionPlusResources?: number;
  /** Fighters in the system that need no capacity. */
  readonly freeFighters?: number;
}

type PlainUnit = Exclude<UnitType, 'flagship' | 'mech'>;

export const units: Readonly<Record<PlainUnit, UnitStats>> = {
  'war-sun': {
    cost: 12,
    combat: { hitsOn: 3, dice: 3 },
    move: 2,
    capacity: 6,
    sustain: true,
    bombardment: { hitsOn: 3, dice: 3 },
    breaksShield: true,
  },
  dreadnought: {
    cost: 4,
    combat: { hitsOn: 5, dice: 1 },
    move: 1,
    capacity: 1,
    sustain: true,
    bombardment: { hitsOn: 5, dice: 1 },
  },
  carrier: { cost: 3, combat: { hitsOn: 9, dice: 1 }, move: 1, capacity: 4 },
  cruiser: { cost: 2, combat: { hitsOn: 7, dice: 1 }, move: 2 },
  destroyer: { cost: 1, combat: { hitsOn: 9, dice: 1 }, move: 2, barrage: { hitsOn: 9, dice: 2 } },
  fighter: { cost: 1, perCost: 2, combat: { hitsOn: 9, dice: 1 } },
  infantry: { cost: 1, perCost: 2, combat: { hitsOn: 8, dice: 1 } },
  pds: { cannon: { hitsOn: 6, dice: 1 }, shield: true },
  'space-dock': { productionPlusResources: 2, freeFighters: 3 },
};

/** What a unit upgrade technology makes of a unit. */
export const upgrades: Readonly<Partial<Record<UnitType, { technology: TechnologyId; stats: UnitStats }>>> = {
  dreadnought: {
    technology: 'dreadnought-ii',
    stats: {
      cost: 4,
      combat: { hitsOn: 5, dice: 1 },
      move: 2,
      capacity: 1,
      sustain: true,
      bombardment: { hitsOn: 5, dice: 1 },
    },
  },
  carrier: { technology: 'carrier-ii', stats: { cost: 3, combat: { hitsOn: 9, dice: 1 }, move: 2, capacity: 6 } },
  cruiser: { technology: 'cruiser-ii', stats: { cost: 2, combat: { hitsOn: 6, dice: 1 }, move: 3, capacity: 1 } },
  destroyer: {
    technology: 'destroyer-ii',
    stats: { cost: 1, combat: { hitsOn: 8, dice: 1 }, move: 2, barrage: { hitsOn: 6, dice: 3 } },
  },
  fighter: { technology: 'fighter-ii', stats: { cost: 1, perCost: 2, combat: { hitsOn: 8, dice: 1 }, move: 2 } },
  infantry: { technology: 'infantry-ii', stats: { cost: 1, perCost: 2, combat: { hitsOn: 7, dice: 1 } } },
  pds: { technology: 'pds-ii', stats: { cannon: { hitsOn: 5, dice: 1 }, cannonRange: 1, shield: true } },
  'space-dock': { technology: 'space-dock-ii', stats: { productionPlusResources: 4, freeFighters: 3 } },
};

export const flagships: Readonly<Record<FactionId, UnitStats>> = {
  arborec: { cost: 8, combat: { hitsOn: 7, dice: 2 }, move: 1, capacity: 5, sustain: true },
  creuss: { cost: 8, combat: { hitsOn: 5, dice: 1 }, move: 1, capacity: 3, sustain: true },
  hacan: { cost: 8, combat: { hitsOn: 7, dice: 2 }, move: 1, capacity: 3, sustain: true },
  jolnar: { cost: 8, combat: { hitsOn: 6, dice: 2 }, move: 1, capacity: 3, sustain: true },
  l1z1x: { cost: 8, combat: { hitsOn: 5, dice: 2 }, move: 1, capacity: 5, sustain: true },
  letnev: {
    cost: 8,
    combat: { hitsOn: 5, dice: 2 },
    move: 1,
    capacity: 3,
    sustain: true,
    bombardment: { hitsOn: 5, dice: 3 },
    breaksShield: true,
  },
  mentak: { cost: 8, combat: { hitsOn: 7, dice: 2 }, move: 1, capacity: 3, sustain: true },
  muaat: { cost: 8, combat: { hitsOn: 5, dice: 2 }, move: 1, capacity: 3, sustain: true },
  naalu: { cost: 8, combat: { hitsOn: 9, dice: 2 }, move: 1, capacity: 6, sustain: true },
  nekro: { cost: 8, combat: { hitsOn: 9, dice: 2 }, move: 1, capacity: 3, sustain: true },
  saar: {
    cost: 8,
    combat: { hitsOn: 5, dice: 2 },
    move: 1,
    capacity: 3,
    sustain: true,
    barrage: { hitsOn: 6, dice: 4 },
  },
  sardakk: { cost: 8, combat: { hitsOn: 6, dice: 2 }, move: 1, capacity: 3, sustain: true },
  sol: { cost: 8, combat: { hitsOn: 5, dice: 2 }, move: 1, capacity: 12, sustain: true },
  winnu: { cost: 8, combat: { hitsOn: 7, dice: 1 }, move: 1, capacity: 3, sustain: true },
  xxcha: {
    cost: 8,
    combat: { hitsOn: 7, dice: 2 },
    move: 1,
    capacity: 3,
    sustain: true,
    cannon: { hitsOn: 5, dice: 3 },
    cannonRange: 1,
  },
  yin: { cost: 8, combat: { hitsOn: 9, dice: 2 }, move: 1, capacity: 3, sustain: true },
  yssaril: { cost: 8, combat: { hitsOn: 5, dice: 2 }, move: 2, capacity: 3, sustain: true },
  keleres: { cost: 8, combat: { hitsOn: 7, dice: 2 }, move: 1, capacity: 6, sustain: true },
  argent: { cost: 8, combat: { hitsOn: 7, dice: 2 }, move: 1, capacity: 3, sustain: true },
  vuilraith: {
    cost: 8,
    combat: { hitsOn: 5, dice: 2 },
    move: 1,
    capacity: 3,
    sustain: true,
    bombardment: { hitsOn: 5, dice: 1 },
  },
  empyrean: { cost: 8, combat: { hitsOn: 5, dice: 2 }, move: 1, capacity: 3, sustain: true },
  mahact: { cost: 8, combat: { hitsOn: 5, dice: 2 }, move: 1, capacity: 3, sustain: true },
  nomad: {
    cost: 8,
    combat: { hitsOn: 7, dice: 2 },
    move: 1,
    capacity: 3,
    sustain: true,
    barrage: { hitsOn: 8, dice: 3 },
  },
  'naaz-rokha': { cost: 8, combat: { hitsOn: 9, dice: 2 }, move: 1, capacity: 4, sustain: true },
  titans: { cost: 8, combat: { hitsOn: 7, dice: 2 }, move: 1, capacity: 3, sustain: true },
  'last-bastion': { cost: 8, combat: { hitsOn: 9, dice: 1 }, move: 1, capacity: 3, sustain: true, production: 1 },
  deepwrought: { cost: 8, combat: { hitsOn: 7, dice: 2 }, move: 1, capacity: 6, sustain: true },
  firmament: { cost: 8, combat: { hitsOn: 5, dice: 2 }, move: 1, capacity: 3, sustain: true },
  obsidian: { cost: 8, combat: { hitsOn: 5, dice: 3 }, move: 1, capacity: 3, sustain: true },
  'crimson-rebellion': { cost: 8, combat: { hitsOn: 5, dice: 2 }, move: 1, capacity: 3, sustain: true },
  'ral-nel': { cost: 8, combat: { hitsOn: 8, dice: 2 }, move: 2, capacity: 4, sustain: true },
};

export const mechs: Readonly<Record<FactionId, UnitStats>> = {
  arborec: { cost: 2, combat: { hitsOn: 6, dice: 1 }, sustain: true, shield: true, production: 2 },
  creuss: { cost: 2, combat: { hitsOn: 6, dice: 1 }, sustain: true },
  hacan: { cost: 2, combat: { hitsOn: 6, dice: 1 }, sustain: true },
  jolnar: { cost: 2, combat: { hitsOn: 6, dice: 1 }, sustain: true },
  l1z1x: { cost: 2, combat: { hitsOn: 6, dice: 1 }, sustain: true, bombardment: { hitsOn: 8, dice: 1 } },
  letnev: { cost: 2, combat: { hitsOn: 6, dice: 1 }, sustain: true },
  mentak: { cost: 2, combat: { hitsOn: 6, dice: 1 }, sustain: true },
  muaat: { cost: 2, combat: { hitsOn: 6, dice: 1 }, sustain: true },
  naalu: { cost: 2, combat: { hitsOn: 6, dice: 1 }, sustain: true },
  nekro: { cost: 2, combat: { hitsOn: 6, dice: 1 }, sustain: true },
  saar: { cost: 2, combat: { hitsOn: 6, dice: 1 }, sustain: true },
  sardakk: { cost: 2, combat: { hitsOn: 6, dice: 1 }, sustain: true },
  sol: { cost: 2, combat: { hitsOn: 6, dice: 1 }, sustain: true },
  winnu: { cost: 2, combat: { hitsOn: 6, dice: 1 }, sustain: true },
  xxcha: { cost: 2, combat: { hitsOn: 6, dice: 1 }, sustain: true, cannon: { hitsOn: 8, dice: 1 }, cannonRange: 1 },
  yin: { cost: 2, combat: { hitsOn: 6, dice: 1 }, sustain: true },
  yssaril: { cost: 2, combat: { hitsOn: 6, dice: 1 }, sustain: true },
  keleres: { cost: 2, combat: { hitsOn: 6, dice: 1 }, sustain: true },
  argent: { cost: 2, combat: { hitsOn: 6, dice: 1 }, sustain: true },
  vuilraith: { cost: 2, combat: { hitsOn: 6, dice: 1 }, sustain: true },
  empyrean: { cost: 2, combat: { hitsOn: 6, dice: 1 }, sustain: true },
  mahact: { cost: 2, combat: { hitsOn: 6, dice: 1 }, sustain: true },
  nomad: { cost: 2, combat: { hitsOn: 6, dice: 1 }, sustain: true },
  'naaz-rokha': { cost: 2, combat: { hitsOn: 6, dice: 2 }, sustain: true },
  titans: { cost: 2, combat: { hitsOn: 6, dice: 1 }, sustain: true },
  'last-bastion': { cost: 2, combat: { hitsOn: 6, dice: 1 }, sustain: true },
  deepwrought: { cost: 2, combat: { hitsOn: 6, dice: 1 }, sustain: true, production: 1 },
  firmament: { cost: 2, combat: { hitsOn: 6, dice: 1 }, sustain: true },
  obsidian: { cost: 2, combat: { hitsOn: 6, dice: 1 }, sustain: true },
  'crimson-rebellion': { cost: 2, combat: { hitsOn: 6, dice: 1 }, sustain: true },
  'ral-nel': { cost: 2, combat: { hitsOn: 6, dice: 1 }, sustain: true },
};

/** Plastic pieces each player has; fighters and infantry go on with tokens. */
export const pieces: Readonly<Record<UnitType, number>> = {
  'war-sun': 2,
  flagship: 1,
  dreadnought: 5,
  carrier: 4,
  cruiser: 8,
  destroyer: 8,
  fighter: 10,
  mech: 4,
  infantry: 12,
  pds: 6,
  'space-dock': 3,
};
