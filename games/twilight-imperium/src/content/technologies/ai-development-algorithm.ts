import { isReady } from '../../model/readers.ts';
import { technologies } from '../../model/technologies.ts';
import { prerequisiteWaivers } from '../../moments/queries.ts';
import { whenProducing } from '../../moments/windows.ts';
import { unitUpgradesOf } from '../../verbs/technology.ts';
import { modify, on, technology } from './technology.ts';

const id = 'ai-development-algorithm';

export const aiDevelopmentAlgorithm = technology({
  id,
  passive: [
    modify(prerequisiteWaivers, ({ seat, technology: researched }, cards, game) =>
      technologies[researched].upgrades !== undefined && isReady(game, seat, id) ? [...cards, id] : cards,
    ),
  ],
  responses: [
    on(whenProducing, {
      exhausts: true,
      when: (game, me, { seat }) => seat === me && unitUpgradesOf(game, me).length > 0,
      *play(game, me, bill) {
        bill.discount += unitUpgradesOf(game, me).length;
      },
    }),
  ],
});
