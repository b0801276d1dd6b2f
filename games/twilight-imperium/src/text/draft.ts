import type { Option } from '@orrery/kernel';
import { capital, counted, listed } from '@orrery/tabletop';
import { type FaultKind, type PlanetId, planets, sliceFigures, tileFacts, traits } from '../view/index.ts';
import { anomalyNames, specialtyNames } from './names.ts';
import type { OptionText } from './options.ts';
import { systemTitle } from './places.ts';
import { planetNames } from './planets.ts';
import type { TableForText } from './table.ts';

/** `tile 35 (Bereg/Lirta IV)` */
export const tileTitle = (tile: string): string => `tile ${tile} (${systemTitle(tile)})`;

const halves = (value: number): string => String(Math.round(value * 10) / 10);

const planetInShort = (id: PlanetId): string => {
  const { resources, influence, traits: kinds, specialties, legendary } = planets[id];
  const marks = [...kinds, ...specialties.map(colour => specialtyNames[colour]), ...(legendary ? ['legendary'] : [])];
  return `${planetNames[id]} ${resources}/${influence}${marks.length > 0 ? ` ${marks.join(' ')}` : ''}`;
};

/** What lies on a tile: `Bereg 3/1 hazardous, Lirta IV 2/3 hazardous`. */
export function tileContents(tile: string): string {
  const { planets: worlds, anomalies, wormholes, back } = tileFacts(tile);
  const parts = [
    ...worlds.map(planetInShort),
    ...anomalies.map(each => anomalyNames[each] ?? each),
    ...wormholes.map(each => `${each} wormhole`),
  ];
  return `${parts.length > 0 ? parts.join(', ') : 'empty space'}${back === 'red' ? ' (red)' : ''}`;
}

/** What a slice is worth, in one line. */
export function sliceText(tiles: readonly string[]): string {
  const figures = sliceFigures(tiles);
  const kinds = traits.flatMap(trait => (figures.traits[trait] > 0 ? [`${figures.traits[trait]} ${trait}`] : []));
  return [
    `${counted(figures.resources, 'resource')} and ${figures.influence} influence`,
    `at best ${halves(figures.optimalResources)} and ${halves(figures.optimalInfluence)}, together ${halves(figures.optimal)}`,
    `${counted(figures.planets, 'planet')}${kinds.length > 0 ? ` (${kinds.join(', ')})` : ''}`,
    ...(figures.wormholes.length > 0 ? [`${listed(figures.wormholes)} wormhole`] : []),
    ...(figures.legendary.length > 0 ? [`legendary ${listed(figures.legendary.map(id => planetNames[id]))}`] : []),
    ...(figures.specialties.length > 0 ? [`specialties ${listed(figures.specialties)}`] : []),
    ...(figures.anomalies.length > 0 ? [listed(figures.anomalies.map(each => anomalyNames[each] ?? each))] : []),
  ].join('; ');
}

/** `Slice 3: 25 69 34 49 45` */
export const sliceTitle = (slice: number, tiles: readonly string[]): string => `Slice ${slice + 1}: ${tiles.join(' ')}`;

/** The planets of a slice: `Quann, Accoen and Jeol Ir`. */
export const planetsOfSlice = (tiles: readonly string[]): string =>
  listed(tiles.flatMap(tile => tileFacts(tile).planets).map(id => planetNames[id]));

/** `place 1, the speaker's` */
export const positionTitle = (position: number): string =>
  `place ${position + 1}${position === 0 ? ', the speaker’s' : ''}`;

const ringNames = ['the centre', 'the first ring', 'the second ring', 'the third ring', 'the fourth ring'];

function neighboursText(position: string, table: TableForText): string {
  const beside = table.beside(position).map(tile => systemTitle(tile));
  return beside.length > 0 ? `next to ${listed(beside)}` : 'next to nothing yet';
}

/** One option of such a question; nothing for questions of other kinds. */
export function draftOption(option: Option, table: TableForText): OptionText | undefined {
  const { slice, tiles, position, home, tile } = option.at ?? {};
  if (typeof slice === 'number' && typeof tiles === 'string') {
    const list = tiles.split(',');
    return { label: sliceTitle(slice, list), note: sliceText(list), code: `s${slice + 1}` };
  }
  if (typeof position === 'number')
    return {
      label: capital(positionTitle(position)),
      note: `home at ${home}${position === 0 ? '; the speaker chooses first' : ''}`,
      code: `p${position + 1}`,
    };
  if (typeof tile === 'string') return { label: capital(tileTitle(tile)), note: tileContents(tile), code: tile };
  if (typeof position === 'string')
    return {
      label: `${position}, in ${ringNames[Number(position.charAt(0))] ?? 'the galaxy'}`,
      note: neighboursText(position, table),
      code: position,
    };
  return undefined;
}

/** Bounds that drawn slices do not keep, as the log tells of it. */
export const faultNames: Readonly<Record<FaultKind, string>> = {
  influence: 'the least influence',
  resources: 'the least resources',
  'total-low': 'the least total',
  'total-high': 'the greatest total',
  'same-wormholes': 'no two equal wormholes in a slice',
  'two-wormholes': 'one wormhole in a slice',
  'two-legendary': 'one legendary planet in a slice',
  'clash-inside': 'anomalies and wormholes apart in a slice',
  'clash-across': 'anomalies and wormholes apart between slices',
  'few-alpha': 'enough alpha wormholes',
  'few-beta': 'enough beta wormholes',
  'few-legendary': 'enough legendary planets',
};
