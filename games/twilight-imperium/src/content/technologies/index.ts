import type { GenericTechnologyId } from '../../model/ids.ts';
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
import type { Technology } from './technology.ts';
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

const cards = {
  'antimass-deflectors': antimassDeflectors,
  'gravity-drive': gravityDrive,
  'fleet-logistics': fleetLogistics,
  'light-wave-deflector': lightWaveDeflector,
  'dark-energy-tap': darkEnergyTap,
  'sling-relay': slingRelay,
  'neural-motivator': neuralMotivator,
  'dacxive-animators': dacxiveAnimators,
  'hyper-metabolism': hyperMetabolism,
  'x-89-bacterial-weapon': x89BacterialWeapon,
  psychoarchaeology,
  'bio-stims': bioStims,
  'plasma-scoring': plasmaScoring,
  'magen-defense-grid': magenDefenseGrid,
  'duranium-armor': duraniumArmor,
  'assault-cannon': assaultCannon,
  'ai-development-algorithm': aiDevelopmentAlgorithm,
  'self-assembly-routines': selfAssemblyRoutines,
  'sarween-tools': sarweenTools,
  'graviton-laser-system': gravitonLaserSystem,
  'transit-diodes': transitDiodes,
  'integrated-economy': integratedEconomy,
  'scanlink-drone-network': scanlinkDroneNetwork,
  'predictive-intelligence': predictiveIntelligence,
  'war-sun': warSun,
  'space-dock-ii': spaceDockII,
  'cruiser-ii': cruiserII,
  'dreadnought-ii': dreadnoughtII,
  'destroyer-ii': destroyerII,
  'pds-ii': pdsII,
  'carrier-ii': carrierII,
  'fighter-ii': fighterII,
  'infantry-ii': infantryII,
} satisfies Record<GenericTechnologyId, Technology>;

export function installTechnologies(): void {
  for (const card of Object.values(cards)) card.install();
}
