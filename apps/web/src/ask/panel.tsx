import type { Ask, Line, Option } from '@orrery/kernel';
import { type ReactNode, useId } from 'react';
import { Cited, Rule, RulesOfQuestion } from '../rules/rule.tsx';
import type { AskWords, OptionWords } from '../text/game-words.ts';
import { t } from '../text/index.ts';
import { useShortcuts } from '../ui/shortcuts.ts';
import { advisedFirst, type Draft, isComplete, isSingle, totalOf } from './choice.ts';
import './panel.css';
import { KEYS, PickList } from './pick-list.tsx';
import type { Asking } from './use-asking.ts';
import { WhyNot } from './why-not.tsx';

export interface AskPanelProps {
  readonly asking: Asking;
  readonly words: AskWords;
  readonly wordsOf: (option: Option) => OptionWords;
  /** Whether the board shows an option as well. */
  readonly isOnBoard: (option: Option) => boolean;
  /** Calculations shown beside the question. */
  readonly beside?: ReactNode;
  /** What confirming would do, as picked so far. */
  readonly confirmWords?: string | undefined;
  /** What can be used before the question. */
  readonly firstly?: ReactNode;
}

interface LineProps extends AskPanelProps {
  readonly line: Line;
  readonly draft: Extract<Draft, { form: 'allocate' }>;
}

/** One line of an allocation, with a stepper. */
export const AmountLine = ({ line, draft, asking, wordsOf }: LineProps) => {
  const { label, note } = wordsOf(line);
  const id = useId();
  const amount = draft.amounts[line.key] ?? 0;
  const set = (value: number) => asking.change({ form: 'allocate', amounts: { ...draft.amounts, [line.key]: value } });
  return (
    <li className={asking.isAdvised(line.key) ? 'ask-amount is-advised' : 'ask-amount'}>
      <label htmlFor={id}>
        {label}
        {note && <span className="ask-note">{note}</span>}
      </label>
      <span className="ask-stepper">
        <button
          type="button"
          aria-label={`${t('ask.less')}: ${label}`}
          disabled={amount <= line.min}
          onClick={() => set(amount - 1)}
        >
          −
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={line.min}
          max={line.max}
          value={amount}
          onChange={event => {
            const value = Math.trunc(Number(event.target.value));
            if (value >= line.min && value <= line.max) set(value);
          }}
        />
        <button
          type="button"
          aria-label={`${t('ask.more')}: ${label}`}
          disabled={amount >= line.max}
          onClick={() => set(amount + 1)}
        >
          +
        </button>
      </span>
    </li>
  );
};

interface AmountsProps extends AskPanelProps {
  readonly ask: Extract<Ask, { form: 'allocate' }>;
  readonly draft: Extract<Draft, { form: 'allocate' }>;
}

const Amounts = ({ ask, draft, ...rest }: AmountsProps) => (
  <>
    <ul className="ask-options">
      {advisedFirst(ask.lines, rest.asking).map(line => (
        <AmountLine key={line.key} line={line} draft={draft} {...rest} />
      ))}
    </ul>
    <p className="small soft">
      {t('ask.chosen', { count: totalOf(draft.amounts) })} · {bounds(ask.min, ask.max)}
      {ask.lines.some(({ key }) => (draft.amounts[key] ?? 0) !== (ask.suggest[key] ?? 0)) && (
        <button
          type="button"
          className="button quiet compact"
          onClick={() => rest.asking.change({ form: 'allocate', amounts: { ...ask.suggest } })}
        >
          {t('ask.usual')}
        </button>
      )}
    </p>
  </>
);

interface OrderProps extends AskPanelProps {
  readonly ask: Extract<Ask, { form: 'order' }>;
  readonly keys: readonly string[];
}

/** Things to be put in order. */
export const OrderList = ({ ask, keys, asking, wordsOf }: OrderProps) => {
  const move = (from: number, to: number) => {
    const next = [...keys];
    const [key] = next.splice(from, 1);
    next.splice(to, 0, key!);
    asking.change({ form: 'order', keys: next });
  };
  return (
    <ol className="ask-options">
      {keys.map((key, index) => {
        const { label } = wordsOf(ask.options.find(option => option.key === key)!);
        return (
          <li key={key} className="ask-amount">
            <span>{label}</span>
            <span className="ask-stepper">
              <button
                type="button"
                aria-label={`${t('ask.up')}: ${label}`}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                ↑
              </button>
              <button
                type="button"
                aria-label={`${t('ask.down')}: ${label}`}
                disabled={index === keys.length - 1}
                onClick={() => move(index, index + 1)}
              >
                ↓
              </button>
            </span>
          </li>
        );
      })}
    </ol>
  );
};

