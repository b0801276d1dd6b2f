import type { Seat } from '@orrery/kernel';
import type { RoomPicture } from '@orrery/protocol';
import { t } from '../text/index.ts';

/** What a seat is called at the table. */
export const nameAt = (room: RoomPicture, seat: Seat): string => {
  const { name, bot } = room.seats[seat] ?? {};
  return name ?? (bot ? t('table.botAt', { seat: seat + 1 }) : t('table.seatOpen'));
};
