import { afterCombat } from '../../../moments/combat/windows.ts';
import { agenda, on } from '../agenda.ts';
import { gainWithPoint, passWithPoint } from './worth-a-point.ts';

const id = 'shard-of-the-throne-agenda';

export const shardOfTheThroneAgenda = agenda({
  id,
  elected: gainWithPoint(id),
  responses: [
    on(afterCombat, {
      must: true,
      atOnce: true,
      when: (_game, me, { winner, loser }) => loser === me && winner !== null,
      play: (game, me, { winner }) => passWithPoint(game, id, me, winner!),
    }),
  ],
});
