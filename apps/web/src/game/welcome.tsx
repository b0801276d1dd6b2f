import type { RoomPicture, You } from '@orrery/protocol';
import { useState } from 'react';
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
}

/** Says to somebody who has just sat down who they are and what wins, until they have read it. */
export const Welcome = ({ room, you, lines }: WelcomeProps) => {
  const [isOpen, setOpen] = useState(() => welcome.isExpected(room.id));
  const name = you.seat === null ? null : room.seats[you.seat]?.name;
  if (!isOpen || !name) return null;
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
      <button type="button" className="button compact" onClick={close}>
        {t('welcome.close')}
      </button>
    </section>
  );
};
