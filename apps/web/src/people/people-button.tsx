import type { Picture, RoomPicture, You } from '@orrery/protocol';
import { useRef, useState } from 'react';
import { t } from '../text/index.ts';
import { useDismiss } from '../ui/dismiss.ts';
import { PlayerGlyph, PlayerName } from '../ui/players.tsx';
import { nameAt } from './names.ts';
import { leftMs, presenceOf, stateText } from './player-state.ts';
import './people.css';
import { timeLeft, useNow } from './time.ts';

interface PeopleProps {
  readonly room: RoomPicture;
  readonly you: You;
  readonly picture: Picture;
  /** Begins a private message to a seat. */
  readonly write: (seat: number) => void;
}

/** Whom the table waits for and how much time they have left, always in sight; everybody behind a click. */
export const PeopleButton = ({ room, you, picture, write }: PeopleProps) => {
  const [isOpen, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  useDismiss(panel, isOpen, () => setOpen(false));
  const isPlaying = room.status === 'playing';
  const waiting = isPlaying ? picture.waiting : [];
  const now = useNow(isOpen || waiting.length > 0);
  const first = waiting.includes(you.seat ?? -1) ? you.seat! : waiting[0];
  const left = first === undefined ? null : leftMs(room, first, now);
  const who = (seat: number) => (seat === you.seat ? t('people.you') : nameAt(room, seat));
  const absent = room.seats.filter((_, seat) => ['offline', 'away'].includes(presenceOf(room, waiting, seat))).length;
  return (
    <div className="people" ref={panel}>
      <button
        type="button"
        className={`button quiet compact people-open ${left !== null && left < 60_000 ? 'is-short' : ''}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {first === undefined ? (
          t('people.title')
        ) : (
          <>
            <PlayerGlyph seat={first} />
            <span className="people-who">
              {waiting.length > 1 ? t('people.more', { name: who(first), count: waiting.length - 1 }) : who(first)}
            </span>
          </>
        )}
        {left !== null && <span className="people-time">{timeLeft(left)}</span>}
        {room.paused && <span className="soft">{t('people.paused')}</span>}
        {absent > 0 && <span className="people-absent">{t('people.absent', { count: absent })}</span>}
      </button>
      {isOpen && (
        <div className="panel people-panel">
          <ul aria-label={t('people.title')}>
            {room.seats.map(({ name }, seat) => {
              const time = name === null ? null : leftMs(room, seat, now);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                <li key={seat} className={`is-${presenceOf(room, waiting, seat)}`}>
                  <PlayerName seat={seat} name={nameAt(room, seat)} />
                  <span className="soft small">{stateText(room, waiting, seat, now)}</span>
                  {time !== null && <span className="people-time">{timeLeft(time)}</span>}
                  {you.seat !== null && name !== null && seat !== you.seat && (
                    <button
                      type="button"
                      className="button quiet compact"
                      aria-label={t('people.writeTo', { name })}
                      onClick={() => {
                        setOpen(false);
                        write(seat);
                      }}
                    >
                      {t('people.write')}
                    </button>
                  )}
                </li>
              );
            })}
          </ul>
          {room.clock.kind !== 'none' && (
            <p className="small soft">{t('time.atZero', { what: t(`create.timeout.${room.onTimeout}`) })}</p>
          )}
        </div>
      )}
    </div>
  );
};
