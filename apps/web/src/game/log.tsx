import type { GameEvent, Seat } from '@orrery/kernel';
import type { EventPicture } from '@orrery/protocol';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../art/icons/icon.tsx';
import type { Feed, TableState } from '../feed/feed.ts';
import { Line } from '../history/log-line.tsx';
import { ChatLines } from '../people/chat.tsx';
import type { LogWords } from '../text/game-words.ts';
import { t } from '../text/index.ts';
import './log.css';

/** Events as the wording wants them: what one learned oneself is under one's own seat. */
export const eventsFor = (events: readonly EventPicture[], me: Seat | null): GameEvent[] =>
  events.map(({ type, data, secret }) =>
    secret && me !== null ? { type, data, secret: { [me]: secret } } : { type, data },
  );

interface LogProps {
  readonly feed: Feed;
  readonly state: TableState;
  readonly lines: readonly LogWords[];
  /** The form with which one writes, for those who may. */
  readonly say?: ReactNode;
  readonly me: Seat | null;
  /** Goes back to when a line was new, where that can be shown. */
  readonly goBack?: (line: LogWords) => void;
}

/** The last things that happened, always in sight, and the way to what came before. */
export const Lately = ({ lines, lookBack }: { lines: readonly LogWords[]; lookBack?: () => void }) => {
  const last = lines.slice(-3);
  return (
    <div className="lately">
      <ol aria-label={t('ask.lately')}>
        {last.map(line => (
          <li key={`${line.event} ${line.text}`} className={line.heading === 'rules' ? 'lately-rules' : ''}>
            <Line line={line} />
          </li>
        ))}
      </ol>
      {lookBack && (
        <button
          type="button"
          className="lately-back"
          aria-label={t('history.open')}
          title={t('history.open')}
          onClick={lookBack}
        >
          <Icon name="history" />
        </button>
      )}
    </div>
  );
};

const classOf = ({ heading }: LogWords): string => (heading ? `log-heading log-${heading}` : '');

/** A line that can be gone back to. */
const LogLine = ({ line, goBack }: { line: LogWords; goBack: (line: LogWords) => void }) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the button in it does the same for keys
  <li className={`${classOf(line)} can-go-back`} onClick={() => goBack(line)}>
    <span>
      <Line line={line} />
    </span>
    <button type="button" className="log-back" aria-label={`${t('log.goBack')}: ${line.text}`} title={t('log.goBack')}>
      <Icon name="history" />
    </button>
  </li>
);

/** What happened, newest last, and what people said about it. */
export const Log = ({ feed, state, lines, say, me, goBack }: LogProps) => {
  const end = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follow the newest line
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' }); // newer browsers give back a promise, which is no clean-up
  }, [lines.length, state.chat.length]);
  return (
    <div className="log">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <section className="log-lines" aria-label={t('tabs.log')} tabIndex={0}>
        {state.eventsFrom > 0 && (
          <button type="button" className="button quiet compact" onClick={() => void feed.earlier()}>
            {t('log.earlier')}
          </button>
        )}
        {lines.length === 0 && <p className="soft">{t('log.empty')}</p>}
        <ol className="log-told">
          {lines.map(line =>
            goBack ? (
              <LogLine key={`${line.event} ${line.text}`} line={line} goBack={goBack} />
            ) : (
              <li key={`${line.event} ${line.text}`} className={classOf(line)}>
                <Line line={line} />
              </li>
            ),
          )}
        </ol>
        {state.chat.length > 0 && <ChatLines chat={state.chat} me={me} />}
        <div ref={end} />
      </section>
      {say}
    </div>
  );
};
