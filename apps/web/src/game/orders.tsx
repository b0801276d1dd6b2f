import type { AnswerValue, Ask, Order, Seat } from '@orrery/kernel';
import type { Picture } from '@orrery/protocol';
import { useId, useState } from 'react';
import type { Board, BoardProps, MomentGroup } from '../boards/board.ts';
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

/** Answers given ahead of turn, with a button to withdraw each. */
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
  readonly moments: readonly MomentGroup[];
}

const untils = ['turn', 'round', 'game'] as const;
type Until = (typeof untils)[number];

const isUntil = (text: string): text is Until => untils.some(each => each === text);

/** In a window: a button to always pass it. */
const PassFromNowOn = ({ feed, window }: { feed: Feed; window: string }) => {
  const give = (unless: Order['unless'], until: Until) => void feed.send({ do: 'order', window, unless, until });
  return (
    <div className="orders-now">
      <button type="button" className="button quiet compact" onClick={() => give(null, 'round')}>
        {t('orders.pass')}
      </button>
      <button type="button" className="button quiet compact" onClick={() => give('concerns-me', 'game')}>
        {t('orders.passUnless')}
      </button>
      <button type="button" className="button quiet compact" onClick={() => give(null, 'game')}>
        {t('orders.passAlways')}
      </button>
    </div>
  );
};

const wishes = ['ask', 'unless', 'pass'] as const;
type Wish = (typeof wishes)[number];

const isWish = (text: string): text is Wish => wishes.some(each => each === text);

const wishIn = (order: Order | undefined): Wish => (!order ? 'ask' : order.unless ? 'unless' : 'pass');

interface MomentProps {
  readonly feed: Feed;
  readonly window: string;
  readonly words: string;
  readonly order: Order | undefined;
  readonly until: Until;
}

/** One moment, and what one wants to happen there. */
const Moment = ({ feed, window, words, order, until }: MomentProps) => {
  const id = useId();
  const change = (wish: Wish) =>
    void feed.send(
      wish === 'ask'
        ? { do: 'cancel-order', window }
        : { do: 'order', window, unless: wish === 'unless' ? 'concerns-me' : null, until },
    );
  return (
    <li className={order ? 'orders-given' : undefined}>
      <label htmlFor={id}>{words}</label>
      <select
        id={id}
        value={wishIn(order)}
        onChange={({ target: { value } }) => {
          if (isWish(value)) change(value);
        }}
      >
        {wishes.map(wish => (
          <option key={wish} value={wish}>
            {t(`orders.wish.${wish}`)}
          </option>
        ))}
      </select>
      {order && (
        <span className="small soft">{isUntil(order.until) ? t(`orders.until.${order.until}`) : order.until}</span>
      )}
    </li>
  );
};

const matches = (words: string, search: string): boolean => words.toLowerCase().includes(search.trim().toLowerCase());

/** Every moment of the game by phase, to be searched; those with an order stay in sight. */
const MomentList = ({ feed, picture, moments }: Pick<OrdersProps, 'feed' | 'picture' | 'moments'>) => {
  const id = useId();
  const [search, setSearch] = useState('');
  const [until, setUntil] = useState<Until>('round');
  const orderAt = (window: string) => picture.orders.find(each => each.window === window);
  const shown = moments.flatMap(group => {
    const found = group.moments.filter(
      ({ words, window }) => orderAt(window) || matches(words, search) || matches(group.title, search),
    );
    return found.length > 0 ? [{ ...group, moments: found }] : [];
  });
  return (
    <>
      <div className="orders-search">
        <label htmlFor={`${id}-search`}>{t('orders.search')}</label>
        <input id={`${id}-search`} type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
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
      </div>
      {shown.length === 0 && (
        <p className="small" role="status">
          {t('orders.noMoment')}
        </p>
      )}
      {shown.map(group => (
        <section key={group.title} aria-label={group.title}>
          <p className="orders-phase">{group.title}</p>
          <ul>
            {group.moments.map(({ window, words }) => (
              <Moment key={window} {...{ feed, window, words, until }} order={orderAt(window)} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
};

/** Standing orders: a list of all windows, with what happens at each. */
export const Orders = ({ feed, picture, ask, seat, moments }: OrdersProps) => {
  if (seat === null || picture.standing || moments.length === 0) return null;
  const isMoment = (kind: string) => moments.some(group => group.moments.some(({ window }) => window === kind));
  const mayPass = ask && !ask.ahead && ask.form === 'pick' && ask.min === 0 && isMoment(ask.kind);
  return (
    <>
      {mayPass && <PassFromNowOn feed={feed} window={ask.kind} />}
      <details className="orders">
        <summary>
          {t('orders.title')} {picture.orders.length > 0 && <span className="soft">{picture.orders.length}</span>}
        </summary>
        <p className="small soft">{t('orders.hint')}</p>
        <MomentList {...{ feed, picture, moments }} />
      </details>
    </>
  );
};
