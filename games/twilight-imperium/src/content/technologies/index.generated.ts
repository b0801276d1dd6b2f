// Written by scripts/generate-registries.ts from the files of this folder: `npm run generate`.
import { aiDevelopmentAlgorithm } from './ai-development-algorithm.ts';
import { antimassDeflectors } from './antimass-deflectors.ts';
import { assaultCannon } from './assault-cannon.ts';
import { bioStims } from './bio-stims.ts';
import { dacxiveAnimators } from './dacxive-animators.ts';
import { darkEnergyTap } from './dark-energy-tap.ts';
import { duraniumArmor } from './duranium-armor.ts';
import { fleetLogistics } from './fleet-logistics.ts';
import { gravitonLaserSystem } from './graviton-laser-system.ts';
import { gravityDrive } from './gravity-drive.ts';
import { hyperMetabolism } from './hyper-metabolism.ts';
import { infantryII } from './infantry-ii.ts';
import { integratedEconomy } from './integrated-economy.ts';
import { lightWaveDeflector } from './light-wave-deflector.ts';
import { magenDefenseGrid } from './magen-defense-grid.ts';
import { neuralMotivator } from './neural-motivator.ts';
import { plasmaScoring } from './plasma-scoring.ts';
import { predictiveIntelligence } from './predictive-intelligence.ts';
import { psychoarchaeology } from './psychoarchaeology.ts';
import { sarweenTools } from './sarween-tools.ts';
import { scanlinkDroneNetwork } from './scanlink-drone-network.ts';
import { selfAssemblyRoutines } from './self-assembly-routines.ts';
import { slingRelay } from './sling-relay.ts';
import { transitDiodes } from './transit-diodes.ts';
import {
  carrierII,
  cruiserII,
  destroyerII,
  dreadnoughtII,
  fighterII,
  pdsII,
  spaceDockII,
  warSun,
} from './unit-upgrades.ts';
import { x89BacterialWeapon } from './x-89-bacterial-weapon.ts';

export const cards = {
  'ai-development-algorithm': aiDevelopmentAlgorithm,
  'antimass-deflectors': antimassDeflectors,
  'assault-cannon': assaultCannon,
  'bio-stims': bioStims,
  'dacxive-animators': dacxiveAnimators,
  'dark-energy-tap': darkEnergyTap,
  'duranium-armor': duraniumArmor,
  'fleet-logistics': fleetLogistics,
  'graviton-laser-system': gravitonLaserSystem,
  'gravity-drive': gravityDrive,
  'hyper-metabolism': hyperMetabolism,
  'infantry-ii': infantryII,
  'integrated-economy': integratedEconomy,
  'light-wave-deflector': lightWaveDeflector,
  'magen-defense-grid': magenDefenseGrid,
  'neural-motivator': neuralMotivator,
  'plasma-scoring': plasmaScoring,
  'predictive-intelligence': predictiveIntelligence,
  psychoarchaeology,
  'sarween-tools': sarweenTools,
  'scanlink-drone-network': scanlinkDroneNetwork,
  'self-assembly-routines': selfAssemblyRoutines,
  'sling-relay': slingRelay,
  'transit-diodes': transitDiodes,
  'carrier-ii': carrierII,
  'cruiser-ii': cruiserII,
  'destroyer-ii': destroyerII,
  'dreadnought-ii': dreadnoughtII,
  'fighter-ii': fighterII,
  'pds-ii': pdsII,
  'space-dock-ii': spaceDockII,
  'war-sun': warSun,
  'x-89-bacterial-weapon': x89BacterialWeapon,
};
