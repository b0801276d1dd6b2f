import { previewSlices, rollSlices, type SliceBounds } from '@orrery/twilight-imperium/maps';
import { faultNames, listed, sliceText } from '@orrery/twilight-imperium/text';
import type { Source } from '@orrery/twilight-imperium/view';
import { useMemo } from 'react';
import { t } from '../../../text/index.ts';
import { Segments } from '../../../ui/fields.tsx';
import { SlicePicture } from '../draft/slice-picture.tsx';
import '../draft/draft.css';

interface SliceListProps {
  readonly given: string;
  readonly players: number;
  readonly sets: readonly Source[];
  readonly bounds: SliceBounds;
}

/** Slices that are known before the game, each as it will lie and with what it is worth; or what is wrong with them. */
export const SliceList = ({ given, players, sets, bounds }: SliceListProps) => {
  const preview = useMemo(() => previewSlices(given, { players, sets }, bounds), [given, players, sets, bounds]);
  if (!preview.ok) return <p className="notice danger">{preview.message}</p>;
  const { slices, faults } = preview.value;
  return (
    <>
      {faults.length > 0 && (
        <p className="notice">{t('setup.milty.faults', { faults: listed(faults.map(each => faultNames[each])) })}</p>
      )}
      <ol className="draft-slices">
        {slices.map((tiles, slice) => (
          <li key={tiles.join()} className="draft-slice">
            <b>{t('draft.slice', { number: slice + 1 })}</b>
            <SlicePicture tiles={tiles} />
            <small className="soft">{sliceText(tiles)}</small>
          </li>
        ))}
      </ol>
    </>
  );
};

const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

interface SlicesPartProps extends Omit<SliceListProps, 'given'> {
  readonly given: string | undefined;
  readonly count: number;
  readonly change: (given: string | undefined) => void;
}

/** Where the slices come from: dealt when the game starts, or rolled or pasted here and seen by everybody before. */
export const SlicesPart = ({ given, count, change, ...table }: SlicesPartProps) => {
  const roll = () => change(rollSlices(table, count, table.bounds, newSeed()));
  return (
    <>
      <Segments
        label={t('setup.milty.where')}
        value={given === undefined ? 'dealt' : 'known'}
        options={(['dealt', 'known'] as const).map(each => [each, t(`setup.milty.${each}`)] as const)}
        change={where => (where === 'dealt' ? change(undefined) : roll())}
      />
      {given !== undefined && (
        <>
          <button type="button" className="button" onClick={roll}>
            {t('setup.milty.again')}
          </button>
          <SliceList given={given} {...table} />
          <label className="field">
            <span>{t('setup.milty.string')}</span>
            <textarea rows={2} spellCheck={false} value={given} onChange={({ target }) => change(target.value)} />
          </label>
        </>
      )}
    </>
  );
};
