import type { Reason, Rule, Seat } from '@orrery/kernel';
import { registry } from '@orrery/tabletop';
import type { CardKey } from '../model/cards.ts';
import type { CardKind, Role } from '../model/ids.ts';
import type { State } from '../model/state.ts';

/** The Action of a card: when there is something to do, and what. */
export interface CardAction {
  possible(game: State, me: Seat): boolean;
  /** What is missing when it is not. */
  readonly lacks?: Reason;
  play(game: State, me: Seat, card: CardKey): Rule;
}

export interface RoleTurn {
  /** All symbols used, the taken card's and the empire's included (ED 7). */
  readonly symbols: number;
  /** Hand cards played and the card taken. */
  readonly cards: readonly CardKey[];
  readonly leading: boolean;
}

/** A role as it is resolved by one seat, leader or follower. */
export interface RoleRule {
  resolve(game: State, me: Seat, turn: RoleTurn): Rule;
  /** Whether a seat with these symbols may follow without playing a card; one symbol suffices unless told. */
  followsWithoutCards?(game: State, me: Seat, symbols: number): boolean;
}

export const cardActions = registry<CardKind, CardAction>('card actions');
export const roleRules = registry<Role, RoleRule>('roles');
