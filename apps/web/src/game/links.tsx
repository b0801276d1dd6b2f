import type { RoomPicture, You } from '@orrery/protocol';
import { t } from '../text/index.ts';
import { CopyButton } from './copy-button.tsx';

const className = 'button quiet compact';

/** Links to a game at a server: to sit down while a seat is free, and to look on, for which a closed table has a key. */
export const TableLinks = ({ room, you }: { room: RoomPicture; you: You }) => {
  const link = `${window.location.origin}/t/${room.id}`;
  const watching = room.open ? link : you.watchKey !== undefined && `${link}#${you.watchKey}`;
  return (
    <>
      {you.key !== undefined && (
        <CopyButton text={`${link}#${you.key}`} label={t('links.invite')} className={className} />
      )}
      {room.spectators && watching && (
        <CopyButton text={watching} label={t('links.spectators')} className={className} />
      )}
    </>
  );
};
