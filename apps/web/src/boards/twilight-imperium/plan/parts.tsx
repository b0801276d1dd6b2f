import type { AnswerValue, Ask } from '@orrery/kernel';
import type { View } from '@orrery/twilight-imperium/view';
import { useId } from 'react';
import { advisedFirst, type Draft, draftOf, oneMore, toggled, totalOf } from '../../../ask/choice.ts';
import { AmountLine, OrderList } from '../../../ask/panel.tsx';
import { PickList } from '../../../ask/pick-list.tsx';
import type { Asking } from '../../../ask/use-asking.ts';
import { t } from '../../../text/index.ts';
import type { SheetProps } from '../../board.ts';
import { words } from '../words.ts';

type Amounts = Readonly<Record<string, number>>;

interface PartProps {
  readonly ask: Ask;
  readonly value: AnswerValue;
  readonly title: string;
  readonly props: SheetProps<View>;
  readonly change: (value: AnswerValue) => void;
  /** What the quick button sets, and how it is called; as suggested unless said. */
  readonly quick?: { readonly label: string; readonly value: Amounts };
}

/** One more landing takes one from another planet, once all have landed. */
const moved = (ask: Extract<Ask, { form: 'allocate' }>, before: Amounts, after: Amounts): Amounts => {
  const more = ask.lines.find(({ key }) => (after[key] ?? 0) === (before[key] ?? 0) + 1);
  return more ? oneMore(ask, before, more.key) : after;
};

/** A question of the plan, to be answered in place; its options and steppers are those of the panel. */
export const PlanPart = ({ ask, value, title, props, change, quick }: PartProps) => {
  const id = useId();
  const draft = draftOf(ask, value);
  const keys = 'keys' in draft ? draft.keys : [];
  const answer = (next: Draft): void => {
    if (next.form === 'allocate' && draft.form === 'allocate' && ask.form === 'allocate')
      change(totalOf(next.amounts) > ask.max ? moved(ask, draft.amounts, next.amounts) : next.amounts);
    else if ('keys' in next) change(next.keys);
    else if (next.form === 'number') change(next.number);
  };
  const asking: Asking = {
    ...props.asking,
    ask,
    draft,
    isSending: false,
    isChosen: key => keys.includes(key),
    pick: key => ask.form === 'pick' && change(toggled(ask, keys, key)),
    change: answer,
  };
  const shared = { asking, words: { question: title }, isOnBoard: () => false };
  const wordsOf = (option: Parameters<typeof words.option>[1]) => words.option(ask, option, props);
  const set = quick ?? { label: t('ask.usual'), value: ask.form === 'allocate' ? ask.suggest : {} };
  const canSet =
    draft.form === 'allocate' &&
    ask.form === 'allocate' &&
    ask.lines.some(({ key }) => (draft.amounts[key] ?? 0) !== (set.value[key] ?? 0));
  return (
    <fieldset className="plan-part" aria-labelledby={id}>
      <div className="plan-title">
        <span id={id}>{title}</span>
        {canSet && (
          <button
            type="button"
            className="button quiet compact"
            aria-label={`${set.label}: ${title}`}
            onClick={() => change(set.value)}
          >
            {set.label}
          </button>
        )}
      </div>
      {ask.form === 'pick' && <PickList {...shared} ask={ask} wordsOf={wordsOf} />}
      {ask.form === 'order' && <OrderList {...shared} ask={ask} keys={keys} wordsOf={wordsOf} />}
      {ask.form === 'allocate' && draft.form === 'allocate' && (
        <ul className="ask-options">
          {advisedFirst(ask.lines, asking).map(line => (
            <AmountLine key={line.key} {...shared} line={line} draft={draft} wordsOf={wordsOf} />
          ))}
        </ul>
      )}
    </fieldset>
  );
};
