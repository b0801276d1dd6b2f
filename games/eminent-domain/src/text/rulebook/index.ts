import type { RuleBook, RuleCard, RuleChapter } from '@orrery/tabletop';
import type { RuleId } from '../../rulebook/index.ts';
import { type CardText, cardTexts } from '../en/cards.ts';
import { cardNames, gameName, isCardFace } from '../en/names.ts';
import { questionRules } from './questions.ts';
import { actionPhase, cleanup, colonize, game, produce, research, rolePhase, survey, trade, warfare } from './rules.ts';

/** Every rule that may be cited, in our words. A number without words does not compile. */
export const ruleTexts: Readonly<Record<RuleId, string>> = {
  ...game,
  ...actionPhase,
  ...rolePhase,
  ...survey,
  ...warfare,
  ...colonize,
  ...produce,
  ...trade,
  ...research,
  ...cleanup,
};

const chapters: readonly RuleChapter[] = [
  { title: 'The game', rules: game },
  { title: 'Action phase', rules: actionPhase },
  { title: 'Role phase', rules: rolePhase },
  { title: 'Survey', rules: survey },
  { title: 'Warfare', rules: warfare },
  { title: 'Colonize', rules: colonize },
  { title: 'Produce', rules: produce },
  { title: 'Trade', rules: trade },
  { title: 'Research', rules: research },
  { title: 'Cleanup', rules: cleanup },
];

const headings: ReadonlyMap<string, string> = new Map(
  chapters.flatMap(({ title, rules }) => Object.keys(rules).map(id => [id, title] as const)),
);

/** A card in our words: `cards/survey`. */
function cardCalled(component: string): RuleCard | undefined {
  const id = component.replace(/^cards\//, '');
  if (id === component || !isCardFace(id)) return undefined;
  const { action, role, leader, effect, remark }: CardText = cardTexts[id];
  return { name: cardNames[id], text: [action, role, leader, effect, remark].filter(Boolean).join(' ') };
}

export const book: RuleBook = {
  game: 'eminent-domain',
  title: gameName,
  chapters,
  headingOf: id => headings.get(id) ?? id,
  cardCalled,
  questions: questionRules,
  citedByCards: Object.fromEntries(
    Object.entries(cardTexts).map(([id, { rules }]) => [`cards/${id}`, rules.split(', ')]),
  ),
};
