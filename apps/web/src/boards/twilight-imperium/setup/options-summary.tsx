import { type LayoutId, previewMap } from '@orrery/twilight-imperium/maps';
import { factionNames, listed, setTexts } from '@orrery/twilight-imperium/text';
import { useMemo } from 'react';
import { t } from '../../../text/index.ts';
import { PlayerName } from '../../../ui/players.tsx';
import type { OptionsSummaryProps } from '../../board.ts';
import { type FactionMode, readChoices } from './choices.ts';
import { MapPicture } from './map-preview.tsx';
import { SliceTable } from './slices.tsx';
import './setup.css';

/** Where the galaxy comes from, if nobody can see it yet. */
function mapText(map: string, mode: FactionMode): string {
  if (mode === 'milty') return t('summary.milty');
  if (/^build\b/.test(map)) return t('setup.map.built');
  return map === 'random' ? t('setup.map.dealt') : t(`setup.layout.${map as LayoutId}`);
}

/** Points, sets, factions and galaxy of a table that has not begun. */
export const OptionsSummary = ({ options, seats }: OptionsSummaryProps) => {
  const {
    sets,
    points,
    factionMode,
    factions,
    map = 'random',
    teStrategyCards,
    guarded,
  } = readChoices(options, seats.length);
  const setKey = sets.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is new each time, its sets are not
  const preview = useMemo(() => previewMap(map, { players: seats.length, sets }), [map, seats.length, setKey]);
  return (
    <>
      <dl className="terms-summary">
        <div>
          <dt>{t('setup.points')}</dt>
          <dd>{points}</dd>
        </div>
        <div>
          <dt>{t('setup.sets')}</dt>
          <dd>{listed(sets.map(set => setTexts[set].name))}</dd>
        </div>
        <div>
          <dt>{t('setup.factions')}</dt>
          <dd>
            {factionMode === 'named' ? (
              <ul className="setup-named">
                {factions.map((faction, seat) => (
                  <li key={faction}>
                    <PlayerName seat={seat} name={factionNames[faction].name} />
                  </li>
                ))}
              </ul>
            ) : (
              t(`setup.factions.${factionMode}`)
            )}
          </dd>
        </div>
        {(teStrategyCards || guarded) && (
          <div>
            <dt>{t('summary.variants')}</dt>
            <dd>
              {listed([
                ...(teStrategyCards ? [t('setup.teStrategyCards')] : []),
                ...(guarded ? [t('setup.guarded')] : []),
              ])}
            </dd>
          </div>
        )}
        {!preview.ok && (
          <div>
            <dt>{t('setup.map')}</dt>
            <dd>{mapText(map, factionMode)}</dd>
          </div>
        )}
      </dl>
      {preview.ok && (
        <>
          <MapPicture preview={preview.value} />
          <SliceTable preview={preview.value} seats={seats} />
        </>
      )}
    </>
  );
};
