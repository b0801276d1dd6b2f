import { deepEqual, equal } from 'node:assert/strict';
import { test } from 'vitest';
import { printedStats } from '../factions/faction-units.ts';
import { flagships, mechs, pieces, type Roll, type UnitStats, units, upgrades } from './units.ts';

/** Copied from the cards a second time; rolls as the least hit and the dice, a range behind a plus. */
const asPrinted = `
  cruiser cost:2 combat:7x1 move:2 · cruiser-ii cost:2 combat:6x1 move:3 capacity:1
  carrier cost:3 combat:9x1 move:1 capacity:4 · carrier-ii cost:3 combat:9x1 move:2 capacity:6
  destroyer cost:1 combat:9x1 move:2 barrage:9x2 · destroyer-ii cost:1 combat:8x1 move:2 barrage:6x3
  dreadnought cost:4 combat:5x1 move:1 capacity:1 sustain bombardment:5x1
  dreadnought-ii cost:4 combat:5x1 move:2 capacity:1 sustain bombardment:5x1
  fighter cost:1 per-cost:2 combat:9x1 · fighter-ii cost:1 per-cost:2 combat:8x1 move:2
  infantry cost:1 per-cost:2 combat:8x1 · infantry-ii cost:1 per-cost:2 combat:7x1 · pds cannon:6x1 shield
  pds-ii cannon:5x1+1 shield · space-dock production:+2 free-fighters:3
  space-dock-ii production:+4 free-fighters:3
  war-sun cost:12 combat:3x3 move:2 capacity:6 sustain bombardment:3x3 breaks-shield
  arborec flagship cost:8 combat:7x2 move:1 capacity:5 sustain
  arborec mech cost:2 combat:6x1 sustain shield production:2
  argent flagship cost:8 combat:7x2 move:1 capacity:3 sustain · argent mech cost:2 combat:6x1 sustain
  creuss flagship cost:8 combat:5x1 move:1 capacity:3 sustain · creuss mech cost:2 combat:6x1 sustain
  crimson-rebellion flagship cost:8 combat:5x2 move:1 capacity:3 sustain
  crimson-rebellion mech cost:2 combat:6x1 sustain
  deepwrought flagship cost:8 combat:7x2 move:1 capacity:6 sustain
  deepwrought mech cost:2 combat:6x1 sustain production:1
  empyrean flagship cost:8 combat:5x2 move:1 capacity:3 sustain · empyrean mech cost:2 combat:6x1 sustain
  firmament flagship cost:8 combat:5x2 move:1 capacity:3 sustain · firmament mech cost:2 combat:6x1 sustain
  hacan flagship cost:8 combat:7x2 move:1 capacity:3 sustain · hacan mech cost:2 combat:6x1 sustain
  jolnar flagship cost:8 combat:6x2 move:1 capacity:3 sustain · jolnar mech cost:2 combat:6x1 sustain
  keleres flagship cost:8 combat:7x2 move:1 capacity:6 sustain · keleres mech cost:2 combat:6x1 sustain
  l1z1x flagship cost:8 combat:5x2 move:1 capacity:5 sustain
  l1z1x mech cost:2 combat:6x1 sustain bombardment:8x1
  last-bastion flagship cost:8 combat:9x1 move:1 capacity:3 sustain production:1
  last-bastion mech cost:2 combat:6x1 sustain
  letnev flagship cost:8 combat:5x2 move:1 capacity:3 sustain bombardment:5x3 breaks-shield
  letnev mech cost:2 combat:6x1 sustain · mahact flagship cost:8 combat:5x2 move:1 capacity:3 sustain
  mahact mech cost:2 combat:6x1 sustain · mentak flagship cost:8 combat:7x2 move:1 capacity:3 sustain
  mentak mech cost:2 combat:6x1 sustain · muaat flagship cost:8 combat:5x2 move:1 capacity:3 sustain
  muaat mech cost:2 combat:6x1 sustain · naalu flagship cost:8 combat:9x2 move:1 capacity:6 sustain
  naalu mech cost:2 combat:6x1 sustain · naaz-rokha flagship cost:8 combat:9x2 move:1 capacity:4 sustain
  naaz-rokha mech cost:2 combat:6x2 sustain · nekro flagship cost:8 combat:9x2 move:1 capacity:3 sustain
  nekro mech cost:2 combat:6x1 sustain · nomad flagship cost:8 combat:7x2 move:1 capacity:3 sustain barrage:8x3
  nomad mech cost:2 combat:6x1 sustain · obsidian flagship cost:8 combat:5x3 move:1 capacity:3 sustain
  obsidian mech cost:2 combat:6x1 sustain · ral-nel flagship cost:8 combat:8x2 move:2 capacity:4 sustain
  ral-nel mech cost:2 combat:6x1 sustain · saar flagship cost:8 combat:5x2 move:1 capacity:3 sustain barrage:6x4
  saar mech cost:2 combat:6x1 sustain · sardakk flagship cost:8 combat:6x2 move:1 capacity:3 sustain
  sardakk mech cost:2 combat:6x1 sustain · sol flagship cost:8 combat:5x2 move:1 capacity:12 sustain
  sol mech cost:2 combat:6x1 sustain · titans flagship cost:8 combat:7x2 move:1 capacity:3 sustain
  titans mech cost:2 combat:6x1 sustain
  vuilraith flagship cost:8 combat:5x2 move:1 capacity:3 sustain bombardment:5x1
  vuilraith mech cost:2 combat:6x1 sustain · winnu flagship cost:8 combat:7x1 move:1 capacity:3 sustain
  winnu mech cost:2 combat:6x1 sustain · xxcha flagship cost:8 combat:7x2 move:1 capacity:3 sustain cannon:5x3+1
  xxcha mech cost:2 combat:6x1 sustain cannon:8x1+1 · yin flagship cost:8 combat:9x2 move:1 capacity:3 sustain
  yin mech cost:2 combat:6x1 sustain · yssaril flagship cost:8 combat:5x2 move:2 capacity:3 sustain
  yssaril mech cost:2 combat:6x1 sustain
`;

