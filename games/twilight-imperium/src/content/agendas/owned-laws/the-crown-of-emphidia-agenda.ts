import { playerOf, systemWith } from '../../../model/readers.ts';
import { afterControlGained } from '../../../moments/galaxy/windows.ts';
import { agenda, on } from '../agenda.ts';
import { gainWithPoint, passWithPoint } from './worth-a-point.ts';

const id = 'the-crown-of-emphidia-agenda';

export const theCrownOfEmphidiaAgenda = agenda({
  id,
  elected: gainWithPoint(id),
  responses: [
    on(afterControlGained, {
      must: true,
      when: (game, me, { seat, planet }) => seat !== me && systemWith(game, planet).id === playerOf(game, me).home,
      play: (game, me, { seat }) => passWithPoint(game, id, me, seat),
    }),
  ],
});
