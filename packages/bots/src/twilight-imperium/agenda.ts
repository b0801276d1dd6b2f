import type { Seat } from '@orrery/kernel';
import { bestTried } from './cards.ts';
import { allocating, type Considered, type Pick, picking } from './question.ts';
import type { Realm } from './realm.ts';

/** An outcome is voted for if it brings at least so much. */
const WORTH_A_VOTE = 0.5;

/** So many outcomes are tried, those first that are about the seat itself. */
const OUTCOMES = 8;

const isOwn = (realm: Realm, key: string): boolean =>
  (realm.holdings.planets as ReadonlySet<string>).has(key) || (Number(key) as Seat) === realm.me;

const outcomes = ({ options }: Pick, realm: Realm): string[][] =>
  options
    .map(({ key }) => key)
    .toSorted((a, b) => Number(isOwn(realm, b)) - Number(isOwn(realm, a)))
    .slice(0, OUTCOMES)
    .map(key => [key]);

/** The outcome that turns out best when it is tried; none where all come to much the same. */
const vote: Considered = picking(question => {
  const wanted = bestTried(question, outcomes(question.ask, question.realm), 1);
  return wanted && wanted.gain > WORTH_A_VOTE ? wanted.answer : [];
});

const decide: Considered = picking(question => bestTried(question, outcomes(question.ask, question.realm), 1)?.answer);

/** Whoever votes does so with everything: planets are readied when the phase ends. */
const everything: Considered = allocating(({ ask }) => Object.fromEntries(ask.lines.map(({ key, max }) => [key, max])));

export const agendaAnswers: Readonly<Record<string, Considered>> = {
  vote,
  'break-tie': decide,
  'vote.planets': everything,
};