/** The units of their own that factions which are whole have, copied a second time. */
const ownAsPrinted = `
  l1z1x dreadnought cost:4 combat:5x1 move:1 capacity:2 sustain bombardment:5x1
  l1z1x dreadnought-ii cost:4 combat:4x1 move:2 capacity:2 sustain bombardment:4x1
  muaat war-sun cost:12 combat:3x3 move:1 capacity:6 sustain bombardment:3x3 breaks-shield
  muaat war-sun-ii cost:10 combat:3x3 move:3 capacity:6 sustain bombardment:3x3 breaks-shield
  nomad flagship cost:8 combat:7x2 move:1 capacity:3 sustain barrage:8x3
  nomad flagship-ii cost:8 combat:5x2 move:2 capacity:6 sustain barrage:5x3
  saar space-dock move:1 capacity:4 production:5 · saar space-dock-ii move:2 capacity:5 production:7
  sardakk dreadnought cost:4 combat:5x1 move:1 capacity:1 sustain bombardment:4x2
  sardakk dreadnought-ii cost:4 combat:5x1 move:2 capacity:1 sustain bombardment:4x2
  sol carrier cost:3 combat:9x1 move:1 capacity:6 · sol carrier-ii cost:3 combat:9x1 move:2 capacity:8 sustain
  titans cruiser cost:2 combat:7x1 move:2 capacity:1 · titans cruiser-ii cost:2 combat:6x1 move:3 capacity:2 sustain
  titans pds combat:7x1 sustain cannon:6x1 shield production:1
  titans pds-ii combat:6x1 sustain cannon:5x1+1 shield production:1
  vuilraith space-dock production:5 free-fighters:6 · vuilraith space-dock-ii production:7 free-fighters:12
  sol infantry cost:1 per-cost:2 combat:7x1 · sol infantry-ii cost:1 per-cost:2 combat:6x1
`;

const lines = (text: string): string[] =>
  text
    .trim()
    .split(/ · |\n +/)
    .sort();
const roll = ({ hitsOn, dice }: Roll): string => `${hitsOn}x${dice}`;

function row(name: string, stats: UnitStats): string {
  const range = stats.cannonRange === undefined ? '' : `+${stats.cannonRange}`;
  const production =
    stats.productionPlusResources === undefined ? stats.production : `+${stats.productionPlusResources}`;
  const words = [
    ['cost', stats.cost],
    ['per-cost', stats.perCost],
    ['combat', stats.combat && roll(stats.combat)],
    ['move', stats.move],
    ['capacity', stats.capacity],
    ['sustain', stats.sustain],
    ['barrage', stats.barrage && roll(stats.barrage)],
    ['bombardment', stats.bombardment && roll(stats.bombardment)],
    ['cannon', stats.cannon && `${roll(stats.cannon)}${range}`],
    ['shield', stats.shield],
    ['breaks-shield', stats.breaksShield],
    ['production', production],
    ['free-fighters', stats.freeFighters],
  ].flatMap(([word, value]) => (value === undefined ? [] : value === true ? word : `${word}:${value}`));
  return [name, ...words].join(' ');
}

test('every unit, its upgrade, every flagship and every mech is what is printed on it', () => {
  const rows = [
    ...Object.entries(units).map(([unit, stats]) => row(unit, stats)),
    ...Object.entries(upgrades).map(([unit, { stats }]) => row(`${unit}-ii`, stats)),
    ...Object.entries(flagships).map(([faction, stats]) => row(`${faction} flagship`, stats)),
    ...Object.entries(mechs).map(([faction, stats]) => row(`${faction} mech`, stats)),
  ];
  deepEqual(rows.sort(), lines(asPrinted));
});

test.each([
  ['l1z1x', 'dreadnought', 'super-dreadnought', 'super-dreadnought-ii'],
  ['muaat', 'war-sun', 'prototype-war-sun', 'prototype-war-sun-ii'],
  ['nomad', 'flagship', 'memoria', 'memoria-ii'],
  ['saar', 'space-dock', 'floating-factory', 'floating-factory-ii'],
  ['sardakk', 'dreadnought', 'exotrireme', 'exotrireme-ii'],
  ['sol', 'carrier', 'advanced-carrier', 'advanced-carrier-ii'],
  ['sol', 'infantry', 'spec-ops', 'spec-ops-ii'],
  ['titans', 'cruiser', 'saturn-engine', 'saturn-engine-ii'],
  ['titans', 'pds', 'hel-titan', 'hel-titan-ii'],
  ['vuilraith', 'space-dock', 'dimensional-tear', 'dimensional-tear-ii'],
] as const)('%s has a %s of its own, as it is printed', (faction, unit, id, technology) => {
  const sheet = { faction, sheet: [id, technology] };
  const rows = [
    row(`${faction} ${unit}`, printedStats({ ...sheet, technologies: [] }, unit)),
    row(`${faction} ${unit}-ii`, printedStats({ ...sheet, technologies: [technology] }, unit)),
  ];
  const own = lines(ownAsPrinted).filter(line => new RegExp(`^${faction} ${unit}\\b`).test(line));
  deepEqual(rows.sort(), own);
  const without = { faction, sheet: [], technologies: [technology] };
  equal(printedStats(without, unit), unit === 'flagship' ? flagships[faction] : units[unit]);
});

test('a player has as much plastic as is in the box', () => {
  deepEqual(pieces, {
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
  });
});
