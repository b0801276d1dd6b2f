import type { NoticeSettings } from '@orrery/protocol';

const MINUTE = 60_000;
const DAY_MINUTES = 1440;

/** Whether there is a time zone of that name. */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

function minuteOfDay(time: number, zone: string): number {
  const form = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hour12: false });
  const parts = Object.fromEntries(form.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  return (parts.hour! % 24) * 60 + parts.minute!;
}

/** How many minutes of a quiet time are left at some minute of the day; 0 outside it. */
function minutesLeft(from: number, to: number, minute: number): number {
  const length = (to - from + DAY_MINUTES) % DAY_MINUTES;
  const passed = (minute - from + DAY_MINUTES) % DAY_MINUTES;
  return passed < length ? length - passed : 0;
}

/** The first moment from `time` on at which somebody may be disturbed. */
export function afterQuietHours(quiet: NoticeSettings['quiet'], time: number): number {
  if (!quiet || quiet.from === quiet.to || !isTimeZone(quiet.zone)) return time;
  const { from, to, zone } = quiet;
  const leftAt = (then: number) => minutesLeft(from, to, minuteOfDay(then, zone));
  let then = time;
  // More than once only when the clocks go back in between.
  for (let left = leftAt(then), tries = 0; left > 0 && tries < 5; left = leftAt(then), tries++)
    then = Math.floor(then / MINUTE) * MINUTE + left * MINUTE;
  // When they go forward, that was too far.
  const early = then - ((minuteOfDay(then, zone) - to + DAY_MINUTES) % DAY_MINUTES) * MINUTE;
  return then > time && early >= time && leftAt(early) === 0 ? early : then;
}
