import type { Ask, Option } from '@orrery/kernel';
import { summaryOf } from '@orrery/twilight-imperium/summary';
import {
  actorOf,
  askText,
  capital,
  cardText,
  factionNames,
  isExplorationId,
  type LogLine,
  logLines,
  type OptionText,
  optionText,
  reasonText,
  systemName,
  type TableForText,
  tableForText,
  tableWithoutView,
  windowGroups,
  windowTexts,
} from '@orrery/twilight-imperium/text';
import { hasFaction, isShip, type TwilightImperiumEvent, type View } from '@orrery/twilight-imperium/view';
import { headingOf, type LogWords } from '../../text/game-words.ts';
import { t } from '../../text/index.ts';
import type { Board, BoardProps } from '../board.ts';

const table = ({ view, nameOf }: BoardProps<View>) => tableForText(view, nameOf);

/** What matters while ships are told to move: how large the fleet gets there, and how large it may be. */
function limits(ask: Ask, props: BoardProps<View>): string[] {
  const { tactical, players, systems } = props.view;
  if (!ask.kind.startsWith('move.') || !tactical) return [];
  const there = systems.find(({ id }) => id === tactical.system);
  const counted = [
    ...(there?.space.filter(({ seat }) => seat === ask.seat) ?? []),
    ...tactical.waves.flatMap(({ from, ships }) => (from === tactical.system ? [] : ships)),
  ].filter(({ unit }) => isShip(unit) && unit !== 'fighter');
  const ships = counted.reduce((sum, { count }) => sum + count, 0);
  const fleet = players[ask.seat]?.tokens.fleet ?? 0;
  return [t('ti.ask.fleet', { system: systemName(tactical.system, table(props)), ships, fleet })];
}

/** A system with its number on the map: several of them are called "empty space". */
function withNumber(option: Option, said: OptionText, known: TableForText): OptionText {
  const system = option.at?.system;
  const isSystem = typeof system === 'string' && said.code !== undefined && said.code === known.positionOf(system);
  return isSystem ? { ...said, label: capital(systemName(system, known)) } : said;
}

/** The card that was found, where the question is what to do with it. */
const foundCard = (ask: Ask, props: BoardProps<View>): string[] =>
  isExplorationId(ask.kind) ? [cardText(ask.kind, table(props)) ?? ''] : [];

/** Those of one's own turn hang on its questions, and nobody is asked at them. */
const ownMoments: readonly string[] = ['during-own-turn', 'when-casting-votes'];
const moments = windowGroups.map(({ title, windows }) => ({
  title,
  moments: windows.flatMap(window =>
    ownMoments.includes(window) ? [] : [{ window, words: windowTexts[window] ?? window }],
  ),
}));

const withHeading = ({ type, ...line }: LogLine): LogWords => ({ ...line, heading: headingOf(type) });

type Words = Pick<Board<View>, 'ask' | 'option' | 'reason' | 'moments'> &
  Pick<Board<View, TwilightImperiumEvent>, 'log' | 'logAlone' | 'summary' | 'actor'>;

/** The game's texts. */
export const words: Words = {
  ask: (ask, props) => ({ ...askText(ask, table(props)), facts: [...foundCard(ask, props), ...limits(ask, props)] }),
  option: (ask, option, props) => withNumber(option, optionText(ask, option, table(props)), table(props)),
  reason: (reason, props) => reasonText(reason, table(props)),
  moments,
  log: (events, props) => logLines(events, table(props)).map(withHeading),
  logAlone: (events, me, nameOf) => logLines(events, tableWithoutView(me, nameOf)).map(withHeading),
  summary: (events, props) => ({
    ...summaryOf(events, props.room.seats.length, table(props)),
    target: props.view.options.points,
  }),
  actor: actorOf,
};

/** Where factions are drafted, nobody has one at first. */
export const welcome = ({ view, me }: BoardProps<View>): readonly string[] => {
  const player = me === null ? undefined : view.players[me];
  if (!player || !hasFaction(player)) return [];
  return [t('ti.welcome', { faction: factionNames[player.faction].name, target: view.options.points })];
};
