import type { Command, RoomPicture, You } from '@orrery/protocol';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import type { BoardTool } from '../boards/board.ts';
import type { OpenTool } from '../boards/tools.ts';
import type { Feed } from '../feed/feed.ts';
import { useOpenRules } from '../rules/rule.tsx';
import { t } from '../text/index.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useDismiss } from '../ui/dismiss.ts';
import { SoundSettings } from '../ui/sound-settings.tsx';
import { switchTheme } from '../ui/theme.ts';
import { away } from './away.tsx';
import { TableLinks } from './links.tsx';
import { People } from './people.tsx';
import { ExportLink, StuckActions } from './stuck.tsx';

/** What it means, and a second click for it. */
const Sure = ({ text, yes, act }: { text: string; yes: string; act: () => void }) => (
  <div className="notice">
    <p className="small">{text}</p>
    <button type="button" className="button compact" onClick={act}>
      {yes}
    </button>
  </div>
);

interface MenuProps {
  readonly feed: Feed;
  readonly room: RoomPicture;
  readonly you: You;
  /** How many events have been told. */
  readonly told: number;
  readonly tools: readonly BoardTool<never>[];
  readonly openTool: OpenTool;
  readonly openSummary: () => void;
  readonly showKeys: () => void;
  /** Where the coach can be switched on or off. */
  readonly coach?: { readonly isOn: boolean; readonly turn: (isOn: boolean) => void } | undefined;
}

/** What can be done about a table besides playing. What cannot be taken back is asked about first. */
export const TableMenu = ({ feed, room, you, told, tools, openTool, openSummary, showKeys, coach }: MenuProps) => {
  const [isOpen, setOpen] = useState(false);
  const [isSounds, setSounds] = useState(false);
  const [isSure, setSure] = useState<'step-aside' | 'resign'>();
  const menu = useRef<HTMLDivElement>(null);
  const openRules = useOpenRules();
  useDismiss(menu, isOpen, () => {
    setOpen(false);
    setSure(undefined);
  });
  const act = (command: Command) => {
    setOpen(false);
    setSure(undefined);
    if (command.do === 'step-aside') away.begins(room.id, told);
    void feed.send(command);
  };
  const item = (text: string, onClick: () => void) => (
    <button type="button" className="button quiet compact" onClick={onClick}>
      {text}
    </button>
  );
  const isStuck = room.stuck !== undefined;
  const isPlaying = you.seat !== null && room.status === 'playing' && !feed.isSolo && !isStuck;
  const isAway = you.seat !== null && (room.seats[you.seat]?.away ?? false);
  const { removal } = room;
  const target = (removal && room.seats[removal.seat]?.name) ?? '';
  const isAsked = isPlaying && removal !== undefined && removal.seat !== you.seat;
  const asked = room.pauseAsked.length > 0;
  return (
    <div className="game-menu" ref={menu}>
      <button type="button" className="button quiet compact" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isAsked ? 'game.menuAsked' : 'game.menu')}
      </button>
      {isOpen && (
        <div className="panel game-menu-items">
          <p className="small soft">{room.title}</p>
          {you.seat === null && <p className="small soft">{t('game.spectating')}</p>}
          {isAsked && item(t('game.removeAgree', { name: target }), () => act({ do: 'vote-remove', agree: true }))}
          {isAsked && item(t('game.removeRefuse', { name: target }), () => act({ do: 'vote-remove', agree: false }))}
          {isStuck && <StuckActions feed={feed} room={room} you={you} />}
          {item(t(room.status === 'over' ? 'summary.title' : 'summary.soFar'), () => {
            setOpen(false);
            openSummary();
          })}
          {tools.map(({ id, label, key }) =>
            item(t('game.tool', { label, key: key.toUpperCase() }), () => {
              setOpen(false);
              openTool(id);
            }),
          )}
          {coach &&
            item(t(coach.isOn ? 'coach.off' : 'coach.on'), () => {
              setOpen(false);
              coach.turn(!coach.isOn);
            })}
          {item(t('keys.menu'), () => {
            setOpen(false);
            showKeys();
          })}
          {feed.isSolo ? (
            item(t('sounds.title'), () => {
              setOpen(false);
              setSounds(true);
            })
          ) : (
            <Link href="/me" className="button quiet compact">
              {t('sounds.menu')}
            </Link>
          )}
          {openRules &&
            item(t('rules.title'), () => {
              setOpen(false);
              openRules('search');
            })}
          {item(t('game.theme'), () => {
            switchTheme();
            setOpen(false);
          })}
          {!isStuck && !feed.isSolo && <ExportLink room={room} you={you} className="button quiet compact" />}
          {!isStuck && !feed.isSolo && <TableLinks room={room} you={you} />}
          {isPlaying &&
            !room.paused &&
            item(t(asked ? 'game.pauseAgree' : 'game.pause'), () => act({ do: 'pause', agree: true }))}
          {isPlaying && room.paused && item(t('game.resume'), () => act({ do: 'resume' }))}
          {isPlaying && !isAway && isSure !== 'step-aside' && item(t('game.stepAside'), () => setSure('step-aside'))}
          {isPlaying && !isAway && isSure === 'step-aside' && (
            <Sure text={t('game.stepAsideSure')} yes={t('game.stepAsideYes')} act={() => act({ do: 'step-aside' })} />
          )}
          {isPlaying && isAway && item(t('game.return'), () => act({ do: 'return' }))}
          {isPlaying && isSure !== 'resign' && item(t('game.resign'), () => setSure('resign'))}
          {isPlaying && isSure === 'resign' && (
            <Sure text={t('game.resignSure')} yes={t('game.resignYes')} act={() => act({ do: 'resign' })} />
          )}
          {isPlaying &&
            you.host &&
            !room.removal &&
            room.seats.map((seat, number) =>
              seat.name !== null && number !== you.seat && !seat.resigned
                ? item(t('game.remove', { name: seat.name }), () => act({ do: 'remove', seat: number }))
                : null,
            )}
          {!feed.isSolo && <People room={room} you={you} />}
        </div>
      )}
      {isSounds && (
        <Dialog title={t('sounds.title')} label={t('sounds.title')} close={() => setSounds(false)}>
          <SoundSettings />
        </Dialog>
      )}
    </div>
  );
};
