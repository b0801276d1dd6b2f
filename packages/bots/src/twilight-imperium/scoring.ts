import { type ObjectiveId, objectiveFacts } from '@orrery/twilight-imperium/view';
import { prices } from './measures.ts';
import { pointsFor, progressOf } from './objectives.ts';
import { type Considered, likeliest, picking } from './question.ts';
import type { Realm } from './realm.ts';

/** How likely it is that an objective that depends on an event can be scored. */
const chances: Readonly<Partial<Record<ObjectiveId, number>>> = {
  'prove-endurance': 0.35,
  'spark-a-rebellion': 0.35,
  'brave-the-void': 0.2,
  'demonstrate-your-power': 0.3,
  'unveil-flagship': 0.25,
  'darken-the-skies': 0.15,
  'destroy-their-greatest-ship': 0.15,
  'strengthen-bonds': 0.7,
};

/** Secret objectives that are harder than their progress looks. */
const hardships: Readonly<Partial<Record<ObjectiveId, number>>> = {
  'defy-space-and-time': 0.3,
  'occupy-the-fringe': 0.6,
  'mechanize-the-military': 0.7,
  'destroy-heretical-works': 0.6,
  'produce-en-masse': 0.6,
  'occupy-the-seat-of-the-empire': 0.6,
  'form-a-spy-network': 0.5,
  'forge-an-alliance': 0.7,
  'mine-rare-minerals': 0.7,
  'monopolize-production': 0.7,
};

/** How close a secret objective is to being scored, from 0 to 1. */
export function prospect(realm: Realm, id: string): number {
  const progress = progressOf(realm, realm.holdings, id);
  if (!progress) return chances[id as ObjectiveId] ?? 0.05;
  const share = Math.min(1, progress.have / progress.need);
  return share === 1 ? 1 : (hardships[id as ObjectiveId] ?? 1) * (0.25 + 0.75 * share);
}

/** The most points first; among equals those that cost nothing, since their condition may be lost again. */
const score: Considered = picking(({ ask }) =>
  likeliest(ask, ({ key }) => pointsFor(key) + (key in prices ? 0 : 0.1) + (isFleeting(key) ? 0.05 : 0)),
);

/** Others can take planets and ships more easily than technologies or structures. */
const isFleeting = (id: string): boolean => !id.includes('research') && !id.includes('weaponry');

const giveBack: Considered = picking(({ ask, realm }) => {
  const ranked = ask.options.toSorted((a, b) => prospect(realm, a.key) - prospect(realm, b.key));
  return ranked.slice(0, ask.min).map(({ key }) => key);
});

export const isObjective = (key: string): boolean => key in objectiveFacts;

export const scoringAnswers: Readonly<Record<string, Considered>> = {
  'score-public': score,
  'score-secret': score,
  'imperial.score': score,
  'imperial.draw': picking(({ ask }) => ask.options.map(({ key }) => key)),
  'return-secret': giveBack,
  'setup.return-secret': giveBack,
};
