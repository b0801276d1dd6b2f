import type { Faction } from '../faction.ts';
import { aetherpassage, darkWhispers, voidborn } from './abilities.ts';
import { acamar, conservatorProcyon, xuange } from './leaders.ts';
import { bloodPact, darkPact } from './pacts.ts';
import { aetherstream, voidwatch } from './technologies.ts';
import { dynamo, watcher } from './units.ts';

/** The Empyrean. */
export const empyrean: Faction = {
  id: 'empyrean',
  pieces: [
    voidborn,
    aetherpassage,
    darkWhispers,
    dynamo,
    watcher,
    aetherstream,
    voidwatch,
    acamar,
    xuange,
    conservatorProcyon,
    bloodPact,
    darkPact,
  ],
};
