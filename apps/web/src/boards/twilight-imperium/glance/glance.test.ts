import { readFileSync } from 'node:fs';
import type { Planet, System, View } from '@orrery/twilight-imperium/view';
import { expect, test } from 'vitest';
import { someTable } from '../testing.ts';
import { tableFacts } from './table-facts.ts';

/** In which file of this folder a key is read, or that it is read elsewhere. A new key does not compile until it has its place. */
type Placed<T> = Readonly<Record<keyof T, 'cells.tsx' | 'rows.tsx' | 'table-facts.ts' | 'glance.tsx' | 'elsewhere'>>;

const view: Placed<View> = {
  seat: 'table-facts.ts',
  options: 'table-facts.ts',
  galaxy: 'table-facts.ts',
  round: 'table-facts.ts',
  phase: 'table-facts.ts',
  speaker: 'table-facts.ts',
  active: 'table-facts.ts',
  custodians: 'table-facts.ts',
  nexusOpen: 'table-facts.ts',
  players: 'glance.tsx',
  systems: 'rows.tsx',
  tokenPictures: 'table-facts.ts',
  strategyCards: 'table-facts.ts',
  goodsOnKept: 'table-facts.ts',
  objectives: 'table-facts.ts',
  secretsScored: 'table-facts.ts',
  actionCards: 'table-facts.ts',
  playing: 'table-facts.ts',
  lasting: 'table-facts.ts',
  agendas: 'table-facts.ts',
  laws: 'table-facts.ts',
  agenda: 'table-facts.ts',
  voters: 'table-facts.ts',
  exploration: 'table-facts.ts',
  exploring: 'table-facts.ts',
  relics: 'table-facts.ts',
  wormholeTokens: 'table-facts.ts',
  furtherWormholes: 'elsewhere', // systemsShown reads them, which table-facts.ts calls
  legendaryExhausted: 'table-facts.ts',
  purged: 'table-facts.ts',
  peek: 'table-facts.ts',
  agendaEnds: 'table-facts.ts',
  decidedAlone: 'table-facts.ts',
  tactical: 'table-facts.ts',
  combat: 'table-facts.ts',
  turnsSkipped: 'table-facts.ts',
  freeSecondaries: 'table-facts.ts',
  winner: 'table-facts.ts',
  over: 'table-facts.ts',
  draft: 'elsewhere', // draftLines reads these, which table-facts.ts calls
  dealtFactions: 'elsewhere',
  dealtTiles: 'elsewhere',
  clockwise: 'table-facts.ts',
};

const player: Placed<View['players'][number]> = {
  seat: 'rows.tsx',
  faction: 'rows.tsx',
  sheet: 'rows.tsx',
  home: 'rows.tsx',
  tokens: 'rows.tsx',
  tokenFaces: 'rows.tsx',
  tradeGoods: 'rows.tsx',
  commodities: 'rows.tsx',
  technologies: 'rows.tsx',
  copies: 'rows.tsx',
  exhausted: 'rows.tsx',
  leaders: 'rows.tsx',
  strategyCards: 'rows.tsx',
  passed: 'cells.tsx',
  scored: 'rows.tsx',
  points: 'rows.tsx',
  notesInPlay: 'rows.tsx',
  borrowed: 'rows.tsx',
  relics: 'rows.tsx',
  fragments: 'rows.tsx',
  kept: 'rows.tsx',
  reviving: 'rows.tsx',
  captured: 'rows.tsx',
  planetCards: 'rows.tsx',
  traded: 'cells.tsx',
  refusedBy: 'cells.tsx',
  met: 'cells.tsx',
  dealsClosed: 'cells.tsx',
  guests: 'rows.tsx',
  talks: 'cells.tsx',
  eliminated: 'cells.tsx',
  actionCards: 'elsewhere', // what one holds oneself lies in front of one
  actionCardCount: 'rows.tsx',
  secrets: 'rows.tsx',
  secretCount: 'rows.tsx',
  notes: 'elsewhere',
  noteCount: 'rows.tsx',
};

const system: Placed<System> = {
  tile: 'table-facts.ts',
  id: 'rows.tsx',
  tokens: 'rows.tsx',
  space: 'cells.tsx',
  planets: 'rows.tsx',
  frontier: 'table-facts.ts',
  wormholes: 'table-facts.ts',
  anomalies: 'table-facts.ts',
};

const planet: Placed<Planet> = {
  id: 'rows.tsx',
  controller: 'table-facts.ts',
  exhausted: 'rows.tsx',
  units: 'rows.tsx',
  coexisting: 'cells.tsx',
  attachments: 'rows.tsx',
  exhaustedCards: 'rows.tsx',
  explored: 'table-facts.ts',
  factionTokens: 'table-facts.ts',
};

const places: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['view', view],
  ['player', player],
  ['system', system],
  ['planet', planet],
];

test.each(places)('at a glance reads each part of what a seat sees of a %s', (_name, placed) => {
  const source = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
  const unread = Object.entries(placed).filter(
    ([key, file]) => file !== 'elsewhere' && !new RegExp(`\\b${key}\\b`).test(source(file)),
  );
  expect(unread).toEqual([]);
});

test('nothing at a real table is without a place', async () => {
  const props = await someTable(6);
  const unplaced = (value: object, placed: object) => Object.keys(value).filter(key => !Object.hasOwn(placed, key));
  expect(unplaced(props.view, view)).toEqual([]);
  for (const each of props.view.players) expect(unplaced(each, player)).toEqual([]);
  for (const each of props.view.systems) {
    expect(unplaced(each, system)).toEqual([]);
    for (const world of each.planets) expect(unplaced(world, planet)).toEqual([]);
  }
  expect(tableFacts(props).length).toBeGreaterThan(15);
});
