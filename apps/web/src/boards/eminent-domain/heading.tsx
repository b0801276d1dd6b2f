import { roleNames } from '@orrery/eminent-domain/text';
import { INFLUENCE_SUPPLY, type View } from '@orrery/eminent-domain/view';
import { Icon } from '../../art/icons/icon.tsx';
import { t } from '../../text/index.ts';
import { useChanged } from '../../ui/changed.ts';
import { PlayerName } from '../../ui/players.tsx';
import { RoleSign } from './signs.tsx';
import { useTable } from './table-context.ts';
import './heading.css';

const Turn = () => {
  const { view, nameOf } = useTable();
  const { number, seat, role } = view.turn;
  if (number === 0)
    return (
      <p className="ed-turn">
        <strong>{t('ed.beforeTurns')}</strong>
      </p>
    );
  return (
    <p className="ed-turn">
      <strong>{t('ed.turn', { number })}</strong>
      <PlayerName seat={seat} name={nameOf(seat)} />
      <span className="soft">
        {role ? (
          <>
            <RoleSign of={role} /> {t('ed.leads', { role: roleNames[role] })}
          </>
        ) : (
          t('ed.acts')
        )}
      </span>
    </p>
  );
};

/** What ends the game. */
export const endsText = ({ stacksToEnd: count }: View): string =>
  t('ed.ends', { stacks: count === 1 ? t('ed.oneStack') : t('ed.moreStacks', { count }) });

/** How near the end is. */
const Supply = () => {
  const { view } = useTable();
  const label = t('ed.supply', { count: view.supply, of: INFLUENCE_SUPPLY });
  return (
    <p className={`ed-supply ${useChanged(view.supply)}`} title={`${label}. ${endsText(view)}`}>
      <Icon name="influence" />
      <meter min={0} max={INFLUENCE_SUPPLY} value={view.supply} aria-label={label} />
      <span aria-hidden="true">
        {view.supply} <span>{t('ed.left')}</span>
      </span>
      {view.lastRound && <strong className="ed-last">{t('ed.lastRound')}</strong>}
    </p>
  );
};

const Score = ({ seat }: { seat: number }) => {
  const { view, nameOf } = useTable();
  const { score } = view.empires[seat]!;
  return (
    <li data-active={view.turn.seat === seat} className={useChanged(score)}>
      <PlayerName seat={seat} name={nameOf(seat)} />
      <strong>{score}</strong>
    </li>
  );
};

/** Whose turn it is, how near the end is, and who is ahead. */
export const HeadingLine = () => {
  const { view } = useTable();
  return (
    <div className="ed-heading">
      <Turn />
      <Supply />
      <ol className="ed-scores" aria-label={t('ed.scores')}>
        {view.empires.map(({ seat }) => (
          <Score key={seat} seat={seat} />
        ))}
      </ol>
    </div>
  );
};
