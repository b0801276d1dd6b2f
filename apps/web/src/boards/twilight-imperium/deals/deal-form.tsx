import type { Seat } from '@orrery/kernel';
import { capital, goodsText, tableForText } from '@orrery/twilight-imperium/text';
import type { View } from '@orrery/twilight-imperium/view';
import { useId, useState } from 'react';
import { AmountLine } from '../../../ask/panel.tsx';
import { WhyNot } from '../../../ask/why-not.tsx';
import { Rule, RulesOfQuestion } from '../../../rules/rule.tsx';
import { refusalText, t } from '../../../text/index.ts';
import { PlayerName } from '../../../ui/players.tsx';
import type { SheetProps } from '../../board.ts';
import { words } from '../words.ts';
import {
  type Amounts,
  type DealAsk,
  type DealLine,
  linesOf,
  NO_MORE,
  partnerIn,
  partnersOf,
  type Side,
  templatesFor,
} from './deal.ts';
import './deal-form.css';
import { mayPromise, PromiseField, Promises } from './promises.tsx';

type Props = SheetProps<View>;

interface SideProps {
  readonly ask: DealAsk;
  readonly title: string;
  readonly lines: readonly DealLine[];
  readonly amounts: Amounts;
  readonly props: Props;
  readonly set: (amounts: Amounts) => void;
}

const without = (amounts: Amounts, keys: readonly string[]): Amounts =>
  Object.fromEntries(Object.entries(amounts).filter(([key]) => !keys.includes(key)));

/** What one side gives: amounts with steppers, and one note at most out of a list. */
const DealSide = ({ ask, title, lines, amounts, props, set }: SideProps) => {
  const [heading, noteId] = [useId(), useId()];
  const notes = lines.filter(({ isNote }) => isNote);
  const wordsOf = ({ line, name }: DealLine) => {
    const { side: _side, partner: _partner, ...at } = line.at ?? {};
    return words.option({ ...ask, kind: 'transaction.offer' }, { key: name, at }, props);
  };
  const note = notes.find(({ line }) => (amounts[line.key] ?? 0) > 0)?.line.key ?? '';
  const asking = {
    ...props.asking,
    change: (draft: Parameters<typeof props.asking.change>[0]) => draft.form === 'allocate' && set(draft.amounts),
  };
  return (
    <fieldset className="deal-side" aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      {lines.length === 0 && <p className="small soft">{t('ti.deal.nothingToGive')}</p>}
      <ul className="ask-options">
        {lines
          .filter(({ isNote }) => !isNote)
          .map(each => (
            <AmountLine
              key={each.line.key}
              line={each.line}
              draft={{ form: 'allocate', amounts }}
              asking={asking}
              words={{ question: title }}
              wordsOf={() => ({ label: capital(wordsOf(each).label) })}
              isOnBoard={() => false}
            />
          ))}
      </ul>
      {notes.length > 0 && (
        <label className="deal-note" htmlFor={noteId}>
          <span className="small soft">{t('ti.notes')}</span>
          <select
            id={noteId}
            value={note}
            onChange={({ target }) => {
              const rest = without(
                amounts,
                notes.map(({ line }) => line.key),
              );
              set(target.value === '' ? rest : { ...rest, [target.value]: 1 });
            }}
          >
            <option value="">{t('ti.deal.noNote')}</option>
            {notes.map(each => (
              <option key={each.line.key} value={each.line.key}>
                {wordsOf(each).label}
              </option>
            ))}
          </select>
        </label>
      )}
    </fieldset>
  );
};

/** What would change hands, in a sentence. */
function termsOf(ask: DealAsk, partner: Seat, amounts: Amounts, { view, nameOf }: Props): string {
  const table = tableForText(view, nameOf);
  const said = (side: Side): string => {
    const chosen = linesOf(ask, partner, side).filter(({ line }) => (amounts[line.key] ?? 0) > 0);
    const note = chosen.find(({ isNote }) => isNote)?.name.slice('note:'.length);
    const cards = chosen.flatMap(({ name }) => (name.startsWith('action-card:') ? [name.slice(12)] : []));
    const goods = {
      ...Object.fromEntries(
        chosen
          .filter(({ name, isNote }) => !isNote && !name.startsWith('action-card:'))
          .map(({ line, name }) => [name, amounts[line.key]!]),
      ),
      ...(note === undefined ? {} : { note: 1 }),
      ...(cards.length === 0 ? {} : { 'action-cards': cards.length }),
    };
    return goodsText(goods, table, { note, cards }) || t('ti.deal.nothing');
  };
  return t('ti.deal.terms', { gives: said('give'), gets: said('want'), name: nameOf(partner) });
}

