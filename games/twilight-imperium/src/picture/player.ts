import { at, counted, linesOf, svg, textLine } from '@orrery/tabletop';
import { gemShapes, TOKEN_PATH } from '../drawing/index.ts';
import {
  cardName,
  factionNames,
  fragmentNames,
  leaderText,
  listed,
  noteName,
  planetNames,
  tableForText,
  unitsText,
} from '../text/index.ts';
import {
  factions,
  fragmentKinds,
  initiativeOf,
  type Planet,
  type PlayerView,
  technologies,
  type View,
  worthOf,
} from '../view/index.ts';
import { gemColours, glyph, look, markOf, type SeatColours } from './look.ts';

/** What a picture is drawn from besides the view. */
export interface Names {
  nameOf(seat: number): string;
  readonly colours: SeatColours;
  /** With the cards in the hand of whoever sees this view. */
  readonly showsHand: boolean;
}

export const PLAYER_WIDTH = 560;
const EDGE = 14;
const SIZE = 13;
const LINE = 18;

interface Row {
  readonly label: string;
  readonly words: readonly string[];
  /** Drawn dimly. */
  readonly spent?: readonly string[];
}

const held = (view: View, seat: number): Planet[] => [
  ...view.systems.flatMap(({ planets }) => planets.filter(({ controller }) => controller === seat)),
  ...(view.players[seat]?.planetCards ?? []),
];

const sum = (planets: readonly Planet[], of: 'resources' | 'influence'): number =>
  planets.reduce((total, planet) => total + worthOf(planet)[of], 0);

const share = (planets: readonly Planet[], of: 'resources' | 'influence'): string =>
  `${sum(
    planets.filter(({ exhausted }) => !exhausted),
    of,
  )} of ${sum(planets, of)} ${of}`;

const states = (player: PlayerView, view: View): string[] => [
  ...(view.speaker === player.seat ? ['speaker'] : []),
  ...(view.active === player.seat ? ['on move'] : []),
  ...(player.passed ? ['passed'] : []),
  ...(player.eliminated ? ['eliminated'] : []),
];

const planetWords = (planet: Planet): string => {
  const { resources, influence } = worthOf(planet);
  return `${planetNames[planet.id]} ${resources}/${influence}`;
};

/** Things of which some are exhausted. */
const split = (all: readonly string[], exhausted: readonly string[]): Pick<Row, 'words' | 'spent'> => ({
  words: all.filter(id => !exhausted.includes(id)).map(cardName),
  spent: all.filter(id => exhausted.includes(id)).map(cardName),
});

/** Everything about a player that lies open, and if wished what a seat sees of its own hand. */
function rowsOf(player: PlayerView, view: View, { nameOf, showsHand }: Names): Row[] {
  const { seat, guests = [], tokens, tradeGoods, commodities, faction, exhausted } = player;
  const planets = held(view, seat);
  const secretsScored = player.scored.filter(id => view.secretsScored.includes(id));
  const rows: Row[] = [
    {
      label: 'Tokens',
      words: [
        `${tokens.tactic} tactic`,
        `${tokens.fleet} fleet`,
        `${tokens.strategy} strategy`,
        `${tokens.reinforcements} left`,
        ...(guests.length > 0 ? [`and of ${listed(guests.map(nameOf))} in the fleet pool`] : []),
      ],
    },
    {
      label: 'Goods',
      words: [
        counted(tradeGoods, 'trade good'),
        `${commodities} of ${factions[faction].commodities} commodities`,
        share(planets, 'resources'),
        share(planets, 'influence'),
      ],
    },
    {
      label: 'Hand',
      words: [
        counted(player.actionCardCount, 'action card'),
        counted(player.secretCount, 'secret objective'),
        counted(player.noteCount, 'promissory note'),
      ],
    },
    { label: 'Actions', words: showsHand ? (player.actionCards ?? []).map(cardName) : [] },
    { label: 'Secrets', words: showsHand ? (player.secrets ?? []).map(cardName) : [] },
    { label: 'Scored', words: player.scored.filter(id => !secretsScored.includes(id)).map(cardName) },
    { label: 'Secrets scored', words: secretsScored.map(cardName) },
    {
      label: 'Planets',
      words: planets.filter(planet => !planet.exhausted).map(planetWords),
      spent: planets.filter(planet => planet.exhausted).map(planetWords),
    },
    {
      label: 'Leaders',
      words: player.leaders.flatMap(({ id, locked, ...leader }) =>
        locked || exhausted.includes(id) ? [] : [leaderText({ id, ...leader })],
      ),
      spent: player.leaders.flatMap(leader =>
        leader.locked ? [`${cardName(leader.id)} (locked)`] : exhausted.includes(leader.id) ? [leaderText(leader)] : [],
      ),
    },
    { label: 'Relics', ...split(player.relics, exhausted) },
    {
      label: 'Finds',
      words: [
        ...fragmentKinds.flatMap(kind =>
          player.fragments[kind] > 0 ? [counted(player.fragments[kind], fragmentNames[kind])] : [],
        ),
        ...player.kept.map(cardName),
        ...player.captured.map(({ seat: owner, unit, count }) =>
          owner === null
            ? `${unitsText(unit, count)} captured`
            : `${unitsText(unit, count)} of ${nameOf(owner)} captured`,
        ),
        ...(player.reviving > 0 ? [`${unitsText('infantry', player.reviving)} to come back`] : []),
      ],
    },
    { label: 'Notes in play', words: player.notesInPlay.map(note => noteName(note, tableForText(view, nameOf))) },
  ];
  return rows.filter(({ words, spent = [] }) => words.length + spent.length > 0);
}

