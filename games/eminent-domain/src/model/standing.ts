import type { Standing } from '@orrery/kernel';
import { score, tieBreak } from './readers.ts';
import type { State } from './state.ts';

/** Most influence wins, then most resources and fighters, then the victory is shared (ED "Scoring"). */
export function standing(game: State): Standing {
  const scores = game.seats.map(score);
  const best = Math.max(...scores);
  const leaders = [...game.seats.keys()].filter(seat => scores[seat] === best);
  const most = Math.max(...leaders.map(seat => tieBreak(game.seats[seat]!)));
  return { winners: leaders.filter(seat => tieBreak(game.seats[seat]!) === most), scores };
}
