import type { AnswerValue, Ask } from '@orrery/kernel';
import type { PlanAnswers, Rehearsal } from '@orrery/twilight-imperium/plan';
import type { View } from '@orrery/twilight-imperium/view';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Feed } from '../../../feed/feed.ts';
import { askThread } from '../thread/thread.ts';
import { PlanRun, type Progress } from './run.ts';

/** The questions that a plan can begin with. */
const plannable: readonly string[] = ['activate', 'move.from', 'commit', 'produce', 'follow', 'vote'];

export const isPlannable = (ask: Ask | undefined): ask is Ask =>
  ask !== undefined && !ask.ahead && plannable.includes(ask.kind);

export interface Planning {
  /** What the plan comes to; `none` where nothing can be foreseen, and nothing at all while that is worked out. */
  readonly rehearsal: Rehearsal | 'none' | undefined;
  /** Whether it is still about the answers before the last change. */
  readonly isBehind: boolean;
  readonly answers: PlanAnswers;
  change(key: string, value: AnswerValue): void;
  send(): void;
}

/** What stays true of a plan when one of its answers changes: what was asked before, and what does not hang on it. */
function kept(answers: PlanAnswers, { steps }: Rehearsal, changed: string): PlanAnswers {
  const place = steps.findIndex(({ key }) => key === changed);
  const later = new Set(place < 0 ? [] : steps.slice(place + 1).flatMap(step => (step.isReaction ? [] : [step.key])));
  const isFree = (key: string) => key === 'produce' || key.startsWith('move.');
  const [, from] = changed.startsWith('move.ships@') ? changed.split('@') : [];
  return Object.fromEntries(
    Object.entries(answers).filter(
      ([key]) => key !== `move.cargo@${from}` && key !== `move.route@${from}` && (!later.has(key) || isFree(key)),
    ),
  );
}

/** Without what the rules refuse, unless it was said just now. */
const without = (answers: PlanAnswers, key: string): PlanAnswers =>
  Object.fromEntries(Object.entries(answers).filter(([each]) => each !== key));

/** What is left of a plan that was stopped, if it knows a question like this one. */
export const keptFor = (progress: Progress, ask: Ask | undefined): PlanAnswers | undefined =>
  progress.status === 'stopped' && progress.rest.some(step => step.ask.kind === ask?.kind)
    ? progress.answers
    : undefined;

export function usePlanRun(feed: Feed): { run: PlanRun; progress: Progress } {
  const run = useMemo(() => new PlanRun(feed), [feed]);
  return { run, progress: useSyncExternalStore(run.subscribe, run.get) };
}

const nothing: PlanAnswers = {};

/** A plan that begins with the question at hand; `first` is what is picked for it, and missing where too little is. */
export function usePlan(
  view: View,
  ask: Ask | undefined,
  first: PlanAnswers | undefined,
  { run, progress }: ReturnType<typeof usePlanRun>,
): Planning {
  const suggested = keptFor(progress, ask);
  const [plan, setPlan] = useState<{ about: string | undefined; answers: PlanAnswers; said: readonly string[] }>({
    about: undefined,
    answers: {},
    said: [],
  });
  const [found, setFound] = useState<{ about: string; answers: PlanAnswers; rehearsal: Rehearsal | 'none' }>();
  const about = ask && `${ask.id} ${JSON.stringify(first)}`;
  const isNew = plan.about !== about;
  const own = isNew ? (suggested ?? nothing) : plan.answers;
  const said = isNew ? [] : plan.said;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is picked is a part of what it is about
  const answers = useMemo(() => ({ ...own, ...first }), [about, own]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is the one that the question came with
  useEffect(() => {
    if (!ask || !about || first === undefined) return undefined;
    return askThread({ about: 'plan', view, ask, answers }, answer => {
      const stale = answer?.stop.why === 'refused' && !said.includes(answer.stop.key) ? answer.stop.key : undefined;
      if (stale !== undefined && stale in own) setPlan({ about, answers: without(own, stale), said });
      else setFound({ about, answers, rehearsal: answer ?? 'none' });
    });
  }, [about, answers]);

  const isCurrent = found?.about === about;
  const rehearsal = isCurrent ? found?.rehearsal : undefined;
  return {
    rehearsal,
    isBehind: !isCurrent || found?.answers !== answers,
    answers,
    change(key, value) {
      if (!rehearsal || rehearsal === 'none') return;
      setPlan({
        about,
        answers: { ...kept(own, rehearsal, key), [key]: value },
        said: [...said.filter(each => each !== key), key],
      });
    },
    send() {
      if (rehearsal && rehearsal !== 'none') run.start(rehearsal.steps, answers);
    },
  };
}
