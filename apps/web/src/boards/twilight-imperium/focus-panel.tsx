import { cardName, type TableForText } from '@orrery/twilight-imperium/text';
import type { TwilightImperiumEvent, View } from '@orrery/twilight-imperium/view';
import { t } from '../../text/index.ts';
import type { BoardProps } from '../board.ts';
import { Agenda, Decided, Laws } from './agenda/agenda.tsx';
import { CombatPanel } from './combat/combat.tsx';
import { FightReport } from './combat/fight-report.tsx';
import { DraftPanel } from './draft/draft-panel.tsx';
import { overBoard } from './map/keep-in-view.ts';

/** Where the panel would leave no room for the map. */
const isNarrow = (): boolean => typeof window !== 'undefined' && window.matchMedia('(max-width: 80rem)').matches;

/** Over the board, what everybody looks at now: a fight or what came of it, or the agenda under vote. */
export const FocusPanel = ({ table, ...props }: BoardProps<View, TwilightImperiumEvent> & { table: TableForText }) => {
  const { view } = props;
  if (view.draft && !view.dealtTiles) return <DraftPanel draft={view.draft} table={table} {...props} />;
  if (view.combat) return <CombatPanel combat={view.combat} table={table} {...props} />;
  if (view.agenda)
    return (
      <details className="ti-focus panel" {...overBoard} open={!isNarrow()}>
        <summary>
          {t('ti.agenda')} <span className="ti-focus-name">{cardName(view.agenda.card)}</span>
        </summary>
        <Agenda props={props} table={table} />
        {view.laws.length > 0 && <Laws props={props} table={table} />}
      </details>
    );
  return view.phase === 'agenda' ? <Decided props={props} /> : <FightReport table={table} {...props} />;
};
