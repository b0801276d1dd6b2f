import type { RoomPicture, You } from '@orrery/protocol';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { t } from '../text/index.ts';

const KEY = 'orrery-welcome';

/** The table at which somebody has just sat down by one click, without having been asked anything. */
export const welcome = {
  expect: (table: string): void => sessionStorage.setItem(KEY, table),
  isExpected: (table: string): boolean => sessionStorage.getItem(KEY) === table,
  isOver: (): void => sessionStorage.removeItem(KEY),
};

interface WelcomeProps {
  readonly room: RoomPicture;
  readonly you: You;
  /** Who one is in the game, and what wins. */
  readonly lines: readonly string[];
  /** The question that is open; the second one ends the welcome, which would be in its way. */
  readonly ask: string | undefined;
  /** Switches the coach on; nothing where it is on already or not allowed. */
  readonly startCoach: (() => void) | undefined;
}

/** Tells a new player who they are and what wins, until they close it or answer something. */
export const Welcome = ({ room, you, lines, ask, startCoach }: WelcomeProps) => {
  const [isOpen, setOpen] = useState(() => welcome.isExpected(room.id));
  const first = useRef(ask);
  first.current ??= ask;
  const isAnswered = ask !== undefined && ask !== first.current;
  useEffect(() => {
    if (isAnswered) welcome.isOver();
  }, [isAnswered]);
  const name = you.seat === null ? null : room.seats[you.seat]?.name;
  if (!isOpen || isAnswered || !name) return null;
  const close = () => {
    welcome.isOver();
    setOpen(false);
  };
  return (
    <section className="notice" aria-label={t('welcome.title')}>
      <p>
        {t('welcome.name', { name })} <Link href="/me">{t('welcome.rename')}</Link>
      </p>
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
      <div className="form-row">
        <button type="button" className="button compact" onClick={close}>
          {t('welcome.close')}
        </button>
        {startCoach && (
          <button
            type="button"
            className="button compact"
            onClick={() => {
              startCoach();
              close();
            }}
          >
            {t('welcome.coach')}
          </button>
        )}
      </div>
    </section>
  );
};
