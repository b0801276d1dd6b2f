import type { Seat } from '@orrery/kernel';
import type { RoomPicture } from '@orrery/protocol';
import type { Figure, GameSummary } from '@orrery/tabletop';
import { t } from '../text/index.ts';
import { Dialog } from '../ui/dialog.tsx';
import { PlayerName } from '../ui/players.tsx';
import { gainsByPart } from './gains.ts';
import { Graph } from './graph.tsx';
import './summary.css';

interface SummaryProps {
  /** Undefined while older events are still loaded. */
  readonly summary: GameSummary | undefined;
  readonly room: RoomPicture;
  readonly nameOf: (seat: number) => string;
  readonly isOver: boolean;
  /** Shows the moment at which an event happened, where that can be shown. */
  readonly lookBack?: ((event: number) => void) | undefined;
  readonly close: () => void;
}

const duration = (ms: number): string => {
  const minutes = Math.round(ms / 60_000);
  return minutes < 60
    ? t('summary.minutes', { minutes })
    : t('summary.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
};

/** How long the table has waited for each player; bots decide at once. */
function timeUsed({ clocks }: RoomPicture): Figure[] {
  if (clocks.every(({ usedMs }) => usedMs === undefined)) return [];
  return [
    {
      name: t('summary.timeUsed'),
      values: clocks.map(({ usedMs }) => (usedMs === undefined ? t('summary.noTime') : duration(usedMs))),
    },
  ];
}

/** Something that happened, and the way to when it did. */
const Event = ({ words, event, lookBack }: { words: string; event: number } & Pick<SummaryProps, 'lookBack'>) =>
  lookBack ? (
    <button type="button" className="link" title={t('summary.show')} onClick={() => lookBack(event)}>
      {words}
    </button>
  ) : (
    words
  );

/** Players by their points, the first one ahead. */
const ranked = ({ scores }: GameSummary): Seat[] => {
  const points = scores.at(-1) ?? [];
  return [...points.keys()].sort((a, b) => points[b]! - points[a]!);
};

const Points = ({
  summary,
  nameOf,
  lookBack,
}: Pick<SummaryProps, 'nameOf' | 'lookBack'> & { summary: GameSummary }) => {
  const { parts, scores, gains } = summary;
  return (
    <ol className="summary-points">
      {ranked(summary).map(seat => (
        <li key={seat}>
          <h4>
            <PlayerName seat={seat} name={nameOf(seat)} /> <strong>{scores.at(-1)?.[seat]}</strong>
          </h4>
          <ul>
            {gainsByPart(gains, seat, parts.length).map((found, part) =>
              found.length === 0 ? null : (
                <li key={parts[part]}>
                  <span className="soft">{parts[part]}</span>{' '}
                  {found.map(({ what, count, event }, i) => (
                    <span key={what}>
                      {i > 0 && ', '}
                      <Event
                        words={`${what} ${count < 0 ? '−' : '+'}${Math.abs(count)}`}
                        event={event}
                        lookBack={lookBack}
                      />
                    </span>
                  ))}
                </li>
              ),
            )}
          </ul>
        </li>
      ))}
    </ol>
  );
};

interface TableProps {
  readonly caption: string;
  readonly rows: readonly Figure[];
  /** In this order. */
  readonly seats: readonly Seat[];
  readonly nameOf: (seat: number) => string;
}

const SeatTable = ({ caption, rows, seats, nameOf }: TableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
  <section className="summary-scroll" aria-label={caption} tabIndex={0}>
    <table>
      <caption className="hidden-text">{caption}</caption>
      <thead>
        <tr>
          <td />
          {seats.map(seat => (
            <th key={seat} scope="col">
              <PlayerName seat={seat} name={nameOf(seat)} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, values }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {seats.map(seat => (
              <td key={seat}>{values[seat]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

/** How a game went: points and what gave them, numbers, and the moments that it turned on. */
export const SummaryDialog = ({ summary, room, nameOf, isOver, lookBack, close }: SummaryProps) => {
  const title = t(isOver ? 'summary.title' : 'summary.soFar');
  const show =
    lookBack &&
    ((event: number) => {
      close();
      lookBack(event);
    });
  return (
    <Dialog title={title} label={title} kind="full" close={close}>
      {summary === undefined ? (
        <p role="status">{t('summary.loading')}</p>
      ) : (
        <div className="summary">
          <div className="summary-course">
            <h3>{t('summary.points')}</h3>
            <Graph summary={summary} target={summary.target} />
            <details>
              <summary>{t('summary.inNumbers')}</summary>
              <SeatTable
                caption={t('summary.points')}
                rows={summary.parts.map((name, part) => ({ name, values: (summary.scores[part] ?? []).map(String) }))}
                seats={ranked(summary)}
                nameOf={nameOf}
              />
            </details>
          </div>
          <div>
            <h3>{t('summary.moments')}</h3>
            {summary.moments.length === 0 && <p className="soft">{t('summary.noMoments')}</p>}
            <ol className="summary-moments">
              {summary.moments.map(({ event, part, words }) => (
                <li key={event}>
                  <span className="soft small">{summary.parts[part]}</span>{' '}
                  <Event words={words} event={event} lookBack={show} />
                </li>
              ))}
            </ol>
          </div>
          <div className="summary-whole">
            <h3>{t('summary.gains')}</h3>
            <Points summary={summary} nameOf={nameOf} lookBack={show} />
          </div>
          <div className="summary-whole">
            <h3>{t('summary.figures')}</h3>
            <SeatTable
              caption={t('summary.figures')}
              rows={[...summary.figures, ...timeUsed(room)]}
              seats={ranked(summary)}
              nameOf={nameOf}
            />
          </div>
        </div>
      )}
    </Dialog>
  );
};
