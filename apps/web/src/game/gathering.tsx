import type { Seat } from '@orrery/kernel';
import type { Command, RoomPicture, You } from '@orrery/protocol';
import { useState } from 'react';
import type { GameOffer, Me } from '../feed/api.ts';
import type { Feed } from '../feed/feed.ts';
import { useAnswer } from '../feed/hooks.ts';
import { NameForm } from '../pages/me.tsx';
import { botName, refusalText, t } from '../text/index.ts';
import { PlayerGlyph } from '../ui/players.tsx';
import './gathering.css';

interface GatheringProps {
  readonly feed: Feed;
  readonly room: RoomPicture;
  readonly you: You;
  readonly link: string;
}

interface SeatProps extends GatheringProps {
  readonly seat: Seat;
  readonly usualBot: string | undefined;
  readonly act: (command: Command) => void;
}

const SeatRow = ({ room, you, seat, usualBot, link, act }: SeatProps) => {
  const { name, bot } = room.seats[seat]!;
  const isOpen = name === null && bot === null;
  const seatKey = you.seatKeys?.[seat];
  const key = window.location.hash.slice(1);
  return (
    <li className="gathering-seat">
      <PlayerGlyph seat={seat} />
      <span className={isOpen ? 'soft' : ''}>
        {name ?? (bot ? `${botName(bot)} (${t('table.bot')})` : t('table.seatOpen'))}
        {you.seat === seat && <span className="soft"> · {t('table.you')}</span>}
      </span>
      <span className="gathering-actions">
        {isOpen && you.seat === null && (
          <button
            type="button"
            className="button main compact"
            onClick={() => act({ do: 'sit', seat, ...(key ? { key } : {}) })}
          >
            {t('table.sit')}
          </button>
        )}
        {isOpen && you.host && usualBot && (
          <button type="button" className="button compact" onClick={() => act({ do: 'seat-bot', seat, bot: usualBot })}>
            {t('table.addBot')}
          </button>
        )}
        {isOpen && seatKey && <CopyButton text={`${link}#${seatKey}`} />}
        {!isOpen && you.host && you.seat !== seat && (
          <button type="button" className="button quiet compact" onClick={() => act({ do: 'open-seat', seat })}>
            {t('table.free')}
          </button>
        )}
      </span>
    </li>
  );
};

const CopyButton = ({ text }: { text: string }) => {
  const [isCopied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(text).then(() => setCopied(true));
  return (
    <button type="button" className="button compact" onClick={copy}>
      {t(isCopied ? 'table.copied' : 'table.copy')}
    </button>
  );
};

/** A table before the game: who sits where, and how others get in. */
export const Gathering = (props: GatheringProps) => {
  const { feed, room, you, link } = props;
  const games = useAnswer<readonly GameOffer[]>('/api/games');
  const me = useAnswer<Me>('/api/me');
  const [named, setNamed] = useState(false);
  const [problem, setProblem] = useState('');
  const offer = games?.ok ? games.value.find(game => game.id === room.game) : undefined;
  const act = async (command: Command) => {
    const reply = await feed.send(command);
    setProblem(reply.ok ? '' : refusalText(reply.code, reply.message));
  };
  const isFull = room.seats.every(seat => seat.name !== null || seat.bot !== null);
  if (me && !me.ok && !named)
    return (
      <div className="form-page">
        <h1>{room.title}</h1>
        <NameForm done={() => setNamed(true)} />
      </div>
    );
  return (
    <div className="form-page">
      <div>
        <h1>{room.title}</h1>
        <p className="soft">
          {offer?.title} · {t('table.gathering')}
        </p>
      </div>
      <ol className="gathering">
        {room.seats.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <SeatRow key={seat} {...props} seat={seat} usualBot={offer?.usualBot} act={command => void act(command)} />
        ))}
      </ol>
      {you.key && (
        <section className="form">
          <h2>{t('table.invite')}</h2>
          <code className="notice">
            {link}#{you.key}
          </code>
          <CopyButton text={`${link}#${you.key}`} />
        </section>
      )}
      {problem && <p className="notice danger">{problem}</p>}
      <div className="ask-actions">
        {you.host ? (
          <button type="button" className="button main" disabled={!isFull} onClick={() => void act({ do: 'start' })}>
            {t('table.start')}
          </button>
        ) : (
          <p className="soft">{t('table.waitingHost', { name: room.host })}</p>
        )}
        {you.host && !isFull && <p className="small soft">{t('table.seatsLeft')}</p>}
        {you.seat !== null && !you.host && (
          <button type="button" className="button" onClick={() => void act({ do: 'leave' })}>
            {t('table.leave')}
          </button>
        )}
      </div>
    </div>
  );
};

/** Plays the same again: the table that the server made for it. */
export async function rematch(feed: Feed): Promise<string | undefined> {
  const reply = await feed.send({ do: 'rematch' });
  return reply.ok ? reply.table : undefined;
}
