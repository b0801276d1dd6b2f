import { agendaFacts } from '../../model/agendas.ts';
import { agendas, type DeckPiece } from '../../moments/sockets.ts';
import type { AgendaCard } from './agenda.ts';
import { archivedSecret } from './archived-secret.ts';
import { armedForcesStandardization } from './armed-forces-standardization.ts';
import { armsReduction } from './arms-reduction.ts';
import { clandestineOperations } from './clandestine-operations.ts';
import { colonialRedistribution } from './colonial-redistribution.ts';
import { compensatedDisarmament } from './compensated-disarmament.ts';
import { covertLegislation } from './covert-legislation.ts';
import { economicEquality } from './economic-equality.ts';
import { enforcedTravelBan } from './enforced-travel-ban.ts';
import { galacticCrisisPact } from './galactic-crisis-pact.ts';
import { incentiveProgram } from './incentive-program.ts';
import { ixthianArtifact } from './ixthian-artifact.ts';
import { judicialAbolishment } from './judicial-abolishment.ts';
import { ministerOfAntiquities } from './minister-of-antiquities.ts';
import { ministerOfCommerce } from './minister-of-commerce.ts';
import { ministerOfExploration } from './minister-of-exploration.ts';
import { miscountDisclosed } from './miscount-disclosed.ts';
import { mutiny } from './mutiny.ts';
import { newConstitution } from './new-constitution.ts';
import { publicExecution } from './public-execution.ts';
import { rearmamentAgreement } from './rearmament-agreement.ts';
import { researchGrantReallocation } from './research-grant-reallocation.ts';
import { seedOfAnEmpire } from './seed-of-an-empire.ts';
import { sharedResearch } from './shared-research.ts';
import { swordsToPlowshares } from './swords-to-plowshares.ts';
import { unconventionalMeasures } from './unconventional-measures.ts';
import { wormholeResearch } from './wormhole-research.ts';

const cards: readonly AgendaCard[] = [
  archivedSecret,
  armedForcesStandardization,
  armsReduction,
  clandestineOperations,
  colonialRedistribution,
  compensatedDisarmament,
  covertLegislation,
  economicEquality,
  enforcedTravelBan,
  galacticCrisisPact,
  incentiveProgram,
  ixthianArtifact,
  judicialAbolishment,
  ministerOfAntiquities,
  ministerOfCommerce,
  ministerOfExploration,
  miscountDisclosed,
  mutiny,
  newConstitution,
  publicExecution,
  rearmamentAgreement,
  researchGrantReallocation,
  seedOfAnEmpire,
  sharedResearch,
  swordsToPlowshares,
  unconventionalMeasures,
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
