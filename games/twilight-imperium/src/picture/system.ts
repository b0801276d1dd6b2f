import type { Seat } from '@orrery/kernel';
import { at, hexColour, svg, textLine } from '@orrery/tabletop';
import {
  type Anomaly,
  apartSign,
  CUSTODIANS_PATHS,
  circlePath,
  clouds,
  damageNotch,
  FRONTIER_PATH,
  gemShapes,
  hexInner,
  hexPoints,
  INFLUENCE_PATH,
  pillPath,
  planetDrawing,
  riftLines,
  ringSpots,
  rockPath,
  SCAR_PATH,
  SLEEPER_PATHS,
  STAR_PATH,
  spotOf,
  starPaths,
  TOKEN_PATH,
  traitDash,
  unitShapes,
  type Wormhole,
  wormholeLetters,
} from '../drawing/index.ts';
import { planetNames } from '../text/index.ts';
import {
  isLegendary,
  isMecatol,
  type Planet,
  printedIn,
  type System,
  specialtiesOf,
  traitsOf,
  type UnitGroup,
  unitTypes,
  type View,
  worthOf,
} from '../view/index.ts';
import { edge, gemColours, glyph, look, markOf, type SeatColours, traitColours, wormholeColours } from './look.ts';

/** What a system is drawn from besides itself. */
export interface SystemParts {
  readonly view: View;
  readonly colours: SeatColours;
  readonly position: string;
  readonly wormholes: readonly Wormhole[];
}

const middle = { 'text-anchor': 'middle', fill: look.text } as const;

