import { chooseIfAny } from '@orrery/kernel';
import { othersClockwise, playerOf } from '../../../model/readers.ts';
import { whenAgendaRevealed } from '../../../moments/agenda/windows.ts';
import { passNote, tradableNotes } from '../../../verbs/cards/notes.ts';
import { reaction } from '../action-card.ts';
import { seatAims } from '../aims.ts';

export const diplomaticPressure = reaction({
  id: 'diplomatic-pressure',
  window: whenAgendaRevealed,
  when: (_game, _me, { cancelled }) => !cancelled,
  aims: (game, me) => seatAims(othersClockwise(game, me).filter(seat => playerOf(game, seat).notes.length > 0)),
  oncePerPlayer: true,
  *resolve(game, me, _moment, { aim }) {
    const from = Number(aim);
    const note = yield* chooseIfAny(from, 'diplomatic-pressure', tradableNotes(game, from, me), {
      at: card => ({ card }),
      prompt: { to: me },
    });
    if (note) yield* passNote(game, from, me, note);
  },
});
