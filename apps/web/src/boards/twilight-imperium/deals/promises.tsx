import type { Ask, Seat } from '@orrery/kernel';
import type { View } from '@orrery/twilight-imperium/view';
import { useId } from 'react';
import { duration, useNow } from '../../../people/time.ts';
import { t } from '../../../text/index.ts';
import type { SheetProps } from '../../board.ts';

type Props = SheetProps<View>;

/** How many promises are shown; the log has all of them. */
const SHOWN = 3;
const MINUTE = 60_000;

/** Who offers a deal that is to be answered. */
export const offeringSeat = (ask: Ask | undefined): Seat | undefined =>
  ask?.kind === 'transaction.answer' ? Number(ask.prompt.seat) : undefined;

/** Whether something can be promised to a seat: a person sits there, and here. */
export const mayPromise = ({ room, me, feed }: Props, to: Seat): boolean =>
  !feed.isSolo && me !== null && to !== me && room.seats[to]?.name != null;

/** What two players have promised each other with their deals, the newest last. */
export const Promises = ({ props, other }: { props: Props; other: Seat }) => {
  const { feed, me, nameOf } = props;
  const made = feed
    .get()
    .chat.filter(({ promise, seat, to }) => promise && [seat, to?.seat].every(each => each === me || each === other))
    .slice(-SHOWN);
  const now = useNow(made.length > 0, MINUTE);
  if (made.length === 0) return null;
  return (
    <ul className="deal-promises small" aria-label={t('ti.deal.promises', { name: nameOf(other) })}>
      {made.map(({ key, seat, text, at }) => (
        <li key={key}>
          {t(seat === me ? 'ti.deal.promised' : 'ti.deal.promisedBy', { name: nameOf(other), text })}{' '}
          <span className="soft">{t('ti.deal.promisedAgo', { time: duration(now - at) })}</span>
        </li>
      ))}
    </ul>
  );
};

/** What is promised for later; both players find it in their logs. */
export const PromiseField = ({ text, set, name }: { text: string; set: (text: string) => void; name: string }) => {
  const id = useId();
  return (
    <label className="deal-promise" htmlFor={id}>
      <span className="small soft">{t('ti.deal.promise', { name })}</span>
      <input id={id} maxLength={1000} value={text} onChange={({ target }) => set(target.value)} />
    </label>
  );
};
