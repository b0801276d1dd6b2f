import type { DeckPiece } from '../../moments/sockets.ts';
import type { ActionCard } from './action-card.ts';
import { archaeologicalExpedition } from './archaeological-expedition.ts';
import { crippleDefenses } from './cripple-defenses.ts';
import { directHit } from './direct-hit.ts';
import { divertFunding } from './divert-funding.ts';
import { economicInitiative } from './economic-initiative.ts';
import { explorationProbe } from './exploration-probe.ts';
import { fighterConscription } from './fighter-conscription.ts';
import { focusedResearch } from './focused-research.ts';
import { frontlineDeployment } from './frontline-deployment.ts';
import { ghostShip } from './ghost-ship.ts';
import { impersonation } from './impersonation.ts';
import { industrialInitiative } from './industrial-initiative.ts';
import { insubordination } from './insubordination.ts';
import { luckyShot } from './lucky-shot.ts';
import { miningInitiative } from './mining-initiative.ts';
import { moraleBoost } from './morale-boost.ts';
import { plagiarize } from './plagiarize.ts';
import { plague } from './plague.ts';
import { reactorMeltdown } from './reactor-meltdown.ts';
import { refitTroops } from './refit-troops.ts';
import { repealLaw } from './repeal-law.ts';
import { riseOfAMessiah } from './rise-of-a-messiah.ts';
import { sabotage } from './sabotage.ts';
import { scuttle } from './scuttle.ts';
import { seizeArtifact } from './seize-artifact.ts';
import { shieldsHolding } from './shields-holding.ts';
import { signalJamming } from './signal-jamming.ts';
import { spy } from './spy.ts';
import { tacticalBombardment } from './tactical-bombardment.ts';
import { unexpectedAction } from './unexpected-action.ts';
import { unstablePlanet } from './unstable-planet.ts';
import { uprising } from './uprising.ts';
import { warEffort } from './war-effort.ts';

export const actionCards: readonly ActionCard[] = [
  archaeologicalExpedition,
  crippleDefenses,
  directHit,
  divertFunding,
  economicInitiative,
  explorationProbe,
  fighterConscription,
  focusedResearch,
  frontlineDeployment,
  ghostShip,
  impersonation,
  industrialInitiative,
  insubordination,
  luckyShot,
  miningInitiative,
  moraleBoost,
  plagiarize,
  plague,
  reactorMeltdown,
  refitTroops,
  repealLaw,
  riseOfAMessiah,
  sabotage,
  scuttle,
  seizeArtifact,
  shieldsHolding,
  signalJamming,
  spy,
  tacticalBombardment,
  unexpectedAction,
  unstablePlanet,
  uprising,
  warEffort,
];

export function installActionCards(): void {
  for (const card of actionCards) card.install();
}

export const actionCardDeck = (): DeckPiece[] => actionCards.flatMap(({ pieces }) => pieces);
