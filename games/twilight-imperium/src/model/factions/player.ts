import type { Seat } from '@orrery/kernel';
import type { Planet } from '../galaxy/state.ts';
import type { FactionId, Pool, StrategyCardId, TechnologyId, Trait } from '../ids.ts';
import type { CardKey, SystemId } from '../state.ts';
import type { Captured } from '../units/state.ts';

export type Tokens = Readonly<Record<Pool | 'reinforcements', number>>;

export interface HeldStrategyCard {
  readonly id: StrategyCardId;
  readonly exhausted: boolean;
}

/** A leader on its sheet; agents are never locked. */
export interface HeldLeader {
  readonly id: CardKey;
  readonly locked: boolean;
  /** Trade goods that lie on the card; absent where none do. */
  readonly tradeGoods?: number;
}

/** A token of a card that lies on a technology of another player. */
export interface TechnologyCopy {
  readonly card: TechnologyId;
  readonly technology: TechnologyId;
}

export interface Player {
  readonly faction: FactionId;
  /** What stands on its faction sheet and is its own: abilities, units, and technologies that only it can research. */
  readonly sheet: readonly CardKey[];
  readonly home: SystemId;
  readonly tokens: Tokens;
  /** Whose command tokens lie in its fleet pool beside its own, one of each owner at most; absent where none does. */
  readonly guests?: readonly Seat[];
  /** Which of its technologies are others' that its cards copy; absent where none is. */
  readonly copies?: readonly TechnologyCopy[];
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
  /** Planets that are cards alone and lie in no system; absent where there is none. */
  readonly planetCards?: readonly Planet[];
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
  /** Makes no more offers in this agenda phase. */
  readonly dealsClosed: boolean;
  readonly eliminated: boolean;
}
