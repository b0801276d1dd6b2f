import type { Reach } from '@orrery/twilight-imperium/reach';
import type { TableForText } from '@orrery/twilight-imperium/text';
import { type SystemId, systemsShown, type View } from '@orrery/twilight-imperium/view';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Why } from '../../../ask/why-not.tsx';
import { t } from '../../../text/index.ts';
import { useOpenTool } from '../../tools.ts';
import { reachWords } from '../reach/words.ts';
import { overBoard } from './keep-in-view.ts';
import type { SystemSelectables } from './selectable.ts';
import { systemWords } from './system-words.ts';

interface PanelProps {
  readonly system: SystemId;
  readonly view: View;
  readonly table: TableForText;
  readonly selectables: SystemSelectables | undefined;
  readonly reach: Reach | undefined;
  /** For one that is selected: what can be done there, and a way to put it away. */
  readonly acts?: ReactNode;
  readonly close?: () => void;
}

/** Whether a system of the map lies under a panel in the left corner. */
function isUnder(panel: HTMLElement, system: SystemId): boolean {
  const hex = panel.parentElement?.querySelector(`[data-system="${system}"] > .ti-hex`)?.getBoundingClientRect();
  const { width, height } = panel.getBoundingClientRect();
  const corner = panel.parentElement?.getBoundingClientRect();
  return (
    hex !== undefined &&
    corner !== undefined &&
    hex.left - corner.left < width + 24 &&
    hex.top - corner.top < height + 24
  );
}

/** The system one points at or has selected, in words. */
export const SystemPanel = ({ system, view, table, selectables, reach, acts, close }: PanelProps) => {
  const panel = useRef<HTMLElement>(null);
  const openTool = useOpenTool();
  const [isRight, setRight] = useState(false);
  useLayoutEffect(() => setRight(panel.current !== null && isUnder(panel.current, system)), [system]);
  const found = systemsShown(view).find(({ id }) => id === system);
  if (!found) return null;
  const { title, lines, planets } = systemWords(found, view, table);
  return (
    <section
      ref={panel}
      className={['ti-system-panel panel', close ? 'selected' : '', isRight ? 'right' : ''].filter(Boolean).join(' ')}
      aria-label={title}
      {...(close ? overBoard : {})}
    >
      <header>
        <h2>{title}</h2>
        {close && (
          <button type="button" className="button quiet compact" onClick={close}>
            {t('ti.close')}
          </button>
        )}
      </header>
      {acts}
      {close && (
        <button type="button" className="button quiet compact" onClick={() => openTool('odds', { system })}>
          {t('ti.calc.open')}
        </button>
      )}
      {Object.entries(selectables?.barred ?? {}).map(([area, cannot]) => (
        <Why key={area} cannot={cannot} isNamed={area !== 'system'} />
      ))}
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
      {planets.map(({ name, lines: about }) => (
        <div key={name}>
          <strong>{name}</strong>
          {about.map(line => (
            <p key={line}>{line}</p>
          ))}
        </div>
      ))}
      {reach && (
        <div className="ti-reach-words">
          <strong>{t('ti.reach')}</strong>
          {reachWords(system, reach, view, table, false).map(line => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </section>
  );
};
