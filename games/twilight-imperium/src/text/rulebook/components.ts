import type { RuleCard } from '@orrery/tabletop';
import { actionCardTexts } from '../action-cards/index.ts';
import { agendaTexts } from '../agendas.ts';
import { explorationTexts } from '../exploration.ts';
import { factionCardTexts } from '../factions/index.ts';
import { legendaryTexts } from '../legendary.ts';
import { objectiveTexts } from '../objectives.ts';
import { noteTexts } from '../promissory-notes.ts';
import { relicTexts } from '../relics.ts';
import { strategyCardTexts } from '../strategy-cards.ts';
import { technologyTexts } from '../technologies.ts';
import type { TechnologyText } from '../technology-text.ts';

type Texts = Readonly<Record<string, Pick<TechnologyText, 'name' | 'text'>>>;

const strategyCards: Texts = Object.fromEntries(
  Object.entries(strategyCardTexts).map(([id, { name, primary, secondary }]) => [
    id,
    { name, text: `${primary} Secondary: ${secondary}` },
  ]),
);

/** Where the words of each kind of component are; the kinds are those of `model/printed.ts`. */
const texts: Readonly<Record<string, Texts>> = {
  'strategy-cards': strategyCards,
  'action-cards': actionCardTexts,
  agendas: agendaTexts,
  exploration: explorationTexts,
  attachments: explorationTexts,
  relics: relicTexts,
  legendary: legendaryTexts,
  'promissory-notes': noteTexts,
  technologies: technologyTexts,
  objectives: objectiveTexts,
  'faction-abilities': factionCardTexts,
  'faction-units': factionCardTexts,
  leaders: factionCardTexts,
};

/** A component in our words, by kind and id: `relics/the-codex`. A card with several wordings has its newest one. */
export function cardCalled(component: string): RuleCard | undefined {
  const [kind = '', id = ''] = component.split('/');
  const all = texts[kind];
  if (!all || !Object.hasOwn(all, id)) return undefined;
  const { name, text } = all[id]!;
  return { name, text: typeof text === 'string' ? text : (Object.values(text).at(-1) ?? '') };
}
