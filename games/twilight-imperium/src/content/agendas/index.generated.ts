// Written by scripts/generate-registries.ts from the files of this folder: `npm run generate`.
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
import {
  researchTeamBiotic,
  researchTeamCybernetic,
  researchTeamPropulsion,
  researchTeamWarfare,
} from './research-teams.ts';
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
