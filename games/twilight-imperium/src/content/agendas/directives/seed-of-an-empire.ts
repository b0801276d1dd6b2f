import type { Rule } from '@orrery/kernel';
import { playerOf, seatsClockwise } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { initiativeOrder } from '../../../moments/phases/initiative.ts';
import { gainPoints } from '../../../verbs/objectives/points.ts';
import { agenda } from '../agenda.ts';

const id = 'seed-of-an-empire';

/** Players with the most or fewest points gain one, from the speaker; in a turn, by initiative (LRR 98.7, R-163). */
function* reward(game: State, limit: (...points: number[]) => number): Rule {
  const seats = game.phase === 'agenda' ? seatsClockwise(game, game.speaker) : initiativeOrder(game);
  const most = limit(...seats.map(seat => playerOf(game, seat).points));
  for (const seat of seats.filter(each => playerOf(game, each).points === most)) yield* gainPoints(game, seat, 1, id);
}

export const seedOfAnEmpire = agenda({
  id,
  for: game => reward(game, Math.max),
  against: game => reward(game, Math.min),
});
