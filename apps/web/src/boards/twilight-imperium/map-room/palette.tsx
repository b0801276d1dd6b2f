import { type OfferedTile, type Sketch, tilesToLay } from '@orrery/twilight-imperium/maps';
import { planetNames } from '@orrery/twilight-imperium/text';
import { type Source, tileFacts } from '@orrery/twilight-imperium/view';
import { useMemo, useState } from 'react';
import { t } from '../../../text/index.ts';
import { Segments } from '../../../ui/fields.tsx';
import type { TileDrag } from './use-tile-drag.ts';

interface PaletteProps {
  readonly sets: readonly Source[];
  readonly used: Sketch;
  readonly drag: TileDrag;
  readonly put: (word: string | undefined) => void;
  readonly canTurn: boolean;
  readonly turn: () => void;
}

/** What is on a tile, in few words. */
function wordsOf(tile: string): string {
  const { planets, anomalies, wormholes } = tileFacts(tile);
  return [...planets.map(id => planetNames[id]), ...anomalies.map(each => each.replace('-', ' ')), ...wormholes].join(
    ', ',
  );
}

/** The tiles that can be laid, and what else can be done with the place that is chosen. */
export const Palette = ({ sets, used, drag, put, canTurn, turn }: PaletteProps) => {
  const [back, setBack] = useState<OfferedTile['back']>('blue');
  const [wanted, setWanted] = useState('');
  const all = useMemo(() => tilesToLay(sets).map(each => ({ ...each, words: wordsOf(each.tile) })), [sets]);
  const laid = new Set(Object.values(used));
  const find = wanted.trim().toLowerCase();
  const shown = all.filter(({ back: of, tile, words }) =>
    find === '' ? of === back : `${tile} ${words}`.toLowerCase().includes(find),
  );
  return (
    <section className="panel maps-tiles" aria-label={t('maps.tiles')}>
      <p className="small soft">{t('maps.howTo')}</p>
      <div className="maps-row">
        <button type="button" className="button compact" onClick={() => put('0')}>
          {t('maps.layHome')}
        </button>
        <button type="button" className="button compact" disabled={!canTurn} onClick={turn}>
          {t('maps.turn')}
        </button>
        <button type="button" className="button compact" onClick={() => put(undefined)}>
          {t('maps.clear')}
        </button>
      </div>
      <Segments
        label={t('maps.tiles')}
        value={back}
        options={(['blue', 'red', 'hyperlane'] as const).map(each => [each, t(`maps.kind.${each}`)] as const)}
        change={setBack}
      />
      <label className="field">
        <span className="hidden-text">{t('maps.find')}</span>
        <input
          type="search"
          placeholder={t('maps.find')}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      </label>
      <ul>
        {shown.map(({ tile, word, words, back: of }) => (
          <li key={tile}>
            <button
              type="button"
              className={laid.has(word) && of !== 'hyperlane' ? 'maps-tile laid' : 'maps-tile'}
              onPointerDown={event => drag.begin(event, { word })}
              onClick={() => put(word)}
            >
              <span className="maps-number">{tile.toUpperCase()}</span> {words}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
