import type { Faction } from '../faction.ts';
import { futureSight, theCompany } from './abilities.ts';
import { fieldMarshalMercer } from './field-marshal-mercer.ts';
import { ahkSylSiven, artunoTheBetrayer, navarchFeng, theThundarian } from './leaders.ts';
import { memoriaII, temporalCommandSuite } from './technologies.ts';
import { theCavalry } from './the-cavalry.ts';
import { memoria, quantumManipulator } from './units.ts';

/** The Nomad. */
export const nomad: Faction = {
  id: 'nomad',
  pieces: [
    theCompany,
    futureSight,
    memoria,
    quantumManipulator,
    memoriaII,
    temporalCommandSuite,
    artunoTheBetrayer,
    theThundarian,
    fieldMarshalMercer,
    navarchFeng,
    ahkSylSiven,
    theCavalry,
  ],
};
