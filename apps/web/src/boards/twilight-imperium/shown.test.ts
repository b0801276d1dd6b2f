import { readFileSync } from 'node:fs';
import type { Planet, System, View } from '@orrery/twilight-imperium/view';
import { expect, test } from 'vitest';
import { someTable } from './testing.ts';

/** Which file shows what: every key of what a seat sees has its place. A new key does not compile until it has one. */
type Shown<T> = Readonly<Record<keyof T, string>>;

/** Where lines are written that a board shows as they are. */
const text = '../../../../../games/twilight-imperium/src/text';

const shown: Shown<View> = {
  seat: 'map/galaxy.tsx', // whose units may be chosen
  options: 'heading.tsx',
  galaxy: 'map/galaxy.tsx',
  round: 'heading.tsx',
  phase: 'heading.tsx',
  speaker: 'common-panel.tsx',
  active: 'heading.tsx',
  custodians: 'map/world.tsx',
  nexusOpen: 'map/galaxy.tsx',
  players: 'heading.tsx',
  systems: 'map/galaxy.tsx',
  tokenPictures: 'map/galaxy.tsx',
  furtherWormholes: 'map/galaxy.tsx', // through systemsShown
  strategyCards: 'common-panel.tsx',
  goodsOnKept: 'cards/strategy-card.tsx',
  objectives: 'cards/objectives.tsx',
  secretsScored: 'cards/objectives.tsx',
  actionCards: 'common-panel.tsx',
  playing: 'common-panel.tsx',
  lasting: 'common-panel.tsx',
  agendas: 'common-panel.tsx',
  laws: 'agenda/agenda.tsx',
  agenda: 'agenda/agenda.tsx',
  voters: 'agenda/agenda.tsx',
  exploration: 'common-panel.tsx',
  exploring: 'common-panel.tsx',
  relics: 'common-panel.tsx',
  wormholeTokens: 'common-panel.tsx',
  legendaryExhausted: 'map/world.tsx',
  purged: 'common-panel.tsx',
  peek: 'common-panel.tsx',
  agendaEnds: 'common-panel.tsx',
  decidedAlone: 'common-panel.tsx',
  tactical: 'map/galaxy.tsx',
  combat: 'focus-panel.tsx',
  turnsSkipped: 'common-panel.tsx',
  freeSecondaries: 'common-panel.tsx',
  winner: 'heading.tsx',
  over: 'heading.tsx',
  draft: 'common-panel.tsx',
  dealtFactions: `${text}/draft-lines.ts`,
  dealtTiles: `${text}/draft-lines.ts`,
  clockwise: 'glance/table-facts.ts',
};

const player: Shown<View['players'][number]> = {
  seat: 'player/player-sheet.tsx',
  faction: 'player/player-sheet.tsx',
  sheet: 'cards/open-cards.tsx',
  home: 'player/player-sheet.tsx',
  tokens: 'player/holdings.tsx',
  guests: 'player/holdings.tsx',
  tokenFaces: 'player/holdings.tsx',
  tradeGoods: 'player/player-sheet.tsx',
  commodities: 'player/player-sheet.tsx',
  technologies: 'player/holdings.tsx',
  copies: 'player/holdings.tsx',
  exhausted: 'player/holdings.tsx',
  leaders: 'cards/open-cards.tsx',
  strategyCards: 'player/player-sheet.tsx',
  passed: 'player/player-sheet.tsx',
  scored: 'player/player-sheet.tsx',
  points: 'player/player-sheet.tsx',
  notesInPlay: 'cards/open-cards.tsx',
  borrowed: 'player/player-sheet.tsx',
  relics: 'cards/open-cards.tsx',
  fragments: 'cards/open-cards.tsx',
  kept: 'cards/open-cards.tsx',
  reviving: 'cards/open-cards.tsx',
  captured: 'cards/open-cards.tsx',
  planetCards: 'cards/open-cards.tsx',
  traded: 'player/player-sheet.tsx',
  refusedBy: 'player/player-sheet.tsx',
  met: 'player/player-sheet.tsx',
  talks: 'player/player-sheet.tsx',
  dealsClosed: 'player/player-sheet.tsx',
  eliminated: 'player/player-sheet.tsx',
  actionCards: 'player/own-panel.tsx',
  actionCardCount: 'player/player-sheet.tsx',
  secrets: 'player/own-panel.tsx',
  secretCount: 'player/player-sheet.tsx',
  notes: 'player/own-panel.tsx',
  noteCount: 'player/player-sheet.tsx',
};

const system: Shown<System> = {
  id: 'map/system.tsx',
  tile: 'map/galaxy.tsx',
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
  factionTokens: 'map/world.tsx',
};

const combat: Shown<NonNullable<View['combat']>> = {
  kind: 'combat/combat.tsx',
  system: 'combat/combat.tsx',
  planet: 'combat/combat.tsx',
  attacker: 'combat/combat.tsx',
  defender: 'combat/combat.tsx',
  round: 'combat/combat.tsx',
  retreating: 'combat/combat.tsx',
  hits: 'combat/combat.tsx',
  losses: 'combat/combat.tsx',
  scorers: 'combat/combat.tsx',
  sustained: 'combat/combat.tsx',
  silenced: 'combat/combat.tsx',
  drawn: 'combat/combat.tsx',
};

const agenda: Shown<NonNullable<View['agenda']>> = {
  card: 'agenda/agenda.tsx',
  hidden: 'agenda/agenda.tsx',
  votes: 'agenda/agenda.tsx',
  stakes: 'agenda/agenda.tsx',
  barred: 'agenda/agenda.tsx',
  excluded: 'agenda/agenda.tsx',
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
