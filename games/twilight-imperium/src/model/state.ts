import {
  coreShape,
  type Json,
  json,
  type KernelState,
  list,
  maybe,
  object,
  optional,
  plain,
  type Seat,
  type ShapeFor,
  shared,
} from '@orrery/kernel';
import type { AgendasDecidedAlone, AgendaVote, Law } from './agenda/state.ts';
import type { Deck, LastingEffect } from './cards/state.ts';
import type { Combat } from './combat/state.ts';
import type { SetupChoice } from './draft/choice.ts';
import type { DraftState } from './draft/draft-state.ts';
import type { Player } from './factions/player.ts';
import type { PlanetId } from './galaxy/planets.ts';
import type { Galaxy, System, WormholeToken } from './galaxy/state.ts';
import type { FactionId, Source, StrategyCardId, Trait } from './ids.ts';
import type { Tactical } from './movement/state.ts';

export type SystemId = string;
/** One piece of a deck: its id, and a number where there are several. */
export type CardKey = string;

export interface Options {
  /** Which boxes are on the table; `base` always is. */
  readonly sets: readonly Source[];
  readonly points: number;
  readonly factions: readonly FactionId[];
  /** Everybody picks a faction, in an order that chance decides. */
  readonly draft?: boolean;
  /** Factions, and with slices the galaxy, are chosen at the table in another way. */
  readonly setup?: SetupChoice;
  /** Construction and Warfare have the wordings of Thunder's Edge, also without that box. */
  readonly teStrategyCards?: boolean;
  /**
   * A map string, the name of an official layout, or `random`; random tiles are dealt for balance. `build`, with or
   * without a layout, where the players place the tiles.
   */
  readonly map: string;
  /** Everybody is asked at every window that they might answer, whatever they hold. */
  readonly guarded?: boolean;
}

export type Phase = 'setup' | 'strategy' | 'action' | 'status' | 'agenda';

export interface State extends KernelState, DraftState {
  options: Options;
  galaxy: Galaxy;
  round: number;
  phase: Phase;
  speaker: Seat;
  active: Seat | null;
  custodians: boolean;
  nexusOpen: boolean;
  seats: readonly Player[];
  systems: readonly System[];
  /** Strategy cards in the common area, with their trade goods. */
  strategyCards: { id: StrategyCardId; tradeGoods: number }[];
  /** Trade goods on strategy cards that players have kept. */
  goodsOnKept: { id: StrategyCardId; tradeGoods: number }[];
  objectives: {
    revealed: CardKey[];
    stageOne: CardKey[];
    stageTwo: CardKey[];
    secret: CardKey[];
  };
  /** Secret objectives that somebody has scored; they lie open. */
  secretsScored: CardKey[];
  actionCards: Deck;
  /** Action cards that are being played, the last one first to be resolved. */
  playing: { seat: Seat; card: CardKey; said: Json }[];
  /** Effects of cards that are not over yet. */
  lasting: LastingEffect[];
  agendas: Deck;
  laws: Law[];
  /** The agenda being voted on. */
  agenda: AgendaVote | null;
  decidedAlone: AgendasDecidedAlone | null;
  exploration: Record<Trait | 'frontier', Deck>;
  /** The exploration card being resolved. */
  exploring: CardKey | null;
  relics: CardKey[];
  wormholeTokens: WormholeToken[];
  /** Legendary planets whose ability card is exhausted; the card itself goes with the planet. */
  legendaryExhausted: PlanetId[];
  /** Cards that left the game. */
  purged: CardKey[];
  /** How many of the next turns are skipped. */
  turnsSkipped: number;
  /** Seats that must resolve the secondary under way without spending a token, because the primary says so. */
  freeSecondaries: Seat[];
  /** Where one marker may be laid for several command tokens. A picture: only views read it (DIP note.3a). */
  tokenPictures: { card: StrategyCardId; system: SystemId; seats: Seat[] }[];
  /** Cards of a deck that one seat is looking at. */
  peek: { seat: Seat; cards: CardKey[] } | null;
  tactical: Tactical | null;
  /** The system that was the active one last in this turn, once its tactical action is over; absent where there was none. */
  lastActive?: SystemId | undefined;
  combat: Combat | null;
  /** Seats that have lost a planet or a unit that could keep them in the game since elimination was last checked. */
  maybeEliminated: Seat[];
  /** Dirty flag: something has changed that the rules check between effects. Only `model/changes.ts` sets it. */
  needsSettling: boolean;
  winner: Seat | null;
  /** Who has spent tokens of its strategy pool in the effect under way, where that matters; absent where nobody has. */
  strategySpent?: Seat[] | undefined;
}

