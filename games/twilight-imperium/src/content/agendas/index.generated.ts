// Written by scripts/generate-registries.ts from the files of this folder: `npm run generate`.
import { coreMining } from './attached-laws/core-mining.ts';
import { demilitarizedZoneAgenda } from './attached-laws/demilitarized-zone-agenda.ts';
import { holyPlanetOfIxth } from './attached-laws/holy-planet-of-ixth.ts';
import {
  researchTeamBiotic,
  researchTeamCybernetic,
  researchTeamPropulsion,
  researchTeamWarfare,
} from './attached-laws/research-teams.ts';
import { senateSanctuary } from './attached-laws/senate-sanctuary.ts';
import { terraformingInitiative } from './attached-laws/terraforming-initiative.ts';
import { archivedSecret } from './directives/archived-secret.ts';
import { armedForcesStandardization } from './directives/armed-forces-standardization.ts';
import { armsReduction } from './directives/arms-reduction.ts';
import { clandestineOperations } from './directives/clandestine-operations.ts';
import { colonialRedistribution } from './directives/colonial-redistribution.ts';
import { compensatedDisarmament } from './directives/compensated-disarmament.ts';
import { covertLegislation } from './directives/covert-legislation.ts';
import { economicEquality } from './directives/economic-equality.ts';
import { galacticCrisisPact } from './directives/galactic-crisis-pact.ts';
import { incentiveProgram } from './directives/incentive-program.ts';
import { ixthianArtifact } from './directives/ixthian-artifact.ts';
import { judicialAbolishment } from './directives/judicial-abolishment.ts';
import { ministerOfAntiquities } from './directives/minister-of-antiquities.ts';
import { miscountDisclosed } from './directives/miscount-disclosed.ts';
import { mutiny } from './directives/mutiny.ts';
import { newConstitution } from './directives/new-constitution.ts';
import { publicExecution } from './directives/public-execution.ts';
import { rearmamentAgreement } from './directives/rearmament-agreement.ts';
import { researchGrantReallocation } from './directives/research-grant-reallocation.ts';
import { seedOfAnEmpire } from './directives/seed-of-an-empire.ts';
import { swordsToPlowshares } from './directives/swords-to-plowshares.ts';
import { unconventionalMeasures } from './directives/unconventional-measures.ts';
import { wormholeResearch } from './directives/wormhole-research.ts';
import { antiIntellectualRevolution } from './laws/anti-intellectual-revolution.ts';
import { articlesOfWar } from './laws/articles-of-war.ts';
import { checksAndBalances } from './laws/checks-and-balances.ts';
import { conventionsOfWar } from './laws/conventions-of-war.ts';
import { enforcedTravelBan } from './laws/enforced-travel-ban.ts';
import { executiveSanctions } from './laws/executive-sanctions.ts';
import { fleetRegulations } from './laws/fleet-regulations.ts';
import { homelandDefenseAct } from './laws/homeland-defense-act.ts';
import { nexusSovereignty } from './laws/nexus-sovereignty.ts';
import { publicizeWeaponSchematics } from './laws/publicize-weapon-schematics.ts';
import { regulatedConscription } from './laws/regulated-conscription.ts';
import { representativeGovernment, representativeGovernmentPok } from './laws/representative-government.ts';
import { sharedResearch } from './laws/shared-research.ts';
import { wormholeReconstruction } from './laws/wormhole-reconstruction.ts';
import { classifiedDocumentLeaks } from './owned-laws/classified-document-leaks.ts';
import { committeeFormation } from './owned-laws/committee-formation.ts';
import { imperialArbiter } from './owned-laws/imperial-arbiter.ts';
import { ministerOfCommerce } from './owned-laws/minister-of-commerce.ts';
import { ministerOfExploration } from './owned-laws/minister-of-exploration.ts';
import { ministerOfIndustry } from './owned-laws/minister-of-industry.ts';
import { ministerOfPeace } from './owned-laws/minister-of-peace.ts';
import { ministerOfPolicy } from './owned-laws/minister-of-policy.ts';
import { ministerOfSciences } from './owned-laws/minister-of-sciences.ts';
import { ministerOfWar } from './owned-laws/minister-of-war.ts';
import { politicalCensure } from './owned-laws/political-censure.ts';
import { prophecyOfIxth } from './owned-laws/prophecy-of-ixth.ts';
import { searchWarrant } from './owned-laws/search-warrant.ts';
import { shardOfTheThroneAgenda } from './owned-laws/shard-of-the-throne-agenda.ts';
import { theCrownOfEmphidiaAgenda } from './owned-laws/the-crown-of-emphidia-agenda.ts';
import { theCrownOfThalnosAgenda } from './owned-laws/the-crown-of-thalnos-agenda.ts';