/** A drawing and how high it is. */
export interface Drawn {
  readonly height: number;
  readonly drawing: string;
}

/** Technologies with their gems; exhausted ones are dim. */
function technologyLines({ technologies: own, copies = [], exhausted }: PlayerView, width: number): Drawn {
  const found: string[] = [];
  let [x, y] = [0, 0];
  for (const id of own) {
    const copied = copies.filter(({ technology }) => technology === id).map(({ card }) => cardName(card));
    const name = [cardName(id), ...copied.map(card => `(${card})`)].join(' ');
    const wide = name.length * SIZE * 0.55 + 26;
    if (x > 0 && x + wide > width) [x, y] = [0, y + LINE];
    const { colour } = technologies[id];
    const mark = colour
      ? svg('path', { d: gemShapes[colour], fill: gemColours[colour] })
      : svg('circle', { r: 4, fill: look.text });
    const fill = exhausted.includes(id) ? look.spent : look.text;
    found.push(at(x + 6, y - 4, mark), textLine(name, { x: x + 16, y, fill, 'font-size': SIZE }));
    x += wide;
  }
  return { height: own.length > 0 ? y + LINE : 0, drawing: found.join('') };
}

/** A player at one look: score, cards, tokens, goods, planets and technologies. */
export function drawPlayer(player: PlayerView, view: View, names: Names): Drawn {
  const { nameOf, colours } = names;
  const { seat, faction, home, points, strategyCards } = player;
  const { colour } = markOf(seat, colours);
  const label = 100;
  const room = PLAYER_WIDTH - 2 * EDGE - label;
  const drawn: string[] = [];
  let y = 66;
  const cards = strategyCards.map(({ id, exhausted }) => ({
    words: `${initiativeOf(id)} ${cardName(id)}`,
    fill: exhausted ? look.spent : look.brass,
  }));
  let x = EDGE;
  for (const { words, fill } of cards) {
    drawn.push(textLine(words, { x, y, fill, 'font-size': 15, 'font-weight': 600 }));
    x += words.length * 8.6 + 18;
  }
  if (cards.length > 0) y += 24;
  for (const { label: name, words, spent = [] } of rowsOf(player, view, names)) {
    drawn.push(textLine(name, { x: EDGE, y, fill: look.soft, 'font-size': SIZE }));
    for (const [some, fill] of [
      [words, look.text],
      [spent, look.spent],
    ] as const)
      for (const line of linesOf(some, room, SIZE)) {
        drawn.push(textLine(line, { x: EDGE + label, y, fill, 'font-size': SIZE }));
        y += LINE;
      }
  }
  const technology = technologyLines(player, room);
  if (technology.height > 0)
    drawn.push(
      textLine('Technologies', { x: EDGE, y, fill: look.soft, 'font-size': SIZE }),
      at(EDGE + label, y, technology.drawing),
    );
  const height = y + technology.height + 4;
  const said = [home === '' ? '' : factionNames[faction].name, ...states(player, view)].filter(Boolean).join(', ');
  return {
    height,
    drawing: [
      svg('rect', { width: PLAYER_WIDTH, height, rx: 10, fill: look.panel, stroke: colour, 'stroke-width': 2 }),
      at(EDGE + 12, 28, svg('path', { d: TOKEN_PATH, fill: 'none', stroke: colour, transform: 'scale(1.6)' })),
      at(EDGE + 12, 25, glyph(seat, 15, colours)),
      textLine(nameOf(seat), { x: EDGE + 36, y: 26, fill: look.text, 'font-size': 18, 'font-weight': 700 }),
      textLine(said, { x: EDGE + 36, y: 44, fill: look.soft, 'font-size': SIZE }),
      textLine(`${points}`, {
        x: PLAYER_WIDTH - EDGE - 4,
        y: 40,
        fill: look.text,
        'font-size': 34,
        'font-weight': 700,
        'text-anchor': 'end',
      }),
      ...drawn,
    ].join(''),
  };
}
