import type { Refused } from '@orrery/protocol';
import type { Rehearsal } from '@orrery/twilight-imperium/plan';
import type { View } from '@orrery/twilight-imperium/view';
import { Rule } from '../../../rules/rule.tsx';
import { refusalText, t } from '../../../text/index.ts';
import type { SheetProps } from '../../board.ts';
import { words } from '../words.ts';

const Total = ({ name, count, most }: { name: string; count: number; most: number }) => (
  <div className={count > most ? 'is-over' : ''}>
    <dt>{name}</dt>
    <dd>{t('ti.plan.of', { count, most })}</dd>
  </div>
);

/** What a plan comes to, beside the limits. */
export const Totals = ({ fleet, room, production }: Rehearsal) => {
  if (!fleet && !production) return null;
  return (
    <dl className="plan-totals" aria-label={t('ti.plan.totals')}>
      {fleet && <Total name={t('ti.plan.fleet')} count={fleet.ships} most={fleet.limit} />}
      {room && (room.capacity > 0 || room.cargo > 0) && (
        <Total name={t('ti.plan.capacity')} count={room.cargo} most={room.capacity} />
      )}
      {production && <Total name={t('ti.plan.production')} count={production.made} most={production.limit} />}
      {production?.funds !== undefined && (
        <Total name={t('ti.plan.cost')} count={production.cost} most={production.funds} />
      )}
    </dl>
  );
};

/** Why a plan goes no further. */
export const Problem = ({ stop, props }: { stop: Rehearsal['stop']; props: SheetProps<View> }) => {
  if (stop.why === 'limits')
    return (
      <p className="notice danger" role="alert">
        {t('ti.plan.tooMany')} <Rule of="LRR 37.3" />
      </p>
    );
  if (stop.why === 'refused')
    return (
      <p className="notice danger" role="alert">
        {stop.reason ? words.reason(stop.reason, props) : t('refused.generic')}{' '}
        {stop.reason && <Rule of={stop.reason.rule} />}
      </p>
    );
  if (stop.why === 'complete') return null;
  return <p className="small soft">{t(stop.why === 'chance' ? 'ti.plan.thenChance' : 'ti.plan.thenOthers')}</p>;
};

/** Why the table did not take what a plan said. */
export const Refusal = ({ refused, props }: { refused: Refused; props: SheetProps<View> }) => {
  const { reason, code, message } = refused;
  return (
    <p className="notice danger" role="alert">
      {reason ? words.reason(reason, props) : refusalText(code, message)} {reason && <Rule of={reason.rule} />}
    </p>
  );
};
