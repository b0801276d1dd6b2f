import { agendaFacts } from '../../model/agendas.ts';
import { agendas, type DeckPiece } from '../../moments/sockets.ts';
import type { AgendaCard } from './agenda.ts';
import { antiIntellectualRevolution } from './anti-intellectual-revolution.ts';
import { archivedSecret } from './archived-secret.ts';
import { armedForcesStandardization } from './armed-forces-standardization.ts';
import { armsReduction } from './arms-reduction.ts';
import { articlesOfWar } from './articles-of-war.ts';
import { checksAndBalances } from './checks-and-balances.ts';
import { clandestineOperations } from './clandestine-operations.ts';
import { classifiedDocumentLeaks } from './classified-document-leaks.ts';
import { colonialRedistribution } from './colonial-redistribution.ts';
import { committeeFormation } from './committee-formation.ts';
import { compensatedDisarmament } from './compensated-disarmament.ts';
import { conventionsOfWar } from './conventions-of-war.ts';
import { coreMining } from './core-mining.ts';
import { covertLegislation } from './covert-legislation.ts';
import { demilitarizedZoneAgenda } from './demilitarized-zone-agenda.ts';
import { economicEquality } from './economic-equality.ts';
import { enforcedTravelBan } from './enforced-travel-ban.ts';
import { executiveSanctions } from './executive-sanctions.ts';
import { fleetRegulations } from './fleet-regulations.ts';
import { galacticCrisisPact } from './galactic-crisis-pact.ts';
import { holyPlanetOfIxth } from './holy-planet-of-ixth.ts';
import { homelandDefenseAct } from './homeland-defense-act.ts';
import { imperialArbiter } from './imperial-arbiter.ts';
import { incentiveProgram } from './incentive-program.ts';
import { ixthianArtifact } from './ixthian-artifact.ts';
import { judicialAbolishment } from './judicial-abolishment.ts';
import { ministerOfAntiquities } from './minister-of-antiquities.ts';
import { ministerOfCommerce } from './minister-of-commerce.ts';
import { ministerOfExploration } from './minister-of-exploration.ts';
import { ministerOfIndustry } from './minister-of-industry.ts';
import { ministerOfPeace } from './minister-of-peace.ts';
import { ministerOfPolicy } from './minister-of-policy.ts';
import { ministerOfSciences } from './minister-of-sciences.ts';
import { ministerOfWar } from './minister-of-war.ts';
import { miscountDisclosed } from './miscount-disclosed.ts';
import { mutiny } from './mutiny.ts';
import { newConstitution } from './new-constitution.ts';
import { nexusSovereignty } from './nexus-sovereignty.ts';
import { politicalCensure } from './political-censure.ts';
import { prophecyOfIxth } from './prophecy-of-ixth.ts';
import { publicExecution } from './public-execution.ts';
import { publicizeWeaponSchematics } from './publicize-weapon-schematics.ts';
import { rearmamentAgreement } from './rearmament-agreement.ts';
import { regulatedConscription } from './regulated-conscription.ts';
import { representativeGovernment, representativeGovernmentPok } from './representative-government.ts';
import { researchGrantReallocation } from './research-grant-reallocation.ts';
import { researchTeams } from './research-teams.ts';
import { searchWarrant } from './search-warrant.ts';
import { seedOfAnEmpire } from './seed-of-an-empire.ts';
import { senateSanctuary } from './senate-sanctuary.ts';
import { shardOfTheThroneAgenda } from './shard-of-the-throne-agenda.ts';
import { sharedResearch } from './shared-research.ts';
import { swordsToPlowshares } from './swords-to-plowshares.ts';
import { terraformingInitiative } from './terraforming-initiative.ts';
import { theCrownOfEmphidiaAgenda } from './the-crown-of-emphidia-agenda.ts';
import { theCrownOfThalnosAgenda } from './the-crown-of-thalnos-agenda.ts';
import { unconventionalMeasures } from './unconventional-measures.ts';
import { wormholeReconstruction } from './wormhole-reconstruction.ts';
import { wormholeResearch } from './wormhole-research.ts';

const cards: readonly AgendaCard[] = [
  antiIntellectualRevolution,
  archivedSecret,
  armedForcesStandardization,
  armsReduction,
  articlesOfWar,
  checksAndBalances,
  clandestineOperations,
  classifiedDocumentLeaks,
  colonialRedistribution,
  committeeFormation,
  compensatedDisarmament,
  covertLegislation,
  conventionsOfWar,
  coreMining,
  demilitarizedZoneAgenda,
  economicEquality,
  enforcedTravelBan,
  executiveSanctions,
  fleetRegulations,
  galacticCrisisPact,
  holyPlanetOfIxth,
  homelandDefenseAct,
  imperialArbiter,
  incentiveProgram,
  ixthianArtifact,
  judicialAbolishment,
  ministerOfAntiquities,
  ministerOfCommerce,
  ministerOfExploration,
  ministerOfIndustry,
  ministerOfPeace,
  ministerOfPolicy,
  ministerOfSciences,
  ministerOfWar,
  miscountDisclosed,
  mutiny,
  newConstitution,
  nexusSovereignty,
  politicalCensure,
  prophecyOfIxth,
  publicExecution,
  publicizeWeaponSchematics,
  rearmamentAgreement,
  regulatedConscription,
  representativeGovernment,
  representativeGovernmentPok,
  researchGrantReallocation,
  ...researchTeams,
  searchWarrant,
  seedOfAnEmpire,
  senateSanctuary,
  shardOfTheThroneAgenda,
  sharedResearch,
  swordsToPlowshares,
  terraformingInitiative,
  theCrownOfEmphidiaAgenda,
  theCrownOfThalnosAgenda,
  unconventionalMeasures,
  wormholeReconstruction,
  wormholeResearch,
];

export function installAgendas(): void {
  agendas.install(Object.fromEntries(cards.map(({ id, agenda }) => [id, agenda])));
  for (const card of cards) card.install();
}

export const agendaDeck = (): DeckPiece[] =>
  cards.map(({ id }) => {
    const { source, until } = agendaFacts[id];
    return { card: id, source, ...(until && { until }) };
  });
