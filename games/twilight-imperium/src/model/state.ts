import {
  coreShape,
  type Json,
  json,
  type KernelState,
  list,
  maybe,
  object,
  plain,
  type Seat,
  type ShapeFor,
  shared,
} from '@orrery/kernel';
import type { PlanetId } from './galaxy/planets.ts';
import type {
  Anomaly,
  FactionId,
  Pool,
  Source,
  StrategyCardId,
  TechnologyId,
  Trait,
  UnitType,
  Wormhole,
} from './ids.ts';

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
  /** Construction and Warfare have the wordings of Thunder's Edge, also without that box. */
  readonly teStrategyCards?: boolean;
  /** A map string, the name of an official layout, or `random`; random tiles are dealt for balance. */
  readonly map: string;
  /** Everybody is asked at every window that they might answer, whatever they hold. */
  readonly guarded?: boolean;
}

export interface PlacedTile {
  readonly tile: string;
  readonly position: string;
  /** Turned clockwise by so many sixths; only hyperlanes are. */
  readonly turn: number;
}

/** The board. Never changed after setup, so copies share it. */
export interface Galaxy {
  readonly tiles: readonly PlacedTile[];
}

/** Equal units of one player in one place. */
export interface UnitGroup {
  readonly seat: Seat;
  readonly unit: UnitType;
  readonly count: number;
  /** How many of them have sustained damage. */
  readonly damaged: number;
}

/** Captured units; a token for fighters and infantry, which are nobody's (LRR 17.3). */
export interface Captured {
  readonly seat: Seat | null;
  readonly unit: UnitType;
  readonly count: number;
}

export interface Planet {
  readonly id: PlanetId;
  readonly controller: Seat | null;
  readonly exhausted: boolean;
  readonly units: readonly UnitGroup[];
  /** Who has units here beside the controller's without fighting for it. */
  readonly coexisting: readonly Seat[];
  readonly attachments: readonly string[];
  /** Those of them that are exhausted. */
  readonly exhaustedCards: readonly string[];
  readonly explored: boolean;
}

export interface System {
  readonly id: SystemId;
  /** Whose command tokens lie here. */
  readonly tokens: readonly Seat[];
  readonly space: readonly UnitGroup[];
  readonly planets: readonly Planet[];
  readonly frontier: boolean;
  /** What tokens add to what is printed. */
  readonly wormholes: readonly Wormhole[];
  readonly anomalies: readonly Anomaly[];
}

export type Tokens = Readonly<Record<Pool | 'reinforcements', number>>;

export interface HeldStrategyCard {
  readonly id: StrategyCardId;
  readonly exhausted: boolean;
}

/** A leader on its sheet; agents are never locked. */
export interface HeldLeader {
  readonly id: CardKey;
  readonly locked: boolean;
}

export interface Player {
  readonly faction: FactionId;
  /** What stands on its faction sheet and is its own: abilities, units, and technologies that only it can research. */
  readonly sheet: readonly CardKey[];
  readonly home: SystemId;
  readonly tokens: Tokens;
  readonly tradeGoods: number;
  readonly commodities: number;
  readonly technologies: readonly TechnologyId[];
  /** Exhausted technologies, relics and leaders. */
  readonly exhausted: readonly string[];
  readonly leaders: readonly HeldLeader[];
  readonly strategyCards: readonly HeldStrategyCard[];
  readonly passed: boolean;
  readonly actionCards: readonly CardKey[];
  /** Secret objectives in hand. */
  readonly secrets: readonly CardKey[];
  /** Objectives scored, public and secret. */
  readonly scored: readonly CardKey[];
  readonly points: number;
  /** Promissory notes in hand and in the play area. */
  readonly notes: readonly CardKey[];
  readonly notesInPlay: readonly CardKey[];
  /** How many of the notes in hand could be others', for all that everybody knows. */
  readonly borrowed: number;
  readonly relics: readonly CardKey[];
  readonly fragments: Readonly<Record<Trait | 'frontier', number>>;
  /** Other exploration cards that lie open before the player. */
  readonly kept: readonly CardKey[];
  /** Infantry waiting on their unit upgrade card. */
  readonly reviving: number;
  /** Units of other players on the faction sheet. */
  readonly captured: readonly Captured[];
  /** With whom a transaction was made this turn. */
  readonly traded: readonly Seat[];
  /** Who refused an offer of this player's this turn. */
  readonly refusedBy: readonly Seat[];
  /** To whom an offer could be made when it was last asked for an action this turn, if it was. */
  readonly met: readonly Seat[] | null;
  /** Wants to be asked at every step of this turn whether it makes an offer. */
  readonly talks: boolean;
  readonly eliminated: boolean;
}

export interface Deck {
  /** The top card is the last one. */
  cards: CardKey[];
  discard: CardKey[];
}

/** Ships that set out together along one path, with what they carry. */
export interface Wave {
  from: SystemId;
  /** Systems entered, the active system last; none where they stay in it and take units aboard. */
  path: SystemId[];
  ships: Cargo[];
  cargo: (Cargo & { at: SystemId; planet: PlanetId | null })[];
}

export interface Cargo {
  unit: UnitType;
  count: number;
  damaged: number;
}

/** The steps of a tactical action that cards tell apart. */
export type TacticalStep =
  | 'movement'
  | 'space-cannon-offense'
  | 'anti-fighter-barrage'
  | 'space-combat'
  | 'bombardment'
  | 'ground-combat'
  | 'production';

