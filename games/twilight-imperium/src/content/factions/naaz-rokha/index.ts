import type { Faction } from '../faction.ts';
import { distantSuns, fabrication } from './abilities.ts';
import { blackMarketForgery } from './black-market-forgery.ts';
import { dartAndTai, garvAndGunn, heshAndPrit } from './leaders.ts';
import { preFabArcologies, supercharge } from './technologies.ts';
import { eidolon, viszElVir } from './units.ts';

/** The Naaz-Rokha Alliance. */
export const naazRokha: Faction = {
  id: 'naaz-rokha',
  pieces: [
    distantSuns,
    fabrication,
    viszElVir,
    eidolon,
    preFabArcologies,
    supercharge,
    garvAndGunn,
    dartAndTai,
    heshAndPrit,
    blackMarketForgery,
  ],
};
