import { deepEqual } from 'node:assert/strict';
import { test } from 'vitest';
import { type FactionFacts, factions } from './factions.ts';

/**
 * Copied from the sheets a second time: id, set, tiles, commodities, units to begin with, technologies
 * (Nekro's assimilators are not in the game yet).
 */
const asPrinted = `
  arborec base home:05 gate:- commodities:3 carrier:1 cruiser:1 fighter:2 infantry:4 pds:1 space-dock:1 magen-defense-grid
  creuss base home:51 gate:17 commodities:4 carrier:1 destroyer:2 fighter:2 infantry:4 space-dock:1 gravity-drive
  hacan base home:16 gate:- commodities:6 carrier:2 cruiser:1 fighter:2 infantry:4 space-dock:1 antimass-deflectors,sarween-tools
  jolnar base home:12 gate:- commodities:4 carrier:2 dreadnought:1 fighter:1 infantry:2 pds:2 space-dock:1 antimass-deflectors,neural-motivator,plasma-scoring,sarween-tools
  l1z1x base home:06 gate:- commodities:2 carrier:1 dreadnought:1 fighter:3 infantry:5 pds:1 space-dock:1 neural-motivator,plasma-scoring
  letnev base home:10 gate:- commodities:2 carrier:1 destroyer:1 dreadnought:1 fighter:1 infantry:3 space-dock:1 antimass-deflectors,plasma-scoring
  mentak base home:02 gate:- commodities:2 carrier:1 cruiser:2 fighter:3 infantry:4 pds:1 space-dock:1 plasma-scoring,sarween-tools
  muaat base home:04 gate:- commodities:4 fighter:2 infantry:4 space-dock:1 war-sun:1 plasma-scoring
  naalu base home:09 gate:- commodities:3 carrier:1 cruiser:1 destroyer:1 fighter:3 infantry:4 pds:1 space-dock:1 neural-motivator,sarween-tools
  nekro base home:08 gate:- commodities:3 carrier:1 cruiser:1 dreadnought:1 fighter:2 infantry:2 space-dock:1 dacxive-animators,valefar-assimilator-x,valefar-assimilator-y
  saar base home:11 gate:- commodities:3 carrier:2 cruiser:1 fighter:2 infantry:4 space-dock:1 antimass-deflectors
  sardakk base home:13 gate:- commodities:3 carrier:2 cruiser:1 infantry:5 pds:1 space-dock:1 -
  sol base home:01 gate:- commodities:4 carrier:2 destroyer:1 fighter:3 infantry:5 space-dock:1 antimass-deflectors,neural-motivator
  winnu base home:07 gate:- commodities:3 carrier:1 cruiser:1 fighter:2 infantry:2 pds:1 space-dock:1 -
  xxcha base home:14 gate:- commodities:4 carrier:1 cruiser:2 fighter:3 infantry:4 pds:1 space-dock:1 graviton-laser-system
  yin base home:03 gate:- commodities:2 carrier:2 destroyer:1 fighter:4 infantry:4 space-dock:1 sarween-tools
  yssaril base home:15 gate:- commodities:3 carrier:2 cruiser:1 fighter:2 infantry:5 pds:1 space-dock:1 neural-motivator
  keleres codex3 home:- gate:- commodities:2 carrier:2 cruiser:1 fighter:2 infantry:2 space-dock:1 -
  argent pok home:58 gate:- commodities:3 carrier:1 destroyer:2 fighter:2 infantry:5 pds:1 space-dock:1 -
  vuilraith pok home:54 gate:- commodities:2 carrier:1 cruiser:1 dreadnought:1 fighter:3 infantry:3 space-dock:1 self-assembly-routines
  empyrean pok home:56 gate:- commodities:4 carrier:2 destroyer:1 fighter:2 infantry:4 space-dock:1 dark-energy-tap
  mahact pok home:52 gate:- commodities:3 carrier:1 cruiser:1 dreadnought:1 fighter:2 infantry:3 space-dock:1 bio-stims,predictive-intelligence
  nomad pok home:53 gate:- commodities:4 carrier:1 destroyer:1 fighter:3 flagship:1 infantry:4 space-dock:1 sling-relay
  naaz-rokha pok home:57 gate:- commodities:3 carrier:2 destroyer:1 fighter:2 infantry:3 mech:1 space-dock:1 ai-development-algorithm,psychoarchaeology
  titans pok home:55 gate:- commodities:2 cruiser:2 dreadnought:1 fighter:2 infantry:3 space-dock:1 antimass-deflectors,scanlink-drone-network
  last-bastion te home:92 gate:- commodities:1 carrier:1 cruiser:1 dreadnought:1 fighter:2 infantry:3 space-dock:1 -
  deepwrought te home:95 gate:- commodities:3 carrier:1 dreadnought:1 fighter:4 infantry:3 space-dock:1 -
  firmament te home:96a gate:- commodities:3 carrier:1 cruiser:1 destroyer:1 fighter:3 infantry:3 space-dock:1 -
  obsidian te home:96b gate:- commodities:3 -
  crimson-rebellion te home:118 gate:94 commodities:2 carrier:1 destroyer:2 fighter:3 infantry:4 pds:1 space-dock:1 -
  ral-nel te home:93 gate:- commodities:4 carrier:1 destroyer:1 dreadnought:1 fighter:2 infantry:4 pds:2 space-dock:1 -
`;

function row([id, facts]: [string, FactionFacts]): string {
  const units = Object.entries(facts.units).map(([unit, count]) => `${unit}:${count}`);
  const tiles = [`home:${facts.home ?? '-'}`, `gate:${facts.gate ?? '-'}`];
  const technologies = [...facts.technologies].sort().join() || '-';
  return [id, facts.source, ...tiles, `commodities:${facts.commodities}`, ...units.sort(), technologies].join(' ');
}

test('every faction begins with what is printed on its sheet', () => {
  deepEqual(Object.entries(factions).map(row).sort(), asPrinted.trim().split(/\n +/).sort());
});
