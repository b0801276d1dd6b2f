import { summaryOf } from '@orrery/eminent-domain/summary';
import {
  actorOf,
  askText,
  type LogLine,
  logLines,
  optionText,
  reasonText,
  tableForText,
  tableWithoutView,
} from '@orrery/eminent-domain/text';
import type { EminentDomainEvent, View } from '@orrery/eminent-domain/view';
import { headingOf, type LogWords } from '../../text/game-words.ts';
import type { Board, BoardProps } from '../board.ts';

const table = ({ view, nameOf }: BoardProps<View>) => tableForText(view, nameOf);

const withHeading = ({ type, ...line }: LogLine): LogWords => ({ ...line, heading: headingOf(type) });

type Words = Pick<Board<View>, 'ask' | 'option' | 'reason' | 'moments'> &
  Pick<Board<View, EminentDomainEvent>, 'log' | 'logAlone' | 'summary' | 'actor'>;

/** The game's texts. */
export const words: Words = {
  ask: (ask, props) => askText(ask, table(props)),
  option: (ask, option, props) => optionText(ask, option, table(props)),
  reason: reason => reasonText(reason),
  moments: [],
  log: (events, props) => logLines(events, table(props)).map(withHeading),
  logAlone: (events, me, nameOf) => logLines(events, tableWithoutView(me, nameOf)).map(withHeading),
  summary: (events, props) => summaryOf(events, props.room.seats.length, table(props)),
  actor: actorOf,
};