/** Gradients and clips that all systems share. */
export const definitions = (): string => {
  const stop = (offset: number, colour: string, opacity = 1) =>
    svg('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity });
  return svg(
    'defs',
    {},
    svg('clipPath', { id: 'disc' }, svg('circle', { r: 100 })),
    svg('clipPath', { id: 'hex' }, svg('polygon', { points: hexInner })),
    svg(
      'radialGradient',
      { id: 'shade', cx: 0.32, cy: 0.28, r: 0.85 },
      ...[stop(0, '#ffffff', 0.28), stop(0.35, '#ffffff', 0), stop(0.6, '#000000', 0.12), stop(1, '#000000', 0.78)],
    ),
    svg(
      'radialGradient',
      { id: 'nova' },
      stop(0, hexColour([0.97, 0.08, 95])),
      stop(0.28, hexColour([0.82, 0.16, 70])),
      stop(0.6, hexColour([0.6, 0.19, 40]), 0.75),
      stop(1, hexColour([0.45, 0.15, 30]), 0),
    ),
    svg(
      'radialGradient',
      { id: 'haze' },
      stop(0, hexColour([0.6, 0.17, 305]), 0.75),
      stop(1, hexColour([0.5, 0.14, 300]), 0),
    ),
  );
};

function anomaly(kind: Anomaly, seed: string): string {
  const violet = hexColour([0.62, 0.12, 290]);
  switch (kind) {
    case 'asteroid-field':
      return svg('path', { d: rockPath(seed), fill: hexColour([0.52, 0.03, 60]) });
    case 'nebula':
      return svg(
        'g',
        { 'clip-path': 'url(#hex)' },
        ...clouds(seed).map(({ x, y, width, height }) =>
          svg('ellipse', { cx: x, cy: y, rx: width, ry: height, fill: 'url(#haze)' }),
        ),
      );
    case 'supernova':
      return svg(
        'g',
        { 'clip-path': 'url(#hex)' },
        svg('circle', { r: 92, fill: 'url(#nova)' }),
        svg('circle', { r: 26, fill: hexColour([0.97, 0.06, 95]) }),
      );
    case 'gravity-rift':
      return svg(
        'g',
        { 'clip-path': 'url(#hex)' },
        ...riftLines.map(({ path, turn }) =>
          svg('path', { d: path, transform: `rotate(${turn})`, fill: 'none', stroke: violet, 'stroke-width': 1.6 }),
        ),
      );
    case 'entropic-scar':
      return svg('path', { d: SCAR_PATH, fill: 'none', stroke: look.danger, 'stroke-width': 3 });
  }
}

const wormhole = (kind: Wormhole): string => {
  const stroke = wormholeColours[kind];
  return [
    svg('circle', { r: 15, fill: look.hex, stroke, 'stroke-width': 2 }),
    svg('circle', { r: 11, fill: 'none', stroke, 'stroke-dasharray': '5 4' }),
    textLine(wormholeLetters[kind], { ...middle, fill: stroke, 'font-size': 16, dy: '0.33em' }),
  ].join('');
};

/** Units of one player in one place: the sign of the owner, then a silhouette a kind. */
function fleet(seat: Seat, groups: readonly UnitGroup[], size: number, most: number, colours: SeatColours): string {
  const sorted = unitTypes.flatMap(unit => groups.filter(group => group.unit === unit));
  const [step, sign, height] = [size * 1.22, size * 0.62, size * 1.22];
  const width = sign + 9 + sorted.length * step;
  const left = -width / 2;
  const { colour } = markOf(seat, colours);
  const units = sorted.map(({ unit, count, damaged, mark }, i) =>
    at(
      left + sign + 5 + step * (i + 0.5),
      0,
      svg('path', {
        d: unitShapes[unit],
        fill: colour,
        'fill-rule': 'evenodd',
        transform: `scale(${size / 24}) translate(-12 -12)`,
      }),
      ...(mark === undefined ? [] : [svg('path', { d: apartSign(size), fill: look.text })]),
      ...(damaged > 0 ? [svg('path', { d: damageNotch(size), fill: look.danger })] : []),
      ...(count > 1
        ? [
            at(
              size * 0.42,
              size * 0.36,
              svg('circle', { r: size * 0.36, fill: look.hex, stroke: look.line }),
              textLine(String(count), { ...middle, 'font-size': size * 0.54, 'font-weight': 700, dy: '0.36em' }),
            ),
          ]
        : []),
    ),
  );
  return svg(
    'g',
    { transform: `scale(${Math.min(1, most / width)})` },
    edge(seat, pillPath(width, height), 1.4, look.panel, colours),
    at(left + sign / 2 + 4, 0, glyph(seat, sign, colours)),
    ...units,
  );
}

const ownersOf = (groups: readonly UnitGroup[]): Seat[] =>
  [...new Set(groups.map(({ seat }) => seat))].sort((a, b) => a - b);

const badge = (kind: 'resources' | 'influence', value: number, isSpent: boolean): string =>
  [
    svg(kind === 'resources' ? 'circle' : 'path', {
      ...(kind === 'resources' ? { r: 9 } : { d: INFLUENCE_PATH }),
      fill: isSpent ? look.spent : look[kind],
      stroke: look.dark,
    }),
    textLine(String(value), { ...middle, fill: look.dark, 'font-size': 12.5, 'font-weight': 700, dy: '0.36em' }),
  ].join('');

function world(planet: Planet, radius: number, { view, colours }: SystemParts): string {
  const { id, controller, exhausted, attachments, factionTokens = [], units } = planet;
  const { ground, tilt, cover } = planetDrawing(id);
  const { resources, influence } = worthOf(planet);
  const owners = ownersOf(units);
  return [
    ...traitsOf(planet).map((trait, i) =>
      svg('circle', {
        r: radius + 4.5 + i * 3,
        fill: 'none',
        stroke: traitColours[trait],
        'stroke-width': 1.5,
        'stroke-dasharray': traitDash[trait],
      }),
    ),
    ...(controller === null ? [] : [edge(controller, circlePath(radius + 1), 4, 'none', colours)]),
    svg(
      'g',
      { transform: `scale(${radius / 100})` },
      svg('circle', { r: 100, fill: hexColour(ground) }),
      svg(
        'g',
        { 'clip-path': 'url(#disc)' },
        svg(
          'g',
          { transform: `rotate(${tilt})` },
          ...cover.map(({ path, fill }) => svg('path', { d: path, fill: hexColour(fill) })),
        ),
      ),
      svg('circle', { r: 100.5, fill: 'url(#shade)' }),
      ...(exhausted ? [svg('circle', { r: 100.5, fill: look.hex, 'fill-opacity': 0.55 })] : []),
    ),
    ...(isLegendary(planet) ? [at(0, -radius - 1, svg('path', { d: STAR_PATH, fill: look.brass }))] : []),
    ...specialtiesOf(planet).map((colour, i) =>
      at(
        radius * 0.72 + i * 12,
        -radius * 0.74,
        svg('path', { d: gemShapes[colour], fill: gemColours[colour], stroke: look.dark, transform: 'scale(1.25)' }),
      ),
    ),
    ...attachments.map((card, i) => {
      const angle = -0.5 + i * 0.55;
      return at(
        Math.cos(angle) * (radius + 9),
        Math.sin(angle) * (radius + 9),
        svg('circle', { r: 5, fill: planet.exhaustedCards.includes(card) ? look.spent : look.text, stroke: look.dark }),
      );
    }),
    at(-radius - 2, -radius * 0.55, badge('resources', resources, exhausted)),
    at(-radius - 2, -radius * 0.55 + 19, badge('influence', influence, exhausted)),
    textLine(planetNames[id], {
      ...middle,
      y: radius + 15,
      'font-size': 12.5,
      'font-weight': 560,
      stroke: look.hex,
      'stroke-width': 3,
      'paint-order': 'stroke',
    }),
    ...(isMecatol(id) && view.custodians
      ? [
          at(
            radius * 0.95,
            radius * 0.5,
            svg('path', { d: CUSTODIANS_PATHS[0], fill: look.brass, stroke: look.dark }),
            svg('path', { d: CUSTODIANS_PATHS[1], fill: 'none', stroke: look.dark, 'stroke-width': 1.6 }),
          ),
        ]
      : []),
    ...factionTokens.map(({ seat }, i) =>
      at(
        radius * 0.98,
        radius * 0.44 + i * 25,
        svg(
          'g',
          { transform: 'scale(1.35)' },
          edge(seat, SLEEPER_PATHS[0], 1.6, look.panel, colours),
          at(0, -2.4, glyph(seat, 8, colours)),
          svg('path', { d: SLEEPER_PATHS[1], fill: 'none', stroke: look.text, 'stroke-width': 1.2 }),
        ),
      ),
    ),
    ...(controller !== null && !owners.includes(controller)
      ? [
          at(
            0,
            radius * 0.74,
            edge(controller, circlePath(10), 1.6, look.panel, colours),
            glyph(controller, 11, colours),
          ),
        ]
      : []),
    ...owners.map((seat, i) =>
      at(
        0,
        radius * 0.74 - (owners.length - 1 - i) * 25,
        fleet(
          seat,
          units.filter(group => group.seat === seat),
          20,
          radius * 2 + 26,
          colours,
        ),
      ),
    ),
  ].join('');
}

function tokens({ tokens: seats }: System, colours: SeatColours): string {
  return seats
    .map((seat, i) =>
      at(
        (i - (seats.length - 1) / 2) * 17,
        -72,
        svg('path', { d: TOKEN_PATH, fill: look.panel, stroke: markOf(seat, colours).colour, 'stroke-width': 1.4 }),
        at(0, -2, glyph(seat, 10, colours)),
      ),
    )
    .join('');
}

function ships({ space, planets }: System, colours: SeatColours): string {
  const owners = ownersOf(space);
  const isCrowded = owners.length > 1 && planets.length > 0;
  const first = planets.length > 2 ? 60 : planets.length > 0 ? 53 : owners.length > 1 ? -6 : 8;
  return owners
    .map((seat, i) => {
      const y = isCrowded ? 46 + i * 24 : first + i * 30;
      const most = 2 * (92 - Math.max(0, y) * 0.58) - 8;
      const own = space.filter(group => group.seat === seat);
      return at(0, y, fleet(seat, own, isCrowded ? 19 : 26, most, colours));
    })
    .join('');
}

/** One system with all that lies in it, around the origin. */
export function drawSystem(system: System, parts: SystemParts): string {
  const { view, colours, position, wormholes } = parts;
  const { id, planets, frontier } = system;
  const isHome = view.players.some(({ home }) => home === id);
  const [faint, bright] = starPaths(id);
  const stars = { stroke: '#ffffff', 'stroke-linecap': 'round', fill: 'none' } as const;
  return [
    svg('polygon', {
      points: hexPoints,
      fill: look.hex,
      stroke: isHome ? look.home : look.edge,
      'stroke-width': isHome ? 2 : 1.2,
    }),
    svg('path', { ...stars, d: faint, 'stroke-width': 1.1, 'stroke-opacity': 0.5 }),
    svg('path', { ...stars, d: bright, 'stroke-width': 2, 'stroke-opacity': 0.8 }),
    ...[...printedIn(system).anomalies, ...system.anomalies].map(kind => anomaly(kind, id)),
    ...(view.tactical?.system === id
      ? [
          svg('polygon', {
            points: hexInner,
            fill: 'none',
            stroke: look.info,
            'stroke-width': 3,
            'stroke-dasharray': '10 6',
          }),
        ]
      : []),
    ...(/^\d/.test(position) ? [textLine(position, { ...middle, fill: look.soft, y: 79, 'font-size': 11 })] : []),
    ...wormholes.map((kind, i) => {
      const { x, y } = ringSpots(planets.length, i);
      return at(x, y, wormhole(kind));
    }),
    ...(frontier
      ? [
          at(
            0,
            53,
            svg('circle', { r: 13, fill: look.panel, stroke: look.soft }),
            svg('path', { d: FRONTIER_PATH, fill: look.text }),
          ),
        ]
      : []),
    ...planets.map((planet, i) => {
      const { x, y, radius } = spotOf(planets.length, i);
      return at(x, y, world(planet, radius, parts));
    }),
    tokens(system, colours),
    ships(system, colours),
  ].join('');
}
