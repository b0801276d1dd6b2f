// Written by scripts/generate-registries.ts from the files of this folder: `npm run generate`.
import { antimassDeflectors } from './blue/antimass-deflectors.ts';
import { darkEnergyTap } from './blue/dark-energy-tap.ts';
import { fleetLogistics } from './blue/fleet-logistics.ts';
import { gravityDrive } from './blue/gravity-drive.ts';
import { lightWaveDeflector } from './blue/light-wave-deflector.ts';
import { slingRelay } from './blue/sling-relay.ts';
import { bioStims } from './green/bio-stims.ts';
import { dacxiveAnimators } from './green/dacxive-animators.ts';
import { hyperMetabolism } from './green/hyper-metabolism.ts';
import { neuralMotivator } from './green/neural-motivator.ts';
import { psychoarchaeology } from './green/psychoarchaeology.ts';
import { x89BacterialWeapon } from './green/x-89-bacterial-weapon.ts';
import { aiDevelopmentAlgorithm } from './red/ai-development-algorithm.ts';
import { assaultCannon } from './red/assault-cannon.ts';
import { duraniumArmor } from './red/duranium-armor.ts';
import { magenDefenseGrid } from './red/magen-defense-grid.ts';
import { plasmaScoring } from './red/plasma-scoring.ts';
import { selfAssemblyRoutines } from './red/self-assembly-routines.ts';
import { infantryII } from './unit-upgrades/infantry-ii.ts';
import {
  carrierII,
  cruiserII,
  destroyerII,
  dreadnoughtII,
  fighterII,
  pdsII,
  spaceDockII,
  warSun,
} from './unit-upgrades/unit-upgrades.ts';
import { gravitonLaserSystem } from './yellow/graviton-laser-system.ts';
import { integratedEconomy } from './yellow/integrated-economy.ts';
import { predictiveIntelligence } from './yellow/predictive-intelligence.ts';
import { sarweenTools } from './yellow/sarween-tools.ts';
import { scanlinkDroneNetwork } from './yellow/scanlink-drone-network.ts';
import { transitDiodes } from './yellow/transit-diodes.ts';

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
