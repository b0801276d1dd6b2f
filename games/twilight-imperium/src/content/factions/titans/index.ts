import type { Faction } from '../faction.ts';
import { awaken, coalescence, terragenesis } from './abilities.ts';
import { tellurian, tungstantus, ulTheProgenitor } from './leaders.ts';
import { helTitanII, saturnEngineII } from './technologies.ts';
import { terraform } from './terraform.ts';
import { hecatoncheires, helTitan, ouranos, saturnEngine } from './units.ts';

export const titans: Faction = {
  id: 'titans',
  pieces: [
    terragenesis,
    awaken,
    coalescence,
    ouranos,
    saturnEngine,
    helTitan,
    hecatoncheires,
    helTitanII,
    saturnEngineII,
    tellurian,
    tungstantus,
    ulTheProgenitor,
    terraform,
  ],
};
