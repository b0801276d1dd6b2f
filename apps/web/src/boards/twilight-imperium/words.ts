import type { Ask } from '@orrery/kernel';
import {
  askText,
  logLines,
  optionText,
  reasonText,
  systemName,
  tableForText,
  windowTexts,
} from '@orrery/twilight-imperium/text';
import { isShip, type View } from '@orrery/twilight-imperium/view';
import { t } from '../../text/index.ts';
import { type Board, type BoardProps, headingOf } from '../board.ts';

const table = ({ view, nameOf }: BoardProps<View>) => tableForText(view, nameOf);

/** What matters while ships are told to move: how large the fleet gets there, and how large it may be. */
function limits(ask: Ask, props: BoardProps<View>): string[] {
  const { tactical, players, systems } = props.view;
  if (!ask.kind.startsWith('move.') || !tactical) return [];
  const there = systems.find(({ id }) => id === tactical.system);
  const counted = [
    ...(there?.space.filter(({ seat }) => seat === ask.seat) ?? []),
    ...tactical.waves.flatMap(({ ships }) => ships),
  ].filter(({ unit }) => isShip(unit) && unit !== 'fighter');
  const ships = counted.reduce((sum, { count }) => sum + count, 0);
  const fleet = players[ask.seat]?.tokens.fleet ?? 0;
  return [t('ti.ask.fleet', { system: systemName(tactical.system, table(props)), ships, fleet })];
}

/** Those of one's own turn hang on its questions, and nobody is asked at them. */
const ownMoments: readonly string[] = ['during-own-turn', 'when-casting-votes'];
const moments = Object.fromEntries(Object.entries(windowTexts).filter(([id]) => !ownMoments.includes(id)));

/** What the game says in words, the same as everywhere. */
export const words: Pick<Board<View>, 'ask' | 'option' | 'reason' | 'moments' | 'log'> = {
  ask: (ask, props) => ({ ...askText(ask, table(props)), facts: limits(ask, props) }),
  option: (ask, option, props) => optionText(ask, option, table(props)),
  reason: (reason, props) => reasonText(reason, table(props)),
  moments,
  log: (events, props) =>
    logLines(events, table(props)).map(({ type, ...line }) => ({ ...line, heading: headingOf(type) })),
};
