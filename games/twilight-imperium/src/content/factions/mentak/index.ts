import type { Faction } from '../faction.ts';
import { ambush, pillage } from './abilities.ts';
import { ipswitch, suffiAn, sulaMentarion } from './leaders.ts';
import { promiseOfProtection } from './promise-of-protection.ts';
import { mirrorComputing, salvageOperations } from './technologies.ts';
import { fourthMoon, mollTerminus } from './units.ts';

/** The Mentak Coalition. */
export const mentak: Faction = {
  id: 'mentak',
  pieces: [
    ambush,
    pillage,
    fourthMoon,
    mollTerminus,
    mirrorComputing,
    salvageOperations,
    suffiAn,
    sulaMentarion,
    ipswitch,
    promiseOfProtection,
  ],
};
