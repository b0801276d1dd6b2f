import type { Seat } from '@orrery/kernel';
import { bestTried } from './cards.ts';
import { allocating, type Considered, type Pick, picking } from './question.ts';
import type { Realm } from './realm.ts';

/** The minimum gain for which it votes. */
const WORTH_A_VOTE = 0.5;

/** How many outcomes are simulated; outcomes about the seat itself come first. */
const OUTCOMES = 8;

const isOwn = (realm: Realm, key: string): boolean =>
  (realm.holdings.planets as ReadonlySet<string>).has(key) || (Number(key) as Seat) === realm.me;

const outcomes = ({ options }: Pick, realm: Realm): string[][] =>
  options
    .map(({ key }) => key)
    .toSorted((a, b) => Number(isOwn(realm, b)) - Number(isOwn(realm, a)))
    .slice(0, OUTCOMES)
    .map(key => [key]);

/** The outcome that simulates best; none if they hardly differ. */
const vote: Considered = picking(question => {
  const wanted = bestTried(question, outcomes(question.ask, question.realm), 1);
  return wanted && wanted.gain > WORTH_A_VOTE ? wanted.answer : [];
});

const decide: Considered = picking(question => bestTried(question, outcomes(question.ask, question.realm), 1)?.answer);

/** A seat that votes casts all its votes: planets are readied when the phase ends. */
const everything: Considered = allocating(({ ask }) => Object.fromEntries(ask.lines.map(({ key, max }) => [key, max])));

export const agendaAnswers: Readonly<Record<string, Considered>> = {
  vote,
  'break-tie': decide,
  'vote.planets': everything,
};
