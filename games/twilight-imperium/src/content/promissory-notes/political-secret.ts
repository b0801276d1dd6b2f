import type { Seat } from '@orrery/kernel';
import type { State } from '../../model/state.ts';
import { afterAgendaResolved, whenAgendaRevealed } from '../../moments/agenda/windows.ts';
import { mayPlayActionCards } from '../../moments/cards/queries.ts';
import { mayUseFactionAbilities } from '../../moments/factions/queries.ts';
import { excludeFromAgenda } from '../../verbs/agenda/votes.ts';
import { returnNote } from '../../verbs/cards/notes.ts';
import { fromHand, inPlay, promissoryNote } from './promissory-note.ts';

const unlessExcluded = (game: State, seat: Seat, may: boolean): boolean => may && !game.agenda?.excluded.includes(seat);

export const politicalSecret = promissoryNote(
  'political-secret',
  () => {
    for (const asked of [mayPlayActionCards, mayUseFactionAbilities]) asked.install(unlessExcluded);
  },
  fromHand(whenAgendaRevealed, {
    when: () => true,
    stays: true, // until the agenda is resolved, or discarded
    play: (game, _me, owner) => excludeFromAgenda(game, owner),
  }),
  inPlay(
    afterAgendaResolved,
    () => true,
    (game, _me, note) => returnNote(game, note),
  ),
);
