import type { Seat } from '@orrery/kernel';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type TextId, t } from '../../text/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { PlayerName } from '../../ui/players.tsx';
import './glance.css';

/** One kind of thing that is shown of everybody. */
export interface GlanceRow {
  readonly id: string;
  readonly label: TextId;
  show(seat: Seat): ReactNode;
  /** How much of it a player has; rows without it are not sorted by. */
  sort?(seat: Seat): number;
  /** It hardly changes in a game: where all rows do not fit, it is folded away. */
  readonly isLasting?: boolean;
}

export interface GlancePlayer {
  readonly seat: Seat;
  readonly name: string;
  /** A word beside the name. */
  readonly note?: string;
}

interface Sorting {
  readonly row: GlanceRow['id'];
  readonly isAscending: boolean;
}

interface TableProps {
  readonly title: string;
  readonly players: readonly GlancePlayer[];
  readonly rows: readonly GlanceRow[];
  readonly by: Sorting | undefined;
  readonly sort: (row: GlanceRow['id']) => void;
}

/** Players in the order given, or by one of the rows; those who are equal stay in that order. */
function sorted(players: readonly GlancePlayer[], rows: readonly GlanceRow[], by: Sorting | undefined) {
  const row = rows.find(({ id }) => id === by?.row);
  const sign = by?.isAscending ? 1 : -1;
  return players.toSorted((a, b) => ((row?.sort?.(a.seat) ?? 0) - (row?.sort?.(b.seat) ?? 0)) * sign);
}

const Heading = ({ seat, name, note }: GlancePlayer) => (
  <>
    <PlayerName seat={seat} name={name} />
    {note && <small className="soft">{note}</small>}
  </>
);

/** A column for each player. */
const GlanceTable = ({ title, players, rows, by, sort }: TableProps) => (
  <table className="gl-table">
    <caption className="hidden-text">{title}</caption>
    <thead>
      <tr>
        <td className="gl-corner" />
        {players.map(player => (
          <th key={player.seat} scope="col">
            <Heading {...player} />
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(row => {
        const isBy = by?.row === row.id;
        return (
          <tr key={row.id} data-row={row.id}>
            <th scope="row" {...(isBy ? { 'aria-sort': by.isAscending ? 'ascending' : 'descending' } : {})}>
              {row.sort ? (
                <button
                  type="button"
                  aria-pressed={isBy}
                  title={t('glance.sortBy', { what: t(row.label) })}
                  onClick={() => sort(row.id)}
                >
                  {t(row.label)}
                  <span aria-hidden="true">{isBy ? (by.isAscending ? ' ▸' : ' ◂') : ''}</span>
                </button>
              ) : (
                t(row.label)
              )}
            </th>
            {players.map(({ seat }) => (
              <td key={seat}>{row.show(seat)}</td>
            ))}
          </tr>
        );
      })}
    </tbody>
  </table>
);

/** The same as a card for each player, where there is no room for columns. */
const GlanceCards = ({ players, rows, by, sort }: TableProps) => (
  <>
    <label className="gl-sort">
      <span>{t('glance.sort')}</span>
      <select value={by?.row ?? ''} onChange={({ target }) => sort(target.value)}>
        <option value="">{t('glance.turnOrder')}</option>
        {rows.map(
          row =>
            row.sort && (
              <option key={row.id} value={row.id}>
                {t(row.label)}
              </option>
            ),
        )}
      </select>
    </label>
    {players.map(player => (
      <section key={player.seat} className="gl-card" aria-label={player.name}>
        <h3>
          <Heading {...player} />
        </h3>
        <dl>
          {rows.map(row => (
            <div key={row.id}>
              <dt>{t(row.label)}</dt>
              <dd>{row.show(player.seat)}</dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
  </>
);

const isNarrow = (): boolean => window.matchMedia('(max-width: 56rem)').matches;

/** Whether everything is higher than the window, before anything is unfolded. What is loaded later counts, too. */
function useTight(ref: RefObject<HTMLDivElement | null>): boolean {
  const [isTight, setTight] = useState(false);
  useLayoutEffect(() => {
    const sheet = ref.current;
    const dialog = sheet?.closest('dialog');
    if (!sheet || !dialog || isNarrow()) return;
    const measure = () => {
      if (!sheet.querySelector('details[open]') && dialog.scrollHeight > dialog.clientHeight) setTight(true);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(sheet);
    return () => observer.disconnect();
  }, [ref]);
  return isTight;
}

interface SheetProps {
  readonly players: readonly GlancePlayer[];
  readonly rows: readonly GlanceRow[];
  /** What belongs to nobody: names and what they are. */
  readonly facts: readonly (readonly [name: string, words: ReactNode])[];
  readonly close: () => void;
}

/** Everything that is open about everybody, side by side. */
export const GlanceSheet = ({ players, rows, facts, close }: SheetProps) => {
  const [by, setBy] = useState<Sorting>();
  const sort = (row: string) =>
    setBy(was => (row === '' ? undefined : { row, isAscending: was?.row === row && !was.isAscending }));
  const sheet = useRef<HTMLDivElement>(null);
  const isTight = useTight(sheet);
  const isFolded = ({ isLasting = false }: GlanceRow) => isTight && isLasting;
  const folded = rows.filter(isFolded);
  const shown = { title: t('glance.title'), players: sorted(players, rows, by), by, sort };
  const main = { ...shown, rows: rows.filter(row => !isFolded(row)) };
  return (
    <Dialog title={t('glance.title')} label={t('glance.title')} kind="full" close={close}>
      <div ref={sheet} className={isTight ? 'gl is-tight' : 'gl'}>
        {isNarrow() ? <GlanceCards {...main} /> : <GlanceTable {...main} />}
        <details>
          <summary>{t('glance.table')}</summary>
          {folded.length > 0 && <GlanceTable {...shown} title={t('glance.table')} rows={folded} />}
          <dl className="gl-facts">
            {facts.map(([name, words], i) => (
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
