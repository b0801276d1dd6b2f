import { counted } from '@orrery/tabletop';
import { objectiveFacts, type Source, technologies } from '../view/index.ts';
import type { CardText } from './card-text.ts';
import { explorationTexts } from './exploration.ts';
import { legendaryTexts } from './legendary.ts';
import {
  isExplorationId,
  isLegendaryId,
  isNoteId,
  isObjectiveId,
  isRelicId,
  isStrategyCardId,
  isTechnologyId,
  kindOfCard,
  specialtyNames,
  wordsOf,
} from './names.ts';
import { objectiveTexts } from './objectives.ts';
import { noteTexts } from './promissory-notes.ts';
import { relicTexts } from './relics.ts';
import { strategyCardText } from './strategy-cards.ts';
import type { TableForText } from './table.ts';
import { technologyTexts } from './technologies.ts';

/** The text of a technology, as worded in these sets. */
export function technologyText(id: keyof typeof technologyTexts, sets: readonly Source[]): string {
  const { text } = technologyTexts[id];
  if (typeof text === 'string') return text;
  const newest = sets.findLast(set => text[set] !== undefined);
  return (newest && text[newest]) ?? Object.values(text)[0] ?? '';
}

/** Colour and prerequisites of a technology: `blue, needs 2 blue`. */
export function technologyKind(id: keyof typeof technologyTexts): string {
  const { colour, prerequisites } = technologies[id];
  const needs = Object.entries(prerequisites).map(([each, count]) => `${count} ${each}`);
  return `${colour ? specialtyNames[colour] : 'unit upgrade'}${needs.length > 0 ? `, needs ${needs.join(' and ')}` : ''}`;
}

/** The condition of an objective, without its points. */
export const objectiveWords = (id: keyof typeof objectiveTexts, sets: readonly Source[]): string =>
  printedText(objectiveTexts[id], sets) ?? '';

/** Points and condition of an objective, as worded in these sets. */
export const objectiveText = (id: keyof typeof objectiveTexts, sets: readonly Source[]): string => {
  const { kind, points, phase } = objectiveFacts[id];
  const worth = kind === 'stage-two' ? `${counted(points, 'point')}: ` : '';
  return `${worth}${objectiveWords(id, sets)}${kind === 'secret' && phase !== 'status' ? ` (${phase} phase)` : ''}`;
};

/** The newest wording of a card among these sets. */
function printedText(words: CardText | undefined, sets: readonly Source[]): string | undefined {
  const newest = sets.findLast(set => words?.newer?.[set] !== undefined);
  return (newest && words?.newer?.[newest]) ?? words?.text;
}

/** The text of any card, in our own words. */
export function cardText(card: string, table: TableForText): string | undefined {
  const id = kindOfCard(card);
  if (isTechnologyId(id)) return technologyText(id, table.sets);
  if (isObjectiveId(id)) return objectiveText(id, table.sets);
  if (isRelicId(id)) return relicTexts[id].text;
  if (isExplorationId(id)) return explorationTexts[id].text;
  if (isLegendaryId(id)) return legendaryTexts[id].text;
  if (isNoteId(id)) return noteTexts[id].text;
  return isStrategyCardId(id) ? strategyCardText(id, table).primary : printedText(wordsOf(id), table.sets);
}
