import type { View } from '@orrery/eminent-domain/view';
import type { Target } from '@orrery/kernel';
import type { BoardProps } from '../../board.ts';
import { GlanceSheet } from '../../glance/glance-sheet.tsx';
import { rowsOf } from './rows.tsx';
import { tableFacts } from './table-facts.ts';

type WindowProps = BoardProps<View> & { readonly at?: Target; readonly close: () => void };

/** Everything that is open about every empire, side by side. */
export const Glance = ({ close, view, nameOf }: WindowProps) => {
  const players = view.empires.map(({ seat }) => ({ seat, name: nameOf(seat) }));
  return <GlanceSheet players={players} rows={rowsOf(view)} facts={tableFacts(view)} close={close} />;
};
