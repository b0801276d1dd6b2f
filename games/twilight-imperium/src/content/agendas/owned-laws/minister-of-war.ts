import { choose } from '@orrery/kernel';
import { hasToken } from '../../../model/readers.ts';
import { afterAction } from '../../../moments/phases/windows.ts';
import { discardLaw } from '../../../verbs/agenda/laws.ts';
import { removeToken } from '../../../verbs/tokens/tokens.ts';
import { agenda, on } from '../agenda.ts';

const id = 'minister-of-war';

export const ministerOfWar = agenda({
  id,
  responses: [
    on(afterAction, {
      when: (game, me, { seat }) => seat === me && game.systems.some(system => hasToken(system, me)),
      *play(game, me, moment) {
        yield* discardLaw(game, id);
        const systems = game.systems.filter(system => hasToken(system, me));
        const system =
          systems.length === 1 ? systems[0]! : yield* choose(me, id, systems, { at: each => ({ system: each.id }) });
        yield* removeToken(game, me, system.id);
        moment.further++;
      },
    }),
  ],
});
