import type { RuleBook, RuleChapter } from '@orrery/tabletop';
import { type RuleId, topics } from '../../rulebook/index.ts';
import { gameName } from '../names.ts';
import { abilities } from './abilities.ts';
import { actions } from './actions.ts';
import { agenda } from './agenda.ts';
import { cards } from './cards.ts';
import { combat } from './combat.ts';
import { cardCalled } from './components.ts';
import { control } from './control.ts';
import { course } from './course.ts';
import { economy } from './economy.ts';
import { galaxy } from './galaxy.ts';
import { invasion } from './invasion.ts';
import { movement } from './movement.ts';
import { objectives } from './objectives.ts';
import { questionRules } from './questions.ts';
import { round } from './round.ts';
import { strategyCards } from './strategy-cards.ts';
import { technology } from './technology.ts';
import { tokens } from './tokens.ts';
import { units } from './units.ts';

/** Every rule that may be cited, in our words. A number without words does not compile. */
export const ruleTexts: Readonly<Record<RuleId, string>> = {
  ...course,
  ...round,
  ...actions,
  ...strategyCards,
  ...agenda,
  ...tokens,
  ...galaxy,
  ...control,
  ...movement,
  ...combat,
  ...invasion,
  ...units,
  ...economy,
  ...technology,
  ...objectives,
  ...cards,
  ...abilities,
};

const chapters: readonly RuleChapter[] = [
  { title: 'The course of the game', rules: course },
  { title: 'Round and victory', rules: round },
  { title: 'Actions', rules: actions },
  { title: 'Strategy cards', rules: strategyCards },
  { title: 'Agendas', rules: agenda },
  { title: 'Command tokens', rules: tokens },
  { title: 'The galaxy', rules: galaxy },
  { title: 'Control and elimination', rules: control },
  { title: 'Movement and fleets', rules: movement },
  { title: 'Space combat', rules: combat },
  { title: 'Invasion', rules: invasion },
  { title: 'Units', rules: units },
  { title: 'Production and trade', rules: economy },
  { title: 'Technology', rules: technology },
  { title: 'Objectives', rules: objectives },
  { title: 'Cards', rules: cards },
  { title: 'Abilities and timing', rules: abilities },
];

const topicTitles: ReadonlyMap<string, string> = new Map(topics.map(([number, title]) => [`LRR ${number}`, title]));

const courseTitles: Readonly<Record<string, string>> = {
  setup: 'Setup',
  strategy: 'Strategy phase',
  action: 'Action phase',
  tactical: 'Tactical action',
  strategic: 'Strategic action',
  component: 'Component action',
  status: 'Status phase',
  agenda: 'Agenda phase',
  construction: "Construction, Thunder's Edge",
  warfare: "Warfare, Thunder's Edge",
  note: 'Notes on Diplomacy',
};

/** The topic of `LRR 84.1b`, or the part of the game that `GR status.2` is about. */
function headingOf(id: string): string {
  const topic = topicTitles.get(id.split('.')[0]!);
  return topic ?? courseTitles[id.split(/[ .]/)[1] ?? ''] ?? id;
}

export const book: RuleBook = {
  game: 'twilight-imperium',
  title: gameName,
  chapters,
  headingOf,
  cardCalled,
  questions: questionRules,
};
