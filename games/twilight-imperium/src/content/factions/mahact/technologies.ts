import { choose } from '@orrery/kernel';
import { playerOf } from '../../../model/readers.ts';
import { beforeVote } from '../../../moments/agenda/windows.ts';
import { startOfTurn } from '../../../moments/phases/windows.ts';
import { afterUnitsDestroyed } from '../../../moments/units/windows.ts';
import { demandVote } from '../../../verbs/agenda/demands.ts';
import { outcomesNow } from '../../../verbs/agenda/votes.ts';
import { awaitRevival, placeRevived } from '../../../verbs/units/revival.ts';
import { on, technology } from '../../technologies/technology.ts';
import { isOwnInfantry } from '../../technologies/unit-upgrades/infantry-ii.ts';

/** Revived without a die roll. What each gains when destroyed is on the unit. */
export const crimsonLegionnaireII = technology({
  id: 'crimson-legionnaire-ii',
  responses: [
    on(afterUnitsDestroyed, {
      must: true,
      atOnce: true,
      when: (_game, me, destroyed) => isOwnInfantry('crimson-legionnaire-ii', me, destroyed),
      play: (game, me, { count }) => awaitRevival(game, me, count),
    }),
    on(startOfTurn, {
      must: true,
      when: (game, me, { seat }) => seat === me && playerOf(game, me).reviving > 0,
      play: (game, me) => placeRevived(game, me),
    }),
  ],
});

export const geneticRecombination = technology({
  id: 'genetic-recombination',
  responses: [
    on(beforeVote, {
      exhausts: true,
      when: (game, me, { seat, demanded }) => seat !== me && demanded === null && outcomesNow(game).length > 0,
      *play(game, me, moment) {
        const outcome = yield* choose(me, 'genetic-recombination', outcomesNow(game), {
          key: each => each.key,
          at: each => each.at ?? { outcome: each.key },
          prompt: { seat: moment.seat },
        });
        yield* demandVote(moment, outcome.key);
      },
    }),
  ],
});
