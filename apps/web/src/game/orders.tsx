import type { AnswerValue, Ask, Order, Seat } from '@orrery/kernel';
import type { Picture } from '@orrery/protocol';
import { useId, useState } from 'react';
import type { Board, BoardProps } from '../boards/board.ts';
import type { Feed } from '../feed/feed.ts';
import { t } from '../text/index.ts';
import './orders.css';

interface AheadProps {
  readonly feed: Feed;
  readonly picture: Picture;
  readonly board: Board<never>;
  readonly props: BoardProps<never>;
}

/** An answer in the words of its question. */
function saidIn(ask: Ask | undefined, value: AnswerValue, { board, props }: AheadProps): string {
  if (!ask || typeof value === 'number' || !Array.isArray(value)) return t('ask.decidedSomething');
  if (value.length === 0) return board.ask(ask, props).pass ?? t('ask.pass');
  const options = 'options' in ask ? ask.options : [];
  return options
    .filter(({ key }) => value.includes(key))
    .map(option => board.option(ask, option, props).label)
    .join(', ');
}

/** What one has decided before one's turn, and a way to take it back. */
export const Ahead = (all: AheadProps) =>
  all.picture.ahead.map(({ about, value }) => (
    <p key={about} className="small" role="status">
      {t('ask.decidedAhead', {
        what: saidIn(
          all.picture.asks.find(ask => ask.about === about),
          value,
          all,
        ),
      })}{' '}
      <button
        type="button"
        className="button quiet compact"
        onClick={() => void all.feed.send({ do: 'withdraw', about })}
      >
        {t('ask.withdraw')}
      </button>
    </p>
  ));

interface OrdersProps {
  readonly feed: Feed;
  readonly picture: Picture;
  readonly ask: Ask | undefined;
  readonly seat: Seat | null;
  readonly moments: Readonly<Record<string, string>>;
}

const untils = ['turn', 'round'] as const;
type Until = (typeof untils)[number];

const isUntil = (text: string): text is Until => untils.some(each => each === text);

/** At a moment where one may react: pass it from now on. */
const PassFromNowOn = ({ feed, window }: { feed: Feed; window: string }) => {
  const give = (unless: Order['unless']) => void feed.send({ do: 'order', window, unless, until: 'round' });
  return (
    <div className="orders-now">
      <button type="button" className="button quiet compact" onClick={() => give(null)}>
        {t('orders.pass')}
      </button>
      <button type="button" className="button quiet compact" onClick={() => give('concerns-me')}>
        {t('orders.passUnless')}
      </button>
    </div>
  );
};

const NewOrder = ({ feed, moments }: Pick<OrdersProps, 'feed' | 'moments'>) => {
  const id = useId();
  const [window, setWindow] = useState(Object.keys(moments)[0] ?? '');
  const [until, setUntil] = useState<Until>('round');
  const [isAsked, setAsked] = useState(true);
  return (
    <form
      className="orders-new"
      onSubmit={event => {
        event.preventDefault();
        void feed.send({ do: 'order', window, unless: isAsked ? 'concerns-me' : null, until });
      }}
    >
      <label htmlFor={`${id}-when`}>{t('orders.moment')}</label>
      <select id={`${id}-when`} value={window} onChange={event => setWindow(event.target.value)}>
        {Object.entries(moments).map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-until`}>{t('orders.until')}</label>
      <select
        id={`${id}-until`}
        value={until}
        onChange={({ target: { value } }) => {
          if (isUntil(value)) setUntil(value);
        }}
      >
        {untils.map(each => (
          <option key={each} value={each}>
            {t(`orders.until.${each}`)}
          </option>
        ))}
      </select>
      <label className="orders-unless">
        <input type="checkbox" checked={isAsked} onChange={event => setAsked(event.target.checked)} />
        {t('orders.unless')}
      </label>
      <button type="submit" className="button compact">
        {t('orders.set')}
      </button>
    </form>
  );
};

/** Moments that one passes without being asked: those set, a way to set more, and to take them back. */
export const Orders = ({ feed, picture, ask, seat, moments }: OrdersProps) => {
  if (seat === null || picture.standing || Object.keys(moments).length === 0) return null;
  const mayPass = ask && !ask.ahead && ask.form === 'pick' && ask.min === 0 && Object.hasOwn(moments, ask.kind);
  return (
    <>
      {mayPass && <PassFromNowOn feed={feed} window={ask.kind} />}
      <details className="orders">
        <summary>
          {t('orders.title')} {picture.orders.length > 0 && <span className="soft">{picture.orders.length}</span>}
        </summary>
        <p className="small soft">{t('orders.hint')}</p>
        {picture.orders.length === 0 && <p className="small">{t('orders.none')}</p>}
        <ul>
          {picture.orders.map(({ window, unless, until }) => {
            const moment = moments[window] ?? window;
            const end = isUntil(until) ? t(`orders.until.${until}`) : until;
            return (
              <li key={window}>
                <span>{t(unless ? 'orders.givenUnless' : 'orders.given', { moment, until: end })}</span>
                <button
                  type="button"
                  className="button quiet compact"
                  aria-label={t('orders.back', { moment })}
                  onClick={() => void feed.send({ do: 'cancel-order', window })}
                >
                  {t('ask.withdraw')}
                </button>
              </li>
            );
          })}
        </ul>
        <NewOrder feed={feed} moments={moments} />
      </details>
    </>
  );
};
