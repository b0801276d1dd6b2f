import { isReady } from '../../model/readers.ts';
import { technologies } from '../../model/technologies.ts';
import { prerequisiteWaivers, vouchersOf } from '../../moments/queries.ts';
import { exhaustTechnology, unitUpgradesOf } from '../../verbs/technology.ts';
import { modify, technology } from './technology.ts';

const id = 'ai-development-algorithm';

export const aiDevelopmentAlgorithm = technology({
  id,
  passive: [
    modify(prerequisiteWaivers, ({ seat, technology: researched }, cards, game) =>
      technologies[researched].upgrades !== undefined && isReady(game, seat, id) ? [...cards, id] : cards,
    ),
    modify(vouchersOf, ({ seat }, cards, game) => {
      const amount = unitUpgradesOf(game, seat).length;
      if (amount === 0 || !isReady(game, seat, id)) return cards;
      return [
        ...cards,
        { card: id, at: { technology: id }, amount, use: (state, me) => exhaustTechnology(state, me, id) },
      ];
    }),
  ],
});
