import type { ClockSettings, OnTimeout } from '@orrery/protocol';
import { t } from '../text/index.ts';
import { Choice, Segments } from '../ui/fields.tsx';
import { hours, minutes, seconds } from './clock-text.ts';

const HOUR = 3600;
const DAY = 86_400;

const presets = {
  none: { kind: 'none' },
  live: { kind: 'bank', seconds: HOUR, increment: 15 },
  day: { kind: 'each', seconds: DAY },
  three: { kind: 'each', seconds: 3 * DAY },
} as const satisfies Record<string, ClockSettings>;
type Preset = keyof typeof presets;

const isSame = (a: ClockSettings, b: ClockSettings): boolean => JSON.stringify(a) === JSON.stringify(b);
const presetOf = (clock: ClockSettings): Preset | 'custom' =>
  (Object.keys(presets) as Preset[]).find(name => isSame(presets[name], clock)) ?? 'custom';

const bankMinutes = [10, 20, 30, 45, 60, 90, 120, 180, 240];
const increments = [0, 5, 10, 15, 30, 60, 120];
const eachHours = [1, 4, 8, 12, 24, 36, 48, 72, 120, 168];

const Custom = ({ clock, change }: { clock: ClockSettings; change: (clock: ClockSettings) => void }) => (
  <>
    <Segments
      label={t('create.clock.kind')}
      value={clock.kind === 'each' ? 'each' : 'bank'}
      options={[
        ['bank', t('create.clock.kind.bank')],
        ['each', t('create.clock.kind.each')],
      ]}
      change={kind =>
        change(kind === 'bank' ? { kind, seconds: 30 * 60, increment: 10 } : { kind, seconds: 12 * HOUR })
      }
    />
    {clock.kind === 'bank' && (
      <div className="form-columns">
        <Choice
          label={t('create.clock.bank')}
          value={clock.seconds / 60}
          options={[...new Set([...bankMinutes, clock.seconds / 60])].map(count => [count, minutes(count)] as const)}
          change={count => change({ ...clock, seconds: count * 60 })}
        />
        <Choice
          label={t('create.clock.increment')}
          value={clock.increment}
          options={[...new Set([...increments, clock.increment])].map(count => [count, seconds(count)] as const)}
          change={increment => change({ ...clock, increment })}
        />
      </div>
    )}
    {clock.kind === 'each' && (
      <Choice
        label={t('create.clock.each')}
        value={clock.seconds / HOUR}
        options={[...new Set([...eachHours, clock.seconds / HOUR])].map(count => [count, hours(count)] as const)}
        change={count => change({ ...clock, seconds: count * HOUR })}
      />
    )}
  </>
);

interface ClockProps {
  readonly clock: ClockSettings;
  readonly onTimeout: OnTimeout;
  readonly change: (part: { clock?: ClockSettings; onTimeout?: OnTimeout }) => void;
}

/** How long people may think, and what happens when their time is up. */
export const ClockPart = ({ clock, onTimeout, change }: ClockProps) => {
  const preset = presetOf(clock);
  return (
    <>
      <Choice
        label={t('create.clock')}
        value={preset}
        options={(['none', 'live', 'day', 'three', 'custom'] as const).map(
          name => [name, t(`create.clock.${name}`)] as const,
        )}
        change={name =>
          change({ clock: name === 'custom' ? { kind: 'bank', seconds: 30 * 60, increment: 10 } : presets[name] })
        }
      />
      {preset === 'custom' && <Custom clock={clock} change={next => change({ clock: next })} />}
      {clock.kind !== 'none' && (
        <Choice
          label={t('create.timeout')}
          value={onTimeout}
          options={(['bot', 'wait', 'open'] as const).map(each => [each, t(`create.timeout.${each}`)] as const)}
          change={next => change({ onTimeout: next })}
        />
      )}
    </>
  );
};
