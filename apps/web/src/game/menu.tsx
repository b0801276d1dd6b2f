import type { Command, RoomPicture, You } from '@orrery/protocol';
import { useState } from 'react';
import type { Feed } from '../feed/feed.ts';
import { t } from '../text/index.ts';
import { switchTheme } from '../ui/theme.ts';

/** What can be done about a table besides playing. */
export const TableMenu = ({ feed, room, you }: { feed: Feed; room: RoomPicture; you: You }) => {
  const [isOpen, setOpen] = useState(false);
  const act = (command: Command) => {
    setOpen(false);
    void feed.send(command);
  };
  const item = (text: string, onClick: () => void) => (
    <button type="button" className="button quiet compact" onClick={onClick}>
      {text}
    </button>
  );
  const isPlaying = you.seat !== null && room.status === 'playing' && !feed.isSolo;
  const isAway = you.seat !== null && (room.seats[you.seat]?.away ?? false);
  const asked = room.pauseAsked.length > 0;
  return (
    <div className="game-menu">
      <button type="button" className="button quiet compact" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('game.menu')}
      </button>
      {isOpen && (
        <div className="panel game-menu-items">
          <p className="small soft">{room.title}</p>
          {you.seat === null && <p className="small soft">{t('game.spectating')}</p>}
          {isPlaying &&
            !room.paused &&
            item(t(asked ? 'game.pauseAgree' : 'game.pause'), () => act({ do: 'pause', agree: true }))}
          {isPlaying && room.paused && item(t('game.resume'), () => act({ do: 'resume' }))}
          {isPlaying && !isAway && item(t('game.stepAside'), () => act({ do: 'step-aside' }))}
          {isPlaying && isAway && item(t('game.return'), () => act({ do: 'return' }))}
          {isPlaying && item(t('game.resign'), () => act({ do: 'resign' }))}
          {item(t('game.theme'), () => {
            switchTheme();
            setOpen(false);
          })}
        </div>
      )}
    </div>
  );
};
