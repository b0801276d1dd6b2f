import type { Faction } from '../faction.ts';
import { mitosis } from './abilities.ts';
import { dirzugaRophal, letaniMiasmiala, letaniOspha } from './leaders.ts';
import { stymie } from './stymie.ts';
import { bioplasmosis, letaniWarriorII } from './technologies.ts';
import { duhaMenaimon, letaniBehemoth, letaniWarrior } from './units.ts';

/** The Arborec. */
export const arborec: Faction = {
  id: 'arborec',
  pieces: [
    mitosis,
    letaniWarrior,
    duhaMenaimon,
    letaniBehemoth,
    bioplasmosis,
    letaniWarriorII,
    letaniOspha,
    dirzugaRophal,
    letaniMiasmiala,
    stymie,
  ],
};
