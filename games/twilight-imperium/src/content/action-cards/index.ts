import type { DeckPiece } from '../../moments/sockets.ts';
import type { ActionCard } from './action-card.ts';
import { ancientBurialSites } from './ancient-burial-sites.ts';
import { archaeologicalExpedition } from './archaeological-expedition.ts';
import { assassinateRepresentative } from './assassinate-representative.ts';
import { bribery } from './bribery.ts';
import { confoundingLegalText } from './confounding-legal-text.ts';
import { confusingLegalText } from './confusing-legal-text.ts';
import { constructionRider } from './construction-rider.ts';
import { crippleDefenses } from './cripple-defenses.ts';
import { deadlyPlot } from './deadly-plot.ts';
import { diplomacyRider } from './diplomacy-rider.ts';
import { diplomaticPressure } from './diplomatic-pressure.ts';
import { directHit } from './direct-hit.ts';
import { distinguishedCouncilor } from './distinguished-councilor.ts';
import { divertFunding } from './divert-funding.ts';
import { economicInitiative } from './economic-initiative.ts';
import { explorationProbe } from './exploration-probe.ts';
import { fighterConscription } from './fighter-conscription.ts';
import { focusedResearch } from './focused-research.ts';
import { frontlineDeployment } from './frontline-deployment.ts';
import { ghostShip } from './ghost-ship.ts';
import { hackElection } from './hack-election.ts';
import { imperialRider } from './imperial-rider.ts';
import { impersonation } from './impersonation.ts';
import { industrialInitiative } from './industrial-initiative.ts';
import { insiderInformation } from './insider-information.ts';
import { insubordination } from './insubordination.ts';
import { leadershipRider } from './leadership-rider.ts';
import { luckyShot } from './lucky-shot.ts';
import { miningInitiative } from './mining-initiative.ts';
import { moraleBoost } from './morale-boost.ts';
import { plagiarize } from './plagiarize.ts';
import { plague } from './plague.ts';
import { politicsRider } from './politics-rider.ts';
import { reactorMeltdown } from './reactor-meltdown.ts';
import { refitTroops } from './refit-troops.ts';
import { repealLaw } from './repeal-law.ts';
import { riseOfAMessiah } from './rise-of-a-messiah.ts';
import { sabotage } from './sabotage.ts';
import { sanction } from './sanction.ts';
import { scuttle } from './scuttle.ts';
import { seizeArtifact } from './seize-artifact.ts';
import { shieldsHolding } from './shields-holding.ts';
import { signalJamming } from './signal-jamming.ts';
import { spy } from './spy.ts';
import { tacticalBombardment } from './tactical-bombardment.ts';
import { technologyRider } from './technology-rider.ts';
import { tradeRider } from './trade-rider.ts';
import { unexpectedAction } from './unexpected-action.ts';
import { unstablePlanet } from './unstable-planet.ts';
import { uprising } from './uprising.ts';
import { veto } from './veto.ts';
import { warEffort } from './war-effort.ts';
import { warfareRider } from './warfare-rider.ts';

export const actionCards: readonly ActionCard[] = [
  ancientBurialSites,
  archaeologicalExpedition,
  assassinateRepresentative,
  bribery,
  confoundingLegalText,
  confusingLegalText,
  constructionRider,
  crippleDefenses,
  deadlyPlot,
  diplomacyRider,
  diplomaticPressure,
  directHit,
  distinguishedCouncilor,
  divertFunding,
  economicInitiative,
  explorationProbe,
  fighterConscription,
  focusedResearch,
  frontlineDeployment,
  ghostShip,
  hackElection,
  imperialRider,
  impersonation,
  industrialInitiative,
  insiderInformation,
  insubordination,
  leadershipRider,
  luckyShot,
  miningInitiative,
  moraleBoost,
  plagiarize,
  plague,
  politicsRider,
  reactorMeltdown,
  refitTroops,
  repealLaw,
  riseOfAMessiah,
  sabotage,
  sanction,
  scuttle,
  seizeArtifact,
  shieldsHolding,
  signalJamming,
  spy,
  tacticalBombardment,
  technologyRider,
  tradeRider,
  unexpectedAction,
  unstablePlanet,
  uprising,
  veto,
  warEffort,
  warfareRider,
];

export function installActionCards(): void {
  for (const card of actionCards) card.install();
}

export const actionCardDeck = (): DeckPiece[] => actionCards.flatMap(({ pieces }) => pieces);
