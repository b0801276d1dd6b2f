import type { Faction } from '../faction.ts';
import { devotion, indoctrination } from './abilities.ts';
import { dannelOfTheTenth } from './dannel-of-the-tenth.ts';
import { greyfireMutagen } from './greyfire-mutagen.ts';
import { brotherMilor, brotherOmar } from './leaders.ts';
import { impulseCore, yinSpinner } from './technologies.ts';
import { moyinsAshes, vanHauge } from './units.ts';

/** The Yin Brotherhood. */
export const yin: Faction = {
  id: 'yin',
  pieces: [
    indoctrination,
    devotion,
    vanHauge,
    moyinsAshes,
    impulseCore,
    yinSpinner,
    brotherMilor,
    brotherOmar,
    dannelOfTheTenth,
    greyfireMutagen,
  ],
};
