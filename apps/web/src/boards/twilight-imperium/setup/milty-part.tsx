import {
  mostInSlices,
  mostSlices,
  previewSlices,
  rollSlices,
  type SliceBounds,
  usualBounds,
} from '@orrery/twilight-imperium/maps';
import { useMemo } from 'react';
import { t } from '../../../text/index.ts';
import { Choice, range, Tick } from '../../../ui/fields.tsx';
import { type Choices, onOffer } from './choices.ts';
import { type MiltyChoices, miltyNumbers } from './milty-choices.ts';
import { SlicesPart } from './slices-part.tsx';

/** The largest value of an optimal sum that can be asked for. */
const MOST = 40;

/** What the slices of a table keep to: the usual bounds where it says nothing else. */
export const boundsOf = ({ milty, sets }: Pick<Choices, 'milty' | 'sets'>): SliceBounds => {
  const { slices: _, factions: __, given: ___, ...bounds } = milty;
  return { ...usualBounds(sets), ...bounds };
};

interface BoundsProps {
  readonly bounds: SliceBounds;
  readonly limits: Readonly<Record<string, number>>;
  readonly set: (part: MiltyChoices) => void;
}

const Bounds = ({ bounds, limits, set }: BoundsProps) => (
  <details className="setup-bounds">
    <summary>{t('setup.milty.bounds')}</summary>
    <div className="form-columns">
      {miltyNumbers.map(name => (
        <label key={name} className="field">
          <span>{t(`setup.milty.${name}`)}</span>
          <input
            type="number"
            min={0}
            max={limits[name] ?? MOST}
            step={name in limits ? 1 : 0.5}
            value={bounds[name]}
            onChange={({ target }) => {
              const value = target.valueAsNumber;
              if (value >= 0 && value <= (limits[name] ?? MOST)) set({ [name]: value });
            }}
          />
        </label>
      ))}
    </div>
    <Tick label={t('setup.milty.oneWormhole')} isOn={bounds.oneWormhole} change={oneWormhole => set({ oneWormhole })} />
    <Tick
      label={t('setup.milty.apart')}
      isOn={bounds.apart === 'map'}
      change={isOn => set({ apart: isOn ? 'map' : 'slice' })}
    />
    {bounds.minTotal > bounds.maxTotal && <p className="notice danger">{t('setup.milty.none')}</p>}
  </details>
);

interface MiltyProps {
  readonly choices: Choices;
  readonly change: (part: Partial<Choices>) => void;
}

/** How much there is to draft from, what slices must keep to, and which they are if that is known before. */
export const MiltyPart = ({ choices, change }: MiltyProps) => {
  const { milty, sets, seats } = choices;
  const setKey = sets.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is new each time, its sets are not
  const table = useMemo(() => ({ players: seats, sets }), [seats, setKey]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the object is new each time, what it says is not
  const bounds = useMemo(() => boundsOf({ milty, sets }), [JSON.stringify(milty), setKey]);
  const offered = onOffer(choices).length;
  const most = mostSlices(sets);
  const { given, slices = Math.min(seats + 1, most), factions = Math.min(seats + 3, offered) } = milty;
  const preview = given === undefined ? undefined : previewSlices(given, table, bounds);
  const count = preview?.ok ? preview.value.slices.length : slices;
  const set = (part: MiltyChoices) => change({ milty: { ...milty, ...part } });
  const setGiven = (text: string | undefined) => {
    const { given: _, ...rest } = milty;
    change({ milty: text === undefined ? rest : { ...rest, given: text } });
  };
  return (
    <>
      <div className="form-columns">
        <Choice
          label={t('setup.milty.slices')}
          value={count}
          options={range(seats, most)}
          change={next =>
            set({
              slices: next,
              ...(given !== undefined && {
                given: rollSlices(table, next, bounds, crypto.getRandomValues(new Uint32Array(1))[0]!),
              }),
            })
          }
        />
        <Choice
          label={t('setup.milty.factions')}
          value={Math.min(factions, offered)}
          options={range(seats, offered)}
          change={next => set({ factions: next })}
        />
      </div>
      <Bounds bounds={bounds} limits={mostInSlices(sets)} set={set} />
      <SlicesPart given={given} count={count} bounds={bounds} {...table} change={setGiven} />
    </>
  );
};
