import { useEffect, useState } from 'react';
import { serverNow } from '../feed/server-clock.ts';
import { t } from '../text/index.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (count: number): string => String(count).padStart(2, '0');

/** Time that is left: `2 d 3 h`, `5 h 20 min`, and to the second in the last hour: `12:05`. */
export function timeLeft(ms: number): string {
  const left = Math.max(0, ms);
  if (left >= 2 * DAY) return t('time.days', { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  if (left >= HOUR)
    return t('time.hours', { hours: Math.floor(left / HOUR), minutes: Math.floor((left % HOUR) / MINUTE) });
  return `${Math.floor(left / MINUTE)}:${two(Math.floor((left % MINUTE) / SECOND))}`;
}

/** How long something has lasted, roughly: `less than a minute`, `12 min`, `5 h`, `3 d`. */
export function duration(ms: number): string {
  if (ms < MINUTE) return t('time.moment');
  if (ms < HOUR) return t('time.onlyMinutes', { minutes: Math.floor(ms / MINUTE) });
  if (ms < 2 * DAY) return t('time.onlyHours', { hours: Math.floor(ms / HOUR) });
  return t('time.onlyDays', { days: Math.floor(ms / DAY) });
}

/** The current time at the server, updated every so often while `isOn`. */
export function useNow(isOn: boolean, everyMs = SECOND): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (!isOn) return;
    setNow(serverNow());
    const timer = setInterval(() => setNow(serverNow()), everyMs);
    return () => clearInterval(timer);
  }, [isOn, everyMs]);
  return now;
}
