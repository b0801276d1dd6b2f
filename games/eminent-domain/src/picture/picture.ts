import { at, counted, hexColour, linesOf, playerMarks, svg, textLine } from '@orrery/tabletop';
import { cardName, planetNames, planetTypeNames, resourceNames, roleNames, stackNames } from '../text/index.ts';
import {
  type EmpireView,
  type PlanetType,
  type PlanetView,
  planets,
  type Resource,
  stackIds,
  type View,
} from '../view/index.ts';

const EMPIRE_WIDTH = 600;
const EDGE = 28;
const GAP = 16;
const PAD = 16;
const SIZE = 14;
const LINE = 20;
const PLANET = { width: 114, height: 108, inRow: 5 } as const;

const look = {
  ground: hexColour([0.17, 0.03, 265]),
  panel: hexColour([0.215, 0.03, 265]),
  line: hexColour([0.42, 0.02, 265]),
  text: hexColour([0.94, 0.01, 265]),
  soft: hexColour([0.74, 0.02, 265]),
  brass: hexColour([0.8, 0.11, 85]),
  dark: hexColour([0.16, 0.03, 265]),
} as const;

const typeColours: Readonly<Record<PlanetType, string>> = {
  advanced: hexColour([0.6, 0.09, 240]),
  fertile: hexColour([0.6, 0.11, 145]),
  metallic: hexColour([0.6, 0.07, 60]),
};

const resourceColours: Readonly<Record<Resource, string>> = {
  food: hexColour([0.72, 0.15, 140]),
  water: hexColour([0.7, 0.12, 235]),
  iron: hexColour([0.6, 0.08, 40]),
  silicon: hexColour([0.75, 0.02, 265]),
};

/** What a picture is drawn from besides the view. */
export interface PictureWords {
  readonly title: string;
  nameOf(seat: number): string;
  /** The colours of the seats, by seat. */
  readonly colours: readonly number[];
  /** With what only the seat that sees this view knows: its hand and its planets that lie face down. */
  readonly showsHand: boolean;
}

const middle = { 'text-anchor': 'middle', fill: look.text } as const;

/** A planet: its name if it may be known, influence, symbols and goods; of one face down what it costs. */
function drawPlanet(planet: PlanetView, showsHand: boolean): string {
  const { type, faceUp, colonizeCost, warfareCost, colonies, slots, scorched } = planet;
  const id = faceUp || showsHand ? planet.planet : null;
  const facts = id === null ? undefined : planets[id];
  const name = id === null ? `${planetTypeNames[type]}, face down` : planetNames[id];
  const about = faceUp
    ? (facts?.symbols.map(symbol => roleNames[symbol]) ?? []).join(', ')
    : `${colonies.length} of ${colonizeCost} colonies, ${warfareCost} fighters`;
  return [
    svg('circle', {
      cy: -8,
      r: 30,
      fill: faceUp ? typeColours[type] : look.dark,
      stroke: typeColours[type],
      'stroke-width': 3,
      'stroke-dasharray': faceUp ? undefined : '5 5',
    }),
    ...(faceUp && facts
      ? [
          at(
            -30,
            -30,
            svg('circle', { r: 11, fill: look.brass }),
            textLine(String(facts.influence), {
              ...middle,
              fill: look.dark,
              'font-size': 14,
              'font-weight': 700,
              dy: '0.36em',
            }),
          ),
        ]
      : []),
    ...(faceUp
      ? slots.map(({ resource, filled }, i) =>
          svg('circle', {
            cx: (i - (slots.length - 1) / 2) * 16,
            cy: -8,
            r: 6,
            fill: filled ? resourceColours[resource] : look.dark,
            stroke: resourceColours[resource],
            'stroke-width': 2,
          }),
        )
      : []),
    textLine(name, {
      ...middle,
      y: 40,
      'font-size': Math.min(12, (PLANET.width - 6) / (name.length * 0.6)).toFixed(1),
      'font-weight': 600,
    }),
    textLine(scorched ? `${about} (scorched)` : about, { ...middle, fill: look.soft, y: 54, 'font-size': 10 }),
  ].join('');
}

interface Drawn {
  readonly height: number;
  readonly drawing: string;
}

