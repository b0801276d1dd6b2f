import type { Ending, Reason, Rule, Seat } from '@orrery/kernel';
import { registry } from '@orrery/tabletop';
import type { Source } from '../../model/ids.ts';
import type { Area } from '../../model/readers.ts';
import type { CardKey, State } from '../../model/state.ts';

/** Something that a component lets its owner do as an action (LRR 22). */
export interface ComponentAction {
  readonly id: string;
  /** The pieces with which a seat could do it now. */
  possible(game: State, seat: Seat): readonly CardKey[];
  /** Pieces that a seat has and cannot do it with, and why not. */
  whyNot?(game: State, seat: Seat): readonly { readonly piece: CardKey; readonly reason: Reason }[];
  /** Returns whether it was cancelled; then the player still has their action (LRR 22.4). May end with further steps. */
  play(game: State, seat: Seat, piece: CardKey): Rule<Played>;
}

export type Played = 'cancelled' | Ending;

const componentActions: ComponentAction[] = [];
const none: readonly never[] = [];

/** A card with several wordings has an action for each of them, by one id; no more than one is ever possible. */
export const installComponentActions = (...added: ComponentAction[]): void => {
  componentActions.push(...added);
};

/** Is a card of this name played as an action (LRR 2.6a)? */
export const isComponentAction = (id: string): boolean => componentActions.some(action => action.id === id);

export function componentActionsOf(game: State, seat: Seat): { action: ComponentAction; piece: CardKey }[] {
  const found: { action: ComponentAction; piece: CardKey }[] = [];
  for (const action of componentActions) for (const piece of action.possible(game, seat)) found.push({ action, piece });
  return found;
}

/** Component actions that a seat might look for and cannot take. */
export function componentActionsBarred(game: State, seat: Seat) {
  const found: { action: ComponentAction; piece: CardKey; reason: Reason }[] = [];
  for (const action of componentActions)
    for (const { piece, reason } of action.whyNot?.(game, seat) ?? none) found.push({ action, piece, reason });
  return found;
}

/** An exploration card: what happens where it is drawn, and what becomes of it then (LRR 35.7). */
export interface ExplorationCard {
  readonly id: string;
  resolve(game: State, seat: Seat, place: Area, card: CardKey): Rule<'discard' | 'purge' | 'keep'>;
}

/** By the kind of card: `lost-crew` for `lost-crew#2`. */
export const explorationCards = registry<string, ExplorationCard>('exploration cards');

export type DeckName = 'action-cards' | 'agendas' | 'cultural' | 'hazardous' | 'industrial' | 'frontier' | 'relics';

/** A piece of a deck, with the set that it comes with and the one that takes it out again, if any. */
export interface DeckPiece {
  readonly card: CardKey;
  readonly source: Source;
  readonly until?: Source;
}

/** Every piece of a deck that the content knows how to play. */
export const decks = registry<DeckName, readonly DeckPiece[]>('decks');