const groups = list(object({ seat: plain, unit: plain, count: plain, damaged: plain, mark: optional(plain) }));
const deck = object({ cards: list(plain), discard: list(plain) });
const perTrait = { cultural: plain, hazardous: plain, industrial: plain, frontier: plain };

const planet = object({
  id: plain,
  controller: plain,
  exhausted: plain,
  units: groups,
  coexisting: list(plain),
  attachments: list(plain),
  exhaustedCards: list(plain),
  explored: plain,
  factionTokens: optional(list(object({ id: plain, seat: plain }))),
});

const units = { seat: plain, unit: plain, count: plain };

const combat = object({
  kind: plain,
  system: plain,
  planet: plain,
  attacker: plain,
  defender: plain,
  round: plain,
  retreating: plain,
  hits: object({
    attacker: plain,
    defender: plain,
    aimed: optional(object({ attacker: plain, defender: plain })),
  }),
  losses: list(object({ ...units, round: plain, cause: plain })),
  scorers: list(plain),
  sustained: list(object({ ...units, mark: optional(plain) })),
  silenced: list(plain),
  drawn: optional(plain),
});

const tactical = object({
  seat: plain,
  system: plain,
  step: plain,
  friends: list(plain),
  waves: json,
  committed: list(plain),
  contested: optional(list(plain)),
  gained: optional(list(plain)),
  extraMove: json,
  noMovementIn: optional(plain),
});

/** What scripts/generate-clones.ts writes the copying from. @public */
export const stateShape = object({
  stack: json,
  core: coreShape,
  options: shared,
  galaxy: shared,
  round: plain,
  phase: plain,
  speaker: plain,
  active: plain,
  custodians: plain,
  nexusOpen: plain,
  seats: list(
    object({
      faction: plain,
      sheet: list(plain),
      home: plain,
      tokens: object({ tactic: plain, fleet: plain, strategy: plain, reinforcements: plain }),
      guests: optional(list(plain)),
      copies: optional(list(object({ card: plain, technology: plain }))),
      tradeGoods: plain,
      commodities: plain,
      technologies: list(plain),
      exhausted: list(plain),
      leaders: list(object({ id: plain, locked: plain, tradeGoods: optional(plain) })),
      strategyCards: list(object({ id: plain, exhausted: plain })),
      passed: plain,
      actionCards: list(plain),
      secrets: list(plain),
      scored: list(plain),
      points: plain,
      notes: list(plain),
      notesInPlay: list(plain),
      borrowed: plain,
      relics: list(plain),
      fragments: object(perTrait),
      kept: list(plain),
      reviving: plain,
      planetCards: optional(list(planet)),
      captured: list(object({ seat: plain, unit: plain, count: plain })),
      traded: list(plain),
      refusedBy: list(plain),
      met: maybe(list(plain)),
      talks: plain,
      dealsClosed: plain,
      eliminated: plain,
    }),
  ),
  systems: list(
    object({
      id: plain,
      tile: optional(plain),
      tokens: list(plain),
      space: groups,
      planets: list(planet),
      frontier: plain,
      wormholes: list(plain),
      anomalies: list(plain),
    }),
  ),
  strategyCards: list(object({ id: plain, tradeGoods: plain })),
  goodsOnKept: list(object({ id: plain, tradeGoods: plain })),
  objectives: object({ revealed: list(plain), stageOne: list(plain), stageTwo: list(plain), secret: list(plain) }),
  secretsScored: list(plain),
  actionCards: deck,
  playing: json,
  lasting: list(object({ id: plain, seat: plain, until: plain, aim: plain })),
  agendas: deck,
  laws: list(object({ id: plain, elected: plain })),
  agenda: json,
  decidedAlone: json,
  exploration: object({ cultural: deck, hazardous: deck, industrial: deck, frontier: deck }),
  exploring: plain,
  relics: list(plain),
  wormholeTokens: list(object({ card: plain, system: plain, shows: plain, back: optional(plain) })),
  legendaryExhausted: list(plain),
  purged: list(plain),
  turnsSkipped: plain,
  freeSecondaries: list(plain),
  tokenPictures: json,
  peek: json,
  tactical: maybe(tactical),
  lastActive: optional(plain),
  combat: maybe(combat),
  maybeEliminated: list(plain),
  needsSettling: plain,
  winner: plain,
  strategySpent: optional(list(plain)),
  draft: optional(json),
  dealtFactions: optional(json),
  dealtTiles: optional(json),
  clockwise: optional(list(plain)),
}) satisfies ShapeFor<State>;
