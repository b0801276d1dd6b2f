import { copiesOf, explorationFacts } from '../../model/exploration.ts';
import { type ExplorationId, explorationIds, type FragmentKind } from '../../model/ids.ts';
import {
  type DeckPiece,
  type ExplorationCard,
  explorationCards,
  installComponentActions,
} from '../../moments/sockets.ts';
import { installAttachments } from './attachments.ts';
import * as cultural from './cultural.ts';
import { demilitarizedZone } from './demilitarized-zone.ts';
import { enigmaticDevice, studyDevice } from './enigmatic-device.ts';
import { purgeForRelic } from './fragments.ts';
import * as frontier from './frontier.ts';
import * as hazardous from './hazardous.ts';
import * as industrial from './industrial.ts';
import { installIonStorm, ionStorm } from './ion-storm.ts';

const cards = {
  'cultural-relic-fragment': cultural.culturalRelicFragment,
  'demilitarized-zone': demilitarizedZone,
  'dyson-sphere': cultural.dysonSphere,
  freelancers: cultural.freelancers,
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
  'enigmatic-device': enigmaticDevice,
  'entropic-field': frontier.entropicField,
  'gamma-relay': frontier.gammaRelay,
  'ion-storm': ionStorm,
  'keleres-ship': frontier.keleresShip,
  'lost-crew': frontier.lostCrew,
  'major-entropic-field': frontier.majorEntropicField,
  'merchant-station': frontier.merchantStation,
  'minor-entropic-field': frontier.minorEntropicField,
  mirage: frontier.mirage,
  'unknown-relic-fragment': frontier.unknownRelicFragment,
} satisfies Record<ExplorationId, ExplorationCard>;

export function installExploration(): void {
  explorationCards.install(cards);
  installAttachments();
  installComponentActions(purgeForRelic, studyDevice);
  installIonStorm();
}

/** The pieces of a deck. */
export const explorationDeck = (name: FragmentKind): DeckPiece[] =>
  explorationIds
    .filter(id => explorationFacts[id].deck === name)
    .flatMap(id => copiesOf(id).map(card => ({ card, source: explorationFacts[id].source })));
