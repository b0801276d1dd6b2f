import { afterControlLost, whenControlGained } from '../../moments/galaxy/windows.ts';
import { gainPoints, losePoints } from '../../verbs/objectives/points.ts';
import { on } from '../ability.ts';
import { legendary } from './legendary.ts';

const id = 'a-song-like-marrow';
const planet = 'styx';

export const aSongLikeMarrow = legendary({
  id,
  planet,
  responses: [
    on(whenControlGained, {
      must: true,
      atOnce: true,
      when: (_game, me, gained) => gained.seat === me && gained.planet === planet,
      play: (game, me) => gainPoints(game, me, 1, id),
    }),
    // Not `on`: the player who lost the planet lost the card.
    () =>
      afterControlLost.install({
        id,
        automatic: true,
        playable: (_game, me, lost) => (lost.seat === me && lost.planet === planet ? [id] : []),
        play: (game, me) => losePoints(game, me, 1, id),
      }),
  ],
});
