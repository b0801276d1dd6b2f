import type { View } from '@orrery/twilight-imperium/view';
import type { Board } from '../board.ts';
import { Detail, isOnTable } from './detail.tsx';
import { Heading } from './heading.tsx';
import { Mine } from './mine.tsx';
import { OddsBeside } from './odds/odds.tsx';
import { Shared } from './shared.tsx';
import { steps } from './steps.ts';
import { Table } from './table.tsx';
import { words } from './words.ts';

export const board: Board<View> = {
  ...words,
  steps,
  isOnTable,
  Detail,
  Table,
  Mine,
  Shared,
  Heading,
  Beside: OddsBeside,
};
