import type { AnswerValue, Ask, Line } from '@orrery/kernel';
import type { Origin, PlanAnswers, PlannedStep } from '@orrery/twilight-imperium/plan';
import { capital, systemName, tableForText } from '@orrery/twilight-imperium/text';
import type { View } from '@orrery/twilight-imperium/view';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Draft, draftOf, totalOf } from '../../../ask/choice.ts';
import { PickList } from '../../../ask/pick-list.tsx';
import { WhyNot } from '../../../ask/why-not.tsx';
import { RulesOfQuestion } from '../../../rules/rule.tsx';
import { t } from '../../../text/index.ts';
import type { SheetProps } from '../../board.ts';
import { isDealAsk } from '../deals/deal.ts';
import { DealForm } from '../deals/deal-form.tsx';
import { offeringSeat, Promises } from '../deals/promises.tsx';
import { OddsOfPlan } from '../odds/odds.tsx';
import { words } from '../words.ts';
import { PlanPart } from './parts.tsx';
import './plan.css';
import type { Progress } from './run.ts';
import { cardsIn, isSameAsk } from './same-ask.ts';
import { Problem, Refusal, Totals } from './totals.tsx';
import { isPlannable, keptFor, type Planning, usePlan, usePlanRun } from './use-plan.ts';
import { deedsOf, votingWords } from './words.ts';

/** What a plan begins with, as far as it is picked; nothing where something has to be picked first. */
function firstOf(ask: Ask | undefined, draft: Draft | undefined): PlanAnswers | undefined {
  if (!ask) return undefined;
  if (ask.kind === 'follow') return { follow: ['follow'] };
  if (ask.form !== 'pick' || ask.kind === 'move.from') return {};
  const picked = draft && 'keys' in draft ? draft.keys : [];
  const cards = cardsIn(ask);
  const keys = picked.filter(key => ask.options.some(each => each.key === key && !cards.includes(each)));
  return keys.length === 1 ? { [ask.kind]: keys } : undefined;
}

/** Answers that follow from others, or are said elsewhere on the sheet. */
const implied: readonly string[] = ['activate', 'move.from', 'move.ships', 'follow', 'vote'];

/** What is mostly left as it is suggested. */
const isDetail = ({ kind }: Ask): boolean =>
  kind.startsWith('pay-') ||
  kind.endsWith('.order') ||
  ['produce.place', 'move.route', 'announce-retreat'].includes(kind);

/** Something could be chosen, and is not. */
const isLeftOut = ({ ask, value }: PlannedStep): boolean =>
  ask.form === 'pick' && ask.min === 0 && Array.isArray(value) && value.length === 0;

type Props = SheetProps<View>;

function titleOf({ ask, value }: PlannedStep, props: Props): string {
  const count =
    typeof value === 'object' && !Array.isArray(value) ? totalOf(value as Readonly<Record<string, number>>) : 0;
  const most = 'max' in ask ? ask.max : 0;
  const table = tableForText(props.view, props.nameOf);
  if (ask.kind === 'move.cargo')
    return t('ti.plan.cargo', { system: systemName(String(ask.prompt.from), table), count, most });
  if (ask.kind === 'commit') return t('ti.plan.land', { count, most });
  if (ask.kind === 'produce') return t('ti.plan.produce', { count, most });
  return words.ask(ask, props).question;
}

/** A button for all of the lines, or for none where all are taken. */
function allOrNone(lines: readonly Line[], value: AnswerValue): { label: string; value: Record<string, number> } {
  const amounts = value as Readonly<Record<string, number>>;
  if (lines.every(({ key, max }) => amounts[key] === max)) return { label: t('ti.plan.none'), value: {} };
  return { label: t('ti.plan.all'), value: Object.fromEntries(lines.map(({ key, max }) => [key, max])) };
}

interface OriginProps {
  readonly origin: Origin;
  readonly planning: Planning;
  readonly props: Props;
}

const ShipsFrom = ({ origin: { from, ask }, planning, props }: OriginProps) => {
  const key = `move.ships@${from}`;
  const system = systemName(from, tableForText(props.view, props.nameOf));
  const value: AnswerValue = planning.answers[key] ?? {};
  return (
    <PlanPart
      ask={ask}
      value={value}
      title={t('ti.plan.ships', { system })}
      props={props}
      change={next => planning.change(key, next)}
      quick={allOrNone(ask.lines, value)}
    />
  );
};

interface StepsProps {
  readonly steps: readonly PlannedStep[];
  readonly planning: Planning;
  readonly props: Props;
}

const Steps = ({ steps, planning, props }: StepsProps) =>
  steps.map(step => (
    <PlanPart
      key={step.key}
      ask={step.ask}
      value={step.value}
      title={titleOf(step, props)}
      props={props}
      change={value => planning.change(step.key, value)}
      {...(step.ask.form === 'allocate' &&
        step.ask.kind === 'vote.planets' && { quick: allOrNone(step.ask.lines, step.value) })}
    />
  ));

