import { query, type Seat } from '@orrery/kernel';
import type { State } from '../model/state.ts';

/** May the seat use optional abilities? It still does what a rule or a card requires. */
export const mayResolveAbilities = query<State, Seat, boolean>('may-resolve-abilities');
/** Of its own cards those that a seat could use now. */
export const usableBy = <T>(game: State, seat: Seat, cards: readonly T[]): readonly T[] =>
  mayResolveAbilities(game, seat, true) ? cards : [];
