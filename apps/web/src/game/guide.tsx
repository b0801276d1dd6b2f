import type { AnswerValue, Ask } from '@orrery/kernel';
import { createContext, useContext, useMemo, useRef } from 'react';
import { Link } from 'wouter';
import type { Feed } from '../feed/feed.ts';
import { keysAt, type Lesson, type LessonStep } from '../lessons/lesson.ts';
import { Rule } from '../rules/rule.tsx';
import type { Guidance } from '../solo/messages.ts';
import { t } from '../text/index.ts';
import './guide.css';

/** A guided game and where it stands. */
export interface Guide {
  readonly lesson: Lesson;
  readonly guidance: Guidance | undefined;
  /** Lets bots play up to the last turns. */
  readonly jump: () => void;
}

const GuideContext = createContext<Guide | undefined>(undefined);
export const GuideProvider = GuideContext.Provider;

interface GuideState {
  readonly guide: Guide | undefined;
  /** The step that is about the question shown. */
  readonly step: LessonStep | undefined;
  /** Options that it points at. */
  readonly advised: ReadonlySet<string> | undefined;
  /** Whether the script is done. */
  readonly isDone: boolean;
}

export function useGuide(ask: Ask | undefined): GuideState {
  const guide = useContext(GuideContext);
  const at = guide?.guidance?.at ?? 0;
  const isHere = ask !== undefined && guide?.guidance?.ask === ask.id;
  const step = isHere ? guide?.lesson.steps[at] : undefined;
  const advised = useMemo(() => (step && guide ? keysAt(guide.lesson, at) : undefined), [guide, step, at]);
  return { guide, step, advised, isDone: guide !== undefined && at >= guide.lesson.steps.length };
}

/** What was learned, until the next question; after it only the way to the last turns. */
const Ending = ({ guide: { lesson, guidance, jump }, ask }: { guide: Guide; ask: string | undefined }) => {
  const first = useRef(ask);
  first.current ??= ask;
  const isLater = ask !== undefined && ask !== first.current;
  if (isLater && !guidance?.mayJump) return null;
  return (
    <section className="guide" aria-label={t('guide.title')}>
      {!isLater && <h2>{lesson.ending.title}</h2>}
      {!isLater && lesson.ending.text.map(line => <p key={line}>{line}</p>)}
      <div className="guide-actions">
        {guidance?.mayJump && (
          <button type="button" className="button compact" onClick={jump}>
            {t('guide.jump')}
          </button>
        )}
        {!isLater && <Link href="/">{t('guide.leave')}</Link>}
      </div>
    </section>
  );
};

interface GuideProps {
  readonly state: GuideState;
  readonly ask: Ask | undefined;
  readonly feed: Feed;
}

/** What to do next in a guided game, where, and why. */
export const GuidePanel = ({ state: { guide, step, isDone }, ask, feed }: GuideProps) => {
  if (!guide) return null;
  if (isDone) return <Ending guide={guide} ask={ask?.id} />;
  if (!step || !ask) return null;
  const { lesson, guidance } = guide;
  const [number, count] = [(guidance?.at ?? 0) + 1, lesson.steps.length];
  const answer = (value: AnswerValue) => void feed.send({ do: 'answer', ask: ask.id, value });
  return (
    <section className="guide" aria-label={t('guide.title')} data-step={number}>
      <div className="guide-head">
        <h2>{step.title}</h2>
        <span className="small soft">{t('guide.step', { number, count })}</span>
      </div>
      <progress value={number} max={count} aria-label={t('guide.step', { number, count })} />
      <div aria-live="polite">
        {step.text.map(line => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {step.why && <p className="guide-why small">{step.why}</p>}
      <div className="guide-actions small">
        {step.rules.map(rule => (
          <Rule key={rule} of={rule} />
        ))}
        <button type="button" className="button quiet compact" onClick={() => answer(step.answer)}>
          {t('guide.doIt')}
        </button>
      </div>
    </section>
  );
};
