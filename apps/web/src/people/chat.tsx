import type { Seat } from '@orrery/kernel';
import type { RoomPicture, You } from '@orrery/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../art/icons/icon.tsx';
import type { Said } from '../feed/chat.ts';
import type { Feed } from '../feed/feed.ts';
import { refusalText, t } from '../text/index.ts';
import './chat.css';

/** Who wrote a line, and to whom if it is private. */
const authorOf = ({ name, seat, to, promise }: Said, me: Seat | null): string => {
  if (!to) return name;
  const named = (whose: Seat | null, what: string) => (whose !== null && whose === me ? t('chat.you') : what);
  return t(promise ? 'chat.promise' : 'chat.private', { from: named(seat, name), to: named(to.seat, to.name) });
};

/** What people said, newest last. */
export const ChatLines = ({ chat, me }: { chat: readonly Said[]; me: Seat | null }) => (
  <ol className="log-chat">
    {chat.map(line => (
      <li key={line.key} className={line.to ? 'is-private' : ''}>
        <strong>{authorOf(line, me)}</strong> {line.text}
      </li>
    ))}
  </ol>
);

interface SayProps {
  readonly feed: Feed;
  readonly room: RoomPicture;
  readonly you: You;
  /** The seat that is written to; nobody's for everybody. */
  readonly to: Seat | null;
  readonly setTo: (seat: Seat | null) => void;
}

/** Writes to everybody, or to one player. */
export const Say = ({ feed, room, you, to, setTo }: SayProps) => {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (to !== null) input.current?.focus();
  }, [to]);
  const others = room.seats.flatMap(({ name }, seat) => (name !== null && seat !== you.seat ? [{ seat, name }] : []));
  const mayWrite = you.seat !== null && others.length > 0;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    const reply = await feed.send(to === null ? { do: 'chat', text } : { do: 'message', to, text });
    if (reply.ok) setText('');
    setProblem(reply.ok ? '' : refusalText(reply.code, reply.message));
  };
  return (
    <form className="log-say" onSubmit={submit}>
      {mayWrite && (
        <label className="log-to">
          <span className="small soft">{t('chat.to')}</span>
          <select value={to ?? ''} onChange={({ target }) => setTo(target.value === '' ? null : Number(target.value))}>
            <option value="">{t('chat.toAll')}</option>
            {others.map(({ seat, name }) => (
              <option key={seat} value={seat}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {to !== null && <p className="small soft">{t('chat.privateHint', { name: room.seats[to]?.name ?? '' })}</p>}
      <input
        ref={input}
        aria-label={t('log.chat')}
        placeholder={t('log.chat')}
        maxLength={1000}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <button type="submit" className="button compact">
        {t('log.send')}
      </button>
      {problem && (
        <p className="notice danger" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
};

/** How many messages are unread, on the tab that has them. */
export const UnreadBadge = ({ count }: { count: number }) => (
  <>
    <span className="tab-badge" aria-hidden="true">
      {count}
    </span>
    <span className="hidden-text"> {t('chat.unread', { count })}</span>
  </>
);

interface ToastProps {
  readonly line: Said;
  readonly me: Seat | null;
  readonly open: () => void;
  readonly close: () => void;
}

const TOAST_MS = 12_000;

/** A message that has just come, over the board. */
export const ChatToast = ({ line, me, open, close }: ToastProps) => {
  const latest = useRef(close);
  latest.current = close;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each line has its time
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), TOAST_MS);
    return () => clearTimeout(timer);
  }, [line.key]);
  return (
    <section className="chat-toast panel" aria-label={t('chat.news')}>
      <p role="status">
        <strong>{authorOf(line, me)}</strong> {line.text}
      </p>
      <button type="button" className="button compact" onClick={open}>
        {t('chat.open')}
      </button>
      <button type="button" className="button quiet compact" aria-label={t('chat.close')} onClick={close}>
        <Icon name="close" />
      </button>
    </section>
  );
};