const bounds = (min: number, max: number): string =>
  min === max
    ? t('ask.exactly', { min })
    : [...(min > 0 ? [t('ask.atLeast', { min })] : []), t('ask.atMost', { max })].join(', ');

/** Letters and digits pick, Enter confirms. */
function useKeys({ asking: { ask, pick, confirm } }: AskPanelProps): void {
  useShortcuts(({ key, target }) => {
    if (key === 'Enter' && !(target instanceof HTMLButtonElement)) confirm();
    else if (ask?.form === 'pick') {
      const option = ask.options[KEYS.indexOf(key)];
      if (key.length === 1 && option) pick(option.key);
    }
  });
}

/** The confirm button says what it does, also if that is nothing. */
function confirmText({ words, wordsOf, confirmWords }: AskPanelProps, ask: Ask, draft: Draft): string {
  if (ask.form === 'pick' && ask.min === 0 && 'keys' in draft && draft.keys.length === 0)
    return words.pass ?? t('ask.pass');
  if (confirmWords !== undefined) return confirmWords;
  const some = (count: number) => (count > 1 ? t('ask.confirmSome', { count }) : t('ask.confirm'));
  if (ask.form === 'pick' && draft.form === 'pick') {
    const [only, ...more] = draft.keys;
    const option = ask.options.find(({ key }) => key === only);
    if (option && more.length === 0) return t('ask.confirmOne', { what: wordsOf(option).label });
    return some(draft.keys.length);
  }
  if (draft.form !== 'allocate') return t('ask.confirm');
  const count = totalOf(draft.amounts);
  return count === 0 ? t('ask.confirmNothing') : some(count);
}

/** The current question with its options and the confirm button, always in the same place. */
export const AskPanel = (props: AskPanelProps) => {
  const { asking, words } = props;
  const { ask, draft } = asking;
  useKeys(props);
  if (!ask || !draft) return null;
  const mayPass = ask.form === 'pick' && ask.min === 0;
  const isPicked = 'keys' in draft && draft.keys.length > 0;
  const needsConfirm = !isSingle(ask) || (asking.isHeld && isPicked);
  return (
    <section
      className="ask"
      aria-label={t('ask.title')}
      aria-busy={asking.isSending}
      data-ask={ask.id}
      data-kind={ask.kind}
    >
      <p className="ask-question" aria-live="polite">
        {words.question}
      </p>
      {words.facts?.map(fact => (
        <p key={fact} className="ask-fact small">
          <Cited text={fact} />
        </p>
      ))}
      {ask.ahead && <p className="small soft">{t('ask.ahead')}</p>}
      {ask.form === 'pick' && <PickList key={`list ${ask.id}`} ask={ask} {...props} />}
      {ask.form === 'pick' && ask.max > 1 && (
        <p className="small soft">
          {t('ask.chosen', { count: 'keys' in draft ? draft.keys.length : 0 })} · {bounds(ask.min, ask.max)}
        </p>
      )}
      {ask.form === 'allocate' && draft.form === 'allocate' && <Amounts ask={ask} draft={draft} {...props} />}
      {ask.form === 'order' && draft.form === 'order' && <OrderList ask={ask} keys={draft.keys} {...props} />}
      {ask.form === 'number' && draft.form === 'number' && (
        <input
          type="number"
          aria-label={words.question}
          min={ask.min}
          max={ask.max}
          value={draft.number}
          onChange={event => asking.change({ form: 'number', number: Math.trunc(Number(event.target.value)) })}
        />
      )}
      {asking.problem && (
        <p className="notice danger" role="alert">
          {asking.problem.text} {asking.problem.rule && <Rule of={asking.problem.rule} />}
        </p>
      )}
      {props.beside}
      {props.firstly}
      <div className="ask-actions">
        {needsConfirm && (
          <button
            type="button"
            className="button main"
            disabled={!isComplete(ask, draft) || asking.isSending}
            onClick={asking.confirm}
          >
            {confirmText(props, ask, draft)}
          </button>
        )}
        {mayPass && !needsConfirm && (
          <button type="button" className="button" disabled={asking.isSending} onClick={asking.pass}>
            {words.pass ?? t('ask.pass')}
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