/** What could be used at moments to react, or what is; each named once. */
const namesIn = (steps: readonly PlannedStep[], props: Props, isNamed: (step: PlannedStep, key: string) => boolean) => [
  ...new Set(
    steps.flatMap(step =>
      'options' in step.ask
        ? step.ask.options
            .filter(({ key }) => isNamed(step, key))
            .map(option => words.option(step.ask, option, props).label)
        : [],
    ),
  ),
];

const isUsed = ({ value }: PlannedStep, key: string): boolean => Array.isArray(value) && value.includes(key);

/** The moments of the plan at which its player could use something; whatever they leave out here is not asked for again. */
const Reactions = ({ steps, planning, props }: StepsProps) => {
  if (steps.length === 0) return null;
  const used = namesIn(steps, props, isUsed);
  const names = used.length > 0 ? used : namesIn(steps, props, () => true);
  return (
    <details className="plan-details plan-reactions">
      <summary>{t(used.length > 0 ? 'ti.plan.uses' : 'ti.plan.couldUse', { what: names.join(', ') })}</summary>
      <Steps steps={steps} planning={planning} props={props} />
    </details>
  );
};

/** The plan as a whole: what is asked now, and all that follows from it. */
const Plan = ({
  ask,
  planning,
  props,
  stepwise,
  dropKept,
  refusal,
}: {
  ask: Ask;
  planning: Planning;
  props: Props;
  stepwise: () => void;
  dropKept: (() => void) | undefined;
  refusal: ReactNode;
}) => {
  const { asking } = props;
  const rehearsal = planning.rehearsal === 'none' ? undefined : planning.rehearsal;
  const table = tableForText(props.view, props.nameOf);
  const goal = ask.kind === 'activate' ? planning.answers.activate : props.view.tactical?.system;
  const system = goal ? systemName(String(goal), table) : '';
  const isVote = ask.kind === 'vote';
  const outcome =
    isVote && 'options' in ask ? ask.options.find(({ key }) => key === String(planning.answers.vote)) : undefined;
  const outcomeName = outcome ? words.option(ask, outcome, props).label : '';
  const title =
    ask.kind === 'activate'
      ? t('ti.plan.activate', { system })
      : ask.kind === 'move.from'
        ? t('ti.plan.moveInto', { system })
        : words.ask(ask, props).question;
  const cards = asking.isHeld ? [] : cardsIn(ask); // where a click only picks, they are among the options
  // What was changed since the rehearsal is shown at once, so that the next press counts from there.
  const steps = (rehearsal?.steps ?? []).map(step => ({ ...step, value: planning.answers[step.key] ?? step.value }));
  const reactions = steps.filter(step => step.isReaction);
  const deeds = rehearsal
    ? deedsOf(rehearsal, (props.view.tactical?.waves.length ?? 0) > 0, namesIn(reactions, props, isUsed))
    : '';
  const shown = steps.filter(step => !step.isOnly && !step.isReaction && !implied.includes(step.ask.kind));
  const [details, main] = [shown.filter(step => isDetail(step.ask)), shown.filter(step => !isDetail(step.ask))];
  const isIdle = !rehearsal?.production && main.some(step => isLeftOut(step));
  const label = {
    activate: [t('ti.act.activate'), deeds].filter(Boolean).join(': '),
    follow: [
      t(isIdle ? 'ti.do.followIdle' : 'ti.do.follow'),
      rehearsal?.production || reactions.length > 0 ? deeds : '',
    ]
      .filter(Boolean)
      .join(': '),
    vote: votingWords(outcomeName, rehearsal?.votes),
  }[ask.kind];
  const canSend = rehearsal !== undefined && !planning.isBehind && rehearsal.stop.why !== 'refused';
  const section = useRef<HTMLElement>(null);
  const send = useRef(() => {});
  send.current = () => canSend && planning.send();
  useEffect(() => {
    // Whoever has chosen on the board by keys goes on here.
    const { activeElement, body } = document;
    if (activeElement === body || activeElement?.matches('.game-board :focus-visible'))
      section.current?.focus({ preventScroll: true });
    const hear = (event: KeyboardEvent) => {
      const isElsewhere =
        event.target instanceof Element &&
        event.target.closest('button, [role="button"], a, textarea, select, summary');
      if (event.key === 'Enter' && !isElsewhere && !document.querySelector('dialog[open]')) send.current();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
  return (
    <section
      ref={section}
      className="ask plan"
      aria-label={t('ask.title')}
      aria-busy={planning.isBehind || asking.isSending}
      data-ask={ask.id}
      data-kind={ask.kind}
      tabIndex={-1}
    >
      <p className="ask-question" aria-live="polite">
        {title}
      </p>
      {isVote && <p className="plan-outcome">{outcomeName}</p>}
      {dropKept && (
        <div className="plan-kept small soft">
          <span>{t('ti.plan.kept')}</span>
          <button type="button" className="button quiet compact" onClick={dropKept}>
            {t('ti.plan.drop')}
          </button>
        </div>
      )}
      {cards.length > 0 && ask.form === 'pick' && (
        <PickList
          ask={{ ...ask, options: cards }}
          asking={asking}
          wordsOf={option => words.option(ask, option, props)}
          isOnBoard={() => false}
        />
      )}
      {props.firstly}
      <Reactions steps={reactions} planning={planning} props={props} />
      {rehearsal?.origins.map(origin => (
        <ShipsFrom key={origin.from} origin={origin} planning={planning} props={props} />
      ))}
      <Steps steps={main} planning={planning} props={props} />
      {details.length > 0 && (
        <details className="plan-details">
          <summary>{details.map(step => titleOf(step, props)).join(' ')}</summary>
          <Steps steps={details} planning={planning} props={props} />
        </details>
      )}
      <OddsOfPlan ask={ask} answers={planning.answers} rehearsal={rehearsal} props={props} />
      {asking.problem && (
        <p className="notice danger" role="alert">
          {asking.problem.text}
        </p>
      )}
      {refusal}
      {ask.kind !== 'follow' && (
        <div className="plan-more">
          {(ask.kind === 'activate' || isVote) && (
            <button
              type="button"
              className="button quiet compact"
              onClick={() => asking.change({ form: 'pick', keys: [] })}
            >
              {t(isVote ? 'ti.plan.otherOutcome' : 'ti.plan.otherSystem')}
            </button>
          )}
          <button type="button" className="button quiet compact" onClick={stepwise}>
            {t('ti.plan.stepwise')}
          </button>
        </div>
      )}
      <div className="ask-actions plan-actions">
        {rehearsal && <Totals {...rehearsal} />}
        {rehearsal && <Problem stop={rehearsal.stop} props={props} />}
        <button type="button" className="button main" disabled={!canSend || asking.isSending} onClick={planning.send}>
          {label ?? (capital(deeds) || t('ti.plan.wait'))}
        </button>
        {ask.kind === 'follow' && (
          <button type="button" className="button" disabled={asking.isSending} onClick={asking.pass}>
            {t('ti.do.followNot')}
          </button>
        )}
      </div>
      <div className="ask-more">
        <RulesOfQuestion kind={ask.kind} />
        <WhyNot key={ask.id} cannot={asking.cannot} />
      </div>
    </section>
  );
};

/** Fills in what a plan that was stopped says to a question that is put by itself. */
function usePrefill({ ask, change }: Props['asking'], progress: Progress): void {
  const isStopped = progress.status === 'stopped';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (!isStopped || !ask || ask.form === 'pick') return;
    const step = progress.rest.find(each => isSameAsk(each.ask, ask));
    if (step) change(draftOf(ask, step.value));
  }, [ask?.id, isStopped]);
}

/** Plans a tactical action, production, a vote or a follow as a whole; puts any other question by itself. */
export const Sheet = (props: Props) => {
  const { feed, asking, firstly, view, children } = props;
  const { ask, draft } = asking;
  const running = usePlanRun(feed);
  const { run, progress } = running;
  const [stepwiseIn, setStepwise] = useState<string>();
  const turn = `${view.round} ${view.active} ${view.tactical?.system ?? ''}`;
  const planned = stepwiseIn !== turn && isPlannable(ask) ? ask : undefined;
  const first = firstOf(planned, draft);
  const planning = usePlan(view, planned, first, running);
  usePrefill(asking, progress);
  useEffect(() => {
    if (ask?.kind === 'action') run.drop(); // whatever was planned is over
  }, [ask?.kind, run]);
  if (progress.status === 'running')
    return (
      <section className="ask plan" aria-label={t('ask.title')} aria-busy>
        <p className="ask-question" aria-live="polite">
          {t('ti.plan.running', { done: progress.done, of: progress.of })}
        </p>
        <div className="ask-actions">
          <button type="button" className="button" onClick={run.stop}>
            {t('ti.plan.stop')}
          </button>
        </div>
      </section>
    );
  const offering = offeringSeat(ask);
  if (offering !== undefined)
    return (
      <>
        <Promises props={props} other={offering} />
        {children}
      </>
    );
  if (isDealAsk(ask))
    return (
      <>
        <DealForm key={ask.id} ask={ask} props={props} />
        {firstly}
      </>
    );
  const refused = progress.status === 'stopped' && progress.refused?.ask === ask?.id ? progress.refused : undefined;
  const refusal = refused && !asking.problem && <Refusal refused={refused} props={props} />;
  if (!planned || !first || planning.rehearsal === 'none')
    return (
      <>
        {refusal}
        {children}
      </>
    );
  return (
    <Plan
      key={planned.id}
      ask={planned}
      planning={planning}
      props={props}
      stepwise={() => setStepwise(turn)}
      dropKept={keptFor(progress, planned) && run.drop}
      refusal={refusal}
    />
  );
};
