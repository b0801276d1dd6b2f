import type { Seat } from '@orrery/kernel';
import type { Command, RoomPicture, You } from '@orrery/protocol';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { Board } from '../boards/board.ts';
import type { Feed, TableState } from '../feed/feed.ts';
import { Say } from '../people/chat.tsx';
import { nameAt } from '../people/names.ts';
import { refusalText, t } from '../text/index.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { rematch } from './gathering.tsx';
import { eventsFor, Log } from './log.tsx';
import './stuck.css';

interface StuckProps {
  readonly feed: Feed;
  readonly room: RoomPicture;
  readonly you: You;
}

/** Players can export a game that is no longer played. */
export const mayExport = ({ status, started }: RoomPicture, { seat, host }: You): boolean =>
  (status === 'over' || status === 'closed') && started !== null && (seat !== null || host);

export const ExportLink = ({ room, you, className }: Omit<StuckProps, 'feed'> & { className: string }) => {
  if (!mayExport(room, you)) return null;
  return (
    <a className={className} href={`/api/tables/${room.id}/export`} download>
      {t('table.export')}
    </a>
  );
};

/** Actions for a game that cannot continue. */
export const StuckActions = ({ feed, room, you }: StuckProps) => {
  const [, go] = useLocation();
  const [problem, setProblem] = useState('');
  const act = async (command: Command, then?: () => void) => {
    const reply = await feed.send(command);
    setProblem(reply.ok ? '' : refusalText(reply.code, reply.message));
    if (reply.ok) then?.();
  };
  const again = async () => {
    const table = await rematch(feed);
    if (table) go(`/t/${table}`);
  };
  const isPlaying = room.status === 'playing';
  return (
    <>
      <div className="ask-actions">
        {isPlaying && you.host && (
          <ConfirmButton
            className="button"
            text={t('stuck.close')}
            confirmText={t('stuck.closeSure')}
            onClick={() => void act({ do: 'close' })}
          />
        )}
        {isPlaying && you.seat !== null && (
          <ConfirmButton
            className="button"
            text={t('stuck.leave')}
            confirmText={t('stuck.leaveSure')}
            onClick={() => void act({ do: 'leave' }, () => go('/'))}
          />
        )}
        {(you.seat !== null || you.host) && (
          <button type="button" className="button" onClick={() => void again()}>
            {t('stuck.rematch')}
          </button>
        )}
        <ExportLink room={room} you={you} className="button" />
      </div>
      {problem && (
        <p className="notice danger" role="alert">
          {problem}
        </p>
      )}
    </>
  );
};

/** Why a game cannot continue, and who can do what about it. */
export const StuckNotice = ({ feed, room, you }: StuckProps) => {
  const isPlaying = room.status === 'playing';
  const closes = you.host ? t('stuck.closeHint') : t('stuck.hostCloses', { name: room.host });
  return (
    <section className="stuck" aria-labelledby="stuck-title">
      <h2 id="stuck-title">{t('stuck.title')}</h2>
      <p className="notice danger" role="status">
        {t(room.setAside ? 'stuck.setAside' : 'stuck.why', { why: room.stuck ?? '' })}
      </p>
      <p>{t('stuck.kept')}</p>
      {isPlaying && (you.seat !== null || you.host) && <p>{closes}</p>}
      {isPlaying && you.seat !== null && <p>{t('stuck.leaveHint')}</p>}
      <StuckActions feed={feed} room={room} you={you} />
    </section>
  );
};

/** A game that cannot go on and whose board cannot be shown either: why, what happened, and what people say. */
export const StuckPage = (props: StuckProps & { readonly state: TableState; readonly board: Board<never> }) => {
  const { feed, room, you, state, board } = props;
  const { events, eventsFrom } = state;
  const [to, setTo] = useState<Seat | null>(null);
  useEffect(() => void feed.earlier(), [feed]);
  const lines = useMemo(() => {
    const told = board.logAlone(eventsFor(events, you.seat), you.seat, seat => nameAt(room, seat));
    return told.map(({ event, text, ...line }) => ({ ...line, text, parts: [{ text }], event: event + eventsFrom }));
  }, [board, events, eventsFrom, room, you.seat]);
  return (
    <div className="stuck-page">
      <h1>{room.title}</h1>
      <StuckNotice feed={feed} room={room} you={you} />
      <p className="soft">{t('stuck.noBoard')}</p>
      <div className="panel stuck-log">
        <Log
          feed={feed}
          state={state}
          lines={lines}
          me={you.seat}
          {...((you.seat !== null || you.host) && {
            say: <Say feed={feed} room={room} you={you} to={to} setTo={setTo} />,
          })}
        />
      </div>
    </div>
  );
};
