import { Line } from '../history/log-line.tsx';
import type { History } from '../history/use-history.ts';
import type { LogWords } from '../text/game-words.ts';
import { t } from '../text/index.ts';

interface HistoryMomentProps {
  readonly lines: readonly LogWords[];
  readonly history: History;
  /** A stored state from before a change of rules, not a decision. */
  readonly isStored: boolean;
  /** The table waits for the reader. */
  readonly isMyTurn: boolean;
}

/** Shown instead of the question while looking back: what happened at that moment. */
export const HistoryMoment = ({ lines, history, isStored, isMyTurn }: HistoryMomentProps) => (
  <section aria-label={t('history.then')}>
    <h2 className="small soft">{t('history.then')}</h2>
    {history.hasFailed && (
      <p className="notice danger" role="alert">
        {t('history.failed')}
      </p>
    )}
    <ol className="history-moment">
      {lines.length === 0 && <li className="soft">{t(isStored ? 'history.storedNothing' : 'history.nothing')}</li>}
      {lines.map(line => (
        <li key={`${line.event} ${line.text}`}>
          <Line line={line} />
        </li>
      ))}
    </ol>
    {isMyTurn && (
      <p className="small soft" role="status">
        {t('history.yourTurn')}{' '}
        <button type="button" className="link" onClick={history.close}>
          {t('history.now')}
        </button>
      </p>
    )}
  </section>
);
