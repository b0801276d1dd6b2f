import { useEffect, useRef } from 'react';
import { useChoice } from '../../ask/choice.ts';
import { useHighlight } from '../../highlight/highlight.ts';
import { t } from '../../text/index.ts';
import { useMoveAnimation } from '../../ui/move-animation.ts';
import { Empire } from './empire.tsx';
import { Hand } from './hand.tsx';
import { Market } from './market.tsx';
import { FoundPlanet } from './planet.tsx';
import { Stacks } from './stacks.tsx';
import { othersInOrder, useMyEmpire, useTable } from './table-context.ts';

/** Planets being looked at; only the player who looks sees which. */
const Looking = () => {
  const { view } = useTable();
  const { count, planets } = view.looking;
  if (count === 0) return null;
  if (!planets) return <p className="notice">{t('ed.lookingOther', { count })}</p>;
  return (
    <section className="ed-looking" aria-label={t('ed.looking')}>
      <h2>{t('ed.looking')}</h2>
      <ul className="ed-planets">
        {planets.map(planet => (
          <FoundPlanet key={planet} planet={planet} />
        ))}
      </ul>
    </section>
  );
};

/** Scrolls selectable pieces into view on a new question, and a piece when it is to be shown. */
function useLitInSight() {
  const board = useRef<HTMLDivElement>(null);
  const { ask } = useChoice();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    board.current?.querySelector('.can-choose')?.scrollIntoView({ block: 'nearest' });
  }, [ask?.id]);
  const { shown } = useHighlight();
  useEffect(() => {
    if (shown) board.current?.querySelector('.is-marked')?.scrollIntoView({ block: 'center', inline: 'center' });
  }, [shown]);
  return board;
}

/** The whole table: other empires above, the centre, the player's own empire and hand below. */
export const TableTop = () => {
  const { view, me, moment } = useTable();
  const mine = useMyEmpire();
  const board = useLitInSight();
  useMoveAnimation(board, moment);
  return (
    <div className="ed-board" ref={board}>
      <section className="ed-opponents" aria-label={t('ed.opponents')}>
        {othersInOrder(view, me).map(empire => (
          <Empire key={empire.seat} empire={empire} isMine={false} />
        ))}
      </section>
      <Looking />
      <section className="ed-centre" aria-label={t('ed.display')}>
        <Stacks />
        <Market />
      </section>
      {mine && <Empire empire={mine} isMine />}
      {mine && <Hand empire={mine} />}
    </div>
  );
};
