import { choose } from '@orrery/kernel';
import type { State } from '../../../model/state.ts';
import { beforeVoting } from '../../../moments/agenda/windows.ts';
import { discardLaw } from '../../../verbs/agenda/laws.ts';
import { outcomesNow } from '../../../verbs/agenda/votes.ts';
import { agenda, on } from '../agenda.ts';

const id = 'committee-formation';

const electsPlayer = (game: State): boolean => {
  const outcomes = outcomesNow(game);
  return outcomes.length > 0 && outcomes.every(({ at }) => at?.seat !== undefined);
};

export const committeeFormation = agenda({
  id,
  responses: [
    on(beforeVoting, {
      when: (game, _me, { outcome }) => outcome === null && electsPlayer(game),
      *play(game, me, moment) {
        yield* discardLaw(game, id);
        const chosen = yield* choose(me, id, outcomesNow(game), {
          key: ({ key }) => key,
          at: ({ at }) => at!,
        });
        moment.outcome = chosen.key;
      },
    }),
  ],
});
