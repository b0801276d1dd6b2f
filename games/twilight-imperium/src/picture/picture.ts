import { at, counted, linesOf, svg, textLine, widthOfText } from '@orrery/tabletop';
import { edgeMiddle, hexPoints, layOut, type Wormhole } from '../drawing/index.ts';
import { cardName, phaseNames } from '../text/index.ts';
import { initiativeOf, isHyperlane, type System, systemAt, tileFacts, tileOf, type View } from '../view/index.ts';
import { glyph, look } from './look.ts';
import { type Drawn, drawPlayer, type Names, PLAYER_WIDTH } from './player.ts';
import { definitions, drawSystem } from './system.ts';

const GAP = 16;
const EDGE = 28;

export interface PictureWords extends Names {
  readonly title: string;
}

const wormholesOf = (system: System, view: View): Wormhole[] => {
  const tile = tileOf(system);
  const face = tile === '82a' && view.nexusOpen ? '82b' : tile;
  return [...new Set([...tileFacts(face).wormholes, ...system.wormholes])];
};

function galaxy(view: View, { colours }: Names): Drawn & { readonly width: number } {
  const { tiles } = view.galaxy;
  if (tiles.length === 0) return { width: 0, height: 0, drawing: '' };
  const { at: places, bounds } = layOut(tiles.map(({ position }) => position));
  const lanes = tiles.filter(isHyperlane).map(({ tile, position, turn }) => {
    const { x, y } = places.get(position)!;
    const paths = (tileFacts(tile).lanes ?? []).map(([a, b]) => {
      const [from, to] = [edgeMiddle(a, turn), edgeMiddle(b, turn)];
      const d = `M${from.x} ${from.y}Q0 0 ${to.x} ${to.y}`;
      return svg('path', { d, fill: 'none', stroke: look.info, 'stroke-width': 4, 'stroke-opacity': 0.6 });
    });
    const outline = svg('polygon', { points: hexPoints, fill: 'none', stroke: look.line, 'stroke-dasharray': '3 5' });
    return at(x, y, outline, ...paths);
  });
  const systems = tiles
    .filter(tile => !isHyperlane(tile))
    .flatMap(placed => {
      const system = view.systems.find(({ id }) => id === systemAt(placed));
      const place = places.get(placed.position)!;
      const parts = { view, colours, position: placed.position };
      return system
        ? [at(place.x, place.y, drawSystem(system, { ...parts, wormholes: wormholesOf(system, view) }))]
        : [];
    });
  const { left, top, right, bottom } = bounds;
  return {
    width: right - left,
    height: bottom - top,
    drawing: at(-left, -top, ...lanes, ...systems),
  };
}

/** A heading with lines under it. */
function list(title: string, lines: readonly string[]): Drawn {
  const drawing = [
    textLine(title, { fill: look.brass, 'font-size': 16, 'font-weight': 700 }),
    ...lines.map((line, i) => at(0, 22 + i * 21, line)),
  ];
  return { height: 34 + lines.length * 21, drawing: drawing.join('') };
}

/** An objective with the signs of those who have scored it. */
function objectiveLine(id: string, view: View, { colours }: Names): string {
  const name = cardName(id);
  const by = view.players.filter(({ scored }) => scored.includes(id));
  const start = widthOfText(name, 14) + 16;
  return [
    textLine(name, { fill: look.text, 'font-size': 14 }),
    ...by.map(({ seat }, i) => at(start + i * 16, -5, glyph(seat, 12, colours))),
  ].join('');
}

/** What is everybody's: objectives, strategy cards that lie there, laws and decks. */
function common(view: View, names: Names, width: number): Drawn {
  const soft = (words: string) => textLine(words, { fill: look.text, 'font-size': 14 });
  const column = (width - 2 * GAP) / 3;
  const { objectives, strategyCards, laws, actionCards, agendas, relics } = view;
  const columns = [
    list(
      'Objectives',
      objectives.revealed.map(id => objectiveLine(id, view, names)),
    ),
    list(
      'Strategy cards on the table',
      strategyCards.map(({ id, tradeGoods }) =>
        soft(`${initiativeOf(id)} ${cardName(id)}${tradeGoods > 0 ? ` +${tradeGoods}` : ''}`),
      ),
    ),
    list('Laws and decks', [
      ...linesOf(
        laws.map(({ id }) => cardName(id)),
        column,
        14,
      ).map(soft),
      soft(
        [counted(actionCards.size, 'action card'), counted(agendas.size, 'agenda'), counted(relics, 'relic')].join(
          ', ',
        ),
      ),
      soft(
        `${objectives.stageOne} stage I, ${objectives.stageTwo} stage II and ${objectives.secret} secret objectives`,
      ),
    ]),
  ];
  return {
    height: Math.max(...columns.map(({ height }) => height)),
    drawing: columns.map(({ drawing }, i) => at(i * (column + GAP), 16, drawing)).join(''),
  };
}

/** Players in columns, each as high as it has to be; the next one goes where there is most room. */
function players(view: View, names: Names, columns: number): Drawn {
  const heights = new Array<number>(columns).fill(0);
  const { clockwise = [...view.players.keys()] } = view;
  const drawn = clockwise.map(seat => {
    const { height, drawing } = drawPlayer(view.players[seat]!, view, names);
    const column = heights.indexOf(Math.min(...heights));
    const y = heights[column]!;
    heights[column] = y + height + GAP;
    return at(column * (PLAYER_WIDTH + GAP), y, drawing);
  });
  return { height: Math.max(...heights), drawing: drawn.join('') };
}

/**
 * The table as a picture in SVG, as a seat sees it or as everybody may: the galaxy, what is everybody's, and every
 * player. The same view always gives the same picture.
 */
export function pictureOf(view: View, words: PictureWords): string {
  const map = galaxy(view, words);
  const columns = Math.max(2, Math.ceil(map.width / (PLAYER_WIDTH + GAP)));
  const inner = columns * (PLAYER_WIDTH + GAP) - GAP;
  const width = inner + 2 * EDGE;
  const shared = common(view, words, inner);
  const seats = players(view, words, columns);
  const mapTop = 84;
  const sharedTop = mapTop + map.height + 40;
  const seatsTop = sharedTop + shared.height + 12;
  const height = seatsTop + seats.height + EDGE - GAP;
  const { round, phase, options, winner } = view;
  const line = [
    `Round ${round}`,
    phaseNames[phase],
    `${options.points} points to win`,
    ...(winner === null ? [] : [`${words.nameOf(winner)} wins`]),
  ].join(', ');
  return svg(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${Math.ceil(height)}`,
      width,
      height: Math.ceil(height),
      'font-family': "Inter, 'Inter Variable', 'DejaVu Sans', sans-serif",
    },
    definitions(),
    svg('rect', { width, height: Math.ceil(height), fill: look.ground }),
    textLine(words.title, { x: EDGE, y: 44, fill: look.text, 'font-size': 30, 'font-weight': 700 }),
    textLine(line, { x: EDGE, y: 70, fill: look.soft, 'font-size': 16 }),
    at(EDGE + (inner - map.width) / 2, mapTop, map.drawing),
    at(EDGE, sharedTop, shared.drawing),
    at(EDGE, seatsTop, seats.drawing),
  );
}
