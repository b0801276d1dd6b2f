import type { TableSummary } from '@orrery/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { serverNow } from '../feed/server-clock.ts';
import { timeLeft, useNow } from '../people/time.ts';
import { clockText } from '../setup/clock-text.ts';
import { names, t, timeAgo } from '../text/index.ts';

function statusOf(table: TableSummary): string {
  const { status, seats, waiting, seat, offline } = table;
  if (status === 'gathering') {
    const taken = seats.filter(each => each.name !== null || each.bot).length;
    return t('home.gathering', { taken, seats: seats.length });
  }
  if (status !== 'playing') return t('home.over');
  if (seat !== null && waiting.includes(seat)) return t('home.yourTurn');
  const named = (seat: number): string => {
    const name = seats[seat]?.name ?? t('table.bot');
    return offline.includes(seat) ? t('home.offline', { name }) : name;
  };
  return t('home.waitingFor', { names: names(waiting.map(named)) });
}

/** Players for whom a bot plays. */
const awayText = ({ seats, away }: TableSummary): string =>
  t('home.away', { names: names(away.map(seat => seats[seat]?.name ?? t('table.bot'))) });

const TableRow = ({ table, titles }: { table: TableSummary; titles: ReadonlyMap<string, string> }) => {
  const isMine = table.seat !== null && table.waiting.includes(table.seat);
  const now = useNow(table.deadline !== null);
  return (
    <li>
      <Link href={`/t/${table.id}`} className={isMine ? 'table-row mine' : 'table-row'}>
        <span className="table-row-title">{table.title}</span>
        <span className="soft small">{titles.get(table.game)}</span>
        <span className="table-row-status">
          {statusOf(table)}
          {table.status === 'gathering' && <span className="soft"> · {clockText(table.clock)}</span>}
        </span>
        <span className="soft small">
          {timeAgo(table.since ?? table.updated, serverNow())}
          {table.status === 'playing' && table.away.length > 0 && ` · ${awayText(table)}`}
          {table.deadline !== null && (
            <span className="table-row-time">
              {' '}
              ·{' '}
              {t('time.leftThen', {
                time: timeLeft(table.deadline - now),
                what: t(`create.timeout.${table.onTimeout}`),
              })}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
};

interface ListProps {
  readonly children?: ReactNode;
  readonly title: string;
  readonly empty: string;
  readonly tables: readonly TableSummary[];
  readonly titles: ReadonlyMap<string, string>;
}

/** Tables with their state, as links. */
export const TableList = ({ title, empty, tables, titles, children }: ListProps) => (
  <section className="home-list">
    <h2>{title}</h2>
    {children}
    {tables.length === 0 ? (
      <p className="soft">{empty}</p>
    ) : (
      <ul>
        {tables.map(table => (
          <TableRow key={table.id} table={table} titles={titles} />
        ))}
      </ul>
    )}
  </section>
);
