import { decks } from '../moments/cards/registry.ts';
import { actionCardDeck, installActionCards } from './action-cards/index.ts';
import { agendaDeck, installAgendas } from './agendas/index.ts';
import { explorationDeck, installExploration } from './exploration/index.ts';
import { installFactions } from './factions/index.ts';
import { installLegendaries } from './legendary/index.ts';
import { installObjectives } from './objectives/index.ts';
import { installPromissoryNotes } from './promissory-notes/index.ts';
import { installRelics, relicDeck } from './relics/index.ts';
import { installStrategyCards } from './strategy-cards/index.ts';
import { installTechnologies } from './technologies/index.ts';

/** Installs the abilities of all components into the windows and queries of the rules. */
export function installContent(): void {
  installStrategyCards();
  installObjectives();
  installTechnologies();
  installExploration();
  installRelics();
  installLegendaries();
  installPromissoryNotes();
  installAgendas();
  installActionCards(); // a played card overrides cards on the table
  installFactions();
  decks.install({
    'action-cards': actionCardDeck(),
    agendas: agendaDeck(),
    cultural: explorationDeck('cultural'),
    hazardous: explorationDeck('hazardous'),
    industrial: explorationDeck('industrial'),
    frontier: explorationDeck('frontier'),
    relics: relicDeck(),
  });
}
