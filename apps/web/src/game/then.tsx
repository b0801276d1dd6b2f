import { Line } from '../past/line.tsx';
import type { Past } from '../past/use-past.ts';
import type { LogWords } from '../text/game-words.ts';
import { t } from '../text/index.ts';

interface ThenProps {
  readonly lines: readonly LogWords[];
  readonly past: Past;
  /** Not a decision, but a stored moment from before the rules changed. */
  readonly isStored: boolean;
  /** The table waits for whoever looks back. */
  readonly isMyTurn: boolean;
}

/** In place of the question, while one looks back: what happened at that moment. */
export const Then = ({ lines, past, isStored, isMyTurn }: ThenProps) => (
  <section aria-label={t('past.then')}>
    <h2 className="small soft">{t('past.then')}</h2>
    {past.hasFailed && (
      <p className="notice danger" role="alert">
        {t('past.failed')}
      </p>
    )}
    <ol className="then">
      {lines.length === 0 && <li className="soft">{t(isStored ? 'past.storedNothing' : 'past.nothing')}</li>}
      {lines.map(line => (
        <li key={`${line.event} ${line.text}`}>
          <Line line={line} />
        </li>
      ))}
    </ol>
    {isMyTurn && (
      <p className="small soft" role="status">
        {t('past.yourTurn')}{' '}
        <button type="button" className="link" onClick={past.close}>
          {t('past.now')}
        </button>
      </p>
    )}
  </section>
);
