import { askText, logLines, optionText, reasonText, tableForText } from '@orrery/eminent-domain/text';
import type { View } from '@orrery/eminent-domain/view';
import { type Board, type BoardProps, headingOf } from '../board.ts';

const table = ({ view, nameOf }: BoardProps<View>) => tableForText(view, nameOf);

/** What the game says in words, the same as everywhere. */
export const words: Pick<Board<View>, 'ask' | 'option' | 'reason' | 'moments' | 'log'> = {
  ask: (ask, props) => askText(ask, table(props)),
  option: (ask, option, props) => optionText(ask, option, table(props)),
  reason: reason => reasonText(reason),
  moments: {},
  log: (events, props) =>
    logLines(events, table(props)).map(({ type, ...line }) => ({ ...line, heading: headingOf(type) })),
};
