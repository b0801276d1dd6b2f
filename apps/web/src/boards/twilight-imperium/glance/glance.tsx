import type { Target } from '@orrery/kernel';
import { type TableForText, tableForText } from '@orrery/twilight-imperium/text';
import type { View } from '@orrery/twilight-imperium/view';
import { useMemo, useState } from 'react';
import { t } from '../../../text/index.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { PlayerName } from '../../../ui/players.tsx';
import type { BoardProps } from '../../board.ts';
import { NearObjectives } from '../objectives/standing.tsx';
import { factionOf, inTurn, type PlayerNow } from '../player-figures.ts';
import './glance.css';
import { type Row, rows } from './rows.tsx';
import { tableFacts } from './table-facts.ts';

/** What comes of the objectives is counted elsewhere, so it has no number to sort by. */
const near: Row = {
  id: 'near',
  label: 'ti.glance.near',
  sort: () => 0,
  show: ({ player, props }) => <NearObjectives props={props} seat={player.seat} most={3} />,
};

const allRows: readonly Row[] = rows.flatMap(row => (row.id === 'scored' ? [row, near] : [row]));

interface Sorting {
  readonly row: Row;
  readonly isAscending: boolean;
}

/** Players in turn order, or by one of the rows; those who are equal stay in turn order. */
function sorted(props: BoardProps<View>, table: TableForText, by: Sorting | undefined): PlayerNow[] {
  const players = inTurn(props.view);
  if (!by) return players;
  const value = (player: PlayerNow) => by.row.sort({ player, props, table }) * (by.isAscending ? 1 : -1);
  return players.toSorted((a, b) => value(a) - value(b));
}

const Heading = ({ player, props }: { player: PlayerNow; props: BoardProps<View> }) => (
  <>
    <PlayerName seat={player.seat} name={props.nameOf(player.seat)} />
    <small className="soft">{factionOf(player)}</small>
  </>
);

interface TableProps {
  readonly players: readonly PlayerNow[];
  readonly props: BoardProps<View>;
  readonly table: TableForText;
  readonly by: Sorting | undefined;
  readonly sort: (row: Row) => void;
}

/** A column for each player. */
const GlanceTable = ({ players, props, table, by, sort }: TableProps) => (
  <table className="gl-table">
    <caption className="hidden-text">{t('ti.glance.title')}</caption>
    <thead>
      <tr>
        <td className="gl-corner" />
        {players.map(player => (
          <th key={player.seat} scope="col">
            <Heading player={player} props={props} />
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {allRows.map(row => {
        const isBy = by?.row === row;
        return (
          <tr key={row.id} data-row={row.id}>
            <th scope="row" {...(isBy ? { 'aria-sort': by.isAscending ? 'ascending' : 'descending' } : {})}>
              {row === near ? (
                t(row.label)
              ) : (
                <button
                  type="button"
                  aria-pressed={isBy}
                  title={t('ti.glance.sortBy', { what: t(row.label) })}
                  onClick={() => sort(row)}
                >
                  {t(row.label)}
                  <span aria-hidden="true">{isBy ? (by.isAscending ? ' ▸' : ' ◂') : ''}</span>
                </button>
              )}
            </th>
            {players.map(player => (
              <td key={player.seat}>{row.show({ player, props, table })}</td>
            ))}
          </tr>
        );
      })}
    </tbody>
  </table>
);

/** The same as a card for each player, where there is no room for columns. */
const GlanceCards = ({ players, props, table, by, sort }: TableProps) => (
  <>
    <label className="gl-sort">
      <span>{t('ti.glance.sort')}</span>
      <select
        value={by?.row.id ?? ''}
        onChange={({ target }) => {
          const row = allRows.find(({ id }) => id === target.value);
          if (row) sort(row);
        }}
      >
        <option value="">{t('ti.glance.turnOrder')}</option>
        {rows.map(({ id, label }) => (
          <option key={id} value={id}>
            {t(label)}
          </option>
        ))}
      </select>
    </label>
    {players.map(player => (
      <section key={player.seat} className="gl-card" aria-label={props.nameOf(player.seat)}>
        <h3>
          <Heading player={player} props={props} />
        </h3>
        <dl>
          {allRows.map(row => (
            <div key={row.id}>
              <dt>{t(row.label)}</dt>
              <dd>{row.show({ player, props, table })}</dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
  </>
);

const isNarrow = (): boolean => window.matchMedia('(max-width: 56rem)').matches;

type WindowProps = BoardProps<View> & { readonly at?: Target; readonly close: () => void };

/** Everything that is open about everybody, side by side. */
export const Glance = ({ close, ...props }: WindowProps) => {
  const { view, nameOf } = props;
  const table = useMemo(() => tableForText(view, nameOf), [view, nameOf]);
  const [by, setBy] = useState<Sorting>();
  const sort = (row: Row) => setBy(was => ({ row, isAscending: was?.row === row && !was.isAscending }));
  const shown = { players: sorted(props, table, by), props, table, by, sort };
  return (
    <Dialog title={t('ti.glance.title')} label={t('ti.glance.title')} kind="full" close={close}>
      <div className="gl">
        {isNarrow() ? <GlanceCards {...shown} /> : <GlanceTable {...shown} />}
        <details>
          <summary>{t('ti.glance.table')}</summary>
          <dl className="gl-facts">
            {tableFacts(props).map(([name, words], i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two cards of one player can have the same name
              <div key={`${name} ${i}`}>
                <dt>{name}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
    </Dialog>
  );
};
