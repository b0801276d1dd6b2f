import type { Seat } from '@orrery/kernel';
import type { Command, RoomPicture, You } from '@orrery/protocol';
import { useId, useState } from 'react';
import { type GameOffer, personIn } from '../feed/api.ts';
import type { Feed } from '../feed/feed.ts';
import { useAnswer, useMe } from '../feed/hooks.ts';
import { nameAt } from '../people/names.ts';
import { TermsSummary, timeText } from '../setup/summary.tsx';
import { botName, names, refusalText, t, timeAgo } from '../text/index.ts';
import { PlayerGlyph } from '../ui/players.tsx';
import { CopyButton } from './copy-button.tsx';
import { NameForm } from './name-form.tsx';
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
  /** Levels of bots, the weakest first. */
  readonly bots: readonly string[];
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
  const { room, you, seat, usualBot, bots, link, act } = props;
  const id = useId();
  const { name, bot, ready } = room.seats[seat]!;
  const isFree = name === null && bot === null;
  const seatKey = you.seatKeys?.[seat];
  const key = window.location.hash.slice(1);
  return (
    <li className="gathering-seat">
      <SeatSign {...props} id={id} />
      <span className={isFree ? 'soft' : ''}>
        {nameAt(room, seat)}
        {bot && name === null && !you.host && <span className="soft"> · {botName(bot)}</span>}
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
        {bot && you.host && (
          <select
            className="gathering-level"
            aria-label={t('table.botLevel', { seat: seat + 1 })}
            value={bot}
            onChange={({ target }) => act({ do: 'seat-bot', seat, bot: target.value })}
          >
            {bots.map(each => (
              <option key={each} value={each}>
                {botName(each)}
              </option>
            ))}
          </select>
        )}
        {isFree && seatKey && <CopyButton text={`${link}#${seatKey}`} label={t('table.copySeat')} />}
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

/** Who invites, who plays, and how many seats are open, for a person who has no name yet. */
const Invitation = ({ room }: { room: RoomPicture }) => {
  const players = room.seats.flatMap(({ name, bot }, seat) => (name !== null || bot ? nameAt(room, seat) : []));
  const open = room.seats.length - players.length;
  return (
    <p>
      {t('table.invitedBy', { host: room.host })} {t('table.players', { count: room.seats.length })}{' '}
      {players.length > 0 && t('table.seated', { names: names(players) })}{' '}
      {t(open === 0 ? 'table.noneOpen' : open === 1 ? 'table.oneOpen' : 'table.someOpen', { count: open })}
    </p>
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
  const isAlone = room.seats.every(({ name, bot }, seat) => seat === you.seat || (name === null && bot !== null));
  const isFull = room.seats.every(seat => seat.name !== null || seat.bot !== null);
  const mine = you.seat === null ? undefined : room.seats[you.seat];
  const seatNames = room.seats.map((_, seat) => nameAt(room, seat));
  const heading = (
    <div>
      <h1>{room.title}</h1>
      <p className="soft">
        {offer?.title} · {t('table.gathering')}
      </p>
    </div>
  );
  if (me && !personIn(me) && !named)
    return (
      <div className="form-page wide">
        {heading}
        <Invitation room={room} />
        <NameForm done={() => setNamed(true)} />
        <TermsSummary room={room} seats={seatNames} />
      </div>
    );
  return (
    <div className="form-page wide">
      {heading}
      <ol className="gathering">
        {room.seats.map((_, seat) => (
          <SeatRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={seat}
            {...props}
            seat={seat}
            usualBot={offer?.usualBot}
            bots={offer?.bots ?? []}
            isOpen={seat === chosen}
            toggle={() => setChoosing(seat === chosen ? null : seat)}
            act={command => void act(command)}
          />
        ))}
      </ol>
      {you.key && !isAlone && (
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
        {mine && !isAlone && (
          <button
            type="button"
            className={mine.ready || you.host ? 'button' : 'button main'}
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
          <p className="soft">
            {room.startAt === null
              ? t('table.waitingHost', { name: room.host })
              : t('table.waitingStart', { name: room.host, time: timeText(room.startAt) })}
          </p>
        )}
        {you.host && !isFull && (
          <p className="small soft">
            {room.startAt === null
              ? t('table.seatsLeft')
              : t('table.seatsLeftPlanned', { time: timeText(room.startAt) })}
          </p>
        )}
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