export interface Tactical {
  seat: Seat;
  system: SystemId;
  step: TacticalStep;
  /** Whose promissory notes the active player had in its play area when the action began. */
  friends: Seat[];
  waves: Wave[];
  /** Planets that ground forces were committed to. */
  committed: PlanetId[];
  /** One ship of this kind that set out from here moves farther. */
  boosted: { system: SystemId; unit: UnitType } | null;
  /** Nothing may be moved into the system from elsewhere. */
  sealed?: true;
}

export interface Combat {
  kind: 'space' | 'ground';
  system: SystemId;
  planet: PlanetId | null;
  attacker: Seat;
  defender: Seat;
  round: number;
  /** Who announced a retreat in this round. */
  retreating: Seat | null;
  hits: {
    attacker: number;
    defender: number;
    /** How many of them must go to other ships than fighters, if able; none unless told. */
    aimed?: { attacker: number; defender: number };
  };
  /** What was destroyed in it so far. */
  losses: { seat: Seat; unit: UnitType; count: number; round: number; cause: string }[];
  /** Who has scored an objective in it: each may once (LRR 61.7). */
  scorers: Seat[];
  /** Units in this combat that used Sustain Damage in this round. */
  sustained: { seat: Seat; unit: UnitType; count: number }[];
  /** Who makes no combat rolls in this round. */
  silenced: Seat[];
  /** Nobody wins it, whoever is left. */
  drawn?: true;
}

/** A card whose fate hangs on the outcome of an agenda. */
export interface Stake {
  readonly seat: Seat;
  readonly card: CardKey;
  readonly outcome: string;
}

export interface AgendaVote {
  card: CardKey;
  /** What is truly voted on, where only one seat knows it. */
  hidden?: { seat: Seat; card: CardKey };
  votes: { seat: Seat; outcome: string; count: number }[];
  stakes: Stake[];
  /** Who cannot vote on it (LRR 8.16). */
  barred: Seat[];
  /** Who neither votes nor plays action cards nor uses faction abilities until it is resolved. */
  excluded: Seat[];
}

/** Agendas that one seat chooses from, reveals and decides all by itself. */
export interface Docket {
  readonly seat: Seat;
  /** The first ones are revealed one after the other before any is resolved. */
  stage: 'revealing' | 'resolving';
  /** From the deck, and not revealed; nobody else knows them. */
  cards: CardKey[];
  /** Revealed, and waiting to be resolved. */
  revealed: AgendaVote[];
}

export interface Law {
  id: CardKey;
  elected: string | null;
}

/** How long an effect lasts, the shorter ones first: each ends with whatever it is a part of; the last one when that phase has begun. */
export const spans = [
  'combat-round',
  'combat',
  'invasion',
  'tactical-action',
  'turn',
  'agenda-phase',
  'round',
  'next-strategy-phase',
] as const;
export type Span = (typeof spans)[number];

/** What a card that was played or voted on does for a seat until something is over. */
export interface LastingEffect {
  id: string;
  seat: Seat;
  until: Span;
  /** What the card was aimed at, if at anything. */
  aim: string | null;
}

/** A wormhole token with another wormhole on its back; its card lies in the common play area. */
export interface WormholeToken {
  card: CardKey;
  system: SystemId;
  /** The side that shows; it is among the wormholes of the system. */
  shows: Wormhole;
  back: Wormhole;
}

export type Phase = 'setup' | 'strategy' | 'action' | 'status' | 'agenda';

export interface State extends KernelState {
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
  docket: Docket | null;
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
  /** Who resolves the secondary under way for nothing, by the primary's word. */
  invited: Seat[];
  /** Where one marker may be laid for several command tokens. A picture: only views read it (DIP note.3a). */
  tokenPictures: { card: StrategyCardId; system: SystemId; seats: Seat[] }[];
  /** Cards that one seat is looking at. */
  looking: { seat: Seat; cards: CardKey[] } | null;
  tactical: Tactical | null;
  combat: Combat | null;
  /** Who lost a planet or a unit that could keep it in the game, since it was last looked who still is. */
  shaken: Seat[];
  /** A system was given out to be changed since the table was last settled. */
  unsettled: boolean;
  /** A player was, or a law, a lasting effect or a combat changed. */
  stirred: boolean;
  winner: Seat | null;
}

const groups = list(object({ seat: plain, unit: plain, count: plain, damaged: plain }));
const deck = object({ cards: list(plain), discard: list(plain) });
const perTrait = { cultural: plain, hazardous: plain, industrial: plain, frontier: plain };

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
      tradeGoods: plain,
      commodities: plain,
      technologies: list(plain),
      exhausted: list(plain),
      leaders: list(object({ id: plain, locked: plain })),
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
      captured: list(object({ seat: plain, unit: plain, count: plain })),
      traded: list(plain),
      refusedBy: list(plain),
      met: maybe(list(plain)),
      talks: plain,
      eliminated: plain,
    }),
  ),
  systems: list(
    object({
      id: plain,
      tokens: list(plain),
      space: groups,
      planets: list(
        object({
          id: plain,
          controller: plain,
          exhausted: plain,
          units: groups,
          coexisting: list(plain),
          attachments: list(plain),
          exhaustedCards: list(plain),
          explored: plain,
        }),
      ),
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
  docket: json,
  exploration: object({ cultural: deck, hazardous: deck, industrial: deck, frontier: deck }),
  exploring: plain,
  relics: list(plain),
  wormholeTokens: list(object({ card: plain, system: plain, shows: plain, back: plain })),
  legendaryExhausted: list(plain),
  purged: list(plain),
  turnsSkipped: plain,
  invited: list(plain),
  tokenPictures: json,
  looking: json,
  tactical: json,
  combat: json,
  shaken: list(plain),
  unsettled: plain,
  stirred: plain,
  winner: plain,
}) satisfies ShapeFor<State>;
