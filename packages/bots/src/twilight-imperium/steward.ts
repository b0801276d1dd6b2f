import { type AnswerValue, type Ask, simplestAnswer } from '@orrery/kernel';
import type { View } from '@orrery/twilight-imperium/view';
import type { Bot, BotInput } from '../common/bot.ts';
import { actionAnswers } from './action.ts';
import { agendaAnswers } from './agenda.ts';
import { battleAnswers } from './battle.ts';
import { draftAnswer, isDrafting } from './draft.ts';
import { nomadAnswers } from './nomad.ts';
import type { Considered } from './question.ts';
import { realmOf } from './realm.ts';
import { researchAnswers } from './research.ts';
import { scoringAnswers } from './scoring.ts';
import { strategyAnswers } from './strategy-cards.ts';
import { tokenAnswers } from './tokens.ts';
import { tradeAnswers } from './trade.ts';
import { type Policy, Trial } from './trial.ts';
import { atMoment, windowAnswers } from './windows.ts';

/** Considerations by kind of question. */
const considered: ReadonlyMap<string, Considered> = new Map(
  Object.entries({
    ...actionAnswers,
    ...agendaAnswers,
    ...battleAnswers,
    ...nomadAnswers,
    ...researchAnswers,
    ...scoringAnswers,
    ...strategyAnswers,
    ...tokenAnswers,
    ...tradeAnswers,
    ...windowAnswers,
  }),
);

/** Whether there is a consideration for such questions. */
export const hasOpinion = (ask: Ask): boolean => considered.has(ask.kind) || isDrafting(ask);

/** Whether an answer is within the options; a rule's own check cannot be run here. */
function isWithin(ask: Ask, value: AnswerValue): boolean {
  switch (ask.form) {
    case 'pick': {
      if (!Array.isArray(value)) return false;
      const keys = value as readonly string[];
      return (
        keys.length >= ask.min &&
        keys.length <= ask.max &&
        new Set(keys).size === keys.length &&
        keys.every(key => ask.options.some(option => option.key === key && (!option.alone || keys.length === 1)))
      );
    }
    case 'allocate': {
      if (typeof value === 'number' || Array.isArray(value)) return false;
      const amounts = value as Readonly<Record<string, number>>;
      const lines = new Map(ask.lines.map(line => [line.key, line]));
      const total = Object.values(amounts).reduce((sum, count) => sum + count, 0);
      return (
        total >= ask.min &&
        total <= ask.max &&
        Object.keys(amounts).every(key => lines.has(key)) &&
        ask.lines.every(({ key, min, max }) => (amounts[key] ?? 0) >= min && (amounts[key] ?? 0) <= max)
      );
    }
    default:
      return true;
  }
}

/** Leaves out amounts of 0. */
const tidy = (value: AnswerValue): AnswerValue =>
  typeof value === 'number' || Array.isArray(value)
    ? value
    : Object.fromEntries(Object.entries(value).filter(([, count]) => count !== 0));

function choose({ view, ask, isLegal, imagine }: BotInput): AnswerValue {
  if (isDrafting(ask)) return draftAnswer(ask, view as View) ?? simplestAnswer(ask);
  const realm = realmOf(view as View, ask.seat);
  const trial = imagine && new Trial(ask, imagine, atTrial);
  const gain = trial && ((value: AnswerValue, worlds: number) => trial.gain(value, worlds));
  const answer = (considered.get(ask.kind) ?? atMoment)({ ask, realm, gain });
  if (answer === undefined) return simplestAnswer(ask);
  const value = tidy(answer);
  if (!isWithin(ask, value)) return simplestAnswer(ask);
  return ask.checked && !isLegal?.(value) ? simplestAnswer(ask) : value;
}

/** No simulation inside a simulation. */
const atTrial: Policy = (table, ask) =>
  choose({
    view: table.view(ask.seat),
    ask,
    random: () => 0,
    isLegal: value => table.check({ ask: ask.id, seat: ask.seat, value }).ok,
  });

/** Plays to score: computes the progress of each objective and does what advances it. Cards are simulated first. */
export const stewardBot: Bot = { name: 'steward', imagines: true, choose };