export const cards = {
  'anti-intellectual-revolution': antiIntellectualRevolution,
  'archived-secret': archivedSecret,
  'armed-forces-standardization': armedForcesStandardization,
  'arms-reduction': armsReduction,
  'articles-of-war': articlesOfWar,
  'checks-and-balances': checksAndBalances,
  'clandestine-operations': clandestineOperations,
  'classified-document-leaks': classifiedDocumentLeaks,
  'colonial-redistribution': colonialRedistribution,
  'committee-formation': committeeFormation,
  'compensated-disarmament': compensatedDisarmament,
  'conventions-of-war': conventionsOfWar,
  'core-mining': coreMining,
  'covert-legislation': covertLegislation,
  'demilitarized-zone-agenda': demilitarizedZoneAgenda,
  'economic-equality': economicEquality,
  'enforced-travel-ban': enforcedTravelBan,
  'executive-sanctions': executiveSanctions,
  'fleet-regulations': fleetRegulations,
  'galactic-crisis-pact': galacticCrisisPact,
  'holy-planet-of-ixth': holyPlanetOfIxth,
  'homeland-defense-act': homelandDefenseAct,
  'imperial-arbiter': imperialArbiter,
  'incentive-program': incentiveProgram,
  'ixthian-artifact': ixthianArtifact,
  'judicial-abolishment': judicialAbolishment,
  'minister-of-antiquities': ministerOfAntiquities,
  'minister-of-commerce': ministerOfCommerce,
  'minister-of-exploration': ministerOfExploration,
  'minister-of-industry': ministerOfIndustry,
  'minister-of-peace': ministerOfPeace,
  'minister-of-policy': ministerOfPolicy,
  'minister-of-sciences': ministerOfSciences,
  'minister-of-war': ministerOfWar,
  'miscount-disclosed': miscountDisclosed,
  mutiny,
  'new-constitution': newConstitution,
  'nexus-sovereignty': nexusSovereignty,
  'political-censure': politicalCensure,
  'prophecy-of-ixth': prophecyOfIxth,
  'public-execution': publicExecution,
  'publicize-weapon-schematics': publicizeWeaponSchematics,
  'rearmament-agreement': rearmamentAgreement,
  'regulated-conscription': regulatedConscription,
  'representative-government': representativeGovernment,
  'representative-government-pok': representativeGovernmentPok,
  'research-grant-reallocation': researchGrantReallocation,
  'research-team-biotic': researchTeamBiotic,
  'research-team-cybernetic': researchTeamCybernetic,
  'research-team-propulsion': researchTeamPropulsion,
  'research-team-warfare': researchTeamWarfare,
  'search-warrant': searchWarrant,
  'seed-of-an-empire': seedOfAnEmpire,
  'senate-sanctuary': senateSanctuary,
  'shard-of-the-throne-agenda': shardOfTheThroneAgenda,
  'shared-research': sharedResearch,
  'swords-to-plowshares': swordsToPlowshares,
  'terraforming-initiative': terraformingInitiative,
  'the-crown-of-emphidia-agenda': theCrownOfEmphidiaAgenda,
  'the-crown-of-thalnos-agenda': theCrownOfThalnosAgenda,
  'unconventional-measures': unconventionalMeasures,
  'wormhole-reconstruction': wormholeReconstruction,
  'wormhole-research': wormholeResearch,
};
