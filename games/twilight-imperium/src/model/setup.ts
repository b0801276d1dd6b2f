import { type Frame, newCore } from '@orrery/kernel';
import type { Deck } from './cards/state.ts';
import type { Changing } from './changes.ts';
import type { Player } from './factions/player.ts';
import { systemTiles, tileFacts } from './galaxy/galaxy.ts';
import type { PlanetId } from './galaxy/planets.ts';
import type { Galaxy, Planet, System } from './galaxy/state.ts';
import { type FactionId, strategyCardIds } from './ids.ts';
import type { Options, State } from './state.ts';

const emptyDeck = (): Deck => ({ cards: [], discard: [] });

/** Command tokens that a player owns (LRR 20.1). */
export const TOKENS = 16;

export const newPlayer = (faction: FactionId, home: string, tradeGoods = 0): Player => ({
  faction,
  sheet: [],
  home,
  tokens: { tactic: 3, fleet: 3, strategy: 2, reinforcements: TOKENS - 8 },
  tradeGoods,
  commodities: 0,
  technologies: [],
  exhausted: [],
  leaders: [],
  strategyCards: [],
  passed: false,
  actionCards: [],
  secrets: [],
  scored: [],
  points: 0,
  notes: [],
  notesInPlay: [],
  borrowed: 0,
  relics: [],
  fragments: { cultural: 0, hazardous: 0, industrial: 0, frontier: 0 },
  kept: [],
  reviving: 0,
  captured: [],
  traded: [],
  refusedBy: [],
  met: null,
  talks: false,
  dealsClosed: false,
  eliminated: false,
});

/** A planet at the start of the game. */
export const newPlanet = (id: PlanetId): Changing<Planet> => ({
  id,
  controller: null,
  exhausted: false,
  units: [],
  coexisting: [],
  attachments: [],
  exhaustedCards: [],
  explored: false,
});

/** A system as it is printed on its tile. */
export function newSystem(tile: string, frontier: boolean): Changing<System> {
  const { planets } = tileFacts(tile);
  return {
    id: tile,
    tokens: [],
    space: [],
    planets: planets.map(newPlanet),
    frontier: frontier && planets.length === 0,
    wormholes: [],
    anomalies: [],
  };
}

/** Systems as they are printed, with frontier tokens where there is no planet (LRR 38.1). */
export const systemsOf = (galaxy: Galaxy, frontier: boolean): System[] =>
  systemTiles(galaxy).map(({ tile }) => newSystem(tile, frontier));

/** A table before setup: nobody sits anywhere and the board is empty. */
export function emptyTable(seats: number, options: Options, first: Frame): State {
  return {
    stack: [first],
    core: newCore(),
    options,
    galaxy: { tiles: [] },
    round: 0,
    phase: 'setup',
    speaker: 0,
    active: null,
    custodians: true,
    nexusOpen: false,
    seats: Array.from({ length: seats }, () => newPlayer('sol', '')),
    systems: [],
    strategyCards: strategyCardIds.map(id => ({ id, tradeGoods: 0 })),
    goodsOnKept: [],
    objectives: { revealed: [], stageOne: [], stageTwo: [], secret: [] },
    secretsScored: [],
    actionCards: emptyDeck(),
    playing: [],
    lasting: [],
    agendas: emptyDeck(),
    laws: [],
    agenda: null,
    decidedAlone: null,
    exploration: { cultural: emptyDeck(), hazardous: emptyDeck(), industrial: emptyDeck(), frontier: emptyDeck() },
    exploring: null,
    relics: [],
    wormholeTokens: [],
    legendaryExhausted: [],
    purged: [],
    turnsSkipped: 0,
    freeSecondaries: [],
    tokenPictures: [],
    peek: null,
    tactical: null,
    combat: null,
    maybeEliminated: [],
    needsSettling: true,
    winner: null,
  };
}
