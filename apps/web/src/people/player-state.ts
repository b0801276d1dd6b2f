import type { Seat } from '@orrery/kernel';
import type { Picture, RoomPicture } from '@orrery/protocol';
import { t } from '../text/index.ts';
import { duration, timeLeft } from './time.ts';

export type Presence = 'resigned' | 'bot' | 'away' | 'thinking' | 'offline' | 'here';

/** Whether somebody is there, and whether the table waits for them. */
export function presenceOf(room: RoomPicture, waiting: Picture['waiting'], seat: Seat): Presence {
  const { name, bot, away, resigned, connected } = room.seats[seat]!;
  if (resigned) return 'resigned';
  if (name === null) return 'bot';
  if (away || bot !== null) return 'away';
  if (!connected) return 'offline';
  return waiting.includes(seat) ? 'thinking' : 'here';
}

/** What a seat's time comes to now: until its deadline if it is waited for, otherwise what is stored. */
export function leftMs(room: RoomPicture, seat: Seat, now: number): number | null {
  const { deadline = null, bankMs = null } = room.clocks[seat] ?? {};
  if (deadline !== null) return Math.max(0, deadline - now);
  return room.clock.kind === 'bank' ? bankMs : null;
}

/** What a player does, in words: "thinking for 5 min", "offline, waited for since 2 h". */
export function stateText(room: RoomPicture, waiting: Picture['waiting'], seat: Seat, now: number): string {
  const presence = presenceOf(room, waiting, seat);
  const since = room.clocks[seat]?.waitingSince ?? null;
  if (waiting.includes(seat) && since !== null) {
    const time = duration(now - since);
    if (presence === 'thinking') return t('people.state.thinkingFor', { time });
    if (presence === 'offline') return t('people.state.offlineFor', { time });
  }
  return t(`people.state.${presence}`);
}

/** "12:05 left. At zero a bot plays on."; nothing where no clock runs for the seat. */
export function clockText(room: RoomPicture, seat: Seat, now: number): string | undefined {
  const { deadline = null } = room.clocks[seat] ?? {};
  if (deadline === null) return undefined;
  const what = t(`create.timeout.${room.onTimeout}`);
  if (deadline <= now) return t('time.isUp', { what });
  return t('time.leftThen', { time: timeLeft(deadline - now), what });
}
