import type { Standing } from '@orrery/kernel';
import type { State } from './state.ts';

export const standing = (game: State): Standing => ({
  winners: game.winner === null ? [] : [game.winner],
  scores: game.seats.map(({ points }) => points),
});
