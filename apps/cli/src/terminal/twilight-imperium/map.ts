import { planetNames, systemTitle, unitsShort } from '@orrery/twilight-imperium/text';
import {
  hexAt,
  isHyperlane,
  type Planet,
  printedIn,
  type System,
  systemAt,
  systemsShown,
  tileOf,
  type UnitGroup,
  type View,
  worthOf,
} from '@orrery/twilight-imperium/view';
import { flowed, padded, widthOf, wrapped } from '../paint.ts';
import type { GalaxyStyle } from './seats.ts';

/** Lines per hex; neighbouring columns are offset by half a hex. */
const TALL = 4;
/** Narrower cells cannot be read. */
const NARROWEST = 12;

const wormholeMarks: Readonly<Record<string, string>> = { alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ', epsilon: 'ε' };

const cut = (text: string, width: number): string => (text.length <= width ? text : text.slice(0, Math.max(0, width)));

/** A shortened name that keeps its number: `Rig III`. */
function shortened(name: string, width: number): string {
  if (name.length <= width) return name;
  const [, word = name, number = ''] = /^(.*?)( [IVX]+)?$/.exec(name)!;
  const room = width - number.length;
  return room > 1 ? cut(word, room).trimEnd() + number : cut(`${cut(word, 1)}${number.trim()}`, width);
}

const anomalyMarks: Readonly<Record<string, string>> = {
  'asteroid-field': 'asteroids',
  nebula: 'nebula',
  supernova: 'nova',
  'gravity-rift': 'rift',
  'entropic-scar': 'scar',
};
const FRONTIER = '°';
/** Behind a planet with a sleeper. */
const SLEEPER = 'ᶻ';

/** What is printed on a system besides planets, and tokens that add to it: `α nebula`. */
function features(system: System): string {
  const { wormholes, anomalies } = printedIn(system);
  return [
    [...wormholes, ...system.wormholes].map(kind => wormholeMarks[kind] ?? '?').join(''),
    ...[...anomalies, ...system.anomalies].map(kind => anomalyMarks[kind] ?? kind),
    ...(system.frontier ? [FRONTIER] : []),
  ]
    .filter(part => part !== '')
    .join(' ');
}

/** Who holds a planet: a capital letter while it is ready, a small one while it is exhausted. */
const holderMark = ({ controller, exhausted }: Planet, { letterOf }: GalaxyStyle): string =>
  controller === null ? '·' : exhausted ? letterOf(controller).toLowerCase() : letterOf(controller);

function planetMark(planet: Planet, width: number, style: GalaxyStyle): string {
  const tokens = (planet.factionTokens ?? []).map(({ seat }) => style.colourOf(seat)(SLEEPER)).join('');
  const room = width - (planet.factionTokens?.length ?? 0);
  if (planet.controller === null) return `${shortened(planetNames[planet.id], room)}${tokens}`;
  const text = `${holderMark(planet, style)} ${shortened(planetNames[planet.id], room - 2)}`;
  return `${style.colourOf(planet.controller)(text)}${tokens}`;
}

/** Planets side by side, with their values if there is room; otherwise the longest names are shortened until all fit. */
function planetMarks(worlds: readonly Planet[], width: number, style: GalaxyStyle): string {
  const valued = worlds.map(planet => {
    const { resources, influence } = worthOf(planet);
    return `${planetMark(planet, width, style)} ${style.paint.quiet(`${resources}/${influence}`)}`;
  });
  if (widthOf(valued.join(' ')) <= width) return valued.join(' ');
  for (let most = width; most > 1; most--) {
    const line = worlds.map(planet => planetMark(planet, most, style)).join(' ');
    if (widthOf(line) <= width) return line;
  }
  return '';
}

/** Units owner by owner, each behind its letter: `S 2dn 3ff`. */
export const unitMarks = (groups: readonly UnitGroup[], style: GalaxyStyle): string[] =>
  [...new Set(groups.map(({ seat }) => seat))].map(seat =>
    style.colourOf(seat)(`${style.letterOf(seat)} ${unitsShort(groups.filter(group => group.seat === seat))}`),
  );

/** As many pieces as fit, and a mark if some do not. */
function fitted(pieces: readonly string[], width: number): string {
  let line = '';
  for (const piece of pieces) {
    const longer = line === '' ? piece : `${line} ${piece}`;
    if (widthOf(longer) > width) return line === '' ? tight(piece, width) : `${line}…`;
    line = longer;
  }
  return line;
}

/** Removes the spaces of a piece that is too long with them. */
const tight = (piece: string, width: number): string => {
  const close = piece.replaceAll(' ', '');
  return widthOf(close) <= width ? close : '…';
};

const tokenMarks = (system: System, { letterOf, colourOf }: GalaxyStyle): string =>
  system.tokens.map(seat => colourOf(seat)(letterOf(seat))).join('');

/** A system in a few lines of a few columns. */
function cell(system: System, position: string, width: number, style: GalaxyStyle, custodians: boolean): string[] {
  const { paint } = style;
  const tokens = tokenMarks(system, style);
  const held = tokens === '' ? '' : `(${tokens})`;
  const facts = features(system);
  const head = `${position}${held}`;
  const room = width - widthOf(head) - 1;
  const title = facts === '' ? '' : ` ${cut(facts, room)}`;
  const line = `${paint.quiet(position)}${held}${paint.quiet(title)}`;
  const worlds = system.planets;
  const ground = unitMarks(
    worlds.flatMap(({ units }) => units),
    style,
  );
  return [
    `${line}${paint.quiet('─'.repeat(Math.max(0, width - widthOf(line))))}`,
    planetMarks(worlds, width, style),
    fitted(unitMarks(system.space, style), width),
    fitted(
      [...(custodians && worlds.some(({ id }) => id.startsWith('mecatol')) ? ['custodians'] : []), ...ground],
      width,
    ),
  ];
}

/** The board as hexes; undefined if the screen is too narrow. */
function drawHexes(view: View, style: GalaxyStyle): string[] | undefined {
  const placed = view.galaxy.tiles.flatMap(({ tile, position, turn }) => {
    const hex = hexAt(position);
    return hex ? [{ tile, position, turn, hex }] : [];
  });
  const columns = placed.map(({ hex }) => hex.q);
  const least = Math.min(...columns);
  const count = Math.max(...columns) - least + 1;
  const width = Math.min(18, Math.floor((style.width - 1) / count));
  if (width < NARROWEST) return undefined;
  const top = ({ q, r }: { q: number; r: number }): number => r * TALL + (q * TALL) / 2;
  const highest = Math.min(...placed.map(({ hex }) => top(hex)));
  const grid: string[][] = [];
  for (const { tile, position, turn, hex } of placed) {
    const system = systemsShown(view).find(({ id }) => id === tile);
    const lines = system
      ? cell(system, position, width - 1, style, view.custodians)
      : isHyperlane({ tile, position, turn })
        ? [style.paint.quiet(`${position} hyperlane`)]
        : [];
    for (const [i, line] of lines.entries()) {
      grid[top(hex) - highest + i] ??= [];
      grid[top(hex) - highest + i]![hex.q - least] = line;
    }
  }
  const rows = Array.from(grid, row =>
    Array.from({ length: count }, (_, column) => padded(row?.[column] ?? '', width))
      .join('')
      .trimEnd(),
  );
  return rows.slice(0, rows.findLastIndex(row => row !== '') + 1).map(line => ` ${line}`);
}

/** One system in a line: what it is, who is there. */
function systemLine(system: System, position: string, style: GalaxyStyle): string {
  const { paint } = style;
  const tokens = tokenMarks(system, style);
  const worlds = system.planets.map(planet => {
    const units = unitMarks(planet.units, style).join(' ');
    return `${planetMark(planet, 99, style)}${units === '' ? '' : ` [${units}]`}`;
  });
  const facts = features(system);
  return [
    `${paint.quiet(position)}${tokens === '' ? '' : `(${tokens})`}`,
    ...(worlds.length > 0
      ? [worlds.join(', ')]
      : facts === '' || facts === FRONTIER
        ? [systemTitle(tileOf(system))]
        : []),
    ...(facts === '' ? [] : [paint.quiet(facts)]),
    ...(system.space.length > 0 ? [`⟨${unitMarks(system.space, style).join(' ')}⟩`] : []),
  ].join(' ');
}

const isBusy = ({ tokens, space, planets }: System): boolean =>
  tokens.length > 0 ||
  space.length > 0 ||
  planets.some(({ controller, units }) => controller !== null || units.length > 0);

/** A list of systems: occupied ones on lines of their own, the others together. */
function drawList(view: View, style: GalaxyStyle): string[] {
  const all = view.galaxy.tiles.flatMap(placed => {
    const system = systemsShown(view).find(({ id }) => id === systemAt(placed));
    return system ? [{ system, position: placed.position }] : [];
  });
  const idle = all.filter(({ system }) => !isBusy(system));
  const pieces = idle.map(({ system, position }) => {
    const facts = features(system);
    const title = system.planets.length > 0 || facts === FRONTIER || facts === '' ? systemTitle(tileOf(system)) : '';
    return `${style.paint.quiet(position)} ${[title, facts].filter(part => part !== '').join(' ')};`;
  });
  return [
    ...all
      .filter(({ system }) => isBusy(system))
      .flatMap(({ system, position }) => wrapped(` ${systemLine(system, position, style)}`, style.width, 5)),
    ...flowed(pieces, style.width - 1, 0, ' ').map(line => ` ${line}`),
  ];
}

/** The hex map if it fits, otherwise the list; systems outside the board are always listed. */
export function drawGalaxy(view: View, style: GalaxyStyle): string[] {
  const hexes = drawHexes(view, style);
  if (!hexes) return drawList(view, style);
  const beside = view.galaxy.tiles.flatMap(placed => {
    const system = systemsShown(view).find(({ id }) => id === systemAt(placed));
    return system && !hexAt(placed.position) ? [` ${systemLine(system, placed.position, style)}`] : [];
  });
  return [...hexes, ...beside];
}
