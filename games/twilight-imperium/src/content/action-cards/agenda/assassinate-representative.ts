import { seatsClockwise } from '../../../model/readers.ts';
import { afterAgendaRevealed } from '../../../moments/agenda/windows.ts';
import { barFromVoting } from '../../../verbs/agenda/votes.ts';
import { reaction } from '../action-card.ts';
import { seatAims } from '../aims.ts';

export const assassinateRepresentative = reaction({
  id: 'assassinate-representative',
  window: afterAgendaRevealed,
  when: () => true,
  aims: (game, me) => seatAims(seatsClockwise(game, me)),
  *resolve(game, _me, _moment, { aim }) {
    yield* barFromVoting(game, Number(aim));
  },
});
