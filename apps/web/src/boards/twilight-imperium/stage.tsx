import type { TableForText } from '@orrery/twilight-imperium/text';
import { strategyCardIds, type View } from '@orrery/twilight-imperium/view';
import { useChoice } from '../../ask/choice.ts';
import { t } from '../../text/index.ts';
import type { BoardProps } from '../board.ts';
import { Agenda, Decided, Laws } from './agenda.tsx';
import { CombatPanel } from './combat.tsx';
import { FightReport } from './fight-report.tsx';
import { StrategyCard } from './strategy-card.tsx';

/**
 * Over the board, what everybody looks at now: a fight or what came of it, the agenda under vote, or the strategy cards to
 * choose from. */
export const Stage = ({ table, ...props }: BoardProps<View> & { table: TableForText }) => {
  const { view } = props;
  const { ask } = useChoice();
  if (view.combat) return <CombatPanel combat={view.combat} table={table} {...props} />;
  if (view.agenda)
    return (
      <div className="ti-stage panel">
        <Agenda props={props} table={table} />
        {view.laws.length > 0 && <Laws props={props} table={table} />}
      </div>
    );
  if (ask?.kind !== 'strategy-card')
    return view.phase === 'agenda' ? <Decided props={props} table={table} /> : <FightReport table={table} {...props} />;
  return (
    <section className="ti-stage tray panel" aria-label={t('ti.strategyCards')}>
      {strategyCardIds.map(id => (
        <StrategyCard key={id} id={id} props={props} />
      ))}
    </section>
  );
};
