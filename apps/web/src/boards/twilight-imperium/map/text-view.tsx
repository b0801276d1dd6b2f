import type { Reach } from '@orrery/twilight-imperium/reach';
import { planetNames, type TableForText, unitNames } from '@orrery/twilight-imperium/text';
import { isPlanetId, systemsShown, type View } from '@orrery/twilight-imperium/view';
import { memo } from 'react';
import { Why } from '../../../ask/why-not.tsx';
import { t } from '../../../text/index.ts';
import type { Overlay } from '../overlays/overlay.ts';
import { reachWords } from '../reach/words.ts';
import type { Selectable, Selectables } from './selectable.ts';
import { systemWords } from './system-words.ts';

interface TextProps {
  readonly view: View;
  readonly table: TableForText;
  readonly selectables: Selectables;
  readonly reach: Reach | undefined;
  readonly overlay: Overlay | undefined;
  /** Shown in place of the map, with buttons; otherwise only read aloud. */
  readonly isShown: boolean;
  readonly onAct: (keys: readonly string[]) => void;
}

const nameOfUnits = (area: string): string => {
  const [place = '', unit = ''] = area.split(':');
  const name = (unitNames as Readonly<Record<string, { readonly many: string }>>)[unit]?.many ?? unit;
  return isPlanetId(place) ? `${name}, ${planetNames[place]}` : name;
};

/** The board as a list: every system with its planets and units. */
export const TextView = memo(({ view, table, selectables, reach, overlay, isShown, onAct }: TextProps) => {
  const choose = (selectable: Selectable, name: string) => (
    <button
      key={name}
      type="button"
      className="button compact ti-choose"
      aria-pressed={selectable.chosen}
      onClick={() => onAct(selectable.keys)}
    >
      {t('ti.choose', { name })}
    </button>
  );
  return (
    <section
      className={isShown ? 'ti-text' : 'hidden-text'}
      aria-label={t('ti.text')}
      {...(isShown ? { tabIndex: 0 } : {})} // so that keys can scroll it
    >
      <h2 className="hidden-text">{t('ti.text')}</h2>
      {systemsShown(view).map(system => {
        const { title, lines, planets } = systemWords(system, view, table);
        const selectable = selectables.systems.get(system.id);
        return (
          <article key={system.id}>
            <h3>{title}</h3>
            {overlay && (overlay.marks.get(system.id)?.words.length ?? 0) > 0 && (
              <p className="ti-overlay-words">
                <strong>{t(`ti.overlay.${overlay.kind}`)}.</strong> {overlay.marks.get(system.id)?.words.join('. ')}.
              </p>
            )}
            {lines.map(line => (
              <p key={line}>{line}</p>
            ))}
            {planets.map(({ name, lines: about }) => (
              <p key={name}>
                <strong>{name}.</strong> {about.join('. ')}.
              </p>
            ))}
            {reach && (
              <p>
                <strong>{t('ti.reach')}.</strong> {reachWords(system.id, reach, view, table, true).join('. ')}.
              </p>
            )}
            {Object.entries(selectable?.barred ?? {}).map(([area, cannot]) => (
              <Why key={area} cannot={cannot} isNamed={area !== 'system'} />
            ))}
            {isShown && selectable && (
              <p>
                {selectable.system && choose(selectable.system, title)}
                {Object.entries(selectable.planets).map(([id, each]) =>
                  choose(each, isPlanetId(id) ? planetNames[id] : id),
                )}
                {Object.entries(selectable.units).map(([area, each]) => choose(each, nameOfUnits(area)))}
              </p>
            )}
          </article>
        );
      })}
    </section>
  );
});
