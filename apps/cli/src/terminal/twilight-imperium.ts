import type { Ask } from '@orrery/kernel';
import { pictureOf } from '@orrery/twilight-imperium/picture';
import { summaryOf } from '@orrery/twilight-imperium/summary';
import { askText, logLines, optionText, reasonText, tableForText } from '@orrery/twilight-imperium/text';
import {
  type EventType,
  hexAt,
  slicesOn,
  systemAt,
  type TwilightImperiumEvent,
  type View,
  writeMapString,
  writeSlices,
} from '@orrery/twilight-imperium/view';
import { wrapped } from './paint.ts';
import { scoreTable } from './scores.ts';
import type { AskLines, OptionLine, Screen, Style } from './screen.ts';
import { summaryLines } from './summary.ts';
import { about, pieceOf } from './twilight-imperium/about.ts';
import { drawDraft } from './twilight-imperium/draft.ts';
import { drawPlayers, drawTable, drawTechnologies, objectivesPage, readyWorth } from './twilight-imperium/draw.ts';
import { drawGalaxy } from './twilight-imperium/map.ts';
import { galaxyStyle } from './twilight-imperium/seats.ts';

/** How many systems are listed at first where any system can be chosen. */
const NEAR = 12;

/** How far a system lies from the ships and planets of a seat, wormholes not counted. */
function distances(view: View, seat: number): (system: string) => number {
  const hexes = new Map(view.galaxy.tiles.map(placed => [systemAt(placed), hexAt(placed.position)]));
  const own = view.systems
    .filter(
      ({ space, planets }) =>
        space.some(group => group.seat === seat) || planets.some(({ controller }) => controller === seat),
    )
    .flatMap(({ id }) => hexes.get(id) ?? []);
  return system => {
    const hex = hexes.get(system);
    if (!hex) return 9;
    return Math.min(
      9,
      ...own.map(({ q, r }) => {
        const [dq, dr] = [hex.q - q, hex.r - r];
        return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
      }),
    );
  };
}

/** Hides distant systems where there are many to choose from. */
function withFarAside(ask: Ask, view: View, options: readonly OptionLine[]): readonly OptionLine[] {
  if (
    !('options' in ask) ||
    ask.options.length <= NEAR ||
    !ask.options.every(({ at }) => typeof at?.system === 'string')
  )
    return options;
  const far = distances(view, ask.seat);
  const ranked = ask.options.map(({ at }, i) => ({ i, far: far(String(at?.system)) })).sort((a, b) => a.far - b.far);
  const near = new Set(ranked.slice(0, NEAR).map(({ i }) => i));
  return options.map((option, i) => (near.has(i) ? option : { ...option, aside: true }));
}

function askLines(ask: Ask, view: View, style: Style): AskLines {
  const table = tableForText(view, galaxyStyle(view, style).nameOf);
  const offered = 'options' in ask ? ask.options : 'lines' in ask ? ask.lines : [];
  const { question, pass } = askText(ask, table);
  const options = offered.map(option => optionText(ask, option, table));
  return { question, ...(pass === undefined ? {} : { pass }), options: withFarAside(ask, view, options) };
}

const headings: readonly EventType[] = ['round', 'phase', 'turn', 'rules-changed'];

/** The table is drawn again at the start of each phase and of each own turn. */
function chapter(view: View, events: readonly TwilightImperiumEvent[]): string | undefined {
  if (view.phase !== 'action') return `${view.round} ${view.phase}`;
  if (view.active !== view.seat) return undefined;
  return `turn ${events.filter(event => event.type === 'turn' && event.data.seat === view.seat).length}`;
}

/** Twilight Imperium in the terminal. */
export const twilightImperiumScreen: Screen<View, TwilightImperiumEvent> = {
  widest: 130,
  mustAsk: ask => ask.kind === 'action',
  draw: (view, style) => drawTable(view, galaxyStyle(view, style)),
  ask: askLines,
  barred: (ask, { option }, view, style) =>
    optionText(ask, option, tableForText(view, galaxyStyle(view, style).nameOf)).label,
  reason: (reason, view, style) => reasonText(reason, tableForText(view, galaxyStyle(view, style).nameOf)),
  log: (events, view, style) =>
    logLines(events, tableForText(view, galaxyStyle(view, style).nameOf)).map(({ type, text }) => ({
      text,
      heading: headings.includes(type),
    })),
  chapter,
  about: (name, view, style) => about(name, view, galaxyStyle(view, style)),
  pieceOf,
  pages: {
    map: { summary: 'the galaxy', draw: (view, style) => drawGalaxy(view, galaxyStyle(view, style)) },
    players: { summary: 'everybody in a line', draw: (view, style) => drawPlayers(view, galaxyStyle(view, style)) },
    objectives: {
      summary: 'public objectives and who scored them',
      draw: (view, style) => objectivesPage(view, galaxyStyle(view, style)),
    },
    technologies: {
      summary: 'all technologies and who owns them',
      draw: (view, style) => drawTechnologies(view, galaxyStyle(view, style)),
    },
    draft: {
      summary: 'factions, slices and places while they are chosen, and tiles to be placed',
      draw: (view, style) => drawDraft(view, galaxyStyle(view, style)),
    },
    mapstring: {
      summary: 'the map, and slices, as other programs read them',
      draw: (view, { width }) => {
        const slices = slicesOn(view.galaxy, view.players.length);
        return [writeMapString(view.galaxy), ...(slices ? [`Slices: ${writeSlices(slices)}`] : [])].flatMap(line =>
          wrapped(` ${line}`, width, 1),
        );
      },
    },
    marks: {
      summary: 'what the letters and signs on the map mean',
      draw: (_view, { width }) => legend.flatMap(line => wrapped(` ${line}`, width, 3)),
    },
  },
  picture: (view, words) => pictureOf(view, { ...words, colours: [...view.players.keys()] }),
  statistics(events, view, style) {
    const [seats, named] = [view.players.length, galaxyStyle(view, style)];
    return summaryLines(summaryOf(events, seats, tableForText(view, named.nameOf)), seats, named);
  },
  scores: (view, standing, style) =>
    scoreTable(
      ['objectives', 'planets', 'technologies', 'score'],
      view.players.map(({ seat, scored, technologies, points }) => [
        scored.length,
        readyWorth(view, seat).all,
        technologies.length,
        points,
      ]),
      standing,
      galaxyStyle(view, style),
    ),
};

const legend = [
  '207(SH) α nebula °: the system at 207, command tokens of S and H in it, an alpha wormhole, a nebula, a frontier token.',
  'Every player has a letter, taken from the name of the faction.',
  'S Quann 2/1: a planet of S, worth 2 resources or 1 influence. A small letter (s) means exhausted, none that nobody holds it.',
  'S Quannᶻ: a sleeper token on the planet, in the colour of its owner.',
  'S 2dn* 3ff: units of S, in space above and on planets below. A star for each damaged one.',
  'ws war sun, fs flagship, dn dreadnought, cv carrier, ca cruiser, dd destroyer, ff fighter, inf infantry, sd space dock.',
  '3t 4f 2s: command tokens in the tactic, fleet and strategy pools. tg trade goods, co commodities of so many at most.',
  'planets 2/5: 6r 3i: two of five are ready, and together give 6 resources or 3 influence.',
  'cards 2a 1s 4n: action cards, secret objectives and promissory notes in hand.',
];
