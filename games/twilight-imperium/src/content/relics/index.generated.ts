// Written by scripts/generate-registries.ts from the files of this folder: `npm run generate`.
import { bookOfLatvinia } from './book-of-latvinia.ts';
import { circletOfTheVoid } from './circlet-of-the-void.ts';
import { dominusOrb } from './dominus-orb.ts';
import { dynamisCore } from './dynamis-core.ts';
import { jrXs455O } from './jr-xs455-o.ts';
import { lightrailOrdnance } from './lightrail-ordnance.ts';
import { mawOfWorlds } from './maw-of-worlds.ts';
import { metaliVoidArmaments } from './metali-void-armaments.ts';
import { nanoForge } from './nano-forge.ts';
import { neuraloop } from './neuraloop.ts';
import { scepterOfEmelpar } from './scepter-of-emelpar.ts';
import { shardOfTheThrone } from './shard-of-the-throne.ts';
import { stellarConverter } from './stellar-converter.ts';
import { theCodex } from './the-codex.ts';
import { theCrownOfEmphidia } from './the-crown-of-emphidia.ts';
import { theCrownOfThalnos } from './the-crown-of-thalnos.ts';
import { theObsidian } from './the-obsidian.ts';
import { theProphetsTears } from './the-prophets-tears.ts';

export const cards = {
  'book-of-latvinia': bookOfLatvinia,
  'circlet-of-the-void': circletOfTheVoid,
  'dominus-orb': dominusOrb,
  'dynamis-core': dynamisCore,
  'jr-xs455-o': jrXs455O,
  'lightrail-ordnance': lightrailOrdnance,
  'maw-of-worlds': mawOfWorlds,
  'metali-void-armaments': metaliVoidArmaments,
  'nano-forge': nanoForge,
  neuraloop,
  'scepter-of-emelpar': scepterOfEmelpar,
  'shard-of-the-throne': shardOfTheThrone,
  'stellar-converter': stellarConverter,
  'the-codex': theCodex,
  'the-crown-of-emphidia': theCrownOfEmphidia,
  'the-crown-of-thalnos': theCrownOfThalnos,
  'the-obsidian': theObsidian,
  'the-prophets-tears': theProphetsTears,
};
