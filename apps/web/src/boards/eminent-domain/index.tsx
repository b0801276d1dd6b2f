import type { EminentDomainEvent, View } from '@orrery/eminent-domain/view';
import type { ComponentType } from 'react';
import { t } from '../../text/index.ts';
import type { Board, BoardProps } from '../board.ts';
import { pictureTool } from '../picture/picture-dialog.tsx';
import { Detail, isOnTable } from './detail.tsx';
import { endsText, HeadingLine } from './heading.tsx';
import { CommonPanel, OwnPanel } from './rail.tsx';
import { steps } from './steps.ts';
import { TableContext } from './table-context.ts';
import { TableTop } from './table-top.tsx';
import './board.css';
import { filters } from './filters.ts';
import { Glance } from './glance/glance.tsx';
import { words } from './words.ts';

/** Provides the table to a part of the board. */
const atTable = (Part: ComponentType) => (props: BoardProps<View, EminentDomainEvent>) => (
  <TableContext value={props}>
    <Part />
  </TableContext>
);

export const board: Board<View, EminentDomainEvent> = {
  ...words,
  steps,
  isOnTable,
  welcome: ({ view }) => [t('ed.welcome', { ends: endsText(view) })],
  Detail,
  Table: atTable(TableTop),
  OwnPanel: atTable(OwnPanel),
  CommonPanel: atTable(CommonPanel),
  Heading: atTable(HeadingLine),
  filters,
  tools: [
    { id: 'glance', label: t('glance.title'), key: 'g', Window: Glance },
    pictureTool(() => import('@orrery/eminent-domain/picture')),
  ],
};
