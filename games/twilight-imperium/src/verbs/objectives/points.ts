import { finish, open, type Rule, type Seat } from '@orrery/kernel';
import { playerToChange } from '../../model/changes.ts';
import { emit } from '../../model/events/index.ts';
import { playerOf } from '../../model/readers.ts';
import type { CardKey, State } from '../../model/state.ts';
import { afterObjectiveScored } from '../../moments/objectives/windows.ts';
import { initiativeOrder } from '../../moments/phases/initiative.ts';

/** Gains victory points; a player who reaches the target wins at once, in any phase (LRR 98.7). */
export function* gainPoints(game: State, seat: Seat, count: number, by: string): Rule {
  yield* gainPointsTogether(game, [seat], count, by);
}

/** Several players gain points simultaneously: the first by initiative to reach the target wins (LRR 98.7). */
export function* gainPointsTogether(game: State, seats: readonly Seat[], count: number, by: string): Rule {
  const target = game.options.points;
  const gaining = initiativeOrder(game).filter(seat => seats.includes(seat));
  for (const seat of gaining) {
    const player = playerToChange(game, seat);
    player.points = Math.min(target, player.points + count); // LRR 98.4a
    yield* emit('points', { seat, count, by });
  }
  const winner = gaining.find(seat => playerOf(game, seat).points === target);
  if (winner !== undefined) yield* winGame(game, winner);
}

export function* losePoints(game: State, seat: Seat, count: number, by: string): Rule {
  const player = playerToChange(game, seat);
  player.points = Math.max(0, player.points - count);
  yield* emit('points', { seat, count: -count, by });
}

/** Ends the game immediately. */
export function* winGame(game: State, seat: Seat): Rule {
  game.winner = seat;
  yield* emit('won', { seat });
  yield* finish();
}

/** No objective is left to reveal: most points win, ties by initiative (LRR 61.15a, LRR 98.8). */
export function* winByPoints(game: State): Rule {
  const [first, ...others] = initiativeOrder(game);
  const points = (seat: Seat): number => playerOf(game, seat).points;
  yield* winGame(
    game,
    others.reduce((best, seat) => (points(seat) > points(best) ? seat : best), first!),
  );
}

/** Scores an objective for its points. A secret one leaves the hand and is revealed (LRR 61.18). */
export function* scoreObjective(game: State, seat: Seat, objective: CardKey, points: number): Rule {
  const player = playerToChange(game, seat);
  player.scored.push(objective);
  if (player.secrets.includes(objective)) {
    player.secrets = player.secrets.filter(each => each !== objective);
    game.secretsScored.push(objective);
  }
  game.combat?.scorers.push(seat);
  yield* emit('scored', { seat, objective });
  yield* gainPoints(game, seat, points, objective);
  yield* open(game, afterObjectiveScored, { seat, objective });
}