/** A deal as one form: with whom, what is given and what is wanted for it. */
export const DealForm = ({ ask, props }: { ask: DealAsk; props: Props }) => {
  const { asking, nameOf } = props;
  const amounts = asking.draft?.form === 'allocate' ? asking.draft.amounts : {};
  const partners = partnersOf(ask);
  const [picked, pick] = useState(partnerIn(ask, amounts) ?? (partners.length === 1 ? partners[0] : undefined));
  const partner = partnerIn(ask, amounts) ?? picked;
  const set = (next: Amounts) => asking.change({ form: 'allocate', amounts: next });
  const [promise, setPromise] = useState('');
  const [isPromising, setPromising] = useState(false);
  const [refused, setRefused] = useState('');
  /** The promise is noted first, so that the partner has read it when they are asked. */
  const offer = async () => {
    if (promise.trim() !== '' && partner !== undefined && mayPromise(props, partner)) {
      setPromising(true);
      const reply = await props.feed.send({ do: 'message', to: partner, text: promise, promise: true });
      setPromising(false);
      setRefused(reply.ok ? '' : refusalText(reply.code, reply.message));
      if (!reply.ok) return;
      setPromise('');
    }
    asking.confirm();
  };
  const isOpen = ask.kind === 'transaction.deal';
  const isEmpty = !Object.values(amounts).some(count => count > 0);
  const mayClose = ask.lines.some(({ key }) => key === NO_MORE);
  return (
    <section
      className="ask deal"
      aria-label={t('ask.title')}
      aria-busy={asking.isSending}
      data-ask={ask.id}
      data-kind={ask.kind}
    >
      <p className="ask-question" aria-live="polite">
        {words.ask(ask, props).question}
      </p>
      {isOpen && (
        <fieldset className="deal-partners">
          <legend className="hidden-text">{t('ti.deal.with')}</legend>
          {partners.map(each => (
            <button
              key={each}
              type="button"
              className="button compact"
              aria-pressed={each === partner}
              onClick={() => {
                if (each !== partner) set({});
                pick(each);
              }}
            >
              <PlayerName seat={each} name={nameOf(each)} />
            </button>
          ))}
        </fieldset>
      )}
      {partner !== undefined && (
        <>
          <fieldset className="deal-templates">
            <legend className="hidden-text">{t('ti.deal.usual')}</legend>
            {templatesFor(ask, partner).map(({ id, count, amounts: filled }) => (
              <button key={id} type="button" className="button quiet compact" onClick={() => set(filled)}>
                {t(`ti.deal.template.${id}${count === 1 ? '.one' : ''}`, { count })}
              </button>
            ))}
          </fieldset>
          <div className="deal-sides">
            {(['give', 'want'] as const).map(side => (
              <DealSide
                key={side}
                ask={ask}
                title={side === 'give' ? t('ti.deal.give') : t('ti.deal.get', { name: nameOf(partner) })}
                lines={linesOf(ask, partner, side)}
                amounts={amounts}
                props={props}
                set={set}
              />
            ))}
          </div>
          {!isEmpty && <p className="deal-terms">{termsOf(ask, partner, amounts, props)}</p>}
          <p className="small soft">{t('ti.deal.binding')}</p>
          <Promises props={props} other={partner} />
          {mayPromise(props, partner) && <PromiseField text={promise} set={setPromise} name={nameOf(partner)} />}
        </>
      )}
      {asking.problem && (
        <p className="notice danger" role="alert">
          {asking.problem.text} {asking.problem.rule && <Rule of={asking.problem.rule} />}
        </p>
      )}
      {refused && (
        <p className="notice danger" role="alert">
          {refused}
        </p>
      )}
      <div className="ask-actions">
        {partner !== undefined && (
          <button
            type="button"
            className="button main"
            disabled={isEmpty || asking.isSending || isPromising}
            onClick={offer}
          >
            {t('ti.deal.offer', { name: nameOf(partner) })}
          </button>
        )}
        {isOpen && (
          <button type="button" className="button" disabled={asking.isSending} onClick={asking.pass}>
            {t('ti.deal.none')}
          </button>
        )}
        {mayClose && (
          <button
            type="button"
            className="button quiet"
            disabled={asking.isSending}
            onClick={() => asking.answer({ form: 'allocate', amounts: { [NO_MORE]: 1 } })}
          >
            {t('ti.deal.noMore')}
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
