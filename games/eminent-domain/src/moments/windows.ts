import { type Seat, window } from '@orrery/kernel';
import type { PermanentId, Resource } from '../model/ids.ts';
import type { State } from '../model/state.ts';

const itsSeat = (_game: State, { seat }: { seat: Seat }): Seat[] => [seat];

/** A planet was settled or attacked and has just been turned face up. */
export const afterPlanetTurned = window<State, { seat: Seat; place: number; how: 'settled' | 'attacked' }>(
  'after-planet-turned',
  itsSeat,
);
/** One resource was traded; `resource` is null for a fighter. */
export const afterTraded = window<State, { seat: Seat; resource: Resource | null }>('after-traded', itsSeat);
/** One resource was produced. */
export const afterProduced = window<State, { seat: Seat; resource: Resource }>('after-produced', itsSeat);
/** All have followed or dissented, cleanup has not begun. */
export const afterRolePhase = window<State, { seat: Seat }>('after-role-phase', itsSeat);
/** A permanent technology came into play. */
export const afterPermanentTaken = window<State, { seat: Seat; permanent: PermanentId }>(
  'after-permanent-taken',
  itsSeat,
);
/** Attached to every question of one's own turn before the hand is refilled; only that seat can answer. */
export const duringOwnTurn = window<State, { seat: Seat }>('during-own-turn', itsSeat);
