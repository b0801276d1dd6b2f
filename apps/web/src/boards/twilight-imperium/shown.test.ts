import { readFileSync } from 'node:fs';
import type { Planet, System, View } from '@orrery/twilight-imperium/view';
import { expect, test } from 'vitest';
import { someTable } from './testing.ts';

/** Which file shows what: every key of what a seat sees has its place. A new key does not compile until it has one. */
type Shown<T> = Readonly<Record<keyof T, string>>;

const shown: Shown<View> = {
  seat: 'map/galaxy.tsx', // whose units may be chosen
  options: 'heading.tsx',
  galaxy: 'map/galaxy.tsx',
  round: 'heading.tsx',
  phase: 'heading.tsx',
  speaker: 'shared.tsx',
  active: 'heading.tsx',
  custodians: 'map/world.tsx',
  nexusOpen: 'map/galaxy.tsx',
  players: 'heading.tsx',
  systems: 'map/galaxy.tsx',
  tokenPictures: 'map/galaxy.tsx',
  strategyCards: 'shared.tsx',
  goodsOnKept: 'strategy-card.tsx',
  objectives: 'objectives.tsx',
  secretsScored: 'objectives.tsx',
  actionCards: 'shared.tsx',
  playing: 'shared.tsx',
  lasting: 'shared.tsx',
  agendas: 'shared.tsx',
  laws: 'agenda.tsx',
  agenda: 'agenda.tsx',
  voters: 'agenda.tsx',
  exploration: 'shared.tsx',
  exploring: 'shared.tsx',
  relics: 'shared.tsx',
  wormholeTokens: 'shared.tsx',
  legendaryExhausted: 'map/world.tsx',
  purged: 'shared.tsx',
  looking: 'shared.tsx',
  docket: 'shared.tsx',
  tactical: 'map/galaxy.tsx',
  combat: 'stage.tsx',
  turnsSkipped: 'shared.tsx',
  invited: 'shared.tsx',
  winner: 'heading.tsx',
  over: 'heading.tsx',
};

const player: Shown<View['players'][number]> = {
  seat: 'player-sheet.tsx',
  faction: 'player-sheet.tsx',
  sheet: 'open-cards.tsx',
  home: 'player-sheet.tsx',
  tokens: 'holdings.tsx',
  tokenFaces: 'holdings.tsx',
  tradeGoods: 'player-sheet.tsx',
  commodities: 'player-sheet.tsx',
  technologies: 'holdings.tsx',
  exhausted: 'holdings.tsx',
  leaders: 'open-cards.tsx',
  strategyCards: 'player-sheet.tsx',
  passed: 'player-sheet.tsx',
  scored: 'player-sheet.tsx',
  points: 'player-sheet.tsx',
  notesInPlay: 'open-cards.tsx',
  borrowed: 'player-sheet.tsx',
  relics: 'open-cards.tsx',
  fragments: 'open-cards.tsx',
  kept: 'open-cards.tsx',
  reviving: 'open-cards.tsx',
  captured: 'open-cards.tsx',
  traded: 'player-sheet.tsx',
  refusedBy: 'player-sheet.tsx',
  met: 'player-sheet.tsx',
  talks: 'player-sheet.tsx',
  eliminated: 'player-sheet.tsx',
  actionCards: 'mine.tsx',
  actionCardCount: 'player-sheet.tsx',
  secrets: 'mine.tsx',
  secretCount: 'player-sheet.tsx',
  notes: 'mine.tsx',
  noteCount: 'player-sheet.tsx',
};

const system: Shown<System> = {
  id: 'map/system.tsx',
  tokens: 'map/system.tsx',
  space: 'map/system.tsx',
  planets: 'map/system.tsx',
  frontier: 'map/system.tsx',
  wormholes: 'map/galaxy.tsx',
  anomalies: 'map/system.tsx',
};

const planet: Shown<Planet> = {
  id: 'map/world.tsx',
  controller: 'map/world.tsx',
  exhausted: 'map/world.tsx',
  units: 'map/world.tsx',
  coexisting: 'map/system-words.ts',
  attachments: 'map/world.tsx',
  exhaustedCards: 'map/world.tsx',
  explored: 'map/system-words.ts',
};

const combat: Shown<NonNullable<View['combat']>> = {
  kind: 'combat.tsx',
  system: 'combat.tsx',
  planet: 'combat.tsx',
  attacker: 'combat.tsx',
  defender: 'combat.tsx',
  round: 'combat.tsx',
  retreating: 'combat.tsx',
  hits: 'combat.tsx',
  losses: 'combat.tsx',
  scorers: 'combat.tsx',
  sustained: 'combat.tsx',
  silenced: 'combat.tsx',
  drawn: 'combat.tsx',
};

const agenda: Shown<NonNullable<View['agenda']>> = {
  card: 'agenda.tsx',
  hidden: 'agenda.tsx',
  votes: 'agenda.tsx',
  stakes: 'agenda.tsx',
  barred: 'agenda.tsx',
  excluded: 'agenda.tsx',
};

const tables: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['view', shown],
  ['player', player],
  ['system', system],
  ['planet', planet],
  ['combat', combat],
  ['agenda', agenda],
];

test.each(tables)('each part of what a seat sees of a %s is named in the file that shows it', (_name, table) => {
  const source = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
  expect(Object.entries(table).filter(([key, file]) => !new RegExp(`\\b${key}\\b`).test(source(file)))).toEqual([]);
});

test('nothing at a real table is without a place', async () => {
  const view = (await someTable(6)).view;
  const unplaced = (value: object, table: object) => Object.keys(value).filter(key => !Object.hasOwn(table, key));
  expect(unplaced(view, shown)).toEqual([]);
  for (const each of view.players) expect(unplaced(each, player)).toEqual([]);
  for (const each of view.systems) {
    expect(unplaced(each, system)).toEqual([]);
    for (const world of each.planets) expect(unplaced(world, planet)).toEqual([]);
  }
});
