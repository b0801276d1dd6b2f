import type { View } from '@orrery/twilight-imperium/view';
import { memo, useMemo } from 'react';
import { t } from '../../text/index.ts';
import type { BoardProps } from '../board.ts';
import { words } from './words.ts';

const LINES = 3;

/** What happened last, at the foot of the board. */
export const Happening = memo((props: BoardProps<View>) => {
  const { events } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new events make new lines
  const lines = useMemo(() => words.log(events.slice(-24), props).slice(-LINES), [events]);
  if (lines.length === 0) return null;
  return (
    <ol className="ti-happening" aria-label={t('ti.last')}>
      {lines.map(({ text }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines only ever follow each other
        <li key={i}>{text}</li>
      ))}
    </ol>
  );
});
