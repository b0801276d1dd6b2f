import type { RoomPicture, You } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import type { Board } from '../boards/board.ts';
import { loadBoard } from '../boards/index.ts';
import type { Feed } from '../feed/feed.ts';
import { useFeed, usePictureQueue, useServerTable } from '../feed/hooks.ts';
import { GamePage } from '../game/game-page.tsx';
import { Gathering } from '../game/gathering.tsx';
import { ExportLink, mayExport, StuckPage } from '../game/stuck.tsx';
import { RuleDesk } from '../rules/rule-dialog.tsx';
import { t } from '../text/index.ts';
import { PlayerColours } from '../ui/players.tsx';
import { Shell } from '../ui/shell.tsx';
import { Message } from './message.tsx';

/** A game with its board, shown picture by picture. */
const PacedGame = ({ feed, board }: { feed: Feed; board: Board<never> }) => {
  const shown = usePictureQueue(feed, board.steps);
  const { room, you, picture } = shown.state;
  if (!room || !you || !picture) return null;
  return (
    <RuleDesk game={room.game}>
      <GamePage feed={feed} shown={shown} room={room} you={you} picture={picture} board={board} />
    </RuleDesk>
  );
};

/** Lets players export the game. */
const ClosedTable = ({ room, you }: { room: RoomPicture; you: You }) => {
  if (!mayExport(room, you)) return <Message title={t('table.closed')} />;
  return (
    <Message title={t('table.closed')} text={t('table.exportHint')}>
      <ExportLink room={room} you={you} className="button main" />
    </Message>
  );
};

/** A table, local or at a server: being set up, being played, or over. */
export const TableFrame = ({ feed, link }: { feed: Feed; link?: string }) => {
  const state = useFeed(feed);
  const { connection, room, you, picture } = state;
  const [board, setBoard] = useState<Board<never>>();
  const game = room?.game;
  useEffect(() => {
    if (game) void loadBoard(game).then(setBoard);
  }, [game]);

  if (connection === 'gone') return <Message title={t('table.gone')} />;
  if (!room || !you) return <Message title={t(connection === 'offline' ? 'app.offline' : 'table.loading')} />;
  if (room.status === 'closed') return <ClosedTable room={room} you={you} />;
  if (room.status === 'gathering')
    return (
      <PlayerColours seats={room.seats}>
        <Shell>
          <Gathering feed={feed} room={room} you={you} link={link ?? ''} />
        </Shell>
      </PlayerColours>
    );
  if (!board) return <Message title={t('table.loading')} />;
  if (!picture && room.stuck !== undefined)
    return (
      <PlayerColours seats={room.seats}>
        <Shell>
          <StuckPage feed={feed} room={room} you={you} state={state} board={board} />
        </Shell>
      </PlayerColours>
    );
  if (!picture) return <Message title={t('table.loading')} />;
  return (
    <PlayerColours seats={room.seats}>
      <PacedGame feed={feed} board={board} />
    </PlayerColours>
  );
};

/** A table at the server. Its key is in the URL fragment, which is not sent to servers. */
export const TablePage = ({ table }: { table: string }) => {
  const [key] = useState(() => window.location.hash.slice(1) || undefined);
  const feed = useServerTable(table, key);
  if (!feed) return <Message title={t('table.loading')} />;
  return <TableFrame feed={feed} link={`${window.location.origin}/t/${table}`} />;
};