function drawEmpire(empire: EmpireView, view: View, { nameOf, colours, showsHand }: PictureWords): Drawn {
  const { seat, score, influence, fighters, handSize, handLimit, deckSize, discard, permanents, symbols } = empire;
  const { glyph, colour } = playerMarks[colours[seat] ?? seat % playerMarks.length]!;
  const hand = showsHand ? (empire.hand ?? []) : [];
  const filled = empire.planets.flatMap(planet =>
    planet.faceUp ? planet.slots.filter(slot => slot.filled).map(slot => resourceNames[slot.resource]) : [],
  );
  const rows: readonly (readonly [string, readonly string[]])[] = [
    ['Tokens', [`${influence} influence`, counted(fighters, 'fighter'), ...filled]],
    ['Cards', [`${handSize} of ${handLimit} in hand`, `${deckSize} in the deck`, `${discard.length} discarded`]],
    ['Symbols', view.roles.filter(role => symbols[role] > 0).map(role => `${symbols[role]} ${roleNames[role]}`)],
    ['Technologies', permanents.map(id => cardName(id))],
    ['Hand', hand.map(card => cardName(card))],
  ];
  let y = 76;
  const lines: string[] = [];
  for (const [label, words] of rows) {
    if (words.length === 0) continue;
    lines.push(textLine(label, { x: PAD, y, fill: look.soft, 'font-size': SIZE }));
    for (const line of linesOf(words, EMPIRE_WIDTH - 2 * PAD - 110, SIZE)) {
      lines.push(textLine(line, { x: PAD + 110, y, fill: look.text, 'font-size': SIZE }));
      y += LINE;
    }
  }
  const worlds = empire.planets.map((planet, i) => {
    const x = PAD + PLANET.width * ((i % PLANET.inRow) + 0.5);
    return at(x, y + 34 + Math.floor(i / PLANET.inRow) * PLANET.height, drawPlanet(planet, showsHand));
  });
  const height = y + Math.ceil(worlds.length / PLANET.inRow) * PLANET.height;
  const states = [
    ...(view.start === seat ? ['began'] : []),
    ...(!view.over && view.turn.seat === seat ? ['on move'] : []),
  ];
  return {
    height,
    drawing: [
      svg('rect', { width: EMPIRE_WIDTH, height, rx: 10, fill: look.panel, stroke: colour, 'stroke-width': 2 }),
      at(PAD + 10, 30, svg('path', { d: glyph, fill: colour, transform: 'scale(1.4) translate(-8 -8)' })),
      textLine(nameOf(seat), { x: PAD + 32, y: 32, fill: look.text, 'font-size': 20, 'font-weight': 700 }),
      textLine(states.join(', '), { x: PAD + 32, y: 50, fill: look.soft, 'font-size': SIZE }),
      textLine(String(score), {
        ...{ x: EMPIRE_WIDTH - PAD, y: 44, fill: look.text },
        ...{ 'font-size': 36, 'font-weight': 700, 'text-anchor': 'end' },
      }),
      ...lines,
      ...worlds,
    ].join(''),
  };
}

/** The table as a picture in SVG, as a seat sees it or as everybody may. The same view gives the same picture. */
export function pictureOf(view: View, words: PictureWords): string {
  const width = 2 * EMPIRE_WIDTH + GAP + 2 * EDGE;
  const inner = width - 2 * EDGE;
  const stacks = stackIds.map(id => `${stackNames[id]} ${view.stacks[id]}`);
  const common = [
    `Stacks: ${stacks.join(', ')}`,
    `${view.supply} influence left, ${counted(view.planetDeck.size, 'planet')} in the deck`,
    ...linesOf(
      view.market.map((id, i) => (i === 0 ? `Technologies on offer: ${cardName(id)}` : cardName(id))),
      inner,
      15,
    ),
  ];
  const heights = [0, 0];
  const empires = view.empires.map(empire => {
    const { height, drawing } = drawEmpire(empire, view, words);
    const column = heights[0]! <= heights[1]! ? 0 : 1;
    const y = heights[column]!;
    heights[column] = y + height + GAP;
    return at(column * (EMPIRE_WIDTH + GAP), y, drawing);
  });
  const top = 92;
  const below = top + common.length * 22 + 18;
  const height = below + Math.max(...heights) - GAP + EDGE;
  const round = Math.ceil(view.turn.number / view.empires.length);
  return svg(
    'svg',
    {
      ...{ xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
      'font-family': "Inter, 'Inter Variable', 'DejaVu Sans', sans-serif",
    },
    svg('rect', { width, height, fill: look.ground }),
    textLine(words.title, { x: EDGE, y: 44, fill: look.text, 'font-size': 30, 'font-weight': 700 }),
    textLine(view.over ? 'The game is over' : `Round ${round}${view.lastRound ? ', the last one' : ''}`, {
      ...{ x: EDGE, y: 68, fill: look.soft, 'font-size': 16 },
    }),
    ...common.map((line, i) => textLine(line, { x: EDGE, y: top + i * 22, fill: look.text, 'font-size': 15 })),
    at(EDGE, below, ...empires),
  );
}
