import type { Faction } from '../faction.ts';
import { galacticThreat, propagation, technologicalSingularity } from './abilities.ts';
import { antivirus } from './antivirus.ts';
import { nekroAcidos, nekroMalleon, unitDsgnFlayesh } from './leaders.ts';
import { valefarAssimilatorX, valefarAssimilatorY } from './technologies.ts';
import { mordred, theAlastor } from './units.ts';

/** The Nekro Virus. */
export const nekro: Faction = {
  id: 'nekro',
  pieces: [
    galacticThreat,
    technologicalSingularity,
    propagation,
    theAlastor,
    mordred,
    valefarAssimilatorX,
    valefarAssimilatorY,
    nekroMalleon,
    nekroAcidos,
    unitDsgnFlayesh,
    antivirus,
  ],
};
