import type { Target } from '@orrery/kernel';
import { tableForText } from '@orrery/twilight-imperium/text';
import type { View } from '@orrery/twilight-imperium/view';
import { useMemo } from 'react';
import type { BoardProps } from '../../board.ts';
import { type GlanceRow, GlanceSheet } from '../../glance/glance-sheet.tsx';
import { NearObjectives } from '../objectives/standing.tsx';
import { factionOf, inTurn } from '../player-figures.ts';
import { rows } from './rows.tsx';
import { tableFacts } from './table-facts.ts';

type WindowProps = BoardProps<View> & { readonly at?: Target; readonly close: () => void };

/** Everything that is open about everybody, side by side. */
export const Glance = ({ close, ...props }: WindowProps) => {
  const { view, nameOf } = props;
  const table = useMemo(() => tableForText(view, nameOf), [view, nameOf]);
  const cell = (seat: number) => ({ player: view.players[seat]!, props, table });
  /** What comes of the objectives is counted elsewhere, so it has no number to sort by. */
  const near: GlanceRow = {
    id: 'near',
    label: 'ti.glance.near',
    show: seat => <NearObjectives props={props} seat={seat} most={3} />,
  };
  const shown = rows.flatMap(({ id, label, show, sort }): GlanceRow[] => {
    const row = { id, label, show: (seat: number) => show(cell(seat)), sort: (seat: number) => sort(cell(seat)) };
    if (id === 'faction') return [{ ...row, isLasting: true }];
    return id === 'scored' ? [row, near] : [row];
  });
  const players = inTurn(view).map(player => ({
    seat: player.seat,
    name: nameOf(player.seat),
    note: factionOf(player),
  }));
  return <GlanceSheet players={players} rows={shown} facts={tableFacts(props)} close={close} />;
};
