import { copiesOf, explorationFacts } from '../../model/exploration.ts';
import { type ExplorationId, explorationIds, type FragmentKind, type Source } from '../../model/ids.ts';
import type { CardKey } from '../../model/state.ts';
import { type ExplorationCard, explorationCards, installComponentActions } from '../../moments/sockets.ts';
import { installAttachments } from './attachments.ts';
import * as cultural from './cultural.ts';
import { demilitarizedZone } from './demilitarized-zone.ts';
import { purgeForRelic } from './fragments.ts';
import * as frontier from './frontier.ts';
import * as hazardous from './hazardous.ts';
import * as industrial from './industrial.ts';

const cards = {
  'cultural-relic-fragment': cultural.culturalRelicFragment,
  'demilitarized-zone': demilitarizedZone,
  'dyson-sphere': cultural.dysonSphere,
  'gamma-wormhole': cultural.gammaWormhole,
  'mercenary-outfit': cultural.mercenaryOutfit,
  'paradise-world': cultural.paradiseWorld,
  'tomb-of-emphidia': cultural.tombOfEmphidia,
  'core-mine': hazardous.coreMine,
  expedition: hazardous.expedition,
  'hazardous-relic-fragment': hazardous.hazardousRelicFragment,
  'lazax-survivors': hazardous.lazaxSurvivors,
  'mining-world': hazardous.miningWorld,
  'rich-world': hazardous.richWorld,
  'volatile-fuel-source': hazardous.volatileFuelSource,
  'warfare-research-facility': hazardous.warfareResearchFacility,
  'abandoned-warehouses': industrial.abandonedWarehouses,
  'biotic-research-facility': industrial.bioticResearchFacility,
  'cybernetic-research-facility': industrial.cyberneticResearchFacility,
  'functioning-base': industrial.functioningBase,
  'industrial-relic-fragment': industrial.industrialRelicFragment,
  'local-fabricators': industrial.localFabricators,
  'propulsion-research-facility': industrial.propulsionResearchFacility,
  'dead-world': frontier.deadWorld,
  'derelict-vessel': frontier.derelictVessel,
  'entropic-field': frontier.entropicField,
  'gamma-relay': frontier.gammaRelay,
  'keleres-ship': frontier.keleresShip,
  'lost-crew': frontier.lostCrew,
  'major-entropic-field': frontier.majorEntropicField,
  'merchant-station': frontier.merchantStation,
  'minor-entropic-field': frontier.minorEntropicField,
  'unknown-relic-fragment': frontier.unknownRelicFragment,
} satisfies Record<ExplorationId, ExplorationCard>;

export function installExploration(): void {
  explorationCards.install(cards);
  installAttachments();
  installComponentActions(purgeForRelic);
}

/** Decks of which every card is here. Cultural lacks one card, and the frontier three. */
const complete: readonly FragmentKind[] = ['hazardous', 'industrial'];

/** The pieces of a deck, as far as it may be played with. */
export const explorationDeck = (name: FragmentKind): { card: CardKey; source: Source }[] =>
  explorationIds
    .filter(id => complete.includes(name) && explorationFacts[id].deck === name)
    .flatMap(id => copiesOf(id).map(card => ({ card, source: explorationFacts[id].source })));
