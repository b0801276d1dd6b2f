import { useEffect, useRef } from 'react';
import { Icon } from '../art/icons/icon.tsx';
import { type TextId, t } from '../text/index.ts';
import { useShortcuts } from '../ui/shortcuts.ts';
import { changesAt, isStored, type Mark, nextMark, placeIn } from './timeline-marks.ts';
import './history-bar.css';
import { type History, speeds } from './use-history.ts';

interface BarProps {
  readonly history: History;
  readonly marks: readonly Mark[];
}

/** Arrow keys step, with Shift by a turn; the space bar plays and pauses; Escape returns to the present. */
function useKeys({ history, marks }: BarProps): void {
  useShortcuts(event => {
    const { target, key, shiftKey } = event;
    const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : undefined;
    if (by !== undefined) history.go((shiftKey ? nextMark(marks, history.index, by) : undefined) ?? history.index + by);
    else if (key === ' ' && !(target instanceof HTMLButtonElement))
      history.isPlaying ? history.pause() : history.play();
    else if (key === 'Escape') history.close();
    else return;
    event.preventDefault();
  });
}

const percent = (index: number, last: number): string => `${last === 0 ? 0 : (index / last) * 100}%`;

/** The timeline of the game: current position, marks for rounds and turns, and buttons to step. */
export const HistoryBar = ({ history, marks }: BarProps) => {
  const { moments, index, isPlaying, speed } = history;
  const last = moments.length - 1;
  useKeys({ history, marks });
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => slider.current?.focus(), []);
  const place = placeIn(marks, index);
  const changes = marks.filter(({ rank }) => rank === 'rules');
  const changed = changesAt(marks, index);
  const said = [...place, ...changed].map(({ text }) => text);
  const count = t('history.count', { number: index + 1, of: last + 1 });
  const stepBack = isStored(marks, moments, index - 1) ? 'history.storedBack' : 'history.stepBack';
  const stepOn = isStored(marks, moments, index) ? 'history.storedOn' : 'history.stepOn';
  const button = (name: 'turnBack' | 'stepBack' | 'stepOn' | 'turnOn', to: number | undefined, words: TextId) => (
    <button
      type="button"
      className="history-button"
      aria-label={t(words)}
      title={t(words)}
      disabled={to === undefined || to < 0 || to > last}
      onClick={() => history.go(to ?? index)}
    >
      <Icon name={name} />
    </button>
  );
  return (
    <section className="history" aria-label={t('history.title')}>
      <p className="history-place">
        <span className="history-where" role="status">
          {place.length === 0 && t('history.title')}
          {place.map(({ rank, text }) => (
            <span key={rank} className={`history-at-${rank}`}>
              {text}
            </span>
          ))}
          {changed.length > 0 && <span className="history-at-rules">{t('history.rules')}</span>}
        </span>
        <span className="history-count soft small">{count}</span>
      </p>
      {changes.length > 0 && (
        <p className="history-note small" role="status">
          {isStored(marks, moments, index) && t('history.stored')}
        </p>
      )}
      {changes.length > 0 && (
        <ul className="history-changes" aria-label={t('history.changes')}>
          {changes.map(({ index: at, text }) => (
            <li key={`${at} ${text}`} style={{ left: percent(at, last) }}>
              <button type="button" aria-label={text} title={text} onClick={() => history.go(at)}>
                <Icon name="rules" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="history-line">
        <span className="history-marks" aria-hidden="true">
          {marks
            .filter(({ rank }) => rank === 'round' || rank === 'turn')
            .map(({ index: at, rank, text }) => (
              <span
                key={`${rank} ${at} ${text}`}
                className={`history-mark history-${rank}`}
                style={{ left: percent(at, last) }}
              />
            ))}
        </span>
        <input
          ref={slider}
          type="range"
          min={0}
          max={last}
          value={index}
          style={{ '--done': percent(index, last) } as object}
          aria-label={t('history.title')}
          aria-valuetext={[...said, count].join(', ')}
          onChange={event => history.go(Number(event.target.value))}
        />
      </div>
      <div className="history-controls">
        {button('turnBack', nextMark(marks, index, -1), 'history.turnBack')}
        {button('stepBack', index - 1, stepBack)}
        <button
          type="button"
          className="history-button history-play"
          aria-label={t(isPlaying ? 'history.pause' : 'history.play')}
          title={t(isPlaying ? 'history.pause' : 'history.play')}
          onClick={isPlaying ? history.pause : history.play}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </button>
        {button('stepOn', index + 1, stepOn)}
        {button('turnOn', nextMark(marks, index, 1), 'history.turnOn')}
        <select
          className="history-speed"
          aria-label={t('history.speed')}
          value={speed}
          onChange={event => history.setSpeed(Number(event.target.value))}
        >
          {speeds.map(each => (
            <option key={each} value={each}>
              {t('history.times', { times: each })}
            </option>
          ))}
        </select>
      </div>
      <button type="button" className="button compact history-now" onClick={history.close}>
        {t('history.now')}
      </button>
    </section>
  );
};
