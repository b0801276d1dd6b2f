import type { NoticeSettings } from '@orrery/protocol';

const MINUTE = 60_000;
const DAY_MINUTES = 1440;

/** Whether a time zone exists. */
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

/** How many minutes of the quiet hours are left at a minute of the day; 0 outside them. */
function minutesLeft(from: number, to: number, minute: number): number {
  const length = (to - from + DAY_MINUTES) % DAY_MINUTES;
  const passed = (minute - from + DAY_MINUTES) % DAY_MINUTES;
  return passed < length ? length - passed : 0;
}

/** The first time from `time` on that is outside the quiet hours. */
export function afterQuietHours(quiet: NoticeSettings['quiet'], time: number): number {
  if (!quiet || quiet.from === quiet.to || !isTimeZone(quiet.zone)) return time;
  const { from, to, zone } = quiet;
  const leftAt = (then: number) => minutesLeft(from, to, minuteOfDay(then, zone));
  let then = time;
  // Repeats only when clocks are set back in between.
  for (let left = leftAt(then), tries = 0; left > 0 && tries < 5; left = leftAt(then), tries++)
    then = Math.floor(then / MINUTE) * MINUTE + left * MINUTE;
  // When clocks are set forward, that was too far.
  const early = then - ((minuteOfDay(then, zone) - to + DAY_MINUTES) % DAY_MINUTES) * MINUTE;
  return then > time && early >= time && leftAt(early) === 0 ? early : then;
}
