import type { Reach } from '@orrery/twilight-imperium/reach';
import type { TableForText } from '@orrery/twilight-imperium/text';
import type { SystemId, View } from '@orrery/twilight-imperium/view';
import { Why } from '../../../ask/why-not.tsx';
import { t } from '../../../text/index.ts';
import { reachWords } from '../reach/words.ts';
import type { SystemLights } from './lights.ts';
import { systemWords } from './system-words.ts';

interface PanelProps {
  readonly system: SystemId;
  readonly view: View;
  readonly table: TableForText;
  readonly lights: SystemLights | undefined;
  readonly reach: Reach | undefined;
}

/** The system one points at, in words. */
export const SystemPanel = ({ system, view, table, lights, reach }: PanelProps) => {
  const found = view.systems.find(({ id }) => id === system);
  if (!found) return null;
  const { title, lines, planets } = systemWords(found, view, table);
  return (
    <div className="ti-system-panel panel">
      <h2>{title}</h2>
      {Object.entries(lights?.barred ?? {}).map(([area, cannot]) => (
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
    </div>
  );
};
