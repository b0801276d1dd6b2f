import { type LayoutId, mostSlices, previewMap } from '@orrery/twilight-imperium/maps';
import { factionNames, listed, setTexts } from '@orrery/twilight-imperium/text';
import type { FactionId } from '@orrery/twilight-imperium/view';
import { useMemo } from 'react';
import { t } from '../../../text/index.ts';
import { PlayerName } from '../../../ui/players.tsx';
import type { OptionsSummaryProps } from '../../board.ts';
import { type Choices, type FactionMode, onOffer, readChoices } from './choices.ts';
import { MapPicture } from './map-preview.tsx';
import { boundsOf } from './milty-part.tsx';
import { SliceTable } from './slices.tsx';
import { SliceList } from './slices-part.tsx';
import './setup.css';

/** Where the galaxy comes from, if nobody can see it yet. */
function mapText(map: string, mode: FactionMode): string {
  if (mode === 'milty') return t('summary.milty');
  if (/^build\b/.test(map)) return t('setup.map.built');
  return map === 'random' ? t('setup.map.dealt') : t(`setup.layout.${map as LayoutId}`);
}

const namesOf = (ids: readonly FactionId[]): string => listed(ids.map(id => factionNames[id].short));

/** How much a way to choose factions asks for. */
function numberText({ factionMode: mode, numbers, seats, sets, milty, without }: Choices): string {
  if (mode === 'pick-and-ban') return t('summary.bans', { count: numbers.bans });
  if (mode === 'two-of-which-one') return t('summary.dealt', { count: numbers.dealt });
  if (mode === 'random-within') return t('summary.named', { count: numbers.named });
  if (mode !== 'milty') return '';
  const count = onOffer({ sets, without }).length;
  const { slices = Math.min(seats + 1, mostSlices(sets)), factions = Math.min(seats + 3, count), given } = milty;
  return given === undefined ? t('summary.slices', { slices, factions }) : t('summary.sliceFactions', { factions });
}

/** How everybody comes to a faction, and which are on offer where not all are. */
const FactionsText = ({ choices }: { choices: Choices }) => {
  const { without, factionMode: mode } = choices;
  const offered = onOffer(choices);
  return (
    <>
      {t(`setup.factions.${mode}`)}. {numberText(choices)}{' '}
      {without.length > 0 &&
        (without.length <= offered.length
          ? t('summary.without', { factions: namesOf(without) })
          : t('summary.offered', { factions: namesOf(offered) }))}
    </>
  );
};

/** What drafted slices keep to, or the slices themselves. */
const Slices = ({ choices }: { choices: Choices }) => {
  const { milty, sets, seats } = choices;
  const bounds = boundsOf(choices);
  if (milty.given !== undefined) return <SliceList given={milty.given} players={seats} sets={sets} bounds={bounds} />;
  const { minInfluence, minResources, minTotal, maxTotal, wormholes, legendary, oneWormhole } = bounds;
  return (
    <p className="small soft">
      {t('summary.bounds', { minTotal, maxTotal, minInfluence, minResources, wormholes, legendary })}{' '}
      {oneWormhole && `${t('setup.milty.oneWormhole')}.`}
    </p>
  );
};

/** Points, sets, factions and galaxy of a table that has not begun. */
export const OptionsSummary = ({ options, seats }: OptionsSummaryProps) => {
  const choices = readChoices(options, seats.length);
  const { sets, points, factionMode, factions, map = 'random', teStrategyCards, guarded } = choices;
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
              <FactionsText choices={choices} />
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
        {(factionMode === 'milty' || !preview.ok) && (
          <div>
            <dt>{t('setup.map')}</dt>
            <dd>{mapText(map, factionMode)}</dd>
          </div>
        )}
      </dl>
      {factionMode === 'milty' && <Slices choices={choices} />}
      {factionMode !== 'milty' && preview.ok && (
        <>
          <MapPicture preview={preview.value} />
          <SliceTable preview={preview.value} seats={seats} />
        </>
      )}
    </>
  );
};
