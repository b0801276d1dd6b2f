import type { Ask, Seat } from '@orrery/kernel';
import { exactOdds, type Fight, type Odds, simulatedOdds, withoutIdle } from '@orrery/twilight-imperium/odds';
import { type Overlays, overlaysIn } from '@orrery/twilight-imperium/overlays';
import { type PlanAnswers, type Rehearsal, rehearse } from '@orrery/twilight-imperium/plan';
import { type Standings, standingsIn } from '@orrery/twilight-imperium/progress';
import { neighboursIn, type Reach, reachIn } from '@orrery/twilight-imperium/reach';
import type { View } from '@orrery/twilight-imperium/view';

/** How many fights a question is worth that cannot be worked out exactly, how many at a stretch, and for how long at most. */
const RUNS = 1000;
const STRETCH = 25;
const MOST_MS = 300;

let current = 0;

const added = (a: Odds | undefined, b: Odds): Odds => {
  if (!a) return b;
  const runs = a.runs + b.runs;
  const mean = (x: number, y: number) => (x * a.runs + y * b.runs) / runs;
  const left = (x: Odds['survivors']['attacker'], y: Odds['survivors']['attacker']) =>
    Object.fromEntries(
      [...new Set([...Object.keys(x), ...Object.keys(y)])].map(key => {
        const unit = key as keyof typeof x;
        return [unit, mean(x[unit] ?? 0, y[unit] ?? 0)];
      }),
    );
  return {
    method: 'simulated',
    runs,
    win: mean(a.win, b.win),
    lose: mean(a.lose, b.lose),
    draw: mean(a.draw, b.draw),
    survivors: {
      attacker: left(a.survivors.attacker, b.survivors.attacker),
      defender: left(a.survivors.defender, b.survivors.defender),
    },
    beyondCapacity: b.beyondCapacity,
  };
};

/** A breath, in which a newer question may be heard. */
const breath = () => new Promise(resolve => setTimeout(resolve));

async function oddsFor(id: number, fight: Fight): Promise<Odds | undefined> {
  await breath(); // to follow every outcome takes a while: not for a question that is out of date
  if (id !== current) return undefined;
  const exact = exactOdds(fight);
  await breath();
  if (id !== current) return undefined;
  if (exact) return exact;
  const end = performance.now() + MOST_MS;
  let odds: Odds | undefined;
  for (let runs = 0; runs < RUNS && (!odds || performance.now() < end); runs += STRETCH) {
    odds = added(odds, simulatedOdds(fight, { runs: STRETCH, seed: `odds ${runs}` }));
    await breath();
    if (id !== current) return undefined;
  }
  return odds;
}

/**
 * What the page asks: fights, where a newer question makes an older one void, how far ships reach or objectives are, where
 * units produce and shoot, or what a plan comes to.
 */
export type Question =
  | { readonly about: 'odds'; readonly fights: readonly Fight[] }
  | { readonly about: 'reach'; readonly view: View }
  | { readonly about: 'neighbours'; readonly view: View }
  | { readonly about: 'standings'; readonly view: View }
  | { readonly about: 'overlays'; readonly view: View }
  | { readonly about: 'plan'; readonly view: View; readonly ask: Ask; readonly answers: PlanAnswers };

export interface Answers {
  readonly odds: readonly Odds[];
  readonly reach: Reach;
  readonly neighbours: readonly Seat[];
  readonly standings: readonly Standings[];
  readonly overlays: Overlays;
  readonly plan: Rehearsal | undefined;
}

async function tellOdds(id: number, fights: readonly Fight[]): Promise<void> {
  current = id;
  const odds: Odds[] = [];
  for (const fight of fights) {
    const found = await oddsFor(id, withoutIdle(fight));
    if (!found) return;
    odds.push(found);
  }
  postMessage({ id, answer: odds });
}

/** Hidden cards may be missing where the rules look for them; then nothing can be foreseen, and all is asked as usual. */
function planOf(view: View, ask: Ask, answers: PlanAnswers): Rehearsal | undefined {
  try {
    return rehearse(view, ask, answers);
  } catch {
    return undefined;
  }
}

addEventListener('message', ({ data: { id, question } }: MessageEvent<{ id: number; question: Question }>) => {
  if (question.about === 'odds') void tellOdds(id, question.fights);
  else if (question.about === 'reach') postMessage({ id, answer: reachIn(question.view) });
  else if (question.about === 'neighbours') postMessage({ id, answer: neighboursIn(question.view) });
  else if (question.about === 'standings') postMessage({ id, answer: standingsIn(question.view) });
  else if (question.about === 'overlays') postMessage({ id, answer: overlaysIn(question.view) });
  else postMessage({ id, answer: planOf(question.view, question.ask, question.answers) });
});
