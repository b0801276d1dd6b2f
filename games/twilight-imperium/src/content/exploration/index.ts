import { copiesOf, explorationFacts } from '../../model/cards/exploration.ts';
import { type ExplorationId, explorationIds, type FragmentKind } from '../../model/ids.ts';
import {
  type DeckPiece,
  type ExplorationCard,
  explorationCards,
  installComponentActions,
} from '../../moments/cards/registry.ts';
import { installAttachments } from './attachments.ts';
import { studyDevice } from './enigmatic-device.ts';
import { purgeForRelic } from './fragments.ts';
import { cards } from './index.generated.ts';
import { installIonStorm } from './ion-storm.ts';

export function installExploration(): void {
  explorationCards.install(cards satisfies Record<ExplorationId, ExplorationCard>);
  installAttachments();
  installComponentActions(purgeForRelic, studyDevice);
  installIonStorm();
}

/** The cards of a deck. */
export const explorationDeck = (name: FragmentKind): DeckPiece[] =>
  explorationIds
    .filter(id => explorationFacts[id].deck === name)
    .flatMap(id => copiesOf(id).map(card => ({ card, source: explorationFacts[id].source })));
