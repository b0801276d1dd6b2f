import type { View } from '@orrery/twilight-imperium/view';
import type { Board } from '../board.ts';
import { words } from './words.ts';

export const board: Board<View> = {
  ...words,
  Table: () => null,
  Mine: () => null,
  Shared: () => null,
  Heading: () => null,
};
