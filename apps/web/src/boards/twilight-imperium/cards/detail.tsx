import type { Target } from '@orrery/kernel';
import { tableForText } from '@orrery/twilight-imperium/text';
import type { View } from '@orrery/twilight-imperium/view';
import type { BoardProps } from '../../board.ts';
import { CardDialog } from './cards.tsx';

/** Systems and planets lie on the map; all else is a card. */
export const isOnTable = (at: Target): boolean => 'system' in at || 'planet' in at;

/** A card by itself. */
export const Detail = ({ at, close, view, nameOf }: BoardProps<View> & { at: Target; close: () => void }) => (
  <CardDialog card={String(at.card)} table={tableForText(view, nameOf)} close={close} />
);
