import type { Seat } from '@orrery/kernel';
import type { Command, RoomPicture, You } from '@orrery/protocol';
import { useId, useState } from 'react';
import { type GameOffer, personIn } from '../feed/api.ts';
import type { Feed } from '../feed/feed.ts';
import { useAnswer, useMe } from '../feed/hooks.ts';
import { TermsSummary } from '../setup/summary.tsx';
import { botName, refusalText, t, timeAgo } from '../text/index.ts';
import { PlayerGlyph } from '../ui/players.tsx';
import { NameForm } from './name-form.tsx';
import { nameAt } from './names.ts';
import { colourText, Palette } from './palette.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
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
  /** Whether the colours to choose from are shown. */
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly act: (command: Command) => void;
}

/** The sign of a seat; who may choose its colour finds the choice behind it. */
const SeatSign = ({ room, you, seat, isOpen, toggle, id }: SeatProps & { id: string }) => {
  const { name, colour } = room.seats[seat]!;
  const mayChoose = name === null ? you.host : you.seat === seat;
  if (!mayChoose) return <PlayerGlyph seat={seat} />;
  return (
    <button
      type="button"
      className="gathering-sign"
      aria-expanded={isOpen}
      aria-controls={id}
      aria-label={t('colour.choose', { name: nameAt(room, seat), colour: colourText(colour) })}
      onClick={toggle}
    >
      <PlayerGlyph seat={seat} />
    </button>
  );
};

const SeatRow = (props: SeatProps) => {
  const { room, you, seat, usualBot, link, act } = props;
  const id = useId();
  const { name, bot, ready } = room.seats[seat]!;
  const isFree = name === null && bot === null;
  const seatKey = you.seatKeys?.[seat];
  const key = window.location.hash.slice(1);
  return (
    <li className="gathering-seat">
      <SeatSign {...props} id={id} />
      <span className={isFree ? 'soft' : ''}>
        {name ?? (bot ? `${botName(bot)} (${t('table.bot')})` : t('table.seatOpen'))}
        {you.seat === seat && <span className="soft"> · {t('table.you')}</span>}
        {ready && <span className="gathering-ready"> · {t('ready.mark')}</span>}
      </span>
      <span className="gathering-actions">
        {isFree && you.seat === null && (
          <button
            type="button"
            className="button main compact"
            onClick={() => act({ do: 'sit', seat, ...(key ? { key } : {}) })}
          >
            {t('table.sit')}
          </button>
        )}
        {isFree && you.host && usualBot && (
          <button type="button" className="button compact" onClick={() => act({ do: 'seat-bot', seat, bot: usualBot })}>
            {t('table.addBot')}
          </button>
        )}
        {isFree && seatKey && <CopyButton text={`${link}#${seatKey}`} />}
        {!isFree && you.host && you.seat !== seat && (
          <button type="button" className="button quiet compact" onClick={() => act({ do: 'open-seat', seat })}>
            {t('table.free')}
          </button>
        )}
      </span>
      {props.isOpen && (
        <Palette id={id} room={room} seat={seat} choose={colour => act({ do: 'colour', seat, colour })} />
      )}
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
  const me = useMe();
  const [named, setNamed] = useState(false);
  const [problem, setProblem] = useState('');
  const [isChanging, setChanging] = useState(false);
  const [choosing, setChoosing] = useState<Seat | null>(); // to begin with, for oneself
  const chosen = choosing === undefined ? you.seat : choosing;
  const offer = games?.ok ? games.value.find(game => game.id === room.game) : undefined;
  const act = async (command: Command) => {
    const reply = await feed.send(command);
    setProblem(reply.ok ? '' : refusalText(reply.code, reply.message));
  };
  const isStarting = room.dice != null && room.dice.startBy !== null;
  const isFull = room.seats.every(seat => seat.name !== null || seat.bot !== null);
  if (me && !personIn(me) && !named)
    return (
      <div className="form-page">
        <h1>{room.title}</h1>
        <NameForm done={() => setNamed(true)} />
      </div>
    );
  const mine = you.seat === null ? undefined : room.seats[you.seat];
  const seatNames = room.seats.map((_, seat) => nameAt(room, seat));
  return (
    <div className="form-page wide">
      <div>
        <h1>{room.title}</h1>
        <p className="soft">
          {offer?.title} · {t('table.gathering')}
        </p>
      </div>
      <ol className="gathering">
        {room.seats.map((_, seat) => (
          <SeatRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={seat}
            {...props}
            seat={seat}
            usualBot={offer?.usualBot}
            isOpen={seat === chosen}
            toggle={() => setChoosing(seat === chosen ? null : seat)}
            act={command => void act(command)}
          />
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
      {room.changed !== null && !you.host && (
        <p className="notice" role="status">
          {t('settings.changed', { host: room.host, ago: timeAgo(room.changed) })}
        </p>
      )}
      {problem && <p className="notice danger">{problem}</p>}
      <div className="form-row gathering-start">
        {mine && (
          <button
            type="button"
            className={mine.ready ? 'button' : 'button main'}
            aria-pressed={mine.ready}
            onClick={() => void act({ do: 'ready', ready: !mine.ready })}
          >
            {t(mine.ready ? 'ready.no' : 'ready.yes')}
          </button>
        )}
        {you.host && (
          <button type="button" className="button" aria-haspopup="dialog" onClick={() => setChanging(true)}>
            {t('settings.change')}
          </button>
        )}
        {you.host ? (
          <button
            type="button"
            className="button main"
            disabled={!isFull || isStarting}
            onClick={() => void act({ do: 'start' })}
          >
            {t(isStarting ? 'table.starting' : 'table.start')}
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
      <TermsSummary room={room} seats={seatNames} />
      {isChanging && offer && (
        <SettingsDialog
          offer={offer}
          room={room}
          seats={seatNames}
          close={() => setChanging(false)}
          save={settings => feed.send(settings)}
        />
      )}
    </div>
  );
};

/** Plays the same again: the table that the server made for it. */
export async function rematch(feed: Feed): Promise<string | undefined> {
  const reply = await feed.send({ do: 'rematch' });
  return reply.ok ? reply.table : undefined;
}
