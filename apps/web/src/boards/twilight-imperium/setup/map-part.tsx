import { type LayoutId, layoutsOffered, type MapTable, previewMap, rollMap } from '@orrery/twilight-imperium/maps';
import { useEffect, useMemo, useState } from 'react';
import { t } from '../../../text/index.ts';
import { Choice, Segments } from '../../../ui/fields.tsx';
import { keptMaps } from '../map-room/kept-maps.ts';
import { readLink, writeLink } from '../map-room/map-link.ts';
import { MapPicture } from './map-preview.tsx';
import { SliceTable } from './slices.tsx';

type MapMode = 'rolled' | 'dealt' | 'built' | 'pasted';

/** The galaxy is built together: on the usual layout, or on another one. */
const builtOn = (layout: LayoutId | undefined, usual: LayoutId | undefined): string =>
  layout === undefined || layout === usual ? 'build' : `build ${layout}`;
const isBuilt = (map: string | undefined): boolean => map !== undefined && /^build\b/.test(map);

interface MapPartProps extends MapTable {
  readonly map: string | undefined;
  readonly seats: readonly string[];
  readonly change: (map: string) => void;
}

const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

/** The galaxy: rolled and seen before the game, dealt when it starts, or pasted as a map string. */
export const MapPart = ({ players, sets, map, seats, change }: MapPartProps) => {
  const setKey = sets.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is new each time, its sets are not
  const table = useMemo(() => ({ players, sets }), [players, setKey]);
  const layouts = useMemo(() => layoutsOffered(table), [table]);
  const isDealt = map === undefined || map === 'random' || isBuilt(map) || layouts.includes(map as LayoutId);
  const preview = useMemo(() => (isDealt ? undefined : previewMap(map, table)), [isDealt, map, table]);
  const [mode, setMode] = useState<MapMode>(isBuilt(map) ? 'built' : isDealt && map !== undefined ? 'dealt' : 'rolled');
  const [layout, setLayout] = useState(layouts.includes(map as LayoutId) ? (map as LayoutId) : layouts[0]);
  const [kept] = useState(() => keptMaps.all().map(({ name, link }) => ({ name, text: readLink(link).text })));
  const roomLink = `/maps/${encodeURIComponent(writeLink({ players, sets, text: map ?? '' }))}`;
  const roll = (on = layout) => change(rollMap(table, on, newSeed()) ?? 'random');

  // Another number of seats or other sets need another map.
  const isFit = preview?.ok ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: rolls once for each table, not for each map
  useEffect(() => {
    const next = layout !== undefined && layouts.includes(layout) ? layout : layouts[0];
    if (next !== layout) setLayout(next);
    if (mode === 'rolled' && !isFit) roll(next);
    else if (mode === 'dealt') change(next === layouts[0] || next === undefined ? 'random' : next);
    else if (mode === 'built') change(builtOn(next, layouts[0]));
  }, [table, mode]);

  const layoutChoice = layouts.length > 1 && layout !== undefined && (
    <Choice
      label={t('setup.layout')}
      value={layout}
      options={layouts.map(id => [id, t(`setup.layout.${id}`)] as const)}
      change={next => {
        setLayout(next);
        if (mode === 'rolled') roll(next);
        else change(mode === 'built' ? builtOn(next, layouts[0]) : next);
      }}
    />
  );
  return (
    <>
      <Segments
        label={t('setup.map.how')}
        value={mode}
        options={(['rolled', 'dealt', 'built', 'pasted'] as const).map(each => [each, t(`setup.map.${each}`)] as const)}
        change={setMode}
      />
      {mode !== 'pasted' && layoutChoice}
      {mode === 'rolled' && (
        <button type="button" className="button" onClick={() => roll()}>
          {t('setup.map.again')}
        </button>
      )}
      {(mode === 'dealt' || mode === 'built') && <p className="soft">{t(`setup.map.${mode}Hint`)}</p>}
      {mode === 'pasted' && kept.length > 0 && (
        <Choice
          label={t('setup.map.kept')}
          value={kept.find(({ text }) => text === map)?.name ?? ''}
          options={[['', t('setup.map.noneKept')], ...kept.map(({ name }) => [name, name] as const)]}
          change={name => {
            const found = kept.find(each => each.name === name);
            if (found) change(found.text);
          }}
        />
      )}
      {mode === 'pasted' && (
        <label className="field">
          <span>{t('setup.map.string')}</span>
          <textarea
            rows={3}
            spellCheck={false}
            value={isDealt ? '' : map}
            onChange={event => change(event.target.value)}
          />
        </label>
      )}
      {preview && !preview.ok && <p className="notice danger">{preview.message}</p>}
      {preview?.ok && (
        <>
          {preview.value.warnings.map(warning => (
            <p key={warning} className="notice">
              {warning}
            </p>
          ))}
          <MapPicture preview={preview.value} />
          {preview.value.clashes.length > 0 && (
            <p className="small soft">{t('setup.map.clashes', { count: preview.value.clashes.length })}</p>
          )}
          <SliceTable preview={preview.value} seats={seats} />
          <p className="small">
            <a href={roomLink} target="_blank" rel="noreferrer">
              {t('setup.map.room')}
            </a>
          </p>
          {mode === 'rolled' && (
            <details className="small">
              <summary>{t('setup.map.asString')}</summary>
              <samp className="setup-string">{map}</samp>
            </details>
          )}
        </>
      )}
    </>
  );
};
