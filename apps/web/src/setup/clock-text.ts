import type { ClockSettings } from '@orrery/protocol';
import { t } from '../text/index.ts';

const inUnits = (unit: 'second' | 'minute' | 'hour' | 'day') => {
  const format = new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' });
  return (count: number): string => format.format(count);
};
export const seconds = inUnits('second');
export const minutes = inUnits('minute');
const wholeHours = inUnits('hour');
const days = inUnits('day');
export const hours = (count: number): string => (count % 24 === 0 ? days(count / 24) : wholeHours(count));

/** The clock of a table in words. */
export function clockText(clock: ClockSettings): string {
  if (clock.kind === 'none') return t('create.clock.none');
  if (clock.kind === 'each') return t('summary.clock.each', { time: hours(clock.seconds / 3600) });
  return t('summary.clock.bank', { time: minutes(clock.seconds / 60), increment: seconds(clock.increment) });
}
