import type { Seat } from '@orrery/kernel';
import { seatsClockwise } from '../model/readers.ts';
import type { State } from '../model/state.ts';
import { vote, voting } from '../moments/steps.ts';

/** The seats that have yet to vote, in order: from the waiting steps, otherwise all, from the left of the speaker. */
export function remainingVoters(game: State): Seat[] {
  if (!game.agenda || game.decidedAlone) return [];
  for (const { proc, args } of game.stack) if (proc === voting.id) return [...(args as { order: Seat[] }).order];
  const waiting = game.stack.flatMap(({ proc, args }) => (proc === vote.id ? [(args as { seat: Seat }).seat] : []));
  if (waiting.length > 0) return waiting.reverse();
  const [speaker, ...others] = seatsClockwise(game, game.speaker);
  return [...others, speaker!];
}
