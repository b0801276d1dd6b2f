import type { AnswerValue } from '@orrery/kernel';
import type { SystemId, View } from '@orrery/twilight-imperium/view';
import type { Bot, BotInput } from '../common/bot.ts';
import { searching } from '../common/search.ts';
import { expeditions } from './expedition.ts';
import type { Pick } from './question.ts';
import { type Realm, realmOf } from './realm.ts';
import { stewardBot } from './steward.ts';
import { ahead } from './trial.ts';

/** How many systems are simulated: the steward's favourites. */
const SYSTEMS = 5;

const keys = (ask: Pick): string[] => ask.options.map(({ key }) => key);

/** Activating a system with own ships locks them there, a cost that shows only after more than one turn. */
const isHeld = ({ systems, me }: Realm, id: SystemId): boolean =>
  systems.get(id)!.space.some(({ seat }) => seat === me);

/**
 * Alternative answers by kind of question, where one turn shows their value. The effect of action order and strategy
 * cards shows much later, so these are left to the steward.
 */
const others: Readonly<Record<string, (ask: Pick, view: View) => readonly string[]>> = {
  activate(ask, view) {
    const realm = realmOf(view, ask.seat);
    const offered = new Set(keys(ask));
    return expeditions(realm)
      .map(({ system }) => system)
      .filter(system => offered.has(system) && !isHeld(realm, system))
      .slice(0, SYSTEMS);
  },
  follow: keys,
  'announce-retreat': keys,
};

function candidates({ ask, view }: BotInput, own: AnswerValue): AnswerValue[] {
  const more = Object.hasOwn(others, ask.kind) && ask.form === 'pick' ? others[ask.kind]!(ask, view as View) : [];
  if (more.length === 0 || ask.form !== 'pick' || ask.max !== 1) return [own];
  const rivals = [...(ask.min === 0 ? [[]] : []), ...more.map(key => [key])];
  return [own, ...rivals.filter(each => String(each) !== String(own))];
}

/** The next seat acts: the result of the answer is visible. */
const isOver = ({ ask, view }: BotInput, from: BotInput): boolean =>
  ask.kind === 'action' || (view as View).phase !== (from.view as View).phase;

/** Simulates the steward's answers to the end of the turn in possible worlds. */
export const searchBot: Bot = searching('search', {
  policy: input => stewardBot.choose(input),
  quickly: input => stewardBot.choose(input),
  candidates,
  isFar: isOver,
  value: ahead,
});
